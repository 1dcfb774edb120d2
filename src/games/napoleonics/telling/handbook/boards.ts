// Boards drawn in the handbook: rule cases of Napoleonics with what each shows.

import type { BoardOfCase } from '../../../../kernel/handbook.ts';

export const boards: readonly BoardOfCase[] = [
  {
    passage: 'orders',
    case: 'N Order Your Units & Leaders: the centre reaches the units on both dotted lines',
    says: 'G5 and G9 lie on the dotted lines, so a card for the centre reaches both; H4 stands on the left.',
    lit: ['G5', 'G9'],
  },
  {
    passage: 'cavalry-movement',
    case: 'N Cavalry Movement: light cavalry three hexes, heavy cavalry of every kind two',
    says: 'Light cavalry on G2 rides three hexes, heavy cavalry of any kind two.',
    lit: ['G2', 'D2'],
  },
  {
    passage: 'infantry-fire',
    case: 'N Ranged Combat: the example, French light infantry of four blocks that stood still rolls five dice',
    says: 'Four blocks that stood still are four dice, and French light infantry has one more.',
  },
  {
    passage: 'artillery-fire',
    case: 'N Ranged Combat: foot artillery does not fire at six hexes',
    says: 'Foot artillery reaches five hexes; the battery on I8 cannot hit C8, six hexes away.',
    lit: ['I8', 'C8'],
  },
  {
    passage: 'line-of-sight',
    case: 'N Line of Sight: a unit of either side on the straight line blocks',
    says: 'The guns on G6 cannot fire past the infantry on E6, even though it is their own.',
    lit: ['G6', 'E6', 'C6'],
  },
  {
    passage: 'melee-dice',
    case: 'N Melee Combat: the example, British line infantry of four blocks that moved one hex rolls four dice',
    says: 'In melee a move costs no dice: four blocks roll four.',
  },
  {
    passage: 'retreat',
    case: 'N Retreats: friends in the way cost a block',
    says: 'A flag drives the unit on D6 back one hex; both hexes behind it are taken, so each flag costs a block.',
    lit: ['D6', 'C6', 'C7'],
  },
  {
    passage: 'bolster-morale',
    case: 'N Bolster Morale: what steadies a unit adds up',
    says: 'The Old Guard may ignore two flags by itself, one for Ney and one for the friends beside it: four in all.',
    lit: ['D5', 'D6', 'D7'],
  },
  {
    passage: 'retire-and-reform',
    case: 'N Cavalry Retire and Reform: the example, only the cavalry symbol hits and one hex alone is left to go to',
    says: 'The light cavalry on E6 retires before infantry, two full hexes: over F6, and from there only G6 is open.',
    lit: ['E6', 'F6', 'G6'],
  },
  {
    passage: 'forming-square',
    case: 'N Forming Square and Combat: infantry that does not form square takes the full attack',
    says: 'Infantry attacked by cavalry may form square and face one die, or face all of them.',
  },
  {
    passage: 'leaving-square',
    case: 'N Coming out of Square: enemy cavalry next to it keeps a square where it is',
    says: 'While enemy cavalry stands beside it, a square stays a square, ordered or not.',
  },
  {
    passage: 'leader-escape',
    case: 'N Leader Escape: the second example, three hexes through heavy cavalry onto a friendly unit',
    says: 'Ney is alone on E6 and flees hex by hex, even past enemy cavalry, which strikes at him as he goes.',
  },
  {
    passage: 'terrain',
    case: 'N Hill: from a hill one sees a unit below, and not one below behind another hill hex',
    says: 'A unit on a hill sees the ground near it; another hill hex in between hides what lies behind it.',
  },
];
