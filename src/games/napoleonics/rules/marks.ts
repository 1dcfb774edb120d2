// Marks of a turn that only units of Napoleonics bear.

import { OWN_MARKS } from '../../../families/commands/rules/state.ts';
import type { OwnMark } from '../../../families/commands/tables/game.ts';

/** Its dice are joined to the attack of the unit in `unitAim`. */
export const JOINED = OWN_MARKS[1];

export const marks: readonly OwnMark[] = [
  { key: 'joined', bit: JOINED, said: 'joined to an attack', ofCombat: true, joins: true },
];
