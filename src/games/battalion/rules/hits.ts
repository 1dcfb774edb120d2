// Taking hits [B Taking hits; B Steadfast], with the HITS texts.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { COHESION } from '../tables/tables.ts';
import { STEADFAST } from '../tables/traits.ts';
import {
  V_DISBAND,
  V_LOSE_PLACE,
  V_LOSE_REFUND,
  V_PLAY,
  V_STEADFAST_DISORDER,
  V_STEADFAST_ORDER,
} from '../tables/verbs.ts';
import type { Carded, HitsText } from './card-text.ts';
import { campNow, told, unitNow } from './events.ts';
import { below, mayPlay, type PlayFault, playText, textOf, withUsed } from './hands.ts';
import { ignoreHits } from './ignore.ts';
import { decision } from './procedures.ts';
import { hasTrait, mostDisorder, rankCount } from './questions.ts';
import { removeFront } from './ranks.ts';
import { type Frame, MOST_RANKS, type State } from './state.ts';

/** `lost` ranks are removed first; what is wrong with that, then with the disorder placed, or brought back. */
export type TakeFault =
  | 'fewerRanks'
  | 'allRanks'
  | 'nothingLeftToPlace'
  | 'placesOther'
  | 'campShort'
  | 'wouldDisband'
  | 'restToPlace'
  | 'refundsMore'
  | 'unitHoldsLess';
export type SteadfastFault = 'notSteadfast' | 'steadied' | 'noOrderInCamp' | 'noDisorderInCamp';

/** Whether some ranks of the target may be lost and some kept. */
function mayLose(g: State, f: Frame, lost: number, why: Why<TakeFault> | null): boolean {
  const ranks = rankCount(g, f.target);
  if (lost > ranks) return no(why, 'fewerRanks', f.target, ranks);
  return lost < ranks || no(why, 'allRanks', f.target);
}

/** Hits that remain when so many ranks are lost: none or less when these take more than there are. */
function remains(g: State, f: Frame, lost: number): number {
  const at = f.target * MOST_RANKS;
  let rest = f.hitsDue;
  for (let i = 0; i < lost; i++) rest -= COHESION[g.rank[at + i]];
  return rest;
}

/** The camp has the order for the hits that remain. */
const canPlace = (g: State, f: Frame, rest: number, why: Why<TakeFault> | null): boolean =>
  rest <= g.campOrder[f.seat] || no(why, 'campShort', g.campOrder[f.seat], rest);

/** The unit would stand with so much disorder on it, when what is left of it holds `most`. */
const canHold = (held: number, most: number, why: Why<TakeFault> | null): boolean =>
  held <= most || no(why, 'wouldDisband', held, most + 1);

/**
 * Whether the unit may lose so many ranks and take the rest as so much disorder.
 * RULING: A unit is given up by removing all its ranks, which is always allowed; other answers that would disband the
 * unit are not offered, since they lose the same and more [B Disbanding a unit].
 * CASE: B Disbanding a unit: a unit may be given up for a single hit
 * CASE: B Taking hits: removing ranks that would leave too much disorder is not offered unless enough comes back
 * RULING: A player who is short of order removes ranks first and places what is left as disorder; placing order first
 * and removing ranks afterwards would only cost more and is not offered [B Taking hits].
 * CASE: B Taking hits: who is short of order must remove ranks
 */
export function mayPlace(g: State, f: Frame, lost: number, placed: number, why: Why<TakeFault> | null): boolean {
  if (!mayLose(g, f, lost, why)) return false;
  const rest = remains(g, f, lost);
  if (rest <= 0) return no(why, 'nothingLeftToPlace', lost, f.hitsDue - rest);
  if (placed !== rest) return no(why, 'placesOther', lost, rest);
  return canPlace(g, f, rest, why) && canHold(g.unitDisorder[f.target] + rest, mostDisorder(g, f.target, lost), why);
}

/**
 * Whether the unit may lose so many ranks and bring so much disorder back to the camp.
 * RULING: Disorder need not be brought back when ranks take more than the hits, and only as much as lies on the unit
 * can be brought back [B Taking hits].
 * CASE: B Taking hits: what a rank is too much for comes back as disorder, and need not
 * CASE: B Taking hits: no more comes back than lies on the unit
 */
export function mayRefund(g: State, f: Frame, lost: number, back: number, why: Why<TakeFault> | null): boolean {
  if (!mayLose(g, f, lost, why)) return false;
  const rest = remains(g, f, lost);
  const disorder = g.unitDisorder[f.target];
  if (rest > 0) return no(why, 'restToPlace', lost, rest);
  if (back > -rest) return no(why, 'refundsMore', -rest);
  if (back > disorder) return no(why, 'unitHoldsLess', disorder);
  return canHold(disorder - back, mostDisorder(g, f.target, lost), why);
}

/**
 * Whether Steadfast may be used with this kind of token.
 * RULING: Steadfast ignores one hit each time hits are dealt, not one for every hit [B Steadfast].
 * CASE: B Steadfast: once for each time hits are dealt
 */
export const maySteady = (g: State, f: Frame, disorder: boolean, why: Why<SteadfastFault> | null): boolean =>
  isSteady(g, f, why) && hasToken(g, f, disorder, why);

function isSteady(g: State, f: Frame, why: Why<SteadfastFault> | null): boolean {
  if (!hasTrait(g, f.target, STEADFAST)) return no(why, 'notSteadfast', f.target);
  return f.steadied === 0 || no(why, 'steadied');
}

function hasToken(g: State, f: Frame, disorder: boolean, why: Why<SteadfastFault> | null): boolean {
  if (disorder) return g.campDisorder[f.seat] > 0 || no(why, 'noDisorderInCamp');
  return g.campOrder[f.seat] > 0 || no(why, 'noOrderInCamp');
}

/** Hits that texts take away come off before Steadfast is used, so with Steadfast used no text is played any more. */
export const mayPlayOnHits = (
  g: State,
  f: Frame,
  text: HitsText & Carded,
  why: Why<PlayFault | 'steadiedFirst'> | null,
): boolean => (f.steadied !== 0 ? no(why, 'steadiedFirst') : mayPlay(g, f.seat, text, f, f.used, why));

/** Every complete answer that can be paid and leaves the unit standing, and giving it up [B Taking hits]. */
export const takeHits = decision('takeHits', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const { target, seat, hitsDue } = f;
    const { rank } = g;
    const disorder = g.unitDisorder[target];
    // With each rank that is lost there remains so much less to take, and what is left holds so much less.
    let rest = hitsDue;
    let most = mostDisorder(g, target);
    for (let lost = 0, at = target * MOST_RANKS; lost < MOST_RANKS && rank[at] !== 0; lost++, at++) {
      if (rest > 0) {
        if (canPlace(g, f, rest, null) && canHold(disorder + rest, most, null)) out.add(V_LOSE_PLACE, lost, rest);
      } else {
        for (let back = 0, end = Math.min(-rest, disorder); back <= end; back++) {
          if (canHold(disorder - back, most, null)) out.add(V_LOSE_REFUND, lost, back);
        }
      }
      rest -= COHESION[rank[at]];
      most -= COHESION[rank[at]];
    }
    out.add(V_DISBAND);
    if (isSteady(g, f, null)) {
      if (hasToken(g, f, false, null)) out.add(V_STEADFAST_ORDER);
      if (hasToken(g, f, true, null)) out.add(V_STEADFAST_DISORDER);
    }
    if (g.handCount[seat] === 0) return;
    const texts = g.battle.texts[seat].hits;
    for (let i = 0; i < texts.length; i++) {
      if (mayPlayOnHits(g, f, texts[i], null)) out.add(V_PLAY, texts[i].card);
    }
  },
  take(g, f, choice) {
    const { target, seat } = f;
    switch (verbOf(choice)) {
      case V_PLAY: {
        const card = firstOf(choice);
        playText(g, seat, card, target);
        f.used = withUsed(g, seat, card, f.used);
        return textOf(g.battle.texts[seat].hits, card)?.play(g, f, card);
      }
      case V_STEADFAST_ORDER:
      case V_STEADFAST_DISORDER: {
        const flipped = verbOf(choice) === V_STEADFAST_DISORDER;
        if (flipped) g.campDisorder[seat]--;
        else g.campOrder[seat]--;
        g.unitOrder[target]++;
        f.steadied = 1;
        return ignoreHits(g, f, 1, -1, flipped ? 'disorder' : 'order');
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
        g.unitDisorder[target] += placed - refunded;
        g.campOrder[seat] -= placed;
        g.campDisorder[seat] += refunded;
        told(g)?.tell({ kind: 'taken', unit: unitNow(g, target), lost, placed, refunded, camp: campNow(g, seat) });
        below(g, f).lost += lost;
        done(g);
      }
    }
  },
});

/** Asks the owner of the target how the hits of the attack `a` are taken. */
export function callTakeHits(g: State, a: Frame): void {
  const t = call(g, takeHits);
  t.target = a.target;
  t.kind = a.kind;
  t.hitsDue = a.hits;
  t.seat = g.battle.unitSeat[a.target];
}
