// Parts of which the figures of Battalion are put together: bodies, helmets, shields, weapons. All stand round (0,0), look to
// the right and have the ground at y = 17.5, as the other games' figures do.

import { bent, curve, disc, limb, shape, spear } from '../../../pieces/outline.ts';

type Place = readonly [number, number];

/** A tunic from the shoulders down. */
export const tunic = (x: number, top: number, bottom: number): string =>
  shape(
    [x - 3.8, top],
    [x + 3.4, top],
    [x + 3.6, (top + bottom) / 2],
    [x + 5.4, bottom],
    [x - 5.4, bottom],
    [x - 3.8, (top + bottom) / 2],
  );

export const running = (x: number, y: number): string =>
  bent([x + 2, y], [x + 7.4, y + 4.8], [x + 6, 17.4], 4.4, 2.4) +
  limb(x + 5.6, 17.1, x + 9.2, 17.4, 1.9) +
  bent([x - 1.6, y], [x - 4, y + 6.8], [x - 10.4, y + 10.4], 4.4, 2.2) +
  limb(x - 10.4, y + 10.6, x - 11.2, y + 13.2, 1.9);

export const standing = (x: number, y: number): string =>
  limb(x + 2.4, y, x + 4.8, 17, 4, 2.6) +
  limb(x + 4.2, 17.3, x + 8, 17.3, 1.9) +
  limb(x - 2.4, y, x - 5, 17, 4, 2.6) +
  limb(x - 5.6, 17.3, x - 2.2, 17.3, 1.9);

/** One knee on the ground, from hips at (x, y). */
export const kneeling = (x: number, y: number): string =>
  bent([x + 1.6, y], [x + 8, y + 1.4], [x + 7.4, 17.2], 4.6, 2.6) +
  limb(x + 7, 17.3, x + 10.6, 17.3, 1.9) +
  bent([x - 1.6, y], [x - 2, 16.6], [x - 11, 17], 4.6, 2.4);

export const head = (x: number, y: number): string => disc(x, y, 3.7);

/** A bowl with a neck guard and cheek pieces. */
export const bowl = (x: number, y: number): string =>
  disc(x, y, 3.9) +
  `M${x - 4.4} ${y}C${x - 4.4} ${y - 6.4} ${x + 4.4} ${y - 6.4} ${x + 4.4} ${y}L${x + 3.4} ${y + 4.4}L${x + 1} ${y + 3}L${x - 4} ${y + 3.4}L${x - 6} ${y + 3.8}Z`;

/** Three upright feathers. */
export const feathers = (x: number, y: number): string =>
  [-3.2, 0, 3.2]
    .map((dx) =>
      shape(
        [x + dx * 0.4 - 0.8, y],
        [x + dx - 1.1, y - 5.4],
        [x + dx, y - 8],
        [x + dx + 1.1, y - 5.4],
        [x + dx * 0.4 + 0.8, y],
      ),
    )
    .join('');

/** A crest of hair from the brow over the neck. */
export const crest = (x: number, y: number): string =>
  `M${x - 8.4} ${y + 5}C${x - 9} ${y - 9} ${x + 3} ${y - 10.6} ${x + 5} ${y - 3.6}C${x} ${y - 6} ${x - 5.4} ${y - 4.6} ${x - 5} ${y + 3}Z`;

/** A plume that hangs back from a knob. */
export const plume = (x: number, y: number): string =>
  disc(x, y, 1.2) +
  `M${x} ${y - 1.4}C${x - 6} ${y - 4} ${x - 9} ${y + 1} ${x - 8.6} ${y + 6}C${x - 6} ${y + 3} ${x - 3} ${y + 2} ${x} ${y + 1}Z`;

/** A tall felt cap that leans forward. */
export const pointedCap = (x: number, y: number): string =>
  disc(x, y, 3.6) +
  shape([x - 4.4, y + 1], [x - 3, y - 5], [x + 1.6, y - 11.4], [x + 1.8, y - 5], [x + 4.2, y - 0.8]) +
  limb(x - 3.4, y, x - 5, y + 5, 2.4, 1.2);

/** A broad brim over the brow. */
export const brimmed = (x: number, y: number): string =>
  disc(x, y, 3.6) +
  `M${x - 6.6} ${y + 0.6}C${x - 4} ${y - 2} ${x - 4} ${y - 6.4} ${x} ${y - 6.4}C${x + 4} ${y - 6.4} ${x + 4} ${y - 2} ${x + 6.6} ${y + 0.6}C${x + 3} ${y - 0.8} ${x - 3} ${y - 0.8} ${x - 6.6} ${y + 0.6}Z`;

/** Hair tied up in a knot. */
export const topknot = (x: number, y: number): string =>
  disc(x, y, 3.6) + disc(x - 1, y - 4.8, 2.1) + limb(x - 4.4, y - 5.2, x + 2.6, y - 4.6, 0.7);

/** A helmet of plates with a neck curtain and a tassel on its tip. */
export const lamellar = (x: number, y: number): string =>
  disc(x, y, 3.7) +
  shape([x - 4.6, y], [x - 3.6, y - 4.6], [x, y - 7], [x + 3.6, y - 4.6], [x + 4.6, y]) +
  shape([x - 4.6, y - 1], [x + 0.4, y - 1], [x + 0.6, y + 5], [x - 6.4, y + 5]) +
  limb(x, y - 6.6, x, y - 9.6, 0.9);

/** Long hair, blown back. */
export const mane = (x: number, y: number): string =>
  disc(x, y, 3.8) +
  `M${x + 2} ${y - 4.4}L${x - 2.6} ${y + 4.2}C${x - 4.6} ${y + 2.6} ${x - 7.6} ${y + 2.4} ${x - 11} ${y + 4}C${x - 9} ${y - 2} ${x - 4} ${y - 7.4} ${x + 2} ${y - 4.4}Z`;

/** A tall curved shield with rounded corners, seen half from the side. */
export const scutum = (x: number, y: number, w = 5.6, h = 11.4): string =>
  `M${x - w} ${y - h + 2.6}C${x - w} ${y - h - 0.6} ${x + w} ${y - h - 0.6} ${x + w} ${y - h + 2.6}L${x + w} ${y + h - 2.6}C${x + w} ${y + h + 0.6} ${x - w} ${y + h + 0.6} ${x - w} ${y + h - 2.6}Z`;
export const scutumCut = (x: number, y: number, w = 5.6, h = 11.4): string =>
  curve(x, y - h + 0.6, x, y, x, y + h - 0.6) +
  disc(x, y, 1.7) +
  curve(x - w + 1.4, y - h + 3, x - w + 1.2, y, x - w + 1.4, y + h - 3);

/** A long shield with six sides. */
export const longShield = (x: number, y: number, w = 5.4, h = 12): string =>
  shape(
    [x - w * 0.5, y - h],
    [x + w * 0.5, y - h],
    [x + w, y - h * 0.4],
    [x + w, y + h * 0.4],
    [x + w * 0.5, y + h],
    [x - w * 0.5, y + h],
    [x - w, y + h * 0.4],
    [x - w, y - h * 0.4],
  );

/** A shield of the Han: waisted, its upper and lower edge drawn out. */
export const waisted = (x: number, y: number): string =>
  `M${x - 5.6} ${y - 9}L${x} ${y - 12}L${x + 5.6} ${y - 9}C${x + 5} ${y - 4} ${x + 3.4} ${y - 2} ${x + 3.4} ${y}C${x + 3.4} ${y + 2} ${x + 5} ${y + 4} ${x + 5.6} ${y + 9}L${x} ${y + 12}L${x - 5.6} ${y + 9}C${x - 5} ${y + 4} ${x - 3.4} ${y + 2} ${x - 3.4} ${y}C${x - 3.4} ${y - 2} ${x - 5} ${y - 4} ${x - 5.6} ${y - 9}Z`;

/** A shield like a half moon, its horns up. */
export const pelta = (x: number, y: number): string =>
  `M${x - 7.6} ${y - 6.4}C${x - 9} ${y + 4} ${x - 3} ${y + 8.6} ${x} ${y + 8.6}C${x + 3} ${y + 8.6} ${x + 9} ${y + 4} ${x + 7.6} ${y - 6.4}C${x + 4} ${y - 1.6} ${x - 4} ${y - 1.6} ${x - 7.6} ${y - 6.4}Z`;

/** A straight blade from a grip at (x1, y1) to its point, with a cross guard. */
export function sword(x1: number, y1: number, x2: number, y2: number, w = 1.9): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, off: number): Place => [x1 + ux * along - uy * off, y1 + uy * along + ux * off];
  const guard = [at(2.6, 2.6), at(2.6, -2.6)] as const;
  return (
    limb(x1, y1, at(3, 0)[0], at(3, 0)[1], 1.4) +
    limb(guard[0][0], guard[0][1], guard[1][0], guard[1][1], 1.1) +
    shape(at(2.6, w / 2), at(length - 2.4, w / 2), [x2, y2], at(length - 2.4, -w / 2), at(2.6, -w / 2))
  );
}

/** A blade that bends forward and swells toward its point, its grip at (x, y), swung up to the right. */
export const falcata = (x: number, y: number): string =>
  `M${x - 1} ${y + 1.4}L${x + 0.6} ${y - 3.4}C${x + 2} ${y - 7.4} ${x + 6} ${y - 8} ${x + 8} ${y - 11.4}L${x + 11} ${y - 14}C${x + 11.6} ${y - 9} ${x + 9.6} ${y - 5} ${x + 5} ${y - 3.6}C${x + 2.6} ${y - 2.8} ${x + 2} ${y - 0.6} ${x + 1} ${y + 2}Z`;

/** A throwing spear: thick shaft, long thin iron. */
export const pilum = (x1: number, y1: number, x2: number, y2: number): string => {
  const mid: Place = [x1 + (x2 - x1) * 0.58, y1 + (y2 - y1) * 0.58];
  return limb(x1, y1, mid[0], mid[1], 1.7) + disc(mid[0], mid[1], 1.5) + spear(mid[0], mid[1], x2, y2, 3.6);
};

/** A halberd: the head of a spear and a blade across it, from its butt to its tip. */
export function halberd(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (back: number, off: number): Place => [x2 - ux * back - uy * off, y2 - uy * back + ux * off];
  return (
    limb(x1, y1, x2, y2, 1.3) +
    spear(x1, y1, x2, y2, 7) +
    shape(at(6, 0), at(4.4, 7), at(7.6, 13), at(8.6, 7), at(11, 0)) +
    shape(at(6.4, 0), at(8.6, -5), at(11, 0))
  );
}

/** A crossbow held level: its lock at (x, y), its stave `reach` to either side, drawn as it is seen from the front corner. */
export const crossbow = (x: number, y: number, reach = 9, stock = 16): string =>
  limb(x, y, x + stock, y - 0.6, 2.4, 1.8) +
  shape([x - 0.6, y - 1.6], [x + 2, y - 1.6], [x + 1.4, y + 4], [x - 0.4, y + 4]) +
  curve(x + stock - 2.6 - reach * 0.42, y - reach, x + stock + 4, y - 0.6, x + stock - 2.6 - reach * 0.42, y + reach) +
  curve(
    x + stock - 2.6 - reach * 0.42,
    y - reach,
    x + stock + 5.4,
    y - 0.6,
    x + stock - 2.6 - reach * 0.42,
    y + reach,
  ) +
  curve(
    x + stock - 2.6 - reach * 0.42,
    y - reach,
    x + stock + 6.6,
    y - 0.6,
    x + stock - 2.6 - reach * 0.42,
    y + reach,
  ) +
  limb(x + stock - 2.6 - reach * 0.42, y - reach, x + 3, y - 1, 0.4) +
  limb(x + stock - 2.6 - reach * 0.42, y + reach, x + 3, y - 1, 0.4) +
  spear(x + 3, y - 1.6, x + stock + 5, y - 2, 3.6);

/** An arm from a shoulder over an elbow to a hand. */
export const arm = (from: Place, elbow: Place, hand: Place): string => bent(from, elbow, hand, 3.2, 2.2);
