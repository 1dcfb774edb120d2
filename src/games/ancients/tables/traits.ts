// Abilities of single units and leaders that the sheets give (rule 17 and the scenarios' own rules).

import type { Trait } from '../../../families/commands/tables/tables.ts';

const SCENARIO = 'scenario';

const elite = {
  of: 'unit',
  helmetsHit: true,
  ignoresFlag: true,
  text: 'Helmets hit in close combat without a leader; may ignore one flag; to its last block.',
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
    text: 'Ignores the first sword rolled against it in close combat; may ignore one flag.',
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
    text: 'Armed with bows: range 3, two dice standing, one after moving.',
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
    text: 'Armed with bows: range 3; no fire after moving two hexes.',
    ref: SCENARIO,
  },
  {
    key: 'alexander',
    name: 'Alexander',
    of: 'leader',
    closeDie: true,
    text: 'The unit he leads rolls one more die in close combat, beyond any limit.',
    ref: SCENARIO,
  },
  {
    key: 'poorLeadership',
    name: 'poor leadership',
    of: 'leader',
    ownHexOnly: true,
    text: 'His helmets and Leadership orders reach only his own hex.',
    ref: SCENARIO,
  },
];
