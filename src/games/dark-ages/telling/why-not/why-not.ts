// "Why can't I?": one sentence and its rule for every choice that is not on offer. The decision's own list says what is legal;
// the same rules that made the list are asked again, now with a collector of reasons (`may` in the words of the decision), and the
// first reason is put into words. It speaks to the seat that decides: what depends on a hand is that seat's own hand, and anyone
// else is only told whose decision it is.

import { verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { type Fault, FirstFault } from '../../../../kernel/permission.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { RUNNING } from '../../../../kernel/state.ts';
import type { State } from '../../rules/state.ts';
import { language } from '../../text/language.ts';
import { NO_CARDS } from '../decisions/cards.ts';
import { ELSEWHERE, FAULT_WORDS, wordsOf } from '../decisions/index.ts';
import { offeredNow } from '../offered.ts';
import { askedAbout } from '../offers.ts';
import { promptOf } from '../prompt.ts';
import { armyOf, capital, REF } from '../words.ts';
import type { FaultKey } from './faults.ts';

/** For what follows from the course of the turn and not from one rule. */
export const ORDER_OF_PLAY = REF.sequence;

/** Null when the choice is on offer to `seat` (whoever decides now, if not given). */
export function whyNot(g: State, text: string, seat?: number): Refusal | null {
  if (g.outcome !== RUNNING) return { text: 'The battle is over.', ref: REF.victory };
  if (!pending(g)?.decision) return { text: 'The dice must fall first.', ref: ORDER_OF_PLAY };
  const prompt = promptOf(g);
  if (seat !== undefined && seat !== prompt.seat) {
    return { text: `It is not your decision; it is that of the ${armyOf(g, prompt.seat)}.`, ref: ORDER_OF_PLAY };
  }
  const choice = language.read(text);
  if (typeof choice === 'string') return { text: `${capital(choice)}.`, ref: ORDER_OF_PLAY };
  if (offeredNow(g).includes(choice)) return null;
  const fault = faultOf(g, choice);
  if (fault === null) return ELSEWHERE.get(verbOf(choice)) ?? NOT_NOW;
  const { text: said, ref } = FAULT_WORDS[fault.key](g, fault.a, fault.b);
  return { text: capital(said), ref };
}

const NOT_NOW: Refusal = { text: 'Nothing of the kind is asked now.', ref: REF.sequence };

/** The first fault that the rules find with a choice of the seat that decides; null when they find none. */
export function faultOf(g: State, choice: number): Fault<FaultKey> | null {
  const p = pending(g);
  if (!p?.decision) return null;
  const may = wordsOf(p.name).may[verbOf(choice)] ?? NO_CARDS[verbOf(choice)];
  const why = new FirstFault<FaultKey>();
  may?.(askedAbout(g, choice, p.decision.who(g, g.frames[g.depth])), why);
  return why.fault;
}
