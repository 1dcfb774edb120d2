// docs/agent-door.md: the worked session is what the door really says, and every request is described.
// After a change, UPDATE_DOCS=1 npx vitest run tests/cli/door-docs.test.ts writes the session anew.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { Door } from '../../src/cli/door/door.ts';
import { REQUESTS } from '../../src/cli/door/door-requests.ts';

const FILE = 'docs/agent-door.md';
const LONGEST = 420;

const position = [
  'vexillum 1 position',
  'units top: MI E6; LI E5 E7',
  'units bottom: HI F6',
  'leaders bottom: Varro F6',
  'phase: battle',
  'ordered: F6',
  '',
].join('\n');

const REQUESTED: readonly object[] = [
  { do: 'start', position, dice: 'swords medium flag flag light' },
  { do: 'choices' },
  { do: 'why', choice: 'close F6 x E5' },
  { do: 'explain', query: 'close F6 x E6' },
  { do: 'odds', choice: 'close F6 x E6' },
  { do: 'choose', choice: 'close F6 x E6', number: 1 },
  { do: 'choose', choice: 'close F6 x E7', number: 1 },
  { do: 'choices' },
  { do: 'choose', choice: 'stand', number: 2 },
  { do: 'undo' },
  { do: 'choices' },
  { do: 'choose', choice: 'ignore 1', number: 3 },
  { do: 'choose', choice: 'retreat E6 D5', number: 4 },
  { do: 'choices' },
  { do: 'log', seat: 'top', since: 3 },
  { do: 'record' },
  { do: 'quit' },
];

function session(): string {
  const door = new Door();
  const lines = REQUESTED.flatMap((fields, i) => {
    const request = JSON.stringify({ id: i + 1, ...fields });
    const answer = door.answer(request);
    return [`> ${request}`, `< ${answer.length > LONGEST ? `${answer.slice(0, LONGEST)} ...` : answer}`];
  });
  return `<!-- session -->\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n<!-- end of session -->`;
}

const BLOCK = /<!-- session -->[\s\S]*<!-- end of session -->/;

test('the worked session is real', () => {
  const text = fs.readFileSync(FILE, 'utf8');
  const real = session();
  if (process.env['UPDATE_DOCS'] === '1')
    fs.writeFileSync(
      FILE,
      text.replace(BLOCK, () => real),
    );
  else expect(BLOCK.exec(text)?.[0], 'the door speaks otherwise now: write the session anew (see above)').toBe(real);
});

test('every request and every field is described', () => {
  const text = fs.readFileSync(FILE, 'utf8');
  for (const [name, { fields }] of Object.entries(REQUESTS)) {
    expect(text, name).toMatch(new RegExp(`^### .*\\b${name}\\b|^- \`${name}\``, 'm'));
    for (const field of Object.keys(fields)) expect(text, field).toMatch(new RegExp(`\\b${field.replace('?', '')}\\b`));
  }
});
