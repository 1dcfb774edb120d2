// The words of the choices that only this game has, after those of the family.

import { FAMILY_VERBS, FIRST_OWN_VERB } from '../../../families/commands/tables/verbs.ts';
import type { VerbSpec } from '../../../kernel/choice.ts';

export const STORM = FIRST_OWN_VERB;
export const SPEND = FIRST_OWN_VERB + 1;
export const BRAVE = FIRST_OWN_VERB + 2;
export const SPRING = FIRST_OWN_VERB + 3;
export const ACT = FIRST_OWN_VERB + 4;
export const RAZE = FIRST_OWN_VERB + 5;
export const TAKE_BANNER = FIRST_OWN_VERB + 6;
export const DRAW_TWO = FIRST_OWN_VERB + 7;
export const ENTER_WITH = FIRST_OWN_VERB + 8;

export const verbs: readonly VerbSpec[] = [
  ...FAMILY_VERBS,
  { key: 'storm', form: 'storm {hex} x {hex}' },
  { key: 'spend', form: 'spend token' },
  { key: 'brave', form: 'ignore {number} bravely' },
  { key: 'spring', form: 'spring {card} {hex}' },
  { key: 'act', form: 'act {action}' },
  { key: 'raze', form: 'raze {hex}' },
  { key: 'takeBanner', form: 'take banner' },
  { key: 'drawTwo', form: 'draw two' },
  { key: 'enterWith', form: 'enter {unit} with leader {hex}' },
];
