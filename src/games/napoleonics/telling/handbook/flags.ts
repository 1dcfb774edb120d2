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
        'Hits come first, then flags. For each flag that it does not ignore a unit goes one hex back towards its own edge; militia goes three.',
        '- Every step leads to one of the two hexes towards its own edge, never sideways.',
        '- The owner chooses the way. If the full distance is possible on some way, he must choose such a way.',
        '- Ground does not slow a retreat, but impassable ground blocks it. So do units of either side and lone enemy leaders.',
        '- The unit goes as far as it can and loses a block for each hex it cannot retreat, also at the edge of the board.',
        '- A unit without a leader may retreat onto a friendly leader who is alone. He joins it, and the retreat ends there.',
        'A leader retreats with his unit. A square does not retreat; it loses blocks instead.',
      ],
      table: retreatTable,
    },
    {
      id: 'bolster-morale',
      title: 'Ignoring flags',
      refs: ['N Bolster Morale'],
      text: [
        'A unit may ignore one flag for each of these that applies:',
        '- A leader is with it, and is still alive after his check.',
        '- Two friends support it: units, squares included, or leaders who are alone, in any hexes next to it. A square itself is not supported.',
        '- It is infantry or artillery and is attacked over a side of field works.',
        '- Its type: grenadiers, cuirassiers and Young Guard ignore one flag, Old Guard, guard grenadiers, guard heavy cavalry and guard foot artillery two.',
        'These add up, and count again in each attack. You choose for each flag whether to ignore it. Cavalry can never ignore a flag that a square next to it has rolled.',
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
        'If a melee destroyed the target or drove it out of its hex, infantry that attacked may move into that hex. This is optional and ends its turn. It may do so after cavalry has retired, and after a leader who was alone fled or fell.',
        'Artillery and squares never take ground.',
      ],
    },
    {
      id: 'breakthrough',
      title: 'Cavalry breaks through',
      refs: ['N Cavalry Breakthrough', 'N Take Ground and Cavalry Breakthrough Limitations'],
      text: [
        'Cavalry that won a melee may move into the vacated hex and from there one hex farther in any direction, back included. Both are optional; ground that stops a move ends the breakthrough too. It is also possible after a lone leader fled or was lost.',
        'Nobody takes ground or breaks through after fire, after battling back, or after having struck first.',
      ],
    },
    {
      id: 'bonus-attack',
      title: 'The bonus attack',
      refs: ['N Cavalry Bonus Attack'],
      text: [
        'After a breakthrough, with the extra hex or without, cavalry may attack in melee again, any enemy next to it now. If it did not move into the vacated hex, it may not.',
        'Guns that were ordered and have not battled may join the bonus attack. After winning it the cavalry may move into the vacated hex, and its turn ends. Infantry and artillery have no bonus attack.',
        'Ground counts as always: a unit that may not battle after moving into a hex cannot attack from it.',
      ],
    },
  ],
};
