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
    'A turn has rounds, yours and the enemy’s alternately. In your round play one card; its number says how many units or leaders you may activate. Or pass. Two passes in a row end the turn, and hands are refilled.',
    'A unit that moves next to an enemy may assault it at once, with one more die and the first roll. After all moves, units next to enemies must fight and archers may shoot.',
    'Each active cube rolls one die. A hit removes a grey cube; if there is none, an active cube turns grey. A unit with only a grey cube is routed and runs for its edge.',
    'Cards can also be played for their text, at the moment they name, even in the enemy’s round.',
    'Player A wins by eliminating the number of units the battle names, player B when the deck runs out. A side without leaders loses.',
    'A good first battle: Stirling Bridge, as the Scots. Whatever lights up is allowed; point elsewhere to learn why not.',
  ],
  chapters: [pieces, turn, combat, ground, victory, unitChapter, orderChapter, battleChapter, doubts],
  boards,
};
