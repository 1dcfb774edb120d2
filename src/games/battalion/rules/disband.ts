// Disbanding a unit [B Disbanding a unit], with the DISBAND text, and the AFTER-HITS text for a unit that still stands.

import { call, done } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { CAVALRY, REGULAR } from '../tables/tables.ts';
import { V_PASS, V_PLAY } from '../tables/verbs.ts';
import { callBring } from './bring.ts';
import { callDraw, win } from './draw.ts';
import { leave } from './engagement.ts';
import { tell, WON_BY_ROUT } from './events.ts';
import { removeFront } from './hits.ts';
import { isClass, rankCount, sideHasUnits } from './questions.ts';
import { book, GONE, MOST_RANKS, type State } from './state.ts';
import { AD_TRIARIOS, AGEMA, holds, mayHold, playText } from './texts.ts';

const agemaFits = (g: State, unit: number): boolean => isClass(g, unit, REGULAR | CAVALRY);

/** All tokens of a unit go to the camp as disorder [B Disbanding a unit]. */
function tokensHome(g: State, unit: number): number {
  const tokens = g.unitOrder[unit] + g.unitDisorder[unit];
  g.campDisorder[g.battle.unitSeat[unit]] += tokens;
  g.unitOrder[unit] = 0;
  g.unitDisorder[unit] = 0;
  return tokens;
}

/** Agema: the rearmost rank stays. Result 1: the unit is not disbanded. */
const disbanding = seatWindow(book, 'disbanding', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayHold(g, seat, AGEMA) && agemaFits(g, f.unit),
  plays(g, _f, seat, out) {
    if (holds(g, seat, AGEMA)) out.add(V_PLAY, AGEMA);
  },
  play(g, f, seat) {
    playText(g, seat, AGEMA, f.unit);
    removeFront(g, f.unit, rankCount(g, f.unit) - 1);
    tell(g, 'kept', f.unit, g.rank[f.unit * MOST_RANKS] - 1, tokensHome(g, f.unit));
    done(g, 1);
  },
});

const disband = book.procedure('disband', {
  ask(g, f) {
    const seat = g.battle.unitSeat[f.unit];
    f.result = 0;
    if (!mayHold(g, seat, AGEMA) || !agemaFits(g, f.unit)) return;
    const w = call(g, disbanding);
    w.seat = seat;
    w.unit = f.unit;
  },
  /** The order of the rules: tokens, ranks, freed units, and the card last. */
  remove(g, f) {
    if (f.result === 1) return done(g);
    const { unit } = f;
    tell(g, 'disbanded', unit, tokensHome(g, unit));
    g.rank.fill(0, unit * MOST_RANKS, (unit + 1) * MOST_RANKS);
    g.unitSector[unit] = GONE;
    leave(g, unit);
    callDraw(g, g.battle.unitSeat[unit]);
  },
  /** RULING: a side without a unit on the field or in reserve has lost [B Winning the battle]. */
  rout(g, f) {
    const side = g.battle.unitSide[f.unit];
    if (!g.battle.readings.keepPlaying && !sideHasUnits(g, side)) win(g, 1 - side, WON_BY_ROUT, -1);
  },
});

export function callDisband(g: State, unit: number): void {
  call(g, disband).unit = unit;
}

/** To the Triarii!: a unit that has lost a rank and still stands sends disorder home. */
const afterHits = seatWindow(book, 'afterHits', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayHold(g, seat, AD_TRIARIOS) && g.unitDisorder[f.unit] > 0 && f.used === 0,
  plays(g, _f, seat, out) {
    if (holds(g, seat, AD_TRIARIOS)) out.add(V_PLAY, AD_TRIARIOS);
  },
  play(g, f, seat) {
    playText(g, seat, AD_TRIARIOS, f.unit);
    f.used = 1;
    callBring(g, seat, AD_TRIARIOS, 2, f.unit + 1, 1);
  },
});

/**
 * RULING: a unit that must be disbanded is disbanded at once, before texts that follow the taking of hits
 * [B Disbanding a unit].
 */
export function callAfterHits(g: State, unit: number): void {
  const seat = g.battle.unitSeat[unit];
  if (!mayHold(g, seat, AD_TRIARIOS) || g.unitDisorder[unit] === 0) return;
  const w = call(g, afterHits);
  w.seat = seat;
  w.unit = unit;
}
