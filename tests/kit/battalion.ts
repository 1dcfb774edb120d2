// What must hold of every state of Battalion between two decisions, counted anew from what lies on the table, and battles of
// built armies for fuzzing.

import {
  FIRST_UNITS,
  GONE,
  LIST_SIZE,
  MAX_CARDS,
  MOST_DICE,
  MOST_RANKS,
  PILE,
  type State,
} from '../../src/games/battalion/rules/state.ts';
import { randomArmy } from '../../src/games/battalion/tables/armies.ts';
import { cards, factions, ranks } from '../../src/games/battalion/tables/tables.ts';
import { RUNNING } from '../../src/kernel/state.ts';

function fail(message: string): never {
  throw new Error(`invariant broken: ${message}`);
}

export function checkBattalion(g: State): void {
  checkTokens(g);
  checkUnits(g);
  checkCards(g);
}

/** Tokens are never made and never lost [B Command tokens]. */
function checkTokens(g: State): void {
  const { battle } = g;
  for (let seat = 0; seat < battle.seats; seat++) {
    let sum = g.campOrder[seat] + g.campDisorder[seat];
    for (const unit of battle.units)
      if (battle.unitSeat[unit] === seat) sum += g.unitOrder[unit] + g.unitDisorder[unit];
    if (sum !== battle.tokens[seat]) fail(`seat ${seat} has ${sum} tokens of ${battle.tokens[seat]}`);
    if (g.campOrder[seat] < 0 || g.campDisorder[seat] < 0) fail(`the camp of seat ${seat} owes tokens`);
  }
}

function checkUnits(g: State): void {
  const { battle } = g;
  for (const unit of battle.units) {
    const name = `unit ${unit} (seat ${battle.unitSeat[unit]})`;
    const own = Array.from(g.rank.subarray(unit * MOST_RANKS, (unit + 1) * MOST_RANKS)).filter((rank) => rank > 0);
    if (g.unitSector[unit] === GONE) {
      if (g.unitOrder[unit] !== 0 || g.unitDisorder[unit] !== 0) fail(`${name} is gone and holds tokens`);
      if (g.links[unit] !== 0) fail(`${name} is gone and engaged`);
      continue;
    }
    if (own.length === 0) fail(`${name} has no rank`);
    if (g.unitSector[unit] >= battle.sectors) fail(`${name} stands outside the field`);
    const cohesion = own.reduce((sum, rank) => sum + ranks[rank - 1].cohesion, 0);
    if (g.unitDisorder[unit] < 0 || g.unitOrder[unit] < 0) fail(`${name} owes tokens`);
    // In the middle of taking hits a unit may be about to be disbanded; at a decision it never holds so much.
    if (g.unitDisorder[unit] >= cohesion && g.outcome === RUNNING) {
      fail(`${name} holds ${g.unitDisorder[unit]} disorder of ${cohesion}`);
    }
    for (const other of battle.sideUnits[1 - battle.unitSide[unit]]) {
      if ((g.links[unit] & battle.unitBit[other]) === 0) continue;
      if ((g.links[other] & battle.unitBit[unit]) === 0)
        fail(`${name} is engaged with ${other}, and not the other way`);
      if (g.unitSector[other] !== g.unitSector[unit]) fail(`${name} is engaged with ${other} in another sector`);
    }
    if (g.links[unit] !== 0 && g.unitSector[unit] < 0) fail(`${name} is engaged off the field`);
    if (g.stand === 1 && g.unitSector[unit] === PILE) fail(`${name} still waits to be deployed`);
  }
}

/** Every list has eighteen cards: in hand, face up, or unseen; and no more are drawn than the deck had [B Tactic cards]. */
function checkCards(g: State): void {
  const { battle } = g;
  for (let seat = 0; seat < battle.seats; seat++) {
    let held = 0;
    let spent = 0;
    let all = 0;
    for (let card = battle.firstCard[seat]; card < battle.endCard[seat]; card++) {
      if (g.held[card] < 0 || g.spent[card] < 0) fail(`card ${cards[card].key} owes copies`);
      if (g.held[card] + g.spent[card] > cards[card].copies) fail(`too many copies of ${cards[card].key}`);
      held += g.held[card];
      spent += g.spent[card];
      all += cards[card].copies;
      for (let other = 0; other < battle.seats; other++) {
        if (g.known[other * MAX_CARDS + card] > g.held[card])
          fail(`seat ${other} knows ${cards[card].key} where it is not`);
      }
    }
    if (all !== LIST_SIZE) fail(`the list of seat ${seat} has ${all} cards`);
    if (held !== g.handCount[seat]) fail(`seat ${seat} holds ${held} cards and counts ${g.handCount[seat]}`);
    if (spent !== g.discardCount[seat]) fail(`seat ${seat} has ${spent} discards and counts ${g.discardCount[seat]}`);
    if (held + spent + g.deckLeft[seat] !== battle.deckSizes[seat]) fail(`cards of seat ${seat} do not add up`);
  }
  const dice = g.heap.reduce((sum, count) => sum + count, 0) + g.aside.reduce((sum, count) => sum + count, 0);
  if (dice > MOST_DICE) fail(`${dice} dice lie on the table`);
  if (FIRST_UNITS.length < battle.seats) fail('more seats than the table has');
}

/** The units of random armies, one for each seat, all of a size: two seats or four, of different factions. */
export function randomArmies(
  seats: 2 | 4,
  size: number,
  random: (below: number) => number,
): { faction: string; units: readonly (readonly string[])[] }[] {
  const keys = factions.map(({ key }) => key);
  for (let i = keys.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [keys[i], keys[j]] = [keys[j], keys[i]];
  }
  const next = (): number => random(1 << 20) / (1 << 20);
  return keys.slice(0, seats).map((faction) => ({ faction, units: randomArmy(faction, size, next) }));
}
