// Rules of Napoleonics that were mended, with the rules version from which each holds; the rules look at `battle.readings`.

import type { DatedReading } from '../../../kernel/ruleset.ts';

export const mended: readonly DatedReading[] = [
  {
    key: 'noDiceNoBlow',
    since: 2,
    now: 'A unit that has no die left in a melee does not strike: a square without a die lets the attack go on at once, and an attacker without one is not asked whether he goes on.',
    before: 'Both struck with no dice, and the attacker was asked.',
    ref: 'N Infantry Square',
  },
];
