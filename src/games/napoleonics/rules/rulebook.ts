// The procedures and decisions of the game: the family's, then its own.

import { familyRules } from '../../../families/commands/rules/rulebook.ts';
import type { Procedure } from '../../../kernel/procedure.ts';
import { chooseSupport } from './combined-arms.ts';
import { nameUnit, sendBack } from './short-supply.ts';
import { chooseToLeave, formSquare } from './square.ts';

export const rulebook: readonly Procedure[] = [
  ...familyRules,
  formSquare,
  chooseToLeave,
  chooseSupport,
  nameUnit,
  sendBack,
];
