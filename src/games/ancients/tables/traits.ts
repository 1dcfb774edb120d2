// Abilities of single units and leaders that the sheets give (rule 17 and the scenarios' own rules).

import type { Trait } from '../../../families/commands/tables/tables.ts';

const SCENARIO = 'scenario';

const elite = {
  of: 'unit',
  helmetsHit: true,
  ignoresFlag: true,
  text: 'Helmets hit in close combat even without a leader, and one flag may be ignored, as long as a block is left.',
} as const;

export const traits: readonly Trait[] = [
  { ...elite, key: 'sacredBand', name: 'Sacred Band', ref: 'A 17 Special Units' },
  { ...elite, key: 'thebanSacredBand', name: 'Theban Sacred Band', ref: SCENARIO },
  { ...elite, key: 'silverShields', name: 'Silver Shields', ref: SCENARIO },
  {
    key: 'companions',
    name: 'Companions',
    of: 'unit',
    ignoresSword: true,
    ignoresFlag: true,
    text: 'The first sword of each close combat against the unit does not hit, and one flag more may be ignored.',
    ref: SCENARIO,
  },
  {
    key: 'immortals',
    name: 'Immortals',
    of: 'unit',
    range: 3,
    fireStill: 2,
    fireMoved: 1,
    fireAfter: 1,
    text: 'Fires bows at up to three hexes, with two dice if it has not moved and one if it has.',
    ref: SCENARIO,
  },
  {
    key: 'bowAuxilia',
    name: 'bow-armed auxilia',
    of: 'unit',
    range: 3,
    fireStill: 2,
    fireMoved: 1,
    fireAfter: 1,
    text: 'Fires bows at up to three hexes, with two dice if it has not moved and one after a move of one hex.',
    ref: SCENARIO,
  },
  {
    key: 'alexander',
    name: 'Alexander',
    of: 'leader',
    closeDie: true,
    text: 'The unit he is with rolls one more die in close combat, also beyond a limit of the ground.',
    ref: SCENARIO,
  },
  {
    key: 'poorLeadership',
    name: 'poor leadership',
    of: 'leader',
    ownHexOnly: true,
    text: 'Helmets hit only for the unit that the leader is with, and a Leadership card used on him orders no unit next to him.',
    ref: SCENARIO,
  },
];
