// The games with their handbooks, where all of them meet: while the page and the generated documents are made. In the
// Commands family a handbook of a later game is given the chapter on what is different from the first; other games have none.

import type { CommandsGame } from '../../families/commands/tables/game.ts';
import { ancients } from '../../games/ancients/index.ts';
import { handbook as ancientsHandbook } from '../../games/ancients/telling/handbook/index.ts';
import { medieval } from '../../games/medieval/index.ts';
import { handbook as medievalHandbook } from '../../games/medieval/telling/handbook/index.ts';
import { napoleonics } from '../../games/napoleonics/index.ts';
import { handbook as napoleonicsHandbook } from '../../games/napoleonics/telling/handbook/index.ts';
import type { Chapter, Handbook } from '../../kernel/handbook.ts';
import type { DatedReading, RulingInfo } from '../../kernel/ruleset.ts';
import { differences } from './differences.ts';
import { otherBooks } from './other-books.ts';

export interface Book {
  readonly game: CommandsGame;
  readonly handbook: Handbook;
}

const first: Book = { game: ancients, handbook: ancientsHandbook };

/** The chapter is the last but that on doubtful points: whoever knows the first game may begin with it. */
function compared(game: CommandsGame, own: Handbook): Book & { readonly differences: Chapter } {
  const chapter = differences({ game, handbook: own }, first);
  const chapters = [...own.chapters.slice(0, -1), chapter, ...own.chapters.slice(-1)];
  return { game, handbook: { ...own, chapters }, differences: chapter };
}

export const books: readonly (Book & { readonly differences?: Chapter })[] = [
  first,
  compared(medieval, medievalHandbook),
  compared(napoleonics, napoleonicsHandbook),
];

/** As much of any game's book as the page needs. */
export interface AnyBook {
  readonly id: string;
  readonly name: string;
  /** Letter of the rulebook in references, such as `A 11`. */
  readonly ref: string;
  readonly rulings: readonly RulingInfo[];
  readonly mended: readonly DatedReading[];
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  readonly handbook: Handbook;
}

const ofCommands = ({ game, handbook }: Book): AnyBook => ({
  id: game.id,
  name: game.name,
  ref: game.ref,
  rulings: game.rulings,
  mended: game.mended,
  scenarios: game.sheets,
  handbook,
});

/** The books of all games on the shelf, in its order. */
export const allBooks: readonly AnyBook[] = [...books.map(ofCommands), ...otherBooks];

export const bookOf = (id: string): AnyBook | undefined => allBooks.find((book) => book.id === id);
