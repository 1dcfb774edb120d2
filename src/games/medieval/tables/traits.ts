// Abilities of single units and leaders: no Medieval sheet gives any.

import type { Trait } from '../../../families/commands/tables/tables.ts';

export const traits: readonly Trait[] = [];
