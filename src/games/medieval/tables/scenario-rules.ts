// Special rules of Medieval's sheets that change cards, the first move or the end of the battle: a banner in place of a
// Scout's choice [05, 19], a side that draws no cards [19], sudden death [19], dice for the first move [09], shelter within
// walls [17].

import { drawCard } from '../../../families/commands/rules/deck.ts';
import { countFace } from '../../../families/commands/rules/dice.ts';
import { readServing } from '../../../families/commands/rules/dice-reading.ts';
import { endByRule, gainBanner } from '../../../families/commands/rules/losses.ts';
import { decision, procedure } from '../../../families/commands/rules/procedures.ts';
import { enemyOf } from '../../../families/commands/rules/standing.ts';
import { MAX_HAND, ROLL_BEGINNER, SIDE_SUBJECT, type State } from '../../../families/commands/rules/state.ts';
import { scoutCards } from '../../../families/commands/rules/turn.ts';
import { hexesFrom, hexWordsFrom } from '../../../families/commands/tables/shared-rules.ts';
import { type RuleMaker, ruleHead } from '../../../families/commands/tables/special-rules.ts';
import { HELMET } from '../../../families/commands/tables/tables.ts';
import { roll } from '../../../kernel/chance.ts';
import { verbOf } from '../../../kernel/choice.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { WIN } from '../../../kernel/state.ts';
import { told } from '../rules/events.ts';
import { DRAW_TWO, TAKE_BANNER } from './verbs.ts';

// ---- Scout --------------------------------------------------------------------------------------------------------

/**
 * `scoutForBanner SIDE`: instead of drawing two cards and keeping one, the side draws one and takes a banner, unless that
 * banner would win.
 * RULING: A card that was played as a Scout, or that copied a Scout, counts as a Scout, and its token is gained as
 * always [05 Melebasa; 19 Kardarigan's Stand].
 * CASE: M 05 Melebasa: a card played as a Scout serves as well
 * CASE: M 05 Melebasa: so does a copied Scout
 */
export const scoutForBanner: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(
      c,
      'After a Scout the army may draw one card and take a banner instead of choosing from two cards; not the banner that would win.',
    ),
    insteadOfScouting(g, active) {
      if (active !== side || g.banners[side] + 1 >= g.battle.goals[side]) return false;
      call(g, scoutOrBanner);
      return true;
    },
  };
};

export const scoutOrBanner = decision('scoutOrBanner', {
  who: (g) => g.active,
  choices(_g, _f, out) {
    out.add(DRAW_TWO);
    out.add(TAKE_BANNER);
  },
  take(g, _f, choice) {
    done(g);
    if (verbOf(choice) === DRAW_TWO) return void call(g, scoutCards);
    drawCard(g, g.active);
    gainBanner(g, g.active);
  },
});

// ---- the last stand -----------------------------------------------------------------------------------------------

/**
 * `noDraws SIDE`: it draws no card, save the one it keeps after a Scout, and has lost if it has not won by the end of the
 * turn in which it plays its last card.
 * RULING: An army that draws no cards does not replace a card played in the enemy's turn either; a Scout as its last
 * card brings another card, and the battle goes on [19 Kardarigan's Stand].
 * CASE: M 19 Kardarigan's Stand: a First Strike of his is not replaced
 * CASE: M 19 Kardarigan's Stand: a Scout as the last card brings another, and the battle goes on
 * RULING: An army that draws no cards and has nothing left but cards for the enemy's turn has no last card to play, and
 * loses at the end of the turn that it has to pass [19 Kardarigan's Stand].
 * CASE: M 19 Kardarigan's Stand: left with cards for the enemy's turn alone he loses at the end of the turn he must pass
 */
export const noDraws: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  return {
    ...ruleHead(
      c,
      'No cards are drawn, except after a Scout. If the turn of the last card does not win the battle, it is lost.',
    ),
    drawsNone: (_g, drawer) => drawer === side,
    turnOver(g, active) {
      if (active !== side) return;
      if (g.handCount[side] === 0 || (g.lastCard[side] < 0 && !holdsOrder(g, side)))
        endByRule(g, c.rule.key, WIN + enemyOf(side));
    },
  };
};

/** Whether the hand has a card for the own turn. */
function holdsOrder(g: State, side: number): boolean {
  for (let i = 0; i < g.handCount[side]; i++) {
    const { ownTurn, orAs } = g.battle.game.cards[g.hand[side * MAX_HAND + i]];
    if (ownTurn || orAs !== null) return true;
  }
  return false;
}

/** `suddenDeath SIDE HEXES`: the side wins if more of its units than of the enemy's are there when its turn begins. */
export const suddenDeath: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const hexes = hexesFrom(c, 1);
  return {
    ...ruleHead(
      c,
      `The battle is won at once when a turn begins with more units than the enemy on ${hexWordsFrom(c, 1)}.`,
    ),
    turnBegins(g, active) {
      if (active !== side) return;
      let more = 0;
      for (const hex of hexes) {
        const unit = g.hexUnit[hex];
        if (unit >= 0) more += g.battle.unitSide[unit] === side ? 1 : -1;
      }
      if (more > 0) endByRule(g, c.rule.key, WIN + side);
    },
  };
};

// ---- the first move -----------------------------------------------------------------------------------------------

/** `rollForFirstMove`: each side rolls dice equal to its Command; more helmets begin. */
export const rollForFirstMove: RuleMaker = (c) => ({
  ...ruleHead(c, 'Each player rolls as many dice as his Command; whoever has more helmets moves first.'),
  setUp(g) {
    call(g, rollForBeginner);
  },
});

/**
 * RULING: A tie in the roll for the first move is rolled again [09 Callinicum (Phase 2)].
 * CASE: M 09 Callinicum (Phase 2): a tie in helmets is rolled again, as often as it takes
 */
export const rollForBeginner = procedure('rollForBeginner', {
  top(g) {
    rollFor(g, 0);
  },
  bottom(g, f) {
    f.topHelmets = helmets(g, 0);
    rollFor(g, 1);
  },
  compare(g, f) {
    const bottom = helmets(g, 1);
    if (f.topHelmets === bottom) return void become(g, rollForBeginner);
    g.active = f.topHelmets > bottom ? 0 : 1;
    told(g)?.tell({ kind: 'begins', side: g.active });
  },
});

function rollFor(g: State, side: number): void {
  roll(g, ROLL_BEGINNER, SIDE_SUBJECT + side, 0, g.command[side], 6);
}

function helmets(g: State, side: number): number {
  const count = countFace(g, HELMET);
  told(g)?.tell({ kind: 'rollsToBegin', side, helmets: count, dice: readServing(g, (face) => face === HELMET) });
  return count;
}

// ---- walls --------------------------------------------------------------------------------------------------------

/** `insideWalls SIDE HEXES`: a unit on one of these hexes of the side's city may ignore one flag, whose unit it ever is. */
export const insideWalls: RuleMaker = (c) => {
  c.side(c.rule.args[0]);
  const hexes = hexesFrom(c, 1);
  return {
    ...ruleHead(c, `A unit inside the walls (${hexWordsFrom(c, 1)}) may ignore one flag.`),
    ignoredFlags: (g, unit) => (hexes.includes(g.unitHex[unit]) ? 1 : 0),
  };
};
