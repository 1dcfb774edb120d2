// Movement [N Move Your Units & Leaders to N Leader Movement].

import { bothOrderedText, leaderMoveText } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';

export const movement: Chapter = {
  id: 'movement',
  title: 'Movement',
  passages: [
    {
      id: 'unit-movement',
      title: 'Moving a unit',
      refs: ['N Move Your Units & Leaders'],
      text: [
        'Each ordered unit may move once, up to the number of hexes of its type, in any direction and from one section into another. Finish one move before the next begins.',
        '- A hex holds one unit. You cannot move onto or through a unit of either side, nor an enemy leader.',
        '- You may move onto a friendly leader who is alone: he joins the unit and its move ends there. A unit can have only one leader.',
        '- No unit may leave the board, unless the rules of the battle allow it.',
        '- Some ground ends a move, or prevents the unit from battling this turn; see the chapter on terrain.',
        '- A unit in square does not move.',
      ],
    },
    {
      id: 'infantry-movement',
      title: 'Infantry',
      refs: ['N Infantry Movement'],
      text: [
        'Line infantry, grenadiers, Old Guard, guard grenadiers and militia move one hex and may battle. Light infantry, rifles and Young Guard move one hex and may battle, or two hexes and may not.',
      ],
    },
    {
      id: 'cavalry-movement',
      title: 'Cavalry',
      refs: ['N Cavalry Movement'],
      text: [
        'Light cavalry moves up to three hexes and may battle, heavy cavalry, cuirassiers and guard heavy cavalry up to two.',
      ],
    },
    {
      id: 'artillery-movement',
      title: 'Artillery',
      refs: ['N Artillery Movement'],
      text: [
        'Foot artillery moves one hex or battles, not both. Horse artillery moves one hex and may battle, or two hexes and may not; with a single block left it cannot battle after any move.',
      ],
    },
    {
      id: 'leader-movement',
      title: 'Moving a leader',
      refs: ['N Leader Movement'],
      text: [
        ...leaderMoveText,
        bothOrderedText,
        'Ground that stops units stops a leader who moves by himself as well; he never enters what is impassable.',
      ],
    },
  ],
};
