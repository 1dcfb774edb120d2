// Who moves over the board and how far (rules 8, 16), and what those who stand on a hex leave him of it. Moves, walks back,
// the ride on after a close combat and placements all ask the same question about a hex: `roomOn`.

import { no, type Why } from '../../../kernel/permission.ts';
import type { Terms, Terrain, UnitType } from '../tables/tables.ts';
import { BY_LEADER, EXIT_STANDING, groundOf, MOVED, ORDERED, type State } from './state.ts';
import { cardTerms, termsOf } from './terms.ts';

/** Hexes that a leader by himself may move, where no card says otherwise (rule 8). */
export const LEADER_MOVE = 3;

/** One who moves, a unit or a leader by himself, as a search sees him. */
export interface Walker {
  /** A leader by himself: he may come to units and pass leaders. */
  alone: boolean;
  side: number;
  from: number;
  /** Hexes gone this turn before this move. */
  used: number;
  /** The farthest it may move in the turn, the farthest if it ends next to an enemy unit, and the hexes now before it. */
  most: number;
  charge: number;
  limit: number;
  /** What each hex is to it: see `Ground.entry`. */
  entry: Uint8Array;
  /** A leader goes with the unit, so that no other can join it. */
  withLeader: boolean;
  /** It goes through friendly units. */
  passes: boolean;
  /** It may leave the board for a banner; and does so now, from where it began its turn. */
  leaves: boolean;
  leavesNow: boolean;
}

const newWalker = (): Walker => ({
  alone: false,
  side: 0,
  from: 0,
  used: 0,
  most: 0,
  charge: 0,
  limit: 0,
  entry: new Uint8Array(0),
  withLeader: false,
  passes: false,
  leaves: false,
  leavesNow: false,
});

/** The walker of the search under way: filled anew for each, so that nothing is made in play. */
const walker = newWalker();
/** One who comes to a hex otherwise than by a move: see `comer`. */
const coming = newWalker();

// ---- how far --------------------------------------------------------------------------------------------------------

/** The farthest a unit may move now. */
export const allowance = (g: State, unit: number): number => moveUnder(g, unit, termsOf(g, unit));

/** The farthest a unit may move under these terms, or without any. */
export function moveUnder(g: State, unit: number, terms: Terms | null): number {
  const type = g.battle.unitType[unit];
  const own = ownMove(g, unit, type);
  return terms?.move ? terms.move(type, own) : own;
}

function ownMove(g: State, unit: number, type: UnitType): number {
  const { moveRules } = g.battle;
  let own = type.move;
  for (let i = 0; i < moveRules.length; i++) own = Math.max(own, moveRules[i].move?.(g, unit) ?? 0);
  return own;
}

/**
 * A longer move that ends next to an enemy unit and binds to close combat; 0 if none.
 * RULING: A leader alone is no unit at which foot may charge [A 8 Foot Unit Movement; M Foot Unit Movement].
 * CASE: A 8 Foot Unit Movement: a lone enemy leader is nothing to charge at
 * CASE: M Foot Unit Movement: warriors do not charge at a leader alone
 */
export const chargeOf = (g: State, unit: number): number => chargeUnder(g.battle.unitType[unit], termsOf(g, unit));

export const chargeUnder = (type: UnitType, terms: Terms | null): number =>
  terms?.charge ? terms.charge(type) : type.charge;

/** Hexes that a leader by himself may move: under the card, or `free` of any order. */
export const leaderMove = (g: State, free: boolean): number =>
  free ? LEADER_MOVE : (cardTerms(g)?.leaderMove ?? LEADER_MOVE);

/** Leaving a wall, a marsh or the like takes the whole move. */
export const takesWholeMove = (ground: Terrain): boolean => ground.climbed || ground.mires || ground.holdsBack;

/** Hexes a unit may still move, if it may move `most`, or `charge` next to an enemy. */
export function hexesLeft(g: State, unit: number, most: number, charge: number): number {
  const { plain, terrain } = groundOf(g);
  const left = Math.max(most, charge) - g.unitSteps[unit];
  if (plain || left <= 1) return left;
  return takesWholeMove(terrain[g.unitHex[unit]]) ? 1 : left;
}

// ---- who walks ------------------------------------------------------------------------------------------------------

/**
 * Whether the leader with a unit stays behind when it moves: he has an order of his own, and the unit has one too.
 * RULING: A leader who is ordered together with his unit has left the unit, whichever of the two moves first
 * [N Attached Leaders].
 * CASE: N Attached Leaders: of a unit and its leader, both ordered, the leader may go first
 * CASE: N Attached Leaders: a leader ordered with his unit who does not move leaves its move free, and stays behind
 */
export function leaderStays(g: State, unit: number): boolean {
  if (!g.battle.game.customs.leadersStay) return false;
  const leader = g.hexLeader[g.unitHex[unit]];
  return leader >= 0 && (g.leaderMark[leader] & (ORDERED | MOVED)) === ORDERED && (g.unitMark[unit] & BY_LEADER) === 0;
}

/** A unit that may leave only from where it began its turn still stands there. */
function leavesStanding(g: State, unit: number): boolean {
  const { exits, unitSide } = g.battle;
  const hex = g.unitHex[unit];
  if (((exits[hex] >> unitSide[unit]) & EXIT_STANDING) === 0 || g.unitSteps[unit] > 0) return false;
  return g.again === 0 || g.unitFrom[unit] === hex;
}

/** A unit about to move. */
export function unitWalker(g: State, unit: number): Walker {
  const { unitSide, unitType, hasExits, mayExit } = g.battle;
  const w = walker;
  const from = g.unitHex[unit];
  const type = unitType[unit];
  const terms = termsOf(g, unit);
  const most = moveUnder(g, unit, terms);
  const charge = chargeUnder(type, terms);
  w.alone = false;
  w.side = unitSide[unit];
  w.from = from;
  w.used = g.unitSteps[unit];
  w.most = most;
  w.charge = charge;
  w.limit = hexesLeft(g, unit, most, charge);
  w.entry = groundOf(g).entry[unit];
  w.withLeader = g.hexLeader[from] >= 0 && !leaderStays(g, unit);
  w.passes = type.lightFoot && terms?.passesFriends === true;
  w.leaves = hasExits && mayExit[unit] !== 0;
  w.leavesNow = w.leaves && leavesStanding(g, unit);
  return w;
}

/** A leader about to move by himself; with `free` he needs no order, and no card says how far. */
export function leaderWalker(g: State, leader: number, free: boolean): Walker {
  const { leaderSide, leadersExit } = g.battle;
  const { terrain, leaderEntry } = groundOf(g);
  const w = walker;
  const side = leaderSide[leader];
  const from = g.leaderHex[leader];
  w.alone = true;
  w.side = side;
  w.from = from;
  w.used = 0;
  w.most = leaderMove(g, free);
  w.charge = 0;
  w.limit = takesWholeMove(terrain[from]) ? 1 : w.most;
  w.entry = leaderEntry[side];
  w.withLeader = false;
  w.passes = true;
  w.leaves = leadersExit[side] && !free;
  w.leavesNow = false;
  return w;
}

/** A unit that comes to a hex otherwise than by a move of its own: walking back, riding on, put there. */
export function comer(g: State, unit: number): Walker {
  const w = coming;
  w.alone = false;
  w.side = g.battle.unitSide[unit];
  w.from = g.unitHex[unit];
  w.entry = groundOf(g).entry[unit];
  w.withLeader = w.from >= 0 && g.hexLeader[w.from] >= 0;
  return w;
}

/** A leader of a side who is put on the board. */
export function leaderComer(g: State, side: number): Walker {
  const w = coming;
  w.alone = true;
  w.side = side;
  w.from = -1;
  w.entry = groundOf(g).leaderEntry[side];
  w.withLeader = false;
  return w;
}

// ---- who stands there -----------------------------------------------------------------------------------------------

/** Bits of `roomOn`: he may end there; he may go on from there. */
export const ENDS = 1;
export const GOES_ON = 2;

/** `taken`: somebody stands on the hex (a). `secondLeader`: leader b is on hex a, and only one may be in a hex. */
export type RoomFault = 'taken' | 'secondLeader';

/**
 * What those who stand on a hex leave to one who comes there. A unit passes friends only where it may; a friendly leader
 * alone attaches to it and ends its way, unless it has one. A leader by himself joins units and passes friends of both kinds.
 * RULING: A unit with its own leader cannot take the hex of a second leader, who blocks its way
 * [A 8; M Leader Movement; N Leader Movement].
 * CASE: A 8 Unit Movement: a unit that has a leader cannot take the hex of a second one
 * CASE: N Move Your Units & Leaders: a unit with a leader does not enter the hex of another
 */
export function roomOn(g: State, w: Walker, hex: number, why: Why<RoomFault> | null): number {
  const { unitSide, leaderSide } = g.battle;
  const unit = g.hexUnit[hex];
  if (unit >= 0) {
    const friend = unitSide[unit] === w.side;
    if (!friend || !w.alone) {
      no(why, 'taken', hex);
      return friend && w.passes ? GOES_ON : 0;
    }
  }
  const leader = g.hexLeader[hex];
  if (leader < 0) return ENDS | GOES_ON;
  if (leaderSide[leader] !== w.side) {
    no(why, 'taken', hex);
    return 0;
  }
  if (w.alone || w.withLeader) {
    no(why, 'secondLeader', hex, leader);
    return w.alone ? GOES_ON : 0;
  }
  return ENDS;
}
