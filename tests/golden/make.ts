// Writes the golden games: one battle of every scenario between the strongest bots of its game, and one for each way of ending.
// Games of earlier rules stay as they are. Run it only for a game whose rules version changes, or for new endings:
// npx tsx tests/golden/make.ts medieval endings

import { mkdirSync, writeFileSync } from 'node:fs';
import { gameOfText } from '../../src/cli/games.ts';
import { printRecord } from '../../src/kernel/record-notation.ts';
import { Table } from '../../src/kernel/table.ts';
import { askBot, makeBot, rulesets } from '../../src/loaded.ts';
import { endings } from './endings.ts';
import { goldenName } from './names.ts';

const folder = new URL('./records/', import.meta.url);
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);

for (const ruleset of rulesets.filter(({ id }) => wanted.includes(id))) {
  for (const { id } of ruleset.scenarios) {
    const name = goldenName(id, ruleset.rulesVersion);
    const table = new Table(ruleset, { start: { scenario: id }, seed: `golden ${id}` });
    const bots = ruleset.seatNames.map((_, seat) => makeBot('drill', `golden ${id} ${seat}`, ruleset.id));
    while (!table.over) {
      const bot = bots[table.seat];
      if (!bot) throw new Error('no bot is called drill');
      table.choose(askBot(bot, table));
    }
    writeFileSync(new URL(`${name}.record`, folder), printRecord(table.record(), ruleset));
    console.log(name, table.number - 1, table.record().outcome);
  }
}

// `endings` writes all of them, `ending-draw` one.
for (const ending of endings.filter(({ name }) => wanted.includes('endings') || wanted.includes(`ending-${name}`))) {
  const text = `vexillum 1 position\n${ending.position}\n`;
  const ruleset = gameOfText(text).rules;
  /** A face's number, or the first of `3/5`. */
  const die = (word: string): number =>
    word.includes('/') ? Number(word.split('/')[0]) - 1 : ruleset.faces.indexOf(word);
  const table = new Table(ruleset, {
    start: { text },
    dice: ending.dice.map((roll) => roll.split(' ').map(die)),
  });
  for (const choice of ending.choices) table.choose(choice);
  writeFileSync(new URL(`ending-${ending.name}.record`, folder), printRecord(table.record(), ruleset));
  const { outcome } = table.record();
  console.log(ending.name, outcome, outcome === ending.outcome ? '' : `expected ${ending.outcome}`);
}
