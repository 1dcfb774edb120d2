// Ancients' answers to the family's questions: dice, what hits, flags, evading (rules 10-14, 16). Every number can tell its
// parts to a trace. Dice come about in three stages: what the unit has (add), what terrain allows (cap), what cards and
// leaders add on top of that limit.

import { countFace } from '../../../families/commands/rules/dice.ts';
import type { DiceReading } from '../../../families/commands/rules/dice-reading.ts';
import { acrossSide } from '../../../families/commands/rules/sight.ts';
import {
  atFullStrength,
  hasTrait,
  leaderHelps,
  leaderWith,
  supporters,
} from '../../../families/commands/rules/standing.ts';
import {
  ATTACK,
  BATTLE_BACK,
  BONUS,
  FIRST_STRIKE,
  type Frame,
  groundOf,
  isAttack,
  ORDERED,
  RANGED,
  type State,
} from '../../../families/commands/rules/state.ts';
import { fireAfter } from '../../../families/commands/rules/targets.ts';
import { termsOf } from '../../../families/commands/rules/terms.ts';
import { terrainRef } from '../../../families/commands/tables/references.ts';
import { FLAG, HEAVY, HELMET, LIGHT, type Questions, SWORDS } from '../../../families/commands/tables/tables.ts';
import { usualAnswers } from '../../../families/commands/tables/usual.ts';
import { Trace } from '../../../kernel/explain.ts';
import type { AncientsTerrain } from '../tables/terrain.ts';
import type { AncientsUnit } from '../tables/units.ts';
import { groundNotes, noteHelmets, noteIgnoredSwords, noteSymbols } from './question-words.ts';

export const typeOf = (g: State, unit: number): AncientsUnit => g.battle.unitType[unit] as AncientsUnit;
const terrainAt = (g: State, hex: number): AncientsTerrain => groundOf(g).terrain[hex] as AncientsTerrain;

const isHorse = (type: AncientsUnit): boolean => type.cavalry || type.chariot;

/** The dice a unit has by its type, before terrain and cards. */
function normalDice(g: State, by: number, atUnit: number, mode: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  if (type.elephant) {
    // An elephant rolls what its opponent normally rolls, without that one's extra dice (rule 11).
    // RULING: The ground of the opponent does not count in the opponent's normal dice that elephants roll; only the
    // elephants' own limits count [A 11 Elephant Combat].
    // CASE: A 16 Fortified Camp: elephants against heavy infantry in it roll the five dice that it normally has
    // CASE: A 11 Elephant Combat: ground limits their dice like everybody's
    const dice = atUnit < 0 ? 1 : typeOf(g, atUnit).diceOfElephant;
    trace?.add(
      dice,
      atUnit < 0 ? 'elephants against a leader' : `elephants against ${typeOf(g, atUnit).name}`,
      'A 11 Elephant Combat',
    );
    return dice;
  }
  const back = mode === BATTLE_BACK || mode === FIRST_STRIKE;
  let dice = back ? type.backDice : type.closeDice;
  trace?.add(
    dice,
    back && type.backDice !== type.closeDice ? `${type.name} battling back` : type.name,
    'A 11 Close Combat',
  );
  if (type.fullStrengthBonus && atFullStrength(g, by)) {
    dice++;
    trace?.add(1, 'full strength', 'A 11 Foot Unit Combat');
  }
  return dice;
}

/** The terrain's limit for close combat from one hex into another. */
function closeLimit(g: State, by: number, from: number, to: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  const out = terrainAt(g, from);
  const into = terrainAt(g, to);
  let limit = Math.min(out.closeOut, into.closeInto);
  if (trace !== null) {
    if (out.closeOut < 9) trace.limit(out.closeOut, `battling out of ${out.name}`, terrainRef(g, out));
    if (into.closeInto < 9) trace.limit(into.closeInto, `battling into ${into.name}`, terrainRef(g, into));
  }
  if (out.hill || into.hill) {
    // Uphill 2; from a hill, down or along it, foot 3 and mounted 2.
    const hill = out.hill ? (type.foot ? 3 : 2) : 2;
    trace?.limit(hill, out.hill ? 'battling from a hill' : 'battling uphill', 'A 16 Hill');
    limit = Math.min(limit, hill);
  }
  return limit;
}

/** Dice that cards and leaders add after every limit. */
function extraCloseDice(g: State, by: number, mode: number, trace: Trace | null): number {
  let extra = 0;
  const card = termsOf(g, by);
  if (card !== null && (mode === ATTACK || mode === BONUS) && (g.unitMark[by] & ORDERED) !== 0) {
    const added = mode === ATTACK ? card.battle.closeDice : card.battle.bonusDice;
    if (added > 0) trace?.add(added, card.name, `A 18 ${card.name}`);
    extra += added;
  }
  const leader = leaderWith(g, by);
  // Elephants gain nothing in close combat from a leader with them.
  // RULING: A leader's extra die counts in every close combat of his unit, also when the unit battles back
  // [107 Granicus].
  // CASE: 107 Granicus: Alexander's die counts when the unit battles back
  // CASE: 107 Granicus: Alexander's die counts in the bonus combat
  const counts = isAttack(mode) || !g.battle.readings.leaderDieAttacksOnly;
  if (leader >= 0 && counts && !typeOf(g, by).elephant && hasTrait(g.battle.leaderTraits[leader], 'closeDie')) {
    trace?.add(1, `${g.battle.leaderNames[leader]} leads the unit`, 'scenario');
    extra++;
  }
  return extra;
}

function closeDice(g: State, by: number, hex: number, mode: number, trace: Trace | null): number {
  const from = g.unitHex[by];
  const at = g.hexUnit[hex];
  let dice = normalDice(g, by, at, mode, trace);
  const fewer = terrainAt(g, from).fewerDice;
  if (fewer > 0) {
    // RULING: A fortified camp takes its die from the dice that a unit has, before any limit [A 16 Fortified Camp].
    // CASE: A 16 Fortified Camp: one fewer first, then the limits of other ground
    dice = Math.max(0, dice - fewer);
    trace?.add(-fewer, 'battling from a fortified camp', 'A 16 Fortified Camp');
  }
  dice = Math.min(dice, closeLimit(g, by, from, hex, trace));
  for (const rule of g.battle.rules) {
    const limit = rule.closeLimit?.(g, by, at, mode) ?? 0;
    if (limit > 0) {
      trace?.limit(limit, rule.text, 'scenario');
      dice = Math.min(dice, limit);
    }
  }
  return dice + extraCloseDice(g, by, mode, trace);
}

function fireDice(g: State, by: number, hex: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  const still = g.unitSteps[by] === 0;
  let dice = still ? type.fireStill : type.fireMoved;
  for (const trait of g.battle.unitTraits[by]) {
    if (trait.fireStill !== undefined) dice = still ? trait.fireStill : (trait.fireMoved ?? 0);
  }
  for (const rule of g.battle.rules) if (rule.fireStill) dice = Math.max(dice, rule.fireStill(g, by));
  const mayFire = dice > 0 && g.unitSteps[by] <= fireAfter(g, by);
  if (!mayFire) dice = 0;
  trace?.add(dice, still ? `${type.name}, did not move` : `${type.name}, moved`, 'A 10 Ranged Combat');
  const out = terrainAt(g, g.unitHex[by]);
  const into = terrainAt(g, hex);
  if (out.fewerDice > 0) {
    dice = Math.max(0, dice - out.fewerDice);
    trace?.add(-out.fewerDice, 'firing from a fortified camp', 'A 16 Fortified Camp');
  }
  if (trace !== null) {
    if (out.fireOut < 9) trace.limit(out.fireOut, `firing out of ${out.name}`, terrainRef(g, out));
    if (into.fireInto < 9) trace.limit(into.fireInto, `firing into ${into.name}`, terrainRef(g, into));
  }
  dice = Math.min(dice, out.fireOut, into.fireInto);
  const card = termsOf(g, by);
  if (mayFire && card !== null && card.battle.fireDice > 0 && (g.unitMark[by] & ORDERED) !== 0) {
    dice += card.battle.fireDice;
    trace?.add(card.battle.fireDice, card.name, `A 18 ${card.name}`);
  }
  return dice;
}

/**
 * Dice against a leader who runs through the unit's hex: what the unit normally rolls.
 * RULING: The normal dice of a unit against a leader who runs through its hex include its own die for full strength;
 * cards, leaders and terrain do not count [A 13 Leader Escape].
 * CASE: A 13 Leader Escape: whole warriors roll four dice
 * CASE: A 13 Leader Escape: dice of the card are not for those on the way
 * CASE: A 13 Leader Escape: ground does not help him
 * CASE: 107 Granicus: Alexander's die is not rolled against a leader who runs through his unit
 */
function escapeDice(g: State, by: number, trace: Trace | null): number {
  return normalDice(g, by, -1, ATTACK, trace);
}

/**
 * Whether the ground protects the unit from an attacker: foot only, and behind a rampart only across its sides.
 * RULING: Ground shelters a unit that is attacked there; a unit that attacks out of such ground has no shelter from the
 * battle back or a first strike [A 16 Ramparts, Fortified Camp, Bridge, Scalable City Walls].
 * CASE: A 16 Ramparts: who attacks out of them has no shelter from the battle back
 * CASE: A 16 Ramparts: who attacks out of them has no shelter from a First Strike
 * CASE: A 16 Fortified Camp: who attacks out of it has no shelter from the battle back
 * CASE: A 16 Bridge: foot that attacks from it may not ignore a flag of the battle back
 * CASE: A 16 Scalable City Walls: who attacks down from the wall has no shelter from the battle back
 */
function sheltered(g: State, unit: number, by: number, mode: number): boolean {
  if (!shelterCounts(g, mode)) return false;
  const hex = g.unitHex[unit];
  const ground = terrainAt(g, hex);
  if (!ground.shelters || !typeOf(g, unit).foot) return false;
  return !ground.byHexside || (by >= 0 && acrossSide(g, g.unitHex[by], hex));
}

/** By the other reading shelter holds whoever attacked. */
const shelterCounts = (g: State, mode: number): boolean => isAttack(mode) || g.battle.readings.shelterBothWays;

/** Sword hits that a unit ignores from an attacker in close combat. */
function ignoredSwords(g: State, unit: number, by: number, mode: number, trace: Trace | null = null): number {
  const type = typeOf(g, unit);
  // By the other reading only heavy chariots ignore a sword.
  const bare = g.battle.readings.lightChariotsTakeSwords && type.chariot && type.symbol === LIGHT;
  let ignored = bare ? 0 : type.ignoresSwords;
  trace?.add(ignored, type.name, 'A 11 Score Hits');
  if (sheltered(g, unit, by, mode)) {
    ignored++;
    const ground = terrainAt(g, g.unitHex[unit]);
    trace?.add(1, ground.name, terrainRef(g, ground));
  }
  if (hasTrait(g.battle.unitTraits[unit], 'ignoresSword')) {
    ignored++;
    if (trace !== null)
      for (const trait of g.battle.unitTraits[unit]) if (trait.ignoresSword) trace.add(1, trait.name, trait.ref);
  }
  return ignored;
}

function sparedSymbols(g: State, unit: number, by: number, trace: Trace | null = null): number {
  if (!typeOf(g, unit).scaresHorses || !isHorse(typeOf(g, by))) return 0;
  trace?.add(1, `${typeOf(g, unit).name} against horses`, 'A 11 Score Hits');
  return 1;
}

function helmetsHit(g: State, by: number): boolean {
  if (typeOf(g, by).elephant) return false;
  return hasTrait(g.battle.unitTraits[by], 'helmetsHit') || leaderHelps(g, g.unitHex[by], g.battle.unitSide[by]);
}

/**
 * Counts hits and flags of the dice just rolled; f.ignored and f.spared remember what was already let off. An elephant's
 * sword hits are rolled again, ignored ones are not.
 * RULING: Dice that can change nothing are not rolled: once the hits of elephants take the last block of a unit, no
 * more dice are rolled again [A 11].
 * CASE: A 11 Elephant Combat: once the hits take the last block no sword is rolled again
 */
function scoreClose(g: State, f: Frame, reading: DiceReading | null = null): number {
  const type = typeOf(g, f.by);
  const target = typeOf(g, f.unit);
  let symbols = countFace(g, target.symbol);
  const trace = reading === null ? null : new Trace();
  const spared = Math.min(symbols, sparedSymbols(g, f.unit, f.by, trace) - f.spared);
  f.spared += spared;
  symbols -= spared;
  f.hits += symbols;
  f.flags += countFace(g, FLAG);
  const helmets = helmetsHit(g, f.by);
  if (helmets) f.hits += countFace(g, HELMET);
  if (reading !== null) {
    noteSymbols(g, target, symbols, spared, trace, reading);
    noteHelmets(g, type, g.battle.unitTraits[f.by], helmets, reading);
  }
  if (!type.swordsHit) {
    reading?.note(SWORDS, countFace(g, SWORDS), 'miss', `miss, swords of ${type.name} do not hit`);
    return 0;
  }
  let swords = countFace(g, SWORDS);
  const ignored = Math.min(swords, ignoredSwords(g, f.unit, f.by, f.mode) - f.ignored);
  f.ignored += ignored;
  swords -= ignored;
  f.hits += swords;
  const again = type.elephant && f.hits < g.unitBlocks[f.unit] ? swords : 0;
  if (reading !== null) {
    const why = new Trace();
    ignoredSwords(g, f.unit, f.by, f.mode, why);
    noteIgnoredSwords(why, f.ignored - ignored, ignored, reading);
    if (again > 0) reading.note(SWORDS, swords, 'again', 'hit, rolled again');
    else reading.note(SWORDS, swords, 'hit', 'hit');
  }
  return again;
}

/** One flag that may be ignored, and why. */
function steadied(trace: Trace | null, text: string, ref: string): number {
  trace?.add(1, text, ref);
  return 1;
}

function ignorableFlags(g: State, unit: number, by: number, mode: number, trace: Trace | null): number {
  for (const rule of g.battle.rules) {
    if (rule.noIgnoring?.(g, unit, by, mode)) {
      trace?.note(rule.text, 'scenario');
      return 0;
    }
  }
  const type = typeOf(g, unit);
  const hex = g.unitHex[unit];
  const side = g.battle.unitSide[unit];
  let flags = 0;
  if (type.elephant) {
    // Neither leaders nor support steady an elephant; horses, however, it scorns in close combat.
    if (mode !== RANGED && by >= 0 && isHorse(typeOf(g, by)))
      flags += steadied(trace, 'elephants against cavalry or chariots', 'A 11 Elephants vs. Cavalry');
  } else {
    if (g.hexLeader[hex] >= 0) flags += steadied(trace, 'leader attached', 'A 12 Bolster Morale');
    if (supporters(g, hex, side) >= 2) flags += steadied(trace, 'supported by two', 'A 12 Bolster Morale');
    if (type.fullStrengthBonus && atFullStrength(g, unit)) {
      flags += steadied(trace, 'full strength', 'A 12 Bolster Morale');
    }
  }
  const ground = terrainAt(g, hex);
  if (sheltered(g, unit, by, mode) || (ground.flagOnly && type.foot && shelterCounts(g, mode)))
    flags += steadied(trace, ground.name, trace === null ? '' : terrainRef(g, ground));
  for (const trait of g.battle.unitTraits[unit]) if (trait.ignoresFlag) flags += steadied(trace, trait.name, trait.ref);
  return flags;
}

function retreatPerFlag(g: State, unit: number, by: number, trace: Trace | null): number {
  const type = typeOf(g, unit);
  trace?.add(type.retreat, type.name, 'A 12 Retreat');
  // RULING: Horses that shy from elephants or camels go the extra hex for each flag that they obey, not for flags that
  // they ignore [A 11 Elephants, Camels].
  // CASE: A 11 Elephants vs. Cavalry: the extra hex comes with the flags obeyed, not with the one ignored
  // CASE: A 11 Elephants vs. Cavalry: a flag that is ignored costs no extra hex
  if (by >= 0 && isHorse(type) && typeOf(g, by).scaresHorses) {
    const each = g.battle.readings.farForEveryFlag ? ', also for each flag ignored' : '';
    trace?.add(1, `horses shy from ${typeOf(g, by).name}${each}`, 'A 11 Elephants vs. Cavalry');
    return type.retreat + 1;
  }
  return type.retreat;
}

function mayEvade(g: State, unit: number, by: number): boolean {
  const attacker = typeOf(g, by);
  switch (typeOf(g, unit).evades) {
    case 'everybody':
      return true;
    case 'footAndHeavyMounted':
      return attacker.foot || attacker.symbol === HEAVY;
    case 'footAndElephants':
      return attacker.foot || attacker.elephant;
    default:
      return false;
  }
}

function explainHits(g: State, by: number, hex: number, mode: number, trace: Trace): void {
  const at = g.hexUnit[hex];
  if (at < 0) {
    trace.note('only a helmet hits a leader alone', 'A 14 Leader Alone');
    return;
  }
  const target = typeOf(g, at);
  trace.note(
    `${g.battle.game.dice.faces[target.symbol]} hits ${target.name}`,
    mode < 0 ? 'A 10 Score Hits' : 'A 11 Score Hits',
  );
  if (mode < 0) {
    trace.note('swords and helmets do nothing at range', 'A 10 Score Hits');
    return;
  }
  const type = typeOf(g, by);
  if (!type.swordsHit) trace.note(`swords of ${type.name} do not hit`, 'A 11 Score Hits');
  else {
    const ignored = ignoredSwords(g, at, by, mode);
    if (ignored >= 9) trace.note(`${target.name} ignore all swords`, 'A 11 Elephant Combat');
    else if (ignored > 0) trace.note(`swords hit, but ${ignored} ignored`, 'A 11 Score Hits');
    else trace.note('swords hit', 'A 11 Score Hits');
    if (type.elephant && ignored < 9) trace.note('each sword hit is rolled again', 'A 11 Elephant Combat');
  }
  if (type.elephant) trace.note('helmets never help elephants', 'A 11 Elephant Combat');
  else if (helmetsHit(g, by)) trace.note('helmets hit', 'A 11 Leaders in Close Combat');
  else trace.note('no leader near: helmets do nothing', 'A 11 Leaders in Close Combat');
  if (sparedSymbols(g, at, by) > 0)
    trace.note(
      `${target.name} ignore one ${g.battle.game.dice.faces[target.symbol]} hit from horses`,
      'A 11 Score Hits',
    );
}

export const questions: Questions = {
  ...usualAnswers,
  closeDice,
  fireDice,
  escapeDice,
  scoreClose,
  ignorableFlags,
  retreatPerFlag,
  mayEvade,
  sparedSymbols,
  explainHits,
  groundNotes: (g, hex) => groundNotes(terrainAt(g, hex)),
};
