// The readings of the project that a game's page of rulings shows: its own, and those of the family that touch its rules.

import { findPassage, type Handbook } from '../../kernel/handbook.ts';
import type { Reading } from '../handbook/rulings-data.ts';
import type { Book } from './books.ts';

interface FiledReading extends Reading {
  readonly file: string;
}

/** The page of rulings is made from the marks in the source, and a test keeps it current: `- text [A 12]. (`file`)`. */
export function readRulings(page: string): FiledReading[] {
  return page.split('\n').flatMap((line) => {
    const parts = /^- (.+) \[([^\]]+)\]\.? \(`src\/(.+)`\)$/.exec(line);
    if (!parts) return [];
    return [{ text: `${parts[1].charAt(0).toUpperCase()}${parts[1].slice(1)}.`, ref: parts[2], file: parts[3] }];
  });
}

const names = (handbook: Handbook, ref: string): boolean =>
  handbook.chapters.some(({ passages }) => passages.some(({ refs }) => refs.includes(ref)));

/**
 * A reading of the family is written for one game, but its rule may stand in others too: `A 12 Retreat` is `M Retreat` where
 * the handbook of that game names it.
 */
function refIn({ game, handbook }: Book, ref: string): string | null {
  if (ref.startsWith(`${game.ref} `)) return ref;
  const title = /^[A-Z] (?:\d+ )?([A-Z].*)$/.exec(ref)?.[1];
  return title !== undefined && names(handbook, `${game.ref} ${title}`) ? `${game.ref} ${title}` : null;
}

export function readingsOf(book: Book, page: string): Reading[] {
  const own = `games/${book.game.id}/`;
  return readRulings(page).flatMap(({ text, ref, file }) => {
    if (file.startsWith(own)) return [{ text, ref }];
    const here = file.startsWith('families/') ? refIn(book, ref) : null;
    return here === null || findPassage(book.handbook, here) === null ? [] : [{ text, ref: here }];
  });
}
