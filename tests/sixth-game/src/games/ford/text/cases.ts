// What rule cases of The Ford may expect: `men top 3`, `hand top 1 2`.

import type { CaseDialect, Fact } from '../../../lib/cases.ts';
import { restOf } from '../../../lib/cases.ts';
import { handOf, type State } from '../rules/state.ts';
import { POSITION_KEYS, sideNames } from './texts.ts';

const ofSide =
  (told: (g: State, side: number) => string): Fact<State> =>
  (g, scanner) => {
    const side = sideNames.indexOf(scanner.word('top or bottom').text as 'top');
    const found = told(g, side);
    return { ok: restOf(scanner) === found, found };
  };

export const fordCases: CaseDialect<State> = {
  positionKeys: POSITION_KEYS,
  facts: {
    men: ofSide((g, side) => `${g.men[side]}`),
    hand: ofSide((g, side) => handOf(g, side).join(' ') || 'none'),
  },
  example: 'men top 3',
};
