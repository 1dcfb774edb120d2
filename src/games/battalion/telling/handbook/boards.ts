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
    says: 'A unit in the central sector guards the camp, even while it is engaged.',
  },
  {
    passage: 'redeployment',
    case: 'B Redeployment: a card for each unit, one sector, and no command this turn',
    says: 'One card moves the Hastati to a neighbouring sector, another brings the unit in reserve to any sector. Neither can be commanded this turn.',
  },
  {
    passage: 'rally',
    case: 'B Rallying: order comes home, disorder on units turns over and stays',
    says: 'A rally returns order from units to the camp. Disorder on units is only flipped to order and returns with the next rally.',
  },
  {
    passage: 'assault',
    case: 'B Assault: only an engaged unit, only its own enemy, and it is answered',
    says: 'The two engaged units may assault each other and no other unit.',
  },
  {
    passage: 'barrage',
    case: 'B Barrage: the unit and its target are unengaged, and it has a ranged value',
    says: 'The archers may shoot at the unengaged enemy. The one engaged with the Velites cannot be shot at.',
  },
  {
    passage: 'charge',
    case: 'B Charge: the unit moves out, and whom it is after is not said',
    says: 'The Hastati move out first. They choose between the two enemies only after the reaction.',
  },
  {
    passage: 'empty-sector',
    case: 'B Empty sector: no enemy at all in the own sector opens the next one',
    says: 'With no enemy in their own sector, the Romans may shoot and charge into the next one, but not into the third.',
  },
  {
    passage: 'reaction',
    case: 'B Reserve zone: nobody commands a unit there, shoots at it, charges it or lets it react',
    says: 'Only units in the sector may react to the charge; those in reserve may not.',
  },
  {
    passage: 'counter-charge',
    case: 'B Counter-charge: the unit that comes out is the target, and the choice is gone',
    says: 'If the Samnites counter-charge, they become the target of the charge.',
  },
  {
    passage: 'overlap',
    case: 'B Overlapping: a second unit overlaps and has one die more; a fourth finds no room',
    says: 'Three units are engaged with one enemy: each rolls one more die for each of the other two. A fourth cannot join.',
  },
  {
    passage: 'split',
    case: 'B Splitting an engagement: charging one of two enemies on a friend draws it off',
    says: 'The Hastati are engaged with two enemies. The Triarii charge one of them and split it off.',
  },
  {
    passage: 'taking-hits',
    case: 'B Taking hits: one hit becomes a disorder, or the front rank goes and a disorder comes back to the camp',
    says: 'The Caetrati take one hit as disorder, or remove their front rank and return earlier disorder to the camp.',
  },
];
