// The core questions of the rules answered a second time, straight from the rulebook and without a line of the engine's own
// answers: what a command costs, how many dice an attack has, who may be commanded to do what, how a charge may be answered,
// how hits may be taken, how many hits dice make. Slow and plain on purpose.

import {
  FIRST_UNITS,
  type Frame,
  GONE,
  MOST_RANKS,
  RESERVE,
  type State,
} from '../../src/games/battalion/rules/state.ts';
import { CAVALRY, type Rank, ranks } from '../../src/games/battalion/tables/tables.ts';
import { TRAITS } from '../../src/games/battalion/tables/traits.ts';

export function unitName(unit: number): string {
  const seat = FIRST_UNITS.findLastIndex((first) => unit >= first);
  return `${'abcd'[seat]}${unit - FIRST_UNITS[seat] + 1}`;
}

export const sectorName = (sector: number): string => `S${sector + 1}`;

export const ranksOf = (g: State, unit: number): Rank[] =>
  Array.from(g.rank.slice(unit * MOST_RANKS, (unit + 1) * MOST_RANKS))
    .filter((kind) => kind !== 0)
    .map((kind) => ranks[kind - 1]);

/** A trait is the whole unit's, and two of a kind are one. */
const has = (g: State, unit: number, trait: string): boolean => {
  const bit = 1 << TRAITS.findIndex(({ key }) => key === trait);
  return ranksOf(g, unit).some((rank) => (rank.traits & bit) !== 0);
};

export const unitsOf = (g: State, seat: number): number[] =>
  g.battle.units.filter((unit) => g.battle.unitSeat[unit] === seat);

const sideOfUnit = (g: State, unit: number): number => g.battle.unitSeat[unit] % 2;

export const enemiesOf = (g: State, unit: number): number[] =>
  g.battle.units.filter(
    (other) => sideOfUnit(g, other) !== sideOfUnit(g, unit) && (g.links[unit] & g.battle.unitBit[other]) !== 0,
  );

const standing = (g: State, side: number, sector: number): number[] =>
  g.battle.units.filter((unit) => sideOfUnit(g, unit) === side && g.unitSector[unit] === sector);

/** One order, or as many as lie there; one for mixed names; Fright and War Cry in a reaction; Slow last. */
export function costOf(g: State, unit: number, reaction: boolean): number {
  const names = new Set(ranksOf(g, unit).map((rank) => rank.name));
  let cost = g.unitOrder[unit] === 0 ? 1 : g.unitOrder[unit];
  if (names.size > 1) cost += 1;
  if (reaction && has(g, g.charging - 1, 'fright')) cost += 1;
  if (reaction && g.warCry === 1) cost += 1;
  if (has(g, unit, 'slow')) cost += 1;
  return cost;
}

const canPay = (g: State, unit: number, reaction: boolean): boolean =>
  costOf(g, unit, reaction) <= g.campOrder[g.battle.unitSeat[unit]];

const shoots = (g: State, unit: number): boolean => ranksOf(g, unit).some((rank) => rank.ranged.length > 0);

const KINDS = ['assault', 'charge', 'barrage', 'fire', 'counterattack'] as const;

/** Three dice, overlap, traits, cards; six at most; what a card takes away, one at least. */
export function diceOf(g: State, a: Frame): number {
  const kind = KINDS[a.kind];
  const outer = [0, g.battle.sectors - 1].includes(g.unitSector[a.attacker]);
  const melee = kind === 'assault' || kind === 'charge' || kind === 'counterattack';
  let dice = 3;
  if (melee) dice += enemiesOf(g, a.target).filter((other) => other !== a.attacker).length;
  if (has(g, a.attacker, 'powerful')) dice++;
  if (has(g, a.attacker, 'attrition') && kind === 'assault') dice++;
  if (has(g, a.attacker, 'impetus') && kind === 'charge') dice++;
  if (has(g, a.attacker, 'guard') && kind === 'counterattack') dice++;
  if (has(g, a.attacker, 'screen') && kind === 'fire') dice++;
  if (has(g, a.attacker, 'envelop') && outer && (kind === 'assault' || kind === 'charge')) dice++;
  if (kind === 'charge') dice += a.stampede;
  dice = Math.min(6, dice + a.extra);
  return a.fewer > 0 ? Math.max(1, dice - a.fewer) : dice;
}

/** Three on one enemy at most; who overlaps a friend can always be drawn off. */
function mayBeCharged(g: State, target: number): boolean {
  const [first, second] = enemiesOf(g, target);
  if (first !== undefined && second === undefined && enemiesOf(g, first).length > 1) return true;
  return g.battle.readings.overlapFreely || enemiesOf(g, target).length < 3;
}

export function chargeTargets(g: State): string[] {
  const sector = g.unitSector[g.charging - 1];
  return standing(g, 1 - (g.active % 2), sector)
    .filter((unit) => mayBeCharged(g, unit))
    .map((unit) => `engage ${unitName(unit)}`);
}

/** Rally, and every command of the active player that can be paid. */
export function actions(g: State): string[] {
  const found = ['rally'];
  const other = 1 - (g.active % 2);
  for (const unit of unitsOf(g, g.active)) {
    const sector = g.unitSector[unit];
    const bound = (g.unitMarks[unit] & 2) !== 0;
    if (sector < 0 || bound || !canPay(g, unit, false)) continue;
    const name = unitName(unit);
    const engaged = enemiesOf(g, unit);
    for (const enemy of engaged) found.push(`assault ${name} x ${unitName(enemy)}`);
    if (engaged.length > 0) continue;
    const here = standing(g, other, sector).length > 0;
    const reach = here ? [sector] : [sector - 1, sector + 1];
    for (const there of reach) {
      const enemies = there < 0 ? [] : standing(g, other, there);
      if (shoots(g, unit)) {
        for (const enemy of enemies.filter((e) => enemiesOf(g, e).length === 0))
          found.push(`barrage ${name} x ${unitName(enemy)}`);
      }
      if (enemies.some((enemy) => mayBeCharged(g, enemy)))
        found.push(here ? `charge ${name}` : `charge ${name} ${sectorName(there)}`);
    }
  }
  return found;
}

/** An unengaged unit of the sector fires, if it can shoot, or counter-charges; or nobody does anything. */
export function reactions(g: State, seat: number): string[] {
  const found = ['pass'];
  for (const unit of unitsOf(g, seat)) {
    if (g.unitSector[unit] !== g.unitSector[g.charging - 1] || enemiesOf(g, unit).length > 0) continue;
    if (!canPay(g, unit, true)) continue;
    if (shoots(g, unit)) found.push(`fire ${unitName(unit)}`);
    found.push(`counter ${unitName(unit)}`);
  }
  return found;
}

/** Every unit that may redeploy; `horses` when a card lets cavalry go. */
export function redeployments(g: State, f: Frame): string[] {
  const found = ['done'];
  for (const unit of unitsOf(g, g.active)) {
    const from = g.unitSector[unit];
    const moved = (g.unitMarks[unit] & 1) !== 0;
    if (from === GONE || moved || enemiesOf(g, unit).length > 0) continue;
    const horse = f.horses !== 0 && ranksOf(g, unit).every((rank) => (rank.classes & CAVALRY) !== 0);
    if (g.handCount[g.active] === 0 && f.credits === 0 && !horse && !has(g, unit, 'swift')) continue;
    for (let to = 0; to < g.battle.sectors; to++) {
      const ownHalf = g.battle.seats === 2 || (g.active === 1 || g.active === 2 ? to <= 2 : to >= 2);
      if (from === RESERVE ? ownHalf : Math.abs(from - to) === 1)
        found.push(`redeploy ${unitName(unit)} ${sectorName(to)}`);
    }
  }
  return found;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Ranks from the front, then disorder for the rest, or disorder back; only what leaves the unit standing; or all of it. */
export function waysToTakeHits(g: State, f: Frame): string[] {
  const seat = g.battle.unitSeat[f.target];
  const cohesion = ranksOf(g, f.target).map((rank) => rank.cohesion);
  const disorder = g.unitDisorder[f.target];
  const found = ['disband'];
  for (let lost = 0; lost < cohesion.length; lost++) {
    const rest = sum(cohesion.slice(lost));
    const difference = f.hits - sum(cohesion.slice(0, lost));
    if (difference > 0) {
      if (difference <= g.campOrder[seat] && disorder + difference < rest)
        found.push(`lose ${lost} place ${difference}`);
      continue;
    }
    for (let back = 0; back <= disorder && back <= -difference; back++)
      if (disorder - back < rest) found.push(`lose ${lost} refund ${back}`);
  }
  if (f.steadied === 0 && has(g, f.target, 'steadfast')) {
    if (g.campOrder[seat] > 0) found.push('steadfast order');
    if (g.campDisorder[seat] > 0) found.push('steadfast disorder');
  }
  return found;
}

/** Hits of dice on values, every way tried: eights by themselves, one die for each value it reaches. */
export function mostHits(dice: readonly number[], values: readonly number[]): number {
  const [die, ...rest] = dice;
  if (die === undefined) return 0;
  if (die === 8) return 1 + mostHits(rest, values);
  let most = mostHits(rest, values);
  values.forEach((value, i) => {
    if (die >= value) most = Math.max(most, 1 + mostHits(rest, values.toSpliced(i, 1)));
  });
  return most;
}

/** The side that wins when this turn begins, by an undefended camp; null for none. */
export function campWinner(g: State): number | null {
  const side = g.active % 2;
  const centre = (g.battle.sectors - 1) / 2;
  const camps = g.battle.seats === 4 && g.battle.readings.campsApart ? [centre - 1, centre + 1] : [centre];
  const open = (sector: number): boolean =>
    standing(g, side, sector).length > 0 && standing(g, 1 - side, sector).length === 0;
  return camps.some(open) ? side : null;
}
