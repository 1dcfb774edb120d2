// What follows a roll: flags, retreats, ground taken, breakthroughs [N Retreats; N Additional Combat Actions].

import type { Chapter } from '../../../../kernel/handbook.ts';
import { retreatTable } from './tables.ts';

export const flags: Chapter = {
  id: 'flags-and-retreat',
  title: 'Flags and retreat',
  passages: [
    {
      id: 'retreat',
      title: 'Retreat',
      refs: ['N Retreats'],
      text: [
        'Hits come first, then flags. For each flag that it does not ignore a unit goes one hex back toward its own edge; militia goes three.',
        '- Every step leads to one of the two hexes that lie toward its own edge, never sideways.',
        '- The owner picks the way. If some way can be walked in full, it must be one of those.',
        '- Ground does not slow a retreat, but what cannot be entered blocks it. So do units of either side and enemy leaders alone.',
        '- Each hex that cannot be walked costs a block, at the edge of the board as well. The unit goes as far as it can and pays for the rest.',
        '- A unit without a leader may retreat onto a friendly leader who is alone. He joins, and what is left of the retreat is dropped.',
        'A leader goes back with his unit. A square stands, and pays with blocks.',
      ],
      table: retreatTable,
    },
    {
      id: 'bolster-morale',
      title: 'Ignoring flags',
      refs: ['N Bolster Morale'],
      text: [
        'A unit may ignore one flag for each of these that holds:',
        '- A leader is with it, and is still alive after his check.',
        '- Two friends support it: units, squares included, or leaders who are alone, in any hexes next to it. A square itself is not supported.',
        '- It is infantry or artillery and is attacked over a side of field works.',
        '- Its type: grenadiers, cuirassiers and Young Guard ignore one flag, Old Guard, guard grenadiers, guard heavy cavalry and guard foot artillery two.',
        'These add up, and count again in each attack. Ignoring is a choice, flag by flag. Cavalry can never ignore a flag that a square next to it has rolled.',
      ],
    },
  ],
};

export const advances: Chapter = {
  id: 'additional-combat-actions',
  title: 'Taking ground and breakthrough',
  passages: [
    {
      id: 'taking-ground',
      title: 'Infantry takes ground',
      refs: ['N Additional Combat Actions', 'N Infantry Taking Ground', 'N Artillery Taking Ground'],
      text: [
        'If a melee destroyed the target or drove it out of its hex, infantry that attacked may move into that hex. It is a choice, and ends its turn. It may do so after cavalry has retired, and after a leader who was alone fled or fell.',
        'Artillery and squares never take ground.',
      ],
    },
    {
      id: 'breakthrough',
      title: 'Cavalry breaks through',
      refs: ['N Cavalry Breakthrough', 'N Take Ground and Cavalry Breakthrough Limitations'],
      text: [
        'Cavalry that won a melee may move into the vacated hex and from there one hex farther in any direction, back included. Both are a choice; ground that stops a move ends the breakthrough too. A leader who was alone and fled or fell leaves room for it as well.',
        'Nobody takes ground or breaks through after fire, after battling back, or after having struck first.',
      ],
    },
    {
      id: 'bonus-attack',
      title: 'The bonus attack',
      refs: ['N Cavalry Bonus Attack'],
      text: [
        'After a breakthrough, with the extra hex or without, cavalry may attack in melee once more, any enemy next to it now. If it did not move into the vacated hex, it may not.',
        'Guns that were ordered and have not battled may join the bonus attack. After winning it the cavalry may move into the vacated hex, and that is the end of its turn. Infantry and artillery have no bonus attack.',
        'Ground counts as always: who may not battle after moving into a hex does not attack from it.',
      ],
    },
  ],
};
