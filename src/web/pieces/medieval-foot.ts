// Silhouettes of the foot of Medieval, facing right. Each has one thing that no other has: the bow that aims high, the
// javelin over the head, the axe, the great round shield, the wall of shields.

import { browBand, cap, coat, drawing, helm, hornBow, running, standing } from './medieval-parts.ts';
import { bent, curve, disc, limb, shape, spear } from './outline.ts';
import type { Silhouettes } from './silhouette-types.ts';

const AIM = -0.62;
const PULL = 12.5;

const archer =
  cap(-4, -11) +
  coat(-5, -7.4, 5) +
  standing(-5, 4.4) +
  drawing(-4.6, -5.4, 7.4, -13.6, PULL) +
  hornBow(7.4, -13.6, 12.6, PULL, AIM) +
  // A quiver at the hip, full of arrows.
  limb(-6, 5, -12, -1, 3.4, 4.2) +
  limb(-11, -0.6, -14.4, -5.4, 0.7) +
  limb(-12.6, 0.6, -16.2, -3.8, 0.7);

const auxiliary =
  helm(0, -8.4) +
  coat(-1, -4, 6.4) +
  running(-1, 5.4) +
  // The javelin flies from over his head, two more wait behind the shield.
  bent([-4, -2.6], [-10.4, -4.4], [-7.4, -11.4], 3.2, 2.4) +
  limb(-8.6, -11.6, 17, -19.6, 1.1) +
  spear(-8.6, -11.6, 21.6, -21, 7.6) +
  spear(4, 14, 16, -12.4, 5.4) +
  spear(1.6, 14, 12.4, -11, 5.4) +
  disc(7.6, 1.6, 6.8, 7.8);

const warrior =
  disc(-1, -10.2, 3.9) +
  // Long hair, blown back, and a beard.
  'M1.6 -14.600L-3.4 -6C-5.4 -7.6 -8.6 -7.6 -12 -5.400C-10 -11.6 -5 -17 1.6 -14.600Z' +
  shape([0.4, -9], [3.4, -8.4], [3.2, -4], [-1.6, -5.6]) +
  shape([-5.6, -6], [2.6, -6], [3.8, 6.6], [-5.2, 6.6]) +
  running(-1, 5.6) +
  bent([-3.4, -4.4], [-9.6, -7.4], [-5.4, -13.8], 3.8, 2.8) +
  // A broad axe swung overhead.
  limb(-11.4, -9.4, 12.6, -21.4, 1.8) +
  'M7.6 -20.600C9.6 -15.6 8.6 -11.2 5 -8.200C12 -6.8 18.6 -10.6 20.2 -15.600C16.6 -15.4 13.6 -17.4 12.2 -21.600Z' +
  disc(7, 4, 7, 8.4);

const mediumFoot =
  helm(-3, -10) +
  standing(-3, 6) +
  coat(-3, -5.6, 9) +
  limb(6, -1, 15.4, -2.4, 2.8) +
  limb(15.6, 17.4, 15.6, -16, 1.1) +
  spear(15.6, 17.4, 15.6, -22, 8.4) +
  disc(0.4, 2.4, 10);

/** One man of the wall: helmet above, long shield before him, feet below. */
const wallman = (x: number): string =>
  helm(x, -9.6) + limb(x - 2.4, 10, x - 3, 17, 3, 2.4) + limb(x + 2.6, 10, x + 3.4, 17, 3, 2.4) + disc(x, 3, 6.4, 10.6);

const RANK: readonly number[] = [-9, 2, 13];

const heavyFoot =
  RANK.map(wallman).join('') +
  RANK.map((x) => limb(x - 2, 0, x + 8, -20.4, 1) + spear(x - 2, 0, x + 9.2, -22.8, 7)).join('');

const wallCut = RANK.map(
  (x) => disc(x, 3, 6.4, 10.6) + disc(x, 3, 1.7) + browBand(x, -9.6) + curve(x, -5.6, x, 0, x, 0.6),
).join('');

export const medievalFoot: Silhouettes = {
  LB: { ink: archer, cut: curve(-9, 0, -5, 1.4, -1.4, 0) },
  A: { ink: auxiliary, cut: disc(7.6, 1.6, 4.6, 5.6) + disc(7.6, 1.6, 1.4) + browBand(0, -8.4) },
  WA: {
    ink: warrior,
    cut: disc(7, 4, 1.8) + curve(7, -3.4, 7, 0, 7, 1) + curve(7, 7, 7, 9, 7, 11.4) + curve(1, 4, 3, 4, 4, 4),
  },
  MI: {
    ink: mediumFoot,
    cut: disc(0.4, 2.4, 7.6) + disc(0.4, 2.4, 2.2) + browBand(-3, -10),
  },
  HI: { ink: heavyFoot, cut: wallCut },
};
