// Leaders placed before the first turn (117 Asculum) and a reserve that enters by a Leadership card (005 Trebbia).

import { shiftLeader } from '../../../families/commands/rules/losses.ts';
import { orderUnit } from '../../../families/commands/rules/orders.ts';
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
import { type RuleMaker, ruleHead } from '../../../families/commands/tables/special-rules.ts';
import { AMBUSH, DONE, ENTER, ENTER_LEADER, PLACE } from '../../../families/commands/tables/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { tell } from '../../../kernel/events.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';

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

export type PlaceLeaderFault = 'enemyThere' | 'leaderThere' | 'groundBars';

/** A leader of the side may be placed on the hex: empty or with an own unit, no other leader, ground for leaders. */
export function mayPlaceLeader(g: State, side: number, hex: number, why: Why<PlaceLeaderFault> | null): boolean {
  const unit = g.hexUnit[hex];
  if (unit >= 0 && g.battle.unitSide[unit] !== side) return no(why, 'enemyThere', hex);
  if (g.hexLeader[hex] >= 0) return no(why, 'leaderThere', hex);
  return groundOf(g).terrain[hex].leadersMayEnter || no(why, 'groundBars', hex);
}

const placeAll = decision('placeLeader', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const leader = nextToPlace(g, f.seat);
    if (leader < 0) return out.add(DONE);
    for (let hex = 0; hex < g.battle.board.size; hex++) {
      if (mayPlaceLeader(g, f.seat, hex, null)) out.add(PLACE, hex);
    }
  },
  take(g, f, choice) {
    const leader = nextToPlace(g, f.seat);
    if (leader < 0) return done(g);
    shiftLeader(g, leader, firstOf(choice));
    g.leaderFate[leader] = ON_BOARD;
    tell(g, 'places', leader, firstOf(choice));
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
 * RULING: the section is the card player's own; all units that find a free hex enter, the rest wait for a later card
 * [005 Trebbia, open].
 * RULING: a Counter Attack that copies a Leadership card serves as well as the card [005 Trebbia].
 */
export const ambush: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, 'A Leadership card may bring the hidden reserve in on the enemy baseline.'),
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
      e.kind = sections;
      return true;
    },
  };
};

/** A unit of the side that still waits; of a type, if one is named. -1: none. */
function waiting(g: State, side: number, code = -1): number {
  const { firstUnit, unitType, game } = g.battle;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (g.unitFate[u] === RESERVE && (code < 0 || unitType[u] === game.units[code])) return u;
  }
  return -1;
}

export type BringInFault = 'noReserve' | 'othersReserve' | 'firstTurn' | 'noneWaits' | 'baselineFull';

/** The active side may use a Leadership order in the sections to bring its reserve in. */
export function mayBringIn(g: State, sections: number, why: Why<BringInFault> | null): boolean {
  const reserve = g.battle.rules.find((rule) => rule.reserve !== undefined)?.reserve;
  if (reserve === undefined) return no(why, 'noReserve');
  if (reserve.side !== g.active) return no(why, 'othersReserve');
  if (g.goal[reserve.rule] < 1) return no(why, 'firstTurn');
  if (waiting(g, g.active) < 0) return no(why, 'noneWaits');
  for (let hex = 0; hex < g.battle.board.size; hex++) if (isFreeBaseline(g, g.active, sections, hex, null)) return true;
  return no(why, 'baselineFull');
}

export type BaselineFault = 'notBaseline' | 'otherSection' | 'entryTaken' | 'leadersBarred';

/** A free hex of the enemy's baseline in the sections, on which leaders may be too. */
function isFreeBaseline(
  g: State,
  side: number,
  sections: number,
  hex: number,
  why: Why<BaselineFault> | null,
): boolean {
  const { board } = g.battle;
  if (board.row[hex] !== (side === 0 ? board.rows - 1 : 0)) return no(why, 'notBaseline', hex);
  if ((g.battle.sections[hex] & sections) === 0) return no(why, 'otherSection', hex);
  if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0) return no(why, 'entryTaken', hex);
  return groundOf(g).terrain[hex].leadersMayEnter || no(why, 'leadersBarred', hex);
}

export type EnterFault = BaselineFault | 'noSuchUnit' | 'unitBarred';

/** A waiting unit of the type may enter at the hex; f.kind has the sections of the order. */
export function mayEnter(g: State, f: Frame, code: number, hex: number, why: Why<EnterFault> | null): boolean {
  const unit = waiting(g, f.seat, code);
  if (unit < 0) return no(why, 'noSuchUnit', code);
  if (!isFreeBaseline(g, f.seat, f.kind, hex, why)) return false;
  return groundOf(g).terrain[hex].mayEnter(g.battle.unitType[unit]) || no(why, 'unitBarred', hex, code);
}

/** Some unit of the reserve can still enter. */
function anyEnters(g: State, f: Frame): boolean {
  const { board, game } = g.battle;
  for (let code = 0; code < game.units.length; code++) {
    for (let hex = 0; hex < board.size; hex++) if (mayEnter(g, f, code, hex, null)) return true;
  }
  return false;
}

export type JoinFault = UnitFault | 'unitsFirst' | 'noLeaderWaits' | 'leaderThere' | 'notEntered';

/** The leader of the reserve may join the unit on the hex: one that has come in, when all who can are in. */
export function mayJoin(g: State, f: Frame, hex: number, why: Why<JoinFault> | null): boolean {
  if (why !== null && anyEnters(g, f)) return no(why, 'unitsFirst');
  if (!ownUnitAt(g, hex, f.seat, why)) return false;
  if (g.hexLeader[hex] >= 0) return no(why, 'leaderThere', hex);
  if (nextToPlace(g, f.seat) < 0) return no(why, 'noLeaderWaits');
  return g.unitSteps[g.hexUnit[hex]] === 1 || no(why, 'notEntered', hex);
}

const enterReserve = decision('enterReserve', {
  who: (_g, f) => f.seat,
  choices(g, f, out: Choices) {
    const { firstUnit, board, unitType, game } = g.battle;
    let last = -1;
    for (let u = firstUnit[f.seat]; u < firstUnit[f.seat + 1]; u++) {
      if (g.unitFate[u] !== RESERVE) continue;
      const code = game.units.indexOf(unitType[u]);
      if (code === last) continue;
      last = code;
      for (let hex = 0; hex < board.size; hex++) if (mayEnter(g, f, code, hex, null)) out.add(ENTER, code, hex);
    }
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
      tell(g, 'entersLeader', leader, firstOf(choice));
      return;
    }
    const type = g.battle.game.units[firstOf(choice)];
    const hex = secondOf(choice);
    const { firstUnit, unitType } = g.battle;
    for (let u = firstUnit[f.seat]; u < firstUnit[f.seat + 1]; u++) {
      if (g.unitFate[u] !== RESERVE || unitType[u] !== type) continue;
      g.unitFate[u] = ON_BOARD;
      g.unitHex[u] = hex;
      g.hexUnit[hex] = u;
      g.unitSteps[u] = 1;
      g.unitFrom[u] = hex;
      // The whole force comes into one section; a hex on a line leaves both open.
      f.kind &= g.battle.sections[hex];
      g.lastSections[f.seat] = f.kind;
      tell(g, 'enters', u, hex);
      orderUnit(g, u);
      // The hex it enters by acts on it as on any move: ground may stop it or keep it from battle.
      if ((groundOf(g).entry[u][hex] & STOPS_THERE) !== 0) g.unitMark[u] |= HALTED;
      if (!groundOf(g).terrain[hex].mayBattleAfterEntering(type)) g.unitMark[u] |= NO_BATTLE;
      if (groundOf(g).terrain[hex].mires) {
        g.sequence++;
        enterMire(g, u);
      }
      return;
    }
  },
});
