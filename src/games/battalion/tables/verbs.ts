// Every choice of Battalion as a verb with its arguments. Kinds of argument: unit (`a3`: the seat's letter and a number from
// 1), sector (`S1`), seat (`top`), card (the key of a text), rank (the key of a rank), number.

import type { VerbSpec } from '../../../kernel/choice.ts';

const FORMS = [
  ['deploy', 'deploy {unit} {sector}'],
  ['deployReserve', 'deploy {unit} reserve'],
  ['redeploy', 'redeploy {unit} {sector}'],
  /** A card for its number alone: it pays for the redeployment just named. */
  ['discard', 'discard {card}'],
  ['done', 'done'],
  ['rally', 'rally'],
  ['assault', 'assault {unit} x {unit}'],
  ['barrage', 'barrage {unit} x {unit}'],
  ['charge', 'charge {unit}'],
  /** Out of a sector without enemies into the next one. */
  ['chargeInto', 'charge {unit} {sector}'],
  ['pass', 'pass'],
  ['fire', 'fire {unit}'],
  ['counter', 'counter {unit}'],
  ['engage', 'engage {unit}'],
  ['evade', 'evade {unit}'],
  /** A card for one die more. */
  ['addDie', 'add {card}'],
  ['roll', 'roll'],
  /** A card for its text; some texts name a unit or an opponent with it. */
  ['play', 'play {card}'],
  ['playOn', 'play {card} on {unit}'],
  ['playAt', 'play {card} at {seat}'],
  /** A die by the number it shows. */
  ['reroll', 'reroll {number}'],
  ['raise', 'raise {number}'],
  ['assignBest', 'assign best'],
  /** A die (the number it shows) on an attack value. */
  ['put', 'put {number} on {number}'],
  ['enough', 'enough'],
  /** Ranks removed from the front, and disorder placed, or brought back to the camp. */
  ['losePlace', 'lose {number} place {number}'],
  ['loseRefund', 'lose {number} refund {number}'],
  /** All ranks are removed. */
  ['disband', 'disband'],
  ['steadfastOrder', 'steadfast order'],
  ['steadfastDisorder', 'steadfast disorder'],
  /** Of the hits that a card lets one ignore. */
  ['ignore', 'ignore {number}'],
  /** Disorder of the camp turned to order by a card. */
  ['flip', 'flip {number}'],
  /** Disorder moved from a unit to the camp by a card. */
  ['bring', 'bring {number} from {unit}'],
  /** The rank that stands next, from the front, when ranks are put in a new order. */
  ['next', 'next {rank}'],
  /** A card of the hand one has looked at. */
  ['remove', 'remove {card}'],
  /** Moves by card texts: to a sector, into the reserve. */
  ['move', 'move {unit} {sector}'],
  ['withdraw', 'withdraw {unit}'],
] as const;

export type VerbKey = (typeof FORMS)[number][0];

export const VERBS: readonly VerbSpec[] = FORMS.map(([key, form]) => ({ key, form }));

const number = (key: VerbKey): number => FORMS.findIndex(([k]) => k === key);

export const V_DEPLOY = number('deploy');
export const V_DEPLOY_RESERVE = number('deployReserve');
export const V_REDEPLOY = number('redeploy');
export const V_DISCARD = number('discard');
export const V_DONE = number('done');
export const V_RALLY = number('rally');
export const V_ASSAULT = number('assault');
export const V_BARRAGE = number('barrage');
export const V_CHARGE = number('charge');
export const V_CHARGE_INTO = number('chargeInto');
export const V_PASS = number('pass');
export const V_FIRE = number('fire');
export const V_COUNTER = number('counter');
export const V_ENGAGE = number('engage');
export const V_EVADE = number('evade');
export const V_ADD = number('addDie');
export const V_ROLL = number('roll');
export const V_PLAY = number('play');
export const V_PLAY_ON = number('playOn');
export const V_PLAY_AT = number('playAt');
export const V_REROLL = number('reroll');
export const V_RAISE = number('raise');
export const V_BEST = number('assignBest');
export const V_PUT = number('put');
export const V_ENOUGH = number('enough');
export const V_LOSE_PLACE = number('losePlace');
export const V_LOSE_REFUND = number('loseRefund');
export const V_DISBAND = number('disband');
export const V_STEADFAST_ORDER = number('steadfastOrder');
export const V_STEADFAST_DISORDER = number('steadfastDisorder');
export const V_IGNORE = number('ignore');
export const V_FLIP = number('flip');
export const V_BRING = number('bring');
export const V_NEXT = number('next');
export const V_REMOVE = number('remove');
export const V_MOVE = number('move');
export const V_WITHDRAW = number('withdraw');
