// placeholder
import type { State } from '../../games/dark-ages/rules/state.ts';
import type { Features } from '../general/brings.ts';
export const features = (_battle: State['battle']): Features<State> => ({
  names: ['tempo'],
  write(_g, _s, out) {
    out[0] = 1;
  },
});
