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
        'In six battles the units and their places are given. Each side has as many cards and tokens as units. Both sides roll a die, again if they are equal. The higher has the initiative: it flips one of its tokens to disorder and begins.',
        'The units are printed in the rulebook. Where they stand in battles 3 to 6 had to be reconstructed from a damaged layout; the notes of each battle say so.',
      ],
      table: battlesTable,
    },
    {
      id: 'muster',
      title: 'Mustered battles',
      refs: ['B Mustered battles', 'B Setup rules for mustered battles'],
      text: [
        'Agree on a size from six to twelve units and build your army from the 36 tiles of one faction; both armies have the same number of units, and the factions differ.',
        '- Every unit has at least one rank, and all its ranks share a class. A tile of two classes goes with either.',
        '- No more ranks than the smallest formation in the unit allows.',
        '- A special unit has one name only.',
        '- You may use only as many of each tile as the faction has.',
        'After the roll for initiative the players alternate in deploying one unit, into a sector or the reserve, with the front rank on top. The ranks beneath are revealed when all units are placed.',
      ],
    },
    {
      id: 'four-players',
      title: 'Four players',
      refs: ['B Four players'],
      text: [
        'Two pairs fight over five sectors. The details of the box are not public; these rules are our own, as close to the game for two as possible.',
        '- Each player has a faction that nobody else has, three to six units, a deck, tokens and a reserve. Sectors count from the left of the lower side; the third is the central one, and both camps of a side lie behind it.',
        '- Each player deploys in the three sectors of his own half, including the central one, or in his reserve. Once on the field a unit may go anywhere.',
        '- Turn order: the left player of the side with the initiative, the left player of the other side, then the two right players in the same order.',
        '- You command and pay for your own units only. Your partner’s units count as friends for overlaps and empty sectors. Hits, draws and costs belong to the owner of the unit.',
        '- Either opponent may react to a charge, with one unit in all; the one next in turn order is asked first.',
        '- The camp rule counts the units of both partners. A player who cannot draw loses the battle for his side.',
      ],
    },
  ],
};
