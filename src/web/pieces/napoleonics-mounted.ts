// Silhouettes of the cavalry of Napoleonics, facing right. Light cavalry gallops with a curved sabre swung high, heavy
// cavalry comes on with the straight sword levelled, cuirassiers wear the breastplate, guards ride at a walk.

import {
  britishShako,
  cockedHat,
  dutchShako,
  frenchBearskin,
  frenchShako,
  furredHelmet,
  type Hat,
  joined,
  manedHelmet,
  portugueseShako,
} from './napoleonics-hats.ts';
import { bent, curve, disc, limb, shape } from './outline.ts';
import type { Silhouette, Silhouettes } from './silhouette-types.ts';

/** A horse at full stretch: neck forward, legs before and behind. */
const galloping =
  'M24.6 -3.4L23.4 -0.6L19.4 -1C17 1.4 15.6 3.4 14.6 6C12 9.4 7 9.4 3 9.6C-2 11 -8 11 -11 9.4C-15 10.4 -18.4 8.6 -18.4 5C-18 1.6 -15 0.6 -12 1L3 1.6' +
  'C8 0.6 11.4 -3.4 14.6 -7.4L17.6 -11L18.4 -8.2L22 -6.6Z' +
  'M-16.6 2.4C-20 1.4 -23 3 -25.4 6.6C-22 6 -20 7 -17.4 6.4Z' +
  bent([12, 6], [20, 8.6], [24, 12.4], 4, 2) +
  bent([9.4, 7], [16, 12.4], [20.4, 16.4], 4, 2) +
  bent([-12, 6.4], [-15, 13], [-21.4, 16], 5.6, 2.2) +
  bent([-8, 7], [-9, 14], [-15.4, 17.4], 5.6, 2.2);

/** A horse at the canter, forehand lifted, or at a walk. */
const HORSE =
  'M23 -5.4L21.8 -2.4L18 -3C16 -0.4 15 2 14.8 5C13.6 8.6 10 9.4 6 9.4C0 10.8 -6 10.4 -9 9C-13 10.4 -17.2 9.4 -17.8 5C-18.2 1.6 -15.6 0 -12 0.2L2 0.8' +
  'C6 -0.4 9 -5 11.8 -9.6L14.8 -13.6L15.8 -10.6L19.6 -8.8Z' +
  'M-15.6 1L-16.8 5.4C-19 6.4 -20 10 -22 13C-23.4 6 -21 -0.6 -15.6 1Z';

const cantering =
  HORSE +
  bent([11.6, 6], [19, 6.4], [19.4, 12.4], 4.2, 2.2) +
  bent([9, 7], [13.4, 11.4], [10.6, 17.2], 4.2, 2.2) +
  bent([-11, 6], [-8.6, 12], [-12, 17.2], 5.6, 2.2) +
  bent([-14, 5], [-17, 11.4], [-21, 16.6], 5.6, 2.2);

const walking =
  HORSE +
  bent([11.6, 6], [15, 11], [13.4, 17], 4.2, 2.4) +
  limb(13, 17.2, 16, 17.2, 1.8) +
  bent([7.6, 7], [7.6, 12], [6.4, 17], 4.2, 2.4) +
  limb(6, 17.2, 9, 17.2, 1.8) +
  bent([-10.6, 6], [-8.4, 12], [-9.8, 17], 5.6, 2.4) +
  limb(-10.2, 17.2, -7, 17.2, 1.8) +
  bent([-14, 5], [-15.8, 11.4], [-16.8, 17], 5.6, 2.4) +
  limb(-17.2, 17.2, -14, 17.2, 1.8);

/** Trunk and leg of a rider who sits at (x, y), and the line of saddle and boot. */
const seat = (x: number, y: number): Silhouette => ({
  ink:
    shape([x - 4, y - 9.6], [x + 4, y - 9.6], [x + 4, y], [x - 4.6, y]) +
    bent([x, y - 1], [x + 5, y + 4], [x + 2.4, y + 9.4], 4.6, 2.6),
  cut:
    bent([x - 1.6, y + 0.6], [x + 2.6, y + 5], [x + 0.2, y + 9.8], 0.2, 0.2) +
    limb(x - 3.6, y - 1.4, x + 3.6, y - 2, 0.2),
});

/** A cloth under the saddle, square or with a long point. */
const square = (x: number): string => limb(x - 9, 3, x - 9, 8.6, 0.2) + limb(x - 9, 8.6, x - 1, 8.8, 0.2);
const pointed = (x: number): string => limb(x - 4, 8, x - 13, 9, 0.2) + limb(x - 13, 9, x - 7, 2, 0.2);

/** A curved blade swung over the head. */
const sabre = (x: number, y: number): string =>
  bent([x + 2.4, y - 8.6], [x + 8.4, y - 9.4], [x + 9.8, y - 15], 2.8, 2.2) +
  `M${x + 8.4} ${y - 14}L${x + 11.4} ${y - 13.4}C${x + 15} ${y - 16} ${x + 20} ${y - 17.6} ${x + 27} ${y - 15}C${x + 22} ${y - 20.4} ${x + 14} ${y - 20} ${x + 9.4} ${y - 16}Z`;

const light = (hat: Hat): Silhouette =>
  joined({ ink: galloping, cut: pointed(-3) }, hat(-3.4, -10), seat(-3.4, 2), {
    ink:
      sabre(-3.4, 2) +
      // A jacket that flies from the shoulder.
      'M-6.6 -7C-11 -8 -15 -6.4 -18.4 -2.6C-14 -3 -11 -1.4 -7 -0.4Z',
  });

/** The sword before him, as long as his horse's neck. */
const levelled = (x: number, y: number): string =>
  bent([x + 2, y - 7.8], [x + 8, y - 7.4], [x + 12.4, y - 10], 3, 2.2) +
  limb(x + 12, y - 12.4, x + 13.4, y - 7.4, 1.6) +
  limb(x + 12.4, y - 10, x + 28.4, y - 14.4, 1.9, 0.7);

const heavy = (hat: Hat): Silhouette =>
  joined({ ink: cantering, cut: square(-4) }, hat(-4, -11), seat(-4, 1), { ink: levelled(-4, 1) });

/** Breast and back of polished iron: the plate stands out from the man. */
const cuirass = (x: number, y: number): Silhouette => ({
  ink: `M${x - 5.6} ${y - 10.4}L${x + 4} ${y - 10.4}C${x + 8.4} ${y - 7.6} ${x + 7.4} ${y - 3} ${x + 4.4} ${y - 0.6}L${x - 4.6} ${y - 0.6}C${x - 7} ${y - 4} ${x - 7} ${y - 8} ${x - 5.6} ${y - 10.4}Z`,
  cut:
    `M${x - 3.4} ${y - 8.8}L${x + 3} ${y - 8.8}C${x + 6} ${y - 7} ${x + 5.4} ${y - 3.6} ${x + 3.4} ${y - 2.2}L${x - 3.4} ${y - 2.2}C${x - 4.8} ${y - 4} ${x - 4.8} ${y - 7} ${x - 3.4} ${y - 8.8}Z` +
    // The outer rim, so that the plate shines.
    `M${x - 5.6} ${y - 10.4}L${x + 4} ${y - 10.4}C${x + 8.4} ${y - 7.6} ${x + 7.4} ${y - 3} ${x + 4.4} ${y - 0.6}L${x - 4.6} ${y - 0.6}C${x - 7} ${y - 4} ${x - 7} ${y - 8} ${x - 5.6} ${y - 10.4}Z`,
});

/** The straight sword held up. */
const raised = (x: number, y: number): string =>
  bent([x + 3, y - 8], [x + 9.4, y - 5.4], [x + 12, y - 10], 3, 2.2) +
  limb(x + 9.4, y - 10.4, x + 14.8, y - 9.6, 1.5) +
  limb(x + 12, y - 9.6, x + 14.4, y - 25, 1.9, 0.8);

const cuirassier: Silhouette = joined(
  { ink: cantering, cut: square(-4) },
  manedHelmet(-3.4, -12),
  seat(-4, 1),
  cuirass(-4, 1),
  { ink: raised(-3.4, 1) },
);

const guard = (hat: Hat): Silhouette =>
  joined({ ink: walking, cut: square(-4) + disc(-10, 5.6, 0.7) }, hat(-4, -10), seat(-4, 1), {
    ink: raised(-4, 1),
    cut: curve(-7.6, -7, -4, -2, 0, -2),
  });

export const mounted: Silhouettes = {
  FLC: light(frenchShako),
  FHC: heavy(manedHelmet),
  FCU: cuirassier,
  FGHC: guard(frenchBearskin),
  BLC: light(britishShako),
  BHC: heavy(cockedHat),
  BGHC: guard(furredHelmet),
  PLC: light(portugueseShako),
  DLC: light(dutchShako),
};
