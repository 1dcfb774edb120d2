// Unit types of Napoleonics: French, British, Portuguese and Dutch-Belgian, with every number of theirs (N Movement, Ranged
// Combat, Melee Combat, Bolster Morale) and where each number comes from: the rulebook, another source, or ourselves.

import type { NapoleonicsUnit } from './unit-kinds.ts';
import { alliedUnits, britishUnits } from './units-allied.ts';
import { frenchUnits } from './units-french.ts';

export type { NapoleonicsUnit, Nation, Sure, UnitSource } from './unit-kinds.ts';

export const units: readonly NapoleonicsUnit[] = [...frenchUnits, ...britishUnits, ...alliedUnits];
