// Disorder that card texts bring from units to the camp, or turn over in the camp: how much is the owner's choice.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { V_BRING, V_ENOUGH, V_FLIP } from '../tables/verbs.ts';
import { tell } from './events.ts';
import { book, GONE, type State } from './state.ts';

/** Whether a unit of the seat (or the one in `from`, 1 + unit) holds disorder. */
export function anyDisorder(g: State, seat: number, from = 0): boolean {
  if (from > 0) return g.unitDisorder[from - 1] > 0;
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) if (g.unitDisorder[u] > 0) return true;
  return false;
}

/** Moves disorder from a unit to its owner's camp, where it stays disorder. */
export function bringHome(g: State, unit: number, count: number, card: number): void {
  g.unitDisorder[unit] -= count;
  g.campDisorder[g.battle.unitSeat[unit]] += count;
  tell(g, 'brought', unit, count, card);
}

const bring = book.decision('bring', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let u = g.battle.firstUnit[f.seat]; u < g.battle.endUnit[f.seat]; u++) {
      if (g.unitSector[u] === GONE || (f.from > 0 && u !== f.from - 1)) continue;
      for (let n = Math.min(f.left, g.unitDisorder[u]); n >= 1; n--) out.add(V_BRING, n, u);
    }
    // Something is brought when a card is played for it; after that one may stop.
    if (f.passes > 0) out.add(V_ENOUGH);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_ENOUGH) return done(g);
    bringHome(g, secondOf(choice), firstOf(choice), f.card);
    f.left -= firstOf(choice);
    f.passes++;
    if (f.left === 0 || f.single !== 0 || !anyDisorder(g, f.seat, f.from)) done(g);
  },
});

/** Up to `most` disorder, from any unit of the seat or from one (`from`: 1 + unit); `single`: from one unit only. */
export function callBring(g: State, seat: number, card: number, most: number, from: number, single: number): void {
  const b = call(g, bring);
  b.seat = seat;
  b.card = card;
  b.left = most;
  b.from = from;
  b.single = single;
}

const flip = book.decision('flip', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let n = Math.min(f.left, g.campDisorder[f.seat]); n >= 1; n--) out.add(V_FLIP, n);
  },
  take(g, f, choice) {
    const count = firstOf(choice);
    g.campDisorder[f.seat] -= count;
    g.campOrder[f.seat] += count;
    tell(g, 'flipped', f.seat, count, f.card);
    done(g);
  },
});

/** Up to `most` disorder of the camp is turned to order, if there is any. */
export function callFlip(g: State, seat: number, card: number, most: number): void {
  if (g.campDisorder[seat] === 0) return;
  const d = call(g, flip);
  d.seat = seat;
  d.card = card;
  d.left = most;
}
