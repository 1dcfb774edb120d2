// The parts of a view that stand on the board: hexes with the ground and their sides as they are now, units, leaders.

import { isRouted, sideAt } from '../../rules/ground.ts';
import { attackOf, defenceOf, ownMorale } from '../../rules/questions.ts';
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
import { terrainName } from '../words.ts';
import { knowsValues } from './seen.ts';
import type { Fate, HexView, LeaderView, UnitView, ValuesView } from './types.ts';

export function hexView(g: State, hex: number): HexView {
  const { board, decoration } = g.battle;
  const terrain = g.hexTerrain[hex];
  const hexsides: { to: string; kind: 'stakes' | 'slope' | 'escarpment' }[] = [];
  for (let d = 0; d < 6; d++) {
    const to = board.neighbours[hex * 6 + d];
    const side = to < 0 ? NO_SIDE : sideAt(g, hex, d);
    if (side !== NO_SIDE) hexsides.push({ to: board.names[to], kind: HEXSIDES[side] as 'stakes' });
  }
  return {
    hex: board.names[hex],
    row: board.row[hex],
    column: board.column[hex],
    terrain: TERRAINS[terrain],
    terrainName: terrainName(terrain),
    decoration: decoration[hex] ?? [],
    hexsides,
  };
}

/** By the numbers of the column `fate`. */
const FATES: readonly Fate[] = ['on board', 'eliminated', 'left', 'to come'];

/** Numbers as they count now, with the scenario's changes. */
function valuesView(g: State, unit: number, type: UnitType): ValuesView {
  const attack = attackOf(g, unit);
  const fire = g.battle.fire[unit];
  return {
    morale: ownMorale(g, unit),
    move: g.battle.move[unit],
    attack: attack === 0 ? null : attack,
    defence: defenceOf(g, unit),
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
  const { board, tags, types, full, crossbows } = g.battle;
  const type = types[u];
  if (type === null) throw new Error(`unit ${u} has no type`);
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
    values: knowsValues(g, seat, u) ? valuesView(g, u, type) : null,
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
  if ((g.lasting[u] & WET) !== 0) notes.push('wet strings: one die less');
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
