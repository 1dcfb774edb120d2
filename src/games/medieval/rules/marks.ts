// Marks of a turn that only units of Medieval bear.

import { OWN_MARKS } from '../../../families/commands/rules/state.ts';
import type { OwnMark } from '../../../families/commands/tables/game.ts';

/** It rolls one more die in the strike under way, which a token has paid for. */
export const EXTRA_DIE = OWN_MARKS[0];
/** Its move led through ground that takes the dice of a charge. */
export const SLOWED = OWN_MARKS[2];

export const marks: readonly OwnMark[] = [
  { key: 'extraDie', bit: EXTRA_DIE, said: null },
  { key: 'slowed', bit: SLOWED, said: 'without the dice of a charge' },
];
