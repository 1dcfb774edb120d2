// What stands on and round a board besides pieces: names of rows and columns, the zoom keys' place, words that stay legible,
// what a choice costs, what lies out of sight, who leads where.

import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, it, test } from 'vitest';
import type { Offer } from '../../src/kernel/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { rulesets } from '../../src/loaded.ts';
import { BADGE } from '../../src/web/board/badge.ts';
import { edgeNames } from '../../src/web/board/Coordinates.tsx';
import { hiddenBeyond, NOTHING_HIDDEN } from '../../src/web/board/EdgeHints.tsx';
import { boardSize, type Point } from '../../src/web/board/geometry.ts';
import { evenExtent } from '../../src/web/board/ground/even-board.ts';
import { placer } from '../../src/web/board/ground/place.ts';
import { typeSize } from '../../src/web/board/hex-pixels.ts';
import { OfferMarks } from '../../src/web/board/Marks.tsx';
import { leaderNames } from '../../src/web/board/NameTags.tsx';
import { labelOf } from '../../src/web/board/places.ts';
import { zoomPlace } from '../../src/web/board/ZoomKeys.tsx';
import { NO_MARKS } from '../../src/web/games/kit.ts';

interface HexBoard {
  readonly width: number;
  readonly rows: number;
  readonly hexes: readonly { readonly hex: string; readonly row: number; readonly column: number }[];
}

/** The board of a game's first battle, with where its hexes lie. */
function field(game: string, flipped: boolean) {
  const rules = rulesets.find(({ id }) => id === game);
  if (!rules) throw new Error(`no such game: ${game}`);
  const table = new Table(rules, { start: { scenario: rules.scenarios[0].id }, seed: 'board' });
  const { board } = table.view(1) as unknown as { board: HexBoard };
  const extent = game === 'dark-ages' ? evenExtent(board) : board;
  const place = placer(extent, flipped);
  const centres: ReadonlyMap<string, Point> = new Map(board.hexes.map((hex) => [hex.hex, place(hex)]));
  return { board, centres, size: boardSize(extent.width, extent.rows) };
}

const HEX_GAMES = ['ancients', 'medieval', 'napoleonics', 'dark-ages'];

describe.each(HEX_GAMES)('%s', (game) => {
  test.each([false, true])('rows and columns have their names on the edge (turned: %s)', (flipped) => {
    const { board, centres } = field(game, flipped);
    const { rows, columns } = edgeNames(centres);
    expect(rows).toHaveLength(board.rows);
    // Every hex is named by the letter of its row, and those of the top row by the number over them.
    for (const [hex, { y }] of centres) expect(rows.find((row) => hex.startsWith(row.name))?.y).toBe(y);
    const top = Math.min(...rows.map(({ y }) => y));
    const above = [...centres].filter(([, { y }]) => y === top);
    expect(columns).toHaveLength(above.length);
    for (const [hex, { x }] of above) expect(columns.find((one) => one.x === x)?.name).toBe(hex.slice(1));
    const letters = [...rows].sort((a, b) => a.y - b.y).map(({ name }) => name);
    expect(letters).toEqual([...letters].sort((a, b) => (flipped ? (a < b ? 1 : -1) : a < b ? -1 : 1)));
  });

  test.each([false, true])('the zoom key has its place where a row ends early (turned: %s)', (flipped) => {
    const { centres, size } = field(game, flipped);
    const y = zoomPlace(centres, size.height) * size.height;
    // A key of 56 units at the right edge reaches no hex, whose sides are 50 from its middle and slant inward.
    const key = { left: size.width - 59, top: y - 28, bottom: y + 28 };
    for (const [hex, at] of centres) {
      const dy = Math.max(0, at.y - key.bottom, key.top - at.y);
      const reach = dy >= 57.7 ? 0 : Math.min(50, (57.74 - dy) * Math.sqrt(3));
      expect(at.x + reach <= key.left + 0.6, `${hex} is clear of the zoom key`).toBe(true);
    }
  });
});

test('words are as designed, or as large as they must be on the screen', () => {
  expect(typeSize(18, 0)).toBe(18);
  expect(typeSize(18, 100)).toBe(18);
  for (const pixels of [44, 53, 62]) expect((typeSize(18, pixels) * pixels) / 100).toBeGreaterThanOrEqual(11);
});

test('edges beyond which a board goes on', () => {
  expect(hiddenBeyond({ x: 0, y: 0, width: 100, height: 50 }, 100, 50)).toEqual(NOTHING_HIDDEN);
  expect(hiddenBeyond({ x: 10, y: 0, width: 50, height: 50 }, 100, 50)).toEqual({
    left: true,
    right: true,
    up: false,
    down: false,
  });
  expect(hiddenBeyond({ x: 0, y: 20, width: 100, height: 30 }, 100, 50)).toEqual({
    left: false,
    right: false,
    up: true,
    down: false,
  });
});

test('leaders are named where they are drawn', () => {
  const names = leaderNames([
    { name: 'Varro', hex: 'F6' },
    { name: 'Paullus', hex: 'G2', onWay: 'G3' },
    { name: 'Hanno', hex: null },
  ]);
  expect([...names]).toEqual([
    ['F6', 'Varro'],
    ['G3', 'Paullus'],
  ]);
});

describe('what a choice costs', () => {
  const offer = (parts: Partial<Offer>): Offer => ({
    choice: 'retreat F6 E6',
    piece: 'unit',
    mark: 'fall',
    label: 'Retreat to E6',
    note: '',
    from: 'F6',
    to: 'E6',
    card: null,
    odds: false,
    ...parts,
  });

  /** All words of a drawing; parts of it have no state of their own. */
  function wordsOf(node: ComponentChildren): string[] {
    if (node === null || node === undefined || typeof node === 'boolean') return [];
    if (Array.isArray(node)) return node.flatMap(wordsOf);
    if (typeof node !== 'object') return [String(node)];
    const { type, props } = node as VNode<{ children?: ComponentChildren }>;
    if (typeof type === 'function') return wordsOf((type as (given: unknown) => ComponentChildren)(props));
    return wordsOf(props.children);
  }
  const drawn = (parts: Partial<Offer>, pixels = 66): string[] =>
    wordsOf(
      OfferMarks({
        offers: [offer(parts)],
        marks: NO_MARKS,
        badge: BADGE,
        pixels,
        simpleBelow: 44,
        short: () => '',
        at: () => ({ x: 0, y: 0 }),
      }),
    );

  it('is written at its place, in two lines where it is long', () => {
    expect(drawn({})).toEqual([]);
    expect(drawn({ toll: 'loses 2' })).toEqual(['loses 2']);
    expect(drawn({ toll: 'loses 3: destroyed' })).toEqual(['loses 3:', 'destroyed']);
    expect(drawn({ toll: 'destroyed' }, 26)).toEqual(['destroyed']);
  });

  it('is said with the place, once', () => {
    expect(labelOf('E6: empty', false, [offer({ toll: 'loses 2' })])).toBe('E6: empty. Retreat to E6, loses 2');
    expect(labelOf('E6: empty', false, [offer({ toll: 'loses 2', note: 'It loses 2 blocks.' })])).toBe(
      'E6: empty. Retreat to E6: It loses 2 blocks.',
    );
    expect(labelOf('E6: empty', false, [offer({})])).toBe('E6: empty. Retreat to E6');
  });
});
