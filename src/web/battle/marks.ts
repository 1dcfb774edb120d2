// What is drawn on the board as invitation, from what the session holds.

import type { BoardMarks } from '../games/kit.ts';
import { actingPlaces, offersFrom } from './pointing.ts';
import type { BattleModel } from './session.ts';
import { traceShown } from './trace/shown.ts';

/** The parts of the model that the marks depend on, so that nothing is drawn again when others change. */
export const MARK_PARTS = [
  'state',
  'view',
  'showing',
  'moment',
  'selected',
  'confirming',
  'shortOdds',
  'cursor',
  'lit',
  'refusal',
  'way',
  'peek',
  'picking',
  'passed',
  'traceWish',
  'toldPlaces',
] as const satisfies readonly (keyof BattleModel)[];

type MarkParts = Pick<BattleModel, (typeof MARK_PARTS)[number]>;

export function marksOf(model: MarkParts): BoardMarks {
  const { state, showing, moment, selected, confirming, shortOdds, cursor, lit, toldPlaces, refusal, way, peek } =
    model;
  const quiet = !state || showing !== null || moment !== null;
  const offers = quiet ? [] : state.offers;
  const telling = showing ? showing.step.tellings[showing.told - 1] : undefined;
  // A card in hand lights whom it can order.
  const next = confirming?.card ? actingPlaces(peek) : null;
  return {
    decision: quiet ? null : state.number,
    acting: next ?? actingPlaces(selected ? offers.filter((offer) => offer.from !== selected.place) : offers),
    offers: next ? [] : offersFrom(offers, selected),
    odds: shortOdds,
    selected: selected?.place ?? null,
    confirming,
    cursor,
    lit: telling ? telling.places : toldPlaces.length > 0 ? [...new Set([...lit, ...toldPlaces])] : lit,
    asked: quiet ? null : (model.view?.asked ?? null),
    refused: refusal?.place ?? null,
    way: telling?.way ? telling.way.places : way,
    trace: traceShown(model),
  };
}
