// What the army of a side is called.

import type { DarkAgesView } from '../../../games/dark-ages/view-types.ts';

export const armyOf = (view: DarkAgesView, side: string): string =>
  view.sides.find((one) => one.side === side)?.army ?? '';
