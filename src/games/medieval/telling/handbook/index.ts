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
    'You win by taking banners: one for each enemy unit or leader eliminated. The battle says how many you need.',
    'Each turn you play one card, order the units it allows, move them, battle with them, and draw a new card.',
    'Units next to each other fight in close combat. Each die with the target’s symbol (circle, triangle or square) removes a block. So do swords, though armour stops some, and helmets if your leader is close.',
    'Each flag drives the target back; a leader, or two friends beside it, let it ignore one. A target that stays and survives battles back. If its hex is empty you may advance, and some units attack again.',
    'Bows shoot from a distance. Light units may evade an attack.',
    'Spend a token, one in each turn, for one more die, to ignore a flag or to move a leader.',
    'A good first battle: Decimum, the final phase, as the Byzantines. Whatever lights up is allowed; point elsewhere to learn why not.',
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
