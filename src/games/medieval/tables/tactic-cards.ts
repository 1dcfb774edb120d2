// Tactic cards of Medieval, twenty of the sixty-five [M Tactic Cards]. What the moment of an ambush does is in ambush.ts.

import { battleFirst } from '../../../families/commands/rules/close-combat.ts';
import { orderKind } from '../../../families/commands/rules/orders/by-class.ts';
import { orderByRoll, rallyByRoll } from '../../../families/commands/rules/orders/by-dice.ts';
import { orderAll } from '../../../families/commands/rules/orders/giving.ts';
import { orderAllLeaders } from '../../../families/commands/rules/orders/leadership.ts';
import { orderGroup } from '../../../families/commands/rules/orders/linked.ts';
import { RALLY_ANYWHERE } from '../../../families/commands/rules/orders/order-dice.ts';
import { enemyNextTo } from '../../../families/commands/rules/standing.ts';
import { type CardBattle, FLAG, HELMET } from '../../../families/commands/tables/tables.ts';
import { plainBattle, plainCard } from '../../../families/commands/tables/usual.ts';
import { darkenTheSky, doubleTime, fireAndClose, footOnslaught, mountedCharge, moveFireMove } from './card-terms.ts';
import type { MedievalCard } from './card-tokens.ts';
import { ANY_UNITS, FOOT_UNITS, LIGHT_UNITS, MISSILE_UNITS, MOUNTED_UNITS } from './classes.ts';

/** As many as there are. */
const ALL = 99;

/** One die more in all combat of the turn; those of the Leaders card only with a leader in the hex (questions.ts). */
const oneMoreDie: CardBattle = { ...plainBattle, closeDice: 1, bonusDice: 1, fireDice: 1 };
export const ledBattle: CardBattle = { ...oneMoreDie };

export const tacticCards: readonly MedievalCard[] = [
  {
    ...plainCard,
    key: 'ambush',
    name: 'Ambush',
    count: 2,
    answers: { advance: { dice: 2 } },
    ownTurn: false,
    orAs: 'scout',
    text: 'Play after an enemy momentum advance: one of your units next to it battles with two more dice. Or play as a Scout.',
    orders() {},
  },
  {
    ...plainCard,
    key: 'clashOfShields',
    name: 'Clash of Shields',
    count: 1,
    orAs: 'scout',
    text: 'Order all your units next to the enemy: one more die in close combat. No move before combat, no firing. Or play as a Scout.',
    moves: false,
    battle: { ...plainBattle, fire: false, closeDice: 1 },
    orders(g) {
      orderAll(g, (u) => enemyNextTo(g, g.unitHex[u], g.active));
    },
  },
  // RULING: A card that was played as a Scout is copied as a Scout; what Ambush and First Strike do in the other side's
  // turn is not the card of a turn and is never copied [M Counter Attack].
  // CASE: M Counter Attack: an Ambush that was played as a Scout is copied as a Scout
  // CASE: M Counter Attack: the card of the turn is copied, not a First Strike that answered in it
  {
    ...plainCard,
    key: 'counterAttack',
    name: 'Counter Attack',
    count: 2,
    copies: true,
    text: 'Copies the card your opponent played last turn, with left and right swapped.',
    orders() {},
  },
  {
    ...plainCard,
    key: 'cryHavoc',
    name: 'Cry Havoc',
    count: 1,
    tokens: 'both',
    helmet: true,
    reshuffles: true,
    text: 'Roll dice equal to your Command (hand size). A symbol orders a unit of that class, a helmet any unit or leader, a flag only a move. All battle with one more die.',
    battle: oneMoreDie,
    orders: (g) => orderByRoll(g, HELMET, FLAG),
  },
  {
    ...plainCard,
    ...darkenTheSky,
    key: 'darkenTheSky',
    count: 1,
    text: 'Order up to four units that can fire and are not next to the enemy: each may fire twice. No movement.',
    orders: (g) => orderKind(g, MISSILE_UNITS, { most: 4, apart: true }),
  },
  {
    ...plainCard,
    ...doubleTime,
    key: 'doubleTime',
    count: 1,
    text: 'Order linked foot units up to your Command (hand size): they may move two hexes before close combat. No firing.',
    orders: (g) => orderGroup(g, FOOT_UNITS, g.commandNow),
  },
  {
    ...plainCard,
    ...fireAndClose,
    key: 'fireAndClose',
    count: 1,
    text: 'Order up to four units that can fire and are not next to the enemy: one more die, then they may close with their targets. Or order any one unit.',
    orders: (g) => orderKind(g, MISSILE_UNITS, { most: 4, apart: true, orOne: true }),
  },
  {
    ...plainCard,
    key: 'firstStrike',
    name: 'First Strike',
    count: 2,
    answers: { closeCombat: battleFirst },
    ownTurn: false,
    text: 'Play when your unit is attacked in close combat: your unit battles first.',
    orders() {},
  },
  {
    ...plainCard,
    ...footOnslaught,
    key: 'footOnslaught',
    count: 2,
    text: 'Order up to three foot units: they may move two hexes, warriors three, and have one more die in close combat. No firing.',
    orders: (g) => orderKind(g, FOOT_UNITS, { most: 3 }),
  },
  {
    ...plainCard,
    key: 'leaders',
    name: 'Leaders',
    count: 1,
    tokens: 'own',
    helmet: true,
    text: 'Order all your leaders and the units they stay with. These units battle with one more die. Gain a token.',
    battle: ledBattle,
    orders: orderAllLeaders,
  },
  {
    ...plainCard,
    key: 'lineCommand',
    name: 'Line Command',
    count: 2,
    text: 'Order any number of linked units and lone leaders: each moves up to one hex and may battle.',
    move: (_type, own) => Math.min(own, 1),
    leaderMove: 1,
    charge: () => 0,
    orders: (g) => orderGroup(g, ANY_UNITS, ALL, true),
  },
  {
    ...plainCard,
    ...moveFireMove,
    key: 'moveFireMove',
    count: 1,
    text: 'Order up to four light units: all may move, then fire, then move again. No close combat.',
    orders: (g) => orderKind(g, LIGHT_UNITS, { most: 4 }),
  },
  {
    ...plainCard,
    ...mountedCharge,
    key: 'mountedCharge',
    count: 2,
    text: 'Order up to three mounted units: more dice in their first close combat; heavy units may move three hexes. No firing.',
    orders: (g) => orderKind(g, MOUNTED_UNITS, { most: 3 }),
  },
  {
    ...plainCard,
    key: 'rally',
    name: 'Rally',
    count: 1,
    text: 'Roll dice equal to your Command (hand size). Each match restores a block to a unit anywhere. Restored units are ordered. A helmet may bring in a new leader.',
    orders: (g) => rallyByRoll(g, RALLY_ANYWHERE, HELMET),
  },
];
