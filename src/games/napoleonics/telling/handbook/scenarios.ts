// Rules of single battles, and the points on which the rules can be read in two ways.

import { doubtsChapter } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { napoleonics } from '../../index.ts';
import { rulings } from '../../tables/rulings.ts';
import { scenarioTable } from './tables.ts';

export const scenarios: Chapter = {
  id: 'scenario-rules',
  title: 'Scenario rules',
  passages: [
    {
      id: 'scenario-rules',
      title: 'Rules of single battles',
      refs: ['scenario', ...napoleonics.sheets.flatMap((sheet) => [sheet.id, `${sheet.id} ${sheet.name}`])],
      text: [
        'A battle may bring rules of its own: places to hold, an edge to get away by, squares that stand from the beginning. They are shown before the battle and beside the board, and override the rules of this handbook.',
        '- A banner for a held hex is gained at the start of the side’s turn, if one of its units is there, and lost the moment none is. A leader alone holds nothing.',
        '- Leaving the board takes one hex of movement. At the Coa a unit and a leader bring a banner each.',
        '- Units that begin in square cost their owner a card each, drawn blind after the deal.',
      ],
      table: scenarioTable,
    },
  ],
};

export const doubts = doubtsChapter(rulings);
