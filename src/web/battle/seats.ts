// Who sits where, from what every view says: a side may have one seat or two.

import type { TableView } from '../../kernel/view.ts';
import type { Settings } from '../app/settings.ts';
import type { BattleModel } from './model.ts';

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

/**
 * The same on the table: for whoever plays. Where people of both sides share the screen it stays as it is, unless they wish that it
 * turns for each of them.
 */
export function boardTurned(
  { state, view, curtain }: Pick<BattleModel, 'state' | 'view' | 'curtain'>,
  { ownArmyBelow, boardTurns }: Settings,
): boolean {
  if (!state || !view) return false;
  const people = state.players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  const sides = new Set(people.map((seat) => view.seats[seat]?.side));
  if (sides.size > 1 && !boardTurns) return false;
  const looks = curtain ?? state.watching;
  return isTurned(view, looks < 0 && sides.size === 1 ? people[0] : looks, ownArmyBelow);
}
