// What a sheet of Napoleonics writes after the key of a special rule, and what the rule does.

import { heldHexesForm, leaveForBannerForm, type RuleForms } from '../../../families/commands/tables/rule-forms.ts';
import { hexArgument, many, sideArgument } from '../../../kernel/lists.ts';
import type { specialRules } from './special-rules.ts';

export const ruleForms: RuleForms<typeof specialRules> = {
  heldHexes: heldHexesForm,
  leaveForBanner: leaveForBannerForm,
  startInSquare: {
    text: 'Units of a side begin the battle in square.',
    arguments: [sideArgument('whose units'), many(hexArgument('where they stand'))],
  },
  infantryWorthTwo: {
    text: 'A side gains two banners for each enemy infantry unit that it eliminates.',
    arguments: [sideArgument('who gains them')],
  },
};
