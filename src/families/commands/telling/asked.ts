// What the words of several decisions need: what is on offer in the waiting one, the dice that orders are given by, who waits.

import { Choices, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import { countOrders } from '../rules/orders/giving.ts';
import { type Frame, RESERVE, type State } from '../rules/state.ts';
import { leaderName } from './words.ts';

/** Orders given so far. */
export const soFar = (g: State): string => `(${countOrders(g)} so far)`;

/** The face of dice for orders that serves anybody: the roll that gave them lies below the decision. */
export const anyFace = (g: State): string => g.battle.game.dice.faces[g.frames[g.depth - 1].anyFace] ?? '';

const offered = new Choices();

/** Everything on offer in the waiting decision. */
export function choicesNow(g: State, f: Frame): number[] {
  offered.clear();
  pending(g)?.decision?.choices(g, f, offered);
  return offered.toArray();
}

/** Other ways that the game has to use an order, as they are on offer. */
export function ownWays(g: State, f: Frame): string[] {
  const verbs = [...new Set(choicesNow(g, f).map(verbOf))];
  const shapes = g.battle.game.words.decisions[pending(g)?.name ?? '']?.offers;
  return verbs.map((verb) => shapes?.[verb]?.way ?? '').filter((way) => way !== '');
}

/** The next leader of a side who is not yet on the board, by name. */
export const waitingLeader = (g: State, side: number): string => {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++)
    if (g.leaderFate[l] === RESERVE) return leaderName(g, l);
  return 'a leader';
};

/** Whether nothing but this is on offer in the waiting decision: it ends because there is nothing to do. */
export function endsOnly(g: State, f: Frame, verb: number): boolean {
  const choices = choicesNow(g, f);
  return choices.length === 1 && verbOf(choices[0]) === verb;
}

/** Whether a choice of the kind is on offer in the waiting decision. */
export function offers(g: State, f: Frame, verb: number): boolean {
  return choicesNow(g, f).some((choice) => verbOf(choice) === verb);
}
