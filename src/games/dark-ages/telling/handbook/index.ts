// The handbook of Dark Ages: the rules in our own words, with tables made from the game's own.

import type { Handbook } from '../../../../kernel/handbook.ts';
import { boards } from './boards.ts';
import { combat, victory } from './combat.ts';
import { ground } from './ground.ts';
import { pieces } from './pieces.ts';
import { battleChapter, doubts, orderChapter, unitChapter } from './tables.ts';
import { turn } from './turn.ts';

export const handbook: Handbook = {
  start: [
    'Each unit is a counter with a few wooden cubes. An active cube rolls a die. A hit turns an active cube grey, or takes the grey one away; a unit with nothing but a grey cube is routed and runs.',
    'A turn has rounds, yours and the enemy’s by turns. In your round you play one card for activation: its number says how many units or leaders you may set going. Or you pass. Two passes in a row end the turn, and only then are hands filled.',
    'A unit that comes beside an enemy may assault it at once, with a die more and the first roll. After all moves, everybody who stands beside an enemy must fight, and bowmen shoot.',
    'The other cards in your hand are orders. They are played in the midst of a move or a fight, also in the enemy’s round, at the moment written on them, and the enemy may answer.',
    'A side whose leaders are all dead has lost. Player A wins with as many enemy units eliminated as the battle says. Player B wins when the cards have run out.',
    'Keep leaders near your units, for they move many at once and rally those in trouble; and keep a card for the enemy’s round. Stirling Bridge is a good first battle: lead the Scots. Everything that lights up is allowed, and whatever is not will tell you why.',
  ],
  chapters: [pieces, turn, combat, ground, victory, unitChapter, orderChapter, battleChapter, doubts],
  boards,
};
