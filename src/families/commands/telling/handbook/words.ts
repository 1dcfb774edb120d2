// Words for the cells of the handbooks' tables, made from the facts that all games of the family have. What a game adds to
// its units and its ground it words itself.

import type { Terrain, UnitType } from '../../tables/tables.ts';
import { capital, list } from '../words.ts';

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

export const namesOf = (units: readonly UnitType[]): string => units.map((unit) => unit.name).join(', ');

/** Some of the units under one name, such as foot. */
export interface UnitGroup {
  readonly name: string;
  includes(unit: UnitType): boolean;
}

const FOOT: readonly UnitGroup[] = [{ name: 'foot units', includes: (unit) => unit.foot }];

/**
 * A set of unit types in words: all, none, all but a few, one or more whole groups, a group but one, else every name. A few
 * are two, or fewer than a third of a long list.
 */
export function whichUnits(
  units: readonly UnitType[],
  test: (unit: UnitType) => boolean,
  groups: readonly UnitGroup[] = FOOT,
): string {
  const inside = units.filter(test);
  const outside = units.filter((unit) => !test(unit));
  if (outside.length === 0) return 'all units';
  if (inside.length === 0) return 'no unit';
  const members = (group: UnitGroup) => units.filter((unit) => group.includes(unit));
  const full = groups.filter((group) => members(group).every(test));
  const whole = full.filter((group) => !full.some((other) => other !== group && members(group).every(other.includes)));
  if (inside.every((unit) => whole.some((group) => group.includes(unit)))) return list(whole.map(({ name }) => name));
  if (outside.length < 3) return `all units but ${namesOf(outside)}`;
  for (const group of groups) {
    const missing = outside.filter((unit) => group.includes(unit));
    if (missing.length < 2 && inside.every((unit) => group.includes(unit)))
      return `${group.name} but ${namesOf(missing)}`;
  }
  return namesOf(inside);
}

/** The symbols of the classes light, medium and heavy, where dice and units show these. */
export const CLASS_SYMBOLS = ['green circle', 'blue triangle', 'red square'] as const;

export const symbolOf = (unit: UnitType): string =>
  CLASS_SYMBOLS[unit.symbol] + (unit.bordered ? ', white border' : '');

export const kindOf = (unit: UnitType): string =>
  unit.foot ? (unit.lightFoot ? 'light foot' : 'foot') : unit.cavalry ? 'mounted, cavalry' : 'mounted';

/** Dice of a unit that may have one more while nobody is missing. */
export const fullStrengthDice = (dice: number, bonus: boolean): string =>
  bonus ? `${dice}, at full strength ${dice + 1}` : `${dice}`;

export function moveOf(unit: UnitType): string {
  return unit.charge > 0 ? `${unit.move}, or ${unit.charge} as a charge` : `${unit.move}`;
}

/** After how far a move it may still battle; `battle` is the verb for fights with neighbours. */
export function battleAfter(unit: UnitType, battle = 'close combat'): string {
  if (unit.charge > 0) return `after ${unit.move}; after ${unit.charge} it must ${battle}`;
  if (unit.closeAfter <= 0) return 'only if it did not move';
  return unit.closeAfter < unit.move ? `after ${unit.closeAfter}, not after ${unit.move}` : 'after any move';
}

/** After how far a move it may still fire. */
export function fireAfterMove(unit: UnitType): string {
  if (unit.fireAfter <= 0) return 'only if it did not move';
  return unit.fireAfter < unit.move ? `after ${unit.fireAfter} hex at most` : 'after any move';
}

export const bonusOf = (unit: UnitType): string =>
  ({ always: 'yes', withLeader: 'with a leader', never: 'no' })[unit.bonusCombat];

export function advanceOf(unit: UnitType): string {
  if (!unit.mayAdvance) return 'no';
  return unit.extraHex ? 'yes, and one hex more' : 'yes';
}

/** Ground as the table of a game sees it: the most dice that may be rolled into it and out of it. */
export interface DiceLimits extends Terrain {
  readonly closeInto: number;
  readonly closeOut: number;
  readonly fireInto: number;
  readonly fireOut: number;
  readonly hill: boolean;
}

/** A limit of more dice than this is none. */
const MOST = 8;
const most = (dice: number): string => (dice > MOST ? 'no limit' : `at most ${dice}`);

export const closeLimits = (ground: DiceLimits): string =>
  ground.hill
    ? 'uphill at most 2; from a hill foot at most 3, mounted at most 2'
    : ground.closeInto > MOST && ground.closeOut > MOST
      ? 'no limit'
      : `into it ${most(ground.closeInto)}, out of it ${most(ground.closeOut)}`;

export const fireLimits = (ground: DiceLimits): string =>
  ground.fireInto > MOST && ground.fireOut > MOST
    ? 'no limit'
    : `into it ${most(ground.fireInto)}, out of it ${most(ground.fireOut)}`;

export function stopsWhom(ground: Terrain): string {
  if (ground.climbed) return 'entering or leaving takes the whole move, one hex';
  if (ground.stops === 'mounted') return 'mounted units and leaders alone';
  if (ground.sidesStop) return 'everybody who crosses a protected side';
  if (ground.stops === 'nobody') return 'nobody';
  return ground.holdsBack || ground.mires
    ? 'everybody who enters; leaving takes the whole move, one hex'
    : 'everybody who enters';
}

export const sightOver = (ground: Terrain): string =>
  ({
    open: 'seen across',
    blocked: 'blocks the view',
    level: 'blocks the view, except along itself',
    raised: 'blocks the view, except along itself and from hill to hill',
  })[ground.sight];

/** Who may enter a kind of ground. */
export function entersOf(ground: Terrain, units: readonly UnitType[], groups: readonly UnitGroup[] = FOOT): string {
  const who = whichUnits(units, (unit) => ground.mayEnter(unit), groups);
  return ground.ownersOnly ? `${who} of its own side` : who;
}

/** Nothing can happen there. */
export const isClosed = (ground: Terrain, units: readonly UnitType[]): boolean =>
  !ground.leadersMayEnter && units.every((unit) => !ground.mayEnter(unit));

/** How often a card lies in the deck, as a sentence. */
export const copiesOf = (n: number): string => (n === 1 ? 'One card of the deck.' : `${n} cards of the deck.`);

export const nameCell = (thing: { readonly name: string }): string => capital(thing.name);
