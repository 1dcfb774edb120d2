// The numbers by which the worth of a position is judged, at the beginning of a turn.

import type { Battle, State } from '../../families/commands/rules/state.ts';
import type { Features } from '../general/brings.ts';

export const featuresOf = (_battle: Battle): Features<State> => ({
  names: ['tempo'],
  write(g, seat, out) {
    out[0] = g.active === seat ? 1 : -1;
  },
});
