// Dice entered by hand: the table waits for them, plays them, and its record replays.

import { expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { DiceError, DiceWanted } from '../../src/kernel/chance.ts';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay, replayTable } from '../../src/kernel/replay.ts';
import { Table } from '../../src/kernel/table.ts';
import { makeRandom } from '../kit/random.ts';

const position = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6
leaders bottom: Varro F6
phase: battle
ordered: F6
`;
const FACES = ancientsRules.faces;
const dice = (...names: string[]): number[] => names.map((name) => FACES.indexOf(name));
const open = () => new Table(ancientsRules, { start: { text: position }, seed: 'deck', entered: true });

test('a choice that rolls asks for its dice and changes nothing until they are entered', () => {
  const table = open();
  table.choose('close F6 x E6');
  const before = table.state.buf.slice();
  const events = table.eventCount;
  let wanted: unknown;
  try {
    table.choose('stand');
  } catch (error) {
    wanted = error;
  }
  expect(wanted).toBeInstanceOf(DiceWanted);
  expect((wanted as DiceWanted).count).toBe(5);
  expect(table.state.buf).toEqual(before);
  expect(table.eventCount).toBe(events);
  expect(table.unfinishedTellings(1).map((one) => one.text)).toEqual([
    'Bottom heavy infantry at F6 strikes at Top medium infantry at E6 with 5 dice.',
  ]);
  table.choose('stand', 2, [dice('medium', 'swords', 'light', 'light', 'heavy')]);
  expect(table.view(1).units.find((unit) => unit.hex === 'E6')?.blocks).toBe(2);
});

test('a choice with several rolls asks for one after the other', () => {
  const table = open();
  table.choose('close F6 x E6');
  const attack = dice('light', 'light', 'heavy', 'heavy', 'heavy');
  table.choose('stand', 2, [attack]);
  expect(table.prompt()?.decision).toBe('chooseBattleBack');
  expect(() => table.choose('battle back')).toThrow(DiceWanted);
  // The battle back costs a block, so Varro is checked with two dice more.
  const back = dice('heavy', 'light', 'light', 'light');
  expect(() => table.choose('battle back', 3, [back])).toThrow(DiceWanted);
  expect(table.unfinishedTellings(-1).length).toBeGreaterThan(2);
  table.choose('battle back', 3, [back, dice('helmet', 'helmet')]);
  expect(table.view(1).leaders[0].fate).toBe('eliminated');
});

test('dice that do not fit are refused and nothing is lost', () => {
  const table = open();
  table.choose('close F6 x E6');
  expect(() => table.choose('stand', 2, [dice('light')])).toThrow(DiceError);
  expect(() => table.choose('stand', 2, [[0, 0, 0, 0, 9]])).toThrow('cannot show side 10');
  expect(() => table.choose('stand', 2, [[0, 0, 0, 0, 0.5]])).toThrow(DiceError);
  expect(table.number).toBe(2);
});

test('the record of entered dice replays, and the game goes on by hand', () => {
  const table = open();
  table.choose('close F6 x E6');
  table.choose('stand', 2, [dice('medium', 'medium', 'light', 'light', 'heavy')]);
  const text = printRecord(table.record(), ancientsRules);
  const record = parseRecord(text, ancientsRules);
  const again = replay(ancientsRules, record, undefined, { entered: true });
  expect(printRecord(again.record(), ancientsRules)).toBe(text);
  expect(() => again.choose('battle back')).toThrow(DiceWanted);
  expect(replayTable(ancientsRules, record).number).toBe(1);
});

test('other rolls and the deck are the program’s', () => {
  // A card lost at random has as many sides as there are cards: nobody is asked for it.
  const texts: string[] = [];
  for (let seed = 1; seed <= 6; seed++) texts.push(playByHand('ancients/112', seed));
  expect(texts.some((text) => / \d\/\d/.test(text))).toBe(true);
  for (const text of texts) expect(replay(ancientsRules, parseRecord(text, ancientsRules)).over).toBe(true);
});

/** A whole battle with made-up dice; answers its record. */
function playByHand(scenario: string, seed: number): string {
  const table = new Table(ancientsRules, { start: { scenario }, seed: String(seed), entered: true });
  const random = makeRandom(seed);
  while (!table.over) {
    const choices = table.choices();
    const choice = choices[random(choices.length)];
    const given: number[][] = [];
    for (let waits = true; waits; ) {
      try {
        table.choose(choice, table.number, given);
        waits = false;
      } catch (error) {
        if (!(error instanceof DiceWanted)) throw error;
        expect(error.sides).toBe(6);
        given.push(Array.from({ length: error.count }, () => random(6)));
      }
    }
  }
  return printRecord(table.record(), ancientsRules);
}
