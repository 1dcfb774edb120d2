// The words of every choice in the family. A choice's integer is its verb and two arguments; its text follows the form.

import type { VerbSpec } from '../../../kernel/choice.ts';

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
export const TRAMPLE = 21;
export const RALLY = 22;
export const PLACE = 23;
export const ENTER = 24;
export const ENTER_LEADER = 25;
export const EXIT = 26;
export const AMBUSH = 27;
export const STRIKE = 28;
export const PLAY_AS = 29;
export const KEEP = 30;
export const EXIT_LEADER = 31;
export const ORDER_TO_MOVE = 32;
export const NEW_LEADER = 33;
export const SECTION = 34;
export const STORM = 35;
export const SPEND = 36;
export const BRAVE = 37;
export const SPRING = 38;
export const ACT = 39;
export const RAZE = 40;
export const TAKE_BANNER = 41;
export const DRAW_TWO = 42;
export const SUPPORT = 43;
export const FORM_SQUARE = 44;
export const LEAVE_SQUARE = 45;
export const SEND_BACK = 46;
export const ENTER_WITH = 47;

export const VERBS: readonly VerbSpec[] = [
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
  { key: 'trample', form: 'trample {hex}' },
  { key: 'rally', form: 'rally {hex}' },
  { key: 'place', form: 'place {hex}' },
  { key: 'enter', form: 'enter {unit} {hex}' },
  { key: 'enterLeader', form: 'enter leader {hex}' },
  { key: 'exit', form: 'exit {hex}' },
  { key: 'ambush', form: 'ambush' },
  { key: 'strike', form: 'strike' },
  { key: 'playAs', form: 'play {card} as {card}' },
  { key: 'keep', form: 'keep {card}' },
  { key: 'exitLeader', form: 'exit leader {hex}' },
  { key: 'orderToMove', form: 'order {hex} to move' },
  { key: 'newLeader', form: 'new leader {hex}' },
  { key: 'section', form: 'section {section}' },
  { key: 'storm', form: 'storm {hex} x {hex}' },
  { key: 'spend', form: 'spend token' },
  { key: 'brave', form: 'ignore {number} bravely' },
  { key: 'spring', form: 'spring {card} {hex}' },
  { key: 'act', form: 'act {action}' },
  { key: 'raze', form: 'raze {hex}' },
  { key: 'takeBanner', form: 'take banner' },
  { key: 'drawTwo', form: 'draw two' },
  { key: 'support', form: 'support {hex}' },
  { key: 'formSquare', form: 'form square' },
  { key: 'leaveSquare', form: 'leave square {hex}' },
  { key: 'sendBack', form: 'send back {hex}' },
  { key: 'enterWith', form: 'enter {unit} with leader {hex}' },
];
