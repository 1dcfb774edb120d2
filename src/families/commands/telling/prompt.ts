// What is asked of whom, in one sentence per decision. The sentence is the same for both seats and for spectators, so it
// says nothing that depends on a hand or on the deck.

import { pending } from '../../../kernel/procedure.ts';
import type { Prompt } from '../../../kernel/ruleset.ts';
import type { State } from '../rules/state.ts';
import { saidOf } from './decisions/decisions.ts';
import { armyOf, sayOf } from './words.ts';

export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  const ask = saidOf(g, p.name, 'prompt');
  const help = saidOf(g, p.name, 'help');
  return {
    seat,
    text: `${armyOf(g, seat)}: ${ask ? ask(g, f, seat) : 'choose.'}`,
    decision: p.name,
    secret: p.decision.secret === true,
    ...(help ? { help: typeof help === 'function' ? help(sayOf(g)) : help } : {}),
  };
}

/** The hex that the waiting decision is about, or -1. */
export function hexAsked(g: State): number {
  const p = pending(g);
  return (p?.decision && saidOf(g, p.name, 'hex')?.(g, g.frames[g.depth])) ?? -1;
}
