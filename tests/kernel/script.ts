// Plays a toy game from a script that reads like a log: choices with the seat that makes them, dice as they fall.
// Every decision and every open roll is also a place to save at; `playScript` goes on from each copy and must arrive at
// the same end.

import { expect } from 'vitest';
import { OpenChance, ScriptedChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto, type KernelState } from '../../src/kernel/state.ts';
import { seatAsked, type Toy } from './toys/toy.ts';

/** `A: play mercenary` is a choice of seat A; a list is dice, faces counted from 0. */
export type Line = string | readonly number[];

/** Dice with pips instead of faces: what one reads on the table. */
export const pips = (...dice: number[]): number[] => dice.map((die) => die - 1);

const offered = new Choices();

export function valuesOf(g: KernelState): number[] {
  offered.clear();
  const p = pending(g);
  if (p?.decision) p.decision.choices(g, g.frames[g.depth], offered);
  return offered.toArray();
}

export const choicesOf = <G extends KernelState>(toy: Toy<G>, g: G): string[] =>
  valuesOf(g).map((value) => toy.language.print(value));

/** `A step`: who is asked what, or `roll 3d6`, or `over`. */
export function waitsFor<G extends KernelState>(toy: Toy<G>, g: G): string {
  if (g.outcome !== 0) return 'over';
  if (g.waiting !== 0) return `roll ${g.diceCount}d${g.diceSides}`;
  return `${toy.seatNames[seatAsked(g)]} ${pending(g)?.name}`;
}

export function take(g: KernelState, value: number): void {
  const decision = pending(g)?.decision;
  if (!decision) throw new Error('nobody is asked');
  decision.take(g, g.frames[g.depth], value);
  run(g);
}

export function choose<G extends KernelState>(toy: Toy<G>, g: G, line: string): void {
  const [seat, text] = line.split(': ');
  expect(`${toy.seatNames[seatAsked(g)]}: ${text}`, `at "${waitsFor(toy, g)}"`).toBe(`${seat}: ${text}`);
  expect(choicesOf(toy, g)).toContain(text);
  const value = toy.language.read(text);
  if (typeof value === 'string') throw new Error(value);
  take(g, value);
}

/** Answers an open roll by hand and goes on. */
export function letFall(g: KernelState, dice: readonly number[]): void {
  expect(g.waiting, `dice ${dice.join(' ')} fall, but no roll is open`).toBe(1);
  expect(dice.length, 'dice of this roll').toBe(g.diceCount);
  for (const die of dice) expect(die).toBeLessThan(g.diceSides);
  g.dice.set(dice);
  g.waiting = 0;
  run(g);
}

function playLine<G extends KernelState>(toy: Toy<G>, g: G, line: Line): void {
  if (typeof line !== 'string') letFall(g, line);
  else choose(toy, g, line);
}

/** A state from a saved buffer, by way of JSON. */
function restore<G extends KernelState>(toy: Toy<G>, like: G, saved: Int16Array): G {
  const g = toy.create();
  g.battle = like.battle;
  g.chance = new OpenChance();
  g.buf.set(JSON.parse(JSON.stringify(Array.from(saved))));
  return g;
}

/** The state without what only keyed dice write. */
const settled = (g: KernelState): number[] => {
  const copy = new g.layout.State();
  copy.buf.set(g.buf);
  copy.rolls.fill(0);
  return Array.from(copy.buf);
};

/**
 * Plays the script with open chance; `waits` collects what the game waited for on the way. Then the proofs: from the copy
 * at every line the rest gives the same end, and the same choices with the dice written beforehand do so too.
 */
export function playScript<G extends KernelState>(
  toy: Toy<G>,
  setUp: (g: G) => void,
  script: readonly Line[],
): { g: G; waits: string[] } {
  const fresh = (): G => {
    const g = toy.create();
    g.chance = new OpenChance();
    setUp(g);
    return g;
  };
  const g = fresh();
  run(g);
  const saved: Int16Array[] = [];
  const waits: string[] = [];
  for (const line of script) {
    saved.push(g.buf.slice());
    waits.push(waitsFor(toy, g));
    playLine(toy, g, line);
  }
  waits.push(waitsFor(toy, g));

  saved.forEach((buf, at) => {
    const again = restore(toy, g, buf);
    for (const line of script.slice(at)) playLine(toy, again, line);
    expect(Array.from(again.buf), `restored at line ${at}`).toEqual(Array.from(g.buf));
  });

  const scripted = fresh();
  const dice = script.filter((line) => typeof line !== 'string') as number[][];
  scripted.chance = new ScriptedChance(dice, new OpenChance());
  run(scripted);
  for (const line of script) if (typeof line === 'string') choose(toy, scripted, line);
  expect(settled(scripted)).toEqual(settled(g));
  return { g, waits };
}

/** Plays on once for every way the open rolls can fall, die by die, until somebody is asked or the game is over. */
export function everyOutcome<G extends KernelState>(toy: Toy<G>, g: G, end: (g: G, probability: number) => void): void {
  const goOn = (from: G, probability: number): void => {
    if (from.waiting === 0) {
      end(from, probability);
      return;
    }
    const ways = from.diceSides ** from.diceCount;
    for (let way = 0; way < ways; way++) {
      const next = toy.create();
      next.battle = from.battle;
      next.chance = from.chance;
      copyInto(next, from);
      for (let i = 0, rest = way; i < from.diceCount; i++, rest = Math.floor(rest / from.diceSides)) {
        next.dice[i] = rest % from.diceSides;
      }
      next.waiting = 0;
      run(next);
      goOn(next, probability / ways);
    }
  };
  goOn(g, 1);
}
