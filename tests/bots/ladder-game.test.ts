// Chance taken out of real games, by a simple worth: the count of banners and blocks.

import { expect, test } from 'vitest';
import { playBare } from '../../src/bots/bare-game.ts';
import { commandsBots } from '../../src/bots/commands/index.ts';
import type { WinChance } from '../../src/bots/ladder/chance-out.ts';
import { Observer } from '../../src/bots/ladder/observer.ts';
import { mean, variance } from '../../src/bots/ladder/statistics.ts';
import { randomBot } from '../../src/bots/random.ts';
import type { State } from '../../src/families/commands/rules/state.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { type KernelState, WIN } from '../../src/kernel/state.ts';
import type { GameBots } from '../../src/loaded.ts';

const blocksOf = (g: State, side: number): number => {
  const { firstUnit } = g.battle;
  let sum = 0;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) if (g.unitHex[u] >= 0) sum += g.unitBlocks[u];
  return sum;
};

const counted: WinChance = (state, side) => {
  const g = state as unknown as State;
  const other = 1 - side;
  const left = (of: number): number => g.battle.goals[of] - g.banners[of];
  const ahead = 0.5 * (left(other) - left(side)) + 0.05 * (blocksOf(g, side) - blocksOf(g, other));
  return 1 / (1 + Math.exp(-ahead));
};

const start = { scenario: 'ancients/001' };
const bots = commandsBots as unknown as GameBots;

const observed = (number: number, worth: WinChance | null): Observer =>
  new Observer({
    seed: `g ${number}`,
    sideOfA: 0,
    sideOf: (seat) => seat,
    clock: (g) => g.turn,
    worth,
    samples: 8,
    now: () => 0,
  });

function play(number: number, watch?: Observer): KernelState {
  const chance = watch?.chance ?? new SeededChance(`g ${number}`);
  const players = [0, 1].map((seat) => randomBot<KernelState, never>(`player ${number} ${seat}`));
  const game = { ruleset: ancientsRules, start, chance, imagining: bots, players, maxTurns: 500 };
  return playBare(watch ? { ...game, watch } : game).g;
}

test('a game that is watched goes as it goes unwatched', () => {
  const alone = play(0);
  const watched = play(0, observed(0, counted));
  expect(watched.buf).toEqual(alone.buf);
});

test('the mean stays and the spread is smaller', () => {
  const games = 150;
  const raw: number[] = [];
  const luck: number[] = [];
  for (let number = 0; number < games; number++) {
    const watch = observed(number, counted);
    raw.push(play(number, watch).outcome === WIN ? 1 : 0);
    luck.push(watch.luck ?? Number.NaN);
  }
  expect(Math.abs(mean(luck))).toBeLessThan(3 * Math.sqrt(variance(luck) / games));
  const corrected = raw.map((score, i) => score - luck[i]);
  expect(1 - variance(corrected) / variance(raw)).toBeGreaterThan(0.1);
});
