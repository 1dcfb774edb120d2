// What the family's games do unless they say otherwise: the answers that most of them share, and the plain terms of a card.

import { groundOf, type State } from '../rules/state.ts';
import type { CardBattle, Questions, Terms, Terrain } from './tables.ts';

export const usualAnswers: Pick<
  Questions,
  | 'commandOf'
  | 'handLimit'
  | 'mayMove'
  | 'mayOrderLeader'
  | 'mayAttack'
  | 'defenderFirst'
  | 'mayLeave'
  | 'stopsAdvance'
  | 'firesOver'
  | 'sparedSymbols'
> = {
  commandOf: (g, side) => g.command[side],
  handLimit: (g, side) => g.command[side],
  mayMove: () => true,
  mayOrderLeader: () => true,
  mayAttack: () => true,
  // Defenders of certain ground battle first unless the attacker stands on such ground too.
  defenderFirst(g: State, attacker: number, hex: number): boolean {
    const { terrain } = groundOf(g);
    return terrain[hex].defendersFirst && !terrain[g.unitHex[attacker]].defendersFirst;
  },
  mayLeave: () => true,
  // An advance over a side that stops who crosses it goes no farther.
  stopsAdvance(g, _unit, from, to) {
    const { board, stopSides } = g.battle;
    const direction = board.neighbours.subarray(from * 6, from * 6 + 6).indexOf(to);
    return direction >= 0 && (stopSides[from] & (1 << direction)) !== 0;
  },
  firesOver: () => false,
  sparedSymbols: () => 0,
};

export const plainBattle: CardBattle = { close: true, fire: true, shots: 1, closeDice: 0, bonusDice: 0, fireDice: 0 };

/** Every card and action begins as this and has all of its keys: objects of one shape are read faster. */
export const plainTerms: Terms = {
  name: '',
  firesFirst: false,
  moves: true,
  movesAgain: false,
  battle: plainBattle,
  dice: undefined,
  move: undefined,
  closeAfter: undefined,
  fireAfter: undefined,
  charge: undefined,
  leaderMove: undefined,
  closesOnTarget: false,
  passesFriends: false,
};

/** A card before anything is said of it. */
export const plainCard = {
  ...plainTerms,
  key: '',
  count: 0,
  group: 'tactic',
  text: '',
  sections: null,
  helmet: false,
  answers: null,
  ownTurn: true,
  orAs: null,
  scouts: false,
  reshuffles: false,
  copies: false,
  orders() {},
} as const;

/** Ground that does nothing to anybody. */
export const openGround: Terrain = {
  key: 'open',
  name: 'open ground',
  mayEnter: () => true,
  leadersMayEnter: true,
  ownersOnly: false,
  removable: false,
  stops: 'nobody',
  mayBattleAfterEntering: () => true,
  sight: 'open',
  height: '',
  climbed: false,
  holdsBack: false,
  mires: false,
  sidesStop: false,
  defendersFirst: false,
};

/** What keeps everybody out. */
export const impassable = { mayEnter: () => false, leadersMayEnter: false } as const;

/** Foot of four blocks that moves one hex and fights, without missiles: what a game says of its kinds stands beside it. */
export const plainFoot = {
  bordered: false,
  foot: true,
  lightFoot: false,
  cavalry: false,
  blocks: 4,
  move: 1,
  closeAfter: 1,
  fireAfter: -1,
  charge: 0,
  retreat: 1,
  range: 0,
  fireStill: 0,
  fireMoved: 0,
  mayAdvance: true,
  extraHex: false,
  bonusCombat: 'withLeader',
  rallies: true,
  abandonedInEvade: false,
} as const;
