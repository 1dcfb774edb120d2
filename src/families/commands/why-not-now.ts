// Choices whose time has not come, is over, or was never asked for: the course of the turn (rule 5) says why.

import type { Refusal } from '../../kernel/explain.ts';
import type { Prompt } from '../../kernel/ruleset.ts';
import { cardTerms } from './reach.ts';
import type { State } from './state.ts';
import {
  AMBUSH,
  CLOSE,
  COMMAND,
  DONE,
  ENTER,
  ENTER_LEADER,
  EXIT,
  FIRE,
  MOVE,
  MOVE_LEADER,
  ORDER,
  ORDER_LEADER,
  PASS,
  PLACE,
  PLAY,
  RALLY,
  STRIKE,
} from './verbs.ts';
import { phaseOf } from './view.ts';
import { ORDER_OF_PLAY, ruleRef, SCENARIO } from './words.ts';

const ORDERS = [ORDER, ORDER_LEADER, COMMAND, RALLY];
const MOVES = [MOVE, MOVE_LEADER, EXIT];
const BATTLES = [FIRE, CLOSE];
const ENTRIES = [PLACE, ENTER, ENTER_LEADER, AMBUSH];

/** In the order of a turn; what is not listed counts as before it. */
const COURSE = ['play a card', 'order', 'move', 'battle', 'move again', 'draw'];

/** What is asked instead, as the one who decides reads it. */
export const questionNow = (prompt: Prompt): string => `The question now is "${prompt.text}"`;

export function notNow(g: State, verb: number, prompt: Prompt): Refusal {
  const { text, ref } = reason(g, verb);
  return { text: `${text} ${questionNow(prompt)}`, ref };
}

function reason(g: State, verb: number): Refusal {
  const phase = phaseOf(g);
  const at = COURSE.indexOf(phase);
  const is = (verbs: readonly number[]): boolean => verbs.includes(verb);
  if (verb === PLAY || verb === PASS) {
    const text = at < 0 ? 'No turn has begun yet.' : "This turn's card has been played.";
    return { text, ref: ruleRef(g, 'card') };
  }
  if (is(ORDERS)) {
    if (at <= 0) return { text: 'A card comes first: it says who may be ordered.', ref: ruleRef(g, 'card') };
    if (phase === 'order') return { text: 'The card gives no such order.', ref: ruleRef(g, 'order') };
    return { text: "This turn's orders have been given.", ref: ruleRef(g, 'order') };
  }
  if (is(MOVES)) {
    if (at < 2) return { text: 'Units move after the orders have been given.', ref: ruleRef(g, 'movement') };
    const card = cardTerms(g);
    if (card !== null && !card.moves)
      return { text: `${card.name} allows no movement.`, ref: `${g.battle.game.ref} 18 ${card.name}` };
    return { text: 'The movement is over: all moves are made before the first battle.', ref: ruleRef(g, 'movement') };
  }
  if (is(BATTLES)) {
    if (at < 3) return { text: 'Battles come after all movement.', ref: ruleRef(g, 'battle') };
    if (phase === 'battle') {
      return { text: 'One battle is fought to its end before the next.', ref: ruleRef(g, 'battle') };
    }
    return { text: 'The battles of this turn are over.', ref: ruleRef(g, 'battle') };
  }
  if (is(ENTRIES)) return { text: 'Nobody is placed on the battlefield now.', ref: SCENARIO };
  if (verb === DONE) return { text: 'This cannot be ended without an answer.', ref: ORDER_OF_PLAY };
  if (verb === STRIKE) return { text: 'No first strike has been stood.', ref: ruleRef(g, 'close') };
  return { text: 'Nothing of the kind is asked now.', ref: ORDER_OF_PLAY };
}
