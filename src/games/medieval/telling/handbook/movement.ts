// Movement [M Movement to M Leader Movement].

import { bothOrderedText, leaderMoveText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';

export const movement: Chapter = {
  id: 'movement',
  title: 'Movement',
  passages: [
    {
      id: 'unit-movement',
      title: 'Moving a unit',
      refs: ['M Movement'],
      text: [
        'Each ordered unit may move once, up to the number of hexes of its type, in any direction and from one section into another. Finish one move before the next begins.',
        '- A hex holds one unit. You cannot move onto or through a unit of either side, nor an enemy leader.',
        '- You may move onto a friendly leader who is alone: he joins the unit and its move ends there. A unit can have only one leader.',
        '- No unit may leave the board, unless the rules of the battle allow it.',
        '- Some ground ends a move, or prevents the unit from battling this turn; see the chapter on terrain.',
        '- Light foot, auxilia included, may pass through friendly units under Order Light Troops and Move Fire Move when it moves two hexes, but not end on them.',
      ],
    },
    {
      id: 'foot-movement',
      title: 'Foot',
      refs: ['M Foot Unit Movement'],
      text: [
        'Light bow infantry and auxilia move one or two hexes and may battle. Heavy infantry moves one and may battle.',
        '- Medium infantry moves one hex and may battle, or two and may not.',
        '- Warriors move one hex and may battle. They may also charge: two hexes, if they end next to an enemy unit they can fight in close combat. Warriors that charged must do so.',
        'Auxilia count as light and warriors as medium, for cards and for hits.',
      ],
    },
    {
      id: 'mounted-movement',
      title: 'Mounted',
      refs: ['M Mounted Unit Movement'],
      text: [
        'Cavalry may battle after any move. Light cavalry, with bows or without, moves up to four hexes, medium cavalry three, heavy and super heavy cavalry two.',
      ],
    },
    {
      id: 'leader-movement',
      title: 'Moving a leader',
      refs: ['M Leader Movement'],
      text: [
        ...leaderMoveText,
        bothOrderedText,
        'Ground that stops units stops a leader who moves by himself as well; he never enters what is impassable.',
      ],
    },
  ],
};
