// Parts of the figures of the high Middle Ages: bucket helms, kettle hats, long shields, broad axes, trappers over horses.

import { curve, disc, limb, shape } from './outline.ts';

/** A great helm: a bucket with a flat top over neck and face. */
export const greatHelm = (x: number, y: number): string =>
  shape([x - 5, y - 7], [x + 4.6, y - 7], [x + 5.6, y - 1], [x + 4.4, y + 5.6], [x - 4.6, y + 5.6], [x - 5.6, y - 1]);

/** Its sight and breaths, to be cut in. */
export const helmSlit = (x: number, y: number): string =>
  curve(x - 1, y - 1.6, x + 2, y - 1.6, x + 5.4, y - 1.6) +
  curve(x + 2.6, y - 1.6, x + 2.6, y + 1, x + 2.6, y + 4.6) +
  disc(x + 0.4, y + 1.6, 0.4) +
  disc(x + 0.4, y + 3.6, 0.4);

/** A kettle hat with a broad brim over a mail hood. */
export const kettle = (x: number, y: number): string =>
  disc(x, y, 3.7) +
  `M${x - 4.4} ${y - 1.4}C${x - 4} ${y - 7} ${x + 4} ${y - 7} ${x + 4.4} ${y - 1.4}Z` +
  shape([x - 7, y - 0.4], [x - 4, y - 2.2], [x + 4, y - 2.2], [x + 7, y - 0.4]) +
  shape([x - 4.4, y + 1], [x + 1.6, y + 1], [x + 2.6, y + 5.6], [x - 5, y + 5.6]);

/** A hood with its tail behind, for who has no helmet. */
export const hood = (x: number, y: number): string =>
  disc(x + 0.6, y, 3.7) +
  `M${x + 2.6} ${y - 4}C${x - 2} ${y - 6.4} ${x - 6} ${y - 3} ${x - 5.4} ${y + 1}L${x - 9.6} ${y + 4.6}L${x - 4.4} ${y + 4}L${x + 1.6} ${y + 5}L${x + 0.4} ${y - 1}Z`;

/** A visored helmet with a point, the snout forward. */
export const bascinet = (x: number, y: number): string =>
  `M${x - 5} ${y + 4.6}C${x - 6} ${y - 3} ${x - 3} ${y - 7} ${x - 0.6} ${y - 9.6}C${x + 2} ${y - 7.6} ${x + 3.4} ${y - 5} ${x + 3.8} ${y - 2.6}L${x + 8.2} ${y + 0.4}L${x + 3.6} ${y + 3.6}L${x + 3} ${y + 5.8}Z`;

export const visorLine = (x: number, y: number): string =>
  curve(x - 2.6, y - 2.4, x, y - 2, x + 3.8, y - 2.2) + curve(x + 1, y - 0.6, x + 3, y - 0.4, x + 6, y + 0.2);

/** A long shield, round above and pointed below; (x, y) is its middle. */
export const kite = (x: number, y: number, size = 1): string => {
  const w = 6.2 * size;
  const h = 11 * size;
  return `M${x - w} ${y - h * 0.45}C${x - w} ${y - h * 0.95} ${x - w * 0.5} ${y - h} ${x} ${y - h}C${x + w * 0.5} ${y - h} ${x + w} ${y - h * 0.95} ${x + w} ${y - h * 0.45}C${x + w} ${y + h * 0.2} ${x + w * 0.4} ${y + h * 0.75} ${x} ${y + h}C${x - w * 0.4} ${y + h * 0.75} ${x - w} ${y + h * 0.2} ${x - w} ${y - h * 0.45}Z`;
};

export const kiteCut = (x: number, y: number, size = 1): string =>
  curve(x, y - 9 * size, x, y, x, y + 8 * size) +
  curve(x - 4.6 * size, y - 3.4 * size, x, y - 4.4 * size, x + 4.6 * size, y - 3.4 * size);

/** A shield with a straight top; (x, y) is its middle. */
export const heater = (x: number, y: number, size = 1): string =>
  `M${x - 6 * size} ${y - 7 * size}H${x + 6 * size}C${x + 6.4 * size} ${y} ${x + 3.4 * size} ${y + 5 * size} ${x} ${y + 8 * size}C${x - 3.4 * size} ${y + 5 * size} ${x - 6.4 * size} ${y} ${x - 6 * size} ${y - 7 * size}Z`;

export const heaterCross = (x: number, y: number, size = 1): string =>
  curve(x, y - 6.4 * size, x, y, x, y + 7 * size) +
  curve(x - 5.4 * size, y - 1.6 * size, x, y - 1.6 * size, x + 5.4 * size, y - 1.6 * size);

/**
 * The head of a broad axe whose shaft comes from (x1, y1) and ends at (x2, y2); `way` 1 has the edge to the right of the
 * way the shaft runs, -1 to the left.
 */
export function broadAxe(x1: number, y1: number, x2: number, y2: number, way: 1 | -1, size = 1): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const p = (alongShaft: number, off: number): string => {
    const a = alongShaft * size;
    const o = off * size * way;
    return `${(x2 + ux * a - uy * o).toFixed(2)} ${(y2 + uy * a + ux * o).toFixed(2)}`;
  };
  return (
    limb(x1, y1, x2 + ux, y2 + uy, 1.7) +
    `M${p(-1.4, -1)}C${p(-3, 3)} ${p(-5.4, 6)} ${p(-8.6, 8)}C${p(-3.6, 10.4)} ${p(2.4, 10)} ${p(6, 6.4)}C${p(3.4, 5)} ${p(1.8, 2.6)} ${p(1.6, -1)}Z`
  );
}

/** A straight sword from its pommel to its point, with a cross guard. */
export function sword(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const guard = 4.6;
  const [gx, gy] = [x1 + ux * guard, y1 + uy * guard];
  return (
    disc(x1, y1, 1.3) +
    limb(x1, y1, gx, gy, 1.6) +
    limb(gx - uy * 4.2, gy + ux * 4.2, gx + uy * 4.2, gy - ux * 4.2, 1.5) +
    shape(
      [gx - uy * 1.3, gy + ux * 1.3],
      [x2 - ux * 3 - uy * 0.9, y2 - uy * 3 + ux * 0.9],
      [x2, y2],
      [x2 - ux * 3 + uy * 0.9, y2 - uy * 3 - ux * 0.9],
      [gx + uy * 1.3, gy - ux * 1.3],
    )
  );
}

/** A bow drawn to the ear, aimed to the right: grip at (x, y), `reach` to either tip, string drawn back by `pull`. */
export function selfBow(x: number, y: number, reach: number, pull: number, belly = 5): string {
  const line = (x1: number, y1: number, x2: number, y2: number, w1: number, w2 = w1) => limb(x1, y1, x2, y2, w1, w2);
  const half = (way: 1 | -1): string =>
    line(x - belly, y + way * reach, x - belly * 0.34, y + way * reach * 0.56, 0.9, 1.6) +
    line(x - belly * 0.34, y + way * reach * 0.56, x, y, 1.6, 2) +
    line(x - belly, y + way * reach, x - pull, y, 0.35);
  return half(1) + half(-1) + limb(x - pull, y, x + 5, y, 0.8) + shape([x + 4, y - 2], [x + 8.6, y], [x + 4, y + 2]);
}

/** A cloth over the whole horse, to its knees, with a cut hem. */
export const trapper =
  shape([-18.8, -1.8], [3, -1.8], [8.6, -8.2], [13.4, -11], [15.8, -6], [17.4, 11.4], [-19.6, 11.4]) +
  'M-19.6 11L-17.6 14L-15.6 11L-13.6 14L-11.6 11L-9.6 14L-7.6 11L-5.6 14L-3.6 11L-1.6 14L.4 11L2.4 14L4.4 11L6.4 14L8.4 11L10.4 14L12.4 11L14.4 14L16.4 11Z' +
  shape([12.8, -11.4], [16, -9.4], [21.8, 0.6], [19, 4], [14.6, -1]);
