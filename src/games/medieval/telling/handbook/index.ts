// The handbook of Medieval: the rules in our own words, with tables made from the game's own.

import type { Handbook } from '../../../../kernel/handbook.ts';
import { boards } from './boards.ts';
import { cardChapter } from './cards.ts';
import { close, ranged } from './combat.ts';
import { evading, flags, momentum } from './flags.ts';
import { ground } from './ground.ts';
import { inspired } from './inspired.ts';
import { leaders } from './leaders.ts';
import { movement } from './movement.ts';
import { doubts, scenarios } from './scenarios.ts';
import { aTurn, theTable, victory } from './turn.ts';

export const handbook: Handbook = {
  start: [
    'Two armies of the early Middle Ages face each other, much of them on horseback. Who first takes a set number of banners wins; each enemy unit destroyed and each enemy leader lost is a banner.',
    'In your turn you play one card. It lets you order a few units: so many on your left, in the centre or on your right, or all of one kind. Ordered units move, and then they battle.',
    'Units next to each other fight hand to hand. You roll the dice of your unit. Its target loses a block for each die with the target’s symbol (circle, triangle or square) and for each die with swords, but better armour and horses turn some swords away; swords of light bows and light cavalry miss. Helmets hit when your leader is near.',
    'Each flag drives the target back, unless a leader or two friends beside it let it stand. If it stands and lives, it battles back. If its hex is empty, you may advance, and cavalry, warriors and led foot may strike again.',
    'Units with bows fire at a distance. Light units, and cavalry before foot, may evade when they are attacked; light bow cavalry shoots back as it goes.',
    'Tokens are yours to spend: for one more die, for one more flag ignored, for a leader’s ride, or with a Leadership card for an inspired action. One in your turn, one in the other’s.',
    'Decimum, the final phase, is a good first battle: lead the Byzantines. Everything that lights up is allowed, and whatever is not will tell you why.',
  ],
  chapters: [
    theTable,
    aTurn,
    movement,
    ranged,
    close,
    flags,
    evading,
    momentum,
    leaders,
    inspired,
    ground,
    cardChapter,
    victory,
    scenarios,
    doubts,
  ],
  boards,
};
