// Taking hits [B Taking hits; B Steadfast], with the HITS texts.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { COHESION, REGULAR } from '../tables/tables.ts';
import { STEADFAST } from '../tables/traits.ts';
import {
  V_DISBAND,
  V_IGNORE,
  V_LOSE_PLACE,
  V_LOSE_REFUND,
  V_PLAY,
  V_STEADFAST_DISORDER,
  V_STEADFAST_ORDER,
} from '../tables/verbs.ts';
import { tell } from './events.ts';
import { cohesionOf, hasTrait, isClass, rankCount } from './questions.ts';
import { book, type Frame, isRanged, MOST_RANKS, type State } from './state.ts';
import { below, canPlay, EXPENDABLE_FRONT, PHALANX, playText, TESTUDO, type Text, withUsed } from './texts.ts';

/** Removes ranks from the front [B Taking hits]. */
export function removeFront(g: State, unit: number, count: number): void {
  const at = unit * MOST_RANKS;
  for (let i = 0; i < count; i++) if (g.rank[at + i] !== 0) tell(g, 'rankLost', unit, g.rank[at + i] - 1);
  g.rank.copyWithin(at, at + count, at + MOST_RANKS);
  g.rank.fill(0, at + MOST_RANKS - count, at + MOST_RANKS);
}

/** Hits that texts take away come off before Steadfast is used, so with Steadfast used no text is played any more. */
const HITS_TEXTS: readonly Text[] = [
  { card: TESTUDO, fits: (g, f) => isRanged(f.kind) && isClass(g, f.target, REGULAR) },
  { card: PHALANX, fits: (g, f) => !isRanged(f.kind) && isClass(g, f.target, REGULAR) },
  { card: EXPENDABLE_FRONT, fits: (g, f) => rankCount(g, f.target) >= 2 },
];

/**
 * Every complete answer that can be paid and leaves the unit standing, and giving it up [B Taking hits].
 * RULING: a unit is given up by removing all its ranks, which is always allowed; other answers that would disband it are
 * not offered, since they lose the same and more [B Disbanding a unit].
 * RULING: who is short of order removes ranks first and places what is left; placing order first and removing ranks
 * afterwards would only cost more and is not offered [B Taking hits].
 */
const takeHits = book.decision('takeHits', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const { target, hits, seat } = f;
    const order = g.campOrder[seat];
    const disorder = g.unitDisorder[target];
    const at = target * MOST_RANKS;
    let cohesion = cohesionOf(g, target);
    let left = hits;
    for (let lost = 0; lost < MOST_RANKS && g.rank[at + lost] !== 0; lost++) {
      // Here `lost` ranks are gone, `cohesion` is left and `left` hits remain (none or less: the difference comes back).
      if (left > 0) {
        if (left <= order && disorder + left < cohesion) out.add(V_LOSE_PLACE, lost, left);
      } else {
        // RULING: disorder need not be brought back, and only as much as lies on the unit can be [B Taking hits].
        const most = Math.min(-left, disorder);
        for (let back = 0; back <= most; back++) if (disorder - back < cohesion) out.add(V_LOSE_REFUND, lost, back);
      }
      cohesion -= COHESION[g.rank[at + lost]];
      left -= COHESION[g.rank[at + lost]];
    }
    out.add(V_DISBAND);
    if (f.steadied !== 0) return;
    // RULING: Steadfast ignores one hit each time hits are dealt, not one for every hit [B Steadfast].
    if (hasTrait(g, target, STEADFAST)) {
      if (order > 0) out.add(V_STEADFAST_ORDER);
      if (g.campDisorder[seat] > 0) out.add(V_STEADFAST_DISORDER);
    }
    for (const text of HITS_TEXTS) if (canPlay(g, seat, text, f, f.used)) out.add(V_PLAY, text.card);
  },
  take(g, f, choice) {
    const { target, seat } = f;
    switch (verbOf(choice)) {
      case V_PLAY:
        return playOnHits(g, f, firstOf(choice));
      case V_STEADFAST_ORDER:
      case V_STEADFAST_DISORDER: {
        const flipped = verbOf(choice) === V_STEADFAST_DISORDER ? 1 : 0;
        if (flipped !== 0) g.campDisorder[seat]--;
        else g.campOrder[seat]--;
        g.unitOrder[target]++;
        f.steadied = 1;
        tell(g, 'ignored', target, 1, -1, flipped);
        return ignoreHits(g, f, 1);
      }
      default: {
        const disband = verbOf(choice) === V_DISBAND;
        const lost = disband ? rankCount(g, target) : firstOf(choice);
        const tokens = disband ? 0 : secondOf(choice);
        const placed = verbOf(choice) === V_LOSE_PLACE ? tokens : 0;
        const refunded = tokens - placed;
        // Ranks go first; those of a unit that is given up leave the field when it is disbanded.
        if (disband) below(g, f).given = 1;
        else removeFront(g, target, lost);
        tell(g, 'taken', target, lost, placed, refunded);
        g.unitDisorder[target] += placed - refunded;
        g.campOrder[seat] -= placed;
        g.campDisorder[seat] += refunded;
        below(g, f).lost += lost;
        done(g);
      }
    }
  },
});

/** Hits are ignored; without any left there is nothing more to decide. `f` is the frame of `takeHits`, on top. */
function ignoreHits(g: State, f: Frame, count: number): void {
  f.hits -= count;
  if (f.hits === 0) done(g);
}

function playOnHits(g: State, f: Frame, card: number): void {
  const { target, seat } = f;
  playText(g, seat, card, target);
  f.used = withUsed(g, seat, card, f.used);
  if (card === EXPENDABLE_FRONT) {
    removeFront(g, target, 1);
    below(g, f).lost++;
    tell(g, 'ignored', target, f.hits, card);
    return ignoreHits(g, f, f.hits);
  }
  if (card === TESTUDO && f.hits > 1) {
    call(g, ignore).seat = seat;
    return;
  }
  tell(g, 'ignored', target, 1, card);
  ignoreHits(g, f, 1);
}

/** Testudo: one hit or two; who keeps a hit may still remove ranks for it. */
const ignore = book.decision('ignore', {
  who: (_g, f) => f.seat,
  choices(_g, _f, out) {
    out.add(V_IGNORE, 2);
    out.add(V_IGNORE, 1);
  },
  take(g, f, choice) {
    const hits = below(g, f);
    done(g);
    tell(g, 'ignored', hits.target, firstOf(choice), TESTUDO);
    ignoreHits(g, hits, firstOf(choice));
  },
});

/** Asks the owner of the target how the hits of the attack `a` are taken. */
export function callTakeHits(g: State, a: Frame): void {
  const t = call(g, takeHits);
  t.target = a.target;
  t.kind = a.kind;
  t.hits = a.hits;
  t.seat = g.battle.unitSeat[a.target];
}
