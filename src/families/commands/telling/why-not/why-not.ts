// "Why can't I?": one sentence and its rule for every choice that is not on offer. The decision's own list says what is
// legal; this file and its neighbours only look for the reason. It speaks to the seat that decides: what depends on a hand
// is that seat's own hand, and anyone else is only told whose decision it is.

import { Choices, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { RUNNING } from '../../../../kernel/state.ts';
import type { State } from '../../rules/state.ts';
import { languageOf } from '../../text/language.ts';
import { reasonFor } from '../decisions/decisions.ts';
import { promptOf } from '../prompt.ts';
import { capital, ORDER_OF_PLAY, ruleRef } from '../words.ts';
import { notNow, questionNow } from './now.ts';

const offered = new Choices();

/** Null when the choice is on offer to `seat` (whoever decides now, if not given). */
export function whyNot(g: State, text: string, seat?: number): Refusal | null {
  if (g.outcome !== RUNNING) return { text: 'The battle is over.', ref: ruleRef(g, 'object') };
  const p = pending(g);
  if (!p?.decision) return { text: 'The dice must fall first.', ref: ORDER_OF_PLAY };
  const prompt = promptOf(g);
  if (seat !== undefined && seat !== prompt.seat) {
    return { text: `It is not your decision. ${questionNow(prompt)}`, ref: ORDER_OF_PLAY };
  }
  const choice = languageOf(g.battle.game).read(text);
  if (typeof choice === 'string') return { text: `${capital(choice)}.`, ref: ORDER_OF_PLAY };
  const f = g.frames[g.depth];
  offered.clear();
  p.decision.choices(g, f, offered);
  if (offered.has(choice)) return null;
  const verb = verbOf(choice);
  return reasonFor(g, p.name, verb)?.(g, f, choice, prompt.seat) ?? notNow(g, verb, prompt);
}
