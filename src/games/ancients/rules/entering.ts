// Leaders placed before the first turn (117 Asculum) and a reserve that enters by a Leadership card (005 Trebbia).

import { hasCome, told, unitHere } from '../../../families/commands/rules/events.ts';
import { shiftLeader } from '../../../families/commands/rules/losses.ts';
import { orderUnit } from '../../../families/commands/rules/orders/giving.ts';
import { ownUnitAt, type UnitFault } from '../../../families/commands/rules/pieces.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import {
  type Frame,
  groundOf,
  HALTED,
  NO_BATTLE,
  ON_BOARD,
  RESERVE,
  STOPS_THERE,
  type State,
} from '../../../families/commands/rules/state.ts';
import { enterMire } from '../../../families/commands/rules/walk.ts';
import { ENDS, leaderComer, type RoomFault, roomOn } from '../../../families/commands/rules/walker.ts';
import { type RuleMaker, ruleHead } from '../../../families/commands/tables/special-rules.ts';
import { DONE, ENTER, ENTER_LEADER, PLACE } from '../../../families/commands/tables/verbs.ts';
import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { AMBUSH } from '../tables/verbs.ts';

/** Leaders are placed before the first turn, by the sides in the order named. */
export const placeLeaders: RuleMaker = (c) => {
  const sides = c.rule.args.map((word) => c.side(word));
  return {
    ...ruleHead(c, 'Leaders are placed by their players before the first turn.'),
    setUp(g) {
      // The last call is asked first: frames are a stack.
      for (const side of [...sides].reverse()) call(g, placeAll).seat = side;
    },
  };
};

/** Why a leader is not placed on a hex (a). */
export type PlaceFault = RoomFault | 'ground';

/** Whether a leader of the side may be placed there: alone or with a friend, on ground that leaders enter. */
export function mayPlace(g: State, side: number, hex: number, why: Why<PlaceFault> | null): boolean {
  const w = leaderComer(g, side);
  if ((roomOn(g, w, hex, why) & ENDS) === 0) return false;
  return w.entry[hex] !== 0 || no(why, 'ground', hex);
}

export const placeAll = decision('placeLeader', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    if (nextToPlace(g, f.seat) < 0) return out.add(DONE);
    for (let hex = 0; hex < g.battle.board.size; hex++) if (mayPlace(g, f.seat, hex, null)) out.add(PLACE, hex);
  },
  take(g, f, choice) {
    const leader = nextToPlace(g, f.seat);
    if (leader < 0) return done(g);
    shiftLeader(g, leader, firstOf(choice));
    g.leaderFate[leader] = ON_BOARD;
    told(g)?.tell({ kind: 'places', ...hasCome(g, leader) });
    if (nextToPlace(g, f.seat) < 0) done(g);
  },
});

function nextToPlace(g: State, side: number): number {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) if (g.leaderFate[l] === RESERVE) return l;
  return -1;
}

/**
 * A reserve enters by a Leadership card from the side's second turn on: its units on the enemy's baseline in the card's
 * section, its leader with one of them; being placed is their first hex of movement.
 * RULING: The section in which the reserve enters is the card player's own; all units that find a free hex enter, and
 * the rest wait for a later card [005 Trebbia, open].
 * CASE: 005 Trebbia: an Inspired card brings the force in on the Roman baseline in the card player's own section
 * CASE: 005 Trebbia: who finds no free hex waits for a later card
 * RULING: A Counter Attack that copies a Leadership card brings in the reserve as well as the card itself
 * [005 Trebbia].
 * CASE: 005 Trebbia: a Counter Attack that copies a Leadership card calls the ambush
 */
export const ambush: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, 'From the second turn on a Leadership card may bring the hidden units in on the enemy baseline.'),
    turnEnds(g, active) {
      if (active === side && g.goal[c.index] < 2) g.goal[c.index]++;
    },
    leadershipChoices(g, sections, out) {
      if (mayBringIn(g, sections, null)) out.add(AMBUSH);
    },
    reserve: { side, rule: c.index },
    takeLeadership(g, choice, sections) {
      if (verbOf(choice) !== AMBUSH) return false;
      // The Leadership order is used up: its decision gives way to the entry.
      done(g);
      const e = call(g, enterReserve);
      e.seat = side;
      e.cardSections = sections;
      return true;
    },
  };
};

export type BringInFault = 'noReserve' | 'othersReserve' | 'firstTurn' | 'reserveIsIn' | 'baselineFull';

/** The active side may use a Leadership order in the sections to bring its reserve in. */
export function mayBringIn(g: State, sections: number, why: Why<BringInFault> | null): boolean {
  const reserve = g.battle.rules.find((rule) => rule.reserve !== undefined)?.reserve;
  if (reserve === undefined) return no(why, 'noReserve');
  if (reserve.side !== g.active) return no(why, 'othersReserve');
  if (g.goal[reserve.rule] < 1) return no(why, 'firstTurn');
  if (waiting(g, g.active) < 0) return no(why, 'reserveIsIn');
  return hasFreeBaseline(g, g.active, sections) || no(why, 'baselineFull');
}

function hasFreeBaseline(g: State, side: number, sections: number): boolean {
  for (let hex = 0; hex < g.battle.board.size; hex++) if (isFreeBaseline(g, side, sections, hex, null)) return true;
  return false;
}

/** Why a unit of the reserve does not enter on a hex (a). */
export type EnterFault = 'noneWaits' | 'notBaseline' | 'notSection' | 'taken' | 'ground';

/** A hex of the enemy's baseline in the sections where nobody stands, and leaders may be. */
function isFreeBaseline(g: State, side: number, sections: number, hex: number, why: Why<EnterFault> | null): boolean {
  const { board } = g.battle;
  if (board.row[hex] !== (side === 0 ? board.rows - 1 : 0)) return no(why, 'notBaseline', hex);
  if ((g.battle.sections[hex] & sections) === 0) return no(why, 'notSection', hex);
  if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0) return no(why, 'taken', hex);
  return groundOf(g).terrain[hex].leadersMayEnter || no(why, 'ground', hex);
}

/** A unit of the side that still waits; of a type (its number among the game's), if one is named. -1: none. */
function waiting(g: State, side: number, code = -1): number {
  const { firstUnit, unitType, game } = g.battle;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (g.unitFate[u] === RESERVE && (code < 0 || unitType[u] === game.units[code])) return u;
  }
  return -1;
}

/** Whether a unit of the type may enter on the hex. */
export function mayEnter(
  g: State,
  side: number,
  sections: number,
  code: number,
  hex: number,
  why: Why<EnterFault> | null,
): boolean {
  if (waiting(g, side, code) < 0) return no(why, 'noneWaits', hex);
  if (!isFreeBaseline(g, side, sections, hex, why)) return false;
  return groundOf(g).terrain[hex].mayEnter(g.battle.game.units[code]) || no(why, 'ground', hex);
}

/** Some unit of the reserve may still enter. */
function anyEnters(g: State, f: Frame): boolean {
  entering.clear();
  addEntries(g, f, entering);
  return entering.count > 0;
}

const entering = new Choices();

function addEntries(g: State, f: Frame, out: Choices): void {
  const { firstUnit, board, unitType, game } = g.battle;
  let last = -1;
  for (let u = firstUnit[f.seat]; u < firstUnit[f.seat + 1]; u++) {
    if (g.unitFate[u] !== RESERVE) continue;
    const code = game.units.indexOf(unitType[u]);
    if (code === last) continue;
    last = code;
    for (let hex = 0; hex < board.size; hex++) {
      if (mayEnter(g, f.seat, f.cardSections, code, hex, null)) out.add(ENTER, code, hex);
    }
  }
}

/** Why the leader of the reserve does not join the unit on a hex (a); `secondLeader`: b is he who is there. */
export type JoinFault = UnitFault | 'unitsFirst' | 'secondLeader' | 'notJustCome';

/** Whether the leader of the reserve may join the side's unit on the hex: all who can are in, and it has come with him. */
export function mayJoin(g: State, f: Frame, hex: number, why: Why<JoinFault> | null): boolean {
  if (anyEnters(g, f)) return no(why, 'unitsFirst', hex);
  if (!ownUnitAt(g, hex, f.seat, why)) return false;
  if (g.hexLeader[hex] >= 0) return no(why, 'secondLeader', hex, g.hexLeader[hex]);
  return (g.unitSteps[g.hexUnit[hex]] === 1 && nextToPlace(g, f.seat) >= 0) || no(why, 'notJustCome', hex);
}

export const enterReserve = decision('enterReserve', {
  who: (_g, f) => f.seat,
  choices(g, f, out: Choices) {
    const { firstUnit } = g.battle;
    addEntries(g, f, out);
    if (out.count > 0) return;
    // All who can are in: now their leader joins one of them.
    for (let u = firstUnit[f.seat]; u < firstUnit[f.seat + 1]; u++) {
      const hex = g.unitHex[u];
      if (hex >= 0 && mayJoin(g, f, hex, null)) out.add(ENTER_LEADER, hex);
    }
    if (out.count === 0) out.add(DONE);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === DONE) return done(g);
    if (verb === ENTER_LEADER) {
      const leader = nextToPlace(g, f.seat);
      shiftLeader(g, leader, firstOf(choice));
      g.leaderFate[leader] = ON_BOARD;
      told(g)?.tell({ kind: 'entersLeader', ...hasCome(g, leader) });
      return;
    }
    enterUnit(g, f, waiting(g, f.seat, firstOf(choice)), secondOf(choice));
  },
});

function enterUnit(g: State, f: Frame, u: number, hex: number): void {
  g.unitFate[u] = ON_BOARD;
  g.unitHex[u] = hex;
  g.hexUnit[hex] = u;
  g.unitSteps[u] = 1;
  g.unitFrom[u] = hex;
  // The whole force comes into one section; a hex on a line leaves both open.
  f.cardSections &= g.battle.sections[hex];
  g.lastSections[f.seat] = f.cardSections;
  told(g)?.tell({ kind: 'enters', unit: unitHere(g, u) });
  orderUnit(g, u);
  // The hex it enters by acts on it as on any move: ground may stop it or keep it from battle.
  if ((groundOf(g).entry[u][hex] & STOPS_THERE) !== 0) g.unitMark[u] |= HALTED;
  if (!groundOf(g).terrain[hex].mayBattleAfterEntering(g.battle.unitType[u])) g.unitMark[u] |= NO_BATTLE;
  if (groundOf(g).terrain[hex].mires) {
    g.sequence++;
    enterMire(g, u);
  }
}
