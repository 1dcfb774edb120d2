// Points of the Napoleonics rules that tables settle in two ways. The usual reading is played unless a battle's options name
// the key; the rules look at `battle.readings`. Each source says how well the usual reading stands.

import type { RulingInfo } from '../../../kernel/ruleset.ts';

export const rulings: readonly RulingInfo[] = [
  {
    key: 'loneLeaderBarsFire',
    question: 'May a unit fire while an enemy leader stands alone next to it?',
    usual: 'Yes. A leader is no unit, and only an enemy unit next to it keeps a unit from firing.',
    instead: 'An enemy leader alone next to a unit keeps it from firing, as an enemy unit does.',
    ref: 'N Ranged Combat',
    source: 'The rulebook names units only, and says elsewhere that a leader is none. The usual reading is sure.',
  },
  {
    key: 'sightEdgeByEdge',
    question: 'A line of sight runs along edges: do obstructions at different edges block it together?',
    usual: 'Yes. One on the left at the first edge and one on the right at a later edge close the line.',
    instead: 'A line along edges is blocked only where both sides of the same edge are obstructed.',
    ref: 'N Line of Sight',
    source:
      'The rulebook asks for obstructions on both sides of the line and does not say where. Both readings have something for them.',
  },
  {
    key: 'plainFrenchGrenadiers',
    question: 'Do French grenadiers fire with one more die?',
    usual: 'Yes. The rulebook gives that die to every grenadier unit.',
    instead: 'French grenadiers fire like line infantry, without the additional die.',
    ref: 'N Ranged Combat',
    source:
      'The rulebook’s sentence is general; a published list of the French units shows no such die. The rulebook wins.',
  },
  {
    key: 'frenchMilitiaRoundsDown',
    question: 'French militia fires after a move: is half of its blocks rounded up?',
    usual: 'Yes, as for all French infantry.',
    instead: 'Half of the blocks of French militia is rounded down, as for Portuguese infantry.',
    ref: 'N Ranged Combat',
    source:
      'The rulebook speaks of the French army as a whole; of two published lists one rounds down. The rulebook wins.',
  },
  {
    key: 'riflesRoundDown',
    question: 'Rifle light infantry fires after a move: is half of its blocks rounded up?',
    usual: 'Yes, as for all British infantry.',
    instead: 'Half of the blocks of rifle light infantry is rounded down.',
    ref: 'N Ranged Combat',
    source:
      'The rulebook speaks of the British army as a whole; a dice card has the smaller numbers. The rulebook wins.',
  },
  {
    key: 'worksReplaceAllGround',
    question: 'An attack over field works: does the attacker’s own ground still take dice?',
    usual: 'Yes. Field works take the place of the hill’s reductions only.',
    instead: 'An attack over field works loses dice to the works alone, whatever ground the attacker stands on.',
    ref: 'N Field Works',
    source:
      'The sentence that works do not add to other ground stands in a paragraph on works on a hill. Both readings have something for them.',
  },
  {
    key: 'stoppedTakesNoGround',
    question: 'May a unit that has just entered ground which stopped it take ground after its melee?',
    usual: 'Yes. Ground ends the move; the step after a won melee is no part of it.',
    instead: 'A unit that entered stopping ground this turn neither takes ground nor breaks through.',
    ref: 'N Infantry Taking Ground',
    source:
      'Players have put the question to the publisher; the answer was not to be found. Both readings have something for them.',
  },
];
