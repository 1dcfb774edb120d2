// The handbook of Napoleonics: the rules in our own words, with tables made from the game's own.

import type { Handbook } from '../../../../kernel/handbook.ts';
import { boards } from './boards.ts';
import { cardChapter } from './cards.ts';
import { advances, flags } from './flags.ts';
import { ground } from './ground.ts';
import { leaders } from './leaders.ts';
import { melee, retiring } from './melee.ts';
import { movement } from './movement.ts';
import { ranged } from './ranged.ts';
import { doubts, scenarios } from './scenarios.ts';
import { combined, squares } from './square.ts';
import { aTurn, theTable, victory } from './turn.ts';

export const handbook: Handbook = {
  start: [
    'Two armies of the wars against Napoleon face each other. Who first takes a set number of banners wins; each enemy unit destroyed and each enemy leader lost is a banner.',
    'In your turn you play one card. It lets you order a few units: so many on your left, in the centre or on your right, or some of one arm. Ordered units move, and then they battle.',
    'Blocks are strength: infantry and cavalry roll a die for each block. At a distance only the symbol of the target’s arm hits. Next to each other, in melee, sabres hit as well. Infantry fires less after a move, cavalry does not fire at all, and guns reach far.',
    'Each flag drives the target back a hex, unless a leader, two friends beside it or its own quality let it stand. If it stands and lives, it battles back. If its hex is empty, infantry may take the ground, and cavalry may ride on and attack again.',
    'Infantry that cavalry attacks may form square: it then fights with one die, and so does the cavalry, but it costs you a card until the square is left. Cavalry may retire before infantry. Guns may add their dice to a melee.',
    'Bring your guns up, keep infantry in pairs and cavalry for the moment when the enemy is short of cards. Rolica, the first French position, is a good first battle: lead the British and Portuguese. Everything that lights up is allowed, and whatever is not will tell you why.',
  ],
  chapters: [
    theTable,
    aTurn,
    movement,
    ranged,
    melee,
    retiring,
    flags,
    advances,
    squares,
    combined,
    leaders,
    ground,
    cardChapter,
    victory,
    scenarios,
    doubts,
  ],
  boards,
};
