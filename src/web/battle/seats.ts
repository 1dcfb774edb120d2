// Who sits where, from what every view says: a side may have one seat or two.

import type { TableView } from '../../kernel/view.ts';

/** The index of a seat's side in `view.sides`; -1 for a spectator. */
export function sideOf(view: TableView, seat: number): number {
  const side = view.seats[seat]?.side;
  return side === undefined ? -1 : view.sides.findIndex((one) => one.side === side);
}

/** The army that a seat leads. */
export const armyOf = (view: TableView, seat: number): string => view.seats[seat]?.army ?? '';

/** The armies by seat. */
export const armiesOf = (view: TableView): readonly string[] => view.seats.map(({ army }) => army);

/** Whether the board is turned round, so that the seat's army stands below. */
export const isTurned = (view: TableView, seat: number, ownArmyBelow: boolean): boolean =>
  ownArmyBelow && view.seats[seat]?.side === view.sides[0]?.side;
