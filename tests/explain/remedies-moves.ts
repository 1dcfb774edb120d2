// For every fault that keeps a piece from moving: how to take that one obstacle away on a copy of the state. The table is
// typed by the faults, so that a new one without a remedy does not compile.

import { EVADE_HEXES, type EvadeFault } from '../../src/families/commands/rules/evade.ts';
import {
  type FleeFault,
  type FleeOffFault,
  LONGEST_EVADE,
  type StopFault,
} from '../../src/families/commands/rules/leaders.ts';
import type { ExitFault, GoFault, LeaderSetOutFault, SetOutFault } from '../../src/families/commands/rules/may-move.ts';
import type { RideFault } from '../../src/families/commands/rules/momentum.ts';
import type { LeaderFault, UnitFault } from '../../src/families/commands/rules/pieces.ts';
import { hindrances, MANNED } from '../../src/families/commands/rules/reach.ts';
import { enemyOf } from '../../src/families/commands/rules/standing.ts';
import {
  BOUND,
  ELIMINATED,
  type Frame,
  HALTED,
  MAY_ENTER,
  MOVED,
  ORDERED,
  RESERVE,
  STOPS_THERE,
  type State,
} from '../../src/families/commands/rules/state.ts';
import { type BackFault, ends, waysBack } from '../../src/families/commands/rules/walk.ts';
import { leaderWalker, unitWalker } from '../../src/families/commands/rules/walker.ts';
import * as v from '../../src/families/commands/tables/verbs.ts';
import type { EnterFault, JoinFault, PlaceFault } from '../../src/games/ancients/rules/entering.ts';
import type { ArriveFault } from '../../src/games/medieval/rules/reserves.ts';
import type { PutFault, SupplyFault } from '../../src/games/napoleonics/rules/short-supply.ts';
import { choiceOf, firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';

export type Key =
  | UnitFault
  | LeaderFault
  | SetOutFault
  | LeaderSetOutFault
  | GoFault
  | ExitFault
  | BackFault
  | EvadeFault
  | RideFault
  | FleeFault
  | FleeOffFault
  | StopFault
  | PlaceFault
  | EnterFault
  | JoinFault
  | ArriveFault
  | SupplyFault
  | PutFault
  | 'otherUnit'
  | 'notHim';

/** A refused choice on a copy that may be changed at will. */
export interface At {
  readonly c: State;
  readonly f: Frame;
  readonly decision: string;
  readonly choice: number;
  readonly seat: number;
  readonly a: number;
  readonly b: number;
}

/** Takes the obstacle away; answers the choice to ask about then, or a sentence for what no position can express. */
export type Remedy = (at: At) => number | string;

// ---- changing a position --------------------------------------------------------------------------------------------

function clear(c: State, hex: number): void {
  if (c.hexUnit[hex] >= 0) c.unitHex[c.hexUnit[hex]] = -1;
  c.hexUnit[hex] = -1;
  clearLeader(c, hex);
}

function clearLeader(c: State, hex: number): void {
  if (c.hexLeader[hex] >= 0) c.leaderHex[c.hexLeader[hex]] = -1;
  c.hexLeader[hex] = -1;
}

/** Puts a unit, and the leader with it, on a hex where nobody then stands but they. */
function putUnit(c: State, unit: number, hex: number): void {
  const from = c.unitHex[unit];
  if (from === hex) return;
  const leader = from < 0 ? -1 : c.hexLeader[from];
  clear(c, hex);
  if (from >= 0) c.hexUnit[from] = -1;
  c.hexUnit[hex] = unit;
  c.unitHex[unit] = hex;
  if (leader >= 0) putLeader(c, leader, hex);
}

function putLeader(c: State, leader: number, hex: number): void {
  const from = c.leaderHex[leader];
  if (from === hex) return;
  clearLeader(c, hex);
  if (from >= 0) c.hexLeader[from] = -1;
  c.hexLeader[hex] = leader;
  c.leaderHex[leader] = hex;
}

/** The ground of some hexes is made open, or (`barred`) impassable, on a battle of the copy's own. */
function reshape(c: State, hexes: Iterable<number>, barred = false): void {
  const ground = c.battle.grounds[c.cleared];
  const terrain = [...ground.terrain];
  const entry = ground.entry.map((table) => table.slice());
  const leaderEntry = [ground.leaderEntry[0].slice(), ground.leaderEntry[1].slice()] as const;
  for (const hex of hexes) {
    terrain[hex] = c.battle.game.terrain[0];
    for (const table of [...entry, ...leaderEntry]) table[hex] = barred ? 0 : MAY_ENTER;
  }
  const grounds = [...c.battle.grounds];
  const plain = !terrain.some((t) => t.climbed || t.mires || t.holdsBack);
  grounds[c.cleared] = { ...ground, terrain, entry, leaderEntry, plain };
  c.battle = { ...c.battle, grounds };
}

/** Nobody and nothing stands in the way on the hexes. */
function sweep(c: State, hexes: readonly number[]): void {
  for (const hex of hexes) clear(c, hex);
  reshape(c, hexes);
}

const around = (c: State, hex: number): number[] =>
  Array.from(c.battle.board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((to) => to >= 0);

const distance = (c: State, a: number, b: number): number => c.battle.board.distance[a * c.battle.board.size + b];

const rowOf = (c: State, row: number): number[] =>
  Array.from({ length: c.battle.board.size }, (_, hex) => hex).filter((hex) => c.battle.board.row[hex] === row);

/** A hex in front of another, seen from the side's baseline; -1 none. */
function inFrontOf(c: State, side: number, hex: number): number {
  const { board } = c.battle;
  for (let h = 0; h < board.size; h++) {
    const back = (side * board.size + h) * 2;
    if (board.back[back] === hex || board.back[back + 1] === hex) return h;
  }
  return -1;
}

const mover = ({ c, choice }: At): number => c.hexUnit[firstOf(choice)];
const named = ({ c, choice }: At): number => c.hexLeader[firstOf(choice)];
const isLeader = ({ choice }: At): boolean => verbOf(choice) === v.MOVE_LEADER || verbOf(choice) === v.EXIT_LEADER;

/** Puts whoever moves on another hex with his whole move before him; answers the choice with its new start. */
function startFrom(at: At, hex: number): number {
  const { c, choice } = at;
  if (isLeader(at)) putLeader(c, named(at), hex);
  else {
    const unit = mover(at);
    putUnit(c, unit, hex);
    c.unitSteps[unit] = 0;
    c.unitFrom[unit] = hex;
  }
  return choiceOf(verbOf(choice), hex, secondOf(choice));
}

/** Takes the terms of the card or the action off the unit. */
function unbind({ c }: At, unit: number): void {
  if (c.action > 0) c.unitMark[unit] &= ~BOUND;
  else c.fallback = 1;
}

/** Some own piece that can be put elsewhere; -1 none. */
function spareUnit({ c, seat }: At): number {
  const { firstUnit } = c.battle;
  for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) if (c.unitHex[u] >= 0) return u;
  return -1;
}
function spareLeader({ c, seat }: At): number {
  const { firstLeader } = c.battle;
  for (let l = firstLeader[seat]; l < firstLeader[seat + 1]; l++) if (c.leaderHex[l] >= 0) return l;
  return -1;
}

/** A unit of the other side, as far from a hex as there is. */
function someEnemy(c: State, seat: number): number {
  const { firstUnit } = c.battle;
  const enemy = enemyOf(seat);
  for (let u = firstUnit[enemy]; u < firstUnit[enemy + 1]; u++) if (c.unitHex[u] >= 0) return u;
  return -1;
}

// ---- remedies -------------------------------------------------------------------------------------------------------

const ownUnit: Remedy = (at) => {
  const unit = spareUnit(at);
  if (unit < 0) return 'no own unit is left to stand there';
  putUnit(at.c, unit, firstOf(at.choice));
  return at.choice;
};

const ownLeader: Remedy = (at) => {
  const leader = spareLeader(at);
  if (leader < 0) return 'no own leader is left to be there';
  putLeader(at.c, leader, firstOf(at.choice));
  return at.choice;
};

const GEOMETRY = 'the hex itself is named: another would be another choice';

/** The pieces or the ground that are named as hindrances are taken away, and sides that end a move with ground that does. */
const openWay: Remedy = (at) => {
  const { c, a, b } = at;
  const walker = isLeader(at) ? leaderWalker(c, named(at), at.decision !== 'moveUnits') : unitWalker(c, mover(at));
  const between = hindrances(c, walker, a, b);
  if ((b & MANNED) !== 0) for (const hex of between) clear(c, hex);
  if ((b & ~MANNED) !== 0) reshape(c, between);
  if ((b & STOPS_THERE) !== 0) c.battle = { ...c.battle, stopSides: new Uint8Array(c.battle.board.size) };
  return at.choice;
};

const nearer: Remedy = (at) => {
  const { c, a, choice } = at;
  const from = firstOf(choice);
  const unit = at.decision === 'chooseExtraHex' ? at.f.attacker : mover(at);
  const start = around(c, a).find((hex) => hex !== from && c.hexUnit[hex] !== unit);
  if (start === undefined) return 'the hex has no neighbour';
  sweep(c, [start]);
  return startFrom(at, start);
};

const inFront = (at: At, unit: number): number | string => {
  const { c, a, choice } = at;
  const start = inFrontOf(c, c.battle.unitSide[unit], a);
  if (start < 0) return 'no hex lies before the edge of the board';
  putUnit(c, unit, start);
  return choiceOf(verbOf(choice), start, secondOf(choice));
};

/** All hexes farther back than the one named are closed to the walk. */
const closeFarther: Remedy = ({ c, f, decision, a, choice }) => {
  const { row } = c.battle.board;
  const start = row[c.unitHex[f.unit]];
  const length = decision === 'chooseEvade' ? EVADE_HEXES : f.count;
  for (let far = length; far > Math.abs(row[a] - start); far--) {
    reshape(c, rowOf(c, start + (c.battle.unitSide[f.unit] === 0 ? -far : far)), true);
  }
  return choice;
};

/** The unit that would evade stands in the middle of an empty board. */
const roomBehind: Remedy = ({ c, f, choice }) => {
  const { board } = c.battle;
  const middle = Math.floor(board.rows / 2);
  const hexes = Array.from({ length: board.size }, (_, hex) => hex);
  const hex = rowOf(c, middle)[Math.floor(board.width / 2)];
  sweep(
    c,
    hexes.filter((one) => c.hexUnit[one] !== f.defender && c.hexUnit[one] !== f.attacker),
  );
  putUnit(c, f.defender, hex);
  return choice;
};

const toAnExit: Remedy = (at) => {
  const { c, seat } = at;
  const hex = c.battle.rules.flatMap((rule) => (rule.exits?.side === seat ? rule.exits.hexes : []))[0];
  if (hex === undefined) return 'the sheet has no such hex';
  if (isLeader(at) ? c.leaderHex[named(at)] !== hex : c.unitHex[mover(at)] !== hex) sweep(c, [hex]);
  c.again = 0;
  return startFrom(at, hex);
};

const takeOff: Remedy = ({ c, a, choice }) => {
  clear(c, a);
  return choice;
};

const makeOpen: Remedy = ({ c, a, choice }) => {
  reshape(c, [a]);
  return choice;
};

export const REMEDIES: Record<Key, Remedy> = {
  // Who stands on the hex that was named.
  nobody: (at) => (at.decision === 'shortSupply' ? GEOMETRY : ownUnit(at)),
  enemyUnit: ownUnit,
  enemyLeader: (at) => (at.decision === 'fleeStep' ? takeOff(at) : ownUnit(at)),
  onlyLeader: ownUnit,
  noLeader: ownLeader,
  enemysLeader: ownLeader,
  otherUnit({ c, f, decision, choice }) {
    const unit = decision === 'chooseExtraHex' ? f.attacker : f.unit;
    return choiceOf(verbOf(choice), c.unitHex[unit], secondOf(choice));
  },
  notHim: ({ f, choice }) => choiceOf(verbOf(choice), f.from, secondOf(choice)),

  // Setting out.
  notOrdered({ c, a, choice }) {
    c.unitMark[a] |= ORDERED;
    return choice;
  },
  hasMoved({ c, a, choice }) {
    c.unitMark[a] &= ~MOVED;
    return choice;
  },
  halted({ c, a, choice }) {
    c.unitMark[a] &= ~HALTED;
    return choice;
  },
  cardForbids(at) {
    unbind(at, at.a);
    return at.choice;
  },
  formForbids({ c, a, choice }) {
    c.unitForm[a] = 0;
    return choice;
  },
  noTarget({ c, a, seat, choice }) {
    const enemy = someEnemy(c, seat);
    if (enemy < 0) return 'no enemy is left to fire at';
    c.unitAim[a] = 1 + enemy;
    return choice;
  },
  leaderNotOrdered({ c, a, choice }) {
    c.leaderMark[a] |= ORDERED;
    return choice;
  },
  unitHasMoved({ c, b, choice }) {
    c.unitMark[b] &= ~MOVED;
    return choice;
  },
  leaderHasMoved({ c, a, choice }) {
    c.leaderMark[a] &= ~MOVED;
    return choice;
  },

  // Where to.
  sameHex: () => GEOMETRY,
  taken: takeOff,
  secondLeader({ c, a, choice }) {
    clearLeader(c, a);
    return choice;
  },
  ground: makeOpen,
  tooFar: nearer,
  notACharge({ c, a, seat, choice }) {
    const enemy = someEnemy(c, seat);
    const next = around(c, a).find((hex) => hex !== firstOf(choice));
    if (enemy < 0 || next === undefined) return 'no enemy is left to charge at';
    putUnit(c, enemy, next);
    return choice;
  },
  heldBack({ c, choice }) {
    reshape(c, [firstOf(choice)]);
    return choice;
  },
  climbed: makeOpen,
  notNearer(at) {
    const { c, a, choice } = at;
    const from = firstOf(choice);
    // The target stands behind the hex, as the mover sees it.
    const behind = around(c, a).sort((x, y) => distance(c, from, y) - distance(c, from, x))[0];
    if (distance(c, from, behind) <= 1) return 'the hex lies at the edge: nothing is behind it';
    putUnit(c, c.unitAim[mover(at)] - 1, behind);
    return choice;
  },
  mustStop: openWay,
  inTheWay: openWay,
  wallInTheWay: openWay,
  groundInTheWay: openWay,
  allInTheWay: openWay,

  // Off the board.
  noExits: () => 'the rules of the sheet give no exits',
  leadersStayOn({ c, choice }) {
    c.battle = { ...c.battle, leadersExit: [true, true] };
    return choice;
  },
  staysOn({ c, choice }) {
    c.battle = { ...c.battle, mayExit: new Uint8Array(c.battle.mayExit.length).fill(1) };
    return choice;
  },
  closesOnly(at) {
    unbind(at, at.a);
    return at.choice;
  },
  onlyStanding: toAnExit,
  noWayOut: toAnExit,

  // Walking back.
  notBack: (at) => inFront(at, at.f.unit),
  tooFarBack: (at) => inFront(at, at.f.unit),
  mustJoin({ c, f, decision, choice }) {
    const { count } = waysBack(c, f.unit, decision === 'chooseEvade' ? EVADE_HEXES : f.count);
    for (const hex of ends.subarray(0, count)) clearLeader(c, hex);
    return choice;
  },
  notWhole: closeFarther,
  notFarthest: closeFarther,
  wayBlocked({ c, f, a, choice }) {
    const rows = [c.battle.board.row[c.unitHex[f.unit]], c.battle.board.row[a]].sort((x, y) => x - y);
    for (let row = rows[0] + 1; row < rows[1]; row++) sweep(c, rowOf(c, row));
    return choice;
  },
  mayNotEvade: () => 'who evades whom stands in the table of units',
  noRoomToEvade: roomBehind,
  notTheWholeWay: roomBehind,

  // A leader alone gives way.
  fledFar({ f, choice }) {
    f.steps = LONGEST_EVADE - 1;
    return choice;
  },
  notBehind({ c, f, a, choice }) {
    const hex = inFrontOf(c, f.seat, a);
    if (hex < 0) return 'no hex lies before the edge of the board';
    f.hex = hex;
    return choice;
  },
  deadEnd({ c, a, choice }) {
    sweep(c, [a]);
    return choice;
  },
  notOnBaseline({ c, f, choice }) {
    f.hex = rowOf(c, f.seat === 0 ? 0 : c.battle.board.rows - 1)[0];
    return choice;
  },
  mustFlee({ f, choice }) {
    f.steps = 1;
    return choice;
  },
  cannotStand({ c, f, choice }) {
    sweep(c, [f.hex]);
    return choice;
  },

  // Coming onto the board, and being put elsewhere on it.
  noneWaits({ c, seat, choice }) {
    const { firstUnit, unitType, game } = c.battle;
    for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) {
      if (unitType[u] !== game.units[firstOf(choice)]) continue;
      if (c.unitHex[u] >= 0) clear(c, c.unitHex[u]);
      c.unitFate[u] = RESERVE;
      return choice;
    }
    return 'the army has no such unit';
  },
  notBaseline: () => GEOMETRY,
  notSection({ f, choice }) {
    f.kind = 7;
    return choice;
  },
  unitsFirst({ c, seat, choice }) {
    const { firstUnit } = c.battle;
    for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) {
      if (c.unitFate[u] === RESERVE) c.unitFate[u] = ELIMINATED;
    }
    return choice;
  },
  notJustCome({ c, a, choice }) {
    c.unitSteps[c.hexUnit[a]] = 1;
    return choice;
  },
  notNearest({ c, a, choice }) {
    reshape(
      c,
      Array.from({ length: c.battle.board.size }, (_, hex) => hex).filter((hex) => hex !== a),
      true,
    );
    return choice;
  },
  inSquare({ c, a, choice }) {
    c.unitForm[a] = 0;
    return choice;
  },
  noHexFree({ c, a, choice }) {
    const own = c.unitHex[a];
    const baseline = rowOf(c, c.battle.unitSide[a] === 0 ? 0 : c.battle.board.rows - 1);
    sweep(
      c,
      baseline.filter((hex) => hex !== own),
    );
    return choice;
  },
  elsewhere: () => GEOMETRY,
};
