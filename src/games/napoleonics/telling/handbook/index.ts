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
    'You win by taking banners: one for each enemy unit or leader eliminated. The battle says how many you need.',
    'Each turn you play one card, order the units it allows, move them, battle with them, and draw a new card.',
    'Infantry and cavalry roll one die for each block. Infantry and guns fire from a distance; only the symbol of the target’s arm hits. Next to the enemy, in melee, sabres hit too.',
    'Each flag drives the target back one hex; a leader, or two friends beside it, let it ignore one. A target that stays and survives battles back. If its hex is empty you may advance, and cavalry may attack again.',
    'Infantry attacked by cavalry may form square: both sides then roll one die, but it costs you a card while it lasts. Cavalry may retire from infantry.',
    'A good first battle: Rolica, the first French position, as the British and Portuguese. Whatever lights up is allowed; point elsewhere to learn why not.',
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
