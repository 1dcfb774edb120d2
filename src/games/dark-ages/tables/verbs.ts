// The words of every choice. A choice's integer is its verb and two arguments; its text follows the form.
// {card} is one of the 49 cards by its key (`leadership-20`), {hex} a hex, {unit} a piece by its tag (`r1`).

import type { VerbSpec } from '../../../kernel/choice.ts';

export const ACTIVATE = 0; // open: play a card as activation
export const EVENT = 1; // open: play a Historical Event
export const PASS = 2; // open and all windows
export const MOVE = 3; // movement: begin the move of the unit on a hex
export const LEAD = 4; // movement: activate the leader on a hex, with all units around him
export const MOVE_LEADER = 5; // movement: begin the move of the leader on a hex, by himself
export const RALLY = 6; // movement: activate the leader on a hex to rally
export const DONE = 7; // movement, combat, rally, join, event choices: nothing more
export const PLAY = 8; // an order card without a place
export const PLAY_ON = 9; // Leadership on an own unit, Pillage on an enemy unit
export const STEP = 10; // step: one hex further (a leader may pass own units at once)
export const STOP = 11; // step: the move ends here
export const ASSAULT = 12; // step
export const EVADE = 13; // evade
export const STAND = 14; // evade
export const FACE = 15; // face: the last cube defends against the attacker on this hex
export const HOLD_BACK = 16; // face: it does not
export const MELEE = 17; // combat
export const FIRE = 18; // combat
export const JOIN = 19; // joinAttack: a further unit of Combined Forces
export const RETREAT = 20; // retreatHex
export const PURSUE = 21; // pursue
export const STAY = 22; // pursue
export const FALL_BACK = 23; // fallBack: where a Fake retreat goes
export const NAME = 24; // rallyName, alsoRally: the unit to be rallied
export const DRAW_AGAIN = 25; // drawAgain: the Standard [D Northallerton]
export const CHOOSE = 26; // chooseUnit and other event decisions: a piece on a hex
export const PLACE = 27; // placeUnit: a reinforcement on an entry hex
export const ATTACH = 28; // attachLeader: the leader of a routed unit joins another
export const RIDE = 29; // rideDown: through the crossbows on the first hex to the second [D Crecy]
export const DRAW_OFF = 30; // drawOff: an English unit comes down the hill [D Hastings]

export const VERBS: readonly VerbSpec[] = [
  { key: 'activate', form: 'activate {card}' },
  { key: 'event', form: 'event {card}' },
  { key: 'pass', form: 'pass' },
  { key: 'move', form: 'move {hex}' },
  { key: 'lead', form: 'lead {hex}' },
  { key: 'moveLeader', form: 'move leader {hex}' },
  { key: 'rally', form: 'rally {hex}' },
  { key: 'done', form: 'done' },
  { key: 'play', form: 'play {card}' },
  { key: 'playOn', form: 'play {card} {hex}' },
  { key: 'step', form: 'step {hex} {hex}' },
  { key: 'stop', form: 'stop' },
  { key: 'assault', form: 'assault {hex} x {hex}' },
  { key: 'evade', form: 'evade {hex} {hex}' },
  { key: 'stand', form: 'stand' },
  { key: 'face', form: 'face {hex}' },
  { key: 'holdBack', form: 'hold back' },
  { key: 'melee', form: 'melee {hex} x {hex}' },
  { key: 'fire', form: 'fire {hex} x {hex}' },
  { key: 'join', form: 'join {hex}' },
  { key: 'retreat', form: 'retreat {hex} {hex}' },
  { key: 'pursue', form: 'pursue {hex} {hex}' },
  { key: 'stay', form: 'stay' },
  { key: 'fallBack', form: 'fall back {hex} {hex}' },
  { key: 'name', form: 'name {hex}' },
  { key: 'drawAgain', form: 'draw again' },
  { key: 'choose', form: 'choose {hex}' },
  { key: 'place', form: 'place {unit} {hex}' },
  { key: 'attach', form: 'attach {hex}' },
  { key: 'ride', form: 'ride {hex} {hex}' },
  { key: 'drawOff', form: 'draw off {hex} {hex}' },
];
