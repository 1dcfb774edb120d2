// Words of what cards ask at the start of the action: `arrange` (ranks in a new order), `spies` (a card out of a hand).

import { firstOf } from '../../../../kernel/choice.ts';
import { holds } from '../../rules/hands.ts';
import { type ArrangeFault, mayStandNext } from '../../rules/ranks.ts';
import { ranks } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import type { FaultWords } from '../why-not/shared.ts';
import { cardAsking, cardName, hits, theFaction, unitText } from '../words.ts';
import type { DecisionWords } from './types.ts';

export const arrange: DecisionWords = {
  prompt: (g, f) =>
    `${cardAsking(g, f.seat, 'arrange')}: which rank of ${unitText(g, f.unit)} comes next, front first?`,
  about: (_g, f) => f.unit,
  offers: {
    [V.V_NEXT]: {
      mark: 'answer',
      label: (_g, rank) => ranks[rank].name,
      note: (_g, _f, rank) => `Cohesion ${ranks[rank].cohesion}: it takes up to ${hits(ranks[rank].cohesion)}.`,
    },
  },
  may: { [V.V_NEXT]: (g, f, choice, _seat, why) => mayStandNext(g, f, firstOf(choice), why) },
};

export const spies: DecisionWords = {
  prompt: (g, f) => `${cardAsking(g, f.seat, 'spies')}: which card does ${theFaction(g, f.whose)} lose?`,
  offers: { [V.V_REMOVE]: { mark: 'card', card: true, label: (_g, card) => `Remove ${cardName(card)}` } },
  may: { [V.V_REMOVE]: (g, f, choice, _seat, why) => holds(g, f.whose, firstOf(choice), why) },
};

export const arrangeFaults: FaultWords<ArrangeFault> = {
  noSuchRank: ({ g, a, b }) => [`${unitText(g, a)} has no ${ranks[b].name} left to place.`, 'B Tactic cards'],
};
