// The handbook of Battalion: the rules in our own words, with tables made from the game's own.

import type { Handbook } from '../../../../kernel/handbook.ts';
import { actions, engagements, reactions } from './actions.ts';
import { boards } from './boards.ts';
import { combat, victory } from './combat.ts';
import { field, pieces } from './field.ts';
import { setups } from './muster.ts';
import { cardChapters, doubts, rankChapter, traitChapter } from './tables.ts';
import { turn } from './turn.ts';

export const handbook: Handbook = {
  start: [
    'Two armies meet over three sectors. Each unit is a stack of a few rank tiles. It stands in a sector, waits in the reserve, or is locked with an enemy in between.',
    'In your turn you may first move units from sector to sector, for a card each. Then you either rally or command one unit: to assault an enemy it is engaged with, to shoot, or to charge.',
    'A command costs order: tokens from your camp that you lay on the unit, more each time. You roll three dice of eight sides and perhaps some more. Every die that reaches a value on the tiles is a hit, and so is every eight.',
    'Whoever is hit chooses: give up ranks from the front, or lay order from the camp on the unit as disorder. A unit without ranks, or with as much disorder as cohesion, is gone, and its owner draws a card.',
    'Who must draw and has no card left has lost. You also win when your turn begins with a unit of yours in the central sector and none of the enemy.',
    'Rally in time: without order nobody moves, and nobody can take hits without losing ranks. Set battle 2 is a good first one: lead the Han, whose crossbows keep the enemy at a distance. Everything that lights up is allowed, and whatever is not will tell you why.',
  ],
  chapters: [
    pieces,
    field,
    turn,
    actions,
    reactions,
    engagements,
    combat,
    victory,
    setups,
    traitChapter,
    rankChapter,
    ...cardChapters,
    doubts,
  ],
  boards,
};
