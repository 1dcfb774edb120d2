// Boards drawn in the handbook: rule cases of Battalion with what each shows.

import type { BoardOfCase } from '../../../../kernel/handbook.ts';

export const boards: readonly BoardOfCase[] = [
  {
    passage: 'units',
    case: "B Units: markers are the whole unit's, and so are the values of all its ranks",
    says: 'Hastati, Principes and Triarii are one unit: the values and traits of all three ranks count for it.',
  },
  {
    passage: 'sectors',
    case: 'B Sectors: two armies fight over three sectors, the middle one is the second',
    says: 'Three sectors lie side by side, and the middle one has the camps behind it.',
  },
  {
    passage: 'camp',
    case: 'B Camp: an engaged unit in the centre guards it',
    says: 'A unit in the central sector guards the camp, also while it is locked with an enemy.',
  },
  {
    passage: 'redeployment',
    case: 'B Redeployment: a card for each unit, one sector, and no command this turn',
    says: 'For a card the Hastati go one sector on, and the unit in reserve comes to any; neither is commanded this turn.',
  },
  {
    passage: 'rally',
    case: 'B Rallying: order comes home, disorder on units turns over and stays',
    says: 'A rally fetches order home from units; disorder on them only turns over and waits for the next one.',
  },
  {
    passage: 'assault',
    case: 'B Assault: only an engaged unit, only its own enemy, and it is answered',
    says: 'Locked in the middle, the two front units may assault each other and nobody else.',
  },
  {
    passage: 'barrage',
    case: 'B Barrage: the unit and its target are unengaged, and it has a ranged value',
    says: 'The archers shoot at the free enemy; the one who is locked with the Velites is safe from arrows.',
  },
  {
    passage: 'charge',
    case: 'B Charge: the unit moves out, and whom it is after is not said',
    says: 'The Hastati move out first; which of the two enemies they are after is said when nobody reacts any more.',
  },
  {
    passage: 'empty-sector',
    case: 'B Empty sector: no enemy at all in the own sector opens the next one',
    says: 'No enemy faces them in their own sector, so the Romans shoot and charge into the next, not into the third.',
  },
  {
    passage: 'reaction',
    case: 'B Reserve zone: nobody commands a unit there, shoots at it, charges it or lets it react',
    says: 'Units in reserve are out of it all: only those in the sector react to the charge.',
  },
  {
    passage: 'counter-charge',
    case: 'B Counter-charge: the unit that comes out is the target, and the choice is gone',
    says: 'When the Samnites come out against the charge, they are its target, whoever was meant.',
  },
  {
    passage: 'overlap',
    case: 'B Overlapping: a second unit overlaps and has one die more; a fourth finds no room',
    says: 'Three units on one enemy: each has a die more for each of its friends there, and a fourth finds no room.',
  },
  {
    passage: 'split',
    case: 'B Splitting an engagement: charging one of two enemies on a friend draws it off',
    says: 'The Hastati have two enemies on them; the Triarii charge one of these and draw it off.',
  },
  {
    passage: 'taking-hits',
    case: 'B Taking hits: one hit becomes a disorder, or the front rank goes and a disorder comes back to the camp',
    says: 'The Caetrati take one hit as disorder, or give up their front rank and are rid of the disorder on them.',
  },
];
