// Choices whose time has not come, is over, or was never asked for: the course of the turn says why.

import type { Refusal } from '../../../../kernel/explain.ts';
import type { Prompt } from '../../../../kernel/ruleset.ts';
import type { State } from '../../rules/state.ts';
import { cardTerms } from '../../rules/terms.ts';
import { DONE, PASS, PLAY, PLAY_AS, STRIKE } from '../../tables/verbs.ts';
import { phaseOfVerb } from '../decisions/decisions.ts';
import { phaseOf } from '../view/view.ts';
import { cardRef, ORDER_OF_PLAY, ruleRef, SCENARIO } from '../words.ts';

/** In the order of a turn; what is not listed counts as before it. */
const COURSE = ['play a card', 'order', 'fire', 'move', 'battle', 'move again', 'draw'];
const MOVING = COURSE.indexOf('move');

/** What is asked instead, as the one who decides reads it. */
export const questionNow = (prompt: Prompt): string => `The question now is "${prompt.text}"`;

export function notNow(g: State, verb: number, prompt: Prompt): Refusal {
  const { text, ref } = reason(g, verb);
  return { text: `${text} ${questionNow(prompt)}`, ref };
}

function reason(g: State, verb: number): Refusal {
  const phase = phaseOf(g);
  const at = COURSE.indexOf(phase);
  const part = phaseOfVerb(g, verb);
  if (verb === PLAY || verb === PLAY_AS || verb === PASS) {
    if (at >= 0) return { text: "This turn's card has been played.", ref: ruleRef(g, 'card') };
    const text = g.turn === 0 ? 'No turn has begun yet.' : 'This is settled before a card is played.';
    return { text, ref: ruleRef(g, 'card') };
  }
  if (part === 'order') {
    if (at <= 0) return { text: 'Play a card first: it says which units may be ordered.', ref: ruleRef(g, 'card') };
    if (phase === 'order') return { text: 'The card gives no such order.', ref: ruleRef(g, 'order') };
    return { text: "This turn's orders have been given.", ref: ruleRef(g, 'order') };
  }
  if (part === 'move') {
    if (phase === 'fire') return { text: 'Units that fire first move after all fire.', ref: ruleRef(g, 'movement') };
    if (at < MOVING) return { text: 'Units move after the orders have been given.', ref: ruleRef(g, 'movement') };
    const card = cardTerms(g);
    if (card !== null && !card.moves) return { text: `${card.name} allows no movement.`, ref: cardRef(g, card) };
    return { text: 'The movement is over: all moves are made before the first battle.', ref: ruleRef(g, 'movement') };
  }
  if (part === 'battle') {
    const fighting = phase === 'battle' || phase === 'fire';
    if (at <= MOVING && !fighting) return { text: 'Battles come after all movement.', ref: ruleRef(g, 'battle') };
    if (fighting) {
      return { text: 'One battle is fought to its end before the next.', ref: ruleRef(g, 'battle') };
    }
    return { text: 'The battles of this turn are over.', ref: ruleRef(g, 'battle') };
  }
  if (part === 'enter') return { text: 'Nobody is placed on the battlefield now.', ref: SCENARIO };
  if (verb === DONE) return { text: 'This cannot be ended without an answer.', ref: ORDER_OF_PLAY };
  if (verb === STRIKE) return { text: 'No first strike has been stood.', ref: ruleRef(g, 'close') };
  return { text: 'Nothing of the kind is asked now.', ref: ORDER_OF_PLAY };
}
