// The handbook of Ancients: the rules in our own words, with tables made from the game's own.

import type { Handbook } from '../../../../kernel/handbook.ts';
import { boards } from './boards.ts';
import { cardChapter } from './cards.ts';
import { close, ranged } from './combat.ts';
import { evading, flags, momentum } from './flags.ts';
import { ground } from './ground.ts';
import { beasts, leaders } from './leaders-and-beasts.ts';
import { movement } from './movement.ts';
import { scenarios, special } from './special.ts';
import { aTurn, theTable, victory } from './turn.ts';

export const handbook: Handbook = {
  start: [
    'Two armies of wooden blocks face each other. Who first takes a set number of banners wins; each enemy unit destroyed and each enemy leader lost is a banner.',
    'In your turn you play one card. It lets you order a few units: so many on your left, in the centre or on your right, or all of one kind. Ordered units move, and then they battle.',
    'Units next to each other fight hand to hand. You roll the dice of your unit. Its target loses a block for each die with the target’s symbol (circle, triangle or square) and for each die with swords; light troops’ swords miss. Helmets hit when your leader is near.',
    'Each flag drives the target back, unless a leader or two friends beside it let it stand. If it stands and lives, it battles back. If its hex is empty, you may advance, and cavalry, warriors and led foot may strike again.',
    'Light troops fire at two or three hexes, and may evade when they are attacked: only their own symbol hits them then.',
    'Keep your line together, your leaders close behind it and your light troops in front. That is enough to begin; everything that lights up is allowed, and whatever is not will tell you why.',
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
    beasts,
    ground,
    cardChapter,
    special,
    victory,
    scenarios,
  ],
  boards,
};
