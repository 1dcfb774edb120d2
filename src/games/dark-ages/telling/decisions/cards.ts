// Words of cards in hand, which may be asked about in every decision: for activation, as an event, as orders with and without a
// piece. A decision says which of them it takes; the others are kept for their own moments.

import { no } from '../../../../kernel/permission.ts';
import { onlyInCombat, PIECE_CARDS, type PillageFault } from '../../rules/cards-combat.ts';
import { COMBAT, pieceAt } from '../../rules/state.ts';
import { CARD_KIND, CARD_KINDS, CARDS, EVENT_CARD } from '../../tables/tables.ts';
import * as v from '../../tables/verbs.ts';
import { CARD_MOMENTS, CARD_OBJECTS, CARD_TEXTS } from '../cards.ts';
import type { CardFormFault, FaultWords, Sentence } from '../why-not/faults.ts';
import { subject } from '../why-not/faults.ts';
import { enemyPiece, holds, isHex, ownPiece } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { cardName, cardRef, hexName, REF } from '../words.ts';
import { whoAt } from './shared.ts';
import type { Asked, May, MayByVerb, OfferWords } from './types.ts';

const keyOf = (card: number) => CARD_KINDS[CARDS[card].kind];

const textOf = ({ a }: Asked): string => CARD_TEXTS[keyOf(a)];

/** An order card that names no piece. */
export const playing: OfferWords = {
  mark: 'card',
  card: true,
  label: ({ a }) => `Play ${cardName(a)}`,
  note: textOf,
};

/** An order card that is played on a piece. */
export const playingOn: OfferWords = {
  mark: 'card',
  card: true,
  to: 2,
  label: ({ g, a, b }) => `Play ${cardName(a)} on ${whoAt(g, b)}`,
  note: textOf,
};

/** A card for activation or an event: `begins` where a round begins. */
export const mayOpen = (begins: boolean): MayByVerb => ({
  [v.ACTIVATE]({ g, a, seat }, why) {
    if (!holds(g, a, seat, why)) return false;
    if (CARD_KIND[a] === EVENT_CARD) return no(why, 'noActivationValue', a);
    return begins || no(why, 'oneActivation', a);
  },
  [v.EVENT]({ g, a, seat }, why) {
    if (!holds(g, a, seat, why)) return false;
    if (CARD_KIND[a] !== EVENT_CARD) return no(why, 'noEventCard', a);
    return begins || no(why, 'wrongMoment', a);
  },
});

/** Texts without a piece, where those of the table are played by the rule `may`. */
export const mayPlay = (texts: { readonly [kind: number]: unknown }, may: May): MayByVerb => ({
  [v.PLAY](asked, why) {
    const { g, a, seat } = asked;
    if (!holds(g, a, seat, why)) return false;
    if (PIECE_CARDS[CARD_KIND[a]] !== undefined) return no(why, 'namesHex', a);
    return texts[CARD_KIND[a]] === undefined ? no(why, 'wrongMoment', a) : may(asked, why);
  },
});

/** Texts that are played on a piece: none, those for any moment, or those of the combat phase too. */
export const mayPlayOn = (takes: 'none' | 'any' | 'combat'): MayByVerb => ({
  [v.PLAY_ON]({ g, a, b, seat }, why) {
    if (!holds(g, a, seat, why)) return false;
    const kind = CARD_KIND[a];
    const entry = PIECE_CARDS[kind];
    if (entry === undefined) return no(why, 'namesNoHex', a);
    if (!isHex(g, b, why)) return false;
    if (onlyInCombat(kind)) {
      if (takes !== 'combat' || g.phase !== COMBAT) return no(why, 'wrongMoment', a);
    } else if (takes === 'none') return no(why, 'comesFirst', a);
    const there = entry.on === 'own' ? ownPiece(g, b, seat, why) : enemyPiece(g, b, seat, why);
    return there && entry.may(g, seat, pieceAt(g, b), why);
  },
});

/** Cards where a decision does not take them: they have reasons of their own everywhere. */
export const NO_CARDS: MayByVerb = { ...mayOpen(false), ...mayPlay({}, () => false), ...mayPlayOn('none') };

/** The card has its moment, and this is not it. */
export const wrongMoment: Sentence = (_g, a) => ({
  text: `${cardName(a)} is played at another moment: ${CARD_MOMENTS[keyOf(a)]}.`,
  ref: cardRef(a),
});

export const cardFaults: FaultWords<Exclude<CardFormFault | PillageFault, SharedFault>> = {
  noActivationValue: (_g, a) => ({ text: `${cardName(a)} cannot be played as activation.`, ref: REF.activation }),
  oneActivation: () => ({
    text: 'A card is played as activation only at the start of your own round, and only one.',
    ref: REF.activation,
  }),
  noEventCard: (_g, a) => ({ text: `${cardName(a)} is no Historical Event.`, ref: REF.events }),
  wrongMoment,
  comesFirst: (_g, a) => ({
    text: `The question now comes first; ${cardName(a)} can be played after it.`,
    ref: REF.orders,
  }),
  namesHex: (_g, a) => ({
    text: `${cardName(a)} names ${CARD_OBJECTS[keyOf(a)] ?? 'a piece'}: write its hex too.`,
    ref: cardRef(a),
  }),
  namesNoHex: (_g, a) => ({ text: `${cardName(a)} names no hex.`, ref: cardRef(a) }),
  notEnemy: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} no enemy.`, ref: 'D Pillage' }),
  nobodyNextToIt: (g, a) => ({ text: `No unit of yours is next to ${hexName(g, g.unitHex[a])}.`, ref: 'D Pillage' }),
};
