// What the text of a card is worth to keep, by what an army can do with it: 1 for a good one.

import type { Battle, State } from '../../games/dark-ages/rules/state.ts';
import { CARD_KIND, CARD_KINDS, type CardKey, type UnitClass } from '../../games/dark-ages/tables/tables.ts';

const TEXTS: { readonly [K in CardKey]: number } = {
  doubleTime: 0.5,
  lastStand: 0.6,
  shieldWall: 0.8,
  schiltron: 0.8,
  mercenaryCrossbows: 0.9,
  vanguard: 0.4,
  combinedForces: 0.8,
  leadership: 1.4,
  knightsAttack: 1.3,
  infantryAttack: 0.7,
  darkenSky: 0.6,
  igniteArrows: 0.9,
  pillage: 1,
  noRetreat: 1,
  fakeRetreat: 0.7,
  wedgeFormation: 0.4,
  // It has no points, and takes the place of a card that has.
  historicalEvent: -0.4,
};

/** Texts for some classes of units only. */
const NEEDS: { readonly [K in CardKey]?: readonly UnitClass[] } = {
  shieldWall: ['light infantry', 'heavy infantry'],
  schiltron: ['heavy infantry'],
  knightsAttack: ['light cavalry', 'heavy cavalry'],
  infantryAttack: ['light infantry', 'heavy infantry'],
  darkenSky: ['archers', 'longbows'],
  igniteArrows: ['archers', 'longbows'],
};

/** A card that the enemy holds. */
export const AVERAGE_CARD = 0.8;
/** Units of a class from which on a text for it has its whole worth. */
const ENOUGH = 3;

const tables = new WeakMap<Battle, readonly [Float64Array, Float64Array]>();

/** The part of a text's worth that an army has of it: the whole one where it has units enough of the classes that the text is for. */
export function usable(battle: Battle, seat: number, key: CardKey): number {
  const classes = NEEDS[key];
  if (!classes) return 1;
  let units = 0;
  for (let u = battle.firstUnit[seat]; u < battle.firstUnit[seat + 1]; u++) {
    const type = battle.types[u];
    if (type !== null && classes.includes(type.class)) units++;
  }
  return Math.min(units, ENOUGH) / ENOUGH;
}

const tableOf = (battle: Battle, seat: number): Float64Array =>
  Float64Array.from(CARD_KINDS, (key) => TEXTS[key] * usable(battle, seat, key));

export function cardWorth(g: State, seat: number, card: number): number {
  let both = tables.get(g.battle);
  if (!both) {
    both = [tableOf(g.battle, 0), tableOf(g.battle, 1)];
    tables.set(g.battle, both);
  }
  return both[seat][CARD_KIND[card]];
}
