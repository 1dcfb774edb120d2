// Positions of Battalion for tests, written down in few words, and scripts that play on from them (see tests/kernel/script.ts:
// every line is also a place to save at and go on from).

import { procedures } from '../../src/games/battalion/rules/rulebook.ts';
import { layout, MOST_RANKS, type State } from '../../src/games/battalion/rules/state.ts';
import { turn } from '../../src/games/battalion/rules/turn.ts';
import { cardIndex, cards, ranks } from '../../src/games/battalion/tables/tables.ts';
import { makeBattle, newState, placeArmies, SEAT_NAMES } from '../../src/games/battalion/text/battle.ts';
import { language } from '../../src/games/battalion/text/language.ts';
import type { BattleSheet, SeatSheet, SheetPlace } from '../../src/games/battalion/text/sheet-types.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { call, run } from '../../src/kernel/procedure.ts';
import { choicesOf, choose, type Line, letFall, pips, playScript, waitsFor } from '../kernel/script.ts';
import type { Toy } from '../kernel/toys/toy.ts';

export const game: Toy<State> = {
  id: 'battalion',
  seatNames: SEAT_NAMES,
  language,
  create() {
    const g = layout.create();
    g.procedures = procedures;
    return g;
  },
  view: () => null,
};

const PLACES: { readonly [word: string]: SheetPlace } = { I: 1, II: 2, III: 3, IV: 4, V: 5, R: 'reserve', P: 'pile' };

/** `rome`, then units such as `II hastati hastati` (a place and ranks from the front). */
export function seat(faction: string, ...units: string[]): SeatSheet {
  return {
    faction,
    units: units.map((unit) => {
      const [place, ...keys] = unit.split(' ');
      return { place: PLACES[place], ranks: keys };
    }),
    // Small battles still have cards and tokens to speak of.
    cards: 8,
    tokens: 8,
  };
}

export function sheetOf(seats: readonly SeatSheet[], options: readonly string[] = [], deploy = false): BattleSheet {
  const sectors = seats.length === 2 ? 3 : 5;
  return { id: '', name: 'test', summary: '', seats, sectors, deploy, source: '', notes: [], options };
}

export interface Placing {
  readonly options?: readonly string[];
  /** Texts in hand, seat by seat. */
  readonly hands?: readonly (readonly string[])[];
  /** The seat whose turn it is; 0 unless said. */
  readonly active?: number;
  edit?(g: State): void;
}

export function giveHand(g: State, s: number, ...keys: string[]): void {
  for (const key of keys) {
    g.held[cardIndex(key)]++;
    g.handCount[s]++;
    g.deckLeft[s]--;
  }
}

/** A setter of the position at the start of a turn: hands as said, decks less by them. */
export const placing =
  (seats: readonly SeatSheet[], how: Placing = {}) =>
  (g: State): void => {
    g.battle = makeBattle(sheetOf(seats, how.options));
    placeArmies(g);
    (how.hands ?? []).forEach((keys, s) => {
      giveHand(g, s, ...keys);
    });
    g.stand = 1;
    g.turn = 1;
    g.active = how.active ?? 0;
    how.edit?.(g);
    call(g, turn);
  };

/** Links two units, as a charge would have. */
export function linkUnits(g: State, a: string, b: string): void {
  const [x, y] = [unitOf(a), unitOf(b)];
  g.links[x] |= g.battle.unitBit[y];
  g.links[y] |= g.battle.unitBit[x];
}

export function unitOf(word: string): number {
  const value = language.read(`charge ${word}`);
  if (typeof value === 'string') throw new Error(value);
  return (value >> 8) & 255;
}

/** A state at its first decision of the turn, with open dice. */
export function open(seats: readonly SeatSheet[], how: Placing = {}): State {
  const g = newState(makeBattle(sheetOf(seats, how.options)));
  g.chance = new OpenChance();
  placing(seats, how)(g);
  run(g);
  return g;
}

/** Plays lines from where the state stands. */
export function go(g: State, ...lines: Line[]): State {
  for (const line of lines) {
    if (typeof line === 'string') choose(game, g, line);
    else letFall(g, line);
  }
  return g;
}

/** The script from a position, with all the proofs of `playScript`. */
export const play = (seats: readonly SeatSheet[], how: Placing, ...lines: Line[]): State =>
  playScript(game, placing(seats, how), lines).g;

export const asked = (g: State): string => waitsFor(game, g);
export const offered = (g: State): string[] => choicesOf(game, g);

/** `hastati praetorian-guard`, or empty. */
export const ranksOf = (g: State, word: string): string =>
  Array.from(g.rank.subarray(unitOf(word) * MOST_RANKS, (unitOf(word) + 1) * MOST_RANKS))
    .filter((kind) => kind > 0)
    .map((kind) => ranks[kind - 1].key)
    .join(' ');

/** Order and disorder of a unit. */
export const tokensOf = (g: State, word: string): [number, number] => [
  g.unitOrder[unitOf(word)],
  g.unitDisorder[unitOf(word)],
];
/** Order and disorder of a camp. */
export const campOf = (g: State, s: number): [number, number] => [g.campOrder[s], g.campDisorder[s]];

export const handOf = (g: State, s: number): string[] =>
  cards
    .filter((card) => card.index >= g.battle.firstCard[s] && card.index < g.battle.endCard[s])
    .flatMap((card) => Array.from({ length: g.held[card.index] }, () => card.key));

export { pips };
