// Points of the Dark Ages rules that tables settle in two ways. The usual reading is played unless a battle's options name
// the key; the rules look at `battle.options`. Each source says how well the usual reading stands.

import type { RulingInfo } from '../../../kernel/ruleset.ts';
import type { Option } from '../rules/state.ts';

export const rulings: readonly (RulingInfo & { readonly key: Option })[] = [
  {
    key: 'showValues',
    question: 'Are the numbers on the counters open?',
    usual: 'No. The enemy sees the picture, the name and the cubes of a unit; its numbers are shown when it fights.',
    instead: 'All values of units and leaders are open from the start.',
    ref: 'D Hidden values',
    source:
      'The rulebook has the backs of counters face their owner. Who knows the list of types by heart, or wants odds for every fight, plays with open values. The usual reading is sure.',
  },
  {
    key: 'routedDefend',
    question: 'Does a routed unit roll when it is attacked?',
    usual: 'No. It has no active cube, and only active cubes roll.',
    instead: 'A routed unit rolls one die when it is attacked.',
    ref: 'D Retreat or rout',
    source:
      'The rulebook lets routed units defend with their active cubes, of which they have none, and elsewhere promises at least one die. Both readings have something for them.',
  },
  {
    key: 'disengageAll',
    question: 'A unit leaves some adjacent enemies but stays next to another: does it take hits?',
    usual: 'Yes, one for each enemy that it leaves.',
    instead: 'A unit that stays next to any of its enemies takes no hit for those that it leaves.',
    ref: 'D Disengagement',
    source:
      'The rulebook counts all adjacent enemies and then spares a unit that keeps next to the same one. Both readings have something for them.',
  },
  {
    key: 'evadeAdjacent',
    question: 'May an evading unit end next to the unit that assaulted it?',
    usual: 'No. It runs out of reach.',
    instead: 'An evading unit may end its move next to the unit that assaulted it.',
    ref: 'D Evasion',
    source: 'The rulebook says only that it runs away from its attackers. The usual reading is the likelier one.',
  },
  {
    key: 'wallAlways',
    question: 'Does a Shield Wall help with other enemies next to the unit?',
    usual: 'No. The wall faces one enemy; only archers and longbows do not matter. A Schiltron helps regardless.',
    instead: 'A Shield Wall helps however many enemies are next to the unit.',
    ref: 'D Shield Wall',
    source:
      'The card asks that the wall face its attacker, and the Schiltron card sets itself apart from it by adjacent enemies; there are no rules for facing. The usual reading is the likelier one.',
  },
  {
    key: 'leadersKeepOff',
    question: 'May a leader by himself pass through units of his own side?',
    usual: 'Yes. He is the only piece that can share a hex.',
    instead: 'A leader may end with a unit of his side, but not go through one.',
    ref: 'D Leaders',
    source: 'The rulebook speaks of sharing a hex, not of passing through. The usual reading is the likelier one.',
  },
  {
    key: 'mercenariesOnFoot',
    question: 'Which units do Mercenary Crossbows support?',
    usual: 'Any unit in the fight.',
    instead: 'Mercenary Crossbows support infantry only.',
    ref: 'D Mercenary Crossbows',
    source:
      'The card says that such bands joined infantry, but lets the player select a unit without more. Both readings have something for them.',
  },
];
