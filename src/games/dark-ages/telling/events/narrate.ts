// What happened, as a plain sentence for one seat (-1 is a spectator). When a sentence is made the pieces may have moved on:
// a hex is named only if it is in the event. What only one seat may know (the card it draws) is told to that seat alone.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import { WIN } from '../../../../kernel/state.ts';
import type { EventKind } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { CARD_KIND, COMBINED_CARD } from '../../tables/tables.ts';
import { capital, count, hexes, hits, terrainName } from '../words.ts';
import { narrateFights } from './narrate-fights.ts';
import { narrateScenarios } from './narrate-scenarios.ts';
import { EventWords, type Sentence } from './narrate-words.ts';

const turns = {
  turn: (_w, [turn, last]) => (last > 0 ? `Turn ${turn}, the last one.` : `Turn ${turn}.`),
  round: (w, [seat, round]) => `Round ${round}: ${w.army(seat)}.`,
  activates: (w, [seat, card]) => `${w.army(seat)}: ${w.card(card)} for activation, up to ${w.activation(card)}.`,
  passes: (w, [seat, none]) => (none > 0 ? `${w.army(seat)}: no cards, so a pass.` : `${w.army(seat)}: pass.`),
  playsEvent: (w, [seat, card, number, rally]) =>
    rally > 0
      ? `${w.card(card)} comes up in the rally: event ${number}.`
      : `${w.army(seat)}: plays ${w.card(card)}, event ${number}.`,
  event: (w, [number]) => w.eventText(number),
  nothing: (_w, [number]) => `Event ${number} finds nobody it could concern.`,
  orders(w, [seat, card, piece]) {
    const whom = w.isNobody(piece) ? '' : ` for ${w.piece(piece)}`;
    // The melee was told with the order that morale gives; this card turns it round.
    const first = CARD_KIND[card] === COMBINED_CARD ? '; the combined attack rolls first' : '';
    return `${w.army(seat)}: ${w.card(card)} as orders${whom}${first}.`;
  },
  draws: (w, [seat, card]) =>
    w.seat === seat ? `${w.card(card)} comes into your hand.` : `${w.army(seat)}: draws a card.`,
  burns: (w, [card]) => `Nobody played a card this turn: ${w.card(card)} goes from the deck to the discards.`,
  reshuffle: (_w, [cards]) => `The discards are shuffled back: the deck has ${count(cards, 'card')}.`,
  refills: (_w, [cards]) => `${count(cards, 'discard')} ${cards === 1 ? 'goes' : 'go'} back into the deck.`,
  lastTurn: (_w, [when]) => (when > 1 ? 'The next turn will be the last.' : 'This turn is the last.'),
  endPhase: (_w, [turn]) => `Turn ${turn} ends: routed units fall back, hands are filled.`,
  seen: (w, [piece, seat]) => `The values of ${w.piece(piece)} are now known to the ${w.army(seat)}.`,
} satisfies { readonly [kind: string]: Sentence };

const movement = {
  begins: (w, [piece, points]) => `${w.piece(piece)} ${w.does(piece, 'moves', 'move')}, up to ${hexes(points)}.`,
  leads: (w, [leader, units]) =>
    units === 0 ? `${w.piece(leader)} leads nobody.` : `${w.piece(leader)} leads ${count(units, 'unit')}.`,
  moves: (w, [piece, from, to]) =>
    `${w.bare(piece)} ${w.does(piece, 'goes', 'go')} from ${w.hex(from)} to ${w.hex(to)}.`,
  halts: (w, [piece, terrain]) => `${w.piece(piece)} must stop in the ${terrainName(terrain)}.`,
  disengages: (w, [piece, n]) => `${w.piece(piece)} ${w.does(piece, 'breaks', 'break')} off: ${hits(n)}.`,
  ground: (w, [piece, n, terrain, side]) =>
    `${w.piece(piece)} ${w.does(piece, 'takes', 'take')} ${hits(n)} from ${w.ground(terrain, side)}.`,
  joins: (w, [leader, hex]) => `${w.bare(leader)} is now with the unit at ${w.hex(hex)}.`,
  alone: (w, [leader, hex]) => `${w.bare(leader)} stands alone at ${w.hex(hex)}.`,
  doubles: (w, [piece, points]) => `${w.piece(piece)} may now go ${hexes(points)}.`,
} satisfies { readonly [kind: string]: Sentence };

const rally = {
  // How many draws he may make is his morale, which the other seat may not know yet.
  rallies: (w, [leader, draws]) =>
    w.knows(leader)
      ? `${w.piece(leader)} rallies his men: up to ${count(draws, 'card')}.`
      : `${w.piece(leader)} rallies his men.`,
  names: (w, [leader, piece]) => `${w.bare(leader)} calls on ${w.piece(piece)}.`,
  rallyDraw: (w, [leader, card, green]) =>
    `${w.bare(leader)} draws ${w.card(card)}: ${['a red mark, nothing', 'a green mark', 'two green marks'][green]}.`,
  recovers: (w, [piece, cubes, routed]) =>
    w.isLeader(piece)
      ? `${w.piece(piece)} is rallied.`
      : `${w.piece(piece)} ${w.does(piece, 'is', 'are')} ${routed > 0 ? 'rallied from rout' : 'rallied'}: ${count(cubes, 'cube')}.`,
  reloads: (w, [piece]) => `${w.piece(piece)} ${w.does(piece, 'is', 'are')} loaded again.`,
} satisfies { readonly [kind: string]: Sentence };

const end = {
  ended(w, [outcome, why, both]) {
    const winner = outcome >= WIN ? w.army(outcome - WIN) : '';
    const reason = ['', 'enough enemy units are eliminated', 'the enemy has no leader left', 'time has run out'][why];
    const tie = both > 0 ? ', after both sides had lost at once' : '';
    return winner === '' ? 'The battle is drawn.' : `${winner}: victory; ${reason}${tie}.`;
  },
} satisfies { readonly [kind: string]: Sentence };

const SENTENCES: { readonly [kind in EventKind]: Sentence } = {
  ...turns,
  ...movement,
  ...narrateFights,
  ...rally,
  ...narrateScenarios,
  ...end,
};

export const narrate = (g: State, event: NumberedEvent, seat: number): string =>
  narrateIn(new EventWords(g, event, seat));

/** The same with the words at hand: they keep the hexes that were named. */
export function narrateIn(words: EventWords): string {
  const { kind, values } = words.event;
  if (!Object.hasOwn(SENTENCES, kind)) return '';
  return capital(SENTENCES[kind as EventKind](words, values));
}
