// What the bench measures: uniformly random games on one thread with every legal choice listed at every decision, the
// copying of states, and a fixed reference loop beside them, so that figures of different machines can be compared.

import { SeededChance } from '../../kernel/chance.ts';
import { Choices } from '../../kernel/choice.ts';
import { pending, run } from '../../kernel/procedure.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { copyInto, type KernelState, RUNNING } from '../../kernel/state.ts';

/** CPU seconds of this process so far. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A step of mulberry32, the usual 32-bit form; the state is the caller's. */
export class Mulberry32 {
  private a: number;
  constructor(seed: number) {
    this.a = seed | 0;
  }
  /** From 0 up to, not including, 1. */
  next(): number {
    this.a = (this.a + 0x6d2b79f5) | 0;
    let t = Math.imul(this.a ^ (this.a >>> 15), 1 | this.a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

/** Where the sum of the draws goes: nobody may leave the loop out. */
export const referenceSum = { value: 0.5 };

/**
 * The reference: mulberry32 in the form in which it is passed around, a function that gives a function. Its state is a
 * plain number that outgrows 32 bits, so that it is compiled alike in every process. (Kept to 32 bits and written into
 * the loop it may run four times faster or not, as the compiler comes to it.)
 */
function mulberry32(a: number): () => number {
  return () => {
    let t = (a += 0x6d2b79f5);
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const DRAWS_AT_ONCE = 1_000_000;

/** Million draws per CPU second. */
export function measureReference(seconds: number): number {
  const draw = mulberry32(1);
  const began = cpuSeconds();
  let millions = 0;
  let spent = 0;
  do {
    let sum = 0;
    for (let i = 0; i < DRAWS_AT_ONCE; i++) sum += draw();
    referenceSum.value += sum;
    millions++;
    spent = cpuSeconds() - began;
  } while (spent < seconds);
  return millions / spent;
}

export interface PlayRate {
  readonly decisions: number;
  readonly games: number;
  readonly cpu: number;
}

/** Games that never end would spoil the figure silently. */
const MOST_DECISIONS = 1_000_000;

/** Called at each decision, with the choices listed; for what else is measured in play. */
export type AtDecision<G> = (g: G, choices: Choices) => void;

/** One random game from its start; answers the number of decisions. */
export function randomGame<G extends KernelState>(
  ruleset: Ruleset<G>,
  scenario: string,
  seed: string,
  random: Mulberry32,
  offered: Choices,
  each?: AtDecision<G>,
): number {
  const g = ruleset.start({ scenario }, new SeededChance(seed));
  let decisions = 0;
  while (g.outcome === RUNNING) {
    const decision = pending(g)?.decision;
    if (!decision) throw new Error(`${scenario}, seed ${seed}: nobody is asked, and the battle is not over`);
    offered.clear();
    decision.choices(g, g.frames[g.depth], offered);
    if (each) each(g, offered);
    decision.take(g, g.frames[g.depth], offered.list[Math.floor(random.next() * offered.count)]);
    run(g);
    if (++decisions > MOST_DECISIONS) throw new Error(`${scenario}, seed ${seed}: the game does not end`);
  }
  return decisions;
}

/** Plays whole rounds of the scenarios, one game of each, until the CPU time is used up. */
export function measurePlay<G extends KernelState>(
  ruleset: Ruleset<G>,
  scenarios: readonly string[],
  seconds: number,
  seed: number,
): PlayRate {
  const random = new Mulberry32(seed);
  const offered = new Choices();
  let decisions = 0;
  let games = 0;
  let cpu = 0;
  const began = cpuSeconds();
  do {
    for (const scenario of scenarios) {
      decisions += randomGame(ruleset, scenario, `${seed}/${games}`, random, offered);
      games++;
    }
    cpu = cpuSeconds() - began;
  } while (cpu < seconds);
  return { decisions, games, cpu };
}

const KEPT_STATES = 512;

/** Copies of states met at decisions of play into one kept state: nanoseconds of CPU time each. */
export function measureClone<G extends KernelState>(
  ruleset: Ruleset<G>,
  scenario: string,
  seconds: number,
  seed: number,
): number {
  const kept: G[] = [];
  const random = new Mulberry32(seed);
  const offered = new Choices();
  let met = 0;
  for (let game = 0; kept.length < KEPT_STATES; game++) {
    randomGame(ruleset, scenario, `clone/${seed}/${game}`, random, offered, (g) => {
      // Every seventh decision, so that the states differ in more than one step.
      if (met++ % 7 !== 0 || kept.length >= KEPT_STATES) return;
      const copy = ruleset.spare(g);
      copyInto(copy, g);
      kept.push(copy);
    });
  }
  const target = ruleset.spare(kept[0]);
  let copies = 0;
  let sum = 0;
  let cpu = 0;
  const began = cpuSeconds();
  do {
    for (let round = 0; round < 64; round++) {
      for (const state of kept) {
        copyInto(target, state);
        sum += target.turn;
      }
    }
    copies += 64 * kept.length;
    cpu = cpuSeconds() - began;
  } while (cpu < seconds);
  referenceSum.value += sum;
  return (cpu / copies) * 1e9;
}
