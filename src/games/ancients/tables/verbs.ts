// The words of the choices that only this game has, after those of the family.

import { FAMILY_VERBS, FIRST_OWN_VERB } from '../../../families/commands/tables/verbs.ts';
import type { VerbSpec } from '../../../kernel/choice.ts';

export const TRAMPLE = FIRST_OWN_VERB;
export const AMBUSH = FIRST_OWN_VERB + 1;

export const verbs: readonly VerbSpec[] = [
  ...FAMILY_VERBS,
  { key: 'trample', form: 'trample {hex}' },
  { key: 'ambush', form: 'ambush' },
];
