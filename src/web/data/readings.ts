// The readings of the project that a game's page of rulings shows: its own, and those of the family that name its rulebook.

import type { Reading } from '../handbook/library-data.ts';
import type { AnyBook } from './books.ts';

interface FiledReading extends Reading {
  readonly file: string;
}

/** The page of rulings is made from the marks in the source, and a test keeps it current: `- text [A 12]. (`file`)`. */
function readRulings(page: string): FiledReading[] {
  return page.split('\n').flatMap((line) => {
    const parts = /^- (.+) \[([^\]]+)\]\.? \(`src\/(.+)`\)$/.exec(line);
    if (!parts) return [];
    return [{ text: `${parts[1].charAt(0).toUpperCase()}${parts[1].slice(1)}.`, ref: parts[2], file: parts[3] }];
  });
}

/** A ruling of the family names every rulebook for which it holds: `[A 12 Retreat; M Retreat]`; or one of its scenarios. */
function refIn({ ref: letter, scenarios }: AnyBook, refs: string): string | undefined {
  const own = (ref: string): boolean =>
    ref.startsWith(`${letter} `) || scenarios.some(({ id, name }) => ref === `${id} ${name}`);
  return refs.split('; ').find(own);
}

export function readingsOf(book: AnyBook, page: string): Reading[] {
  const folder = `games/${book.id}/`;
  return readRulings(page).flatMap(({ text, ref, file }) => {
    const here = file.startsWith('games/') ? (file.startsWith(folder) ? ref : undefined) : refIn(book, ref);
    return here === undefined ? [] : [{ text, ref: here }];
  });
}
