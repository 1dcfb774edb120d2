// An army of its own for the computer [B Setup rules for mustered battles]: legal units of a faction by what they are worth, with
// a mixture of arms, and another army for another seed.

import type { ArmyUnits } from '../../games/battalion/rules/muster.ts';
import {
  CAVALRY,
  type Faction,
  factionByKey,
  type Rank,
  ranks,
  SKIRMISH,
  SPECIAL,
} from '../../games/battalion/tables/tables.ts';
import * as T from '../../games/battalion/tables/traits.ts';
import { Prng } from '../prng.ts';

/**
 * What a unit adds to the log-odds of winning, by its ranks: fitted by logistic regression on 12,000 battles of 6 to 10 units
 * between armies made by chance, which the policy played on both sides.
 */
const WORTH = { cohesion: 0.024, melee: 0.047, ranged: 0.325, mixed: -0.328, ranks: [0, -0.406, -0.007, 0.145, 0.145] };
const TRAIT_WORTH: readonly (readonly [number, number])[] = [
  [T.ANTICIPATE, 0.052],
  [T.ATTRITION, 0.098],
  [T.DISCIPLINE, 0.041],
  [T.EVADE, -0.07],
  [T.ENVELOP, 0.078],
  [T.FRIGHT, 0.081],
  [T.GUARD, -0.03],
  [T.HARASS, 0.184],
  [T.IMPETUS, 0.093],
  [T.POWERFUL, -0.051],
  [T.SCREEN, 0.008],
  [T.SLOW, -0.107],
  [T.STEADFAST, 0.167],
  [T.SWIFT, 0.039],
];

/** How far chance may raise a unit above a better one. */
const FANCY = 0.27;
/** A second unit of the same ranks is worth so much less, and so is each of an arm of which the army has its share. */
const AGAIN = 0.06;
const CROWDED = 0.12;
/** The share of an army that may be horse, skirmishers, or foot before more of it is too much. */
const SHARE = 0.5;
/** Armies that are drawn up for a seed; the best of them is taken. */
const TRIES = 6;

interface Kind {
  readonly unit: readonly Rank[];
  readonly worth: number;
  readonly arm: number;
}

/** Hits of a die for each of these values, on average. */
const oneEach = (values: readonly number[]): number => values.reduce((sum, value) => sum + (9 - value) / 8, 0);

const strikes = ({ melee, ranged }: Rank): number => oneEach(melee) + oneEach(ranged);

function worthOf(unit: readonly Rank[]): number {
  let worth = WORTH.ranks[unit.length];
  let traits = 0;
  for (const rank of unit) {
    worth += WORTH.cohesion * rank.cohesion + WORTH.melee * oneEach(rank.melee) + WORTH.ranged * oneEach(rank.ranged);
    traits |= rank.traits;
  }
  if (unit.some(({ name }) => name !== unit[0].name)) worth += WORTH.mixed;
  for (const [trait, each] of TRAIT_WORTH) if ((traits & trait) !== 0) worth += each;
  return worth;
}

const sharedClasses = (unit: readonly Rank[]): number => unit.reduce((bits, rank) => bits & rank.classes, 15);

/** Regulars, skirmishers, horse: the arms that an army mixes. Special units are few anyway. */
function armOf(unit: readonly Rank[]): number {
  const classes = sharedClasses(unit);
  if ((classes & SPECIAL) !== 0) return 3;
  return (classes & CAVALRY) !== 0 ? 2 : (classes & SKIRMISH) !== 0 ? 1 : 0;
}

/** Every unit that may be built of the tiles of a faction, the ranks that strike least in front [B Units]. */
function kindsOf(faction: Faction): Kind[] {
  const own = ranks.slice(faction.firstRank, faction.endRank);
  const found: Kind[] = [];
  const build = (unit: readonly Rank[], from: number): void => {
    if (unit.length > 0) {
      const ordered = [...unit].sort((a, b) => strikes(a) - strikes(b));
      found.push({ unit: ordered, worth: worthOf(unit), arm: armOf(unit) });
    }
    for (let i = from; i < own.length; i++) {
      const next = [...unit, own[i]];
      const classes = sharedClasses(next);
      const special = (classes & SPECIAL) !== 0 && next.some(({ key }) => key !== own[i].key);
      const fits = next.every(({ formation }) => formation >= next.length);
      if (classes !== 0 && !special && fits && usedBy(next, own[i]) <= own[i].tiles) build(next, i);
    }
  };
  build([], 0);
  return found;
}

const usedBy = (unit: readonly Rank[], rank: Rank): number => unit.filter(({ index }) => index === rank.index).length;

/** Draws up one army: unit by unit the kind that chance and worth put first, as long as the tiles last. */
function drawUp(kinds: readonly Kind[], size: number, prng: Prng): { units: Kind[]; worth: number } {
  const left = Int16Array.from(ranks, ({ tiles }) => tiles);
  const fancy = kinds.map(() => (FANCY * (prng.below(2000) - 1000)) / 1000);
  const units: Kind[] = [];
  const arms = [0, 0, 0, 0];
  let worth = 0;
  while (units.length < size) {
    let best = -1;
    let most = -1e9;
    for (const [i, kind] of kinds.entries()) {
      if (kind.unit.some((rank) => usedBy(kind.unit, rank) > left[rank.index])) continue;
      const again = units.filter((unit) => unit === kind).length * AGAIN;
      const crowded = Math.max(0, arms[kind.arm] + 1 - SHARE * size) * CROWDED;
      const value = kind.worth + fancy[i] - again - crowded;
      if (value <= most) continue;
      most = value;
      best = i;
    }
    if (best < 0) break;
    const kind = kinds[best];
    for (const rank of kind.unit) left[rank.index]--;
    arms[kind.arm]++;
    units.push(kind);
    worth += most - fancy[best];
  }
  return { units, worth: units.length < size ? -1e9 : worth };
}

/** The army of a computer player as it is written and shared, named after its faction. */
export const musteredArmy = (faction: string, size: number, seed: string) => ({
  faction,
  name: factionByKey(faction)?.name ?? faction,
  units: musterArmy(faction, size, seed),
});

/** A legal army of so many units for a faction, by its key. The same seed musters the same army. */
export function musterArmy(faction: string, size: number, seed: string): ArmyUnits {
  const own = factionByKey(faction);
  if (!own) throw new Error(`no faction is called ${faction}`);
  const prng = new Prng(`muster ${faction} ${size} ${seed}`);
  const kinds = kindsOf(own);
  let best = drawUp(kinds, size, prng);
  for (let i = 1; i < TRIES; i++) {
    const other = drawUp(kinds, size, prng);
    if (other.worth > best.worth) best = other;
  }
  if (best.units.length < size) throw new Error(`${own.name} cannot muster ${size} units`);
  return best.units.map(({ unit }) => unit.map(({ key }) => key));
}
