// How a battle stands, in words that need no knowledge of the game: for lists of battles.

import type { TableView, Tally } from '../../kernel/view.ts';

/** Labels are written for several: for one their first noun loses its s, as in `1 card left in the deck`. */
const countWords = ({ label, value }: Tally): string =>
  `${value} ${value === 1 ? label.replace(/([a-z])s\b/, '$1') : label}`;

/** `3 of 5 banners`, `7 cards left`: what counts up has a goal to be named, what counts down does not. */
const tallyWords = (tally: Tally): string =>
  tally.goal !== null && tally.goal > 0 ? `${tally.value} of ${tally.goal} ${tally.label}` : countWords(tally);

/** For each side how it stands. */
export const scoreOf = (view: TableView): readonly string[] =>
  view.sides.map(({ tallies }) => tallies.map(tallyWords).join(', '));
