// Leaders placed before the first turn (117 Asculum) and a reserve that enters by a Leadership card (005 Trebbia).

import { hasCome, told, unitHere } from '../../../families/commands/rules/events.ts';
import { shiftLeader } from '../../../families/commands/rules/losses.ts';
import { orderUnit } from '../../../families/commands/rules/orders.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import {
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

const placeAll = decision('placeLeader', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const leader = nextToPlace(g, f.seat);
    if (leader < 0) return out.add(DONE);
    const { board, unitSide } = g.battle;
    const { terrain } = groundOf(g);
    for (let hex = 0; hex < board.size; hex++) {
      const unit = g.hexUnit[hex];
      if (g.hexLeader[hex] >= 0 || !terrain[hex].leadersMayEnter) continue;
      if (unit < 0 || unitSide[unit] === f.seat) out.add(PLACE, hex);
    }
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
 * RULING: the section is the card player's own; all units that find a free hex enter, the rest wait for a later card
 * [005 Trebbia, open].
 * RULING: a Counter Attack that copies a Leadership card serves as well as the card [005 Trebbia].
 */
export const ambush: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const waits = (g: State): boolean => {
    const { firstUnit } = g.battle;
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) if (g.unitFate[u] === RESERVE) return true;
    return false;
  };
  return {
    ...ruleHead(c, 'A Leadership card may bring the hidden reserve in on the enemy baseline.'),
    turnEnds(g, active) {
      if (active === side && g.goal[c.index] < 2) g.goal[c.index]++;
    },
    leadershipChoices(g, sections, out) {
      if (g.active === side && g.goal[c.index] >= 1 && waits(g) && freeBaseline(g, side, sections) > 0) out.add(AMBUSH);
    },
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

/** Free hexes of the enemy's baseline in the sections, written as choices for each waiting type if `out` is given. */
function freeBaseline(g: State, side: number, sections: number): number {
  let count = 0;
  for (let hex = 0; hex < g.battle.board.size; hex++) if (isFreeBaseline(g, side, sections, hex)) count++;
  return count;
}

function isFreeBaseline(g: State, side: number, sections: number, hex: number): boolean {
  const { board } = g.battle;
  const row = side === 0 ? board.rows - 1 : 0;
  if (board.row[hex] !== row || (g.battle.sections[hex] & sections) === 0) return false;
  return g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0 && groundOf(g).terrain[hex].leadersMayEnter;
}

const enterReserve = decision('enterReserve', {
  who: (_g, f) => f.seat,
  choices(g, f, out: Choices) {
    const { firstUnit, board, unitType, game } = g.battle;
    const { terrain } = groundOf(g);
    let last = -1;
    for (let u = firstUnit[f.seat]; u < firstUnit[f.seat + 1]; u++) {
      if (g.unitFate[u] !== RESERVE) continue;
      const code = game.units.indexOf(unitType[u]);
      if (code === last) continue;
      last = code;
      for (let hex = 0; hex < board.size; hex++) {
        if (isFreeBaseline(g, f.seat, f.kind, hex) && terrain[hex].mayEnter(unitType[u])) out.add(ENTER, code, hex);
      }
    }
    if (out.count > 0) return;
    // All who can are in: now their leader joins one of them.
    if (nextToPlace(g, f.seat) >= 0) {
      for (let u = firstUnit[f.seat]; u < firstUnit[f.seat + 1]; u++) {
        const hex = g.unitHex[u];
        if (hex >= 0 && g.unitSteps[u] === 1 && g.hexLeader[hex] < 0) out.add(ENTER_LEADER, hex);
      }
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
      told(g)?.tell({ kind: 'enters', unit: unitHere(g, u) });
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
