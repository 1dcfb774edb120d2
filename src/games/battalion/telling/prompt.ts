// What is asked of whom, in one sentence. It is the same for every seat and for spectators, so it says nothing that depends on
// a hand.

import { pending } from '../../../kernel/procedure.ts';
import type { Prompt } from '../../../kernel/ruleset.ts';
import type { State } from '../rules/state.ts';
import { wordsOf } from './decisions/index.ts';
import { factionOf, placeOf, unitWord } from './words.ts';

export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  const f = g.frames[g.depth];
  const seat = p.decision.who(g, f);
  const { prompt, help } = wordsOf(p.name);
  return {
    seat,
    text: `${factionOf(g, seat)}: ${prompt(g, f)}`,
    decision: p.name,
    secret: p.decision.secret === true,
    ...(help ? { help } : {}),
  };
}

/** The place of the unit that the waiting decision is about, as screens name places: the unit itself. */
export function askedPlace(g: State): string | null {
  const p = pending(g);
  if (!p?.decision) return null;
  const unit = wordsOf(p.name).about?.(g, g.frames[g.depth]) ?? -1;
  return unit < 0 || placeOf(g, unit) === null ? null : unitWord(unit);
}
