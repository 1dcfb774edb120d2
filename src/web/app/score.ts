// How a battle stands, in words that need no knowledge of the game: for lists of battles.

import type { TableView, Tally } from '../../kernel/view.ts';

/** `3 of 5 banners`, `7 cards left`: what counts up has a goal to be named, what counts down does not. */
const tallyWords = ({ label, value, goal }: Tally): string =>
  goal !== null && goal > 0 ? `${value} of ${goal} ${label}` : `${value} ${label}`;

/** For each side how it stands. */
export const scoreOf = (view: TableView): readonly string[] =>
  view.sides.map(({ tallies }) => tallies.map(tallyWords).join(', '));
