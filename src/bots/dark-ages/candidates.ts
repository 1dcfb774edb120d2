// Which choices are worth following: those that look best, and doing nothing.

import * as V from '../../games/dark-ages/tables/verbs.ts';
import { verbOf } from '../../kernel/choice.ts';

export interface Rated {
  readonly choice: number;
  readonly score: number;
}

/** A step that starts a fight or takes a card is worth a look ahead; any other one goes where the move was planned to go. */
export const matters = (choice: number): boolean => verbOf(choice) === V.ASSAULT || verbOf(choice) === V.PLAY;

/** `rated` has the best first. A move that looks worse than doing nothing is not followed; `presses` is said of Player A. */
export function candidatesOf(decision: string, rated: readonly Rated[], most: number, presses: boolean): number[] {
  const found: number[] = [];
  const nothing = decision === 'open' ? V.PASS : decision === 'movement' ? V.DONE : V.STOP;
  const idle = rated.find(({ choice }) => verbOf(choice) === nothing);
  // The rule of thumb knows what a lost round costs Player A; futures are too short for that.
  const press = decision === 'open' && presses && verbOf(rated[0].choice) === V.ACTIVATE;
  for (const { choice, score } of rated) {
    if (found.length === most) break;
    if (press && idle && score <= idle.score) break;
    found.push(choice);
    if (decision === 'movement' && verbOf(choice) === V.DONE) break;
  }
  if (press) return found;
  if (idle && !found.includes(idle.choice)) found.push(idle.choice);
  return found;
}
