// What the dice of a close combat hit: the target's symbol, swords that its armour or stature does not stop, helmets with a
// leader near [M Score Hits; M Leaders in Close Combat].

import { countFace } from '../../../families/commands/rules/dice.ts';
import type { DiceReading } from '../../../families/commands/rules/dice-reading.ts';
import { leaderHelps } from '../../../families/commands/rules/standing.ts';
import { type Frame, RANGED, type State } from '../../../families/commands/rules/state.ts';
import { FLAG, HELMET, SWORDS } from '../../../families/commands/tables/tables.ts';
import { Trace } from '../../../kernel/explain.ts';
import type { MedievalUnit } from '../tables/units.ts';
import { noteIgnoredSwords } from './question-words.ts';

const typeOf = (g: State, unit: number): MedievalUnit => g.battle.unitType[unit] as MedievalUnit;

/**
 * Sword hits that a unit ignores from another in close combat: one for higher armour, one for cavalry against foot; so two
 * at most. They count whoever attacked, also when the other battles back.
 */
export function ignoredSwords(g: State, unit: number, by: number, trace: Trace | null = null): number {
  const type = typeOf(g, unit);
  const other = typeOf(g, by);
  let ignored = 0;
  if (type.armour > other.armour) {
    ignored++;
    trace?.add(1, 'superior armour', 'M Score Hits');
  }
  if (type.cavalry && other.foot) {
    ignored++;
    trace?.add(1, 'superior stature', 'M Score Hits');
  }
  return ignored;
}

/** A leader with the unit, or next to it, turns helmets into hits. */
const helmetsHit = (g: State, by: number): boolean => leaderHelps(g, g.unitHex[by], g.battle.unitSide[by]);

/** Counts hits and flags of the dice just rolled; no die is rolled again. */
export function scoreClose(g: State, f: Frame, reading: DiceReading | null = null): number {
  const type = typeOf(g, f.by);
  const { symbol } = typeOf(g, f.unit);
  const helmets = countFace(g, HELMET);
  const hit = helmetsHit(g, f.by);
  const swords = countFace(g, SWORDS);
  const ignored = type.swordsHit ? Math.min(swords, ignoredSwords(g, f.unit, f.by)) : swords;
  f.flags += countFace(g, FLAG);
  f.hits += countFace(g, symbol) + (hit ? helmets : 0) + swords - ignored;
  if (reading === null) return 0;
  reading.note(symbol, countFace(g, symbol), 'hit', '');
  reading.note(FLAG, f.flags, 'flag', '');
  reading.note(HELMET, helmets, hit ? 'hit' : 'miss', hit ? 'hit, leader near' : 'miss, no leader near');
  if (!type.swordsHit) {
    reading.note(SWORDS, swords, 'miss', `miss, swords of ${type.name} do not hit`);
    return 0;
  }
  const why = new Trace();
  ignoredSwords(g, f.unit, f.by, why);
  noteIgnoredSwords(why, ignored, reading);
  reading.note(SWORDS, swords - ignored, 'hit', 'hit');
  return 0;
}

/** What hits, in words, for who asks before the dice fall. */
export function explainHits(g: State, by: number, hex: number, mode: number, trace: Trace): void {
  const at = g.hexUnit[hex];
  if (at < 0) {
    trace.note('only a helmet hits a leader alone', 'M Leader Alone in Hex');
    return;
  }
  const target = typeOf(g, at);
  trace.note(`${g.battle.game.dice.faces[target.symbol]} hits ${target.name}`, 'M Score Hits');
  if (mode === RANGED) {
    trace.note('swords and helmets do nothing at range', 'M Score Hits');
    return;
  }
  const type = typeOf(g, by);
  if (!type.swordsHit) trace.note(`swords of ${type.name} do not hit`, 'M Score Hits');
  else {
    const why = new Trace();
    const ignored = ignoredSwords(g, at, by, why);
    const reasons = why.reasons.map((reason) => reason.text).join(' and ');
    if (ignored > 0) trace.note(`swords hit, but ${ignored} ignored by ${reasons}`, 'M Score Hits');
    else trace.note('swords hit', 'M Score Hits');
  }
  if (helmetsHit(g, by)) trace.note('helmets hit', 'M Leaders in Close Combat');
  else trace.note('no leader near: helmets do nothing', 'M Leaders in Close Combat');
}
