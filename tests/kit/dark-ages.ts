// What must hold of every state of Dark Ages between two decisions.

import {
  CARD_COUNT,
  DECK,
  DISCARDED,
  HAND,
  HAND_SIZE,
  LEADERS,
  ON_BOARD,
  OUT,
  RIVER,
  type State,
} from '../../src/games/dark-ages/rules/state.ts';
import { RUNNING } from '../../src/kernel/state.ts';

function fail(message: string): never {
  throw new Error(`invariant broken: ${message}`);
}

export function checkDarkAges(g: State): void {
  checkPieces(g);
  checkHexes(g);
  checkCards(g);
}

const piecesOf = ({ battle }: State): number[] => [
  ...Array.from({ length: battle.unitCount }, (_, i) => i),
  ...Array.from({ length: battle.leaderCount }, (_, i) => LEADERS + i),
];

function checkPieces(g: State): void {
  const { board, names, full } = g.battle;
  for (const piece of piecesOf(g)) {
    const hex = g.unitHex[piece];
    const name = `${names[piece]} (${piece})`;
    // A battle may end in the middle of a chain of losses.
    if (g.hitsDue[piece] !== 0 && g.outcome === RUNNING)
      fail(`${name} has ${g.hitsDue[piece]} hits that nobody has taken`);
    if (hex < 0) {
      if (g.fate[piece] === ON_BOARD) fail(`${name} is nowhere`);
      continue;
    }
    if (g.fate[piece] !== ON_BOARD) fail(`${name} stands on ${board.names[hex]} though it is off the board`);
    const there = piece >= LEADERS ? g.hexLeader[hex] : g.hexUnit[hex];
    if (there !== piece) fail(`${name} and ${board.names[hex]} do not agree`);
    if (g.hexTerrain[hex] === RIVER) fail(`${name} stands in the river at ${board.names[hex]}`);
    if (g.grey[piece] < 0 || g.grey[piece] > 1) fail(`${name} has ${g.grey[piece]} grey cubes`);
    const cubes = g.cubes[piece] + g.grey[piece];
    if (piece < LEADERS && (cubes < 1 || cubes > full[piece])) fail(`${name} has ${cubes} cubes of ${full[piece]}`);
  }
}

function checkHexes(g: State): void {
  const { board, seat } = g.battle;
  for (let hex = 0; hex < board.size; hex++) {
    const unit = g.hexUnit[hex];
    const leader = g.hexLeader[hex];
    if (unit >= 0 && g.unitHex[unit] !== hex) fail(`${board.names[hex]} holds a unit that is elsewhere`);
    if (leader >= 0 && g.unitHex[leader] !== hex) fail(`${board.names[hex]} holds a leader who is elsewhere`);
    if (unit >= 0 && leader >= 0 && seat[unit] !== seat[leader])
      fail(`a leader is with an enemy on ${board.names[hex]}`);
  }
}

function checkCards(g: State): void {
  const at = (place: number): number => Array.from(g.cardAt).filter((one) => one === place).length;
  for (const side of [0, 1]) {
    if (at(HAND + side) !== g.handCount[side])
      fail(`seat ${side} holds ${at(HAND + side)}, counts ${g.handCount[side]}`);
    if (g.handCount[side] > HAND_SIZE) fail(`seat ${side} holds ${g.handCount[side]} cards`);
  }
  if (at(DECK) !== g.deckLeft) fail(`the deck has ${at(DECK)} cards and counts ${g.deckLeft}`);
  if (at(DISCARDED) !== g.discardCount) fail(`${at(DISCARDED)} discards, counted ${g.discardCount}`);
  const all = at(DECK) + at(HAND) + at(HAND + 1) + at(DISCARDED) + at(OUT);
  if (all !== CARD_COUNT) fail(`${all} cards instead of ${CARD_COUNT}`);
  const pile = new Set(g.discards.subarray(0, g.discardCount));
  if (pile.size !== g.discardCount) fail('a card lies twice among the discards');
  for (const card of pile) if (g.cardAt[card] !== DISCARDED) fail(`card ${card} is not where it lies`);
}
