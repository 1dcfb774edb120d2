// What events change on the board, under the names that the view has for it.

import type { Change } from '../../../../kernel/ruleset.ts';
import type { BannerCount, LeaderComes, Leaving, Standing, UnitGoes } from '../../rules/events.ts';
import { sideNames } from '../../text/sheet.ts';
import { hexName } from '../words.ts';
import type { EventWords, Mover } from './event-words.ts';

const ON_BOARD = 'on board';
const WAITS = 'in reserve';

const unit = (id: number, before: Change['before'], after: Change['after']): Change => ({
  of: 'unit',
  id,
  before,
  after,
});
const leader = (id: number, before: Change['before'], after: Change['after']): Change => ({
  of: 'leader',
  id,
  before,
  after,
});

/** A unit has other blocks than before. */
export const blocks = (id: number, before: number, after: number): Change[] => [
  unit(id, { blocks: before }, { blocks: after }),
];

/** A side has more or fewer banners, and of one source so many. */
export function banners({ side, before, after, by, count }: BannerCount): Change[] {
  const had = count - (after - before);
  return [
    {
      of: 'side',
      id: side,
      before: { banners: before, bannersBy: { [by]: had } },
      after: { banners: after, bannersBy: { [by]: count } },
    },
  ];
}

/** A side has other tokens than before, and has spent so many of them this turn. */
export const tokens = (
  side: number,
  before: { readonly held: number; readonly spent: number },
  after: { readonly held: number; readonly spent: number },
): Change[] => [{ of: 'side', id: side, before: { tokens: before }, after: { tokens: after } }];

/** A unit forms a square, or leaves it: out of square it has no number. */
export const square = (id: number, before: number | null, after: number | null): Change[] => [
  unit(id, before === null ? {} : { square: before }, after === null ? {} : { square: after }),
];

/** A tile is off the board: what is left is the ground under it. */
export function tileGone({ g }: EventWords, hex: number): Change[] {
  const { grounds, removable, owners } = g.battle;
  const was = grounds[0].terrain[hex];
  const now = grounds[1 << removable.indexOf(hex)].terrain[hex];
  const owner = owners[hex] < 0 ? null : sideNames[owners[hex]];
  return [
    {
      of: 'hex',
      id: hex,
      before: { terrain: was.key, terrainName: was.name, owner },
      after: { terrain: now.key, terrainName: now.name, owner: null },
    },
  ];
}

/** A unit goes, and leaders go with it, stay behind or are joined. */
export function unitWent(w: EventWords, event: UnitGoes): Change[] {
  const from = hexName(w.g, event.way[0]);
  const to = hexName(w.g, event.way[event.way.length - 1]);
  const changes = [unit(event.unit, { hex: from }, { hex: to })];
  if (event.leader !== null) changes.push(leader(event.leader, { hex: from }, { hex: to }));
  if (event.left !== null) changes.push(leader(event.left, { unit: event.unit }, { unit: null }));
  if (event.joins !== null) changes.push(leader(event.joins, { unit: null }, { unit: event.unit }));
  return changes;
}

export const unitMoves = (event: UnitGoes): Mover => ({ piece: 'unit', id: event.unit, hexes: event.way });

/** A leader by himself goes from a hex to another, from one unit perhaps to another. */
export const leaderWent = (
  w: EventWords,
  id: number,
  before: { readonly hex: number; readonly unit: number | null },
  after: { readonly hex: number; readonly unit: number | null },
): Change[] => [leader(id, { ...before, hex: hexName(w.g, before.hex) }, { ...after, hex: hexName(w.g, after.hex) })];

/** One hex of a leader's evade: he is on his way, and still counts as standing where it began. */
export const leaderOnWay = (w: EventWords, id: number, from: number, way: readonly [number, number]): Change[] => [
  leader(id, { onWay: way[0] === from ? null : hexName(w.g, way[0]) }, { onWay: hexName(w.g, way[1]) }),
];

/** His evade has come to its end. */
export function leaderArrived(w: EventWords, event: LeaderComes & { readonly from: number }): Change[] {
  const hex = hexName(w.g, event.leader.hex);
  const before = { hex: hexName(w.g, event.from), unit: null, onWay: hex };
  return [leader(event.leader.id, before, { hex, unit: event.unit, onWay: null })];
}

/** Pieces that come onto the board. */
export const unitCame = (w: EventWords, { id, hex }: Standing): Change[] => [
  unit(id, { hex: null, fate: WAITS }, { hex: hexName(w.g, hex), fate: ON_BOARD }),
];
export const leaderCame = (w: EventWords, event: LeaderComes): Change[] => [
  leader(
    event.leader.id,
    { hex: null, unit: null, fate: WAITS },
    { hex: hexName(w.g, event.leader.hex), unit: event.unit, fate: ON_BOARD },
  ),
];
/** They appear where they stand. */
export const appears = (piece: Mover['piece'], { id, hex }: Standing): Mover => ({ piece, id, hexes: [hex] });

/** A unit is off the board, and its leader alone. */
export function unitLeft(w: EventWords, { id, hex }: Standing, fate: Leaving, alone: number | null): Change[] {
  const changes = [unit(id, { hex: hexName(w.g, hex), fate: ON_BOARD }, { hex: null, fate })];
  if (alone !== null) changes.push(leader(alone, { unit: id }, { unit: null }));
  return changes;
}

export const leaderLeft = (w: EventWords, { id, hex }: Standing, with_: number | null, fate: Leaving): Change[] => [
  leader(id, { hex: hexName(w.g, hex), unit: with_, fate: ON_BOARD }, { hex: null, unit: null, onWay: null, fate }),
];
