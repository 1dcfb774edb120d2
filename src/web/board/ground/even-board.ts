// Boards whose rows all have the same length: the shifted rows reach half a hex beyond the others, so the drawing is half a
// hex wider. Kinds of ground get the keys under which they are painted: a ford in a stream is painted otherwise than a ford
// in a river, and water runs into fens.

import type { GridPlace } from '../geometry.ts';
import { neighbourPlaces } from './place.ts';
import type { SurveyedBoard } from './survey.ts';

export interface EvenHex extends GridPlace {
  readonly hex: string;
  readonly terrain: string;
  readonly terrainName: string;
}

export interface EvenBoard<H extends EvenHex = EvenHex> {
  readonly width: number;
  readonly rows: number;
  readonly hexes: readonly H[];
}

/** As much as the drawing has to know to place a hex: the width counts half a hex for the shifted rows. */
export const evenExtent = ({ width, rows }: { readonly width: number; readonly rows: number }) => ({
  width: width + 0.5,
  rows,
});

/** Keys under which kinds of ground are painted, where they are not their own. */
const PAINTED: { readonly [terrain: string]: string } = {
  clear: 'open',
  woods: 'forest',
  hill: 'ridge',
  marsh: 'fen',
};

const WATER = new Set(['river', 'stream']);

export function evenBoard(board: EvenBoard): SurveyedBoard {
  const byPlace = new Map(board.hexes.map((hex) => [`${hex.row} ${hex.column}`, hex]));
  const around = (hex: EvenHex) => neighbourPlaces(hex).map(({ row, column }) => byPlace.get(`${row} ${column}`));
  const broad = broadWater(board.hexes, around);
  const painted = (hex: EvenHex): string => {
    const { terrain } = hex;
    if (broad.has(hex)) return 'broadRiver';
    if (terrain !== 'ford' && terrain !== 'bridge') return PAINTED[terrain] ?? terrain;
    const ring = around(hex).map((one) => one?.terrain ?? '');
    const rivers = ring.filter((one) => one === 'river').length;
    const waters = ring.filter((one) => WATER.has(one)).length;
    if (waters === 0) return terrain === 'ford' ? 'loneFord' : 'loneBridge';
    if (rivers === 0) return terrain === 'ford' ? 'streamFord' : 'streamBridge';
    return terrain === 'ford' ? 'fordableRiver' : 'bridge';
  };
  return {
    ...evenExtent(board),
    hexes: board.hexes.map((hex) => ({
      hex: hex.hex,
      row: hex.row,
      column: hex.column,
      terrain: painted(hex),
      terrainName: hex.terrainName,
      sections: [],
      ramparts: [],
      exits: [],
    })),
  };
}

/** Three river hexes round one corner are a sheet of water; so is a river hex that hangs on nothing but such a sheet. */
function broadWater(
  hexes: readonly EvenHex[],
  around: (hex: EvenHex) => readonly (EvenHex | undefined)[],
): ReadonlySet<EvenHex> {
  const rivers = hexes.filter(({ terrain }) => terrain === 'river');
  const wet = new Set<EvenHex | undefined>(rivers);
  const heaps = new Set<EvenHex | undefined>(
    rivers.filter((hex) => around(hex).some((one, i, ring) => wet.has(one) && wet.has(ring[(i + 1) % 6]))),
  );
  const hanging = (hex: EvenHex): boolean => {
    const next = around(hex).filter((one) => wet.has(one));
    return next.length === 1 && heaps.has(next[0]);
  };
  return new Set(rivers.filter((hex) => heaps.has(hex) || hanging(hex)));
}
