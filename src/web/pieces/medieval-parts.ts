// Parts of the figures of the early Middle Ages: riveted helmets with a point, round shields, bent bows of horn, horses.

import { bent, curve, disc, limb, shape, spear } from './outline.ts';

type Place = readonly [number, number];

/** A pointed helmet with a nose guard and mail over the neck; the face looks right. */
export const helm = (x: number, y: number): string =>
  disc(x, y, 3.8) +
  `M${x - 4.6} ${y - 0.6}C${x - 4.4} ${y - 5} ${x - 1.6} ${y - 6.6} ${x} ${y - 9.6}C${x + 1.6} ${y - 6.6} ${x + 4.4} ${y - 5} ${x + 4.6} ${y - 0.6}Z` +
  shape([x + 3, y - 1], [x + 4.6, y - 1], [x + 5, y + 2.6], [x + 3.4, y + 2]) +
  shape([x - 4.6, y - 0.8], [x + 0.6, y - 0.8], [x + 1.4, y + 5.6], [x - 5.6, y + 5.6]);

/** The brow band of that helmet, to be cut in. */
export const browBand = (x: number, y: number): string => curve(x - 4.6, y - 0.8, x, y - 2.2, x + 4.6, y - 0.8);

/** A felt cap with its tip forward. */
export const cap = (x: number, y: number): string =>
  disc(x, y, 3.7) +
  `M${x - 4.4} ${y + 0.6}C${x - 5} ${y - 5} ${x - 1} ${y - 8.4} ${x + 3} ${y - 7.6}C${x + 5} ${y - 7} ${x + 4.6} ${y - 4.6} ${x + 2.6} ${y - 4.8}L${x + 4} ${y - 0.8}Z`;

/**
 * A bow of horn and sinew at full draw, with its arrow: grip at (x, y), `reach` to either tip, string drawn back by `pull`,
 * aimed at `angle` (radians, 0 to the right, down is positive).
 */
export function hornBow(x: number, y: number, reach: number, pull: number, angle = 0): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const p = (u: number, v: number): Place => [x + u * c - v * s, y + u * s + v * c];
  const line = (a: Place, b: Place, w1: number, w2 = w1) => limb(a[0], a[1], b[0], b[1], w1, w2);
  const hand = pull * 0.94;
  const half = (way: 1 | -1): string => {
    const tip = p(-1.2, way * reach);
    const ear = p(-3.6, way * reach * 0.78);
    const belly = p(1.8, way * reach * 0.4);
    return (
      line(tip, ear, 1, 1.4) + line(ear, belly, 1.4, 2) + line(belly, p(0, 0), 2, 1.8) + line(ear, p(-hand, 0), 0.35)
    );
  };
  const [tail, head] = [p(-hand, 0), p(7.4, 0)];
  return half(1) + half(-1) + spear(tail[0], tail[1], head[0], head[1], 4.6);
}

/** A coat to the knee, from the shoulders down. */
export const coat = (x: number, top: number, bottom: number): string =>
  shape([x - 4, top], [x + 3.4, top], [x + 3.6, (top + bottom) / 2], [x + 5.4, bottom], [x - 5.6, bottom], [x - 4, 0]);

export const running = (x: number, y: number): string =>
  bent([x + 2, y], [x + 7.4, y + 4.6], [x + 6, 17.4], 4.4, 2.4) +
  limb(x + 5.6, 17.1, x + 9.2, 17.4, 1.9) +
  bent([x - 1.6, y], [x - 4, y + 6.6], [x - 10.4, y + 10.4], 4.4, 2.2) +
  limb(x - 10.4, y + 10.6, x - 11.2, y + 13.2, 1.9);

export const standing = (x: number, y: number): string =>
  limb(x + 2.6, y, x + 4.8, 17, 4, 2.6) +
  limb(x + 4.2, 17.3, x + 8, 17.3, 1.9) +
  limb(x - 2.6, y, x - 5, 17, 4, 2.6) +
  limb(x - 5.6, 17.3, x - 2, 17.3, 1.9);

/** Belly and quarters of a horse that faces right, from its breast back to its withers; its back is at y = -1. */
const TRUNK = 'C13 7.6 8 8.2 4 8.2C-2 9 -7 8.8 -10 7.2C-14 9 -18 7.6 -17.8 2.6C-17.4 -1 -14 -2.4 -10 -1.8L3 -1.2';

/** Head held high. */
const HIGH = `M14.2 3.2${TRUNK}C7 -3 8.4 -8 11 -12.2C12.4 -14.4 14 -15.2 15 -17.4L16.2 -13.6C18.4 -12.4 20.4 -10.8 22 -8.2L20.8 -4.8L17 -5.2C15.2 -2.6 14.9 0 14.2 3.2Z`;

/** Neck bowed and chin drawn in: room above it for a bow or a lance. */
const BOWED = `M14.2 3.2${TRUNK}C6 -2.8 7 -6.4 10 -8.4C11.8 -9.6 13.2 -9.4 14 -11.6L15.4 -8.4C18 -6.6 20.2 -2.8 21 1.4L18.6 3.6L15.6 0C15 0.8 14.8 2 14.2 3.2Z`;

/** Neck stretched out, as at full speed. */
const STRETCHED = `M13.4 4.4${TRUNK}C7 -1 10 -2.8 13.4 -4.4L14.6 -7.4L16.4 -4C18.6 -2.4 20.4 0.2 21.8 3.8L20.4 6.8L16.8 5.8C15.8 6.2 14.4 5.8 13.4 4.4Z`;

const TAIL = 'M-15.6 -1L-16.8 3.4C-19.4 4 -21 7 -23.6 8.6C-23 1.6 -20.4 -3.4 -15.6 -1Z';

/** Legs at full stretch; `way` -1 for a horse that runs to the left. */
export const gallop = (way: 1 | -1): string =>
  bent([11 * way, 4], [18 * way, 6.6], [18.6 * way, 12.6], 4.4, 2) +
  limb(18.4 * way, 12.4, 21 * way, 13.8, 2) +
  bent([9 * way, 5], [13 * way, 11], [10 * way, 17], 4.4, 2) +
  limb(9.6 * way, 17, 12.6 * way, 17.4, 1.9) +
  bent([-10.6 * way, 4], [-10 * way, 11.4], [-15 * way, 16.8], 5.8, 2) +
  limb(-15.2 * way, 16.8, -12.2 * way, 17.4, 1.9) +
  bent([-13.8 * way, 3], [-17.6 * way, 9.6], [-22.6 * way, 13.6], 5.8, 2) +
  limb(-22.6 * way, 13.4, -21.4 * way, 16, 1.9);

const WALK =
  bent([11.4, 4], [16.6, 7.6], [14.8, 13.4], 4.4, 2.2) +
  limb(14.6, 13.2, 17.4, 14.4, 1.9) +
  bent([7.4, 5], [7.8, 11], [6.6, 17], 4.4, 2.4) +
  limb(6.2, 17.2, 9.4, 17.4, 1.9) +
  bent([-11, 4], [-8.4, 11], [-10, 17], 5.8, 2.4) +
  limb(-10.4, 17.2, -7.2, 17.4, 1.9) +
  bent([-14, 3], [-16.2, 10.4], [-17.2, 17], 5.8, 2.4) +
  limb(-17.6, 17.2, -14.4, 17.4, 1.9);

export const prancing = HIGH + TAIL + gallop(1);
export const charging = STRETCHED + TAIL + gallop(1);
export const walking = BOWED + TAIL + WALK;
/** At a walk with its head low: the field above its neck is the archer's. */
export const pacing = STRETCHED + TAIL + WALK;

/** A rider's trunk and leg on a mount's back at (x, y); who wears what on the head comes extra. */
export const seated = (x: number, y: number): string =>
  shape([x - 3.8, y - 9.6], [x + 3.4, y - 9.6], [x + 3.8, y], [x - 4.4, y]) +
  bent([x, y - 1], [x + 5.2, y + 3.4], [x + 3.2, y + 9.4], 4.6, 2.2) +
  limb(x + 2.6, y + 9.6, x + 6, y + 9.8, 1.8);

/** Both arms of an archer whose bow's grip is at (bowX, bowY) and whose shoulders are at (x, y). */
export const drawing = (x: number, y: number, bowX: number, bowY: number, pull: number): string => {
  const length = Math.hypot(bowX - x, bowY - y) || 1;
  const [ux, uy] = [(bowX - x) / length, (bowY - y) / length];
  const hand: Place = [bowX - ux * pull * 0.94, bowY - uy * pull * 0.94];
  return limb(x + 1, y, bowX, bowY, 3, 2) + bent([x - 1.6, y], [hand[0] - 5.4, hand[1] + 3], [hand[0], hand[1]], 3, 2);
};

/**
 * A small three-cornered flag behind the head of a lance that points from (x1, y1) to (x2, y2): `size` long, blown back
 * along the shaft by `back`.
 */
export function pennon(x1: number, y1: number, x2: number, y2: number, size: number, back: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, off: number): Place => [x2 - ux * along - uy * off, y2 - uy * along + ux * off];
  return shape(at(7, 0), at(13, 0), at(9 + back, size));
}
