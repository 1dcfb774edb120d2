// Disorder that card texts bring from units to the camp, or turn over in the camp: how much is the owner's choice.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { V_BRING, V_ENOUGH, V_FLIP } from '../tables/verbs.ts';
import { campNow, keyOf, keyOrNull, ownCamp, told, unitNow } from './events.ts';
import { decision } from './procedures.ts';
import type { Frame, State } from './state.ts';
import { isOwn, type OwnFault } from './units.ts';

export type BringFault = OwnFault | 'helpsAnother' | 'bringsFewer' | 'unitHolds' | 'bringOne';
export type FlipFault = 'campHolds' | 'turnsFewer';

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
  told(g)?.tell({
    kind: 'brought',
    unit: unitNow(g, unit),
    disorder: count,
    card: keyOrNull(card),
    camp: ownCamp(g, unit),
  });
}

/** Whether so much disorder of this unit may be brought home. */
export function mayBring(g: State, f: Frame, count: number, unit: number, why: Why<BringFault> | null): boolean {
  if (!isOwn(g, unit, f.seat, why)) return false;
  if (f.from > 0 && unit !== f.from - 1) return no(why, 'helpsAnother', f.from - 1);
  if (count < 1 || count > f.left) return no(why, 'bringsFewer', f.left);
  return count <= g.unitDisorder[unit] || no(why, 'unitHolds', unit, g.unitDisorder[unit]);
}

/** Something is brought when a card is played for it; after that one may stop. */
export const mayStopBringing = (f: Frame, why: Why<BringFault> | null): boolean => f.brought > 0 || no(why, 'bringOne');

export const bring = decision('bring', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let u = g.battle.firstUnit[f.seat]; u < g.battle.endUnit[f.seat]; u++) {
      for (let n = f.left; n >= 1; n--) if (mayBring(g, f, n, u, null)) out.add(V_BRING, n, u);
    }
    if (mayStopBringing(f, null)) out.add(V_ENOUGH);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_ENOUGH) return done(g);
    bringHome(g, secondOf(choice), firstOf(choice), f.card);
    f.left -= firstOf(choice);
    f.brought++;
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

/** Whether so much disorder of the camp may be turned to order. */
export function mayFlip(g: State, f: Frame, count: number, why: Why<FlipFault> | null): boolean {
  if (count < 1 || count > f.left) return no(why, 'turnsFewer', f.left);
  return count <= g.campDisorder[f.seat] || no(why, 'campHolds', g.campDisorder[f.seat]);
}

export const flip = decision('flip', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let n = f.left; n >= 1; n--) if (mayFlip(g, f, n, null)) out.add(V_FLIP, n);
  },
  take(g, f, choice) {
    const count = firstOf(choice);
    g.campDisorder[f.seat] -= count;
    g.campOrder[f.seat] += count;
    told(g)?.tell({ kind: 'flipped', seat: f.seat, tokens: count, card: keyOf(f.card), camp: campNow(g, f.seat) });
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
