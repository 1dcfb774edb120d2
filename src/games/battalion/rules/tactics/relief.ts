// Texts that make a command cheaper, which two factions have alike.

import { no } from '../../../../kernel/permission.ts';
import type { ReliefText } from '../card-text.ts';
import { commandCost } from '../questions.ts';

/** A command, reaction or Evade costs one order less, but one at least: where it costs one anyway nothing is saved. */
export const oneLess: ReliefText = {
  less: 1,
  captains: 0,
  lowers: (g, unit, purpose, why) => commandCost(g, unit, purpose) > 1 || no(why, 'savesNothing', unit),
};
