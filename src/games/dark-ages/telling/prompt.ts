// What is asked of whom, in one sentence, and which piece it is about. The sentence stands in the words of its decision.

import { pending } from '../../../kernel/procedure.ts';
import type { Prompt } from '../../../kernel/ruleset.ts';
import type { State } from '../rules/state.ts';
import { wordsOf } from './decisions/index.ts';
import { armyOf } from './words.ts';

export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  const { prompt, help } = wordsOf(p.name);
  return {
    seat,
    text: `${armyOf(g, seat)}: ${prompt(g, f)}`,
    decision: p.name,
    secret: p.decision.secret === true,
    ...(help ? { help } : {}),
  };
}

/** The hex of the piece that the waiting decision is about, or -1. */
export function hexAsked(g: State): number {
  const p = pending(g);
  if (!p?.decision) return -1;
  const piece = wordsOf(p.name).about?.(g, g.frames[g.depth]) ?? -1;
  return piece < 0 ? -1 : g.unitHex[piece];
}
