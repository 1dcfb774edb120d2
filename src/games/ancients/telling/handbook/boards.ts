// Boards drawn in the handbook: rule cases of Ancients with what each shows.

import type { BoardOfCase } from '../../../../kernel/handbook.ts';

export const boards: readonly BoardOfCase[] = [
  {
    passage: 'orders',
    case: 'A 7 Orders: a unit on a dotted line takes an order for the flank',
    says: 'G5 lies on the dotted line, so an order for the left reaches it; G6 stands in the centre and gets none.',
    lit: ['G5'],
  },
  {
    passage: 'detached-leaders',
    case: 'A 8 Leader Movement: alone a leader moves up to three hexes',
    says: 'A leader without a unit goes up to three hexes by himself: from I1 as far as F1, for instance.',
    lit: ['I1', 'F1'],
  },
  {
    passage: 'unit-movement',
    case: 'A 8 Unit Movement: around an enemy unit there may be a way, through it there is none',
    says: 'The light foot on I1 may move round the enemy on H1, over H2 or I2, but not through it.',
    lit: ['I1', 'H2', 'I2'],
  },
  {
    passage: 'foot-movement',
    case: 'A 8 Foot Unit Movement: warriors move two hexes only next to an enemy, and must then attack',
    says: 'Warriors go a second hex only to stand beside an enemy, here on D5 or D7, and then they must attack him.',
    lit: ['F6', 'D5', 'D7'],
  },
  {
    passage: 'fire',
    case: 'A 10 Ranged Dice: two dice standing still, one after a move',
    says: 'The bowmen on F6 came from G6 this turn, so they shoot at C5 with one die; had they stood still, with two.',
  },
  {
    passage: 'line-of-sight',
    case: 'A 10 Line of Sight: along an edge one obstruction does not block',
    says: 'A line that runs along the edge between two hexes is closed only when both of them are taken.',
  },
  {
    passage: 'close-combat',
    case: 'A 11 Close Combat Procedure: a unit next to two enemies battles one of them, and only once',
    says: 'The heavy foot on F6 is next to two enemies. It may attack either of them, once.',
    lit: ['F6', 'E6', 'E7'],
  },
  {
    passage: 'leaders-in-combat',
    case: 'A 11 Leaders in Close Combat: helmets hit for a unit next to a leader who is attached to another unit',
    says: 'Varro is with another unit but next to F6, so helmets hit for the unit on F6 too.',
  },
  {
    passage: 'bolster-morale',
    case: 'A 12 Bolster Morale: a unit between two friendly units may ignore one flag',
    says: 'Two friends beside it, on E5 and E7, let the unit on E6 ignore one flag.',
    lit: ['E5', 'E6', 'E7'],
  },
  {
    passage: 'retreat',
    case: 'A 12 Retreat: light infantry on its own baseline loses a block for each hex it cannot retreat',
    says: 'Behind A6 the map ends: light foot that must retreat two hexes loses two blocks instead.',
  },
  {
    passage: 'elephant-retreat',
    case: 'A 12 Elephant Retreat: it tramples everyone next to it before it goes back',
    says: 'The elephant on E6 must go back, and first it tramples all its neighbours, friend and enemy alike.',
    lit: ['E6', 'E5', 'F5', 'F6'],
  },
  {
    passage: 'momentum-advance',
    case: 'A 13 Momentum Advance: cavalry goes one hex on and strikes again',
    says: 'When the slingers on E6 are gone, the cavalry rides into their hex, may go one hex on and strike again.',
  },
  {
    passage: 'leader-checks',
    case: 'A 14 Leader Casualty Checks: two helmets kill a leader whose unit lost a block',
    says: 'Mago’s unit loses a block, so two dice are rolled for him: only two helmets kill him.',
  },
  {
    passage: 'terrain',
    case: 'A 16 Forest: it ends the move, and heavy foot may not battle in the turn it enters',
    says: 'The forest on F6 ends every move; light foot may still fight from it this turn, heavy foot may not.',
    lit: ['F6'],
  },
];
