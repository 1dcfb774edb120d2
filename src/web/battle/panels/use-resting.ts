// Whether the hand rests: nothing that is on offer plays a card. Then the board may have the room of the cards. While somebody else
// acts, or something is told, it stays as it was, so that the board changes only with what is asked here.

import { useRef } from 'preact/hooks';
import type { BattleModel } from '../model.ts';
import { answersOf } from './OfferList.tsx';

type Parts = Pick<BattleModel, 'state' | 'showing' | 'moment' | 'curtain'>;

/** More answers than these, or answers with odds, need the room themselves. */
const FEW = 2;

/** Null while nothing is asked of whoever looks. */
export function restsNow({ state, showing, moment, curtain }: Parts): boolean | null {
  if (!state || showing !== null || moment !== null || curtain !== null || state.offers.length === 0) return null;
  const answers = answersOf(state);
  if (answers.length > FEW || answers.some(({ odds }) => odds)) return false;
  return state.offers.every(({ card }) => card === null);
}

export function useResting(model: Parts): boolean {
  const rests = useRef(false);
  rests.current = restsNow(model) ?? rests.current;
  return rests.current;
}
