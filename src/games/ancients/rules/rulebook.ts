// The procedures and decisions of the game: the family's, then its own.

import { familyRules } from '../../../families/commands/rules/rulebook.ts';
import type { Procedure } from '../../../kernel/procedure.ts';
import { loseRandomCard } from '../tables/special-rules.ts';
import { enterReserve, placeAll } from './entering.ts';
import { chooseTrample, rampage, trample } from './rampage.ts';

export const rulebook: readonly Procedure[] = [
  ...familyRules,
  rampage,
  chooseTrample,
  trample,
  placeAll,
  enterReserve,
  loseRandomCard,
];
