// Writes the golden games: one battle of every scenario between two drill bots, and one for each way of ending.
// Run it only when the rules version changes: npx tsx tests/golden/make.ts

import { mkdirSync, writeFileSync } from 'node:fs';
import { askBot, makeBot } from '../../src/bots/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { printRecord } from '../../src/kernel/record-notation.ts';
import { Table } from '../../src/kernel/table.ts';
import { endings } from './endings.ts';

const folder = new URL('./records/', import.meta.url);
mkdirSync(folder, { recursive: true });

const faces = ancientsRules.faces;
/** A face's number, or the first of `3/5`. */
const die = (word: string): number => (word.includes('/') ? Number(word.split('/')[0]) - 1 : faces.indexOf(word));

for (const { id } of ancientsRules.scenarios) {
  const name = id.replace('/', '-');
  const table = new Table(ancientsRules, { start: { scenario: id }, seed: `golden ${id}` });
  const bots = [0, 1].map((seat) => makeBot('drill', `golden ${id} ${seat}`));
  while (!table.over) {
    const bot = bots[table.seat];
    if (!bot) throw new Error('no bot is called drill');
    table.choose(askBot(bot, table));
  }
  writeFileSync(new URL(`${name}.record`, folder), printRecord(table.record(), ancientsRules));
  console.log(name, table.number - 1, table.record().outcome);
}

for (const ending of endings) {
  const text = `vexillum 1 position\n${ending.position}\n`;
  const table = new Table(ancientsRules, {
    start: { text },
    dice: ending.dice.map((roll) => roll.split(' ').map(die)),
  });
  for (const choice of ending.choices) table.choose(choice);
  writeFileSync(new URL(`ending-${ending.name}.record`, folder), printRecord(table.record(), ancientsRules));
  console.log(
    ending.name,
    table.record().outcome,
    table.record().outcome === ending.outcome ? '' : `expected ${ending.outcome}`,
  );
}
