// Medieval's answers to the family's questions: dice, what hits, flags, retreats, evading. Every number can tell its parts
// to a trace. Dice come about in three stages: what the unit has, what terrain allows, and what cards and tokens add on
// top of that limit [M Determine Battle Dice; M Terrain].

import { atFullStrength, leaderWith } from '../../../families/commands/rules/standing.ts';
import {
  ADVANCED,
  groundOf,
  INTO_ADVANCE,
  ORDERED,
  RANGED,
  type State,
} from '../../../families/commands/rules/state.ts';
import { fireAfter } from '../../../families/commands/rules/targets.ts';
import { termsDice, termsOf } from '../../../families/commands/rules/terms.ts';
import { cardRef, terrainRef } from '../../../families/commands/tables/references.ts';
import { HEAVY, type Questions } from '../../../families/commands/tables/tables.ts';
import { usualAnswers } from '../../../families/commands/tables/usual.ts';
import type { Trace } from '../../../kernel/explain.ts';
import { areCharge } from '../tables/card-terms.ts';
import { ledBattle } from '../tables/tactic-cards.ts';
import { type MedievalTerrain, NO_LIMIT } from '../tables/terrain.ts';
import { type MedievalUnit, SUPER_HEAVY_ARMOUR } from '../tables/units.ts';
import { ambushDice, cardOfAmbush } from './ambush.ts';
import { ignorableFlags } from './flags.ts';
import { explainHits, scoreClose } from './hits.ts';
import { EXTRA_DIE, SLOWED } from './marks.ts';
import { groundNotes } from './question-words.ts';

const typeOf = (g: State, unit: number): MedievalUnit => g.battle.unitType[unit] as MedievalUnit;
const terrainAt = (g: State, hex: number): MedievalTerrain => groundOf(g).terrain[hex] as MedievalTerrain;
const ownPlace = (g: State, unit: number): boolean => g.battle.owners[g.unitHex[unit]] === g.battle.unitSide[unit];

/** The dice a unit has by its type, before terrain and cards. Lost blocks take none. */
function normalDice(g: State, by: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  const ref = type.foot ? 'M Foot Unit Close Combat' : 'M Mounted Unit Close Combat';
  trace?.add(type.closeDice, type.name, ref);
  if (!type.fullStrengthBonus || !atFullStrength(g, by)) return type.closeDice;
  trace?.add(1, 'full strength', ref);
  return type.closeDice + 1;
}

/** The terrain's limit for close combat from one hex into another. */
function closeLimit(g: State, by: number, to: number, trace: Trace | null): number {
  const out = terrainAt(g, g.unitHex[by]);
  const into = terrainAt(g, to);
  const own = out.ownerOut < NO_LIMIT && ownPlace(g, by);
  const outLimit = own ? out.ownerOut : out.closeOut;
  let limit = Math.min(outLimit, into.closeInto);
  if (trace !== null) {
    const place = own ? `its own ${out.name}` : out.name;
    if (outLimit < NO_LIMIT) trace.limit(outLimit, `battling out of ${place}`, terrainRef(g, out));
    if (into.closeInto < NO_LIMIT) trace.limit(into.closeInto, `battling into ${into.name}`, terrainRef(g, into));
  }
  if (out.hill || into.hill) {
    // Uphill 2; from a hill, down or along it, foot 3 and mounted 2.
    const hill = out.hill && typeOf(g, by).foot ? 3 : 2;
    if (trace !== null) {
      trace.limit(hill, out.hill ? 'battling from a hill' : 'battling uphill', terrainRef(g, out.hill ? out : into));
    }
    limit = Math.min(limit, hill);
  }
  return limit;
}

/** Ground in or behind it takes a unit the dice of its charge: it began, ended or passed there. */
const slowed = (g: State, unit: number): boolean =>
  (g.unitMark[unit] & SLOWED) !== 0 || terrainAt(g, g.unitHex[unit]).slowsCharges;

/** Dice that the card, or the action, adds for an ordered unit in a mode, or at range. */
function diceOfTerms(g: State, by: number, mode: number, trace: Trace | null): number {
  const terms = termsOf(g, by);
  if (terms === null || (g.unitMark[by] & ORDERED) === 0) return 0;
  const added = termsDice(terms, typeOf(g, by), mode);
  if (added === 0) return 0;
  // One card gives its die only to units that have a leader with them.
  if (terms.battle === ledBattle && leaderWith(g, by) < 0) return 0;
  if (areCharge(terms) && slowed(g, by)) {
    trace?.note('no dice of a charge: its way led through the stream', 'scenario');
    return 0;
  }
  if (trace !== null) trace.add(added, terms.name, cardRef(g, terms));
  return added;
}

/**
 * Dice that come after every limit.
 * RULING: The dice of a card are for ordered units in their own attacks; an ambush is no order of the card
 * [M Close Combat].
 * CASE: M Ambush: the dice of the card that was played do not help the ambusher's victim or the ambusher
 */
function extraCloseDice(g: State, by: number, mode: number, trace: Trace | null): number {
  let extra = diceOfTerms(g, by, mode, trace);
  if ((g.unitMark[by] & EXTRA_DIE) !== 0) {
    trace?.add(1, 'a token spent', 'M Inspired Actions');
    extra++;
  }
  if (mode === INTO_ADVANCE) {
    const added = ambushDice(g);
    trace?.add(added, 'ambush', cardRef(g, cardOfAmbush(g)));
    extra += added;
  }
  return extra;
}

function closeDice(g: State, by: number, hex: number, mode: number, trace: Trace | null): number {
  const dice = Math.min(normalDice(g, by, trace), closeLimit(g, by, hex, trace));
  return dice + extraCloseDice(g, by, mode, trace);
}

function fireDice(g: State, by: number, hex: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  const still = g.unitSteps[by] === 0;
  const mayFire = g.unitSteps[by] <= fireAfter(g, by);
  let dice = !mayFire ? 0 : still ? type.fireStill : type.fireMoved;
  trace?.add(dice, still ? `${type.name}, did not move` : `${type.name}, moved`, 'M Ranged Combat');
  const out = terrainAt(g, g.unitHex[by]);
  const into = terrainAt(g, hex);
  if (trace !== null) {
    if (out.fireOut < NO_LIMIT) trace.limit(out.fireOut, `firing out of ${out.name}`, terrainRef(g, out));
    if (into.fireInto < NO_LIMIT) trace.limit(into.fireInto, `firing into ${into.name}`, terrainRef(g, into));
  }
  dice = Math.min(dice, out.fireOut, into.fireInto);
  return mayFire ? dice + diceOfTerms(g, by, RANGED, trace) : 0;
}

function retreatPerFlag(g: State, unit: number, _by: number, trace: Trace | null): number {
  const type = typeOf(g, unit);
  trace?.add(type.retreat, type.name, 'M Retreat');
  return type.retreat;
}

/**
 * RULING: Super heavy cavalry is heavy mounted, so medium cavalry may evade super heavy cavalry [M Evade Eligibility].
 * CASE: M Evade Eligibility: usually medium cavalry evades super heavy cavalry
 */
function mayEvade(g: State, unit: number, by: number): boolean {
  const attacker = typeOf(g, by);
  switch (typeOf(g, unit).evades) {
    case 'everybody':
      return true;
    case 'footAndHeavyMounted':
      if (attacker.armour === SUPER_HEAVY_ARMOUR && g.battle.readings.superHeavyCatchesMedium) return false;
      return attacker.foot || attacker.symbol === HEAVY;
    case 'foot':
      return attacker.foot;
    default:
      return false;
  }
}

/** Who came into the river this turn, by moving or advancing, does not advance out of it; by the other reading it does. */
function mayLeave(g: State, unit: number): boolean {
  if (!terrainAt(g, g.unitHex[unit]).keepsArrivals || g.battle.readings.fordAdvance) return true;
  return g.unitSteps[unit] === 0 && (g.unitMark[unit] & ADVANCED) === 0;
}

/**
 * The further hex of cavalry is lost where leaving takes the whole move.
 * RULING: A unit that advances out of a camp has left the camp by one hex, and goes no farther [M Camp].
 * CASE: M Camp: cavalry that advances out of it goes no hex farther
 */
const stopsAdvance: Questions['stopsAdvance'] = (g, _unit, from) => terrainAt(g, from).holdsBack;

/**
 * Command is the number of the War Council, also where a hand is not drawn up again; by the other reading it is the cards
 * now held, with the one just played.
 * RULING: An army that draws no cards keeps the Command with which it began [19 Kardarigan's Stand].
 * CASE: M 19 Kardarigan's Stand: Byzantine Command stays eleven to the last card
 */
function commandOf(g: State, side: number): number {
  return g.battle.readings.commandCards ? g.handCount[side] + 1 : g.command[side];
}

export const questions: Questions = {
  ...usualAnswers,
  closeDice,
  fireDice,
  // RULING: A unit's normal dice against a leader who escapes are its own; cards, tokens and ground do not count
  // [M Leader Escape].
  // CASE: M Leader Escape: dice of the card are not for those on the way
  // CASE: M Inspired Actions: an enemy through whom a leader escapes rolls its own dice and may not pay for more
  // CASE: M Leader Escape: ground in the enemy's hex takes no dice, full-strength warriors roll four
  escapeDice: normalDice,
  scoreClose,
  ignorableFlags,
  retreatPerFlag,
  mayEvade,
  mayLeave,
  stopsAdvance,
  commandOf,
  explainHits,
  groundNotes: (g, hex) => groundNotes(terrainAt(g, hex)),
};
