// Searching the handbook: a passage is found when it holds every word that was typed, in any order, as the beginning of a
// word or inside one. Passages whose title holds them come first, then those that name them at the beginning of a word.

import type { Chapter, Passage } from '../../kernel/handbook.ts';

export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

function holds(passage: Passage, words: readonly string[]): boolean {
  const { title, text, refs, table } = passage;
  const cells = table ? [table.caption, ...table.head, ...table.rows.flat()] : [];
  const all = [title, ...refs, ...text, ...cells].join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
}

/** How near a passage is to what was looked for, the nearest 0: all words in the title, some, its text, or only in a table. */
function farness({ title, text, refs }: Passage, words: readonly string[]): number {
  const head = title.toLowerCase();
  const begins = (within: string, word: string): boolean => ` ${within}`.includes(` ${word}`);
  if (head === words.join(' ')) return 0;
  if (words.every((word) => begins(head, word))) return 1;
  if (words.every((word) => head.includes(word))) return 2;
  if (words.some((word) => begins(head, word))) return 3;
  const told = [...text, ...refs].join(' ').toLowerCase();
  return words.every((word) => told.includes(word)) ? 4 : 5;
}

/** As near as this the title itself speaks of it. */
const BY_TITLE = 3;

/**
 * The chapters with those of their passages that hold the words: first those whose titles speak of them, the nearest first, then
 * those that only mention them, so that a chapter may come twice. Without words, all as they stand in the book.
 */
export function filterChapters(chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return chapters;
  const found = chapters.map((chapter) => ({
    chapter,
    passages: chapter.passages
      .filter((passage) => holds(passage, words))
      .map((passage) => ({ passage, far: farness(passage, words) }))
      .sort((a, b) => a.far - b.far),
  }));
  const part = (named: boolean): Chapter[] =>
    found
      .map(({ chapter, passages }) => ({ chapter, own: passages.filter(({ far }) => far <= BY_TITLE === named) }))
      .filter(({ own }) => own.length > 0)
      .sort((a, b) => a.own[0].far - b.own[0].far)
      .map(({ chapter, own }) => ({
        ...chapter,
        id: named ? chapter.id : `${chapter.id} mentions`,
        passages: own.map(({ passage }) => passage),
      }));
  return [...part(true), ...part(false)];
}

/** A text cut at the words found in it: every second part is a find. */
export function cutAt(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}
