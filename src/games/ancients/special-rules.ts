// Special rules that Ancients' sheets name, and the optional legion and siege rules of rules 16 and 17.

import { discardFromHand } from '../../families/commands/deck.ts';
import { endBattle, gainBanner, shiftLeader } from '../../families/commands/losses.ts';
import { orderUnit } from '../../families/commands/orders.ts';
import { decision, procedure } from '../../families/commands/procedures.ts';
import type { RuleContext, RuleMaker, SpecialRule } from '../../families/commands/special-rules.ts';
import {
  BATTLE_BACK,
  enemyOf,
  HALTED,
  MAX_HAND,
  NO_BATTLE,
  ON_BOARD,
  RANGED,
  RESERVE,
  ROLL_RANDOM_CARD,
  SIDE_SUBJECT,
  STOPS_THERE,
  type State,
  supporters,
} from '../../families/commands/state.ts';
import { drawUp } from '../../families/commands/turn.ts';
import { AMBUSH, DONE, ENTER, ENTER_LEADER, PLACE } from '../../families/commands/verbs.ts';
import { roll } from '../../kernel/chance.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { tell } from '../../kernel/events.ts';
import { call, done } from '../../kernel/procedure.ts';
import { WIN } from '../../kernel/state.ts';
import { typeOf } from './questions.ts';

/** The part of a rule that every maker fills the same way. */
function named(c: RuleContext, text: string): Pick<SpecialRule, 'key' | 'text' | 'optional'> {
  return { key: c.rule.key, text, optional: c.rule.optional };
}

const isLegion = (key: string): boolean => key === 'mediumInfantry' || key === 'heavyInfantry';

/** The first time a unit of the side stops on one of the hexes, its side gains a banner; each hex counts once. */
const campCapture: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const hexes = c.rule.args.slice(1).map((name) => c.hex(name));
  return {
    ...named(c, 'A banner for each camp on which a unit stops for the first time.'),
    unitStopped(g, unit) {
      const at = g.battle.unitSide[unit] === side ? hexes.indexOf(g.unitHex[unit]) : -1;
      if (at < 0 || (g.goal[c.index] & (1 << at)) !== 0) return;
      g.goal[c.index] |= 1 << at;
      tell(g, 'captures', side, hexes[at]);
      gainBanner(g, side);
    },
  };
};

const exitForBanner: RuleMaker = (c) => ({
  ...named(c, 'Units may leave over the enemy edge from the named hexes; each gives a banner.'),
  exits: { side: c.side(c.rule.args[0]), hexes: c.rule.args.slice(1).map((name) => c.hex(name)) },
});

/**
 * RULING: a leader who leaves the board by his own evade is not lost: he gives no banner either [010 Castulo, open].
 */
const leaderLossEndsBattle: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const name = c.rule.args[1];
  return {
    ...named(c, `The battle is lost at once when ${name} is lost.`),
    leaderLost(g, leader) {
      if (g.battle.leaderSide[leader] === side && g.battle.leaderNames[leader] === name) {
        endBattle(g, WIN + enemyOf(side));
      }
    },
  };
};

/** Command after each of the side's first turns; the hand follows at the turn's draw. */
const growingHand: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const sizes = c.rule.args.slice(1).map((word) => c.number(word));
  return {
    ...named(c, `Hand and Command grow with the turns: ${sizes.join(', ')}.`),
    turnEnds(g, active) {
      if (active !== side || g.goal[c.index] >= sizes.length - 1) return;
      g.command[side] = sizes[++g.goal[c.index]];
    },
  };
};

/** At the n-th banner Command rises and the hand is filled at once. */
const risingCommand: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const banners = c.number(c.rule.args[1]);
  const command = c.number(c.rule.args[2]);
  return {
    ...named(c, `With the banner number ${banners} Command rises to ${command} and cards are drawn at once.`),
    bannerGained(g, gainer) {
      if (gainer !== side || g.goal[c.index] !== 0 || g.banners[side] < banners) return;
      g.goal[c.index] = 1;
      const more = command - g.command[side];
      g.command[side] = command;
      tell(g, 'command', side, command);
      // Two cards at once, not a refill: the card on the table is replaced at the end of the turn as always.
      drawMore(g, side, more);
    },
  };
};

function drawMore(g: State, side: number, count: number): void {
  const command = g.command[side];
  g.command[side] = g.handCount[side] + count;
  drawUp(g, side);
  g.command[side] = command;
}

/** Each leader eliminated costs his side a card: no draw in its own turn, a random discard in the enemy's. */
const leaderLossLowersCommand: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...named(c, 'Each own leader eliminated lowers hand and Command by one.'),
    leaderLost(g, leader) {
      if (g.battle.leaderSide[leader] !== side) return;
      g.command[side]--;
      tell(g, 'command', side, g.command[side]);
      if (g.active !== side) call(g, loseRandomCard).seat = side;
    },
  };
};

const loseRandomCard = procedure('loseRandomCard', {
  pick(g, f) {
    if (g.handCount[f.seat] === 0) return done(g);
    roll(g, ROLL_RANDOM_CARD, SIDE_SUBJECT + f.seat, 0, 1, g.handCount[f.seat]);
  },
  discard(g, f) {
    const card = g.hand[f.seat * MAX_HAND + g.dice[0]];
    discardFromHand(g, f.seat, card);
    g.revealed++;
    tell(g, 'losesCard', f.seat, card);
  },
});

const allLeadersLostLoses: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...named(c, 'A side whose leaders have all been eliminated has lost.'),
    leaderLost(g) {
      const { firstLeader } = g.battle;
      // Only eliminated leaders count; one who left the board by his evade was not eliminated.
      let eliminated = 0;
      for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) if (g.leaderFate[l] === 1) eliminated++;
      if (eliminated === firstLeader[side + 1] - firstLeader[side]) endBattle(g, WIN + enemyOf(side));
    },
  };
};

/** The side's foot may not ignore flags that elephants roll in close combat. */
const fright: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...named(c, 'Foot units may ignore no flag that elephants roll in close combat.'),
    noIgnoring: (g, unit, by, mode) =>
      mode !== RANGED && by >= 0 && g.battle.unitSide[unit] === side && typeOf(g, unit).foot && typeOf(g, by).elephant,
  };
};

/**
 * Heavy infantry of the other side battles back with three dice at most against the side's medium or heavy infantry, unless
 * it is supported or stands on broken ground.
 */
const tacticalFlexibility: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...named(c, 'Unsupported heavy infantry battles back with three dice against legions.'),
    closeLimit(g, by, at, mode) {
      if (mode !== BATTLE_BACK || at < 0 || g.battle.unitSide[at] !== side) return 0;
      if (!isLegion(typeOf(g, at).key) || typeOf(g, by).key !== 'heavyInfantry') return 0;
      const hex = g.unitHex[by];
      if (g.battle.terrain[hex].key === 'brokenGround') return 0;
      return supporters(g, hex, enemyOf(side)) >= 2 ? 0 : 3;
    },
  };
};

/**
 * Legions with javelins: medium and heavy infantry of the side fire one die at two hexes, standing or after one hex.
 * RULING: the longer move of the Julian legions does not lengthen their retreat [A 17 Julian Legions].
 */
const legions =
  (julian: boolean): RuleMaker =>
  (c) => {
    const side = c.side(c.rule.args[0]);
    const armed = (g: State, unit: number) => g.battle.unitSide[unit] === side && isLegion(typeOf(g, unit).key);
    return {
      ...named(
        c,
        julian
          ? 'Legions fire one die at two hexes, and may move two hexes without battle.'
          : 'Legions fire one die at two hexes.',
      ),
      range: (g, unit) => (armed(g, unit) ? 2 : 0),
      fireStill: (g, unit) => (armed(g, unit) ? 1 : 0),
      move: julian ? (g, unit) => (armed(g, unit) ? 2 : 0) : undefined,
    };
  };

/** Fortified walls are scaled with ladders (rule 16 Fortified City Walls). */
const siege: RuleMaker = (c) => ({
  ...named(c, 'Siege: fortified city walls are treated as scalable ones.'),
  terrainAs: { fortifiedWall: 'scalableWall' },
});

/** Leaders are placed before the first turn, by the sides in the order named. */
const placeLeaders: RuleMaker = (c) => {
  const sides = c.rule.args.map((word) => c.side(word));
  return {
    ...named(c, 'Leaders are placed by their players before the first turn.'),
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
    const { board, terrain, unitSide } = g.battle;
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
const ambush: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const waits = (g: State): boolean => {
    const { firstUnit } = g.battle;
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) if (g.unitFate[u] === RESERVE) return true;
    return false;
  };
  return {
    ...named(c, 'A Leadership card may bring the hidden reserve in on the enemy baseline.'),
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
  return g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0 && g.battle.terrain[hex].leadersMayEnter;
}

const enterReserve = decision('enterReserve', {
  who: (_g, f) => f.seat,
  choices(g, f, out: Choices) {
    const { firstUnit, board, unitType, game, terrain } = g.battle;
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
      if ((g.battle.entry[u][hex] & STOPS_THERE) !== 0) g.unitMark[u] |= HALTED;
      if (!g.battle.terrain[hex].mayBattleAfterEntering(type)) g.unitMark[u] |= NO_BATTLE;
      return;
    }
  },
});

export const specialRules: { readonly [key: string]: RuleMaker } = {
  campCapture,
  exitForBanner,
  leaderLossEndsBattle,
  growingHand,
  risingCommand,
  leaderLossLowersCommand,
  allLeadersLostLoses,
  fright,
  tacticalFlexibility,
  marianLegions: legions(false),
  julianLegions: legions(true),
  siege,
  placeLeaders,
  ambush,
};
