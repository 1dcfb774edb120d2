// Abilities of single units and leaders that sheets may give. The battles of the base game give none.

import type { Trait } from '../../../families/commands/tables/tables.ts';

export const traits: readonly Trait[] = [];
