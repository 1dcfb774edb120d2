// What the toy games have in common: small games on the kernel alone, each with its own state, rulebook and words.
// `toyRules` makes one a full ruleset for the driver.

import type { Chance } from '../../../src/kernel/chance.ts';
import type { ArgumentKind, ChoiceLanguage, VerbSpec } from '../../../src/kernel/choice.ts';
import { pending, run } from '../../../src/kernel/procedure.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { copyInto, type KernelState } from '../../../src/kernel/state.ts';
import type { HexBoard } from '../../../src/lib/hex-board.ts';

/** A toy's event: a kind and some numbers. */
export interface ToyEvent {
  readonly kind: string;
  readonly values: readonly number[];
}

export interface Toy<G extends KernelState> {
  readonly id: string;
  readonly seatNames: readonly string[];
  readonly language: ChoiceLanguage;
  /** An empty state with its procedures and fixed facts. */
  create(): G;
  /** What a seat may know; -1 is somebody who looks on. */
  view(g: G, seat: number): unknown;
}

export const numberKind: ArgumentKind = {
  expected: 'a number',
  print: String,
  read: (word) => (/^\d{1,2}$/.test(word) ? Number(word) : -1),
};

/** An argument out of a list of words. */
export const wordKind = (expected: string, words: readonly string[]): ArgumentKind => ({
  expected,
  print: (i) => words[i],
  read: (word) => words.indexOf(word),
});

export const hexKind = (board: HexBoard): ArgumentKind => ({
  expected: 'a hex',
  print: (hex) => board.names[hex],
  read: (word) => board.hex(word),
});

/** Verbs from their forms; a verb's number is its place. */
export const verbs = (...forms: string[]): VerbSpec[] =>
  forms.flatMap((line) => line.split(' | ')).map((form) => ({ key: form, form }));

/** The seat that is asked, -1 when nobody is. */
export function seatAsked(g: KernelState): number {
  const p = pending(g);
  return p?.decision ? p.decision.who(g, g.frames[g.depth]) : -1;
}

/** How many entries of a column have this value. */
export function countOf(column: Int16Array, value: number): number {
  let n = 0;
  for (const entry of column) if (entry === value) n++;
  return n;
}

/** The index of the n-th entry (from 0) with this value. */
export function nthOf(column: Int16Array, value: number, n: number): number {
  for (let i = 0; i < column.length; i++) if (column[i] === value && n-- === 0) return i;
  throw new Error('there are not so many');
}

/** The toy as a ruleset; `setUp` puts a fresh state into its first position. Questions that a toy has no answer to are refused. */
export function toyRules<G extends KernelState>(toy: Toy<G>, setUp: (g: G) => void): Ruleset<G> {
  const none = (): never => {
    throw new Error(`${toy.id} has no answer to that`);
  };
  const fresh = (chance: Chance): G => {
    const g = toy.create();
    g.chance = chance;
    return g;
  };
  return {
    id: toy.id,
    name: toy.id,
    rulesVersion: '1',
    seatNames: toy.seatNames,
    faces: ['1', '2', '3', '4', '5', '6'],
    language: toy.language,
    scenarios: [],
    lists: { units: [], grounds: [], cards: [], traits: [], rules: [], events: [] },
    sheetText: none,
    start(_from, chance, sink) {
      const g = fresh(chance);
      g.sink = sink ?? null;
      setUp(g);
      run(g);
      return g;
    },
    spare: () => toy.create(),
    tell: (_g, event) => ({ kind: event.kind, text: '', places: [], weighty: false, dice: [], way: null }),
    offers: () => [],
    way: () => [],
    scan: (_g, query) => ({ text: query, places: [] }),
    typed: { inShort: '', help: { choose: '', odds: '', explain: '' } },
    rulings: [],
    oddsPolicies: [],
    prompt: (g) => ({
      seat: seatAsked(g),
      text: pending(g)?.name ?? '',
      decision: pending(g)?.name ?? '',
      secret: pending(g)?.decision?.secret === true,
    }),
    view: (g, seat) => toy.view(g, seat),
    narrate: (_g, event) => [event.kind, ...(event as ToyEvent).values].join(' '),
    explain: () => [],
    whyNot: () => null,
    whyNotAt: () => null,
    odds: none,
    imagine: none,
    positionText: none,
    toJSON: (g) => Array.from(g.buf),
    fromJSON(json, chance) {
      const g = fresh(chance);
      copyInto(g, { buf: Int16Array.from(json as number[]) } as G);
      return g;
    },
  };
}
