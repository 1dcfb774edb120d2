// What is said of every decision: the family's words and the game's, in one place to look them up. Where both speak, the
// game's word goes first. The words of a rule file stand beside it in one file here.

import { pending } from '../../../../kernel/procedure.ts';
import type { State } from '../../rules/state.ts';
import type { DecisionWords, OfferShape } from '../game-words.ts';
import type { Why } from '../why-not/parts.ts';
import { battleDecisions } from './battle.ts';
import { cardDecisions } from './cards.ts';
import { fightDecisions } from './fight.ts';
import { leaderDecisions } from './leaders.ts';
import { moveDecisions } from './movement.ts';
import { orderDecisions } from './orders.ts';
import { SHARED } from './shared.ts';

const family: { readonly [decision: string]: DecisionWords } = {
  ...cardDecisions,
  ...orderDecisions,
  ...moveDecisions,
  ...battleDecisions,
  ...fightDecisions,
  ...leaderDecisions,
};

/** One part of what is said of a decision. */
export const saidOf = <K extends keyof DecisionWords>(g: State, decision: string, part: K): DecisionWords[K] =>
  g.battle.game.words.decisions[decision]?.[part] ?? family[decision]?.[part];

/** How a choice of a verb is shown in a decision: in the game's words, the family's, or as everywhere. */
const shapeIn = (g: State, decision: string, verb: number): OfferShape | undefined =>
  g.battle.game.words.decisions[decision]?.offers?.[verb] ?? family[decision]?.offers?.[verb] ?? SHARED[verb];

/** The same for the decision that waits; every choice on offer has a shape. */
export function shapeOf(g: State, verb: number): OfferShape {
  const shape = shapeIn(g, pending(g)?.name ?? '', verb);
  if (shape === undefined) throw new Error(`no words for the choice "${g.battle.game.verbs[verb].key}"`);
  return shape;
}

/** The part of the turn to which a verb belongs, whichever decision asks for it. */
export function phaseOfVerb(g: State, verb: number): OfferShape['phase'] {
  for (const words of [g.battle.game.words.decisions, family]) {
    for (const { offers } of Object.values(words)) if (offers?.[verb]?.phase !== undefined) return offers[verb].phase;
  }
  return SHARED[verb]?.phase;
}

/** What finds the reason for a verb in a decision; none for a verb that does not belong there. */
export const reasonFor = (g: State, decision: string, verb: number): Why | undefined =>
  g.battle.game.words.decisions[decision]?.reasons?.[verb] ?? family[decision]?.reasons?.[verb];

/** What a choice is called in one decision, where that is not what it is always called. */
export function labelFor(g: State, decision: string, verb: number): string | undefined {
  const label = g.battle.game.words.decisions[decision]?.labels?.[verb] ?? family[decision]?.labels?.[verb];
  return typeof label === 'function' ? label(g) : label;
}
