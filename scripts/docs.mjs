// Writes the generated pages: docs/rulings.md from the RULING: marks in the source, docs/rules/<game>.md from the section
// list and the rule cases. A test compares them with what is committed; `npm run docs` writes them.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function filesUnder(dir, ending) {
  return fs
    .readdirSync(path.join(root, dir), { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${dir}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(name, ending) : name.endsWith(ending) ? [name] : [];
    })
    .sort();
}

/** Every comment that begins with RULING:, joined over its lines. */
export function findRulings() {
  const rulings = [];
  for (const file of filesUnder('src', '.ts')) {
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    lines.forEach((line, i) => {
      const at = line.indexOf('RULING:');
      if (at < 0) return;
      const parts = [
        line
          .slice(at + 'RULING:'.length)
          .replace('*/', '')
          .trim(),
      ];
      for (let j = i + 1; j < lines.length; j++) {
        const next = lines[j].trim();
        const body = next.replace(/^(\/\/|\*)\s?/, '');
        if (!/^(\/\/|\*)(?!\/)/.test(next) || body.includes('RULING:')) break;
        parts.push(body.replace('*/', '').trim());
      }
      rulings.push({ file, text: parts.join(' ').trim() });
    });
  }
  return rulings;
}

/** The rulings that a battle may take the other way, read from the game's list: key, question and both answers. */
export function findSwitches(game) {
  const text = fs.readFileSync(path.join(root, `src/games/${game}/rulings.ts`), 'utf8');
  const word = (block, name) => new RegExp(`\\b${name}:\\s*(['"])(.*?)\\1,\\n`).exec(block)?.[2] ?? '';
  return text
    .split(/\n {2}\{\n/)
    .slice(1)
    .map((block) =>
      Object.fromEntries(['key', 'question', 'usual', 'instead'].map((name) => [name, word(block, name)])),
    );
}

export function rulingsPage() {
  const rulings = findRulings();
  return [
    '# Rulings',
    '',
    'Where the rulebook can be read in two ways, or is silent, the project has chosen. This page is made from the marks',
    '`RULING:` in the source (`npm run docs`); the reference in brackets says which rule it reads.',
    '',
    ...rulings.map(({ file, text }) => `- ${text} (\`${file}\`)`),
    '',
    '## Settled the other way',
    '',
    'A battle takes the other reading of these points when its options name the key: `options: sightEdgeByEdge` in a record',
    'or a position. Rule cases prove both readings.',
    '',
    '| key | question | usual | with the key |',
    '|---|---|---|---|',
    ...findSwitches('ancients').map((one) => `| \`${one.key}\` | ${one.question} | ${one.usual} | ${one.instead} |`),
    '',
  ].join('\n');
}

export function readSections(game) {
  return fs
    .readFileSync(path.join(root, `cases/${game}/sections.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [ref, text] = line.split('|').map((part) => part.trim());
      return { ref, text };
    });
}

/** Titles of all cases of a game, with their files. */
export function readCaseTitles(game) {
  return filesUnder(`cases/${game}`, '.case').flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('title:'))
      .map((line) => ({ file, title: line.slice('title:'.length).trim() })),
  );
}

/** The section a title belongs to: its words before the first colon. */
export const sectionOf = (title) => title.split(':')[0].trim();

export function rulesPage(game, name) {
  const sections = readSections(game);
  const cases = readCaseTitles(game);
  const lines = [
    `# ${name}: the rules and the cases that prove them`,
    '',
    'Made from the section list and the titles of the rule cases (`npm run docs`). References such as `A 12` are the',
    'sections of the published rulebook; the words are ours. A case is a position, the choices played, the dice and what must then be true; see docs/notation.md.',
    '',
    `${cases.length} cases in ${sections.length} sections.`,
    '',
  ];
  for (const { ref, text } of sections) {
    const own = cases.filter((c) => sectionOf(c.title) === ref);
    lines.push(`## ${ref}`, '', `${text[0].toUpperCase()}${text.slice(1)}.`, '');
    for (const { title, file } of own) {
      lines.push(`- ${title.slice(ref.length + 1).trim()} (\`${file.split('/').pop()}\`)`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

export const pages = () => [
  { file: 'docs/rulings.md', text: rulingsPage() },
  { file: 'docs/rules/ancients.md', text: rulesPage('ancients', 'Commands & Colors: Ancients') },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of pages()) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
    console.log(`wrote ${file}`);
  }
}
