// The rally [B Rallying units; B Discipline]: Discipline first, then RALLY texts, then the four steps of the rules.
// RULING: Discipline moves one disorder of a unit before anything else of the rally, and it turns over in the camp with
// the rest [B Discipline].

import { firstOf } from '../../../kernel/choice.ts';
import { call } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { DISCIPLINE } from '../tables/traits.ts';
import { V_PASS, V_PLAY } from '../tables/verbs.ts';
import { anyDisorder, bringHome, callBring } from './bring.ts';
import { callDraw } from './draw.ts';
import { tell } from './events.ts';
import { hasTrait } from './questions.ts';
import { book } from './state.ts';
import { canPlay, IRON_LAW, MARCHING_CAMP, mayPlayAny, playText, type Text, withUsed } from './texts.ts';

const RALLY_TEXTS: readonly Text[] = [
  { card: MARCHING_CAMP, fits: (g) => anyDisorder(g, g.active) },
  { card: IRON_LAW, fits: (g) => anyDisorder(g, g.active) },
];

const rallyTexts = seatWindow(book, 'rallyTexts', {
  pass: V_PASS,
  who: (g) => g.active,
  mayAsk: (g, f, seat) => mayPlayAny(g, seat, RALLY_TEXTS, f, f.used),
  plays(g, f, seat, out) {
    for (const text of RALLY_TEXTS) if (canPlay(g, seat, text, f, f.used)) out.add(V_PLAY, text.card);
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    playText(g, seat, card);
    f.used = withUsed(g, seat, card, f.used);
    callBring(g, seat, card, 2, 0, card === IRON_LAW ? 1 : 0);
  },
});

export const rally = book.procedure('rally', {
  discipline(g) {
    for (let u = g.battle.firstUnit[g.active]; u < g.battle.endUnit[g.active]; u++) {
      if (g.unitDisorder[u] > 0 && hasTrait(g, u, DISCIPLINE)) bringHome(g, u, 1, -1);
    }
  },
  texts(g, f) {
    if (mayPlayAny(g, g.active, RALLY_TEXTS, f, 0)) call(g, rallyTexts);
  },
  draw: (g) => callDraw(g, g.active),
  recover(g) {
    const seat = g.active;
    let [home, onUnits] = [0, 0];
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      home += g.unitOrder[u];
      onUnits += g.unitDisorder[u];
      g.unitOrder[u] = g.unitDisorder[u];
      g.unitDisorder[u] = 0;
    }
    tell(g, 'rallied', seat, home, g.campDisorder[seat], onUnits);
    g.campOrder[seat] += home + g.campDisorder[seat];
    g.campDisorder[seat] = 0;
  },
});
