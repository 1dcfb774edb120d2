// Special rules that Ancients' sheets name, and the optional legion and siege rules of rules 16 and 17.

import { discardFromHand } from '../../../families/commands/rules/deck.ts';
import { told } from '../../../families/commands/rules/events.ts';
import { endByRule, gainBanner } from '../../../families/commands/rules/losses.ts';
import { procedure } from '../../../families/commands/rules/procedures.ts';
import { enemyOf, supporters } from '../../../families/commands/rules/standing.ts';
import {
  BATTLE_BACK,
  groundOf,
  MAX_HAND,
  RANGED,
  ROLL_RANDOM_CARD,
  SIDE_SUBJECT,
  type State,
} from '../../../families/commands/rules/state.ts';
import { drawUp } from '../../../families/commands/rules/turn.ts';
import { ordinal } from '../../../families/commands/tables/rule-words.ts';
import { exitForBanner, growingHand, hexWordsFrom } from '../../../families/commands/tables/shared-rules.ts';
import { type RuleContext, type RuleMaker, ruleHead } from '../../../families/commands/tables/special-rules.ts';
import { pick } from '../../../kernel/chance.ts';
import { EVERYBODY, reveal } from '../../../kernel/events.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { WIN } from '../../../kernel/state.ts';
import { ambush, placeLeaders } from '../rules/entering.ts';
import { typeOf } from '../rules/questions.ts';

const isLegion = (key: string): boolean => key === 'mediumInfantry' || key === 'heavyInfantry';

/** As many bits as one counter has above zero. */
const MOST_CAMPS = 15;

function campWords(c: RuleContext): string {
  const where = hexWordsFrom(c, 1);
  return c.rule.args.length > 2
    ? `One banner for each of the camps at ${where}`
    : `One banner for the camp at ${where}`;
}

/** The first time a unit of the side stops on one of the hexes, its side gains a banner; each hex counts once. */
const campCapture: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const hexes = c.rule.args.slice(1).map((name) => c.hex(name));
  if (hexes.length > MOST_CAMPS) throw c.fail(`at most ${MOST_CAMPS} hexes`, `${hexes.length}`);
  return {
    ...ruleHead(c, `${campWords(c)}, the first time a unit ends a move or an advance there.`),
    objectives: hexes.map((hex, at) => ({ side, hex, taken: (g) => (g.goal[c.index] & (1 << at)) !== 0 })),
    unitStopped(g, unit) {
      const at = g.battle.unitSide[unit] === side ? hexes.indexOf(g.unitHex[unit]) : -1;
      if (at < 0 || (g.goal[c.index] & (1 << at)) !== 0) return;
      g.goal[c.index] |= 1 << at;
      told(g)?.tell({ kind: 'captures', side, hex: hexes[at] });
      gainBanner(g, side);
    },
  };
};

/**
 * RULING: A leader who leaves the board by his own evade is not lost, and he gives no banner either
 * [010 Castulo, open].
 * CASE: 010 Castulo: Scipio saved over his own edge is not lost
 */
const leaderLossEndsBattle: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const name = c.rule.args[1];
  return {
    ...ruleHead(c, `The battle is lost at once when ${name} is eliminated.`),
    leaderLost(g, leader) {
      if (g.battle.leaderSide[leader] === side && g.battle.leaderNames[leader] === name) {
        endByRule(g, c.rule.key, WIN + enemyOf(side));
      }
    },
  };
};

/** At the n-th banner Command rises and the hand is filled at once. */
const risingCommand: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const banners = c.number(c.rule.args[1]);
  const command = c.handSize(c.rule.args[2]);
  return {
    ...ruleHead(
      c,
      `With the ${ordinal(banners)} banner hand and Command rise to ${command}; the cards are drawn at once.`,
    ),
    bannerGained(g, gainer) {
      if (gainer !== side || g.banners[side] !== banners) return;
      const more = command - g.command[side];
      g.command[side] = command;
      told(g)?.tell({ kind: 'command', side, command });
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
    ...ruleHead(c, "Each leader eliminated makes his army's hand and Command one smaller."),
    leaderLost(g, leader) {
      if (g.battle.leaderSide[leader] !== side) return;
      g.command[side]--;
      told(g)?.tell({ kind: 'command', side, command: g.command[side] });
      if (g.active !== side) call(g, loseRandomCard).seat = side;
    },
  };
};

export const loseRandomCard = procedure('loseRandomCard', {
  pick(g, f) {
    if (g.handCount[f.seat] === 0) return done(g);
    pick(g, ROLL_RANDOM_CARD, SIDE_SUBJECT + f.seat, 0, g.handCount[f.seat], EVERYBODY);
  },
  discard(g, f) {
    const card = g.hand[f.seat * MAX_HAND + g.dice[0]];
    discardFromHand(g, f.seat, card);
    reveal(g, EVERYBODY);
    told(g)?.tell({ kind: 'losesCard', side: f.seat, card });
  },
});

const allLeadersLostLoses: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, 'An army whose leaders have all been eliminated has lost.'),
    leaderLost(g) {
      const { firstLeader } = g.battle;
      // Only eliminated leaders count; one who left the board by his evade was not eliminated.
      let eliminated = 0;
      for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) if (g.leaderFate[l] === 1) eliminated++;
      if (eliminated === firstLeader[side + 1] - firstLeader[side]) endByRule(g, c.rule.key, WIN + enemyOf(side));
    },
  };
};

/** The side's foot may not ignore flags that elephants roll in close combat. */
const fright: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(c, 'Foot units may ignore no flag that elephants roll in close combat.'),
    noIgnoring: (g, unit, by, mode) =>
      mode !== RANGED && by >= 0 && g.battle.unitSide[unit] === side && typeOf(g, unit).foot && typeOf(g, by).elephant,
  };
};

/**
 * Heavy infantry of the other side battles back with three dice at most against the side's medium or heavy infantry, unless
 * it is supported or stands on broken ground.
 * RULING: The three dice with which heavy infantry battles back against legions are a limit like that of ground, so a
 * unit in a camp has its die taken first [120 Cynoscephalae].
 * CASE: 120 Cynoscephalae: a camp takes its die before the limit of three
 */
const tacticalFlexibility: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(
      c,
      'Enemy heavy infantry battles back with at most three dice against medium and heavy infantry, unless it is supported or on broken ground.',
    ),
    closeLimit(g, by, at, mode) {
      if (mode !== BATTLE_BACK || at < 0 || g.battle.unitSide[at] !== side) return 0;
      if (!isLegion(typeOf(g, at).key) || typeOf(g, by).key !== 'heavyInfantry') return 0;
      const hex = g.unitHex[by];
      if (groundOf(g).terrain[hex].key === 'brokenGround') return 0;
      return supporters(g, hex, enemyOf(side)) >= 2 ? 0 : 3;
    },
  };
};

/**
 * Legions with javelins: medium and heavy infantry of the side fire one die at two hexes, standing or after one hex.
 * RULING: The longer move of the Julian legions does not lengthen their retreat [A 17 Julian Legions].
 * CASE: A 17 Julian Legions: they still retreat one hex for a flag
 */
const legions =
  (julian: boolean): RuleMaker =>
  (c) => {
    const side = c.side(c.rule.args[0]);
    const armed = (g: State, unit: number) => g.battle.unitSide[unit] === side && isLegion(typeOf(g, unit).key);
    return {
      ...ruleHead(
        c,
        julian
          ? 'Legions (medium and heavy infantry) fire one die at two hexes, and may move two hexes without battle.'
          : 'Legions (medium and heavy infantry) fire one die at two hexes.',
      ),
      range: (g, unit) => (armed(g, unit) ? 2 : 0),
      fireStill: (g, unit) => (armed(g, unit) ? 1 : 0),
      move: julian ? (g, unit) => (armed(g, unit) ? 2 : 0) : undefined,
    };
  };

/** Fortified walls are scaled with ladders (rule 16 Fortified City Walls). */
const siege: RuleMaker = (c) => ({
  ...ruleHead(c, 'Siege: fortified city walls are treated as scalable ones.'),
  terrainAs: { fortifiedWall: 'scalableWall' },
});

export const specialRules = {
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
} satisfies { readonly [key: string]: RuleMaker };
