// Movement (rule 8).

import { leaderMoveText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';

export const movement: Chapter = {
  id: 'movement',
  title: 'Movement',
  passages: [
    {
      id: 'unit-movement',
      title: 'Moving a unit',
      refs: ['A 8', 'A 8 Movement', 'A 8 Unit Movement'],
      text: [
        'Each ordered unit may move once, up to the number of hexes of its type, in any direction and from one section into another. Finish one move before the next begins.',
        '- A hex holds one unit. You cannot move onto or through a unit of either side, nor an enemy leader.',
        '- You may move onto a friendly leader who is alone: he joins the unit and its move ends there. A unit can have only one leader.',
        '- No unit may leave the board, unless the rules of the battle allow it.',
        '- Some ground ends a move, or prevents the unit from battling this turn; see the chapter on terrain.',
        '- Light foot may pass through friendly units under Order Light Troops and Move-Fire-Move, but not end on them.',
        'How far a unit has moved is the shortest way from where it began to where it ended.',
      ],
    },
    {
      id: 'foot-movement',
      title: 'Foot',
      refs: ['A 8 Foot Unit Movement'],
      text: [
        'Light infantry, bows and slings move two hexes and may battle. Medium and heavy infantry move one and may battle.',
        '- Auxilia may battle after one hex. After two they may not battle.',
        '- Warriors move one hex and may battle. They may also charge: two hexes, if the second one ends next to an enemy unit. Warriors that charged must fight in close combat while they have a target. A lone leader does not count as a unit to charge.',
        '- A war machine moves one hex and may not battle in that turn.',
        'The numbers of every type stand in the table of units.',
      ],
    },
    {
      id: 'mounted-movement',
      title: 'Mounted',
      refs: ['A 8 Mounted Unit Movement'],
      text: [
        'Cavalry, camels, chariots and elephants may battle after any move. Light cavalry goes farthest with four hexes; medium cavalry, camels and light chariots have three; heavy cavalry, heavy chariots and elephants two.',
        'All of these are mounted units, but only cavalry in the narrow sense has the extra hex after an advance.',
      ],
    },
    {
      id: 'leader-movement',
      title: 'Moving a leader',
      refs: ['A 8 Leader Movement'],
      text: [
        ...leaderMoveText,
        'A leader who went along with his unit can no longer be ordered away this turn. So move a leader first if you want him to change units.',
        'By a normal move a leader never leaves the board.',
      ],
    },
  ],
};
