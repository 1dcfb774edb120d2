// A battle as a seat sees it, as a picture for the map.

import type { CommandsView, UnitView } from '../../families/commands/telling/view/view.ts';
import { type Picture, shortNames } from '../map.ts';
import { MARK_FOUGHT, MARK_MOVED, MARK_ORDERED, sideSigns } from '../map-signs.ts';

const sideNumber = (side: string): number => (side === 'top' ? 0 : 1);

export function pictureOf(view: CommandsView): Picture {
  const units = new Map(view.units.map((unit) => [unit.hex, unit]));
  const leaders = new Map(view.leaders.map((leader) => [leader.hex, leader]));
  const names = new Map(
    ['top', 'bottom'].flatMap((side) => {
      const own = view.leaders.filter((leader) => leader.side === side).map((leader) => leader.name);
      return shortNames(own).map((short, i) => [`${side} ${own[i]}`, short] as const);
    }),
  );
  return {
    width: view.board.width,
    rows: view.board.rows,
    armies: [view.sides[0].army, view.sides[1].army],
    hexes: view.board.hexes.map(({ hex, row, column, terrain }) => {
      const unit = units.get(hex);
      const leader = leaders.get(hex);
      return {
        row,
        column,
        terrain,
        unit: unit
          ? {
              side: sideNumber(unit.side),
              code: unit.code,
              blocks: unit.blocks,
              mark: markOf(unit),
              square: unit.square ?? 0,
            }
          : null,
        leader: leader
          ? {
              side: sideNumber(leader.side),
              name: names.get(`${leader.side} ${leader.name}`) ?? leader.name,
              mark: leader.moved ? MARK_MOVED : leader.ordered ? MARK_ORDERED : '',
            }
          : null,
      };
    }),
  };
}

const markOf = (unit: UnitView): string =>
  unit.fought ? MARK_FOUGHT : unit.moved ? MARK_MOVED : unit.ordered ? MARK_ORDERED : '';

/** Names of the terrain that a view shows; of a place that belongs to a side, with whose it is. */
export const terrainNames =
  (view: CommandsView, ascii?: boolean) =>
  (terrain: string): string => {
    const found = view.board.hexes.find((hex) => hex.terrain === terrain);
    if (!found) return terrain;
    return found.owner === null
      ? found.terrainName
      : `${found.terrainName} ${sideSigns(ascii)[sideNumber(found.owner)]}`;
  };
