// What part of the board is in sight: never beyond its edges, and the point under the pointer stays where it is.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layAs } from '../../src/web/board/gliding.ts';
import { filling, keepInside, mostTogether, tallOf, zoomAt } from '../../src/web/board/pan-zoom.ts';

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

test('a higher room is filled by all of the height, and shows no less than a part of the width', () => {
  // A pixel more or less is no other shape.
  expect(tallOf(size, { width: 360, height: 237 })).toBe(size.height / size.width);
  expect(filling(size, tallOf(size, { width: 360, height: 237 }))).toBe(size.width);
  const tall = tallOf(size, { width: 360, height: 340 });
  expect(tall).toBeCloseTo(340 / 360);
  const width = filling(size, tall);
  expect(width * tall).toBeCloseTo(size.height);
  expect(keepInside({ x: 9999, y: 50, width, height: 1 }, size, tall)).toMatchObject({ x: size.width - width });
  expect(keepInside({ x: 9999, y: 50, width, height: 1 }, size, tall).y).toBeCloseTo(0);
  expect(filling(size, 3)).toBeCloseTo(size.width * 0.6);
  // All of it in a room that is higher lies in the middle of that.
  const whole = keepInside({ ...all, y: 70 }, size, tall);
  expect(whole.width).toBe(size.width);
  expect(whole.y).toBeCloseTo((size.height - whole.height) / 2);
  expect(whole.y).toBeLessThan(0);
});

test('where not all places fit, most of them are faced', () => {
  expect(mostTogether([100, 1200, 1250, 1300], 700)).toBe(1250);
  expect(mostTogether([100, 500, 1300], 700)).toBe(300);
  expect(mostTogether([400], 700)).toBe(400);
});

test('a glide begins where everything was: no point of the drawing jumps', () => {
  const sights = fc.record({ x: numbers(0, 900), y: numbers(0, 500), width: numbers(200, 1368) });
  const boxes = fc.record({ left: numbers(0, 300), top: numbers(0, 300), width: numbers(300, 1200) });
  const drawn = fc.record({ sight: sights, box: boxes });
  fc.assert(
    fc.property(drawn, drawn, numbers(0, 1368), numbers(0, 900), (before, now, x, y) => {
      const seen = ({ sight, box }: typeof before) => {
        const k = box.width / sight.width;
        return { left: box.left + (x - sight.x) * k, top: box.top + (y - sight.y) * k };
      };
      const { left, top } = seen(now);
      const lie = layAs(before, now);
      // Scaled from the upper left corner of its box, then moved.
      expect(now.box.left + lie.x + (left - now.box.left) * lie.scale).toBeCloseTo(seen(before).left, 6);
      expect(now.box.top + lie.y + (top - now.box.top) * lie.scale).toBeCloseTo(seen(before).top, 6);
    }),
    { seed: 3 },
  );
});
