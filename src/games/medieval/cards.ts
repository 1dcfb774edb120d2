// The sixty-five command cards of Medieval in rulebook order [M Command Cards].

import { orderByRoll, RALLY_ANYWHERE, rallyByRoll } from '../../families/commands/dice-orders.ts';
import {
  orderAll,
  orderAllLeaders,
  orderGroup,
  orderKind,
  orderSections,
  orderUnderLeader,
  sectionBit,
} from '../../families/commands/orders.ts';
import { enemyNextTo, type State } from '../../families/commands/state.ts';
import {
  type Card,
  type CardBattle,
  FLAG,
  HEAVY,
  HELMET,
  MEDIUM,
  type UnitClass,
} from '../../families/commands/tables.ts';
import { plainBattle, plainCard } from '../../families/commands/usual.ts';
import {
  darkenTheSky,
  doubleTime,
  fireAndClose,
  footOnslaught,
  hasMissiles,
  isFoot,
  isLight,
  isMounted,
  mountedCharge,
  moveFireMove,
} from './card-terms.ts';

export const classes: readonly UnitClass[] = [
  { key: 'light', includes: isLight },
  { key: 'medium', includes: (type) => type.symbol === MEDIUM },
  { key: 'heavy', includes: (type) => type.symbol === HEAVY },
  { key: 'mounted', includes: isMounted },
  { key: 'foot', includes: isFoot },
  { key: 'missile', includes: hasMissiles },
  { key: 'any', includes: () => true },
];
const LIGHT_UNITS = 0;
const MEDIUM_UNITS = 1;
const HEAVY_UNITS = 2;
const MOUNTED_UNITS = 3;
const FOOT_UNITS = 4;
const MISSILE_UNITS = 5;
const ANY_UNITS = 6;

/** As many as there are. */
const ALL = 99;
const ANYWHERE = 7;

const WORDS = ['no', 'one', 'two', 'three'];

function section(key: string, name: string, count: number, left: number, centre: number, right: number): Card {
  const parts = [
    left > 0 ? `${WORDS[left]} in your left section` : '',
    centre > 0 ? `${WORDS[centre]} in your centre` : '',
    right > 0 ? `${WORDS[right]} in your right section` : '',
  ].filter((part) => part !== '');
  return {
    ...plainCard,
    key,
    name,
    count,
    group: 'section',
    helmet: true,
    sections: { left, centre, right },
    text: `Order units or leaders: ${parts.join(', ')}.`,
    orders: (g) => orderSections(g, left, centre, right),
  };
}

/** Left, Centre and Right Command: as many in one section as the side's Command. */
function command(key: string, name: string, where: -1 | 0 | 1, words: string): Card {
  const orders = (g: State): void => {
    const n = g.commandNow;
    orderSections(g, where < 0 ? n : 0, where === 0 ? n : 0, where > 0 ? n : 0);
  };
  return {
    ...plainCard,
    key,
    name,
    count: 1,
    group: 'section',
    helmet: true,
    text: `Order units or leaders up to your Command in your ${words}.`,
    orders,
  };
}

function troop(key: string, name: string, kind: number, text: string): Card {
  return {
    ...plainCard,
    key,
    name,
    count: 2,
    group: 'troop',
    passesFriends: kind === LIGHT_UNITS,
    text,
    orders: (g) => orderKind(g, kind),
  };
}

/** A leader of one section and three linked hexes; the one unit of choice may be anywhere. */
function leadership(key: string, name: string, where: number, words: string): Card {
  return {
    ...plainCard,
    key,
    name,
    count: 1,
    group: 'leadership',
    text: `Order a leader in your ${words}, his unit and up to three linked hexes; or one unit of your choice.`,
    orders(g) {
      g.sections = ANYWHERE;
      orderUnderLeader(g, 3, sectionBit(g, where));
    },
  };
}

/** One die more in all combat of the turn; those of the Leaders card only with a leader in the hex (questions.ts). */
const oneMoreDie: CardBattle = { ...plainBattle, closeDice: 1, bonusDice: 1, fireDice: 1 };
export const ledBattle: CardBattle = { ...oneMoreDie };

export const cards: readonly Card[] = [
  {
    ...plainCard,
    key: 'scout',
    name: 'Scout',
    count: 3,
    group: 'section',
    helmet: true,
    scouts: true,
    text: 'Order one unit or leader anywhere. Draw two cards and keep one; gain a token.',
    orders: (g) => orderSections(g, 1, 1, 1, 1),
  },
  section('orderTwoLeft', 'Order Two Units Left', 3, 2, 0, 0),
  section('orderTwoCentre', 'Order Two Units Centre', 4, 0, 2, 0),
  section('orderTwoRight', 'Order Two Units Right', 3, 0, 0, 2),
  section('orderThreeLeft', 'Order Three Units Left', 3, 3, 0, 0),
  section('orderThreeCentre', 'Order Three Units Centre', 4, 0, 3, 0),
  section('orderThreeRight', 'Order Three Units Right', 3, 0, 0, 3),
  command('leftCommand', 'Left Command', -1, 'left section'),
  command('centreCommand', 'Centre Command', 0, 'centre'),
  command('rightCommand', 'Right Command', 1, 'right section'),
  section('coordinatedAttack', 'Coordinated Attack', 2, 1, 1, 1),
  section('outFlanked', 'Out Flanked', 2, 2, 0, 2),
  section('forward', 'Forward', 2, 2, 2, 2),
  troop(
    'orderLight',
    'Order Light Troops',
    LIGHT_UNITS,
    'Order light units up to your Command; light foot may pass through friends.',
  ),
  troop('orderMedium', 'Order Medium Troops', MEDIUM_UNITS, 'Order medium units up to your Command.'),
  troop('orderHeavy', 'Order Heavy Troops', HEAVY_UNITS, 'Order heavy units up to your Command.'),
  {
    ...plainCard,
    key: 'leadershipAny',
    name: 'Leadership Any Section',
    count: 4,
    group: 'leadership',
    text: 'Order any leader, his unit and up to two linked hexes. Spend a token on an inspired action, or gain one.',
    orders: (g) => orderUnderLeader(g, 2, ANYWHERE, false),
  },
  leadership('leadershipLeft', 'Leadership Left Section', -1, 'left section'),
  leadership('leadershipCentre', 'Leadership Centre Section', 0, 'centre'),
  leadership('leadershipRight', 'Leadership Right Section', 1, 'right section'),
  {
    ...plainCard,
    key: 'ambush',
    name: 'Ambush',
    count: 2,
    ownTurn: false,
    orAs: 'scout',
    text: 'After an enemy momentum advance: one of your units next to it battles with two more dice. Or play as a Scout.',
    orders() {},
  },
  {
    ...plainCard,
    key: 'clashOfShields',
    name: 'Clash of Shields',
    count: 1,
    orAs: 'scout',
    text: 'All your units next to the enemy close combat with one more die; nobody moves or fires. Or play as a Scout.',
    moves: false,
    battle: { ...plainBattle, fire: false, closeDice: 1 },
    orders(g) {
      orderAll(g, (u) => enemyNextTo(g, g.unitHex[u], g.active));
    },
  },
  {
    ...plainCard,
    key: 'counterAttack',
    name: 'Counter Attack',
    count: 2,
    copies: true,
    text: 'Becomes a copy of the card your opponent played last turn, with left and right exchanged.',
    orders() {},
  },
  {
    ...plainCard,
    key: 'cryHavoc',
    name: 'Cry Havoc',
    count: 1,
    helmet: true,
    reshuffles: true,
    text: 'Roll dice up to your Command: symbols order their class, helmets anybody, flags a move without battle; all battle with one more die.',
    battle: oneMoreDie,
    orders: (g) => orderByRoll(g, HELMET, FLAG),
  },
  {
    ...plainCard,
    ...darkenTheSky,
    key: 'darkenTheSky',
    count: 1,
    text: 'Order up to four units with missiles that are not next to the enemy: they fire twice and do not move.',
    orders: (g) => orderKind(g, MISSILE_UNITS, { most: 4, apart: true }),
  },
  {
    ...plainCard,
    ...doubleTime,
    key: 'doubleTime',
    count: 1,
    text: 'Order linked foot units up to your Command: they move two hexes and may still close combat. No firing.',
    orders: (g) => orderGroup(g, FOOT_UNITS, g.commandNow),
  },
  {
    ...plainCard,
    ...fireAndClose,
    key: 'fireAndClose',
    count: 1,
    text: 'Up to four units with missiles, not next to the enemy, fire with one more die, then may close on their targets; or order one unit.',
    orders: (g) => orderKind(g, MISSILE_UNITS, { most: 4, apart: true, orOne: true }),
  },
  {
    ...plainCard,
    key: 'firstStrike',
    name: 'First Strike',
    count: 2,
    reaction: true,
    ownTurn: false,
    text: 'When your unit is attacked in close combat it battles first.',
    orders() {},
  },
  {
    ...plainCard,
    ...footOnslaught,
    key: 'footOnslaught',
    count: 2,
    text: 'Order up to three foot units: they move two hexes and close combat with one more die, warriors three. No firing.',
    orders: (g) => orderKind(g, FOOT_UNITS, { most: 3 }),
  },
  {
    ...plainCard,
    key: 'leaders',
    name: 'Leaders',
    count: 1,
    helmet: true,
    text: 'Order all leaders and the units they stay with, which battle with one more die. Gain a token.',
    battle: ledBattle,
    orders: orderAllLeaders,
  },
  {
    ...plainCard,
    key: 'lineCommand',
    name: 'Line Command',
    count: 2,
    text: 'Order a group of linked units and lone leaders of any size: each moves one hex at most.',
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
    text: 'Order up to four light units: all move, then all fire, then all move again. No close combat.',
    orders: (g) => orderKind(g, LIGHT_UNITS, { most: 4 }),
  },
  {
    ...plainCard,
    ...mountedCharge,
    key: 'mountedCharge',
    count: 2,
    text: 'Order up to three mounted units: more dice in their first close combat, heavy ones move three hexes. No firing.',
    orders: (g) => orderKind(g, MOUNTED_UNITS, { most: 3 }),
  },
  {
    ...plainCard,
    key: 'rally',
    name: 'Rally',
    count: 1,
    text: 'Roll dice up to your Command to restore blocks anywhere; those units are ordered. A helmet may bring a new leader.',
    orders: (g) => rallyByRoll(g, RALLY_ANYWHERE, HELMET),
  },
];
