// Records, the driver, checks at load and limits: what is easy to get wrong there.

import { describe, expect, test } from 'vitest';
import { roll, SeededChance } from '../../src/kernel/chance.ts';
import { Choices, choiceLanguage, choiceOf } from '../../src/kernel/choice.ts';
import { outcomeText } from '../../src/kernel/game-record.ts';
import { call } from '../../src/kernel/procedure.ts';
import { replay } from '../../src/kernel/replay.ts';
import { WIN } from '../../src/kernel/state.ts';
import { Table, TableError, type TableOptions } from '../../src/kernel/table.ts';
import { gathering } from './gather.ts';
import { diced, lottery, plain, shuffleDeck } from './toys/lottery.ts';
import { numberKind, toyRules, verbs } from './toys/toy.ts';

const start = { scenario: 'the only one' };
const rules = toyRules(lottery, (g) => {
  shuffleDeck(g);
  call(g, plain);
});
const dicedRules = toyRules(lottery, (g) => {
  shuffleDeck(g);
  call(g, diced);
});

/** Plays a little of everything and plays it again from its record. */
function playTwice(game: typeof rules, options: Omit<TableOptions, 'start'>): void {
  const table = new Table(game, { start, ...options });
  for (const word of ['roll', 'take', 'roll'])
    table.choose(table.choices().find((text) => text.startsWith(word)) ?? '');
  replay(game, table.record());
}

describe('records', () => {
  test('written dice with a seed for the rest', () => playTwice(rules, { seed: 'lots', dice: [[1, 2, 3]] }));
  test('neither dice nor seed: the deck is shuffled all the same', () => playTwice(rules, {}));
  test('written dice for a roll of the set-up', () => playTwice(dicedRules, { dice: [[1], [1, 2, 3], [1, 2, 3]] }));
});

describe('the driver', () => {
  test('the winner is a side, not the seat with its number', () => {
    const fourSeats = { seatNames: ['one', 'two', 'three', 'four'], sideNames: ['A', 'B'] };
    expect(outcomeText(fourSeats, WIN + 1)).toBe('B');
  });

  test('what happens before the first choice has the number 0', () => {
    const noisy = toyRules(lottery, (g) => {
      g.sink?.tell({ kind: 'begins' });
      call(g, plain);
    });
    expect(new Table(noisy, { start, seed: 'x' }).events()[0].number).toBe(0);
  });

  test('a number that is no choice at all is refused like any other', () => {
    const table = new Table(rules, { start, seed: 'x' });
    expect(() => table.choose(choiceOf(99))).toThrow(TableError);
  });
});

describe('checks at load', () => {
  const nothing = () => {};
  const spec = { who: () => 0, choices: nothing, take: nothing };
  const book = () => {
    const made = gathering<object, object>();
    made.procedure('steps', { one: nothing });
    made.decision('ask', spec);
    return made;
  };

  test('a decision does not replace a procedure', () => {
    expect(() => book().compile({ replaceDecision: { steps: spec } })).toThrow();
  });
  test('a procedure does not replace a decision', () => {
    expect(() => book().compile({ replace: { ask: { one: nothing } } })).toThrow();
  });
  test('an inserted step does not take the name of another', () => {
    expect(() => book().compile({ insert: [{ into: 'steps', after: 'one', name: 'one', step: nothing }] })).toThrow();
  });
  test('a verb has two arguments at most', () => {
    expect(() => choiceLanguage(verbs('go {n} {n} {n}'), { n: numberKind })).toThrow();
  });
  test('no two verbs read alike', () => {
    expect(() => choiceLanguage(verbs('go {n} | go {n}'), { n: numberKind })).toThrow();
  });
});

describe('limits', () => {
  const g = lottery.create();
  g.chance = new SeededChance('x');
  const dice = (purpose: number, subject: number, other: number): string => {
    g.rolls.fill(0);
    roll(g, purpose, subject, other, 3, 6);
    return g.dice.join();
  };

  test('nobody (-1) as the other of a roll leaves purpose and subject in its key', () => {
    const seen = new Set(Array.from({ length: 20 }, (_, purpose) => dice(purpose, purpose % 2, -1)));
    expect(seen.size).toBeGreaterThan(10);
  });
  test('a subject that the state does not count is refused', () => {
    expect(() => dice(1, g.rolls.length, 0)).toThrow();
  });
  test('an argument that does not fit a choice is refused', () => {
    expect(() => new Choices().add(1, 256)).toThrow();
  });
  test('more choices than the list holds are refused', () => {
    const out = new Choices();
    expect(() => {
      for (let i = 0; i <= out.list.length; i++) out.add(1);
    }).toThrow();
  });
});
