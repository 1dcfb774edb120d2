// Perft of any game: how many ways lead on from a position, level by level. Dice are seeded by key, so that every branch has
// its own but the same in every run.

import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { copyInto, type KernelState } from '../../src/kernel/state.ts';
import { choicesOf, play } from './play.ts';

type Spares = Pick<Ruleset, 'spare'>;

export function perft(rules: Spares, g: KernelState, depth: number, spares: KernelState[] = []): number {
  const choices = choicesOf(g);
  if (depth === 1) return choices.length;
  const next = (spares[depth] ??= rules.spare(g));
  next.chance = g.chance;
  let leaves = 0;
  for (const choice of choices) {
    copyInto(next, g);
    play(next, choice);
    leaves += perft(rules, next, depth - 1, spares);
  }
  return leaves;
}

const MOST_LEVELS = 9;
/** A level with more ways than this is the last that is counted. */
const ENOUGH = 20_000;

export function perftLevels(rules: Spares, g: KernelState): number[] {
  const counts: number[] = [];
  for (let depth = 1; depth <= MOST_LEVELS && (counts.at(-1) ?? 0) < ENOUGH; depth++) {
    counts.push(perft(rules, g, depth));
  }
  return counts;
}
