// What follows a roll: flags, retreats, evades, advances (rules 12, 13).

import type { Chapter } from '../../../../kernel/handbook.ts';
import { retreatTable } from './tables.ts';

export const flags: Chapter = {
  id: 'flags-and-retreat',
  title: 'Flags and retreat',
  passages: [
    {
      id: 'retreat',
      title: 'Retreat',
      refs: ['A 12', 'A 12 Retreat'],
      text: [
        'Hits come first, then flags. For each flag that it does not ignore a unit goes back one full move towards its own baseline. Two flags are two full moves. Warriors go back two hexes, auxilia and elephants one.',
        '- Every step leads to one of the two hexes towards its own baseline, never sideways.',
        '- The owner chooses the way. If the full distance is possible on some way, he must choose such a way.',
        '- Ground does not slow a retreat, but impassable ground blocks it. So do units of either side and lone enemy leaders. A marsh still requires its die roll.',
        '- The unit goes as far as it can and loses a block for each hex it cannot retreat, also at the edge of the board.',
        '- A unit without a leader may retreat onto a friendly leader who is alone. He joins it, and the retreat ends there. If it has a leader already, the other one blocks the hex.',
        'A leader retreats with his unit.',
      ],
      table: retreatTable,
    },
    {
      id: 'bolster-morale',
      title: 'Ignoring flags',
      refs: ['A 12 Bolster Morale'],
      text: [
        'A unit may ignore one flag for each of these that applies:',
        '- A leader is with it, and is still alive after his check.',
        '- Two friends support it: units, or leaders who are alone, in any two hexes next to it.',
        '- It is a unit of warriors or light barbarian chariots at full strength.',
        '- It is foot and stands in shelter that counts against this attack.',
        '- It is a unit of elephants, and cavalry or chariots rolled the flag in close combat.',
        '- A special ability allows it.',
        'These add up, and count again in each attack. You choose for each flag whether to ignore it; every other flag is obeyed in full. Leaders and friends do not let elephants ignore flags, but elephants support other units.',
      ],
    },
  ],
};

export const evading: Chapter = {
  id: 'evade',
  title: 'Evade',
  passages: [
    {
      id: 'evade',
      title: 'Evading an attack',
      refs: ['A 13', 'A 13 Evade'],
      text: [
        'A unit attacked in close combat may evade, if its type may evade that attacker and there is room behind it. The attacker rolls first, with all his dice, but only the symbol of the evading unit hits. Flags, swords and helmets do nothing. If blocks are lost, a leader with the unit is checked.',
        'Then the unit goes two hexes back towards its baseline; one hex if two are not possible. If both hexes behind it are taken or cannot be entered, it cannot evade. If a lone friendly leader is on the first hex, he joins the unit and it stops there.',
        '- A unit that evaded does not battle back, even if it is still next to the attacker.',
        '- The attacker does not advance, even if his dice removed the last block.',
        '- Nobody evades fire, a battle back or a first strike.',
        'Ground that stops a move does not stop an evade.',
      ],
    },
    {
      id: 'evade-eligibility',
      title: 'Who may evade whom',
      refs: ['A 13 Evade Eligibility'],
      text: [
        '- Light units may evade everybody; auxilia are the exception and evade nobody.',
        '- Medium cavalry and camels may evade foot and heavy mounted units.',
        '- Heavy cavalry and heavy chariots may evade foot and elephants.',
        '- Medium infantry, warriors, heavy infantry and elephants never evade.',
        '- War machines may evade everybody, at a price. A leader alone has no choice and must.',
        'The table of units going back lists every type.',
      ],
    },
    {
      id: 'war-machine-evade',
      title: 'War machines',
      refs: ['A 13 War Machine Evade'],
      text: [
        'The crew of a war machine that evades gets away on foot. If the roll does not destroy it, the machine makes its evade and is then taken off the board; the enemy gains no banner for it. It needs room behind it like any unit, and cannot evade into a marsh or broken ground. A leader who was with it stays, alone, in the hex it reached.',
      ],
    },
  ],
};

export const momentum: Chapter = {
  id: 'momentum',
  title: 'Momentum and bonus combat',
  passages: [
    {
      id: 'momentum-advance',
      title: 'Momentum advance',
      refs: ['A 13 Momentum Advance'],
      text: [
        'If the attack destroyed the target or drove it out of its hex, the attacker may advance into that hex.',
        'Cavalry may then ride one hex farther in any direction, back included. Only after its first combat of the turn, and not if the ground it advanced into stops it. Camels, chariots and elephants have no such hex.',
        'There is no advance:',
        '- after an evade, whatever the dice did;',
        '- after an attack on a leader who was alone;',
        '- for a unit that battled back or struck first;',
        '- for a war machine;',
        '- into ground that the unit may not enter, or out of a marsh that it moved into this turn.',
        'A unit that stood a First Strike and then won its attack may advance as always.',
      ],
    },
    {
      id: 'bonus-close-combat',
      title: 'Bonus close combat',
      refs: ['A 13 Bonus Close Combat'],
      text: [
        'After its advance a unit may fight one more close combat, against any enemy now next to it, if it is',
        '- warriors,',
        '- other foot with a leader, war machines excepted,',
        '- any mounted unit: cavalry, camels, chariots, elephants.',
        'Ground may forbid it: a unit that may not battle after moving into a hex has no bonus combat there either.',
        'After a bonus combat that succeeds the unit may advance again, into the vacated hex only, and its turn ends. The defender may evade, answer with First Strike and battle back as in any close combat.',
      ],
    },
  ],
};
