// What a seat may know, built up from public facts and its own hand (seat -1 is a spectator). Other hands and decks enter
// as counts; lower ranks of units that are not yet all deployed are their owner's alone.

import { outcomeText } from '../../../../kernel/game-record.ts';
import type { Tally } from '../../../../kernel/view.ts';
import { LIST_SIZE, MAX_CARDS, onField, RESERVE, type State } from '../../rules/state.ts';
import { rulings } from '../../tables/rulings.ts';
import { cards, factions } from '../../tables/tables.ts';
import { askedPlace, promptOf } from '../prompt.ts';
import { phaseOf } from '../stack.ts';
import { SEAT_NAMES, SECTOR_NAMES, SIDE_NAMES, seatsOf, sectorWord } from '../words.ts';
import type { BattalionView, CampView, CardView, SectorView, SideView } from './types.ts';
import { attackView, unitView } from './units.ts';
import { warningsOf } from './warnings.ts';
import { WINDOW_WORDS } from './words.ts';

export type * from './types.ts';

export function viewOf(g: State, seat: number): BattalionView {
  const { battle } = g;
  const { sheet } = battle;
  return {
    seat,
    game: 'battalion',
    scenario: { id: sheet.id, name: sheet.name, date: '' },
    board: { kind: 'sectors', sectors: sectorViews(g) },
    sides: [0, 1].map((side) => sideView(g, side)),
    seats: seatsOf(g).map((one) => ({
      seat: SEAT_NAMES[one],
      side: SIDE_NAMES[one & 1],
      army: battle.factions[one].name,
      handCount: g.handCount[one],
    })),
    camps: seatsOf(g).map((one) => campView(g, one)),
    units: battle.units.map((unit) => unitView(g, unit, seat)),
    hand: seat < 0 ? [] : handOf(g, seat).map(cardView),
    unseen: seat < 0 ? [] : unseenBy(g, seat),
    spied: spiedBy(g, seat),
    turn: g.turn,
    active: SIDE_NAMES[g.active & 1],
    activeSeat: SEAT_NAMES[g.active],
    initiative: g.first < 0 ? null : SEAT_NAMES[g.first],
    charging: g.charging > 0 ? g.charging - 1 : null,
    attack: attackView(g),
    warnings: warningsOf(g),
    phase: phaseOf(g),
    prompt: promptOf(g),
    asked: askedPlace(g),
    outcome: outcomeText({ seatNames: SEAT_NAMES, sideNames: SIDE_NAMES }, g.outcome),
    rules: rulings
      .filter(({ key }) => battle.readings[key as keyof typeof battle.readings])
      .map(({ key, instead }) => ({ key, text: instead, optional: true })),
  };
}

function sectorViews(g: State): SectorView[] {
  return Array.from({ length: g.battle.sectors }, (_, sector) => ({
    number: sector + 1,
    name: SECTOR_NAMES[sector],
    place: sectorWord(sector),
    central: g.battle.campSectors.includes(sector),
  }));
}

export function cardView(card: number): CardView {
  const { key, name, window, text, marks, faction } = cards[card];
  const { key: group, name: army } = factions[faction];
  return { key, name, group, text, faction: army, window: WINDOW_WORDS[window], mark: marks.text };
}

/** Copies of a text are shown one by one. */
function handOf(g: State, seat: number): number[] {
  const hand: number[] = [];
  for (let card = g.battle.firstCard[seat]; card < g.battle.endCard[seat]; card++) {
    for (let i = 0; i < g.held[card]; i++) hand.push(card);
  }
  return hand;
}

function unseenBy(g: State, seat: number): BattalionView['unseen'] {
  return cards
    .slice(g.battle.firstCard[seat], g.battle.endCard[seat])
    .map(({ index, key, name, copies }) => ({ key, name, count: copies - g.held[index] - g.spent[index] }))
    .filter((one) => one.count > 0);
}

function spiedBy(g: State, seat: number): BattalionView['spied'] {
  if (seat < 0) return [];
  return seatsOf(g)
    .filter((other) => other !== seat)
    .map((other) => {
      const seen: CardView[] = [];
      for (let card = g.battle.firstCard[other]; card < g.battle.endCard[other]; card++) {
        for (let i = 0; i < g.known[seat * MAX_CARDS + card]; i++) seen.push(cardView(card));
      }
      return { seat: SEAT_NAMES[other], cards: seen };
    })
    .filter((one) => one.cards.length > 0);
}

function campView(g: State, seat: number): CampView {
  const discards = Array.from(g.pile.subarray(seat * LIST_SIZE, seat * LIST_SIZE + g.discardCount[seat]));
  return {
    seat: SEAT_NAMES[seat],
    side: SIDE_NAMES[seat & 1],
    faction: g.battle.factions[seat].name,
    order: g.campOrder[seat],
    disorder: g.campDisorder[seat],
    tokens: g.battle.tokens[seat],
    deckCount: g.deckLeft[seat],
    handCount: g.handCount[seat],
    discards: discards.map((text) => cardView(text - 1)),
  };
}

function sideView(g: State, side: number): SideView {
  const seats = seatsOf(g).filter((seat) => (seat & 1) === side);
  const sum = (column: Int16Array): number => seats.reduce((n, seat) => n + column[seat], 0);
  const units = g.battle.sideUnits[side].filter((unit) => onField(g, unit) || g.unitSector[unit] === RESERVE).length;
  const tallies: Tally[] = [
    { key: 'deck', label: 'cards left in the deck', value: sum(g.deckLeft), goal: null },
    { key: 'units', label: 'units', value: units, goal: null },
    { key: 'order', label: 'order in the camp', value: sum(g.campOrder), goal: null },
  ];
  return {
    side: SIDE_NAMES[side],
    army: seats.map((seat) => g.battle.factions[seat].name).join(' and '),
    handCount: sum(g.handCount),
    tallies,
  };
}
