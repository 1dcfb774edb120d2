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
        'Hits come first, then flags. For each flag that it does not ignore a unit goes back one full move toward its own baseline. Two flags are two full moves. Warriors go back two hexes, auxilia and elephants one.',
        '- Every step leads to one of the two hexes that lie toward its own baseline, never sideways.',
        '- The owner picks the way. If some way can be walked in full, it must be one of those.',
        '- Ground does not slow a retreat, but what cannot be entered blocks it. So do units of either side and enemy leaders alone. A marsh still costs its die roll.',
        '- Each hex that cannot be walked costs a block, at the edge of the board as well. The unit goes as far as it can and pays for the rest.',
        '- A unit without a leader may retreat onto a friendly leader who is alone. He joins, and what is left of the retreat is dropped. If it has a leader already, the other one blocks the hex.',
        'A leader goes back with his unit.',
      ],
      table: retreatTable,
    },
    {
      id: 'bolster-morale',
      title: 'Ignoring flags',
      refs: ['A 12 Bolster Morale'],
      text: [
        'A unit may ignore one flag for each of these that holds:',
        '- A leader is with it, and is still alive after his check.',
        '- Two friends support it: units, or leaders who are alone, in any two hexes next to it.',
        '- It has warriors or light barbarian chariots at full strength.',
        '- It is foot and stands in shelter that counts against this attack.',
        '- It is elephants, and cavalry or chariots rolled the flag in close combat.',
        '- It has an ability of its own that says so.',
        'These add up, and count again in each attack. Ignoring is a choice, flag by flag; every flag that is not ignored is obeyed in full. Neither leaders nor friends steady elephants, but elephants support others.',
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
        'A unit attacked in close combat may evade instead of standing, if its type may evade that attacker and there is room behind it. The attacker rolls first, with all his dice, but only the symbol of the evading unit hits. Flags, swords and helmets do nothing. If blocks are lost, a leader with the unit is checked.',
        'Then the unit goes two hexes back toward its baseline; one hex if two are not possible. If both hexes behind it are taken or cannot be entered, it cannot evade. A friendly leader alone on the first hex joins it, and that is far enough.',
        '- Who evaded does not battle back, even if it is still next to the attacker.',
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
        'If the attack destroyed the target or drove it out of its hex, the attacker may advance into that hex. It is a choice.',
        'Cavalry may then ride one hex farther in any direction, back included. Only after its first combat of the turn, and not if the ground it advanced into stops it. Camels, chariots and elephants have no such hex.',
        'There is no advance:',
        '- after an evade, whatever the dice did;',
        '- after an attack on a leader who was alone;',
        '- for who battled back or struck first;',
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
        'After its advance a unit may close combat once more, against any enemy now next to it, if it is',
        '- warriors,',
        '- other foot with a leader, war machines excepted,',
        '- any mounted unit: cavalry, camels, chariots, elephants.',
        'Ground may forbid it: who may not battle after moving into a hex has no bonus combat there either.',
        'After a bonus combat that succeeds the unit may advance again, into the vacated hex only, and that is the end of its turn. The defender may evade, answer with First Strike and battle back as in any close combat.',
      ],
    },
  ],
};
