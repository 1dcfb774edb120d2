// What the column has to say, in a few words on the table itself: the sheets lay it out by them. Asking the document instead
// (`:has`) would have the browser look through the whole table at every change.

import type { Odds, Offer } from '../../../kernel/ruleset.ts';
import type { CardForm } from '../../games/kit.ts';
import type { BattleModel, State, View } from '../session.ts';
import { answersOf } from './OfferList.tsx';

/** Somebody here is asked, and nothing else is on show. */
export const isMine = ({ state, showing, moment }: Pick<BattleModel, 'state' | 'showing' | 'moment'>): boolean =>
  state !== null && state.offers.length > 0 && showing === null && moment === null;

export const isEnding = ({ mark }: Offer): boolean => mark === 'finish';

/** Answers in words; none while one of several things is picked or weighed. */
export function answersHere({ confirming, picking }: BattleModel, state: State): readonly Offer[] {
  const asked = answersOf(state);
  if (confirming || picking.length > 0 || asked.length === 0) return [];
  // One that declines and has chances of its own is compared with the others; else it stands in its corner.
  return [...asked, ...state.offers.filter((offer) => isEnding(offer) && offer.odds)];
}

/** A card that can be played now is a row; one that answers what is asked is listed among the answers. */
export function cardForms(
  { state, showing, moment }: Pick<BattleModel, 'state' | 'showing' | 'moment'>,
  view: View,
): readonly CardForm[] {
  const asked = state !== null && showing === null && moment === null && answersOf(state).length === 0;
  const offered = new Set(asked ? state.offers.map(({ card }) => card) : []);
  return view.hand.map(({ key }) => (offered.has(key) ? 'row' : 'thumb'));
}

/** The exchange whose odds are looked at, and the odds once they are counted. */
export interface Weighed {
  readonly offer: Offer;
  readonly odds: Odds | null;
  /** It is considered, not only pointed at. */
  readonly considered: boolean;
}

export function weighedOf(model: BattleModel): Weighed | null {
  const { confirming, odds, inspected, shortOdds } = model;
  if (inspected !== null) return null;
  if (confirming?.odds && odds?.choice === confirming.choice)
    return { offer: confirming, odds: odds.odds, considered: true };
  const target = targetUnder(model);
  const known = target && shortOdds[target.choice];
  return target && known ? { offer: target, odds: known, considered: false } : null;
}

/** The attack on whom the pointer rests, by the piece in hand. */
function targetUnder({ state, selected, hovered }: BattleModel): Offer | null {
  if (!state || !selected || hovered === null) return null;
  return state.offers.find((o) => o.odds && o.from === selected.place && o.to === hovered) ?? null;
}

/** The attributes of the table by which its sheets lay the column out. */
export function columnOf(model: BattleModel, view: View) {
  const { state } = model;
  const answers = state && isMine(model) ? answersHere(model, state) : [];
  return {
    'data-hand': cardForms(model, view).includes('row') ? 'rows' : 'rest',
    'data-odds': weighedOf(model)?.odds ? 'shown' : undefined,
    'data-answers': answers.some(({ choice }) => model.shortOdds[choice]) ? 'weighed' : undefined,
  } as const;
}
