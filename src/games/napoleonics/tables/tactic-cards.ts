// The twenty-two tactic cards of Napoleonics in rulebook order (N Tactic Cards).

import { battleFirst } from '../../../families/commands/rules/close-combat.ts';
import { orderKind } from '../../../families/commands/rules/orders/by-class.ts';
import { orderByRoll, rallyByRoll } from '../../../families/commands/rules/orders/by-dice.ts';
import { orderOneSection } from '../../../families/commands/rules/orders/by-section.ts';
import { orderAll } from '../../../families/commands/rules/orders/giving.ts';
import { orderAllLeaders } from '../../../families/commands/rules/orders/leadership.ts';
import { NO_FACE, RALLY_ANYWHERE } from '../../../families/commands/rules/orders/order-dice.ts';
import { enemyUnitNextTo } from '../../../families/commands/rules/standing.ts';
import { ATTACK, BONUS } from '../../../families/commands/rules/state.ts';
import { FLAG, type UnitType } from '../../../families/commands/tables/tables.ts';
import { plainBattle } from '../../../families/commands/tables/usual.ts';
import { orderShortSupply } from '../rules/short-supply.ts';
import { CAVALRY, INFANTRY } from './arms.ts';
import {
  ANY_UNITS,
  ARTILLERY_UNITS,
  FIRING_UNITS,
  INFANTRY_UNITS,
  MOUNTED_UNITS,
  type NapoleonicsCard,
  own,
  plain,
} from './card-kinds.ts';
import type { NapoleonicsUnit } from './units.ts';

const tactic = { ...plain, group: 'tactic' } as const;

/** The entire turn: in the attack, the bonus attack and fire. */
const allTurn = { ...plainBattle, closeDice: 1, bonusDice: 1, fireDice: 1 };

const atLeast =
  (hexes: number, whom: (type: NapoleonicsUnit) => boolean) =>
  (type: UnitType, usual: number): number =>
    whom(own(type)) ? Math.max(usual, hexes) : usual;

const isInfantry = (type: NapoleonicsUnit): boolean => type.arm === INFANTRY;
const isHeavyCavalry = (type: NapoleonicsUnit): boolean => type.arm === CAVALRY && type.heavy;
/** Infantry that marches two hexes and still battles. */
const marchesWell = (type: NapoleonicsUnit): boolean =>
  type.arm === INFANTRY && (type.light || type.grenadier || type.guard);

/** With a leader, or by its own quality, infantry battles after two hexes; other infantry after one. */
const afterMarch = (type: UnitType, usual: number, led: boolean): number =>
  isInfantry(own(type)) && (led || marchesWell(own(type))) ? Math.max(usual, 2) : usual;

export const tacticCards: readonly NapoleonicsCard[] = [
  {
    ...tactic,
    key: 'bayonetCharge',
    name: 'Bayonet Charge',
    count: 2,
    text: 'Order up to four infantry units: they may move two hexes and still melee, guards with one more die. No firing.',
    battle: { ...plainBattle, fire: false },
    dice: (type, mode) => (own(type).guard && (mode === ATTACK || mode === BONUS) ? 1 : 0),
    move: atLeast(2, isInfantry),
    closeAfter: atLeast(2, isInfantry),
    orders: (g) => orderKind(g, INFANTRY_UNITS, { most: 4 }),
  },
  {
    ...tactic,
    key: 'bombard',
    name: 'Bombard',
    count: 2,
    text: 'Order up to four artillery units: each either moves up to three hexes, or stands and battles with two more dice, guards with three.',
    dice: (type) => (own(type).guard ? 3 : 2),
    move: () => 3,
    closeAfter: () => 0,
    fireAfter: () => 0,
    orders: (g) => orderKind(g, ARTILLERY_UNITS, { most: 4 }),
  },
  {
    ...tactic,
    key: 'cavalryCharge',
    name: 'Cavalry Charge',
    count: 3,
    notAtBuildings: true,
    text: 'Order up to four cavalry or horse artillery units. Cavalry has one more die this turn, guards two. Heavy cavalry may move three hexes.',
    dice(type, mode) {
      if (own(type).arm !== CAVALRY || (mode !== ATTACK && mode !== BONUS)) return 0;
      return own(type).guard ? 2 : 1;
    },
    move: atLeast(3, isHeavyCavalry),
    closeAfter: atLeast(3, isHeavyCavalry),
    orders: (g) => orderKind(g, MOUNTED_UNITS, { most: 4 }),
  },
  {
    ...tactic,
    key: 'counterAttack',
    name: 'Counter-Attack',
    count: 2,
    copies: true,
    text: 'Copies the card your opponent has just played, with left and right swapped.',
  },
  {
    ...tactic,
    key: 'elan',
    name: 'Élan',
    count: 1,
    helmet: true,
    reshuffles: true,
    text: 'Roll dice equal to your Command (cards in hand). Each symbol orders a unit of that arm, each flag any unit or leader. All battle with one more die this turn.',
    battle: allTurn,
    orders: (g) => orderByRoll(g, FLAG),
  },
  {
    ...tactic,
    key: 'fireAndHold',
    name: 'Fire and Hold',
    count: 2,
    text: 'Order up to four infantry or artillery units that are not next to the enemy: they fire with one more die. No movement, no melee.',
    moves: false,
    battle: { ...plainBattle, close: false, fireDice: 1 },
    // RULING: The enemy troops that a unit must not be next to under Fire and Hold are units; a leader alone is none
    // [N Fire and Hold].
    // CASE: N Fire and Hold: a lone enemy leader next to a unit does not keep it from the order
    orders: (g) => orderKind(g, FIRING_UNITS, { most: 4, apart: 'units' }),
  },
  {
    ...tactic,
    key: 'firstStrike',
    name: 'First Strike',
    count: 2,
    answers: { closeCombat: battleFirst },
    // RULING: First Strike may be played in the own turn too, where the card orders nobody and the turn ends with the
    // draw [N Play a Command Card].
    // CASE: N First Strike: played in the own turn it orders nobody and a card is drawn
    text: 'Play when your unit is attacked in melee: your unit battles first. In your own turn it orders no unit.',
  },
  {
    ...tactic,
    key: 'forceMarch',
    name: 'Force March',
    count: 2,
    text: 'Order all infantry in one section to move up to two hexes. Light, grenadier and guard units and units with a leader may still battle; others only after one hex.',
    move: atLeast(2, isInfantry),
    closeAfter: afterMarch,
    fireAfter: afterMarch,
    orders: (g) => orderOneSection(g, INFANTRY_UNITS),
  },
  {
    ...tactic,
    key: 'coldSteel',
    name: 'Give Them the Cold Steel',
    count: 1,
    text: 'Order all your units next to an enemy unit: one more die in melee, but not in a bonus melee. No move before melee, no firing.',
    moves: false,
    battle: { ...plainBattle, fire: false, closeDice: 1 },
    orders(g) {
      orderAll(g, (u) => enemyUnitNextTo(g, g.unitHex[u], g.active));
    },
  },
  {
    ...tactic,
    key: 'leadership',
    name: 'Leadership',
    count: 2,
    helmet: true,
    text: 'Order all your leaders and the units they stay with. These units battle with one more die.',
    battle: allTurn,
    orders: orderAllLeaders,
  },
  {
    ...tactic,
    key: 'grandManoeuvre',
    name: 'La Grande Manoeuvre',
    count: 1,
    helmet: true,
    text: 'Order up to four units or leaders, not in square, to move up to four hexes. They may not battle. Or order any one unit.',
    battle: { ...plainBattle, close: false, fire: false },
    move: () => 4,
    leaderMove: 4,
    // RULING: The one unit of choice under La Grande Manoeuvre may be in square; only the strategic move is closed to
    // squares [N La Grande Manoeuvre].
    // CASE: N La Grande Manoeuvre: the one unit of choice may be a square
    // CASE: N La Grande Manoeuvre: a square is not ordered for it
    orders: (g) => orderKind(g, ANY_UNITS, { most: 4, leaders: true, unformed: true, orOne: true }),
  },
  {
    ...tactic,
    key: 'rally',
    name: 'Rally',
    count: 1,
    text: 'Roll dice equal to your Command (cards in hand). Each symbol restores a block to a unit of that arm. Restored units are ordered.',
    orders: (g) => rallyByRoll(g, RALLY_ANYWHERE, NO_FACE),
  },
  {
    ...tactic,
    key: 'shortSupply',
    name: 'Short Supply',
    count: 1,
    text: 'Choose a unit of either side that is not in square: its owner puts it on his baseline in the same section. A unit of your own may not battle this turn.',
    orders: orderShortSupply,
  },
];
