// The sixty command cards of Ancients in rulebook order (rule 18).

import { battleFirst } from '../../../families/commands/rules/close-combat.ts';
import { orderClass } from '../../../families/commands/rules/orders/by-class.ts';
import { orderByRoll, rallyByRoll } from '../../../families/commands/rules/orders/by-dice.ts';
import { sectionBit } from '../../../families/commands/rules/orders/by-section.ts';
import { orderAll } from '../../../families/commands/rules/orders/giving.ts';
import { orderUnderLeader } from '../../../families/commands/rules/orders/leadership.ts';
import { orderGroup } from '../../../families/commands/rules/orders/linked.ts';
import { orderOne } from '../../../families/commands/rules/orders/one-unit.ts';
import { RALLY_NEAR_LEADERS } from '../../../families/commands/rules/orders/order-dice.ts';
import { enemyUnitNextTo } from '../../../families/commands/rules/standing.ts';
import type { State } from '../../../families/commands/rules/state.ts';
import { rangeOf } from '../../../families/commands/rules/targets.ts';
import { SECTIONS, sectionCards } from '../../../families/commands/tables/section-cards.ts';
import {
  type Card,
  HEAVY,
  HELMET,
  LIGHT,
  MEDIUM,
  type UnitClass,
  type UnitType,
} from '../../../families/commands/tables/tables.ts';
import { plainBattle, plainCard } from '../../../families/commands/tables/usual.ts';

export const classes: readonly UnitClass[] = [
  { key: 'light', includes: (type) => type.symbol === LIGHT },
  { key: 'medium', includes: (type) => type.symbol === MEDIUM },
  { key: 'heavy', includes: (type) => type.symbol === HEAVY },
  { key: 'mounted', includes: (type) => !type.foot },
  { key: 'foot', includes: (type) => type.foot },
];
const LIGHT_UNITS = 0;
const MEDIUM_UNITS = 1;
const HEAVY_UNITS = 2;
const MOUNTED_UNITS = 3;
const FOOT_UNITS = 4;

const plain = plainCard;

const { section } = sectionCards(SECTIONS);

function troop(key: string, name: string, count: number, kind: number, text: string): Card {
  const mounted = kind === MOUNTED_UNITS;
  return {
    ...plain,
    key,
    name,
    count,
    group: 'troop',
    helmet: mounted,
    passesFriends: kind === LIGHT_UNITS,
    text,
    orders: (g) => orderClass(g, kind, mounted),
  };
}

function inspired(key: string, name: string, where: number, words: string): Card {
  return {
    ...plain,
    key,
    name,
    count: 1,
    group: 'leadership',
    text: `Order a leader in your ${words}, his unit, and units in up to four linked hexes. Or order any one unit.`,
    orders: (g) => orderInspired(g, where),
  };
}

/** The section is the card's; the single unit of choice may be anywhere, also when the card is copied. */
function orderInspired(g: State, where: number): void {
  g.sections = 7;
  orderUnderLeader(g, 4, sectionBit(g, where));
}

/** Under Double Time foot moves two hexes and still close combats; warriors charge up to three; machines gain nothing. */
const doubleTime = {
  move: (type: UnitType, own: number) => (type.abandonedInEvade || type.charge > 0 ? own : Math.max(own, 2)),
  closeAfter: (type: UnitType, own: number) => (type.abandonedInEvade ? own : type.charge > 0 ? 3 : Math.max(own, 2)),
  charge: (type: UnitType) => (type.charge > 0 ? 3 : 0),
};

export const cards: readonly Card[] = [
  section('orderTwoLeft', 'Order Two Units Left', 3, 2, 0, 0),
  section('orderTwoCentre', 'Order Two Units Centre', 4, 0, 2, 0),
  section('orderTwoRight', 'Order Two Units Right', 3, 0, 0, 2),
  section('orderThreeLeft', 'Order Three Units Left', 3, 3, 0, 0),
  section('orderThreeCentre', 'Order Three Units Centre', 4, 0, 3, 0),
  section('orderThreeRight', 'Order Three Units Right', 3, 0, 0, 3),
  section('orderFourLeft', 'Order Four Units Left', 1, 4, 0, 0),
  section('orderFourCentre', 'Order Four Units Centre', 1, 0, 4, 0),
  section('orderFourRight', 'Order Four Units Right', 1, 0, 0, 4),
  section('coordinatedAttack', 'Coordinated Attack', 2, 1, 1, 1),
  section('outFlanked', 'Out Flanked', 2, 2, 0, 2),
  troop(
    'orderLight',
    'Order Light Troops',
    4,
    LIGHT_UNITS,
    'Order light units up to your Command (hand size). Light foot may pass friendly units.',
  ),
  troop('orderMedium', 'Order Medium Troops', 3, MEDIUM_UNITS, 'Order medium units up to your Command (hand size).'),
  troop('orderHeavy', 'Order Heavy Troops', 2, HEAVY_UNITS, 'Order heavy units up to your Command (hand size).'),
  troop(
    'orderMounted',
    'Order Mounted Troops',
    1,
    MOUNTED_UNITS,
    'Order mounted units or leaders up to your Command (hand size).',
  ),
  {
    ...plain,
    key: 'leadershipAny',
    name: 'Leadership Any Section',
    count: 3,
    group: 'leadership',
    text: 'Order any leader, his unit, and units in up to three linked hexes. Or order any one unit.',
    orders: (g) => orderUnderLeader(g, 3, g.sections),
  },
  inspired('inspiredLeft', 'Inspired Left Leadership', -1, 'left section'),
  inspired('inspiredCentre', 'Inspired Centre Leadership', 0, 'centre'),
  inspired('inspiredRight', 'Inspired Right Leadership', 1, 'right section'),
  {
    ...plain,
    key: 'clashOfShields',
    name: 'Clash of Shields',
    count: 1,
    group: 'tactic',
    text: 'Order all your units next to an enemy unit: two more dice in close combat. No move before combat, no firing.',
    moves: false,
    battle: { ...plainBattle, fire: false, closeDice: 2 },
    orders(g) {
      orderAll(g, (u) => enemyUnitNextTo(g, g.unitHex[u], g.active));
    },
  },
  {
    ...plain,
    key: 'counterAttack',
    name: 'Counter Attack',
    count: 2,
    group: 'tactic',
    copies: true,
    text: 'Give the same order as your opponent’s last card, with left and right swapped.',
    orders() {},
  },
  {
    ...plain,
    key: 'darkenTheSky',
    name: 'Darken the Sky',
    count: 1,
    group: 'tactic',
    text: 'Order all your units that can fire: each may fire twice. No movement.',
    moves: false,
    battle: { ...plainBattle, close: false, shots: 2 },
    orders(g) {
      if (orderAll(g, (u) => rangeOf(g, u) > 0) === 0) orderOne(g);
    },
  },
  {
    ...plain,
    ...doubleTime,
    key: 'doubleTime',
    name: 'Double Time',
    count: 2,
    group: 'tactic',
    text: 'Order up to four linked foot units: they may move two hexes before close combat. No firing.',
    battle: { ...plainBattle, fire: false },
    orders: (g) => orderGroup(g, FOOT_UNITS, 4),
  },
  {
    ...plain,
    key: 'firstStrike',
    name: 'First Strike',
    count: 1,
    group: 'tactic',
    answers: { closeCombat: battleFirst },
    ownTurn: false,
    text: 'Play when your unit is attacked in close combat: your unit battles first.',
    orders() {},
  },
  {
    ...plain,
    key: 'iAmSpartacus',
    name: 'I Am Spartacus',
    count: 1,
    group: 'tactic',
    helmet: true,
    text: 'Roll dice equal to your Command (hand size). A symbol orders a unit of that class, a helmet any unit or leader. All battle with one more die.',
    battle: { ...plainBattle, closeDice: 1, bonusDice: 1, fireDice: 1 },
    reshuffles: true,
    orders: (g) => orderByRoll(g, HELMET),
  },
  {
    ...plain,
    key: 'lineCommand',
    name: 'Line Command',
    count: 4,
    group: 'tactic',
    text: 'Order any number of linked foot units: each moves up to one hex and may battle.',
    move: (_type, own) => Math.min(own, 1),
    charge: () => 0,
    orders: (g) => orderGroup(g, FOOT_UNITS, 99),
  },
  {
    ...plain,
    key: 'moveFireMove',
    name: 'Move-Fire-Move',
    count: 2,
    group: 'tactic',
    text: 'Order light units up to your Command (hand size): all may move, then fire, then move again. No close combat.',
    movesAgain: true,
    passesFriends: true,
    battle: { ...plainBattle, close: false },
    orders: (g) => orderClass(g, LIGHT_UNITS, false),
  },
  {
    ...plain,
    key: 'mountedCharge',
    name: 'Mounted Charge',
    count: 2,
    group: 'tactic',
    text: 'Order mounted units up to your Command (hand size): one more die in close combat; heavy units may move three hexes. No firing.',
    battle: { ...plainBattle, fire: false, closeDice: 1, bonusDice: 1 },
    move: (type, own) => (type.symbol === HEAVY ? Math.max(own, 3) : own),
    closeAfter: (type, own) => (type.symbol === HEAVY ? Math.max(own, 3) : own),
    orders: (g) => orderClass(g, MOUNTED_UNITS, false),
  },
  {
    ...plain,
    key: 'rally',
    name: 'Rally',
    count: 1,
    group: 'tactic',
    text: 'Roll dice equal to your Command (hand size). Each match restores a block to a unit with or next to a leader. Restored units are ordered.',
    orders: (g) => rallyByRoll(g, RALLY_NEAR_LEADERS, HELMET),
  },
];
