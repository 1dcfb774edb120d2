// Words for the cells of the handbook's tables, made from the tables of the game.

import type { AncientsTerrain } from '../terrain.ts';
import type { AncientsUnit } from '../units.ts';
import { units } from '../units.ts';

export const SYMBOLS = ['green circle', 'blue triangle', 'red square'] as const;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const symbolOf = (unit: AncientsUnit): string => SYMBOLS[unit.symbol] + (unit.bordered ? ', white border' : '');

export const kindOf = (unit: AncientsUnit): string =>
  unit.foot ? (unit.lightFoot ? 'light foot' : 'foot') : unit.cavalry ? 'mounted, cavalry' : 'mounted';

export function moveOf(unit: AncientsUnit): string {
  if (unit.charge > 0) return `${unit.move}, or ${unit.charge} as a charge`;
  return `${unit.move}`;
}

/** After how far a move it may still battle. */
export function battleAfter(unit: AncientsUnit): string {
  if (unit.charge > 0) return `after ${unit.move}; after ${unit.charge} it must close combat`;
  if (unit.closeAfter === 0) return 'only if it did not move';
  return unit.closeAfter < unit.move ? `after ${unit.closeAfter}, not after ${unit.move}` : 'after any move';
}

export const evadesOf = (unit: AncientsUnit): string =>
  ({
    nobody: 'nobody',
    everybody: 'everybody',
    footAndHeavyMounted: 'foot and heavy mounted units',
    footAndElephants: 'foot and elephants',
  })[unit.evades];

export const bonusOf = (unit: AncientsUnit): string =>
  ({ always: 'yes', withLeader: 'with a leader', never: 'no' })[unit.bonusCombat];

export function advanceOf(unit: AncientsUnit): string {
  if (!unit.mayAdvance) return 'no';
  return unit.extraHex ? 'yes, and one hex more' : 'yes';
}

export const swordsIgnored = (unit: AncientsUnit): string =>
  unit.ignoresSwords > 9 ? 'all' : unit.ignoresSwords === 0 ? 'none' : `${unit.ignoresSwords}`;

export function closeDiceOf(unit: AncientsUnit, dice: number): string {
  if (unit.elephant) return `by opponent (${dice} against each other)`;
  return unit.fullStrengthBonus ? `${dice}, at full strength ${dice + 1}` : `${dice}`;
}

/** A set of unit types in words. */
export function whichUnits(test: (unit: AncientsUnit) => boolean): string {
  const inside = units.filter(test);
  if (inside.length === units.length) return 'all units';
  if (inside.length === 0) return 'no unit';
  const outside = units.filter((unit) => !test(unit));
  const foot = units.filter((unit) => unit.foot);
  if (inside.length === foot.length && inside.every((unit) => unit.foot)) return 'foot units';
  const names = (list: readonly AncientsUnit[]) => list.map((unit) => unit.name).join(', ');
  if (outside.length < 3) return `all units but ${names(outside)}`;
  const feetOut = foot.filter((unit) => !test(unit));
  if (inside.every((unit) => unit.foot) && feetOut.length < 2) return `foot units but ${names(feetOut)}`;
  return names(inside);
}

const most = (dice: number): string => (dice > 8 ? 'no limit' : `at most ${dice}`);

const fewer = (ground: AncientsTerrain): string => `${ground.fewerDice} fewer out of it`;

export const closeLimits = (ground: AncientsTerrain): string =>
  ground.fewerDice > 0
    ? fewer(ground)
    : ground.hill
      ? 'uphill at most 2; from a hill foot at most 3, mounted at most 2'
      : ground.closeInto > 8 && ground.closeOut > 8
        ? 'no limit'
        : `into it ${most(ground.closeInto)}, out of it ${most(ground.closeOut)}`;

export const fireLimits = (ground: AncientsTerrain): string =>
  ground.fewerDice > 0
    ? fewer(ground)
    : ground.fireInto > 8 && ground.fireOut > 8
      ? 'no limit'
      : `into it ${most(ground.fireInto)}, out of it ${most(ground.fireOut)}`;

export const stopsWhom = (ground: AncientsTerrain): string =>
  ground.climbed
    ? 'entering or leaving takes the whole move, one hex'
    : ground.stops === 'everyone'
      ? 'everybody who enters'
      : ground.stops === 'mounted'
        ? 'mounted units and leaders alone'
        : 'nobody';

export const sightOver = (ground: AncientsTerrain): string =>
  ({ open: 'seen across', blocked: 'blocks the view', level: 'blocks the view, except along itself' })[ground.sight];

export function shelterOf(ground: AncientsTerrain): string {
  const where = ground.byHexside ? ', across its protected sides' : '';
  if (ground.shelters) return `foot ignores a sword and may ignore a flag${where}`;
  return ground.flagOnly ? 'foot may ignore a flag' : 'none';
}

/** Nothing can happen there. */
export const isClosed = (ground: AncientsTerrain): boolean =>
  !ground.leadersMayEnter && units.every((unit) => !ground.mayEnter(unit));
