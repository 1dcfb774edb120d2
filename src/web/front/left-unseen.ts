// A battle between computer players that was left before all of it was shown: the table has played it to its end, but for who
// watched it goes on.

import { shownOf } from '../battle/trace/saved-shown.ts';
import type { SavedBattle } from '../table/saved.ts';

export function isLeftUnseen({ id, players, number }: SavedBattle): boolean {
  if (players.includes('person')) return false;
  const shown = shownOf(id);
  return shown !== null && shown < number;
}
