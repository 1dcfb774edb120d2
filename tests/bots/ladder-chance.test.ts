// Chance taken out of results: that nothing is added to them on average, whatever the worth, and how much less they spread.

import { describe, expect, test } from 'vitest';
import { CountedChance, Luck, type WinChance } from '../../src/bots/ladder/chance-out.ts';
import { mean, variance } from '../../src/bots/ladder/statistics.ts';
import { roll, SeededChance } from '../../src/kernel/chance.ts';
import { choiceOf } from '../../src/kernel/choice.ts';
import { become, call, done, run } from '../../src/kernel/procedure.ts';
import { seatToDecide, stateHash, takeChoice } from '../../src/kernel/search.ts';
import { defineLayout, type FrameOf, type KernelState, RUNNING, type StateOf, WIN } from '../../src/kernel/state.ts';
import { gathering } from '../kernel/gather.ts';

// A race to three points. Two players in turns throw a die: safely, for one point by a four or more, or boldly, for two points by a
// five or more.
const SAFE = choiceOf(1);
const BOLD = choiceOf(2);
const GOAL = 3;

type Frame = FrameOf<'boldly'>;
type State = StateOf<'points', 'active', Frame, null>;
const layout = defineLayout<null, 'points', 'active', 'boldly'>({
  columns: { points: 2 },
  scalars: ['active'],
  locals: ['boldly'],
  depth: 3,
  subjects: 2,
  dice: 1,
});

const book = gathering<State, Frame>();
const ask = book.decision('ask', {
  who: (g) => g.active,
  choices: (_g, _f, out) => {
    out.add(1);
    out.add(2);
  },
  take: (g, _f, choice) => done(g, choice === BOLD ? 2 : 1),
});
const round = book.procedure('round', {
  ask: (g) => void call(g, ask),
  throw(g, f) {
    f.boldly = f.result;
    roll(g, 1, g.active, 0, 1, 6);
  },
  count(g, f) {
    if (g.dice[0] >= (f.boldly === 2 ? 4 : 3)) g.points[g.active] += f.boldly;
    if (g.points[g.active] >= GOAL) g.outcome = WIN + g.active;
    g.active = 1 - g.active;
    g.turn++;
    become(g, round);
  },
});
const procedures = book.compile();

function begun(chance: CountedChance): State {
  const g = layout.create();
  g.procedures = procedures;
  g.chance = chance;
  call(g, round);
  run(g);
  return g;
}

/** The chance of side 0 when both always throw safely, or as `bold` says; exact. */
function exact(points: readonly [number, number], active: number, bold: readonly boolean[]): number {
  if (points[0] >= GOAL) return 1;
  if (points[1] >= GOAL) return 0;
  // A miss passes the die on; two misses lead back to where one was: solved for both who may throw.
  const hit = (side: number): number => {
    const more = [...points] as [number, number];
    more[side] += bold[side] ? 2 : 1;
    return exact(more, 1 - side, bold);
  };
  const p = bold.map((one) => (one ? 1 / 3 : 1 / 2));
  const mine = p[active] * hit(active) + (1 - p[active]) * p[1 - active] * hit(1 - active);
  return mine / (1 - (1 - p[0]) * (1 - p[1]));
}

/** Side 0 throws boldly, side 1 safely. */
const BOLD_AGAINST_SAFE = [true, false];

function race(number: number, worth: WinChance, samples: number): { raw: number; luck: number } {
  const chance = new CountedChance(new SeededChance(`race ${number}`));
  const luck = new Luck(chance, worth, 0, samples, `other ${number}`);
  const g = begun(chance) as unknown as KernelState;
  while (g.outcome === RUNNING) {
    const choice = BOLD_AGAINST_SAFE[seatToDecide(g)] ? BOLD : SAFE;
    luck.chosen(g, choice);
    takeChoice(g, choice);
    luck.taken(g);
  }
  return { raw: g.outcome === WIN ? 1 : 0, luck: luck.sum };
}

function races(worth: WinChance, games: number, samples: number): { raw: number[]; corrected: number[] } {
  const all = Array.from({ length: games }, (_, number) => race(number, worth, samples));
  return { raw: all.map((one) => one.raw), corrected: all.map(({ raw, luck }) => raw - luck) };
}

function worthBy(bold: readonly boolean[]): WinChance {
  const known = new Map<number, number>();
  return (g, side) => {
    const { points, active } = g as unknown as State;
    const key = (points[0] * 8 + points[1]) * 2 + active;
    const first = known.get(key) ?? exact([points[0], points[1]], active, bold);
    known.set(key, first);
    return side === 0 ? first : 1 - first;
  };
}

const upsideDown =
  (worth: WinChance): WinChance =>
  (g, side) =>
    1 - worth(g, side);

/** Worths that fit, that are for other players, that say nothing, that err at random, and that are the wrong way round. */
const WORTHS: [string, WinChance, number][] = [
  ['exact for these players', worthBy(BOLD_AGAINST_SAFE), 0.9],
  ['for players who are both safe', worthBy([false, false]), 0.5],
  ['the same for all positions', () => 0.3, -0.001],
  ['noise', (g) => stateHash(g) / 2 ** 32, -3],
  ['the wrong way round', upsideDown(worthBy(BOLD_AGAINST_SAFE)), -20],
];

describe('chance taken out', () => {
  const truth = exact([0, 0], 0, BOLD_AGAINST_SAFE);

  test.each(WORTHS)('a worth that is %s: the mean stays, the spread is as it may be', (_, worth, removed) => {
    const games = 3000;
    const { raw, corrected } = races(worth, games, 16);
    for (const scores of [raw, corrected]) {
      expect(Math.abs(mean(scores) - truth)).toBeLessThan(3 * Math.sqrt(variance(scores) / games) + 1e-9);
    }
    expect(1 - variance(corrected) / variance(raw)).toBeGreaterThan(removed);
  });

  test('with the exact worth and many samples hardly anything is left but the truth', () => {
    const { raw, corrected } = races(worthBy(BOLD_AGAINST_SAFE), 100, 400);
    expect(variance(corrected)).toBeLessThan(0.01 * variance(raw));
    expect(Math.abs(mean(corrected) - truth)).toBeLessThan(0.015);
    expect(mean(corrected)).not.toBe(mean(raw));
  });

  test('a choice without chance adds nothing, and the game itself is not touched', () => {
    const chance = new CountedChance(new SeededChance('quiet'));
    const luck = new Luck(chance, () => Math.PI, 0, 4, 'other');
    const g = begun(chance) as unknown as KernelState;
    luck.chosen(g, SAFE);
    luck.taken(g);
    expect(luck.sum).toBe(0);
    luck.chosen(g, SAFE);
    takeChoice(g, SAFE);
    const after = g.buf.slice();
    luck.taken(g);
    expect(g.buf).toEqual(after);
    expect([chance.dice, chance.events]).toEqual([1, 1]);
  });
});
