import { describe, expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { DiceError } from '../../src/kernel/chance.ts';
import type { GameRecord } from '../../src/kernel/game-record.ts';
import { call } from '../../src/kernel/procedure.ts';
import { replay } from '../../src/kernel/replay.ts';
import { Table, TableError, type TableOptions } from '../../src/kernel/table.ts';
import { diced, type Lottery, lottery, plain, shuffleDeck } from './toys/lottery.ts';
import { toyRules } from './toys/toy.ts';

const start = { scenario: 'the only one' };
const rules = toyRules(lottery, (g) => {
  shuffleDeck(g);
  call(g, plain);
});
const tableOf = (options: Omit<TableOptions, 'start'> = { seed: 'lots' }) => new Table(rules, { start, ...options });
type LotteryTable = ReturnType<typeof tableOf>;

const still = (table: LotteryTable) => ({
  buf: Array.from(table.state.buf),
  events: table.events(),
  record: table.record(),
  number: table.number,
});

function refused(table: LotteryTable, act: () => void): TableError {
  const before = still(table);
  try {
    act();
  } catch (error) {
    expect(still(table)).toEqual(before);
    expect(error).toBeInstanceOf(TableError);
    return error as TableError;
  }
  return expect.unreachable('it was played');
}

describe('choosing', () => {
  test('by text or by value, and everything is recorded', () => {
    const table = tableOf();
    expect([table.number, table.seat, table.over]).toEqual([1, 0, false]);
    expect(table.choices()).toEqual(['wait', 'swap', `take ${table.state.deck[0]}`, 'roll']);
    table.choose('swap', 1);
    table.choose(table.values()[0]);
    expect([table.number, table.seat]).toEqual([3, 1]);
    expect(table.record().choices).toEqual([
      { seat: 0, text: 'swap', rolls: [] },
      { seat: 0, text: 'wait', rolls: [] },
    ]);
    table.choose('roll');
    const [rolled] = table.record().choices[2].rolls;
    expect([rolled.sides, rolled.dice.length]).toEqual([6, 3]);
  });

  test('a late answer is refused by its number', () => {
    const table = tableOf();
    table.choose('swap', 1);
    const error = refused(table, () => table.choose('wait', 1));
    expect(error.message).toBe('decision 1 was answered, but decision 2 waits');
    expect(error.number).toBe(2);
    refused(table, () => table.choose('wait', 3));
    table.choose('wait', 2);
  });

  test('what is not on offer, or no choice at all, changes nothing', () => {
    const table = tableOf();
    table.choose('swap');
    expect(refused(table, () => table.choose('swap')).message).toBe('"swap" is not on offer');
    expect(refused(table, () => table.choose(`take ${table.state.deck[1]}`)).message).toContain('is not on offer');
    expect(refused(table, () => table.choose('jump')).message).toContain('"jump" is no choice');
    expect(refused(table, () => table.choose('take me')).message).toBe('expected a number, found "me"');
    expect(refused(table, () => table.choose(1 << 16)).message).toBe('"swap" is not on offer');
  });

  test('the end takes no more choices', () => {
    const table = tableOf({ dice: [[5, 5, 5]] });
    table.choose('roll');
    expect([table.over, table.seat, table.prompt(), table.choices()]).toEqual([true, -1, null, []]);
    expect(table.record().outcome).toBe('first');
    expect(refused(table, () => table.choose('wait')).message).toContain('over');
  });

  test('a choice that fails half-way is as if it had not been made, dice and all', () => {
    const table = tableOf({
      dice: [
        [1, 2],
        [3, 4, 5],
      ],
    });
    table.choose('swap');
    const before = still(table);
    expect(() => table.choose('roll')).toThrow(DiceError);
    expect(still(table)).toEqual(before);
    expect(() => table.choose('roll')).toThrow('ask for 3 dice, but 2 are written');
  });

  test('written dice that it used up before it failed are there again', () => {
    const text = [
      'vexillum 1 position',
      'units top: MI E6',
      'units bottom: HI F6',
      'leaders bottom: Varro F6',
      'phase: battle',
      'ordered: F6',
    ].join('\n');
    // The attack; the answer, which costs a block; and the check of the leader, for which too few are written.
    const dice = [[0, 0, 0, 0, 0], [2, 0, 0, 0], [0]];
    const table = new Table(ancientsRules, { start: { text }, dice });
    table.choose('close F6 x E6');
    table.choose('stand');
    for (let times = 0; times < 2; times++) {
      expect(() => table.choose('battle back')).toThrow('the rules ask for 2 dice, but 1 are written');
    }
    expect([table.number, table.state.waiting]).toEqual([3, 0]);
  });

  test('events carry the number of their choice', () => {
    const table = tableOf({ dice: [[0, 1, 5]] });
    table.choose('swap');
    table.choose('roll');
    expect(table.events()).toEqual([
      { kind: 'swaps', values: [0, 0, 0, 0], number: 1 },
      { kind: 'dice', values: [0, 0, 0, 0], number: 2 },
    ]);
    expect(table.log(0, 1)).toEqual([{ number: 2, text: 'dice 0 0 0 0' }]);
  });
});

describe('taking back', () => {
  test('what nobody has seen', () => {
    const table = tableOf();
    const before = still(table);
    table.choose('swap');
    expect(table.undoRefusal).toBe('');
    table.undo();
    expect(still(table)).toEqual(before);
    expect(refused(table, () => table.undo()).message).toContain('nothing has been chosen yet');
  });

  test.each([
    ['roll', 'dice have been rolled'],
    ['take', 'a hidden card has been seen'],
  ])('not after "%s"', (word, reason) => {
    const table = tableOf();
    table.choose('swap');
    table.choose(table.choices().find((text) => text.startsWith(word)) ?? '');
    expect(table.undoRefusal).toBe(reason);
    expect(refused(table, () => table.undo()).message).toContain(reason);
  });

  test('also what handed the decision to another player, until he has chosen', () => {
    const table = tableOf();
    const before = still(table);
    const { seat } = table;
    table.choose('wait');
    expect(table.seat).not.toBe(seat);
    expect(table.backSeat).toBe(seat);
    table.undo();
    expect(still(table)).toEqual(before);
    table.choose('wait');
    table.choose('swap');
    expect(table.backSeat).toBe(table.record().choices[1].seat);
    table.undo();
    expect(refused(table, () => table.undo()).message).toContain('another player has chosen since');
  });

  test('only as far as the last thing seen', () => {
    const table = tableOf();
    table.choose(`take ${table.state.deck[0]}`);
    const before = still(table);
    table.choose('swap');
    table.undo();
    expect(still(table)).toEqual(before);
    refused(table, () => table.undo());
  });
});

/** Always the last choice but one: some of everything. */
function playOn(table: LotteryTable, choices = 40): GameRecord {
  for (let i = 0; i < choices && !table.over; i++) {
    const offered = table.choices();
    table.choose(offered[i % offered.length]);
  }
  return table.record();
}

describe('records', () => {
  const record = playOn(tableOf());
  const changed = (at: number, change: Partial<GameRecord['choices'][number]>): GameRecord => ({
    ...record,
    choices: record.choices.map((choice, i) => (i === at ? { ...choice, ...change } : choice)),
  });
  const withDice = record.choices.findIndex((choice) => choice.rolls.length > 0);

  test('play again to the same state, with everything on the way', () => {
    const numbers: number[] = [];
    const first = tableOf();
    playOn(first);
    const again = replay(rules, JSON.parse(JSON.stringify(record)), (table) => numbers.push(table.number));
    expect(Array.from(again.state.buf)).toEqual(Array.from(first.state.buf));
    expect(again.events()).toEqual(first.events());
    expect(again.record()).toEqual(record);
    expect(numbers).toEqual(record.choices.map((_, i) => i + 1).concat(record.choices.length + 1));
  });

  test('of another game or other rules are refused', () => {
    expect(() => replay(rules, { ...record, game: 'chess' })).toThrow('this is a record of chess, not of lottery');
    expect(() => replay(rules, { ...record, rulesVersion: '0' })).toThrow(
      'it needs rules version 0 of lottery; version 1 is here',
    );
  });

  test('with other dice are refused at the choice that rolled them', () => {
    const dice = record.choices[withDice].rolls[0].dice.map((die) => (die + 1) % 6);
    const wrong = changed(withDice, { rolls: [{ sides: 6, dice }] });
    expect(() => replay(rules, wrong)).toThrow(/the dice are .* but the record has/);
    try {
      replay(rules, wrong);
    } catch (error) {
      expect((error as TableError).number).toBe(withDice + 1);
    }
    expect(() => replay(rules, changed(withDice, { rolls: [] }))).toThrow('but the record has none');
    expect(() => replay(rules, changed(withDice - 1, { rolls: record.choices[withDice].rolls }))).toThrow(
      'the dice are none',
    );
  });

  test('with another choice, seat or end are refused', () => {
    expect(() => replay(rules, changed(withDice, { text: 'take 99' }))).toThrow('"take 99" is not on offer');
    expect(() => replay(rules, changed(withDice, { text: 'leap' }))).toThrow('is no choice');
    expect(() => replay(rules, changed(0, { seat: 1 }))).toThrow('the record has second choose, but first is asked');
    expect(() => replay(rules, { ...record, outcome: 'draw' })).toThrow('the record says the outcome is draw');
    expect(() => replay(rules, { ...record, seed: 'other' })).toThrow(TableError);
  });

  test('with written dice and no seed play again from their dice', () => {
    const written = playOn(tableOf({ dice: Array.from({ length: 30 }, (_, i) => [i % 4, i % 3, i % 2]) }));
    expect(written.seed).toBe('');
    expect(replay(rules, written).record()).toEqual(written);
    expect(() => tableOf({ dice: [] }).choose('roll')).toThrow('no more dice are written');
  });

  test('written dice come first, then the seed', () => {
    const table = tableOf({ dice: [[5, 5, 0]], seed: 'lots' });
    table.choose('roll');
    expect(table.record().choices[0].rolls).toEqual([{ sides: 6, dice: [5, 5, 0] }]);
    table.choose('roll');
    expect(table.record().choices[1].rolls[0].dice.length).toBe(3);
  });
});

const dicedRules = toyRules(lottery, (g: Lottery) => {
  shuffleDeck(g);
  call(g, diced);
});

test('chance in the set-up: a seed makes it again', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const table = new Table(dicedRules, { start, seed });
    table.choose('roll');
    expect(replay(dicedRules, table.record()).record()).toEqual(table.record());
  }
});
