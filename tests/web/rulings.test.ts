// Rulings that a table may settle the other way: their keys travel with starts, records, positions and saved states, unknown
// ones are refused by name, and without any of them nothing changes. The rule cases in 600-rulings prove each reading.

import { describe, expect, it, test } from 'vitest';
import { rulingsPage } from '../../scripts/docs-rulings.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { rulings } from '../../src/games/ancients/tables/rulings.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import { books } from '../../src/web/data/books.ts';
import { playRandom } from '../views/random-games.ts';

const newChance = (seed: string) => new SeededChance(seed);
const keys = rulings.map(({ key }) => key);
const caseText = await import('node:fs').then((fs) =>
  fs.readFileSync(new URL('../../cases/ancients/600-rulings.case', import.meta.url), 'utf8'),
);

describe('rulings', () => {
  test('each is written in full, and the page of rulings lists it', () => {
    const page = rulingsPage();
    for (const { game } of books) {
      expect(new Set(game.rulings.map(({ key }) => key)).size).toBe(game.rulings.length);
      for (const ruling of game.rulings) {
        for (const text of Object.values(ruling)) expect(text).not.toBe('');
        const { key, question, usual, instead } = ruling;
        expect(page).toContain(`| \`${key}\` | ${question} | ${usual} | ${instead} |`);
      }
    }
  });

  it.each(keys)('%s has rule cases by the other reading', (key) => {
    expect(caseText).toContain(`options: ${key}\n`);
  });

  it.each(keys)('%s travels in record, position and saved state', (key) => {
    const scenario = key === 'poorLeadersDoNotSupport' || key === 'leaderDieAttacksOnly' ? '107' : '010';
    const start = { scenario: `ancients/${scenario}`, options: [key] };
    const table = playRandom({ start, seed: key }, 3, () => {}, 400);
    const { state } = table;
    expect(state.battle.readings[key]).toBe(true);
    const text = printRecord(table.record(), ancientsRules);
    expect(text).toContain(`options: ${key}`);
    const again = replay(ancientsRules, parseRecord(text, ancientsRules));
    expect(again.state.buf.every((word, i) => word === state.buf[i])).toBe(true);
    const chance = newChance('x');
    expect(
      ancientsRules.fromJSON(JSON.parse(JSON.stringify(ancientsRules.toJSON(state))), chance).battle.readings,
    ).toEqual(state.battle.readings);
    const position = ancientsRules.positionText(state);
    expect(position).toMatch(new RegExp(`^options: .*${key}`, 'm'));
    expect(ancientsRules.start({ text: position }, chance).battle.readings[key]).toBe(true);
  });

  test('none is taken unless it is named', () => {
    const g = ancientsRules.start({ scenario: 'ancients/010' }, newChance('x'));
    expect(Object.keys(g.battle.readings)).toEqual(keys);
    expect(Object.values(g.battle.readings).every((taken) => !taken)).toBe(true);
    expect(ancientsRules.positionText(g)).not.toMatch(/^options:/m);
  });

  test('they stand beside the optional rules of a sheet', () => {
    const options = ['tacticalFlexibility', 'sightEdgeByEdge'];
    const g = ancientsRules.start({ scenario: 'ancients/120', options }, newChance('x'));
    expect(ancientsRules.positionText(g)).toMatch(/^options: tacticalFlexibility sightEdgeByEdge$/m);
    expect(g.battle.readings.sightEdgeByEdge).toBe(true);
  });

  test('an unknown key is refused with the list of known ones', () => {
    const start = { scenario: 'ancients/010', options: ['sightEdge'] };
    const all = keys.join(', ');
    expect(() => ancientsRules.start(start, newChance('x'))).toThrow(
      `Castulo has no optional rule "sightEdge"; it has none, and the rulings ${all}`,
    );
    const position = 'vexillum 1 position\noptions: sightEdge\nunits top: LI A1\nunits bottom: LI I1\n';
    expect(() => ancientsRules.start({ text: position }, newChance('x'))).toThrow(
      'line 2, column 10: expected an optional rule of the sheet (the sheet has none) or a ruling ' +
        '(the nearest is "sightEdgeByEdge"), found "sightEdge"',
    );
  });
});
