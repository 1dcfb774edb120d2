// Special units, legions, scenario rules (rule 17 and the sheets).

import type { Chapter } from '../../../../kernel/handbook.ts';
import { ancients } from '../../index.ts';
import { scenarioTable, traitsTable } from './tables.ts';

export const special: Chapter = {
  id: 'special-units',
  title: 'Special units and legions',
  passages: [
    {
      id: 'special-units',
      title: 'Special units',
      refs: ['A 17', 'A 17 Special Units'],
      text: [
        'Some battles give a unit or a leader an ability. It goes with that unit to its last block and cannot be passed on. What it adds comes on top of what the type has: a Sacred Band with a leader ignores two flags.',
      ],
      table: traitsTable,
    },
    {
      id: 'marian-legions',
      title: 'Marian and imperial legions',
      refs: ['A 17 Marian Legions'],
      text: [
        'Where this rule is in force, medium and heavy infantry of the side throws javelins: one die at two hexes, after standing still or moving one hex. All rules of ranged combat hold for them.',
      ],
    },
    {
      id: 'julian-legions',
      title: 'Julian legions',
      refs: ['A 17 Julian Legions'],
      text: [
        'They throw like Marian legions. They may also move two hexes, and then not battle. Their retreat stays one hex for a flag.',
      ],
    },
  ],
};

export const scenarios: Chapter = {
  id: 'scenario-rules',
  title: 'Scenario rules',
  passages: [
    {
      id: 'scenario-rules',
      title: 'Rules of single battles',
      refs: ['scenario', ...ancients.sheets.map((sheet) => `${sheet.id} ${sheet.name}`)],
      text: [
        'A battle may bring rules of its own: camps to capture, edges to leave by, hands that grow, troops in ambush, leaders who make or lose a battle. They are shown before the battle and beside the board, and override the rules of this handbook.',
        'Optional rules are played only when the players agree on them before the battle begins. The same applies to disputed rulings that can be changed.',
      ],
      table: scenarioTable,
    },
  ],
};
