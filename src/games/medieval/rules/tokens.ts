// Inspired Action tokens: who may spend one, the three Battlefield Actions, and how tokens are gained
// [M Inspired Actions; M Command Cards]. Their number is public, so every use is an open decision.

import { moveLeader } from '../../../families/commands/rules/movement.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import { reachLeader } from '../../../families/commands/rules/reach.ts';
import { askFlags, ignoreFlags } from '../../../families/commands/rules/retreat.ts';
import { enemyOf } from '../../../families/commands/rules/standing.ts';
import type { Frame, State } from '../../../families/commands/rules/state.ts';
import { DECLINE } from '../../../families/commands/tables/verbs.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, type DecisionSpec, done } from '../../../kernel/procedure.ts';
import type { MedievalCard } from '../tables/card-tokens.ts';
import { BRAVE, SPEND } from '../tables/verbs.ts';
import { type TokenUse, told } from './events.ts';
import { EXTRA_DIE } from './marks.ts';

/** One token may be spent in a player's own turn and one in the opponent's, whatever it is for. */
export function maySpend(g: State, side: number, why: Why<TokenFault> | null = null): boolean {
  if (g.tokens[side] === 0) return no(why, 'noToken', side);
  return g.tokensSpent[side] === 0 || no(why, 'tokenSpent', side);
}

export type TokenFault = 'noToken' | 'tokenSpent';

export function spendToken(g: State, side: number, use: TokenUse): void {
  g.tokens[side]--;
  g.tokensSpent[side]++;
  told(g)?.tell({ kind: 'spendsToken', side, use, tokens: g.tokens[side], spent: g.tokensSpent[side] });
}

// ---- Battle Bonus -------------------------------------------------------------------------------------------------

/**
 * Before close combat dice are counted the owner of the unit that rolls may pay for one more.
 * RULING: A first strike, an ambush, a blow at a unit that evades and a blow at a leader alone are attacks in close
 * combat and may have the Battle Bonus too; an enemy unit through which a leader escapes does not attack and may not
 * have the Battle Bonus [M Inspired Actions].
 * CASE: M Inspired Actions: a first strike may have the die
 * CASE: M Ambush: the ambusher may pay for one more die
 * CASE: M Inspired Actions: the roll against a unit that evades may have the die
 * CASE: M Inspired Actions: an attack on a leader alone may have the die
 * CASE: M Inspired Actions: an enemy through whom a leader escapes rolls its own dice and may not pay for more
 */
export const offerBonus = (g: State, f: Frame): void => askBonus(g, f, g.unitHex[f.unit]);
export function offerBonusAtLeader(g: State, f: Frame): void {
  if (f.ranged === 0) askBonus(g, f, f.hex);
}

function askBonus(g: State, f: Frame, hex: number): void {
  if (!maySpend(g, g.battle.unitSide[f.by])) return;
  const { by, mode } = f;
  const d = call(g, battleBonus);
  d.by = by;
  d.hex = hex;
  d.mode = mode;
}

export const battleBonus = decision('battleBonus', {
  who: (g, f) => g.battle.unitSide[f.by],
  choices(_g, _f, out) {
    out.add(SPEND);
    out.add(DECLINE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === SPEND) {
      spendToken(g, g.battle.unitSide[f.by], 'die');
      g.unitMark[f.by] |= EXTRA_DIE;
    }
    done(g);
  },
});

/** The die was for this roll alone. */
export function endBonus(g: State, f: Frame): void {
  g.unitMark[f.by] &= ~EXTRA_DIE;
}

// ---- Bravery ------------------------------------------------------------------------------------------------------

const BRAVERY = { add: 1, limit: null, text: 'an Inspired Action token was spent', ref: 'M Inspired Actions' } as const;

export type BraveFault = TokenFault | 'noTokenNeeded' | 'oneFlagMore' | 'withoutToken';

/** A token lets the unit ignore so many flags: one more than it may ignore without it. */
export function mayBeBrave(g: State, f: Frame, flags: number, why: Why<BraveFault> | null): boolean {
  if (!maySpend(g, g.battle.unitSide[f.unit], why)) return false;
  if (f.flags <= f.ignorable) return no(why, 'noTokenNeeded');
  if (flags === f.ignorable + 1) return true;
  return no(why, flags > f.ignorable ? 'oneFlagMore' : 'withoutToken', flags);
}

/** The family's question about flags, with one flag more for a token where so many were rolled. */
export const askFlagsBravely: DecisionSpec<State, Frame> = {
  ...askFlags,
  choices(g, f, out) {
    askFlags.choices(g, f, out);
    if (mayBeBrave(g, f, f.ignorable + 1, null)) out.add(BRAVE, f.ignorable + 1);
  },
  take(g, f, choice) {
    if (verbOf(choice) !== BRAVE) return askFlags.take(g, f, choice);
    spendToken(g, g.battle.unitSide[f.unit], 'flag');
    ignoreFlags(g, f, firstOf(choice), BRAVERY);
  },
};

// ---- Move a Leader ------------------------------------------------------------------------------------------------

/**
 * At the end of the own turn, before the draw. It is no order: a leader who has moved may go again.
 * RULING: A leader whom a token moves goes as an ordered leader does, three hexes at most, and may leave his unit
 * [M Inspired Actions].
 * CASE: M Inspired Actions: at the end of the own turn a token moves a leader up to three hexes
 * CASE: M Inspired Actions: an attached leader may leave his unit, also one that has moved and fought
 */
export function offerLeaderMove(g: State): void {
  if (!maySpend(g, g.active)) return;
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active]; l < firstLeader[g.active + 1]; l++) {
    if (g.leaderHex[l] >= 0) return void call(g, moveALeader);
  }
}

export const moveALeader = decision('moveALeader', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstLeader } = g.battle;
    for (let l = firstLeader[g.active]; l < firstLeader[g.active + 1]; l++) {
      if (g.leaderHex[l] >= 0) reachLeader(g, l, out, true);
    }
    out.add(DECLINE);
  },
  take(g, _f, choice) {
    done(g);
    if (verbOf(choice) === DECLINE) return;
    spendToken(g, g.active, 'leader');
    moveLeader(g, g.hexLeader[firstOf(choice)], secondOf(choice));
  },
});

// ---- gaining tokens -----------------------------------------------------------------------------------------------

function gainToken(g: State, side: number): void {
  g.tokens[side]++;
  told(g)?.tell({ kind: 'gainsToken', side, tokens: g.tokens[side], spent: g.tokensSpent[side] });
}

/**
 * After the draws, by the card. The order that was carried out counts, also of a card that was played as another or copied
 * it.
 * RULING: A token spent on a Battlefield Action does not cost the player the token of the Leadership card; only a token
 * spent on the card's inspired leadership action does [M Leadership Cards].
 * CASE: M Leadership Cards: a token spent on a battlefield action does not cost the card's own
 * CASE: M Leadership Any Section: a token spent on an inspired action costs the card's own token
 * RULING: A side may hold any number of tokens [M Inspired Actions].
 * CASE: M Inspired Actions: there is no limit to the tokens of a side
 */
export function gainTokens(g: State): void {
  if (g.order < 0) return;
  const { tokens } = g.battle.game.cards[g.order] as MedievalCard;
  if (tokens === undefined) return;
  if (tokens === 'unlessInspired') {
    const forfeit = g.battle.readings.battlefieldTokenCosts ? g.tokensSpent[g.active] > 0 : g.action > 0;
    if (forfeit) return;
  }
  gainToken(g, g.active);
  if (tokens === 'both') gainToken(g, enemyOf(g.active));
}
