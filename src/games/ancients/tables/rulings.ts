// Points of the Ancients rules that tables settle in two ways. The usual reading is played unless a battle's options name
// the key; the rules look at `battle.readings`. Each source says how well the usual reading stands.

import type { RulingInfo } from '../../../kernel/ruleset.ts';

export const rulings: readonly RulingInfo[] = [
  {
    key: 'loneLeaderBarsFire',
    question: 'May a unit fire while an enemy leader stands alone next to it?',
    usual: 'Yes. A leader is no unit, and only an enemy unit next to it keeps a unit from firing.',
    instead: 'An enemy leader alone next to a unit keeps it from firing, as an enemy unit does.',
    ref: 'A 10 Ranged Combat',
    source:
      'The rulebook names units only, and says elsewhere that leaders are not units. Who treats a leader alone as a target like any other takes the second reading. The usual reading is sure.',
  },
  {
    key: 'sightEdgeByEdge',
    question: 'A line of sight runs along edges: do obstructions at different edges block it together?',
    usual: 'Yes. One on the left at the first edge and one on the right at a later edge close the line.',
    instead: 'A line along edges is blocked only where both sides of the same edge are obstructed.',
    ref: 'A 10 Line of Sight',
    source:
      'The rulebook asks for obstructions on both sides of the line and does not say where. Both readings have something for them.',
  },
  {
    key: 'lightChariotsTakeSwords',
    question: 'Do light barbarian chariots ignore a sword?',
    usual: 'Yes. The list of exceptions speaks of chariot units without more.',
    instead: 'Light barbarian chariots ignore no sword; only heavy chariots do.',
    ref: 'A 11 Score Hits',
    source:
      'The list of exceptions covers all chariots, but the paragraph on barbarian chariots is silent where that on heavy ones is not. The usual reading is the likelier one.',
  },
  {
    key: 'farForEveryFlag',
    question: 'Horses driven back by elephants or camels: does an ignored flag lengthen the retreat?',
    usual: 'No. The extra hex comes with each flag that is obeyed.',
    instead: 'Horses that retreat go one hex farther for each flag rolled by elephants or camels, ignored ones too.',
    ref: 'A 11 Elephants vs. Cavalry',
    source:
      'The rulebook counts flags rolled; that an ignored flag does nothing at all speaks for the usual reading. Both readings have something for them.',
  },
  {
    key: 'shelterBothWays',
    question: 'Does a unit that attacks out of a camp, a rampart, a bridge or a wall keep their shelter?',
    usual: 'No. Shelter is for a unit that is attacked; a battle back or a first strike meets the attacker without it.',
    instead: 'Camps, ramparts, bridges and walls shelter foot from a battle back and a first strike as well.',
    ref: 'A 16 Ramparts',
    source:
      'The rulebook speaks of a unit attacked or defending, and answers by the publisher for ramparts agree. The second reading rests on battling back being resolved like an attack. The usual reading is sure.',
  },
  {
    key: 'copyReshuffles',
    question: 'Counter Attack copies I Am Spartacus: are deck and discards shuffled?',
    usual: 'No. The shuffle belongs to the card that lies on the table, not to its order.',
    instead: 'A Counter Attack that copies I Am Spartacus shuffles deck and discards too.',
    ref: 'A 18 Counter Attack',
    source:
      'An official answer allows the copy and says which Command counts; about the shuffle nothing is known. Both readings have something for them.',
  },
  {
    key: 'poorLeadersDoNotSupport',
    question: 'Does a leader with poor leadership, alone, support the units next to him?',
    usual: 'Yes. Only his helmets and his Leadership orders are kept to his own hex.',
    instead: 'A leader with poor leadership gives no support to units next to him.',
    ref: 'scenario',
    source: 'Never ruled on; players are split, and as written he supports. Both readings have something for them.',
  },
  {
    key: 'leaderDieAttacksOnly',
    question: 'Does the extra die of a leader such as Alexander count when his unit battles back or strikes first?',
    usual: 'Yes. It counts in every close combat of the unit he is with.',
    instead: 'The extra die of a leader counts only when his unit attacks, not when it battles back or strikes first.',
    ref: 'scenario',
    source:
      'Never ruled on; the plain words make no difference between attack and battle back. The usual reading is the likelier one.',
  },
];
