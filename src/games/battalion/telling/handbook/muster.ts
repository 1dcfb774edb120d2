// Set battles, mustered battles, four players [B Set battles; B Mustered battles; B Four players].

import type { Chapter } from '../../../../kernel/handbook.ts';
import { battlesTable } from './tables.ts';

export const setups: Chapter = {
  id: 'setups',
  title: 'Setting up',
  passages: [
    {
      id: 'set-battles',
      title: 'Set battles',
      refs: ['B Set battles', 'B Setup rules for set battles'],
      text: [
        'Six battles give the units and where they stand. Decks and tokens are as many as the units. Both roll a die, again while they are equal: the higher has the initiative, turns one of its tokens to disorder, and begins.',
        'Which units fight is printed; where they stand in battles 3 to 6 had to be read from a broken layout, and the notes of each battle say so.',
      ],
      table: battlesTable,
    },
    {
      id: 'muster',
      title: 'Mustered battles',
      refs: ['B Mustered battles', 'B Setup rules for mustered battles'],
      text: [
        'Agree on a size from six to twelve units and build your army from the 36 tiles of one faction; both armies have the same number of units, and the factions differ.',
        '- Every unit has at least one rank, all of one class. A tile of two classes goes with either.',
        '- No more ranks than the smallest formation in the unit allows.',
        '- A special unit has one name only.',
        '- No more of a tile than the faction has.',
        'After the roll for initiative the players deploy in turns, one unit at a time, into a sector or the reserve, front rank on top. What lies beneath is seen when all units stand.',
      ],
    },
    {
      id: 'four-players',
      title: 'Four players',
      refs: ['B Four players'],
      text: [
        'Two pairs fight over five sectors. The box says that much; how it goes in detail is not public, and what follows is ours, as near to the game for two as it could be.',
        '- Each player has a faction that nobody else has, three to six units, a deck, tokens and a reserve. Sectors count from the left of the lower side; the third is the central one, and both camps of a side lie behind it.',
        '- Each deploys in the three sectors of the own half, the central one included, or in the reserve. Once on the field a unit may go anywhere.',
        '- Turns go round by sides: the left player of the side with the initiative, the left one of the other, then the right ones.',
        '- You command and pay for your own units only. Friends count for overlaps and for empty sectors whoever owns them. Hits, draws and payments are the owner’s.',
        '- To a charge either opponent may react, with one unit in all; who comes next in turn order is asked first.',
        '- The camp rule looks at sides. A player who cannot draw loses the battle for both.',
      ],
    },
  ],
};
