// Words of taking hits: `takeHits`, `ignore`, and the cards of a unit that is lost or has lost ranks (`disbandingAnswer`,
// `afterHitsAnswer`).

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { holds } from '../../rules/hands.ts';
import {
  mayPlace,
  mayPlayOnHits,
  mayRefund,
  maySteady,
  type SteadfastFault,
  type TakeFault,
} from '../../rules/hits.ts';
import { type IgnoreFault, mayIgnore } from '../../rules/ignore.ts';
import { mostDisorder } from '../../rules/questions.ts';
import type { Frame, State } from '../../rules/state.ts';
import * as V from '../../tables/verbs.ts';
import { nearestFrame } from '../stack.ts';
import type { FaultWords } from '../why-not/shared.ts';
import { capital, count, disorder, hits, list, order, ranksOf, unitText } from '../words.ts';
import { cardMoment, lastDraw, mayPlayCards, passing, playing, textsThat } from './shared.ts';
import type { DecisionWords, OfferWords } from './types.ts';

/** Ranks that fall, and the disorder it then holds of what it can. */
function lossNote(g: State, f: Frame, lost: number, change: number): string {
  const unit = f.target;
  const gone = ranksOf(g, unit).slice(0, lost);
  const [now, most] = [g.unitDisorder[unit] + change, mostDisorder(g, unit, lost)];
  const held =
    now >= most
      ? `It then has ${disorder(now)}, the most it can hold.`
      : `It then has ${disorder(now)} and can hold ${most}.`;
  return `${gone.length > 0 ? `${list(gone.map((rank) => rank.name))} removed. ` : ''}${held}`;
}

function disbandNote(g: State, seat: number): string {
  const draw = lastDraw(g, seat);
  const gone = 'Its ranks are removed, its tokens go to the camp as disorder';
  return draw === '' ? `${gone}, and you draw a card.` : `${gone}. ${draw}`;
}

const steadfast = (token: 'order' | 'disorder'): OfferWords => ({
  mark: 'answer',
  label: () => `Steadfast: ignore a hit for 1 ${token}`,
  note: (g, f) =>
    `The token goes from the camp onto the unit as order${g.unitOrder[f.target] === 0 ? '' : ', so its next command costs more'}.`,
  // Usual with disorder on a unit without order: the token could not be used in the camp, and no command becomes dearer.
  usual: (g, f) => token === 'disorder' && g.unitOrder[f.target] === 0,
});

export const takeHits: DecisionWords = {
  prompt: (g, f) => `${unitText(g, f.target)} takes ${hits(f.hitsDue)}. Remove ranks, or place disorder.`,
  help: 'A rank removed from the front absorbs as many hits as its cohesion. For each other hit one order from your camp goes on the unit as disorder.',
  about: (_g, f) => f.target,
  offers: {
    [V.V_LOSE_PLACE]: {
      mark: 'answer',
      label(_g, lost, placed) {
        const take = `take ${disorder(placed)}`;
        return capital(lost === 0 ? take : `lose ${count(lost, 'rank')}, ${take}`);
      },
      note: (g, f, lost, placed) => lossNote(g, f, lost, placed),
    },
    [V.V_LOSE_REFUND]: {
      mark: 'answer',
      label(_g, lost, back) {
        const lose = `Lose ${count(lost, 'rank')}`;
        return back === 0 ? lose : `${lose}, ${disorder(back)} back to camp`;
      },
      note: (g, f, lost, back) => lossNote(g, f, lost, -back),
    },
    [V.V_DISBAND]: { mark: 'answer', label: () => 'Disband the unit', note: (g, f) => disbandNote(g, f.seat) },
    [V.V_STEADFAST_ORDER]: steadfast('order'),
    [V.V_STEADFAST_DISORDER]: steadfast('disorder'),
    ...playing(),
  },
  may: {
    [V.V_LOSE_PLACE]: (g, f, choice, _seat, why) => mayPlace(g, f, firstOf(choice), secondOf(choice), why),
    [V.V_LOSE_REFUND]: (g, f, choice, _seat, why) => mayRefund(g, f, firstOf(choice), secondOf(choice), why),
    [V.V_STEADFAST_ORDER]: (g, f, _choice, _seat, why) => maySteady(g, f, false, why),
    [V.V_STEADFAST_DISORDER]: (g, f, _choice, _seat, why) => maySteady(g, f, true, why),
    ...mayPlayCards(
      textsThat(
        (g, seat) => g.battle.texts[seat].hits,
        V.V_PLAY,
        (g, f, _seat, text, _named, why) => mayPlayOnHits(g, f, text, why),
      ),
    ),
  },
};

const unitHit = (g: State, f: Frame): number => nearestFrame(g, 'takeHits')?.target ?? f.target;

export const ignore: DecisionWords = {
  prompt: (g, f) => `how many hits does ${unitText(g, unitHit(g, f))} ignore?`,
  about: unitHit,
  offers: {
    // Usual: the most. The card is played already, and every hit ignored is one less to take.
    [V.V_IGNORE]: {
      mark: 'answer',
      label: (_g, ignored) => `Ignore ${hits(ignored)}`,
      usual: (g, f, ignored) => !mayIgnore(g, f, ignored + 1, null),
    },
  },
  may: { [V.V_IGNORE]: (g, f, choice, _seat, why) => mayIgnore(g, f, firstOf(choice), why) },
};

export const disbandingAnswer: DecisionWords = {
  prompt: (g, f) => `${unitText(g, f.unit)} is about to be disbanded. Play a card?`,
  help: cardMoment('before a unit of yours is lost'),
  about: (_g, f) => f.unit,
  offers: { [V.V_PASS]: { ...passing(''), note: (g, f) => disbandNote(g, f.seat) }, ...playing() },
  may: mayPlayCards(
    textsThat(
      (g, seat) => g.battle.texts[seat].disband,
      V.V_PLAY,
      (g, f, seat, text, _named, why) => holds(g, seat, text.card, why) && text.fits(g, f.unit, why),
    ),
  ),
};

export const afterHitsAnswer: DecisionWords = {
  prompt: (g, f) => `${unitText(g, f.unit)} has lost a rank. Play a card?`,
  help: cardMoment('when a unit of yours has lost a rank'),
  about: (_g, f) => f.unit,
  offers: { [V.V_PASS]: passing('The fight goes on.'), ...playing() },
  may: mayPlayCards(
    textsThat(
      (g, seat) => g.battle.texts[seat].afterHits,
      V.V_PLAY,
      (g, f, seat, text, _named, why) => holds(g, seat, text.card, why) && text.fits(g, f.unit, why),
    ),
  ),
};

const TAKING = 'B Taking hits';
const STEADFAST = 'B Steadfast';

export const hitFaults: FaultWords<TakeFault | SteadfastFault | IgnoreFault | 'steadiedFirst'> = {
  fewerRanks: ({ g, a, b }) => [`${unitText(g, a)} has only ${count(b, 'rank')}.`, TAKING],
  allRanks: () => ['Losing all its ranks disbands the unit: choose "disband".', 'B Disbanding a unit'],
  nothingLeftToPlace: ({ a, b }) => [
    `Losing ${count(a, 'rank')} takes ${hits(b)}: no disorder is left to place.`,
    TAKING,
  ],
  placesOther: ({ choice, a, b }) => [
    `With ${count(a, 'rank')} lost ${disorder(b)} must be placed, not ${secondOf(choice)}.`,
    TAKING,
  ],
  campShort: ({ a, b }) => [`The camp has ${order(a)} for ${hits(b)}; more ranks must go.`, TAKING],
  wouldDisband: ({ a, b }) => [
    `It would then have ${a} disorder with a cohesion of ${b}, and be disbanded.`,
    'B Disbanding a unit',
  ],
  restToPlace: ({ f, a, b }) => [
    `Losing ${count(a, 'rank')} takes ${f.hitsDue - b} of ${hits(f.hitsDue)}; the rest must be placed as disorder.`,
    TAKING,
  ],
  refundsMore: ({ a }) => [`Only ${disorder(a)} more than the hits was lost: no more comes back.`, TAKING],
  unitHoldsLess: ({ a }) => [`Only ${disorder(a)} lies on the unit.`, TAKING],
  notSteadfast: ({ g, a }) => [`${unitText(g, a)} is not Steadfast.`, STEADFAST],
  steadied: () => ['Steadfast has been used for these hits.', STEADFAST],
  noOrderInCamp: () => ['The camp has no order.', STEADFAST],
  noDisorderInCamp: () => ['The camp has no disorder.', STEADFAST],
  steadiedFirst: () => ['Steadfast has been used: cards that take hits away come before it.', STEADFAST],
  ignoresOther: ({ a }) => [`One hit to ${a} may be ignored.`, 'B Tactic cards'],
};
