// What part of the board is in sight: never beyond its edges, and the point under the pointer stays where it is.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepInside, zoomAt } from '../../src/web/board/pan-zoom.ts';

const size = { width: 1368, height: 900 };
const all = { x: 0, y: 0, ...size };

const inside = ({ x, y, width, height }: typeof all): boolean =>
  x >= -0.001 && y >= -0.001 && x + width <= size.width + 0.001 && y + height <= size.height + 0.001;

const numbers = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('the sight stays on the board and keeps its proportions', () => {
  fc.assert(
    fc.property(numbers(-2000, 3000), numbers(-2000, 3000), numbers(1, 5000), (x, y, width) => {
      const sight = keepInside({ x, y, width, height: 1 }, size);
      expect(inside(sight)).toBe(true);
      expect(sight.width / sight.height).toBeCloseTo(size.width / size.height, 6);
    }),
    { seed: 1 },
  );
});

test('the point under the pointer stays, as far as the edges allow', () => {
  const at = { x: 700, y: 450 };
  const near = zoomAt(all, size, 2, at);
  expect(near.width).toBeCloseTo(size.width / 2);
  expect((at.x - near.x) / near.width).toBeCloseTo(at.x / size.width);
  expect((at.y - near.y) / near.height).toBeCloseTo(at.y / size.height);
  expect(zoomAt(near, size, 0.5, at)).toEqual(all);
});

test('it goes no nearer than five times and no farther than the whole', () => {
  expect(zoomAt(all, size, 100, { x: 0, y: 0 }).width).toBeCloseTo(size.width / 5);
  expect(zoomAt(all, size, 0.01, { x: 300, y: 300 })).toEqual(all);
  fc.assert(
    fc.property(numbers(0.1, 10), numbers(0.1, 10), numbers(0, 1368), numbers(0, 900), (a, b, x, y) => {
      expect(inside(zoomAt(zoomAt(all, size, a, { x, y }), size, b, { x, y }))).toBe(true);
    }),
    { seed: 2 },
  );
});
