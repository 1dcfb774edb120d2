// Rules of single battles, and the points on which the rules can be read in two ways.

import { doubtsChapter } from '../../../../families/commands/telling/handbook/passages.ts';
import type { Chapter } from '../../../../kernel/handbook.ts';
import { medieval } from '../../index.ts';
import { rulings } from '../../tables/rulings.ts';
import { scenarioTable } from './tables.ts';

export const scenarios: Chapter = {
  id: 'scenario-rules',
  title: 'Scenario rules',
  passages: [
    {
      id: 'scenario-rules',
      title: 'Rules of single battles',
      refs: ['scenario', ...medieval.sheets.flatMap((sheet) => [sheet.id, `${sheet.id} ${sheet.name}`])],
      text: [
        'A battle may bring rules of its own: gates to storm, camps to raze, hills to hold, edges to leave by, troops that come later, hands that grow or run out. They are shown before the battle and beside the board, and override the rules of this handbook.',
        '- Banners for a held group of hexes are gained at the start of a turn by the side that alone has units there, and lost the moment that is no longer so. Leaders alone hold nothing.',
        '- A unit that leaves for a banner must begin its turn on the edge hex and be ordered; leaving is its whole move. A leader goes along and gives no banner.',
        '- Camps are razed at the start of a turn, before the card is played: as many as you occupy and like.',
        '- A card played as a Scout counts as a Scout for the banner that some battles offer instead of the second card. That banner is never the last one.',
        '- Troops that come after a third banner arrive at the start of their side’s next turn and may be ordered at once. If an arrival hex is taken, they come to the nearest free one.',
        '- Where dice decide who begins, equal numbers of helmets are rolled again.',
      ],
      table: scenarioTable,
    },
  ],
};

export const doubts = doubtsChapter(rulings);
