// Silhouettes of elephants and chariots.

import { crew, team } from '../../../pieces/chariot-parts.ts';
import { curve, disc, limb, shape, spear, wheel } from '../../../pieces/outline.ts';
import type { Silhouettes } from '../../../pieces/silhouette-types.ts';
import { crossbow, halberd } from './parts.ts';

/** Back, head, trunk and pillars for legs; the trunk is raised. */
const elephant =
  'M-21.4 6.4C-23 -3 -18 -6.6 -10 -6.4L6 -6.6C8 -11 15.4 -12.4 18.6 -7.4C20.4 -5 20.6 -3 21.6 -1C23 1.600 25 -1 24.4 -5L26.6 -5.4C27.6 0 25 5 21 3.6C19 2.8 17.6 3 16.6 2.4' +
  'C15 5.4 12 6 9.4 4.6L9.6 17.6L3.6 17.6L3 9.4L-6 9.8L-6.4 17.6L-12.4 17.6L-13 10.4L-14.4 17.6L-20 17.6Z' +
  limb(-21, -1, -24, 7.4, 1.2) +
  shape([15.6, 2.4], [22.6, 7], [26, 5.6], [23, 9.4], [14.6, 5]);
const ear = curve(6.4, -5, 14.4, -1, 8.4, 3.4) + disc(16.4, -4.6, 0.5);
const mahout = disc(9.4, -14.8, 2.5) + shape([7, -12.4], [11.6, -12.4], [12, -6], [6.4, -6]);

/** A tower with battlements and two men. */
const punic =
  elephant +
  shape(
    [-13.4, -16],
    [-10.6, -16],
    [-10.6, -14.2],
    [-7.4, -14.2],
    [-7.4, -16],
    [-4, -16],
    [-4, -14.2],
    [-0.8, -14.2],
    [-0.8, -16],
    [2, -16],
    [1, -6],
    [-12.4, -6],
  ) +
  disc(-9, -18.8, 2.5) +
  disc(-2.4, -18.8, 2.5) +
  spear(-13.8, -8, -14.8, -24, 5) +
  mahout;

/** Riders astride on a hanging cloth, one with a long pike. */
const bactrian =
  elephant +
  shape([-14, -7], [3, -7], [4, 6.4], [-5.4, 9], [-15, 6.4]) +
  shape([-12, -14.4], [-6.6, -14.4], [-6, -6], [-12.6, -6]) +
  disc(-9.2, -17.4, 2.7) +
  shape([-3.4, -14.4], [1.6, -14.4], [2, -6], [-4, -6]) +
  disc(-0.8, -17.4, 2.7) +
  shape([-12.4, -18], [-9.2, -23.4], [-6, -18]) +
  limb(-14, -6, 18, -21, 1.1) +
  spear(-14, -6, 22, -22.6, 7) +
  mahout;
const cloth = curve(-13.4, 3.4, -5, 6.4, 3.6, 3.4) + curve(-13.8, -3, -5, -2, 3, -3) + disc(-5, 0.8, 1.8);

/** Scythes on the axle, a boarded car, four horses abreast. */
const scythed =
  team(8, 2.6) +
  team(11.4, 0.6) +
  wheel(-11, 7.4, 10) +
  shape([-21, -4.6], [-3, -6.4], [-2, 3.6], [-20.4, 3.6]) +
  crew(-8, -6) +
  crew(-15.6, -5.4) +
  spear(-20.6, 2, -19.6, -24, 6) +
  limb(-6, -9, 6, -3.4, 2, 1.2) +
  'M-11 7.4L-3 11.4C1 13.4 4 12.600 7 9.6C5.4 15 0 16.600 -4.4 14.4L-12 9Z';

/** A wide canopy on a pole over the car, a halberd upright behind, a crossbow levelled before. */
const canopied =
  team(11, 3.4) +
  wheel(-9.6, 8, 9.4, 10) +
  shape([-18, -1.6], [-1, -1.6], [-1, 4], [-18, 4]) +
  limb(-1, 3, 8, 1.4, 1.6) +
  limb(-9.6, -1, -9.6, -19, 1.2) +
  'M-22 -15.600C-19 -22.6 0 -22.6 3 -15.600C-1 -17.4 -3 -15 -6 -16.4C-8.4 -15 -10.8 -15 -13 -16.4C-16 -15 -18 -17.4 -22 -15.600Z' +
  crew(-5, -3.4) +
  crew(-14, -3.4) +
  crossbow(-3.6, -8, 5, 9) +
  halberd(-18.6, 4, -20.6, -13);

export const beasts: Silhouettes = {
  warelephants: { ink: punic, cut: ear + curve(-11.4, -10, -5, -10, 0.8, -10) },
  'warelephants bactria': { ink: bactrian, cut: ear + cloth },
  warchariots: { ink: scythed, cut: curve(-19, -1, -11, -1.6, -3, -1.6) },
  warchariot: { ink: canopied, cut: curve(-17, 1, -10, 1, -2, 1) },
};
