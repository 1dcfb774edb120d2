// When a choice has its time, for who asks for it in a decision of another kind.

import * as V from '../../tables/verbs.ts';
import { ORDER_OF_PLAY } from '../words.ts';

/** When a verb has its time: one sentence and its rule. */
export const TIMES: { readonly [verb: number]: readonly [string, string] } = {
  [V.V_DEPLOY]: ['Units are deployed before the first turn.', 'B Setup rules for mustered battles'],
  [V.V_DEPLOY_RESERVE]: ['Units are deployed before the first turn.', 'B Setup rules for mustered battles'],
  [V.V_REDEPLOY]: [
    "Units redeploy at the beginning of their player's turn, before the action.",
    'B Redeployment phase',
  ],
  [V.V_DISCARD]: ['First name the unit to redeploy; then discard a card for it.', 'B Redeployment phase'],
  [V.V_DONE]: ['This cannot be ended without an answer.', ORDER_OF_PLAY],
  [V.V_RALLY]: ['A rally is the action of a turn: it is chosen in the action phase.', 'B Rallying units'],
  [V.V_ASSAULT]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_BARRAGE]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_CHARGE]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_CHARGE_INTO]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_PASS]: ['There is nothing to pass on.', ORDER_OF_PLAY],
  [V.V_FIRE]: ['Fire is a reaction: it answers an enemy charge.', 'B Taking a reaction'],
  [V.V_COUNTER]: ['A counter-charge is a reaction: it answers an enemy charge.', 'B Taking a reaction'],
  [V.V_ENGAGE]: ['A target is named when a charge has moved out and the enemy has had its reaction.', 'B Charge'],
  [V.V_EVADE]: ['A unit evades right after its own roll in an assault.', 'B Evade'],
  [V.V_ADD]: ['A card makes a die while dice are gathered for an attack.', 'B Rolling and assigning dice'],
  [V.V_ROLL]: ['No dice wait to be rolled.', 'B Rolling and assigning dice'],
  [V.V_REROLL]: ['Dice are rolled again only by a card, after a roll.', 'B Tactic cards'],
  [V.V_RAISE]: ['Dice are raised only by a card, after a roll.', 'B Tactic cards'],
  [V.V_BEST]: ['Dice are assigned when they have fallen.', 'B Rolling and assigning dice'],
  [V.V_PUT]: ['Dice are assigned when they have fallen.', 'B Rolling and assigning dice'],
  [V.V_ENOUGH]: ['This cannot be ended without an answer.', ORDER_OF_PLAY],
  [V.V_LOSE_PLACE]: ['Ranks are removed when hits are taken.', 'B Taking hits'],
  [V.V_LOSE_REFUND]: ['Ranks are removed when hits are taken.', 'B Taking hits'],
  [V.V_DISBAND]: ['A unit is given up only when it takes hits.', 'B Taking hits'],
  [V.V_STEADFAST_ORDER]: ['Steadfast is used when hits are taken.', 'B Steadfast'],
  [V.V_STEADFAST_DISORDER]: ['Steadfast is used when hits are taken.', 'B Steadfast'],
  [V.V_IGNORE]: ['Hits are ignored only when a card that says so has been played.', 'B Tactic cards'],
  [V.V_FLIP]: ['Disorder of the camp turns over by a rally, or by a card.', 'B Rallying units'],
  [V.V_BRING]: ['Disorder is brought home only by a card.', 'B Tactic cards'],
  [V.V_NEXT]: ['Ranks are put in a new order only by a card that says so.', 'B Tactic cards'],
  [V.V_REMOVE]: ['A card is taken out of another hand only by a card that says so.', 'B Tactic cards'],
  [V.V_MOVE]: ['Units move by redeployment, or by a card that says so.', 'B Redeployment phase'],
  [V.V_WITHDRAW]: ['A unit goes into the reserve only by a card that says so.', 'B Tactic cards'],
};
