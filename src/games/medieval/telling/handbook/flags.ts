// What follows a roll: flags, retreats, evades, advances [M Retreat; M Special Actions].

import type { Chapter } from '../../../../kernel/handbook.ts';
import { retreatTable } from './tables.ts';

export const flags: Chapter = {
  id: 'flags-and-retreat',
  title: 'Flags and retreat',
  passages: [
    {
      id: 'retreat',
      title: 'Retreat',
      refs: ['M Retreat'],
      text: [
        'Hits come first, then flags. For each flag that it does not ignore a unit goes back towards its own baseline by the hexes of its type: light cavalry four, medium cavalry three, heavy cavalry, light bow infantry, auxilia and warriors two, medium and heavy infantry one. Two flags are twice as far.',
        '- Every step leads to one of the two hexes towards its own baseline, never sideways.',
        '- The owner chooses the way. If the full distance is possible on some way, he must choose such a way.',
        '- Ground does not slow a retreat, but impassable ground blocks it. So do units of either side and lone enemy leaders. A marsh still requires its die roll.',
        '- The unit goes as far as it can and loses a block for each hex it cannot retreat, also at the edge of the board.',
        '- A unit without a leader may retreat onto a friendly leader who is alone. He joins it, and the retreat ends there.',
        'A leader retreats with his unit.',
      ],
      table: retreatTable,
    },
    {
      id: 'bolster-morale',
      title: 'Ignoring flags',
      refs: ['M Bolster Morale'],
      text: [
        'A unit may ignore one flag for each of these that applies:',
        '- A leader is with it, and is still alive after his check.',
        '- Two friends support it: units in any two hexes next to it. A leader alone counts as one of the two, as long as the unit has no leader of its own.',
        '- It is a unit of warriors at full strength.',
        '- It is attacked in a camp of its own side, or it is foot and attacked on a bridge.',
        '- The battle says so, as for units inside the walls of Onoguris.',
        '- Its owner spends a token for Bravery, after the dice have shown the flags.',
        'These add up, and count again in each attack. You choose for each flag whether to ignore it; every other flag is obeyed in full.',
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
      refs: ['M Unit Evade', 'M Evade Procedure', 'M Special Actions'],
      text: [
        'A unit attacked in close combat may evade, if its type may evade that attacker and it can go two full hexes towards its baseline. The attacker rolls first, with all his dice, but only the symbol of the evading unit hits. Flags, swords and helmets do nothing. If blocks are lost, a leader with the unit is checked.',
        'Then the unit goes its two hexes. If a lone friendly leader is on the first hex, he joins the unit and it stops there. Without room for two hexes, or for the one to such a leader, the unit cannot evade.',
        '- A unit that evaded does not battle back, even if it is still next to the attacker.',
        '- The attacker does not advance, even if his dice removed the last block.',
        '- Nobody evades fire, a battle back, a first strike or an ambush.',
        'Ground that stops a move does not stop an evade.',
      ],
    },
    {
      id: 'evade-eligibility',
      title: 'Who may evade whom',
      refs: ['M Evade Eligibility'],
      text: [
        '- Light bow infantry and light cavalry, with bows or without, may evade everybody.',
        '- Medium cavalry may evade foot and heavy cavalry, super heavy included.',
        '- Heavy and super heavy cavalry may evade foot.',
        '- Auxilia, medium infantry, warriors and heavy infantry never evade.',
        '- A lone leader must evade.',
        'The table of units going back lists every type.',
      ],
    },
    {
      id: 'parthian-shot',
      title: 'The Parthian shot',
      refs: ['M Parthian Shot'],
      text: [
        'Light bow cavalry shoots back as it evades. The attacker rolls first; if the evading unit has a block left, it rolls two dice, and only the symbol of the attacker hits. Flags, swords and helmets do nothing. Then it goes its two hexes.',
        'If the attacker loses blocks by it, a leader with him is checked. Other cavalry with bows does not shoot as it evades.',
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
      refs: ['M Momentum Advance'],
      text: [
        'If the attack destroyed the target or drove it out of its hex, the attacker may advance into that hex.',
        'Light, medium and heavy cavalry may then ride one hex farther in any direction, back included. Only after its first combat of the turn, and not if the ground it advanced into stops it or it came out of a camp. Super heavy cavalry has no such hex.',
        'There is no advance:',
        '- after an evade, whatever the dice did;',
        '- after an attack on a leader who was alone;',
        '- for a unit that battled back, struck first or sprang an ambush;',
        '- into ground that the unit may not enter.',
        'A unit that stood a First Strike and then won its attack may advance as always. The other player may answer every advance with Ambush.',
      ],
    },
    {
      id: 'bonus-close-combat',
      title: 'Bonus close combat',
      refs: ['M Bonus Close Combat'],
      text: [
        'After its advance a unit may fight one more close combat, against any enemy now next to it, if it is',
        '- warriors,',
        '- other foot with a leader,',
        '- any cavalry.',
        'Ground may forbid it: a unit that may not battle after moving into a hex has no bonus combat there either, and there is none in a gate that was just stormed.',
        'Without the advance there is no bonus combat. After one that succeeds the unit may advance again, into the vacated hex only, and its turn ends. The defender may evade, answer with First Strike and battle back as in any close combat.',
      ],
    },
  ],
};
