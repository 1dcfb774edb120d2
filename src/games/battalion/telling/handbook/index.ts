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
    'Each turn you may discard cards to move units between sectors. Then you either rally or command one unit: to charge, to assault an enemy it already fights, or to shoot (barrage).',
    'A command costs order tokens from your camp. They stay on the unit, so it costs more each time. You roll three eight-sided dice or more. Each eight hits; so does each die that reaches a number on the unit’s tiles, one die for each number.',
    'A unit that is hit loses ranks from the front, or takes order from its camp as disorder. With no ranks left, or as much disorder as cohesion, it is disbanded and its owner draws a card.',
    'Rally to get your tokens back; it costs a card from your deck.',
    'You win when the enemy must draw and has no card left, or when your turn begins with your units alone in the central sector.',
    'A good first battle: set battle 2, as the Han. Whatever lights up is allowed; point elsewhere to learn why not.',
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
