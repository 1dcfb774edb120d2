// What is drawn in the handbooks: boards from rule cases, faces of the dice among the words; and the finding of passages, titles first.

import { describe, expect, test } from 'vitest';
import { bookOf, rulesets } from '../../src/web/data/books.ts';
import { dataFor } from '../../src/web/data/build.ts';
import { faceWordsOf, partAtFaces, partPassage } from '../../src/web/handbook/face-words.ts';
import { isFirstPrompt } from '../../src/web/handbook/InAMinute.tsx';
import type { BoardPicture, Library } from '../../src/web/handbook/library-data.ts';
import { readSeen } from '../../src/web/handbook/minute-seen.ts';
import { filterChapters, wordsOf } from '../../src/web/handbook/search.ts';
import { faceWords } from '../../src/web/pieces/faces.ts';

describe.each(rulesets.map(({ id }) => id))('the handbook of %s', (game) => {
  const { handbook, faces } = dataFor(`library/${game}`) as Library;
  const boards = handbook.boards ?? [];
  // Each named case is looked for and played: one that is not there, or fails, is an error here.
  const pictures = dataFor(`boards/${game}`) as readonly BoardPicture[];

  test('has at least ten drawn boards, each from a case of its own and with a passage', () => {
    expect(boards.length).toBeGreaterThanOrEqual(10);
    expect(new Set(boards.map((board) => board.case)).size).toBe(boards.length);
    expect(pictures.map((picture) => picture.case)).toEqual(boards.map((board) => board.case));
    const passages = handbook.chapters.flatMap((chapter) => chapter.passages.map(({ id }) => id));
    expect(boards.filter(({ passage }) => !passages.includes(passage))).toEqual([]);
  });

  test('says in one or two plain sentences of its own what a board shows', () => {
    for (const { says, case: title } of boards) {
      expect(says).toMatch(/^[A-Z0-9].*\.$/);
      expect(says).not.toMatch(/!|\.\.\./);
      expect(says.length).toBeLessThan(160);
      expect(title.toLowerCase()).not.toContain(says.toLowerCase().replace(/\.$/, ''));
    }
  });

  test('lights places that are on the part of the map that is shown', () => {
    for (const { lit, cut, view } of pictures) {
      if (cut === null) continue;
      expect(cut.x + cut.width).toBeLessThanOrEqual(cut.of.width + 1);
      expect(cut.y + cut.height).toBeLessThanOrEqual(cut.of.height + 1);
      const { hexes } = view.board as unknown as { readonly hexes: readonly { readonly hex: string }[] };
      expect(lit.filter((place) => !hexes.some(({ hex }) => hex === place))).toEqual([]);
    }
  });

  test('shows no hand: a picture is what anyone may see', () => {
    expect(pictures.filter(({ view }) => view.seat !== -1 || view.hand.length > 0)).toEqual([]);
  });

  test('draws the dice with the passage that explains them', () => {
    expect(faces.length).toBeGreaterThan(5);
    const passages = handbook.chapters.flatMap((chapter) => chapter.passages);
    expect(passages.filter(({ dice }) => dice).length).toBe(1);
  });

  test('tells the game in a minute', () => {
    const words = handbook.start.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(100);
    expect(words).toBeLessThan(300);
  });
});

test('a face is drawn once in a passage, in the paragraph that first names it', () => {
  const words = faceWordsOf(['light', 'flag'], (face) => faceWords('ancients', face));
  const texts = ['Nothing here.', 'A flag drives back.', 'A second flag, and a circle.'];
  const parts = partPassage(texts, words);
  expect(parts.map((one) => one.map((part) => part.text).join(''))).toEqual(texts);
  expect(parts.map((one) => one.flatMap(({ face }) => face ?? []))).toEqual([[], ['flag'], ['light']]);
});

test('a face is drawn where a paragraph first names it', () => {
  const words = faceWordsOf(['light', 'flag', 'swords', 'flag'], (face) => faceWords('ancients', face));
  expect(words.map(({ face }) => face)).toEqual(['light', 'flag', 'swords']);
  const text = 'Each flag drives it back; circles and swords hit. A flag more.';
  const parts = partAtFaces(text, words);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ face }) => face)).toEqual([null, 'flag', 'light', 'swords']);
  expect(partAtFaces('Nothing of it.', words)).toEqual([{ text: 'Nothing of it.', face: null }]);
  expect(faceWordsOf(['1', '2'], () => 'one')).toEqual([]);
});

test('a search ranks titles first', () => {
  for (const [game, query, id] of [
    ['ancients', 'evade', 'evade-eligibility'],
    ['ancients', 'retreat', 'retreat'],
    ['medieval', 'parthian', 'parthian-shot'],
    ['napoleonics', 'square', 'forming-square'],
    ['battalion', 'charge', 'charge'],
    ['dark-ages', 'stakes', 'stakes'],
  ]) {
    const { handbook } = bookOf(game) ?? { handbook: { chapters: [] } };
    const found = filterChapters(handbook.chapters, wordsOf(query));
    expect(new Set(found.map((chapter) => chapter.id)).size).toBe(found.length);
    const titled = found.flatMap(({ passages }) => passages.map(({ title }) => title.toLowerCase().includes(query)));
    expect(titled.length).toBeGreaterThan(0);
    expect(titled.lastIndexOf(true), `${game}: ${query}`).toBe(titled.filter(Boolean).length - 1);
    expect(titled[0]).toBe(true);
    expect(found[0].passages.map((passage) => passage.id)).toContain(id);
  }
});

test('the game in a minute is offered to the person who is asked first, and what is remembered may be broken', () => {
  const asked = {
    game: 'ancients',
    watching: 1,
    seat: 1,
    number: 1,
    over: false,
    replay: false,
    view: { turn: 1 },
  };
  expect(isFirstPrompt(asked)).toBe(true);
  for (const other of [
    { seat: 0 },
    { watching: -1, seat: -1 },
    { over: true },
    { replay: true },
    { view: { turn: 9 } },
  ])
    expect(isFirstPrompt({ ...asked, ...other })).toBe(false);
  expect(readSeen('["ancients",3]')).toEqual(['ancients']);
  for (const broken of [null, '{', '{"a":1}', '7']) expect(readSeen(broken)).toEqual([]);
});
