// What is told of turns, cards and orders.

import type { OrderEvent, TurnEvent } from '../../rules/events.ts';
import { SYMBOLS } from '../../tables/tables.ts';
import { capital, count } from '../words.ts';
import { appears, blocks, leaderCame } from './changes.ts';
import type { EventTellings } from './event-words.ts';

/** Sections as the side that names one sees them. */
const SECTIONS = ['left section', 'centre', 'right section'];

/** A card that is left out is another's secret: then what all may know is told. */
export const TURN_TELLINGS: EventTellings<TurnEvent> = {
  turn: {
    weighty: false,
    sentence: (w, { side, turn }) => `Turn ${turn}: ${w.army(side)} to play.`,
    // In this family a seat is a side.
    begins: ({ side }) => side,
  },
  passes: {
    weighty: true,
    sentence: (w, { side }) => `${w.army(side)}: has no card to play; the turn passes.`,
  },
  plays: {
    weighty: true,
    sentence(w, { side, card, order }) {
      const plays = `${w.army(side)}: plays ${w.card(card)}`;
      if (order === card) return `${plays}.`;
      if (order === null) return `${plays}, but there is no order to copy.`;
      const copies = w.g.battle.game.cards[card].copies;
      return copies ? `${plays}, which copies ${w.card(order)}.` : `${plays} as ${w.card(order)}.`;
    },
  },
  reacts: {
    weighty: true,
    sentence: (w, { side, card, unit }) => `${w.army(side)}: answers with ${w.card(card)} for ${w.unit(unit)}.`,
  },
  draws: {
    weighty: false,
    sentence: (w, { side, card }) =>
      card === undefined ? `${w.army(side)}: draws a card.` : `You draw ${w.card(card)}.`,
  },
  scouts: {
    weighty: false,
    sentence(w, { side, count: found, cards }) {
      if (found === 0) return `${w.army(side)}: finds no card to draw.`;
      if (cards === undefined) {
        return `${w.army(side)}: ${found === 1 ? 'looks at a card' : 'looks at two cards and keeps one'}.`;
      }
      const [one, other] = cards;
      if (other === undefined) return `You find ${w.card(one)} on the deck.`;
      return one === other ? `You find ${w.card(one)} twice.` : `You may keep ${w.card(one)} or ${w.card(other)}.`;
    },
  },
  keeps: {
    weighty: false,
    sentence(w, { side, card, discarded }) {
      const away = discarded === null ? '' : `; ${w.card(discarded)} is discarded`;
      return card === undefined ? `${w.army(side)}: keeps one card${away}.` : `You keep ${w.card(card)}${away}.`;
    },
  },
  losesCard: {
    weighty: true,
    sentence: (w, { side, card }) => `${w.army(side)}: loses a card at random, ${w.card(card)}.`,
  },
  reshuffles: {
    weighty: false,
    sentence: (_w, { cards }) => `The discards are shuffled back: the deck has ${count(cards, 'card')}.`,
  },
  command: { weighty: false, sentence: (w, { side, command }) => `${w.army(side)}: Command is now ${command}.` },
};

export const ORDER_TELLINGS: EventTellings<OrderEvent> = {
  ordered: {
    weighty: false,
    sentence: (w, { unit }) => `${capital(w.unit(unit))} ${w.does(unit, 'is', 'are')} ordered.`,
  },
  orderedLeader: { weighty: false, sentence: (w, { leader }) => `${w.leader(leader)} is ordered.` },
  section: { weighty: false, sentence: (w, { side, where }) => `${w.army(side)}: orders in the ${SECTIONS[where]}.` },
  orderDice: {
    weighty: true,
    sentence: (w, { side, rallies, dice }) =>
      `${w.army(side)}: rolls ${rallies ? 'to rally' : 'for orders'}${w.rolled(dice)}.`,
    // A symbol serves its class, one face anybody, perhaps one those who only move.
    die(w, { rallies, any, moveOnly }, { face }) {
      const what = rallies ? 'a block for' : 'orders';
      if (face === any) return `${what} any unit${rallies ? '' : ' or leader'}`;
      if (face === moveOnly) return 'orders any unit to move';
      if (face >= SYMBOLS) return null;
      const name = w.face(face);
      return `${what} ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} unit`;
    },
  },
  rallied: {
    weighty: true,
    sentence: (w, { unit, after }) =>
      `${capital(w.unit(unit))} ${w.does(unit, 'regains', 'regain')} a block and ${w.does(unit, 'has', 'have')} ${after}.`,
    changes: (_w, { unit, before, after }) => blocks(unit.id, before, after),
  },
  newLeader: {
    weighty: true,
    sentence: (w, { leader }) => `${w.leader(leader.id)} steps forward at ${w.hex(leader.hex)}.`,
    moves: ({ leader }) => appears('leader', leader),
    changes: leaderCame,
  },
};
