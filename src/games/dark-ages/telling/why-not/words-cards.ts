// Sentences for what keeps a card in the hand, for what a decision does not ask, and for who points at nothing.

import { CARD_KINDS, CARDS } from '../../tables/tables.ts';
import { CARD_MOMENTS, CARD_OBJECTS } from '../cards.ts';
import { capital, cardName, cardRef, does, hexName, pieceName, pieceOn, REF, scenarioRef } from '../words.ts';
import type { AskedFault, AttackFault, CardFault, Sentence } from './faults.ts';
import { subject } from './faults.ts';
import type { PointingFault } from './pointing.ts';

const keyOf = (card: number) => CARD_KINDS[CARDS[card].kind];

/** The card has its moment, and this is not it. */
const wrongMoment: Sentence = (_g, a) => ({
  text: `${cardName(a)} is played at another moment: ${CARD_MOMENTS[keyOf(a)]}.`,
  ref: cardRef(a),
});

export const CARD_WORDS: { readonly [key in Exclude<CardFault | 'noGreyCube', AttackFault>]: Sentence } = {
  noActivationValue: (_g, a) => ({ text: `${cardName(a)} cannot be played as activation.`, ref: REF.activation }),
  oneActivation: () => ({
    text: 'A card is played as activation only at the start of your own round, and only one.',
    ref: REF.activation,
  }),
  noEventCard: (_g, a) => ({ text: `${cardName(a)} is no Historical Event.`, ref: REF.events }),
  wrongMoment,
  noMoveCard: wrongMoment,
  noBowCard: wrongMoment,
  noFightCard: wrongMoment,
  comesFirst: (_g, a) => ({
    text: `The question now comes first; ${cardName(a)} can be played after it.`,
    ref: REF.orders,
  }),
  namesHex: (_g, a) => ({
    text: `${cardName(a)} names ${CARD_OBJECTS[keyOf(a)] ?? 'a piece'}: write its hex too.`,
    ref: cardRef(a),
  }),
  namesNoHex: (_g, a) => ({ text: `${cardName(a)} names no hex.`, ref: cardRef(a) }),

  // ---- on a move, on bows, on a unit that must retreat
  firstHexGone: (_g, a) => ({ text: `${cardName(a)} is played before the first hex of a move.`, ref: cardRef(a) }),
  notByActivation: (_g, a) => ({ text: `${cardName(a)} is for moves by activation only.`, ref: cardRef(a) }),
  playedOnMove: (_g, a) => ({ text: `${cardName(a)} holds for this move already.`, ref: cardRef(a) }),
  playedOnBows: (_g, a) => ({ text: `${cardName(a)} holds for this phase already.`, ref: cardRef(a) }),
  noBowsReady: (_g, a) => ({ text: 'None of your archers or longbows is still to shoot.', ref: cardRef(a) }),
  noFightToHold: () => ({
    text: 'No retreat is for units that retreat from an assault or a melee, or in the end phase.',
    ref: 'D No retreat',
  }),
  defendersHold: () => ({ text: 'In a fight No retreat is for the side that is attacked.', ref: 'D No retreat' }),

  // ---- on a piece
  noGreyCube: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no grey cube.`, ref: REF.rally }),
  notEnemy: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} no enemy.`, ref: 'D Pillage' }),
  nobodyNextToIt: (g, a) => ({ text: `No unit of yours is next to ${hexName(g, g.unitHex[a])}.`, ref: 'D Pillage' }),

  // ---- on a fight
  forAttacker: (_g, a) => ({ text: `${cardName(a)} is for the side that attacks.`, ref: cardRef(a) }),
  forDefender: (_g, a) => ({ text: `${cardName(a)} is for the side that is attacked.`, ref: cardRef(a) }),
  playedOnFight: (_g, a) => ({ text: `${cardName(a)} holds for this fight already.`, ref: cardRef(a) }),
  oneWall: (_g, a) => ({ text: 'A fight has one wall or one ring.', ref: cardRef(a) }),
  wallFacesOne: (_g, a) => ({
    text: 'Another enemy is next to the unit: the wall can face only one.',
    ref: cardRef(a),
  }),
  notInfantry: (g, a, b) => ({ text: `${subject(g, b, 'is', 'are')} no infantry.`, ref: cardRef(a) }),
  notHeavyInfantry: (g, a, b) => ({ text: `${subject(g, b, 'is', 'are')} no heavy infantry.`, ref: cardRef(a) }),
  notCavalry: (g, a, b) => ({ text: `${subject(g, b, 'is', 'are')} no cavalry.`, ref: cardRef(a) }),
  meleeOnly: (_g, a) => ({ text: `${cardName(a)} is for melee only.`, ref: cardRef(a) }),
  nobodyJoins: (_g, a) => ({ text: 'No other unit of yours can join the attack.', ref: cardRef(a) }),
  steadfast: (g, a) => ({ text: `${subject(g, a, 'never leaves', 'never leave')} the hex.`, ref: scenarioRef(g) }),
  cannotFollow: (g, _a, b) => ({ text: `${capital(pieceName(g, b))} could not follow.`, ref: 'D Fake retreat' }),
  noHexBehind: (g, a) => ({
    text: `${subject(g, a, 'has', 'have')} no free hex to step back to.`,
    ref: 'D Fake retreat',
  }),
};

export const ASKED_WORDS: { readonly [key in AskedFault]: Sentence } = {
  notTheMover: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} moving now, and nobody else.`, ref: REF.movement }),
  notTheOneAsked: (g, a) => ({ text: `The question is about ${pieceOn(g, a)}.`, ref: REF.sequence }),
  attackFromElsewhere: (g, a) => ({
    text: `The attack comes from ${hexName(g, g.unitHex[a])}.`,
    ref: REF.several,
  }),
  onlyVacatedHex: (g, _a, b) => ({
    text: `A pursuit enters only the hex that the enemy left, ${hexName(g, b)}.`,
    ref: REF.pursuit,
  }),
  eventNamesOthers: (g, a) => ({ text: `The event cannot name ${hexName(g, a) || 'that hex'}.`, ref: scenarioRef(g) }),
  mustStillAttack: (g, a) => ({ text: `${capital(pieceOn(g, a))} must still attack.`, ref: REF.melee }),
};

export const POINTING_WORDS: { readonly [key in PointingFault]: Sentence } = {
  noSuchHex: () => ({ text: 'There is no such hex on this board.', ref: REF.movement }),
  nobodyThere: (g, a) => ({ text: `Nobody stands at ${hexName(g, a)}.`, ref: REF.movement }),
  notYours: (g, a) => ({ text: `${capital(pieceOn(g, a))} ${does(g, a, 'is', 'are')} not yours.`, ref: REF.movement }),
  onlyLeaderThere: (g, a) => ({
    text: `At ${hexName(g, g.unitHex[a])} stands no unit, only the leader ${pieceName(g, a)}.`,
    ref: REF.movement,
  }),
  noLeaderThere: (g, a) => ({ text: `No leader is at ${hexName(g, a)}.`, ref: REF.leaders }),
  isYours: (g, a) => ({ text: `${capital(pieceOn(g, a))} ${does(g, a, 'is', 'are')} yours.`, ref: REF.combat }),
  noSuchCard: () => ({ text: 'There is no such card.', ref: REF.cards }),
  notHeld: (_g, a) => ({ text: `You do not hold ${cardName(a)} (${CARDS[a].number}).`, ref: REF.cards }),
};
