// The words of the choices that only this game has, after those of the family.

import { FAMILY_VERBS, FIRST_OWN_VERB } from '../../../families/commands/tables/verbs.ts';
import type { VerbSpec } from '../../../kernel/choice.ts';

export const SUPPORT = FIRST_OWN_VERB;
export const FORM_SQUARE = FIRST_OWN_VERB + 1;
export const LEAVE_SQUARE = FIRST_OWN_VERB + 2;
export const SEND_BACK = FIRST_OWN_VERB + 3;

export const verbs: readonly VerbSpec[] = [
  ...FAMILY_VERBS,
  { key: 'support', form: 'support {hex}' },
  { key: 'formSquare', form: 'form square' },
  { key: 'leaveSquare', form: 'leave square {hex}' },
  { key: 'sendBack', form: 'send back {hex}' },
];
