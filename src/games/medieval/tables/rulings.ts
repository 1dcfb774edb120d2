// Points of the Medieval rules that tables settle in two ways. The usual reading is played unless a battle's options name
// the key; the rules look at `battle.readings`. Each source says how well the usual reading stands.

import type { RulingInfo } from '../../../kernel/ruleset.ts';

export const rulings: readonly RulingInfo[] = [
  {
    key: 'loneLeaderBarsFire',
    question: 'May a unit fire while an enemy leader stands alone next to it?',
    usual: 'Yes. A leader is no unit, and only an enemy unit next to it keeps a unit from firing.',
    instead: 'An enemy leader alone next to a unit keeps it from firing, as an enemy unit does.',
    ref: 'M Ranged Combat',
    source:
      'The rule on ranged combat names units only, and leaders are not units; the cards that want leaders counted say so. The usual reading is sure.',
  },
  {
    key: 'sightEdgeByEdge',
    question: 'A line of sight runs along edges: do obstructions at different edges block it together?',
    usual: 'Yes. One on the left at the first edge and one on the right at a later edge close the line.',
    instead: 'A line along edges is blocked only where both sides of the same edge are obstructed.',
    ref: 'M Ranged Combat',
    source:
      'The rulebook asks for obstructions on both sides of the line and does not say where. Both readings have something for them.',
  },
  {
    key: 'fordAdvance',
    question: 'May a unit that entered a fordable river this turn advance out of it after a close combat?',
    usual: 'No. Only a unit that began the turn in the river advances out of it.',
    instead: 'Units advance out of a fordable river in the turn they entered it, too.',
    ref: 'M Fordable River',
    source:
      'The rulebook allows the advance to a unit that starts the turn in the river and is silent on others. The usual reading is the likelier one.',
  },
  {
    key: 'superHeavyCatchesMedium',
    question: 'May medium cavalry evade super heavy cavalry?',
    usual: 'Yes. Super heavy cavalry is heavy mounted.',
    instead: 'Medium cavalry evades heavy cavalry but not super heavy cavalry.',
    ref: 'M Evade Eligibility',
    source:
      'The rulebook says heavy mounted units without naming the two kinds, which elsewhere it names apart. The usual reading is the likelier one.',
  },
  {
    key: 'shelterBothWays',
    question: 'Does a unit that attacks out of a camp or off a bridge keep the flag they let it ignore?',
    usual: 'No. It is for a unit that defends there; a battle back or a first strike meets the attacker without it.',
    instead:
      'A friendly camp, and a bridge for foot, let a unit ignore a flag from a battle back and a first strike too.',
    ref: 'M Camp',
    source:
      'The rulebook speaks of a unit that defends. The second reading rests on battling back being resolved like an attack. The usual reading is the likelier one.',
  },
  {
    key: 'commandCards',
    question: 'Does Command shrink with the hand of an army that draws no cards?',
    usual: 'No. Command is the number of the War Council, to the last card.',
    instead: 'Command is the number of cards a side holds as it plays, the card played included.',
    ref: "M Player's Command",
    source:
      'The cards count the cards one has, the rules explain that as the number a side may hold. It matters in one scenario. Both readings have something for them.',
  },
  {
    key: 'battlefieldTokenCosts',
    question: 'Does a token spent on a battlefield action cost the token of the Leadership card?',
    usual: 'No. Only one spent on its inspired leadership action does.',
    instead: 'Any token spent in the turn costs the token that a Leadership card would give.',
    ref: 'M Leadership Cards',
    source: 'The official answer could not be read to its end. The usual reading is the likelier one.',
  },
];
