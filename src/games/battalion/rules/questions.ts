// Questions the rules ask of a position: what a unit is worth, what a command costs, how many dice an attack has. Asked
// with a Trace, the numbers tell their parts; without one nothing is built.

import type { Trace } from '../../../kernel/explain.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { COHESION, cards, HAS_RANGED, RANK_NAME, RANK_TRAITS, type Rank, ranks } from '../tables/tables.ts';
import * as T from '../tables/traits.ts';
import type { Carded, Moment, Relief, SeatTexts } from './card-text.ts';
import {
  ASSAULT,
  CHARGE,
  COUNTERATTACK,
  countBits,
  DIE_SIDES,
  FIRE,
  type Frame,
  isRanged,
  MOST_DICE,
  MOST_LINKS,
  MOST_RANKS,
  START_DICE,
  type State,
  TO_REACT,
} from './state.ts';

/** Ranks left in a unit. */
export function rankCount(g: State, unit: number): number {
  let n = 0;
  for (let i = unit * MOST_RANKS; n < MOST_RANKS && g.rank[i + n] !== 0; ) n++;
  return n;
}

/** Cohesion of its ranks from the `from`-th on; of all when left out [B Taking hits]. */
export function cohesionOf(g: State, unit: number, from = 0): number {
  let sum = 0;
  const end = (unit + 1) * MOST_RANKS;
  for (let i = unit * MOST_RANKS + from; i < end; i++) sum += COHESION[g.rank[i]];
  return sum;
}

/** Traits of the ranks that are left, as bits [B Traits]. */
export function traitsOf(g: State, unit: number): number {
  const { rank } = g;
  const end = (unit + 1) * MOST_RANKS;
  let bits = 0;
  for (let i = unit * MOST_RANKS; i < end && rank[i] !== 0; i++) bits |= RANK_TRAITS[rank[i]];
  return bits;
}

export const hasTrait = (g: State, unit: number, trait: number): boolean => (traitsOf(g, unit) & trait) !== 0;

/** At least one ranged attack value [B Barrage]. */
export function hasRanged(g: State, unit: number): boolean {
  const { rank } = g;
  const end = (unit + 1) * MOST_RANKS;
  for (let i = unit * MOST_RANKS; i < end && rank[i] !== 0; i++) if (HAS_RANGED[rank[i]] !== 0) return true;
  return false;
}

/** Two or more different names among the ranks that are left [B Commanding a unit]. */
export function isMixed(g: State, unit: number): boolean {
  const { rank } = g;
  const at = unit * MOST_RANKS;
  const end = at + MOST_RANKS;
  const first = RANK_NAME[rank[at]];
  for (let i = at + 1; i < end && rank[i] !== 0; i++) if (RANK_NAME[rank[i]] !== first) return true;
  return false;
}

export const isClass = (g: State, unit: number, classes: number): boolean => (g.unitClasses[unit] & classes) !== 0;

/** The most disorder a unit can hold without its first `lost` ranks: less than its cohesion [B Disbanding a unit]. */
export const mostDisorder = (g: State, unit: number, lost = 0): number => cohesionOf(g, unit, lost) - 1;

export const mustDisband = (g: State, unit: number): boolean => g.unitDisorder[unit] > mostDisorder(g, unit);

/** The name of the card of a side whose text does this, for parts of a number. */
function cardThat<M extends Moment>(
  g: State,
  side: number,
  moment: M,
  does: (text: SeatTexts[M][number]) => boolean,
): string {
  for (let seat = side; seat < g.battle.seats; seat += 2) {
    const texts: readonly (SeatTexts[M][number] & Carded)[] = g.battle.texts[seat][moment];
    const text = texts.find(does);
    if (text) return cards[text.card].name;
  }
  return 'a card';
}

/** The reference of a part that a card makes: cards are cited by their names. */
const addCard = (trace: Trace, add: number, name: string): void => trace.add(add, name, `B ${name}`);

/**
 * The order that a command (TO_COMMAND), a reaction to the charge under way (TO_REACT) or an Evade (TO_EVADE) costs
 * [B Commanding a unit; B Slow; B Fright].
 * RULING: The names of the ranks are counted when the order is paid, so a unit that has lost its odd rank is cheaper to
 * command [B Commanding a unit].
 * CASE: B Commanding a unit: a mixed unit that has lost its odd rank is cheaper
 * RULING: What a card saves is taken off the whole price of a command, Slow included, and one order is always paid
 * [B Slow].
 * CASE: B Slow: what a card saves comes off the whole, Slow included
 * CASE: B Centurion's Voice: never less than one, so it is no help for what costs one
 */
export function commandCost(
  g: State,
  unit: number,
  why: number,
  relief: Relief | null = null,
  trace: Trace | null = null,
): number {
  let cost = Math.max(1, g.unitOrder[unit]);
  if (trace !== null) {
    trace.add(g.unitOrder[unit], 'order on the unit', 'B Commanding a unit');
    trace.atLeast(1, 'one order for any command', 'B Commanding a unit');
  }
  if (isMixed(g, unit)) {
    const waived = relief !== null && relief.captains !== 0;
    if (!waived) cost++;
    if (trace !== null && waived) {
      const name = cardThat(g, g.battle.unitSide[unit], 'relief', (text) => text.captains !== 0);
      trace.note('the order for different names is not paid', `B ${name}`);
    } else trace?.add(1, 'ranks of different names', 'B Commanding a unit');
  }
  if (why === TO_REACT && g.charging > 0) {
    if (hasTrait(g, g.charging - 1, T.FRIGHT)) {
      cost++;
      trace?.add(1, 'the charging unit causes Fright', 'B Fright');
    }
    if (g.warCry !== 0) {
      cost++;
      if (trace !== null)
        addCard(
          trace,
          1,
          cardThat(g, g.active & 1, 'charge', (text) => text.sets === 'cry'),
        );
    }
  }
  if (hasTrait(g, unit, T.SLOW)) {
    cost++;
    trace?.add(1, 'Slow', 'B Slow');
  }
  if (relief !== null && relief.less > 0) {
    cost = Math.max(1, cost - relief.less);
    trace?.add(-relief.less, 'one order less by a card', 'B Tactic cards');
    trace?.atLeast(1, 'one order is always paid', 'B Tactic cards');
  }
  return cost;
}

/** Traits that add a die, with the kinds of attack they count in (a bit for each). */
const POOL_TRAITS = [
  { trait: T.ATTRITION, kinds: 1 << ASSAULT, outer: false, text: 'Attrition in an assault', ref: 'B Attrition' },
  {
    trait: T.ENVELOP,
    kinds: (1 << ASSAULT) | (1 << CHARGE),
    outer: true,
    text: 'Envelop in an outer sector',
    ref: 'B Envelop',
  },
  { trait: T.GUARD, kinds: 1 << COUNTERATTACK, outer: false, text: 'Guard in a counterattack', ref: 'B Guard' },
  { trait: T.IMPETUS, kinds: 1 << CHARGE, outer: false, text: 'Impetus in a charge', ref: 'B Impetus' },
  { trait: T.POWERFUL, kinds: 31, outer: false, text: 'Powerful', ref: 'B Powerful' },
  { trait: T.SCREEN, kinds: 1 << FIRE, outer: false, text: 'Screen against a charging unit', ref: 'B Screen' },
];

/**
 * It stands in the leftmost or rightmost sector [B Envelop].
 * RULING: The sector that counts for Envelop is the one the unit fights in, so a charge out of an empty sector has the
 * die when it goes into an outer sector and not when it comes from one [B Envelop].
 * CASE: B Envelop: the sector the unit charges into is the one that counts
 * CASE: B Envelop: out of an outer sector into the centre there is none
 */
export const isOuter = (g: State, unit: number): boolean =>
  g.unitSector[unit] === 0 || g.unitSector[unit] === g.battle.sectors - 1;

/** What an attack is: the locals of its frame that its pool depends on. */
export type AttackCase = Pick<Frame, 'attacker' | 'target' | 'kind' | 'stampede' | 'extra' | 'fewer'>;

/**
 * The dice of an attack [B Rolling and assigning dice; B Overlapping; B Traits].
 * RULING: A unit has one die more for every other friendly unit engaged with its target, in attack and counterattack,
 * and none in a ranged attack [B Overlapping].
 * CASE: B Overlapping: one die for each other unit engaged with the target
 * CASE: B Overlapping: the die counts in a counterattack of an overlapping unit
 * CASE: B Overlapping: ranged attacks have no die for it
 * RULING: The roll of a counter-charging unit is a counterattack: Guard counts for it, Impetus and Attrition do not
 * [B Counter-charge a charging unit].
 * CASE: B Counter-charge: Attrition does not count for it, Guard does
 * CASE: B Counter-charge: the charger attacks first, with Impetus; the other only counterattacks
 */
export function poolOf(g: State, a: AttackCase, trace: Trace | null = null): number {
  let dice = START_DICE;
  trace?.add(START_DICE, 'three dice to start with', 'B Rolling and assigning dice');
  const { attacker, kind } = a;
  if (!isRanged(kind)) {
    const others = countBits(g.links[a.target]) - 1;
    if (others > 0) {
      dice += others;
      trace?.add(others, 'other friendly units engaged with the target', 'B Overlapping');
    }
  }
  const traits = traitsOf(g, attacker);
  for (let i = 0; traits !== 0 && i < POOL_TRAITS.length; i++) {
    const one = POOL_TRAITS[i];
    if ((traits & one.trait) === 0 || ((one.kinds >> kind) & 1) === 0) continue;
    if (one.outer && !isOuter(g, attacker)) continue;
    dice++;
    trace?.add(1, one.text, one.ref);
  }
  if (a.stampede !== 0 && kind === CHARGE) {
    dice++;
    if (trace !== null) {
      addCard(
        trace,
        1,
        cardThat(g, g.battle.unitSide[attacker], 'charge', (text) => text.sets === 'stampede'),
      );
    }
  }
  if (a.extra > 0) {
    dice += a.extra;
    trace?.add(a.extra, 'by cards', 'B Tactic cards');
  }
  if (dice > MOST_DICE) {
    dice = MOST_DICE;
    trace?.limit(MOST_DICE, 'six dice at most', 'B Rolling and assigning dice');
  }
  if (a.fewer > 0) {
    // RULING: The dice that Elephant Scent takes away are taken off the pool after the limit of six [B Elephant Scent].
    // CASE: B Elephant Scent: the two are taken off six
    dice = Math.max(1, dice - a.fewer);
    if (trace !== null) {
      const name = cardThat(g, 1 - g.battle.unitSide[attacker], 'enemyPool', () => true);
      addCard(trace, -a.fewer, name);
      trace.atLeast(1, 'one die at least', `B ${name}`);
    }
  }
  return dice;
}

/** The attack values a rank has for this kind of attack. */
export const valuesOfRank = (rank: Rank, kind: number): readonly number[] =>
  isRanged(kind) ? rank.ranged : rank.melee;

/** Writes the attack values a unit has for this kind of attack into `values`, by value: how many there are of each. */
export function countValues(g: State, unit: number, kind: number, values: Int16Array): void {
  const { rank } = g;
  const end = (unit + 1) * MOST_RANKS;
  for (let i = 0; i < values.length; i++) values[i] = 0;
  for (let i = unit * MOST_RANKS; i < end && rank[i] !== 0; i++) {
    const own = valuesOfRank(ranks[rank[i] - 1], kind);
    for (let n = 0; n < own.length; n++) values[own[n]]++;
  }
}

/** The attack values of a unit for this kind of attack, rank by rank. For telling. */
export function attackValues(g: State, unit: number, kind: number): number[] {
  const found: number[] = [];
  for (let i = unit * MOST_RANKS; i < (unit + 1) * MOST_RANKS && g.rank[i] !== 0; i++) {
    found.push(...valuesOfRank(ranks[g.rank[i] - 1], kind));
  }
  return found;
}

/**
 * The most dice below 8 that find values of their own: from the highest value down, as many dice as reach it
 * [B Rolling and assigning dice]. Eights are not counted here.
 */
export function mostAssigned(heap: Int16Array, values: Int16Array): number {
  let dice = 0;
  let assigned = 0;
  for (let face = 7; face >= 1; face--) {
    dice += heap[face];
    const fits = Math.min(dice, values[face]);
    assigned += fits;
    dice -= fits;
  }
  return assigned;
}

/**
 * Assigns dice as well as possible: the lowest value first, each time the lowest die that reaches it. Both lists count how
 * many there are of each number and are used up; `put` hears of every die. Answers how many dice were put.
 */
export function assignBest(
  heap: Int16Array | number[],
  values: Int16Array | number[],
  put: ((face: number, value: number) => void) | null,
): number {
  let assigned = 0;
  for (let value = 1; value < DIE_SIDES; value++) {
    for (let face = value; face < DIE_SIDES && values[value] > 0; ) {
      if (heap[face] > 0) {
        heap[face]--;
        values[value]--;
        assigned++;
        put?.(face, value);
      } else face++;
    }
  }
  return assigned;
}

/** The sectors in which units of `side` stand, engaged or not, as bits. */
export function sectorsOf(g: State, side: number): number {
  const units = g.battle.sideUnits[side];
  let sectors = 0;
  for (let i = 0; i < units.length; i++) {
    const sector = g.unitSector[units[i]];
    if (sector >= 0) sectors |= 1 << sector;
  }
  return sectors;
}

export const isAmong = (sectors: number, sector: number): boolean => ((sectors >> sector) & 1) === 1;

/** A unit of `side` in the sector, engaged or not. */
export const sideInSector = (g: State, side: number, sector: number): boolean => isAmong(sectorsOf(g, side), sector);

/** A unit of `side` not yet disbanded, on the field or in reserve. */
export function sideHasUnits(g: State, side: number): boolean {
  const units = g.battle.sideUnits[side];
  for (let i = 0; i < units.length; i++) if (g.unitSector[units[i]] >= -1) return true;
  return false;
}

/** The only enemy of a unit that is engaged with exactly one; else -1. */
export function onlyEnemy(g: State, unit: number): number {
  const bits = g.links[unit];
  if (bits === 0 || (bits & (bits - 1)) !== 0) return -1;
  return g.battle.sideUnits[1 - g.battle.unitSide[unit]][31 - Math.clz32(bits)];
}

/** Whether the target stands against a friend of the charger whom others engage too: the charge then splits it off. */
export function splits(g: State, target: number): boolean {
  const friend = onlyEnemy(g, target);
  return friend >= 0 && countBits(g.links[friend]) > 1;
}

export type EngageFault = 'overFull';

/**
 * Whether a charge may pick this enemy of the sector [B Charge; B Overlapping; B Splitting an engagement].
 * RULING: Three enemies at most may be engaged with one unit [B Overlapping].
 * CASE: B Overlapping: a third enemy finds room and a fourth does not
 */
export function mayEngage(g: State, target: number, why: Why<EngageFault> | null): boolean {
  if (countBits(g.links[target]) < MOST_LINKS || g.battle.readings.overlapFreely || splits(g, target)) return true;
  return no(why, 'overFull', target);
}

/** The sectors with units of `side` that a charge could pick, as bits. */
export function sectorsToEngage(g: State, side: number): number {
  const units = g.battle.sideUnits[side];
  let sectors = 0;
  for (let i = 0; i < units.length; i++) {
    const sector = g.unitSector[units[i]];
    if (sector >= 0 && mayEngage(g, units[i], null)) sectors |= 1 << sector;
  }
  return sectors;
}
