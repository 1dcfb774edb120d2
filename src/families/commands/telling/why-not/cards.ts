// Why a card may not be played, kept or used as an answer.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type HandFault, handHas } from '../../rules/deck.ts';
import { mayNameSection, type NameSectionFault } from '../../rules/orders/by-section.ts';
import { type KeepFault, mayKeep, mayPlay, mayPlayAs, type PlayAsFault, type PlayFault } from '../../rules/turn.ts';
import { KEEP, ORDER, PASS, PLAY, PLAY_AS, SECTION } from '../../tables/verbs.ts';
import { cardRef, ruleRef, sayOf } from '../words.ts';
import { orderRef, type Reasons, reason, type Words } from './parts.ts';

export const handWords: Words<HandFault> = {
  notHeld: ({ g, a }) => ({ text: `You do not hold ${g.battle.game.cards[a].name}.`, ref: ruleRef(g, 'card') }),
};

const playWords: Words<HandFault | PlayFault> = {
  ...handWords,
  onlyReacts({ g, a }) {
    const card = g.battle.game.cards[a];
    return {
      text: `${card.name} is played only when the enemy declares a ${sayOf(g).close}, never as your turn's card.`,
      ref: cardRef(g, card),
    };
  },
  notInOwnTurn({ g, a }) {
    const card = g.battle.game.cards[a];
    const other = g.battle.game.cards.find(({ key }) => key === card.orAs);
    const as = other === undefined ? '' : `, except as ${other.name}`;
    return { text: `${card.name} is not played at the start of a turn${as}.`, ref: cardRef(g, card) };
  },
};

const playAsWords: Words<HandFault | PlayAsFault> = {
  ...handWords,
  notAsThat({ g, a }) {
    const card = g.battle.game.cards[a];
    return { text: `${card.name} is not played as that card.`, ref: cardRef(g, card) };
  },
};

const keepWords: Words<KeepFault> = {
  notDrawn: ({ g, a }) => ({
    text: `${g.battle.game.cards[a].name} is not one of the cards drawn.`,
    ref: ruleRef(g, 'draw'),
  }),
};

const sectionWords: Words<NameSectionFault> = {
  noneThere: ({ g, a }) => ({ text: `No ${g.battle.game.classes[a].key} unit of yours is there.`, ref: orderRef(g) }),
};

export const cardReasons: Reasons = {
  playCard: {
    [PLAY]: reason<HandFault | PlayFault>(
      (g, _f, choice, seat, why) => handHas(g, seat, firstOf(choice), why) && mayPlay(g, firstOf(choice), why),
      playWords,
    ),
    [PLAY_AS]: reason<HandFault | PlayAsFault>(
      (g, _f, choice, seat, why) =>
        handHas(g, seat, firstOf(choice), why) && mayPlayAs(g, firstOf(choice), secondOf(choice), why),
      playAsWords,
    ),
    // Nobody passes but who has nothing else on offer.
    [PASS]: (g) => ({ text: 'You hold a card that can be played, so you must play one.', ref: ruleRef(g, 'card') }),
  },
  keepCard: {
    [KEEP]: reason<KeepFault>((g, _f, choice, _seat, why) => mayKeep(g, firstOf(choice), why), keepWords),
  },
  chooseSection: {
    [SECTION]: reason<NameSectionFault>(
      (g, f, choice, _seat, why) => mayNameSection(g, f.kind, firstOf(choice), why),
      sectionWords,
    ),
    [ORDER]: (g) => ({ text: 'First name a section; its units are then ordered together.', ref: orderRef(g) }),
  },
};
