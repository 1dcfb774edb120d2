// The parts of a view that stand on the board: hexes with the ground as it is now, units, leaders.

import { pending } from '../../../../kernel/procedure.ts';
import {
  BOUND,
  FIRED,
  FOUGHT,
  groundOf,
  HALTED,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  type State,
} from '../../rules/state.ts';
import { rangeOf } from '../../rules/targets.ts';
import { sideNames } from '../../text/sheet.ts';
import { sectionNames } from '../words.ts';
import type { AbilityView, Fate, HexView, LeaderView, UnitView } from './types.ts';

/** Hexes from which a side may leave the board for a banner. */
export function exitsOf(g: State, side: number): number[] {
  return g.battle.rules.flatMap((rule) => (rule.exits?.side === side ? rule.exits.hexes : []));
}

export function hexView(g: State, hex: number, seat: number): HexView {
  const { board, sections, ramparts } = g.battle;
  const owner = g.battle.owners[hex];
  const { terrain } = groundOf(g);
  const owned = owner >= 0 && (terrain[hex].removable || terrain[hex].ownersOnly);
  const near = Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6));
  return {
    hex: board.names[hex],
    row: board.row[hex],
    column: board.column[hex],
    terrain: terrain[hex].key,
    terrainName: terrain[hex].name,
    sections: sectionNames(seat === 0 ? 0 : 1, sections[hex]).map((name) => name.split(' ')[0]),
    ramparts: near.filter((to, d) => to >= 0 && (ramparts[hex] & (1 << d)) !== 0).map((to) => board.names[to]),
    exits: sideNames.filter((_, side) => exitsOf(g, side).includes(hex)),
    owner: owned ? sideNames[owner] : null,
  };
}

/** By the numbers of unitFate and leaderFate; the last is never shown. */
const FATES: readonly Fate[] = ['on board', 'eliminated', 'left', 'exited', 'in reserve', 'in reserve'];

const abilities = (traits: readonly AbilityView[]): AbilityView[] =>
  traits.map(({ key, name, text }) => ({ key, name, text }));

export function unitView(g: State, u: number): UnitView {
  const { board, game, unitType, unitSide, unitTraits } = g.battle;
  const type = unitType[u];
  const mark = g.unitMark[u];
  const has = (bit: number): boolean => (mark & bit) !== 0;
  return {
    id: u,
    side: sideNames[unitSide[u]],
    code: type.code,
    name: type.name,
    symbol: game.dice.faces[type.symbol],
    bordered: type.bordered,
    missile: rangeOf(g, u),
    hex: g.unitHex[u] < 0 ? null : board.names[g.unitHex[u]],
    blocks: g.unitBlocks[u],
    fullBlocks: type.blocks,
    traits: abilities(unitTraits[u]),
    fate: FATES[g.unitFate[u]],
    ordered: has(ORDERED),
    moved: has(MOVED),
    steps: g.unitSteps[u],
    from: has(MOVED) ? board.names[g.unitFrom[u]] : null,
    fought: has(FOUGHT),
    fired: has(FIRED),
    mustClose: has(MUST_CLOSE),
    noBattle: has(NO_BATTLE),
    halted: has(HALTED),
    ...(g.unitForm[u] > 0 ? { square: g.unitForm[u] } : {}),
    ...(g.unitAim[u] > 0
      ? g.battle.game.marks.some(({ bit, joins }) => joins && has(bit))
        ? { joins: g.unitAim[u] - 1 }
        : { firedAt: g.unitAim[u] - 1 }
      : {}),
    ...(has(BOUND) ? { bound: true as const } : {}),
  };
}

/** Where a leader has come to on his flight; he counts as standing where it began until it ends. */
function onWay(g: State, leader: number): string | null {
  if (pending(g)?.name !== 'fleeStep') return null;
  const f = g.frames[g.depth];
  return f.from === g.leaderHex[leader] && f.steps > 0 ? g.battle.board.names[f.hex] : null;
}

export function leaderView(g: State, l: number): LeaderView {
  const { board, leaderSide, leaderNames, leaderTraits } = g.battle;
  const hex = g.leaderHex[l];
  const unit = hex < 0 ? -1 : g.hexUnit[hex];
  return {
    id: l,
    side: sideNames[leaderSide[l]],
    name: leaderNames[l],
    hex: hex < 0 ? null : board.names[hex],
    onWay: onWay(g, l),
    unit: unit < 0 ? null : unit,
    traits: abilities(leaderTraits[l]),
    fate: FATES[g.leaderFate[l]],
    ordered: (g.leaderMark[l] & ORDERED) !== 0,
    moved: (g.leaderMark[l] & MOVED) !== 0,
  };
}
