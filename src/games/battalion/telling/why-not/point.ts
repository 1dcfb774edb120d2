// "Why can't I?" asked by pointing: a place alone, or a unit and then a place. The choice that was most likely meant is made
// up from what is being decided, and the reason it is not on offer is given.

import { Choices, choiceOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import type { State } from '../../rules/state.ts';
import * as V from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { wordsOf } from '../decisions/index.ts';
import { placesOfChoice } from '../offers.ts';
import { type Place, readPlace } from '../places.ts';
import { promptOf } from '../prompt.ts';
import { list, ORDER_OF_PLAY } from '../words.ts';
import { say, whyNot } from './why-not.ts';

const offered = new Choices();

/** Null when something is on offer there. `from` is a unit that was taken up before, or null. */
export function whyNotAt(g: State, from: string | null, to: string, seat?: number): Refusal | null {
  const place = readPlace(g, to);
  const start = from === null ? null : readPlace(g, from);
  const prompt = promptOf(g);
  const ask = (verb: number, a = 0, b = 0) => whyNot(g, language.print(choiceOf(verb, a, b)), seat);
  const p = pending(g);
  if (!p?.decision || (seat !== undefined && seat !== prompt.seat)) return ask(V.V_ENOUGH);
  const two = pairs(g);
  const by = start?.kind === 'unit' ? start.unit : -1;
  if (two.some((one) => fits(one, start, place))) return null;
  // Somebody could go or strike there, and has not been taken up yet.
  const actors = [
    ...new Set(two.filter((one) => one.to === place.name && one.from !== null).map((one) => one.from as string)),
  ];
  if (start === null && actors.length > 0) {
    return say(`Point at your own unit first: ${list(actors, 'or')}.`, ORDER_OF_PLAY);
  }
  const meant = wordsOf(p.name).meant?.(g, g.frames[g.depth], by, place, prompt.seat) ?? null;
  if (meant !== null) {
    const refusal = ask(meant[0], meant[1], meant[2]);
    if (refusal !== null) return refusal;
  }
  return say('Nothing can be done there now.', ORDER_OF_PLAY);
}

/** The places of all choices on offer. */
function pairs(g: State): { from: string | null; to: string | null }[] {
  const p = pending(g);
  offered.clear();
  p?.decision?.choices(g, g.frames[g.depth], offered);
  return offered.toArray().map((choice) => placesOfChoice(g, p?.name ?? '', choice));
}

/** Whether an offer answers to this pointing: its unit alone, its target alone where nobody acts, or both. */
function fits(one: { from: string | null; to: string | null }, start: Place | null, place: Place): boolean {
  if (start === null || start.name === place.name)
    return one.from === place.name || (one.from === null && one.to === place.name);
  return one.from === start.name && one.to === place.name;
}
