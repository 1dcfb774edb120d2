// Battles that differ a little from those of the shelf: there are few, and what a limit, a unit or a cube more is worth cannot be
// learned from battles that were all set up to be even. For fitting alone.

import { Prng } from '../src/bots/prng.ts';
import { scenarioSheet } from '../src/games/dark-ages/tables/scenarios.ts';
import { printSheet } from '../src/games/dark-ages/text/sheet.ts';
import type { Sheet } from '../src/games/dark-ages/text/sheet-types.ts';

/** Units of a side that are changed at most. */
const MOST_CHANGED = 3;

/** The sheet of a battle of Dark Ages with other limits, without some units, and with units of fewer cubes. */
function variedDarkAges(id: string, number: number): string {
  const sheet = scenarioSheet(id);
  if (sheet === null) throw new Error(`there is no battle ${id}`);
  const prng = new Prng(`varied ${id} ${number}`);
  const named = new Set([
    ...[...sheet.rules, ...sheet.events].flatMap(({ args }) => args),
    ...sheet.leaders.flatMap(({ unit }) => (unit === null ? [] : [unit])),
  ]);
  let units = sheet.units;
  for (const side of [0, 1] as const) {
    for (let n = prng.below(MOST_CHANGED + 1); n > 0; n--) {
      const able = units.filter((unit) => unit.side === side && unit.hex !== null && !named.has(unit.tag));
      if (able.length === 0) break;
      const { tag, cubes } = able[prng.below(able.length)];
      if (cubes > 1 && prng.below(2) === 0) units = units.map((u) => (u.tag === tag ? { ...u, cubes: cubes - 1 } : u));
      else units = units.filter((unit) => unit.tag !== tag);
    }
  }
  const [top, bottom] = sheet.sides.map((side, i) => {
    if (side.limit === null) return side;
    const there = units.filter((unit) => unit.side === 1 - i && unit.hex !== null).length;
    return { ...side, limit: Math.min(there, Math.max(2, side.limit + prng.below(5) - 2)) };
  });
  const varied: Sheet = { ...sheet, units, sides: [top, bottom] };
  return printSheet(varied);
}

/** By game: the text of a battle that differs from one of the shelf, by a number. */
export const variedSheets: { readonly [game: string]: (id: string, number: number) => string } = {
  'dark-ages': variedDarkAges,
};
