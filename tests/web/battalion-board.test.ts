// The sector board in its layout: every place can be reached by arrows and is described, nothing lies outside or over another
// unit, and a finger finds every unit, in views of battles as they come about and on screens of all sizes.

import { describe, expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import type { BattalionView } from '../../src/games/battalion/telling/view/types.ts';
import { Table } from '../../src/kernel/table.ts';
import { atLimit, lastDraw, undefended } from '../../src/web/games/battalion/board/brink.ts';
import { describe as placeWords } from '../../src/web/games/battalion/board/describe.ts';
import { type Box, layOut } from '../../src/web/games/battalion/board/layout.ts';
import { home, inOrder, toward } from '../../src/web/games/battalion/board/walk.ts';
import { FOUR, OVERLAP } from '../browser/positions-of-battalion-and-dark-ages.ts';
import { makeRandom } from '../kit/random.ts';

const DEPLOYING = `vexillum 1 sheet
game: battalion
deploy: yes
top: Greco-Bactrian Kingdom
bottom: Han Empire
units top: Hoplites x3 / Peltasts x2 / War Elephants x2 / Companion Cavalry x2 / Horse Archers x2 / Thureophoroi x3
units bottom: Halberdiers x3 / Crossbowmen x2 / Convicts x2 / Horse Lancers x2 / Imperial Guard x2 / Conscript Infantry x3
`;

type Start = { readonly scenario: string } | { readonly text: string };

/** Views of a battle as it goes on: the first, and one after every so many choices made at random. */
function views(start: Start, choices: number, every: number): BattalionView[] {
  const table = new Table(battalionRules, { start, seed: 'board' });
  const random = makeRandom(7);
  const out = [table.view(1)];
  for (let i = 1; i <= choices && !table.over; i++) {
    const all = table.choices();
    table.choose(all[random(all.length)]);
    if (i % every === 0) out.push(table.view(1));
  }
  return out;
}

const BATTLES: readonly (readonly [string, Start])[] = [
  ['set battle 1', { scenario: 'battalion/1' }],
  ['set battle 6', { scenario: 'battalion/6' }],
  ['an overlap', { text: OVERLAP }],
  ['four armies', { text: FOUR }],
  ['piles to be deployed', { text: DEPLOYING }],
];

const ROOMS = [
  { width: 1480, height: 980, finger: false },
  { width: 1000, height: 640, finger: false },
  { width: 620, height: 480, finger: false },
  { width: 600, height: 400, finger: true },
  { width: 360, height: 364, finger: true },
];

const placesOf = (view: BattalionView): string[] => [
  ...view.units.filter(({ place }) => place !== 'gone').map(({ name }) => name),
  ...view.board.sectors.map(({ place }) => place),
  ...view.camps.flatMap(({ seat }) => [`camp-${seat}`, `reserve-${seat}`]),
];

const over = (a: Box, b: Box): boolean =>
  a.x + a.w > b.x + 1 && b.x + b.w > a.x + 1 && a.y + a.h > b.y + 1 && b.y + b.h > a.y + 1;

describe.each(BATTLES)('%s', (_name, start) => {
  const all = views(start, 60, 6);

  test.each([false, true])('all places are reached by arrows and told in words (turned round: %s)', (flipped) => {
    for (const view of all) {
      const places = placesOf(view);
      const reached = new Set([home(view)]);
      for (const place of reached)
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const next = toward(view, flipped, place, direction);
          if (next !== null) reached.add(next);
        }
      expect([...reached].sort()).toEqual([...places].sort());
      expect([...inOrder(view, flipped, places)].sort()).toEqual([...places].sort());
      for (const place of places) expect(placeWords(view, place)).not.toBe(place);
    }
  });

  test.each(ROOMS)('nothing overlaps or leaves the board ($width by $height)', (room) => {
    for (const view of all)
      for (const flipped of [false, true]) {
        const { width, height, units, camps, reserves } = layOut(view, flipped, room);
        const boxes = [...units];
        expect(boxes).toHaveLength(view.units.filter(({ place }) => place !== 'gone').length);
        for (const [name, box] of boxes) {
          const inside = box.x >= -1 && box.y >= -1 && box.x + box.w <= width + 1 && box.y + box.h <= height + 1;
          expect(inside, `${name} is on the board`).toBe(true);
          if (room.finger) expect(Math.min(box.w, box.h), name).toBeGreaterThanOrEqual(44);
        }
        const covered = boxes.flatMap(([name, a], i) =>
          boxes.slice(i + 1).flatMap(([other, b]) => (over(a, b) ? [`${name} and ${other}`] : [])),
        );
        expect(covered).toEqual([]);
        for (const { place, x, w } of [...camps, ...reserves]) expect(x >= 0 && x + w <= width + 0.5, place).toBe(true);
      }
  });
});

describe('what is near its end', () => {
  const [view] = views({ scenario: 'battalion/1' }, 0, 1);
  const [unit] = view.units;
  const [camp] = view.camps;

  test('a unit that can hold no more disorder', () => {
    expect(atLimit({ ...unit, disorder: unit.cohesion - 1 })).toBe(true);
    expect(atLimit({ ...unit, disorder: unit.cohesion - 2 })).toBe(false);
    expect(atLimit({ ...unit, disorder: 0, cohesion: 1 })).toBe(false);
    const told = placeWords({ ...view, units: [{ ...unit, disorder: unit.cohesion - 1 }] }, unit.name);
    expect(told).toContain('at its limit');
  });

  test('a deck without cards', () => {
    expect(lastDraw({ ...camp, deckCount: 0 })).toBe(true);
    expect(lastDraw({ ...camp, deckCount: 1 })).toBe(false);
    expect(placeWords({ ...view, camps: [{ ...camp, deckCount: 0 }] }, `camp-${camp.seat}`)).toContain(
      'next draw loses',
    );
  });

  test('a camp before which nobody stands', () => {
    const central = view.board.sectors.find((sector) => sector.central)?.number;
    expect(undefended(view, camp.side)).toBe(false);
    const away = view.units.map((one) =>
      one.side === camp.side && one.sector === central ? { ...one, place: 'reserve' as const, sector: null } : one,
    );
    expect(undefended({ ...view, units: away }, camp.side)).toBe(true);
    expect(placeWords({ ...view, units: away }, `camp-${camp.seat}`)).toContain('nobody guards it');
    const [waiting] = views({ text: DEPLOYING }, 0, 1);
    expect(undefended(waiting, 'top')).toBe(false);
  });
});

test('tiles grow with the board', () => {
  const [view] = views({ scenario: 'battalion/1' }, 0, 1);
  const { tile } = layOut(view, false, { width: 1480, height: 980, finger: false });
  expect(tile.w).toBeGreaterThan(168);
  expect(tile.w).toBeLessThanOrEqual(224);
  expect(tile.h).toBeGreaterThan(44);
  expect(tile.h).toBeLessThanOrEqual(56);
});
