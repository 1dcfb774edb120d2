// Special rules of sheets that more than one game of the family has: leaving the board for banners, banners for ground that
// is held, and a hand that grows with the turns.

import { gainBanner, loseBanner } from '../rules/losses.ts';
import { enemyOf } from '../rules/standing.ts';
import type { State } from '../rules/state.ts';
import { capital, cardinal, hexWords, ordinal } from './rule-words.ts';
import { type RuleContext, type RuleMaker, ruleHead, type SpecialRule } from './special-rules.ts';

/** The hexes that stand among a rule's words from one place on. */
export const hexesFrom = (c: RuleContext, from: number): number[] => c.rule.args.slice(from).map((name) => c.hex(name));

/** The same hexes in words. */
export const hexWordsFrom = (c: RuleContext, from: number, last?: string): string =>
  hexWords(c.rule.args.slice(from), last);

// ---- leaving the board --------------------------------------------------------------------------------------------

/** How a side leaves beside from where: which units, whether leaders too, whether only those who began the turn there. */
type Leaving = Omit<NonNullable<SpecialRule['exits']>, 'side' | 'hexes'>;

/** The side of the first word may leave from the hexes that stand from word `from` on. */
export function leavingRule(c: RuleContext, text: string, from: number, how: Leaving): SpecialRule {
  return { ...ruleHead(c, text), exits: { ...how, side: c.side(c.rule.args[0]), hexes: hexesFrom(c, from) } };
}

/** `SIDE HEXES`: units leave over the edge, which is the last hex of their move. */
export const exitForBanner: RuleMaker = (c) =>
  leavingRule(c, `Units may leave over the enemy edge from ${hexWordsFrom(c, 1)}; each gains a banner.`, 1, {});

/** `SIDE HEXES`: the same, and leaders give a banner each as well, by themselves or with a unit. */
export const leaveForBanner: RuleMaker = (c) =>
  leavingRule(c, `Units and leaders may leave the board from ${hexWordsFrom(c, 1)}; each gains a banner.`, 1, {
    leaders: true,
  });

// ---- ground that is held ------------------------------------------------------------------------------------------

/** What is held for banners: by whom now (-1: nobody), and what it is worth. */
interface Holding {
  readonly worth: number;
  holder(g: State): number;
}

/**
 * Banners that last as long as ground is held. They are gained at the start of the holder's turn and lost the moment the
 * ground is held no more; `g.goal` has two bits for each holding: 1 + the side that has its banners.
 */
function heldGround(c: RuleContext, text: string, holdings: readonly Holding[]): SpecialRule {
  if (holdings.length > MOST_HOLDINGS) throw c.fail(`at most ${MOST_HOLDINGS} hexes`, `${holdings.length}`);
  const ownerOf = (g: State, i: number): number => ((g.goal[c.index] >> (2 * i)) & 3) - 1;
  return {
    ...ruleHead(c, text),
    turnBegins(g, side) {
      holdings.forEach((holding, i) => {
        if (ownerOf(g, i) >= 0 || holding.holder(g) !== side) return;
        g.goal[c.index] |= (1 + side) << (2 * i);
        for (let n = 0; n < holding.worth; n++) gainBanner(g, side);
      });
    },
    groundLeft(g) {
      holdings.forEach((holding, i) => {
        const owner = ownerOf(g, i);
        if (owner < 0 || holding.holder(g) === owner) return;
        g.goal[c.index] &= ~(3 << (2 * i));
        for (let n = 0; n < holding.worth; n++) loseBanner(g, owner);
      });
    },
  };
}

/** As many pairs of bits as one counter has above zero. */
const MOST_HOLDINGS = 7;

/** Whether a unit of the side stands on one of the hexes; leaders alone hold nothing. */
function standsOn(g: State, hexes: readonly number[], side: number): boolean {
  for (const hex of hexes) {
    const unit = g.hexUnit[hex];
    if (unit >= 0 && g.battle.unitSide[unit] === side) return true;
  }
  return false;
}

/** `SIDE HEXES`: a banner for each of the hexes on which a unit of the side stands. */
export const heldHexes: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const holdings = hexesFrom(c, 1).map((hex) => ({
    worth: 1,
    holder: (g: State) => (standsOn(g, [hex], side) ? side : -1),
  }));
  const each = holdings.length > 1 ? 'One banner each' : 'One banner';
  const how = 'gained when a turn begins with a unit there, kept while a unit stays';
  return heldGround(c, `${each} for holding ${hexWordsFrom(c, 1)}: ${how}.`, holdings);
};

/** `BANNERS HEXES`: for the side that alone has units on these hexes. */
export const heldGroup: RuleMaker = (c) => {
  const worth = c.number(c.rule.args[0]);
  const hexes = hexesFrom(c, 1);
  const holder = (g: State): number => {
    for (const side of [0, 1]) if (standsOn(g, hexes, side)) return standsOn(g, hexes, enemyOf(side)) ? -1 : side;
    return -1;
  };
  const banners = worth === 1 ? 'One banner' : `${capital(cardinal(worth))} banners`;
  const where = hexWordsFrom(c, 1);
  const text = `${banners} for the army that alone has units on ${where}: gained when its turn begins, kept while that is so.`;
  return heldGround(c, text, [{ worth, holder }]);
};

// ---- hands --------------------------------------------------------------------------------------------------------

/** `2 cards`, then `3 after the first turn`, `4 after the second`. */
function sizeWords(size: number, turn: number): string {
  if (turn === 0) return `${size} ${size === 1 ? 'card' : 'cards'}`;
  return `${turn === 1 ? 'has ' : ''}${size} after the ${ordinal(turn)}${turn === 1 ? ' turn' : ''}`;
}

/** `SIDE N N ..`: Command after each of the side's first turns; the hand follows at the turn's draw. */
export const growingHand: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const sizes = c.rule.args.slice(1).map((word) => c.handSize(word));
  return {
    ...ruleHead(c, `The hand begins with ${sizes.map(sizeWords).join(', ')}; Command is the same number.`),
    turnEnds(g, active) {
      if (active !== side || g.goal[c.index] >= sizes.length - 1) return;
      g.command[side] = sizes[++g.goal[c.index]];
    },
  };
};
