// Procedures and decisions, the two kinds of thing on the stack, and the loop that runs them.
// A procedure is a list of named steps; a step may call, become or be done, or fall through to the next. No goto.
// A decision waits for a seat: `choices` lists everything legal, `take` carries one of them out.

import type { Choices } from './choice.ts';
import { type KernelState, SLOT_PROCEDURE, SLOT_RESULT, SLOT_STEP } from './state.ts';

export type Step<G, F> = (g: G, f: F) => void;

export interface Procedure {
  readonly id: number;
  readonly name: string;
}

/** A named step of a procedure, to skip to: see `stepOf`. */
export interface StepName {
  readonly procedure: Procedure;
  readonly step: string;
  /** Its place among the steps of this procedure that somebody skips to. */
  readonly number: number;
}

export interface DecisionSpec<G, F> {
  /** The seat that decides. */
  who(g: G, f: F): number;
  /** Writes every legal choice; nothing else is legal. */
  choices(g: G, f: F, out: Choices): void;
  /** Carries one choice out. It may call, become or be done; a decision that does none of these is asked again. */
  take(g: G, f: F, choice: number): void;
  /** What is on offer depends on hidden cards: a client must not tell by its speed that there was only one choice. */
  readonly secret?: boolean;
  /** What is chosen is known to who chose alone: others are told that something was, not what. */
  readonly secretChoice?: boolean;
}

/** A procedure as a ruleset runs it: after replacements and inserted steps. */
export interface Compiled {
  readonly name: string;
  readonly stepNames: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: the kernel runs every family's steps; types are checked where they are written
  readonly steps: readonly Step<any, any>[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly decision: DecisionSpec<any, any> | null;
  /** Where the steps stand that somebody skips to, by the number of the name. */
  readonly skips: readonly number[];
}

/** A game's changes to its family: replaced procedures or decisions, and steps inserted at a named step. Checked at load. */
export interface Changes<G, F> {
  readonly replace?: { readonly [procedure: string]: { readonly [step: string]: Step<G, F> } };
  readonly replaceDecision?: { readonly [decision: string]: DecisionSpec<G, F> };
  readonly insert?: readonly ({ into: string; name: string; step: Step<G, F> } & (
    | { before: string }
    | { after: string }
  ))[];
}

type Steps<G, F> = { readonly [step: string]: Step<G, F> };

/** A procedure or decision as a rule file writes it; the list of a game gives it its number. */
class Written<G, F> implements Procedure {
  id = -1;
  readonly name: string;
  readonly steps: Steps<G, F>;
  readonly decision: DecisionSpec<G, F> | null;
  /** The decision by which a window asks: it comes with the window. */
  readonly asking: Procedure | null;
  /** The steps that somebody skips to. */
  readonly skippedTo: string[] = [];
  constructor(name: string, steps: Steps<G, F>, decision: DecisionSpec<G, F> | null, asking: Procedure | null) {
    this.name = name;
    this.steps = steps;
    this.decision = decision;
    this.asking = asking;
  }
}

function written<G, F>(p: Procedure): Written<G, F> {
  if (p instanceof Written) return p;
  throw new Error(`${p.name} was not written for a list of procedures`);
}

export interface Writing<G, F> {
  /** A procedure: its steps run in the order in which they are written. A window brings the decision by which it asks. */
  procedure(name: string, steps: Steps<G, F>, asking?: Procedure): Procedure;
  decision(name: string, spec: DecisionSpec<G, F>): Procedure;
}

/** How the rule files of a family or game write procedures and decisions. Nothing is kept of them: `compileRules` takes a list. */
export const writing = <G, F>(): Writing<G, F> => ({
  procedure: (name, steps, asking) => new Written<G, F>(name, steps, null, asking ?? null),
  decision: (name, spec) => new Written<G, F>(name, {}, spec, null),
});

/** The name of a step that `skipTo` leads to. That the procedure has it is checked when the list is compiled. */
export function stepOf(procedure: Procedure, step: string): StepName {
  const { skippedTo } = written(procedure);
  return { procedure, step, number: skippedTo.push(step) - 1 };
}

/**
 * The table of procedures that a game runs, from the list of its procedures and its changes to them. Those of a family stand
 * first in the lists of all its games, in the same order, so that each has one number; another number is refused.
 */
export function compileRules<G, F>(list: readonly Procedure[], changes: Changes<G, F> = {}): readonly Compiled[] {
  const all = list.flatMap((one) => {
    const { asking } = written<G, F>(one);
    return asking === null ? [written<G, F>(one)] : [written<G, F>(asking), written<G, F>(one)];
  });
  const find = (name: string): number => {
    const id = all.findIndex((p) => p.name === name);
    if (id < 0) throw new Error(`no procedure is called ${name}`);
    return id;
  };
  all.forEach((one, id) => {
    if (find(one.name) !== id) throw new Error(`two procedures are called ${one.name}`);
    if (one.id >= 0 && one.id !== id)
      throw new Error(`${one.name} has the number ${one.id} in another game, not ${id}`);
    one.id = id;
  });
  const steps = all.map((p) => Object.entries(p.steps));
  const decisions = all.map((p) => p.decision);
  for (const [name, changed] of Object.entries(changes.replace ?? {})) {
    const id = find(name);
    if (decisions[id] !== null) throw new Error(`${name} is a decision, not a procedure`);
    steps[id] = Object.entries(changed);
  }
  for (const [name, spec] of Object.entries(changes.replaceDecision ?? {})) {
    const id = find(name);
    if (decisions[id] === null) throw new Error(`${name} is a procedure, not a decision`);
    decisions[id] = spec;
  }
  for (const change of changes.insert ?? []) {
    const into = steps[find(change.into)];
    const anchor = 'before' in change ? change.before : change.after;
    const at = into.findIndex(([name]) => name === anchor);
    if (at < 0) throw new Error(`procedure ${change.into} has no step ${anchor}`);
    if (into.some(([name]) => name === change.name))
      throw new Error(`${change.into} has a step ${change.name} already`);
    into.splice('after' in change ? at + 1 : at, 0, [change.name, change.step]);
  }
  return all.map(({ name, skippedTo }, id) => {
    const stepNames = steps[id].map(([step]) => step);
    const decision = decisions[id];
    return {
      name,
      stepNames,
      steps: steps[id].map(([, step]) => step),
      decision: decision && {
        who: decision.who,
        choices: decision.choices,
        take: decision.take,
        secret: decision.secret === true,
        secretChoice: decision.secretChoice === true,
      },
      // Where the steps lie is known only after a game's own have been inserted.
      skips: skippedTo.map((step) => {
        const at = stepNames.indexOf(step);
        if (at < 0) throw new Error(`procedure ${name} has no step ${step} to skip to`);
        return at;
      }),
    };
  });
}

/** Puts a frame for `p` on the stack and gives it back with its locals at zero; the caller sets them. */
export function call<F>(
  g: { readonly frames: F[]; readonly stackByFours: Float64Array } & KernelCore,
  p: Procedure,
): F {
  const depth = g.depth + 1;
  const size = g.layout.frameSize;
  const base = depth * size;
  const stack = g.stack;
  if (depth >= g.layout.depth) throw new Error(`the stack is too deep at ${p.name}`);
  if (depth > 0) stack[base - size + SLOT_RESULT] = 0;
  const fours = g.stackByFours;
  for (let i = base >> 2, end = (base + size) >> 2; i < end; i++) fours[i] = 0;
  stack[base + SLOT_PROCEDURE] = p.id;
  g.depth = depth;
  return g.frames[depth];
}

/** Tail call: the frame on top becomes one for `p`, keeping its locals. */
export function become<F>(g: { readonly frames: F[] } & KernelCore, p: Procedure): F {
  const base = g.depth * g.layout.frameSize;
  g.stack[base + SLOT_PROCEDURE] = p.id;
  g.stack[base + SLOT_STEP] = 0;
  g.stack[base + SLOT_RESULT] = 0;
  return g.frames[g.depth];
}

/** Ends the procedure on top and hands `result` to the one below as `f.result`. */
export function done(g: KernelCore, result = 0): void {
  const depth = g.depth - 1;
  g.depth = depth;
  if (depth >= 0) g.stack[depth * g.layout.frameSize + SLOT_RESULT] = result;
}

/** Runs the present step once more, after the dice it has just asked for have fallen. */
export function repeat(f: { step: number }): void {
  f.step--;
}

/** The procedure on top goes on with the named step instead of the one that follows. */
export function skipTo(g: KernelCore & Pick<KernelState, 'procedures'>, step: StepName): void {
  const base = g.depth * g.layout.frameSize;
  const { id, name } = step.procedure;
  if (g.stack[base + SLOT_PROCEDURE] !== id) throw new Error(`${step.step} is a step of ${name}, which is not on top`);
  g.stack[base + SLOT_STEP] = g.procedures[id].skips[step.number];
}

/** The nearest frame of `p` below the top, for entries that act on the fight they interrupt; null when there is none. */
export function enclosing<F>(g: { readonly frames: F[] } & KernelCore, p: Procedure): F | null {
  const size = g.layout.frameSize;
  for (let d = g.depth - 1; d >= 0; d--) if (g.stack[d * size + SLOT_PROCEDURE] === p.id) return g.frames[d];
  return null;
}

type KernelCore = Pick<KernelState, 'depth' | 'stack' | 'layout'>;

/** Runs until a seat must decide, chance must answer, or the game is over. */
export function run(g: Omit<KernelState, 'frames'> & { readonly frames: unknown[] }): void {
  const table = g.procedures;
  const stack = g.stack;
  const size = g.layout.frameSize;
  const frames = g.frames;
  while (g.outcome === 0) {
    const depth = g.depth;
    if (depth < 0) return;
    const base = depth * size;
    const p = table[stack[base + SLOT_PROCEDURE]];
    if (p.decision !== null) return;
    const step = stack[base + SLOT_STEP];
    if (step >= p.steps.length) {
      done(g);
      continue;
    }
    stack[base + SLOT_STEP] = step + 1;
    p.steps[step](g, frames[depth]);
    if (g.waiting !== 0) return;
  }
}

/** The same for a state that may be damaged: false when it has come to no end after so many steps. */
export function runWithin(g: Omit<KernelState, 'frames'> & { readonly frames: unknown[] }, most: number): boolean {
  const { stack, frames, procedures } = g;
  const size = g.layout.frameSize;
  for (let n = 0; n < most; n++) {
    if (g.outcome !== 0 || g.waiting !== 0 || g.depth < 0) return true;
    const base = g.depth * size;
    const p = procedures[stack[base + SLOT_PROCEDURE]];
    if (p.decision !== null) return true;
    const step = stack[base + SLOT_STEP]++;
    if (step >= p.steps.length) done(g);
    else p.steps[step](g, frames[g.depth]);
  }
  return false;
}

/** The decision on top of the stack, or null when the game is over or chance must answer. */
export function pending(
  g: Pick<KernelState, 'depth' | 'stack' | 'layout' | 'procedures' | 'outcome' | 'waiting'>,
): Compiled | null {
  if (g.outcome !== 0 || g.waiting !== 0 || g.depth < 0) return null;
  return g.procedures[g.stack[g.depth * g.layout.frameSize + SLOT_PROCEDURE]];
}
