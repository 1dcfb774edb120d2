// The games with their handbooks, where all of them meet: while the page and the generated documents are made. A handbook
// of a later game is given the chapter on what is different from the first.

import type { CommandsGame } from '../../families/commands/game.ts';
import { handbook as ancientsHandbook } from '../../games/ancients/handbook/index.ts';
import { ancients } from '../../games/ancients/index.ts';
import { handbook as medievalHandbook } from '../../games/medieval/handbook/index.ts';
import { medieval } from '../../games/medieval/index.ts';
import { handbook as napoleonicsHandbook } from '../../games/napoleonics/handbook/index.ts';
import { napoleonics } from '../../games/napoleonics/index.ts';
import type { Chapter, Handbook } from '../../kernel/handbook.ts';
import { differences } from './differences.ts';

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

export const bookOf = (id: string): Book | undefined => books.find(({ game }) => game.id === id);
