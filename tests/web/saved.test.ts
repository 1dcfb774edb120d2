// Battles kept in the browser: one damaged entry is set apart and hides none of the others.

import { describe, expect, it } from 'vitest';
import { isSound, type SavedBattle, savedScore, sortOut } from '../../src/web/table/saved.ts';

const battle = (id: string, changed: number): SavedBattle => ({
  id,
  game: 'ancients',
  name: 'Akragas',
  armies: ['Carthaginian', 'Syracusan'],
  players: ['person', { bot: 'drill' }],
  dice: 'program',
  playForced: true,
  record: 'vexillum 1 record\n',
  changed,
  turn: 3,
  number: 12,
  score: ['1 of 5 banners', '2 of 5 banners'],
  outcome: 'running',
});

describe('the shelf of saved battles', () => {
  it('shows the sound ones, the latest first, and keeps the damaged ones apart', () => {
    const bare = { id: 'bare' };
    const text = { ...battle('text', 5), armies: 'Roman', record: 'what is left' };
    const shelf = sortOut([battle('old', 1), bare, battle('new', 2), text, null, 'nonsense']);
    expect(shelf.battles.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(shelf.damaged).toEqual([
      { id: 'bare', rest: JSON.stringify(bare, null, 2) },
      { id: 'text', rest: 'what is left' },
      { id: 'undefined', rest: 'null' },
      { id: 'undefined', rest: '"nonsense"' },
    ]);
  });

  it.each([
    ['no record', { record: undefined }],
    ['a name that is no text', { name: 5 }],
    ['a time that is none', { changed: 'yesterday' }],
    ['a time that is no number', { changed: Number.NaN }],
    ['one army', { armies: ['Roman'] }],
    ['armies that are no texts', { armies: [1, 2] }],
    ['players that are no list', { players: 'person' }],
    ['players that are nobody', { players: ['person', null] }],
    ['seats that are no list', { seats: 4 }],
    ['a score that is no list', { score: { top: 1 } }],
    ['banners that are no list', { score: undefined, banners: 5, goals: 5 }],
  ])('does not take %s for a battle', (_, change) => {
    expect(isSound({ ...battle('x', 1), ...change })).toBe(false);
  });

  it('takes a battle against a computer player for one', () => {
    expect(isSound(battle('x', 1))).toBe(true);
  });

  it('takes battles of older pages as they are', () => {
    const { score, ...older } = { ...battle('x', 1), banners: [1, 2], goals: [5, 6] };
    expect(isSound(older)).toBe(true);
    expect(savedScore(older)).toEqual(['1 of 5 banners', '2 of 6 banners']);
  });
});
