// What the shelf says of games and battles before they are opened: how long, how hard to learn, where to begin.

import { expect, test } from 'vitest';
import { FIRST_BATTLE } from '../../src/web/app/open-battle.ts';
import { dataFor } from '../../src/web/data/build.ts';
import { minutesOf } from '../../src/web/data/length.ts';
import type { GameOnShelf, GamePictures, Shelf } from '../../src/web/data/types.ts';
import { goodNext } from '../../src/web/front/good-next.ts';

const games = dataFor('games') as readonly GameOnShelf[];
const shelf = dataFor('shelf') as Shelf;

test('every battle has a length in steps of five minutes, and a larger one is not shorter', () => {
  for (const { id, battles } of shelf) {
    const { lasts } = games.find((game) => game.id === id) as GameOnShelf;
    const entries = goodNext(battles, []);
    for (const { minutes } of entries) {
      expect(minutes % 5).toBe(0);
      expect(minutes).toBeGreaterThanOrEqual(lasts[0]);
      expect(minutes).toBeLessThanOrEqual(lasts[1]);
    }
    expect(lasts[0]).toBeGreaterThanOrEqual(10);
    expect(lasts[1]).toBeLessThanOrEqual(60);
  }
  const size = (banners: number) => ({
    banners: { top: banners, bottom: banners },
    units: { top: 12, bottom: 12 },
  });
  expect(minutesOf(size(5), { by: 'banner', minutes: 4 })).toBe(20);
  expect(minutesOf(size(8), { by: 'banner', minutes: 4 })).toBe(30);
  expect(minutesOf(size(8), { by: 'unit', minutes: 1 })).toBe(25);
});

test('the battle to begin with is on the shelf, comes first and names a side of it', () => {
  for (const { id, first, weight } of games) {
    const battles = shelf.find((game) => game.id === id)?.battles ?? [];
    expect(battles.map((battle) => battle.id)).toContain(first.battle);
    expect([0, 1]).toContain(first.side);
    expect([1, 2, 3]).toContain(weight);
    expect(goodNext(battles, [], first.battle)[0].info.id).toBe(first.battle);
  }
  const ancients = games.find(({ id }) => id === FIRST_BATTLE.game)?.first;
  expect(ancients).toMatchObject({ battle: FIRST_BATTLE.battle, side: FIRST_BATTLE.side });
});

test('each game has a picture of its first battle, without a hand', () => {
  const pictures = dataFor('pictures') as GamePictures;
  for (const { id, first } of games) {
    expect(pictures[id].scenario.id).toBe(first.battle);
    expect(pictures[id]).toMatchObject({ seat: -1, hand: [] });
  }
});
