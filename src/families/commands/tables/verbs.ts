// The words of every choice that several games of the family know. A choice's integer is its verb and two arguments; its text
// follows the form. A game's own verbs (its `tables/verbs.ts`) count on from these.

import { type VerbSpec, verbOf } from '../../../kernel/choice.ts';

export const PLAY = 0;
export const PASS = 1;
export const ORDER = 2;
export const ORDER_LEADER = 3;
export const COMMAND = 4;
export const DONE = 5;
export const MOVE = 6;
export const MOVE_LEADER = 7;
export const FIRE = 8;
export const CLOSE = 9;
export const STAND = 10;
export const EVADE = 11;
export const EVADE_TO = 12;
export const IGNORE = 13;
export const RETREAT = 14;
export const ADVANCE = 15;
export const DECLINE = 16;
export const BATTLE_BACK_NOW = 17;
export const EVADE_LEADER = 18;
export const EVADE_LEADER_OFF = 19;
export const STOP = 20;
export const RALLY = 21;
export const PLACE = 22;
export const ENTER = 23;
export const ENTER_LEADER = 24;
export const EXIT = 25;
export const STRIKE = 26;
export const PLAY_AS = 27;
export const KEEP = 28;
export const EXIT_LEADER = 29;
export const ORDER_TO_MOVE = 30;
export const NEW_LEADER = 31;
export const SECTION = 32;

export const FAMILY_VERBS: readonly VerbSpec[] = [
  { key: 'play', form: 'play {card}' },
  { key: 'pass', form: 'pass' },
  { key: 'order', form: 'order {hex}' },
  { key: 'orderLeader', form: 'order leader {hex}' },
  { key: 'command', form: 'command {hex}' },
  { key: 'done', form: 'done' },
  { key: 'move', form: 'move {hex} {hex}' },
  { key: 'moveLeader', form: 'move leader {hex} {hex}' },
  { key: 'fire', form: 'fire {hex} x {hex}' },
  { key: 'close', form: 'close {hex} x {hex}' },
  { key: 'stand', form: 'stand' },
  { key: 'evade', form: 'evade' },
  { key: 'evadeTo', form: 'evade {hex} {hex}' },
  { key: 'ignore', form: 'ignore {number}' },
  { key: 'retreat', form: 'retreat {hex} {hex}' },
  { key: 'advance', form: 'advance {hex} {hex}' },
  { key: 'decline', form: 'decline' },
  { key: 'battleBack', form: 'battle back' },
  { key: 'evadeLeader', form: 'evade leader {hex} {hex}' },
  { key: 'evadeLeaderOff', form: 'evade leader {hex} off' },
  { key: 'stop', form: 'stop' },
  { key: 'rally', form: 'rally {hex}' },
  { key: 'place', form: 'place {hex}' },
  { key: 'enter', form: 'enter {unit} {hex}' },
  { key: 'enterLeader', form: 'enter leader {hex}' },
  { key: 'exit', form: 'exit {hex}' },
  { key: 'strike', form: 'strike' },
  { key: 'playAs', form: 'play {card} as {card}' },
  { key: 'keep', form: 'keep {card}' },
  { key: 'exitLeader', form: 'exit leader {hex}' },
  { key: 'orderToMove', form: 'order {hex} to move' },
  { key: 'newLeader', form: 'new leader {hex}' },
  { key: 'section', form: 'section {section}' },
];

/** The key of a choice's verb in a game. Verbs of single games are known by it to those who play several. */
export const verbKey = (game: { readonly verbs: readonly VerbSpec[] }, choice: number): string =>
  game.verbs[verbOf(choice)].key;

/** The number of a game's first verb of its own. */
export const FIRST_OWN_VERB = FAMILY_VERBS.length;
