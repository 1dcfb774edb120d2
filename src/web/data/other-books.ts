// The books of the games outside the Commands family.

import { battalionRules } from '../../games/battalion/ruleset.ts';
import { handbook as battalionHandbook } from '../../games/battalion/telling/handbook/index.ts';
import { darkAgesRules } from '../../games/dark-ages/ruleset.ts';
import { handbook as darkAgesHandbook } from '../../games/dark-ages/telling/handbook/index.ts';
import type { Handbook } from '../../kernel/handbook.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { AnyBook } from './books.ts';

type Titles = Pick<Ruleset, 'id' | 'name' | 'rulings' | 'mended' | 'scenarios'>;

const book = ({ id, name, rulings, mended = [], scenarios }: Titles, ref: string, handbook: Handbook): AnyBook => ({
  id,
  name,
  ref,
  rulings,
  mended,
  scenarios,
  handbook,
});

export const otherBooks: readonly AnyBook[] = [
  book(battalionRules, 'B', battalionHandbook),
  book(darkAgesRules, 'D', darkAgesHandbook),
];
