// Silhouettes of the foot of Ancients, facing right.

import { bent, curve, disc, limb, shape, spear } from './outline.ts';
import type { Silhouettes } from './silhouette-types.ts';

const tunic = (x: number, top: number, bottom: number): string =>
  shape(
    [x - 3.4, top],
    [x + 3, top],
    [x + 3.4, (top + bottom) / 2],
    [x + 5, bottom],
    [x - 5, bottom],
    [x - 3.6, (top + bottom) / 2],
  );

/** Legs that run, from the hips at (x, y) to the ground. */
const running = (x: number, y: number): string =>
  bent([x + 2, y], [x + 7, y + 5], [x + 5.5, 17.5], 4.2, 2.2) +
  limb(x + 5.2, 17, x + 8.6, 17.4, 1.8) +
  bent([x - 1.5, y], [x - 4, y + 7], [x - 10.5, y + 10.5], 4.2, 2) +
  limb(x - 10.4, y + 10.8, x - 11, y + 13, 1.8);

/** Legs that stand, a little apart. */
const standing = (x: number, y: number): string =>
  limb(x + 2.4, y, x + 5, 17, 3.8, 2.4) +
  limb(x + 4.4, 17.3, x + 8, 17.3, 1.8) +
  limb(x - 2.4, y, x - 5, 17, 3.8, 2.4) +
  limb(x - 5.4, 17.3, x - 2.2, 17.3, 1.8);

/** A helmet with cheek guards; the face looks right. */
const helmet = (x: number, y: number): string =>
  disc(x, y, 4) + shape([x - 4, y], [x + 4, y], [x + 3.6, y + 4.6], [x + 1, y + 3.6], [x - 3.6, y + 5]);

/** A crest from brow to neck. */
const crest = (x: number, y: number): string =>
  `M${x - 7.6} ${y + 4}C${x - 8} ${y - 8.6} ${x + 3} ${y - 9.5} ${x + 4.6} ${y - 3.4}C${x} ${y - 5.6} ${x - 5.4} ${y - 4} ${x - 5} ${y + 2.6}Z`;

/** A bow held upright at (x, y), drawn back by `pull`. */
const bow = (x: number, y: number, reach: number, pull: number): string =>
  curve(x - 2, y - reach, x + 5.5, y, x - 2, y + reach) +
  curve(x - 2, y - reach, x + 6.3, y, x - 2, y + reach) +
  limb(x - 2, y - reach, x - pull, y, 0.3) +
  limb(x - 2, y + reach, x - pull, y, 0.3);

const javelineer =
  disc(1, -11.5, 3.7) +
  tunic(0, -8, 4) +
  running(0, 3) +
  // Throwing arm up and back, the other one pointing the way.
  bent([-2.5, -6.5], [-8, -8.5], [-7.5, -14], 3, 2) +
  spear(-20, -13, 17, -17.6, 6) +
  bent([2, -6.5], [7, -3.5], [12.5, -5.5], 2.8, 1.8);

const archer =
  disc(-2, -12, 3.7) +
  shape([-6, -13.2], [-1, -17.4], [2, -13.2]) +
  tunic(-3, -8.4, 4.5) +
  standing(-3, 4) +
  limb(-1, -6.6, 9, -6.8, 2.8, 1.9) +
  bent([-5, -6.8], [-11, -6.2], [-3.4, -8.2], 2.8, 2) +
  bow(10.5, -6.8, 13, 13) +
  spear(-3, -6.8, 18.5, -6.8, 4.4) +
  // Quiver.
  limb(-8, 3.5, -12, -4.5, 2.8, 3.4);

const slinger =
  disc(0, -8.6, 3.7) +
  tunic(-1, -5, 6) +
  running(-1, 5) +
  bent([-3, -3.6], [-8.4, -5.6], [-7, -11.4], 3, 2) +
  // The sling whirls above his head.
  curve(-7, -12, 1, -24, 13, -15) +
  curve(-7, -12, 4, -20, 13, -15) +
  disc(13.4, -14.6, 2) +
  bent([1.6, -3.8], [7, -0.6], [12.5, -2.2], 2.8, 1.8) +
  // Bag of stones at the hip.
  disc(-6.2, 4.6, 3, 3.6);

const auxiliary =
  helmet(-1, -10.8) +
  shape([-2.5, -15], [-1, -19], [0.5, -15]) +
  tunic(-1, -7, 5) +
  running(-1, 4.4) +
  disc(4.4, -0.4, 5.6, 9.6) +
  bent([-4, -5.6], [-10, -3], [-12, -7.6], 3, 2) +
  spear(-15, 9, -8, -19.5, 6.4);

const warrior =
  disc(-1, -10, 3.9) +
  // Long hair, blown back.
  'M1 -14.6L-3.6 -5.6C-5 -7 -8 -8 -11.6 -6.6C-9 -12 -5 -17 1 -14.6Z' +
  shape([-5, -6], [2.4, -6], [3.6, 6.4], [-5, 6.4]) +
  running(-1, 5.4) +
  disc(6, 2.4, 5.4, 10.4) +
  // A long sword swung high.
  bent([-3.6, -4.6], [-10, -6.6], [-9, -12.6], 3.4, 2.4) +
  shape([-10.6, -12], [-7.6, -12.6], [5.6, -22], [8.2, -22.4], [6.6, -20.4], [-7.4, -10.4]) +
  limb(-10.8, -9.4, -6.6, -14.6, 1.2);

const mediumFoot =
  helmet(-2, -11.4) +
  shape([-4, -15], [-2, -19.6], [0, -15]) +
  tunic(-2, -7.6, 6) +
  standing(-2, 5) +
  // A tall oval shield and a spear.
  disc(3.2, 0.6, 7.4, 11.6) +
  spear(14.2, 17.4, 14.2, -20.4, 6.6) +
  limb(5, -3, 14, -3.4, 2.4);

const heavyFoot =
  crest(-1.6, -12) +
  helmet(-1.6, -11.4) +
  standing(-1, 8) +
  shape([-6, -7], [4, -7], [4, 10], [-6, 10]) +
  disc(0.6, 1.6, 11.2) +
  spear(15, 17.4, 15, -21.4, 7) +
  limb(8, -1, 15, -2, 2.4);

const warMachine =
  // A bolt thrower on its trestle: slider, sprung frame, arms, bolt, wheel-less legs.
  limb(-20, 6.4, 17, -5.2, 3.6) +
  spear(-11, 0.4, 21.5, -9.8, 7) +
  shape([6.4, -13.4], [12.6, -15.2], [17.6, 4.4], [11.4, 6.2]) +
  limb(7.6, -12.6, -2, -17.6, 2.2, 1.2) +
  limb(14.6, 5.2, 9, 14.6, 2.2, 1.2) +
  limb(-2, -17.6, -11, 0.8, 0.4) +
  limb(9, 14.6, -11, 0.8, 0.4) +
  limb(-1, 0, -9.6, 17.6, 2.4) +
  limb(-1, 0, 5, 17.6, 2.4) +
  limb(-6.4, 11.4, 2.6, 11.4, 1.6) +
  // Winch.
  disc(-17.4, 5.6, 3.6);

export const foot: Silhouettes = {
  LI: { ink: javelineer },
  LB: { ink: archer },
  LS: { ink: slinger },
  AX: { ink: auxiliary, cut: disc(4.4, -0.4, 1.4) + curve(4.4, -8, 4.4, 0, 4.4, 7.4) },
  WA: { ink: warrior, cut: disc(6, 2.4, 1.8) + disc(6, 2.4, 3.8, 8.6) },
  MI: { ink: mediumFoot, cut: curve(3.2, -9, 3.2, 0, 3.2, 10) + disc(3.2, 0.6, 1.4, 3) },
  HI: { ink: heavyFoot, cut: disc(0.6, 1.6, 8.8) + disc(0.6, 1.6, 2.2) },
  HWM: { ink: warMachine, cut: limb(9.6, -9.4, 14, 1.6, 0.3) },
};
