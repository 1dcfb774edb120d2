// Where everything of the sector board stands, from a view and the room there is. Sectors stand side by side; in each the
// upper formation zone, the engagement zone with those who fight, the lower formation zone. Behind them a band for each side:
// camps behind the central sector, reserves beside them, piles that wait to be deployed. All numbers are CSS pixels.

import type { BattalionView, SeatName, SideName, UnitView } from '../../../../games/battalion/telling/view/types.ts';
import { bandNeed, bandOf } from './band.ts';
import { type Cluster, clustersOf } from './clusters.ts';
import { clusterWidth, EDGE, placeFights } from './fights.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Pointed at with a finger: nothing is smaller than a finger needs. */
  readonly finger: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type Facing = 'up' | 'down' | 'left' | 'right';

export interface UnitBox extends Box {
  readonly facing: Facing;
  /** In the reserve and in piles a unit is a single small tile. */
  readonly mini: boolean;
}

export interface SectorBox extends Box {
  readonly place: string;
  readonly name: string;
  readonly central: boolean;
  /** The formation zone at the upper and lower edge of the screen, and what lies between. */
  readonly upper: Box;
  readonly middle: Box;
  readonly lower: Box;
}

export interface SeatBox extends Box {
  readonly place: string;
  readonly seat: SeatName;
}

/** How much a tile can show. */
export type TileSize = 'large' | 'medium' | 'small' | 'tiny';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly size: TileSize;
  /** Strips and rows of traits are lower than usual. */
  readonly tight: boolean;
  /** Height of a tile that faces up or down, and its width; the other way round for those at a flank. */
  readonly tile: { readonly w: number; readonly h: number };
  readonly upper: SideName;
  readonly sectors: readonly SectorBox[];
  /** Where the fronts of those who fight meet. */
  readonly mid: number;
  readonly units: ReadonlyMap<string, UnitBox>;
  readonly camps: readonly SeatBox[];
  readonly reserves: readonly SeatBox[];
  readonly engagements: readonly Cluster[];
}

/** What a unit needs besides its ranks: the strip behind it and the row of traits. */
const STRIP = { easy: 24, tight: 22 };
const TRAITS = { easy: 17, tight: 15 };
const GAP = 7;
const PAD = 9;
/** Room above and below the units of a zone: rings and marks go beyond them. */
const ZONES = { easy: 8, tight: 5 };
const UNIT_MOST = 224;
/** The least width of a unit without scrolling, by pointer; and its width where one scrolls anyway. */
const unitLeast = (finger: boolean): number => (finger ? 64 : 46);
const SCROLLED = 76;
/** Heights of a tile: the most, the least, and from which on every zone keeps room for the deepest unit there could be. */
const TILE_MOST = 56;
const TILE_LEAST = 25;
/** From this size on a tile's words are set larger; under this height smaller. */
export const roomyTile = ({ w, h }: Layout['tile']): boolean => w >= 200 && h >= 40;
export const LOW = 28;
const ROOMY = 36;

/** On a large tile values and traits stand in one line; on a narrower one the traits have a row of their own. */
const sizeOf = (w: number): TileSize => (w >= 154 ? 'large' : w >= 90 ? 'medium' : w >= 62 ? 'small' : 'tiny');

/** Traits stand on the tiles where there is room, else in a row of their own. */
const overhead = (size: TileSize, tight: boolean): number => {
  const by = tight ? 'tight' : 'easy';
  return EDGE + STRIP[by] + (size === 'large' ? 0 : TRAITS[by]);
};

interface Sums {
  readonly upper: readonly UnitView[];
  readonly lower: readonly UnitView[];
  readonly clusters: readonly Cluster[];
}

function needOf({ upper, lower, clusters }: Sums, w: number): number {
  const row = (n: number): number => n * (w + GAP) - GAP;
  const fights = clusters.reduce((sum, one) => sum + clusterWidth(one, w) + 2 * GAP, -2 * GAP);
  return Math.max(row(1), row(upper.length), row(lower.length), fights) + 2 * PAD;
}

/** The widest unit with which everything fits, and the width of each sector. */
function widths(sums: readonly Sums[], room: Room): { readonly unit: number; readonly sectors: readonly number[] } {
  const share = room.width / sums.length;
  const least = unitLeast(room.finger);
  const needs = (w: number) => sums.map((sum) => needOf(sum, w));
  const widest = (fits: (needed: readonly number[]) => boolean): number => {
    for (let w = UNIT_MOST; w >= least; w -= 2) if (fits(needs(w))) return w;
    return 0;
  };
  const alike = widest((needed) => needed.every((need) => need <= share));
  const apart = widest((needed) => needed.reduce((a, b) => a + b, 0) <= room.width);
  // Sectors of one width look calmest; they differ only where units would become too small.
  if (alike >= 92 || (alike > 0 && alike >= apart - 6)) return { unit: alike, sectors: sums.map(() => share) };
  const w = apart > 0 ? Math.min(apart, 92) : room.finger ? SCROLLED : 60;
  const needed = needs(w);
  const rest = Math.max(0, room.width - needed.reduce((a, b) => a + b, 0)) / sums.length;
  return { unit: w, sectors: needed.map((need) => need + rest) };
}

const ranksOf = (units: readonly UnitView[]): number => Math.max(0, ...units.map((unit) => unit.ranks.length));

/** Everything in its place. What does not fit the height is set closer; what still does not is scrolled. */
export function layOut(view: BattalionView, flipped: boolean, room: Room): Layout {
  const easy = plan(view, flipped, room, room.finger);
  return room.finger || easy.height <= room.height + 1 ? easy : plan(view, flipped, room, true);
}

function plan(view: BattalionView, flipped: boolean, room: Room, tight: boolean): Layout {
  const margin = tight ? ZONES.tight : ZONES.easy;

  const upperSide: SideName = flipped ? 'bottom' : 'top';
  const field = view.units.filter((unit) => unit.place === 'formation' || unit.place === 'engagement');
  const order = [...view.board.sectors].sort((a, b) => (flipped ? b.number - a.number : a.number - b.number));
  const byId = (a: UnitView, b: UnitView): number => (flipped ? b.id - a.id : a.id - b.id);
  const sums = order.map(({ number }): Sums => {
    const here = field.filter((unit) => unit.sector === number).sort(byId);
    const waiting = here.filter((unit) => unit.place === 'formation');
    return {
      upper: waiting.filter((unit) => unit.side === upperSide),
      lower: waiting.filter((unit) => unit.side !== upperSide),
      clusters: clustersOf(
        here.filter((unit) => unit.place === 'engagement'),
        upperSide,
      ),
    };
  });
  const { unit: w, sectors: fieldWidths } = widths(sums, room);
  const behind = Math.max(bandNeed(view, 'top', room), bandNeed(view, 'bottom', room));
  const lacking = Math.max(0, behind - fieldWidths.reduce((a, b) => a + b, 0));
  const sectorWidths = fieldWidths.map((one) => one + lacking / fieldWidths.length);
  const size = sizeOf(w);
  const width = sectorWidths.reduce((a, b) => a + b, 0);
  const lefts = sectorWidths.map((_, i) => sectorWidths.slice(0, i).reduce((a, b) => a + b, 0));
  const axes = order.flatMap(({ central }, i) => (central ? [lefts[i] + sectorWidths[i] / 2] : []));
  const bands = (['upper', 'lower'] as const).map((where) =>
    bandOf(view, where === 'upper' ? upperSide : upperSide === 'top' ? 'bottom' : 'top', width, axes, room, flipped),
  );

  // Rows: each zone has room for the deepest unit there could be; where that is too much, for those that are there.
  const deepest = Math.max(1, ...view.units.filter((u) => u.place !== 'gone').map((u) => u.ranks.length + u.lost));
  const above = overhead(size, tight);
  const free = room.height - bands[0].height - bands[1].height - 6 * margin;
  const full = Math.floor((free - 4 * above) / (4 * deepest));
  const roomy = full >= ROOMY;
  const depth = roomy
    ? { upper: deepest, lower: deepest, above: deepest, below: deepest }
    : {
        upper: ranksOf(sums.flatMap((sum) => sum.upper)),
        lower: ranksOf(sums.flatMap((sum) => sum.lower)),
        above: ranksOf(sums.flatMap((sum) => sum.clusters.flatMap((one) => one.above))),
        below: ranksOf(sums.flatMap((sum) => sum.clusters.flatMap((one) => one.below))),
      };
  const depths = [depth.upper, depth.above, depth.below, depth.lower];
  const rows = depths.filter((n) => n > 0).length;
  const close = Math.floor(
    (free - rows * above - (4 - rows) * 24) /
      Math.max(
        1,
        depths.reduce((a, b) => a + b, 0),
      ),
  );
  const h = Math.max(TILE_LEAST, Math.min(roomy ? TILE_MOST : ROOMY + 2, roomy ? full : close));
  const rowHeight = (ranks: number): number => (ranks === 0 ? 24 : above + ranks * h);
  const inner = rowHeight(depth.upper) + rowHeight(depth.lower) + 4 * margin;
  const fights = Math.max(56, rowHeight(depth.above) + rowHeight(depth.below) + 2 * margin);
  const spare = Math.max(0, room.height - bands[0].height - bands[1].height - inner - fights);
  const middleHeight = fights + spare;
  const height = bands[0].height + bands[1].height + inner + middleHeight;
  const fighters = rowHeight(depth.above) + rowHeight(depth.below);
  const mid =
    bands[0].height + rowHeight(depth.upper) + 2 * margin + (middleHeight - fighters) / 2 + rowHeight(depth.above);

  const units = new Map<string, UnitBox>();
  const sectors: SectorBox[] = [];
  let x = 0;
  for (const [i, { number, name, central, place }] of order.entries()) {
    const sw = sectorWidths[i];
    const top = bands[0].height;
    const upper: Box = { x, y: top, w: sw, h: rowHeight(depth.upper) + 2 * margin };
    const middle: Box = { x, y: top + upper.h, w: sw, h: middleHeight };
    const lower: Box = { x, y: middle.y + middle.h, w: sw, h: rowHeight(depth.lower) + 2 * margin };
    sectors.push({
      place: place || `S${number}`,
      name,
      central,
      x,
      y: top,
      w: sw,
      h: upper.h + middle.h + lower.h,
      upper,
      middle,
      lower,
    });
    const line = (list: readonly UnitView[], facing: 'up' | 'down', zone: Box): void => {
      const step = Math.min(w + 22, (sw - 2 * PAD + GAP) / Math.max(1, list.length));
      const from = x + sw / 2 - (step * list.length - (step - w)) / 2;
      list.forEach((one, n) => {
        const height = above + one.ranks.length * h;
        // Fronts stand in line, toward the enemy.
        const y = facing === 'up' ? zone.y + margin : zone.y + zone.h - margin - height;
        units.set(one.name, { x: from + n * step, y, w, h: height, facing, mini: false });
      });
    };
    line(sums[i].upper, 'down', upper);
    line(sums[i].lower, 'up', lower);
    placeFights(units, sums[i].clusters, middle, mid, w, h, above);
    x += sw;
  }
  for (const band of [bands[0], { ...bands[1], shift: height - bands[1].height }]) {
    const shift = 'shift' in band ? (band.shift as number) : 0;
    for (const [name, box] of band.units) units.set(name, { ...box, y: box.y + shift });
  }
  const lowered = (boxes: readonly SeatBox[]): SeatBox[] =>
    boxes.map((box) => ({ ...box, y: box.y + height - bands[1].height }));
  return {
    width,
    height,
    size,
    tight,
    tile: { w, h },
    upper: upperSide,
    mid,
    sectors,
    units,
    camps: [...bands[0].camps, ...lowered(bands[1].camps)],
    reserves: [...bands[0].reserves, ...lowered(bands[1].reserves)],
    engagements: sums.flatMap((sum) => sum.clusters),
  };
}
