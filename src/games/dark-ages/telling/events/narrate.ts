// What happened, as a plain sentence for one seat (-1 is a spectator), from the event and the battle alone. What only one
// seat may know (the card it draws) is told to that seat alone.

import type { DarkAgesEvent, EventKind, MovementEvent, RallyEvent, TurnEvent } from '../../rules/events.ts';
import { CARD_KIND, CARD_KINDS } from '../../tables/tables.ts';
import { CARD_REMARKS } from '../cards.ts';
import { capital, count, hexes, hits, type InBattle } from '../words.ts';
import { narrateFights, narrateLosses } from './narrate-fights.ts';
import { narrateScenarios } from './narrate-scenarios.ts';
import { EventWords, type KindOf, type Sentences } from './narrate-words.ts';

const WHY_ENDED = {
  units: 'enough enemy units are eliminated',
  leaders: 'the enemy has no leader left',
  time: 'time has run out',
} as const;

const turns: Sentences<KindOf<TurnEvent>> = {
  turn: (_w, { turn, last }) => (last ? `Turn ${turn}, the last one.` : `Turn ${turn}.`),
  round: (w, { seat, round }) => `Round ${round}: ${w.armyDoes(seat, 'acts', 'act')}.`,
  activates: (w, { seat, card, activations }) =>
    `${w.armyDoes(seat, 'plays', 'play')} ${w.card(card)} for up to ${count(activations, 'activation')}.`,
  passes: (w, { seat, withoutCards }) =>
    withoutCards
      ? `${w.armyDoes(seat, 'has no cards and passes', 'have no cards and pass')}.`
      : `${w.armyDoes(seat, 'passes', 'pass')}.`,
  playsEvent: (w, { seat, card, inRally }) =>
    inRally ? `A ${w.card(card)} comes up in the rally.` : `${w.armyDoes(seat, 'plays', 'play')} a ${w.card(card)}.`,
  event: (w, { number }) => w.eventText(number),
  nothing: () => 'The event finds nobody it could concern.',
  orders(w, { seat, card, piece }) {
    const whom = piece === null ? ' as an order' : ` on ${w.pieceFor(seat, piece)}`;
    const remark = CARD_REMARKS[CARD_KINDS[CARD_KIND[card]]];
    const played = `${w.armyDoes(seat, 'plays', 'play')} ${w.card(card)}`;
    return `${played}${whom}${remark === undefined ? '' : `; ${remark}`}.`;
  },
  draws: (w, { seat, card }) =>
    w.seat === seat && card !== undefined
      ? `${w.card(card)} comes into your hand.`
      : `${w.armyDoes(seat, 'draws', 'draw')} a card.`,
  burns: (w, { card }) => `Nobody played a card this turn: ${w.card(card)} goes from the deck to the discards.`,
  reshuffle: (_w, { cards }) => `The discards are shuffled back: the deck has ${count(cards, 'card')}.`,
  refills: (_w, { cards }) =>
    cards === 0
      ? 'There are no discards to go back into the deck.'
      : `${count(cards, 'discard')} ${cards === 1 ? 'goes' : 'go'} back into the deck.`,
  lastTurn: (_w, { when }) => (when === 'next' ? 'The next turn will be the last.' : 'This turn is the last.'),
  endPhase: (_w, { turn }) => `Turn ${turn} ends: routed units fall back, hands are filled.`,
  seen: (w, { piece, seat }) => `${w.armyDoes(seat, 'now knows', 'now know')} the values of ${w.piece(piece)}.`,
  ended: (w, { winner, why, bothLost }) =>
    `${w.armyDoes(winner, 'wins', 'win')}: ${WHY_ENDED[why]}${bothLost ? ', after both sides had lost at once' : ''}.`,
};

const movement: Sentences<KindOf<MovementEvent>> = {
  begins: (w, { piece, points }) => `${w.piece(piece)} ${w.does(piece, 'moves', 'move')}, up to ${hexes(points)}.`,
  leads: (w, { leader, units }) =>
    units === 0 ? `${w.piece(leader)} leads nobody.` : `${w.piece(leader)} leads ${count(units, 'unit')}.`,
  moves: (w, { piece, way }) => `${w.bare(piece)} ${w.does(piece, 'goes', 'go')} ${w.between(way)}.`,
  halts: (w, { piece, terrain }) => `${w.piece(piece)} must stop in the ${terrain}.`,
  disengages: (w, { piece, hits: n }) => `${w.piece(piece)} ${w.does(piece, 'breaks', 'break')} off: ${hits(n)}.`,
  ground: (w, { piece, hits: n, terrain, side }) =>
    `${w.piece(piece)} ${w.does(piece, 'takes', 'take')} ${hits(n)} from ${w.ground(terrain, side)}.`,
  joins: (w, { leader, hex }) => `${w.bare(leader)} is now with the unit at ${w.hex(hex)}.`,
  alone: (w, { leader, hex }) => `${w.bare(leader)} stands alone at ${w.hex(hex)}.`,
  takenIn: () => '',
  doubles: (w, { piece, points }) => `${w.piece(piece)} may now go ${hexes(points)}.`,
};

const MARKS = ['a red mark, nothing', 'a green mark', 'two green marks'] as const;

const rally: Sentences<KindOf<RallyEvent>> = {
  rallies(w, { leader, seat, draws, shown }) {
    const known = w.seat === seat ? (draws ?? shown) : shown;
    return known === null
      ? `${w.piece(leader)} rallies his men.`
      : `${w.piece(leader)} rallies his men: up to ${count(known, 'card')}.`;
  },
  names: (w, { leader, piece }) => `${w.bare(leader.piece)} calls on ${w.piece(piece)}.`,
  rallyDraw: (w, { leader, card, green }) => `${w.bare(leader.piece)} draws ${w.card(card)}: ${MARKS[green]}.`,
  recovers: (w, { piece, after, wasRouted }) =>
    w.isLeader(piece.piece)
      ? `${w.piece(piece)} is rallied.`
      : `${w.piece(piece)} ${w.does(piece, 'is', 'are')} ${wasRouted ? 'rallied from rout' : 'rallied'}: ${count(after.cubes, 'cube')}.`,
  reloads: (w, { piece }) => `${w.piece(piece)} ${w.does(piece, 'is', 'are')} loaded again.`,
};

const SENTENCES: Sentences<EventKind> = {
  ...turns,
  ...movement,
  ...narrateFights,
  ...narrateLosses,
  ...rally,
  ...narrateScenarios,
};

/** Every kind of event. */
export const EVENT_KINDS: readonly string[] = Object.keys(SENTENCES);

export const narrate = (g: InBattle, event: DarkAgesEvent, seat: number): string =>
  narrateIn(new EventWords(g, seat), event);

/** The same with the words at hand: they keep the hexes that were named. */
export function narrateIn<K extends EventKind>(words: EventWords, event: DarkAgesEvent & { readonly kind: K }): string {
  if (!Object.hasOwn(SENTENCES, event.kind)) return '';
  // A sentence is found by the event's own kind.
  const sentence = SENTENCES[event.kind] as (w: EventWords, event: DarkAgesEvent) => string;
  return capital(sentence(words, event));
}
