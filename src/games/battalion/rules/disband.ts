// Disbanding a unit [B Disbanding a unit], with the DISBAND text, and the AFTER-HITS text for a unit that still stands.

import { firstOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { ranks } from '../tables/tables.ts';
import { V_PASS, V_PLAY } from '../tables/verbs.ts';
import { callDraw, win } from './draw.ts';
import { leave } from './engagement.ts';
import { keyOf, ownCamp, tokensNow, told, unitNow } from './events.ts';
import { holds, mayHold, playText, textOf } from './hands.ts';
import { pen, procedure } from './procedures.ts';
import { rankCount, sideHasUnits } from './questions.ts';
import { removeFront } from './ranks.ts';
import { GONE, MOST_RANKS, type State } from './state.ts';

/** All tokens of a unit go to the camp as disorder [B Disbanding a unit]. */
function tokensHome(g: State, unit: number): number {
  const tokens = g.unitOrder[unit] + g.unitDisorder[unit];
  g.campDisorder[g.battle.unitSeat[unit]] += tokens;
  g.unitOrder[unit] = 0;
  g.unitDisorder[unit] = 0;
  return tokens;
}

/** A card keeps the rearmost rank of a unit that would be disbanded. */
export function keepLast(g: State, unit: number, card: number): void {
  removeFront(g, unit, rankCount(g, unit) - 1);
  const had = g.sink === null ? null : tokensNow(g, unit);
  const tokens = tokensHome(g, unit);
  if (had === null) return;
  told(g)?.tell({
    kind: 'kept',
    unit: unitNow(g, unit),
    card: keyOf(card),
    rank: ranks[g.rank[unit * MOST_RANKS] - 1].key,
    tokens,
    had,
    camp: ownCamp(g, unit),
  });
}

/** Whether the seat might save a unit by a card, by public facts. */
function maySave(g: State, seat: number, unit: number): boolean {
  const texts = g.battle.texts[seat].disband;
  for (let i = 0; i < texts.length; i++) {
    if (mayHold(g, seat, texts[i].card) && texts[i].fits(g, unit, null)) return true;
  }
  return false;
}

/** Result 1: the unit is not disbanded. */
export const disbanding = seatWindow(pen, 'disbanding', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => maySave(g, seat, f.unit),
  plays(g, f, seat, out) {
    for (const { card, fits } of g.battle.texts[seat].disband) {
      if (holds(g, seat, card, null) && fits(g, f.unit, null)) out.add(V_PLAY, card);
    }
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    playText(g, seat, card, f.unit);
    textOf(g.battle.texts[seat].disband, card)?.play(g, f.unit, card);
    done(g, 1);
  },
});

export const disband = procedure('disband', {
  ask(g, f) {
    const seat = g.battle.unitSeat[f.unit];
    f.result = 0;
    if (!maySave(g, seat, f.unit)) return;
    const w = call(g, disbanding);
    w.seat = seat;
    w.unit = f.unit;
  },
  /** The order of the rules: tokens, ranks, freed units, and the card last. */
  remove(g, f) {
    if (f.result === 1) return done(g);
    const { unit } = f;
    const before = g.sink === null ? null : unitNow(g, unit);
    const tokens = tokensHome(g, unit);
    if (before !== null) told(g)?.tell({ kind: 'disbanded', unit: before, tokens, camp: ownCamp(g, unit) });
    g.rank.fill(0, unit * MOST_RANKS, (unit + 1) * MOST_RANKS);
    g.unitSector[unit] = GONE;
    leave(g, unit);
    callDraw(g, g.battle.unitSeat[unit]);
  },
  /**
   * RULING: A side without a unit on the field or in reserve has lost [B Winning the battle].
   * CASE: B Winning the battle: a side without any unit has lost at once
   * CASE: B Winning the battle: a reserve keeps the battle going
   */
  rout(g, f) {
    const side = g.battle.unitSide[f.unit];
    if (!g.battle.readings.keepPlaying && !sideHasUnits(g, side)) win(g, 1 - side, 'rout', null, null);
  },
});

export function callDisband(g: State, unit: number): void {
  call(g, disband).unit = unit;
}

/** Whether the seat might play a text for a unit that has lost a rank, by public facts. */
function mayFollowHits(g: State, seat: number, unit: number): boolean {
  const texts = g.battle.texts[seat].afterHits;
  for (let i = 0; i < texts.length; i++) {
    if (mayHold(g, seat, texts[i].card) && texts[i].fits(g, unit, null)) return true;
  }
  return false;
}

/** A unit has lost a rank and still stands; one text is played. */
export const afterHits = seatWindow(pen, 'afterHits', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => f.played === 0 && mayFollowHits(g, seat, f.unit),
  plays(g, f, seat, out) {
    for (const { card, fits } of g.battle.texts[seat].afterHits) {
      if (holds(g, seat, card, null) && fits(g, f.unit, null)) out.add(V_PLAY, card);
    }
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    const { unit } = f;
    playText(g, seat, card, unit);
    f.played = 1;
    textOf(g.battle.texts[seat].afterHits, card)?.play(g, seat, card, unit);
  },
});

/**
 * RULING: A unit that must be disbanded is disbanded at once, before card texts that follow the taking of hits
 * [B Disbanding a unit].
 * CASE: B To the Triarii!: not for a unit that is gone
 */
export function callAfterHits(g: State, unit: number): void {
  const seat = g.battle.unitSeat[unit];
  if (!mayFollowHits(g, seat, unit)) return;
  const w = call(g, afterHits);
  w.seat = seat;
  w.unit = unit;
}
