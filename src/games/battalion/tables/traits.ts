// The fourteen traits [B Traits]: every rank of a unit gives its traits to the whole unit, and a trait that occurs twice
// counts once. A set of traits is a number with a bit for each.

export interface Trait {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

export const TRAITS: readonly Trait[] = [
  {
    key: 'anticipate',
    name: 'Anticipate',
    text: 'When it counter-charges, its counterattack comes before the attack.',
  },
  { key: 'attrition', name: 'Attrition', text: 'One die more when it is commanded to assault.' },
  { key: 'discipline', name: 'Discipline', text: 'A rally first brings one of its disorder to the camp.' },
  {
    key: 'evade',
    name: 'Evade',
    text: 'After its roll in an assault it may pay a command to go back to its formation zone.',
  },
  {
    key: 'envelop',
    name: 'Envelop',
    text: 'One die more when it assaults or charges in the leftmost or rightmost sector.',
  },
  { key: 'fright', name: 'Fright', text: 'Reacting to its charge costs one order more.' },
  { key: 'guard', name: 'Guard', text: 'One die more when it counterattacks.' },
  { key: 'harass', name: 'Harass', text: 'A unit it hits gets one order from its camp, if there is one.' },
  { key: 'impetus', name: 'Impetus', text: 'One die more when it is commanded to charge.' },
  { key: 'powerful', name: 'Powerful', text: 'One die more in every attack.' },
  { key: 'screen', name: 'Screen', text: 'One die more when it fires at a charging unit.' },
  { key: 'slow', name: 'Slow', text: 'Every command costs one order more.' },
  {
    key: 'steadfast',
    name: 'Steadfast',
    text: 'When it is hit it may ignore one hit for a token of the camp, placed on it as order.',
  },
  { key: 'swift', name: 'Swift', text: 'It redeploys without a card and may be commanded in the same turn.' },
];

const bit = (key: string): number => 1 << TRAITS.findIndex((trait) => trait.key === key);

export const ANTICIPATE = bit('anticipate');
export const ATTRITION = bit('attrition');
export const DISCIPLINE = bit('discipline');
export const EVADE = bit('evade');
export const ENVELOP = bit('envelop');
export const FRIGHT = bit('fright');
export const GUARD = bit('guard');
export const HARASS = bit('harass');
export const IMPETUS = bit('impetus');
export const POWERFUL = bit('powerful');
export const SCREEN = bit('screen');
export const SLOW = bit('slow');
export const STEADFAST = bit('steadfast');
export const SWIFT = bit('swift');
