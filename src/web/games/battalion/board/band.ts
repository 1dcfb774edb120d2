// The band behind an army: camps behind the central sector, the reserve beside each, and what waits in piles, in as many lines
// as it needs.

import type { BattalionView, SideName } from '../../../../games/battalion/telling/view/types.ts';
import type { Facing, Room, SeatBox, UnitBox } from './layout.ts';

/** A unit in reserve or in a pile is a single small tile. */
const MINI = { w: 58, h: 46 };

export interface Band {
  readonly height: number;
  readonly camps: readonly SeatBox[];
  readonly reserves: readonly SeatBox[];
  readonly units: ReadonlyMap<string, UnitBox>;
}

const campWidthOf = (room: Room): number => (room.width >= 760 ? 288 : 196);
const reserveWidthOf = (resting: number): number => Math.max(78, resting * (MINI.w + 4) + 14);

/** The least width in which camps and reserves of a side have room beside each other. */
export function bandNeed(view: BattalionView, side: SideName, room: Room): number {
  const seats = view.camps.filter((camp) => camp.side === side);
  const widest = Math.max(
    ...seats.map(({ seat }) =>
      reserveWidthOf(view.units.filter((unit) => unit.seat === seat && unit.place === 'reserve').length),
    ),
  );
  return seats.length * (campWidthOf(room) + widest + 16);
}

/** `axes`: the middle of each sector that has a camp behind it. */
export function bandOf(
  view: BattalionView,
  side: SideName,
  width: number,
  axes: readonly number[],
  room: Room,
  flipped: boolean,
): Band {
  const seats = view.camps.filter((camp) => camp.side === side);
  // Partners sit with the first of them on the left as their own side sees it.
  if ((side === 'top') !== flipped) seats.reverse();
  const facing: Facing = (side === 'top') !== flipped ? 'down' : 'up';
  const campWidth = campWidthOf(room);
  const camps: SeatBox[] = [];
  const reserves: SeatBox[] = [];
  const units = new Map<string, UnitBox>();
  const line = MINI.h + 6;
  let height = line + 4;
  for (const [i, { seat }] of seats.entries()) {
    const own = view.units.filter((unit) => unit.seat === seat);
    const resting = own.filter((unit) => unit.place === 'reserve');
    const waiting = own.filter((unit) => unit.place === 'pile');
    const part = { x: (width / seats.length) * i, w: width / seats.length };
    const reserveWidth = reserveWidthOf(resting.length);
    const outward = seats.length === 2 && i === 0;
    const inward =
      axes.length > 1 ? (axes[i] ?? axes[0]) - campWidth / 2 : outward ? part.x + part.w - campWidth - 4 : part.x + 4;
    const behind =
      seats.length === 1 ? Math.min(width - campWidth - reserveWidth - 12, axes[0] - campWidth / 2) : inward;
    const campX = Math.max(4, waiting.length > 0 ? part.x + 4 : behind);
    const reserveX = waiting.length === 0 && outward ? campX - reserveWidth - 6 : campX + campWidth + 6;
    camps.push({ place: `camp-${seat}`, seat, x: campX, y: 2, w: campWidth, h: line });
    reserves.push({ place: `reserve-${seat}`, seat, x: reserveX, y: 2, w: reserveWidth, h: line });
    resting.forEach((unit, n) => {
      units.set(unit.name, { x: reserveX + 7 + n * (MINI.w + 4), y: 5, ...MINI, facing, mini: true });
    });
    // Beside the reserve where there is room, else in lines of their own.
    const beside = Math.floor((part.x + part.w - (reserveX + reserveWidth + 8)) / (MINI.w + 6));
    const below = beside < Math.min(waiting.length, 5);
    const from = below ? part.x + 6 : reserveX + reserveWidth + 8;
    const each = below ? Math.max(1, Math.floor((part.w - 8) / (MINI.w + 6))) : beside;
    const first = below ? line + 10 : 5;
    waiting.forEach((unit, n) => {
      units.set(unit.name, {
        x: from + (n % each) * (MINI.w + 6),
        y: first + Math.floor(n / each) * (MINI.h + 6),
        ...MINI,
        facing,
        mini: true,
      });
    });
    if (waiting.length > 0) height = Math.max(height, first + Math.ceil(waiting.length / each) * (MINI.h + 6) + 4);
  }
  return { height, camps, reserves, units };
}
