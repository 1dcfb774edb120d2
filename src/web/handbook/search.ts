// Searching the handbook: a passage is found when it holds every word that was typed, in any order, as the beginning of a
// word or inside one.

import type { Chapter, Passage } from '../../kernel/handbook.ts';

export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

function holds(passage: Passage, words: readonly string[]): boolean {
  const { title, text, refs, table } = passage;
  const cells = table ? [table.caption, ...table.head, ...table.rows.flat()] : [];
  const all = [title, ...refs, ...text, ...cells].join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
}

/** The chapters with those of their passages that hold the words; without words, all. */
export function filterChapters(chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return chapters;
  return chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter((passage) => holds(passage, words)) }))
    .filter((chapter) => chapter.passages.length > 0);
}

/** A text cut at the words found in it: every second part is a find. */
export function cutAt(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}
