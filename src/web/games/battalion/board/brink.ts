// What is near its end, from what the view says: the board lets it stand out.

import type { BattalionView, CampView, UnitView } from '../../../../games/battalion/telling/view/types.ts';

/** It holds as much disorder as it can: with one more it would be disbanded [B Disbanding a unit]. */
export const atLimit = ({ place, disorder, cohesion }: UnitView): boolean =>
  place !== 'gone' && disorder > 0 && disorder >= cohesion - 1;

/** The deck is empty: the next card to be drawn loses the battle [B Winning the battle]. */
export const lastDraw = ({ deckCount }: CampView): boolean => deckCount === 0;

/** Nobody of its side stands in a central sector, which alone guards a camp [B Camp]. While armies are deployed nobody can. */
export function undefended(view: BattalionView, side: CampView['side']): boolean {
  if (view.units.some(({ place }) => place === 'pile')) return false;
  const central = new Set(view.board.sectors.filter((sector) => sector.central).map(({ number }) => number));
  return !view.units.some(
    (unit) =>
      unit.side === side &&
      unit.sector !== null &&
      central.has(unit.sector) &&
      (unit.place === 'formation' || unit.place === 'engagement'),
  );
}
