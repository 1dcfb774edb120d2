// Places of a board of hexes in words and under the keys.

import type { TableView } from '../../kernel/view.ts';
import { type CursorBoard, hexToward, inReadingOrder, rowEnd } from '../battle/keys/cursor.ts';
import type { Places } from '../games/kit.ts';

type HexView = TableView & {
  readonly board: CursorBoard;
  readonly units: readonly { readonly side: string; readonly hex: string | null }[];
};

export const hexPlaces = <V extends HexView>(describe: Places<V>['describe']): Places<V> => ({
  noun: 'hex',
  describe,
  toward: (view, flipped, place, direction) => hexToward(view.board, flipped, place, direction),
  rowEnd: (view, flipped, place, end) => rowEnd(view.board, flipped, place, end),
  inOrder: (view, flipped, places) => inReadingOrder(view.board, flipped, places),
  home: ({ units, sides, seat, board }) =>
    units.find((unit) => unit.hex !== null && unit.side === sides[seat]?.side)?.hex ?? board.hexes[0].hex,
});
