// The parts of a view that stand on the board: hexes with the ground and their sides as they are now, units, leaders.

import { type ToldValues, valuesNow } from '../../rules/events.ts';
import { isRouted } from '../../rules/ground.ts';
import {
  ACTIVATED,
  ASSAULTED,
  EVADED,
  FIRED,
  FOUGHT,
  GROUPED,
  HAS_MOVED,
  HELD,
  HEXSIDES,
  isAlone,
  MOVED,
  NO_SIDE,
  RALLIED,
  type State,
  seatOf,
  TERRAINS,
  WET,
} from '../../rules/state.ts';
import type { UnitType } from '../../tables/tables.ts';
import { sideNames } from '../../text/sheet-types.ts';
import { type InBattle, terrainName } from '../words.ts';
import { knowsValues } from './seen.ts';
import type { Fate, HexView, LeaderView, UnitView, ValuesView } from './types.ts';

export function hexView(g: State, hex: number): HexView {
  const { board, decoration } = g.battle;
  return {
    hex: board.names[hex],
    row: board.row[hex],
    column: board.column[hex],
    ...groundView(g.hexTerrain[hex]),
    decoration: decoration[hex] ?? [],
    hexsides: hexsidesView(g, hex, g.sidesGone[hex]),
  };
}

/** A kind of ground, by its number. */
export const groundView = (terrain: number): Pick<HexView, 'terrain' | 'terrainName'> => ({
  terrain: TERRAINS[terrain],
  terrainName: terrainName(terrain),
});

/** What lies on the sides of a hex of which these are gone, as bits by direction. */
export function hexsidesView({ battle }: InBattle, hex: number, gone: number): HexView['hexsides'] {
  const { board, hasSides, sides } = battle;
  const lie: { to: string; kind: 'stakes' | 'slope' | 'escarpment' }[] = [];
  for (let d = 0; hasSides && d < 6; d++) {
    const to = board.neighbours[hex * 6 + d];
    const side = to < 0 || ((gone >> d) & 1) === 1 ? NO_SIDE : sides[hex * 6 + d];
    if (side !== NO_SIDE) lie.push({ to: board.names[to], kind: HEXSIDES[side] as 'stakes' });
  }
  return lie;
}

/** By the numbers of the column `fate`. */
export const FATES: readonly Fate[] = ['on board', 'eliminated', 'left', 'to come'];

function typeOf({ battle }: InBattle, unit: number): UnitType {
  const type = battle.types[unit];
  if (type === null) throw new Error(`unit ${unit} has no type`);
  return type;
}

/** Numbers as they count at a moment, with the scenario's changes. */
export function valuesView(g: InBattle, unit: number, { morale, attack, defence }: ToldValues): ValuesView {
  const type = typeOf(g, unit);
  const fire = g.battle.fire[unit];
  return {
    morale,
    move: g.battle.move[unit],
    attack: attack === 0 ? null : attack,
    defence,
    fire: fire === 0 ? null : fire,
    range: fire === 0 ? null : g.battle.range[unit],
    marks: {
      morale: type.morale.mark,
      move: type.move.mark,
      attack: type.attack.mark,
      defence: type.defence.mark,
      fire: type.fire.mark,
      range: type.range.mark,
    },
  };
}

export function unitView(g: State, u: number, seat: number): UnitView {
  const { board, tags, full, crossbows } = g.battle;
  const type = typeOf(g, u);
  const has = (bit: number): boolean => (g.mark[u] & bit) !== 0;
  const hex = g.unitHex[u];
  return {
    id: u,
    tag: tags[u],
    side: sideNames[seatOf(g, u)],
    code: type.key,
    name: type.name,
    class: type.class,
    hex: hex < 0 ? null : board.names[hex],
    cubes: g.cubes[u],
    grey: g.grey[u] > 0,
    fullCubes: full[u],
    routed: hex >= 0 && isRouted(g, u),
    fate: FATES[g.fate[u]],
    values: knowsValues(g, seat, u) ? valuesView(g, u, valuesNow(g, u)) : null,
    activated: has(ACTIVATED),
    moved: has(MOVED),
    assaulted: has(ASSAULTED),
    fought: has(FOUGHT) || has(FIRED),
    evaded: has(EVADED),
    loaded: crossbows[u] === 1 && g.loaded[u] > 0,
    notes: unitNotes(g, u),
  };
}

/** What holds for a unit at this moment, in words. */
export function unitNotes(g: State, u: number): string[] {
  if (g.unitHex[u] < 0) return [];
  const notes: string[] = [];
  if ((g.mark[u] & HELD) !== 0) notes.push('schiltron until the round is over');
  if ((g.mark[u] & GROUPED) !== 0) notes.push('may move with its leader');
  if ((g.lasting[u] & WET) !== 0) notes.push('wet strings: one die fewer');
  for (const rule of g.battle.hooks.absorbs) {
    if (rule.absorbs?.(g, u)) {
      notes.push((g.lasting[u] & HAS_MOVED) === 0 ? 'has not moved yet: absorbs a hit' : 'absorbs a hit');
    }
  }
  for (const rule of g.battle.hooks.closeOrder) {
    if (rule.closeOrder?.(g, u)) notes.push('close order: no die lost to several enemies');
  }
  for (const rule of g.battle.hooks.sheltered) if (rule.sheltered?.(g, u)) notes.push('cannot be shot at');
  return notes;
}

export function leaderView(g: State, piece: number, seat: number): LeaderView {
  const { board, names, mounted } = g.battle;
  const hex = g.unitHex[piece];
  const has = (bit: number): boolean => (g.mark[piece] & bit) !== 0;
  return {
    id: piece,
    side: sideNames[seatOf(g, piece)],
    name: names[piece],
    mounted: mounted[piece] === 1,
    morale: knowsValues(g, seat, piece) ? g.battle.morale[piece] : null,
    hex: hex < 0 ? null : board.names[hex],
    unit: hex < 0 || isAlone(g, piece) ? null : g.hexUnit[hex],
    routed: hex >= 0 && isRouted(g, piece),
    fate: FATES[g.fate[piece]],
    activated: has(ACTIVATED),
    moved: has(MOVED),
    rallied: has(RALLIED),
  };
}
