// What the keys act on: the battle, the board as it is shown, and the focus.

import type { GameKit } from '../../games/kit.ts';
import { actingPlaces } from '../pointing.ts';
import type { BattleSession, View } from '../session.ts';

/** What the keys need of the screen: where the focus goes, and how the board is shown. */
export interface Desk {
  readonly session: BattleSession;
  readonly kit: GameKit;
  /** What the board shows: now, or the moment looked back at. */
  readonly view: View;
  readonly flipped: boolean;
  /** The focus is on a place of the board. */
  readonly onBoard: boolean;
  /** Puts the cursor and the focus on a place. */
  focus(place: string): void;
  zoom(how: 'in' | 'out' | 'whole'): void;
  /** Moves the part of the board that is seen, in steps. */
  pan(right: number, down: number): void;
}

/** Where the cursor begins: at the piece in question, at the first that can act, or with the own army. */
export function startOf({ session, view, flipped, kit }: Desk): string {
  const { selected, state } = session.model.value;
  const begin = [selected?.place, view.asked, ...kit.places.inOrder(view, flipped, actingPlaces(state?.offers ?? []))];
  return begin.find((place) => place) ?? kit.places.home(view);
}

/** Where the cursor is, or would begin. */
export const cursorOf = (desk: Desk): string => desk.session.model.value.cursor ?? startOf(desk);
