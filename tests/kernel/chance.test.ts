import { describe, expect, test } from 'vitest';
import { type Chance, DiceError, OpenChance, roll, ScriptedChance, SeededChance } from '../../src/kernel/chance.ts';
import { defineLayout } from '../../src/kernel/state.ts';

const layout = defineLayout<null, never, never, never>({
  columns: {},
  scalars: [],
  locals: [],
  depth: 1,
  subjects: 80,
  dice: 20,
});

interface Key {
  readonly seed?: string;
  readonly turn?: number;
  readonly purpose?: number;
  readonly subject?: number;
  readonly other?: number;
  /** How often the subject has rolled before. */
  readonly before?: number;
}

const g = layout.create();

/** The dice of one key. */
function diceOf(key: Key, count = 12, sides = 6, chance: Chance = new SeededChance(key.seed ?? 'seed')): number[] {
  g.chance = chance;
  g.turn = key.turn ?? 1;
  g.rolls.fill(key.before ?? 0);
  roll(g, key.purpose ?? 1, key.subject ?? 2, key.other ?? 3, count, sides);
  return Array.from(g.dice.subarray(0, count));
}

/** Chi-square of counted cells that should all be alike, as a number of standard deviations from what is to be expected. */
function deviation(cells: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < cells.length; i++) total += cells[i];
  const expected = total / cells.length;
  let chi = 0;
  for (let i = 0; i < cells.length; i++) chi += (cells[i] - expected) ** 2 / expected;
  const freedom = cells.length - 1;
  return Math.abs(chi - freedom) / Math.sqrt(2 * freedom);
}

/** Far out, yet a broken key is hundreds away. Keys are fixed, so a test that passes once passes always. */
const FAR = 4;

describe('keyed dice', () => {
  test('the same key gives the same dice', () => {
    expect(diceOf({})).toEqual(diceOf({}));
    expect(diceOf({ turn: 7, purpose: 3, subject: 40, other: 71, before: 2 })).toEqual(
      diceOf({ turn: 7, purpose: 3, subject: 40, other: 71, before: 2 }),
    );
  });

  test('more dice of the same roll begin with the same ones', () => {
    expect(diceOf({}, 20).slice(0, 5)).toEqual(diceOf({}, 5));
  });

  test('every part of the key matters', () => {
    const seen = new Set<string>();
    let keys = 0;
    for (const seed of ['seed', 'seed2']) {
      for (const turn of [1, 2, 30]) {
        for (const purpose of [1, 2, 9]) {
          for (const subject of [0, 1, 55, 79]) {
            for (const other of [0, 1, 55, 254]) {
              for (const before of [0, 1, 2]) {
                seen.add(diceOf({ seed, turn, purpose, subject, other, before }).join());
                keys++;
              }
            }
          }
        }
      }
    }
    expect(keys).toBe(864);
    expect(seen.size).toBe(keys);
  });

  test('a roll counts as one more of its subject, whatever it was for', () => {
    const chance = new SeededChance('seed');
    const first = diceOf({ subject: 5 }, 12, 6, chance);
    expect([g.rolls[5], g.rolls[4]]).toEqual([1, 0]);
    roll(g, 1, 5, 3, 12, 6);
    expect(g.rolls[5]).toBe(2);
    expect(Array.from(g.dice.subarray(0, 12))).not.toEqual(first);
    expect(Array.from(g.dice.subarray(0, 12))).toEqual(diceOf({ subject: 5, before: 1 }));
  });

  test('these dice are what every record of a seed rests on', () => {
    expect(diceOf({ seed: 'cannae' }, 10)).toEqual([3, 4, 1, 4, 4, 2, 2, 5, 5, 0]);
    const key = { seed: 'cannae', turn: 12, purpose: 4, subject: 60, other: 9, before: 3 };
    expect(diceOf(key, 10, 8)).toEqual([7, 0, 0, 0, 4, 7, 2, 7, 6, 2]);
  });

  test.each([2, 3, 5, 6, 8, 13])('dice of %i sides are uniform over many keys', (sides) => {
    const cells = new Float64Array(sides);
    const chance = new SeededChance(`uniform ${sides}`);
    for (let turn = 1; turn <= 10; turn++) {
      for (let subject = 0; subject < 60; subject++) {
        for (let other = 0; other < 60; other++)
          for (const die of diceOf({ turn, subject, other }, 4, sides, chance)) cells[die]++;
      }
    }
    expect(cells.reduce((a, b) => a + b)).toBe(144_000);
    expect(deviation(cells)).toBeLessThan(FAR);
  });

  /** Counts pairs of dice that some difference of the key puts side by side. */
  function pairs(name: string, next: (key: Required<Key>) => Key): number {
    const cells = new Float64Array(36);
    const chance = new SeededChance(name);
    for (let turn = 1; turn <= 8; turn++) {
      for (let subject = 0; subject < 50; subject++) {
        for (let other = 0; other < 50; other++) {
          const key = { seed: '', turn, purpose: 1, subject, other, before: 0 };
          const one = diceOf(key, 2, 6, chance);
          const two = diceOf({ ...key, ...next(key) }, 2, 6, chance);
          cells[one[0] * 6 + two[0]]++;
          cells[one[1] * 6 + two[1]]++;
        }
      }
    }
    return deviation(cells);
  }

  test.each<[string, (key: Required<Key>) => Key]>([
    ['turns', (key) => ({ turn: key.turn + 1 })],
    ['purposes', (key) => ({ purpose: key.purpose + 1 })],
    ['subjects', (key) => ({ subject: key.subject + 1 })],
    ['others', (key) => ({ other: key.other + 1 })],
    ['rolls of one subject', (key) => ({ before: key.before + 1 })],
    ['who and against whom exchanged', (key) => ({ subject: key.other, other: key.subject + 50 })],
  ])('dice of neighbouring %s are independent', (name, next) => {
    expect(pairs(name, next)).toBeLessThan(FAR);
  });

  test('neighbouring dice of a roll are independent', () => {
    for (const gap of [1, 2, 3]) {
      const cells = new Float64Array(36);
      const chance = new SeededChance(`gap ${gap}`);
      for (let subject = 0; subject < 80; subject++) {
        for (let other = 0; other < 200; other++) {
          const dice = diceOf({ subject, other }, 8, 6, chance);
          for (let i = 0; i + gap < 8; i++) cells[dice[i] * 6 + dice[i + gap]]++;
        }
      }
      expect(deviation(cells)).toBeLessThan(FAR);
    }
  });

  test('seeds that differ in one letter have nothing in common', () => {
    const cells = new Float64Array(36);
    for (let i = 0; i < 20_000; i++) {
      const [one] = diceOf({ seed: `battle ${i}` }, 1);
      const [two] = diceOf({ seed: `battle ${i + 1}` }, 1);
      cells[one * 6 + two]++;
    }
    expect(deviation(cells)).toBeLessThan(FAR);
  });
});

describe('shuffles', () => {
  const shuffled = (chance: Chance, cards: number[], count = cards.length): number[] => {
    const column = Int16Array.from(cards);
    chance.shuffle(g, column, count);
    return Array.from(column);
  };

  test('are permutations of the first cards and leave the rest alone', () => {
    g.shuffles = 0;
    const cards = Array.from({ length: 60 }, (_, i) => i);
    const after = shuffled(new SeededChance('deck'), cards, 50);
    expect(after.slice(50)).toEqual(cards.slice(50));
    expect(after.slice(0, 50)).not.toEqual(cards.slice(0, 50));
    expect(after.slice().sort((a, b) => a - b)).toEqual(cards);
  });

  test('have their own key: the count of shuffles, and no dice', () => {
    const cards = Array.from({ length: 40 }, (_, i) => i);
    const chance = new SeededChance('deck');
    g.shuffles = 0;
    const first = shuffled(chance, cards);
    expect(g.shuffles).toBe(1);
    const second = shuffled(chance, cards);
    expect(second).not.toEqual(first);
    diceOf({ turn: 9 }, 12, 6, chance);
    g.shuffles = 0;
    expect(shuffled(chance, cards)).toEqual(first);
  });

  test('every order of five cards comes up alike', () => {
    const count = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      g.shuffles = i % 4;
      const order = shuffled(new SeededChance(`order ${i >> 2}`), [0, 1, 2, 3, 4]).join('');
      count.set(order, (count.get(order) ?? 0) + 1);
    }
    expect(count.size).toBe(120);
    expect(deviation([...count.values()])).toBeLessThan(FAR);
  });

  test('every card of a deck comes to every place alike', () => {
    const cells = new Float64Array(30 * 30);
    const deck = Array.from({ length: 30 }, (_, i) => i);
    for (let i = 0; i < 4000; i++) {
      g.shuffles = 0;
      for (const [place, card] of shuffled(new SeededChance(`place ${i}`), deck).entries()) cells[card * 30 + place]++;
    }
    expect(deviation(cells)).toBeLessThan(FAR);
  });
});

describe('asking for dice', () => {
  test('none is a normal roll: nobody is asked, nothing waits', () => {
    const never: Chance = {
      roll: () => expect.unreachable(),
      shuffle: () => expect.unreachable(),
    };
    diceOf({}, 3);
    expect(diceOf({ before: 4 }, 0, 6, never)).toEqual([]);
    expect([g.diceCount, g.waiting, g.rolls[2]]).toEqual([0, 0, 4]);
  });

  test('more than a state holds is an error before anything is changed', () => {
    diceOf({}, 3);
    expect(() => diceOf({ purpose: 9 }, 21)).toThrow('a roll of 21 dice is more than the 20 a state holds');
    expect([g.diceCount, g.rollPurpose]).toEqual([3, 1]);
  });

  test('open chance leaves the roll to the caller, with all that is known of it', () => {
    diceOf({ purpose: 4, subject: 6, other: 8 }, 5, 8, new OpenChance());
    expect([g.waiting, g.diceCount, g.diceSides]).toEqual([1, 5, 8]);
    expect([g.rollPurpose, g.rollSubject, g.rollOther, g.rolls[6]]).toEqual([4, 6, 8, 0]);
    g.waiting = 0;
    const cards = Int16Array.of(3, 1, 2);
    new OpenChance().shuffle();
    expect(Array.from(cards)).toEqual([3, 1, 2]);
  });
});

describe('written dice', () => {
  test('fall in the order in which they are written and count as rolls', () => {
    const chance = new ScriptedChance([[1, 2], [5]], null);
    expect(diceOf({}, 2, 6, chance)).toEqual([1, 2]);
    expect(g.rolls[2]).toBe(1);
    expect(diceOf({}, 1, 6, chance)).toEqual([5]);
  });

  test('too few, too many, none left, a side that the die does not have', () => {
    expect(() => diceOf({}, 1, 6, new ScriptedChance([[6]], null))).toThrow(DiceError);
    expect(() => diceOf({}, 1, 6, new ScriptedChance([[-1]], null))).toThrow(DiceError);
    expect(diceOf({}, 1, 8, new ScriptedChance([[7]], null))).toEqual([7]);
    expect(() => diceOf({}, 3, 6, new ScriptedChance([[1, 2]], null))).toThrow(DiceError);
    expect(() => diceOf({}, 3, 6, new ScriptedChance([[1, 2]], null))).toThrow('ask for 3 dice, but 2 are written');
    expect(() => diceOf({}, 1, 6, new ScriptedChance([[1, 2]], null))).toThrow('ask for 1 dice, but 2 are written');
    expect(() => diceOf({}, 2, 6, new ScriptedChance([], null))).toThrow('no more dice are written');
  });

  test('a roll that does not fit uses nothing up', () => {
    const chance = new ScriptedChance([[1, 2]], null);
    expect(() => diceOf({}, 3, 6, chance)).toThrow(DiceError);
    expect(diceOf({}, 2, 6, chance)).toEqual([1, 2]);
  });

  test('when they run out the rest answers', () => {
    const chance = new ScriptedChance([[0]], new SeededChance('rest'));
    expect(diceOf({}, 1, 6, chance)).toEqual([0]);
    expect(diceOf({ before: 1 }, 6, 6, chance)).toEqual(diceOf({ seed: 'rest', before: 1 }, 6));
    diceOf({}, 2, 6, new ScriptedChance([], new OpenChance()));
    expect(g.waiting).toBe(1);
    g.waiting = 0;
  });

  test('a written order stands for the next shuffle, then the rest decides, else cards stay', () => {
    const cards = Int16Array.of(1, 2, 3, 4);
    const chance = new ScriptedChance([], null, [[4, 3, 2, 1]]);
    chance.shuffle(g, cards, 4);
    expect(Array.from(cards)).toEqual([4, 3, 2, 1]);
    chance.shuffle(g, cards, 4);
    expect(Array.from(cards)).toEqual([4, 3, 2, 1]);
    const rest = {
      roll: () => true,
      shuffle: (_g: unknown, column: Int16Array) => column.fill(9),
    } as unknown as Chance;
    new ScriptedChance([], rest).shuffle(g, cards, 4);
    expect(Array.from(cards)).toEqual([9, 9, 9, 9]);
  });
});
