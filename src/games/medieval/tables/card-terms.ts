// The terms of the tactic cards whose effect an inspired leadership action can have too: written once, for both
// [M Tactic Cards; M Inspired Actions].

import { ATTACK } from '../../../families/commands/rules/state.ts';
import { type CardBattle, HEAVY, LIGHT, type Terms, type UnitType } from '../../../families/commands/tables/tables.ts';
import { plainBattle, plainTerms } from '../../../families/commands/tables/usual.ts';
import { type MedievalUnit, SUPER_HEAVY_ARMOUR } from './units.ts';

const armourOf = (type: UnitType): number => (type as MedievalUnit).armour;

/**
 * Mounted Charge and Foot Onslaught: no fire; their dice are those of a charge and come by `dice`, in the first close
 * combat alone.
 */
const chargeBattle: CardBattle = { ...plainBattle, fire: false };

/** Whether the dice that the terms add are dice of a charge, which some ground takes away. */
export const areCharge = (terms: Terms): boolean => terms.battle === chargeBattle;

/** One die more; cataphracts two, light bow cavalry none. Heavy horse of both kinds moves three hexes. */
export const mountedCharge: Terms = {
  ...plainTerms,
  name: 'Mounted Charge',
  battle: chargeBattle,
  dice(type, mode) {
    if (mode !== ATTACK || (type as MedievalUnit).backShot) return 0;
    return armourOf(type) === SUPER_HEAVY_ARMOUR ? 2 : 1;
  },
  move: (type, own) => (type.symbol === HEAVY ? Math.max(own, 3) : own),
  closeAfter: (type, own) => (type.symbol === HEAVY ? Math.max(own, 3) : own),
};

const twoHexes = (_type: UnitType, own: number): number => Math.max(own, 2);

/**
 * Foot moves two hexes and still close combats; warriors may move a third one into close combat.
 * RULING: Under a card that lets all foot move two hexes, warriors move two hexes without being bound to battle; only
 * their third hex is a charge [M Foot Onslaught, Double Time].
 * CASE: M Double Time: warriors move two hexes as all foot does, and are not bound to battle
 * CASE: M Foot Onslaught: two hexes do not bind warriors
 * CASE: M Foot Onslaught: warriors charge three hexes, and are then bound to battle
 */
export const footOnslaught: Terms = {
  ...plainTerms,
  name: 'Foot Onslaught',
  battle: chargeBattle,
  dice: (_type, mode) => (mode === ATTACK ? 1 : 0),
  move: twoHexes,
  closeAfter: (type, own) => (type.charge > 0 ? 3 : Math.max(own, 2)),
  charge: (type) => (type.charge > 0 ? 3 : 0),
};

/** Foot moves two hexes and still close combats; nobody fires. */
export const doubleTime: Terms = {
  ...plainTerms,
  name: 'Double Time',
  battle: { ...plainBattle, fire: false },
  move: twoHexes,
  closeAfter: twoHexes,
  charge: () => 0,
};

/** Two shots, each by itself; no move, no close combat. */
export const darkenTheSky: Terms = {
  ...plainTerms,
  name: 'Darken the Sky',
  moves: false,
  battle: { ...plainBattle, close: false, shots: 2 },
};

/** Fire with one more die, then up to two hexes toward the target, and close combat with nobody else. */
export const fireAndClose: Terms = {
  ...plainTerms,
  name: 'Fire and Close',
  firesFirst: true,
  closesOnTarget: true,
  battle: { ...plainBattle, fireDice: 1 },
  // RULING: Two hexes are the move of Fire and Close, also for units that could otherwise move farther
  // [M Fire and Close].
  // CASE: M Fire and Close: light bow cavalry closes by two hexes, not by four
  move: () => 2,
  closeAfter: () => 2,
};

/** Move, fire, move again; no close combat. */
export const moveFireMove: Terms = {
  ...plainTerms,
  name: 'Move Fire Move',
  movesAgain: true,
  passesFriends: true,
  battle: { ...plainBattle, close: false },
};

/** Who carries out each of them: kinds of unit as cards and actions name them. */
export const isMounted = (type: UnitType): boolean => !type.foot;
export const isFoot = (type: UnitType): boolean => type.foot;
export const isLight = (type: UnitType): boolean => type.symbol === LIGHT;
export const hasMissiles = (type: UnitType): boolean => type.range > 0;
