// The handbook of Ancients: its tables say what the game's tables say; passages are found by reference and by search.

import { describe, expect, it, test } from 'vitest';
import { ancients } from '../../src/games/ancients/index.ts';
import { cards } from '../../src/games/ancients/tables/cards.ts';
import { terrain } from '../../src/games/ancients/tables/terrain.ts';
import { traits } from '../../src/games/ancients/tables/traits.ts';
import { units } from '../../src/games/ancients/tables/units.ts';
import { handbook } from '../../src/games/ancients/telling/handbook/index.ts';
import { findPassage, type Handbook } from '../../src/kernel/handbook.ts';
import { cutAt, filterChapters, wordsOf } from '../../src/web/handbook/search.ts';

const passages = handbook.chapters.flatMap((chapter) => chapter.passages);

describe('finding a passage', () => {
  const passage = (id: string, ...refs: string[]) => ({ id, title: id, refs, text: ['.'] });
  const book: Handbook = {
    start: [],
    chapters: [
      { id: 'a', title: 'a', passages: [passage('one', 'A 1'), passage('walls', 'A 16', 'A 16 Walls')] },
      { id: 'b', title: 'b', passages: [passage('eleven', 'A 11 Close Combat'), passage('city', 'A 16 City')] },
    ],
  };
  it.each([
    ['A 11 Close Combat', 'eleven'],
    ['A 16 City', 'city'],
    ['A 16 Walls, Camp', 'walls'],
    ['A 16 Wallside', 'walls'],
    ['A 16 Hill', 'walls'],
    ['A 1: the first', 'one'],
    ['city', 'city'],
  ])('%s', (ref, id) => {
    expect(findPassage(book, ref)?.id).toBe(id);
  });
  it.each(['A 12', 'A 11', 'B 1', ''])('nothing for "%s"', (ref) => {
    expect(findPassage(book, ref)).toBeNull();
  });
});

describe('tables say what the game says', () => {
  const tableOf = (id: string) => {
    const table = passages.find((passage) => passage.id === id)?.table;
    if (!table) throw new Error(`no table in ${id}`);
    return table;
  };
  const row = (id: string, first: string) => tableOf(id).rows.find((cells) => cells[0] === first);

  test('all units, all faces, all cards, all ground, all traits', () => {
    for (const id of ['units', 'close-combat', 'retreat']) expect(tableOf(id).rows.length).toBe(units.length);
    expect(tableOf('dice').rows.length).toBe(ancients.dice.faces.length);
    expect(tableOf('deck').rows.map((cells) => cells[0])).toEqual(cards.map((card) => card.name));
    expect(tableOf('deck').rows.reduce((n, cells) => n + Number(cells[1]), 0)).toBe(60);
    expect(tableOf('terrain').rows.length).toBe(terrain.length);
    expect(tableOf('special-units').rows.length).toBe(traits.length);
    expect(tableOf('fire').rows.length).toBe(units.filter((unit) => unit.range > 0).length);
  });

  test('numbers of the rulebook', () => {
    expect(row('units', 'Heavy infantry')).toEqual(
      ['Heavy infantry', 'HI', '4', 'red square', 'foot', '1', 'after any move'], // rules 2, 8
    );
    expect(row('units', 'Auxilia')?.slice(2)).toEqual([
      '4',
      'green circle, white border',
      'light foot',
      '2',
      'after 1, not after 2',
    ]);
    expect(row('units', 'Warriors')?.slice(5)).toEqual([
      '1, or 2 as a charge',
      'after 1; after 2 it must close combat',
    ]);
    expect(row('close-combat', 'Heavy infantry')?.slice(1)).toEqual(['5', '5', 'yes', 'none', '5']);
    expect(row('close-combat', 'Warriors')?.slice(1)).toEqual([
      '3, at full strength 4',
      '3, at full strength 4',
      'yes',
      'none',
      '3',
    ]);
    expect(row('close-combat', 'Heavy chariot')?.slice(1)).toEqual(['4', '3', 'yes', '1', '3']);
    expect(row('close-combat', 'Elephants')?.slice(3)).toEqual(['yes', 'all', '3']);
    expect(row('fire', 'Heavy war machine')?.slice(1)).toEqual(['6', '2', 'none', 'only if it did not move']);
    expect(row('retreat', 'Light cavalry')?.slice(1)).toEqual([
      '4',
      'everybody',
      'yes, and one hex more',
      'yes',
      'yes',
    ]);
    expect(row('retreat', 'Elephants')?.slice(1)).toEqual(['1', 'nobody', 'yes', 'yes', 'no']);
    expect(row('terrain', 'Forest')?.slice(3, 5)).toEqual([
      'into it at most 2, out of it at most 2',
      'into it at most 1, out of it no limit',
    ]);
    expect(row('terrain', 'Fortified camp')?.slice(3, 5)).toEqual(['1 fewer out of it', '1 fewer out of it']);
    expect(row('deck', 'Line Command')?.[1]).toBe('4');
  });
});

describe('searching', () => {
  test('the search finds passages that hold all words, and cuts a text at them', () => {
    const found = filterChapters(handbook.chapters, wordsOf(' Camel  EVADE ')).flatMap((chapter) => chapter.passages);
    expect(found.map(({ id }) => id)).toContain('evade-eligibility');
    expect(found.length).toBeLessThan(passages.length / 2);
    expect(filterChapters(handbook.chapters, wordsOf('trebuchet'))).toEqual([]);
    expect(filterChapters(handbook.chapters, [])).toBe(handbook.chapters);
    expect(cutAt('A flag, a (flag)', ['(flag'])).toEqual(['A flag, a ', '(flag', ')']);
    expect(cutAt('Flags', ['flag'])).toEqual(['', 'Flag', 's']);
  });
});
