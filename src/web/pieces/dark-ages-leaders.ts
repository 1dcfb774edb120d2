// Leaders of Dark Ages: a crowned head, on foot with a sword, mounted with the head of his horse before him. Drawn round
// (0,0), about 40 wide and 40 high, facing right.

import { kite, sword } from './dark-ages-parts.ts';
import { standing } from './medieval-parts.ts';
import { bent, curve, disc, limb, shape } from './outline.ts';
import type { Silhouette } from './silhouette-types.ts';

const crown = (x: number, y: number): string =>
  shape([x - 6, y], [x - 7, y - 7], [x - 3.4, y - 3.6], [x, y - 8.6], [x + 3.4, y - 3.6], [x + 7, y - 7], [x + 6, y]);

const head = (x: number, y: number): string =>
  disc(x, y, 5) +
  // Hair to the neck and a beard.
  `M${x - 5.4} ${y - 2}L${x + 1} ${y + 4}L${x - 4} ${y + 7}C${x - 6.4} ${y + 6} ${x - 7.6} ${y + 3} ${x - 5.4} ${y - 2}Z` +
  shape([x + 0.4, y + 1], [x + 5, y + 1], [x + 4.6, y + 7.4], [x + 1.6, y + 8.6]) +
  crown(x, y - 3.4);

const cloak = (x: number, top: number): string =>
  shape([x - 5, top], [x + 4, top], [x + 6.4, top + 20], [x - 1, top + 18], [x - 12.4, top + 21.6], [x - 8.6, top + 8]);

export const onFoot: Silhouette = {
  ink:
    head(-4, -12) +
    cloak(-4, -4) +
    standing(-4, 6) +
    limb(-1, -1, 12, -6, 3.2, 2.4) +
    sword(13, -5, 13, -25) +
    kite(4, 6, 0.86),
  cut: kite(4, 6, 0.6) + curve(-10, -15.6, -4, -14.6, 2, -15.6),
};

/** The neck and head of a horse that comes from the left below. */
const HORSE =
  'M-12 20C-12 8 -4 4 2 -4C4 -8 7 -10.600 9.600 -14.600L12 -10C16 -7.600 19.600 -3 21.600 2L18.600 6L12.400 4C10 8 9.600 14 10 20Z';

export const inSaddle: Silhouette = {
  ink:
    HORSE +
    head(-8, -12.6) +
    shape([-14, -4.6], [-4, -4.6], [-2, 8], [-4, 20], [-16.6, 20]) +
    bent([-6, -1], [-1, 4.6], [5, 2], 3.2, 2.4),
  cut:
    curve(11, -8.4, 13, -2, 18.4, -1) +
    disc(13.4, -5, 0.7) +
    curve(2.6, -2.6, 8, 4, 12, 4) +
    curve(-14, -16.2, -8, -15.2, -2, -16.2) +
    curve(-3.4, -3, -1, 6, -4, 19),
};
