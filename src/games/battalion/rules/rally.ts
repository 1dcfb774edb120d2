// The rally [B Rallying units; B Discipline]: Discipline first, then RALLY texts, then the four steps of the rules.
// RULING: Discipline moves one disorder of a unit to the camp before anything else of the rally, and this token turns
// over in the camp with the rest [B Discipline].
// CASE: B Discipline: one disorder goes to the camp first and is turned there
// CASE: B Iron Law: after Discipline, which goes first

import { firstOf } from '../../../kernel/choice.ts';
import type { Why } from '../../../kernel/permission.ts';
import { call } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { DISCIPLINE } from '../tables/traits.ts';
import { V_PASS, V_PLAY } from '../tables/verbs.ts';
import { bringHome } from './bring.ts';
import type { Carded, RallyText } from './card-text.ts';
import { callDraw } from './draw.ts';
import { campNow, tokensNow, told, unitNow } from './events.ts';
import { holds, isUnused, mayHold, type PlayFault, playText, textOf, withUsed } from './hands.ts';
import { pen, procedure } from './procedures.ts';
import { hasTrait } from './questions.ts';
import { GONE, type State } from './state.ts';

/** Whether the seat might play a RALLY text, by public facts. */
function mayPrepare(g: State, seat: number, used: number): boolean {
  const texts = g.battle.texts[seat].rally;
  for (let i = 0; i < texts.length; i++) {
    const { card } = texts[i];
    if (mayHold(g, seat, card) && isUnused(g, seat, card, used, null) && texts[i].fits(g, seat, null)) return true;
  }
  return false;
}

export const mayPlayForRally = (
  g: State,
  seat: number,
  text: RallyText & Carded,
  used: number,
  why: Why<PlayFault> | null,
): boolean => holds(g, seat, text.card, why) && isUnused(g, seat, text.card, used, why) && text.fits(g, seat, why);

export const rallyTexts = seatWindow(pen, 'rallyTexts', {
  pass: V_PASS,
  who: (g) => g.active,
  mayAsk: (g, f, seat) => mayPrepare(g, seat, f.used),
  plays(g, f, seat, out) {
    for (const text of g.battle.texts[seat].rally) {
      if (mayPlayForRally(g, seat, text, f.used, null)) out.add(V_PLAY, text.card);
    }
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    playText(g, seat, card);
    f.used = withUsed(g, seat, card, f.used);
    textOf(g.battle.texts[seat].rally, card)?.play(g, seat, card);
  },
});

/** What a rally turns over: order on units, disorder in the camp, disorder on units [B Rallying units]. */
export function rallyBrings(g: State, seat: number): { home: number; flipped: number; onUnits: number } {
  let [home, onUnits] = [0, 0];
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    home += g.unitOrder[u];
    onUnits += g.unitDisorder[u];
  }
  return { home, flipped: g.campDisorder[seat], onUnits };
}

const unitsLeft = (g: State, seat: number): number[] =>
  g.battle.units.filter((unit) => g.battle.unitSeat[unit] === seat && g.unitSector[unit] !== GONE);

export const rally = procedure('rally', {
  discipline(g) {
    for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
      if (g.unitDisorder[u] > 0 && hasTrait(g, u, DISCIPLINE)) bringHome(g, u, 1, -1);
    }
  },
  texts(g) {
    if (mayPrepare(g, g.active, 0)) call(g, rallyTexts);
  },
  draw: (g) => callDraw(g, g.active),
  recover(g) {
    const seat = g.active;
    const { home, flipped, onUnits } = rallyBrings(g, seat);
    const own = g.sink === null ? [] : unitsLeft(g, seat);
    const had = own.map((unit) => tokensNow(g, unit));
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      g.unitOrder[u] = g.unitDisorder[u];
      g.unitDisorder[u] = 0;
    }
    g.campOrder[seat] += home + flipped;
    g.campDisorder[seat] = 0;
    told(g)?.tell({
      kind: 'rallied',
      seat,
      home,
      flipped,
      onUnits,
      camp: campNow(g, seat),
      units: own.map((unit, i) => ({ ...unitNow(g, unit), had: had[i] })),
    });
  },
});
