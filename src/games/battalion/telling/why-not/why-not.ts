// "Why can't I?": one sentence and its rule for every choice that is not on offer. The rules' own conditions are asked again
// with a collector, and the first that says no is told. It speaks to the seat that decides; anyone else is only told whose
// decision it is.

import { Choices, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { FirstFault, type Fault as Found } from '../../../../kernel/permission.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { RUNNING } from '../../../../kernel/state.ts';
import type { State } from '../../rules/state.ts';
import { language } from '../../text/language.ts';
import { FAULT_WORDS, wordsOf } from '../decisions/index.ts';
import { mayPlayCards } from '../decisions/shared.ts';
import { promptOf } from '../prompt.ts';
import { capital, ORDER_OF_PLAY, sentence, theFaction, VICTORY } from '../words.ts';
import type { Fault } from './faults.ts';
import { TIMES } from './times.ts';

export const say = (text: string, ref: string): Refusal => ({ text: sentence(text), ref });

const offered = new Choices();
/** In decisions that take no cards every card is at a wrong moment. */
const NO_CARDS = mayPlayCards();

/**
 * The first reason why the one who decides may not make this choice now: a rule's fault, 'notNow' where the decision does not
 * ask for such a thing, or null when it is on offer. 'unknown' would be a choice that no condition refuses: there is none.
 */
export function faultOf(g: State, choice: number): Found<Fault> | 'notNow' | 'unknown' | null {
  const p = pending(g);
  if (!p?.decision) return 'notNow';
  const f = g.frames[g.depth];
  offered.clear();
  p.decision.choices(g, f, offered);
  if (offered.has(choice)) return null;
  const verb = verbOf(choice);
  const may = wordsOf(p.name).may[verb] ?? NO_CARDS[verb];
  if (may === undefined) return 'notNow';
  const why = new FirstFault<Fault>();
  may(g, f, choice, p.decision.who(g, f), why);
  return why.fault ?? 'unknown';
}

/** Null when the choice is on offer to `seat` (whoever decides now, if not given). */
export function whyNot(g: State, text: string, seat?: number): Refusal | null {
  if (g.outcome !== RUNNING) return say('The battle is over.', VICTORY);
  const p = pending(g);
  if (!p?.decision) return say('The dice must fall first.', ORDER_OF_PLAY);
  const prompt = promptOf(g);
  if (seat !== undefined && seat !== prompt.seat)
    return say(`It is not your decision: ${theFaction(g, prompt.seat)} is asked now.`, ORDER_OF_PLAY);
  const choice = language.read(text);
  if (typeof choice === 'string') return say(`${capital(choice)}.`, ORDER_OF_PLAY);
  const fault = faultOf(g, choice);
  if (fault === null) return null;
  if (fault === 'notNow') return say(...(TIMES[verbOf(choice)] ?? NOT_NOW));
  if (fault === 'unknown') return say(...NOT_NOW);
  const { key, a, b } = fault;
  return say(...FAULT_WORDS[key]({ g, f: g.frames[g.depth], choice, seat: prompt.seat, a, b }));
}

const NOT_NOW = ['Nothing of the kind is asked now.', ORDER_OF_PLAY] as const;
