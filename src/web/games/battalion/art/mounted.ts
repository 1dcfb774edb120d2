// Silhouettes of the cavalry of all four factions.

import {
  cap,
  charging,
  drawing,
  gallop,
  hornBow,
  pacing,
  pennon,
  prancing,
  seated,
  walking,
} from '../../../pieces/medieval-parts.ts';
import { curve, disc, limb, shape, spear } from '../../../pieces/outline.ts';
import type { Silhouettes } from '../../../pieces/silhouette-types.ts';
import { arm, bowl, brimmed, crest, head, lamellar, mane, plume, pointedCap, sword } from './parts.ts';

const lance = (x1: number, y1: number, x2: number, y2: number, head = 8): string =>
  limb(x1, y1, x2 - (x2 - x1) * 0.1, y2 - (y2 - y1) * 0.1, 1.3) + spear(x1, y1, x2, y2, head);

const shooting = (x: number): string => drawing(x, -9, x + 12.8, -12, 11.4) + hornBow(x + 12.8, -12, 10.4, 11.4, -0.23);
const bowGap = (x: number): string => curve(x + 9.4, -1.6, x + 14, -3.2, x + 16.6, -0.8);

const roman =
  prancing +
  seated(-2, -1) +
  crest(-1.8, -14.4) +
  bowl(-1.6, -13.6) +
  lance(-17, -5, 10.6, -22.4, 7) +
  disc(-4.6, -4.4, 7.2);

const allied =
  charging +
  seated(-2, -1) +
  bowl(-1.6, -13.4) +
  plume(-1.6, -19) +
  arm([-3.6, -9], [-9.4, -9.6], [-8.4, -15]) +
  spear(-21, -12.6, 19, -19.6, 7);

/** No saddle, no bridle: a rope round the horse's neck, and javelins. */
const numidian =
  charging +
  shape([-5.6, -9.6], [0.8, -9.6], [1.4, -1], [-6.4, -1]) +
  limb(-3, -1, 3.6, 6, 4, 2.4) +
  limb(3.4, 6, 0.4, 11, 2.4, 1.8) +
  head(-1.4, -13) +
  disc(-3, -13.8, 4.2, 3.8) +
  arm([-4.6, -8.6], [-10.4, -8], [-9.6, -14]) +
  spear(-22, -12, 12, -18, 6) +
  disc(4, -7.6, 4.6) +
  spear(1, 2.4, 11, -15, 4.6) +
  curve(8, -5.4, 11, -2, 13, 3);

const celt =
  prancing +
  seated(-2, -1) +
  mane(-1.4, -13) +
  // A bird with spread wings on the helmet.
  'M-1.4 -16.400C-5 -18 -7 -21.6 -11 -22.6C-9 -18.6 -6 -16.6 -3.4 -16Z' +
  'M-1 -16.400C2 -18 3 -21.6 7 -22.6C5.6 -18.6 3.4 -16.6 1 -16Z' +
  arm([1.4, -8.6], [7, -9.4], [9, -13.4]) +
  sword(8.4, -12.4, 20.6, -24, 2.4) +
  disc(-5.4, -3, 5.6, 8.4);

const companion =
  charging +
  seated(-2, -1) +
  brimmed(-1.6, -13.4) +
  shape([-5.6, -9.6], [-2, -9.6], [-7, -2], [-15.4, -4.6]) +
  limb(-1, -7.4, 6, -7.8, 3, 2.4) +
  lance(-20, -2.4, 24.6, -12.4, 9);

/** Armour all round a horse, to below its knees. */
const bard =
  shape([-19, -1.6], [3, -1.8], [8.6, -8.2], [13.4, -11], [15.8, -6], [17, 12.6], [-18.8, 12.6]) +
  shape([12.8, -11.4], [16, -9.4], [21.8, 0.6], [19, 4], [14.6, -1]) +
  shape([13, -10.6], [16.4, -15.6], [17, -9.4]);
const scales =
  [1.6, 5.2, 8.8].map((y) => curve(-18.6, y, -2, y + 1.2, 16.4, y - 0.8)).join('') +
  [-15, -11, -7, 5.6, 9.4, 13.2].map((x) => curve(x, -0.8, x + 0.5, 6, x, 12.2)).join('') +
  curve(6, -4.6, 10.6, -2, 15.6, -3) +
  disc(17.4, -4.6, 0.6);
const cataphract =
  walking +
  bard +
  seated(-3, -1) +
  shape([-7.8, -11], [1.2, -11], [2.6, 3], [0, 7], [-8.6, 1]) +
  disc(-2.8, -13.4, 3.8) +
  shape([-7, -12.6], [-2.8, -22], [1.4, -12.6], [1, -9.6], [-7, -9]) +
  limb(-3, -8, 4, -8.4, 3.4, 2.6) +
  lance(-18, -1, 23.6, -17.6, 9);

const horseArcher = pacing + seated(-3, -1) + cap(-2.4, -13.6) + limb(-6, 0, -12, 6, 4, 3) + shooting(-2.6);

const lancer =
  charging +
  seated(-2, -1) +
  lamellar(-1.6, -13) +
  limb(-1, -7.4, 6, -8, 3, 2.4) +
  lance(-17, -1, 22, -17, 8) +
  pennon(-17, -1, 22, -17, 10, 9) +
  shape([-6.4, -10], [2.2, -10], [3.4, 2], [-7, 2]);
const lancerCut = [-6.4, -3, 0].map((y) => curve(-6.4, y, -2, y + 0.8, 2.4, y)).join('');

/** Runs to the left while the rider turns in the saddle and shoots back. */
const fleeing =
  'M-13.4 4.4C-13 7.6 -8 8.2 -4 8.2C2 9 7 8.8 10 7.2C14 9 18 7.6 17.8 2.6C17.4 -1 14 -2.4 10 -1.8L-3 -1.2' +
  'C-7 -1 -10 -2.8 -13.4 -4.4L-14.6 -7.4L-16.4 -4C-18.6 -2.4 -20.4 0.2 -21.8 3.8L-20.4 6.8L-16.8 5.8C-15.8 6.2 -14.4 5.8 -13.4 4.4Z' +
  'M15.6 -1L16.8 3.4C19.4 4 21 7 23.6 8.6C23 1.6 20.4 -3.4 15.6 -1Z' +
  gallop(-1);
const steppe =
  fleeing +
  shape([-3.4, -10.6], [4, -10.6], [4.4, -1], [-3.8, -1]) +
  limb(0, -2, -5, 2.4, 4.6, 3.4) +
  limb(-5, 2.4, -3, 8.4, 3.4, 2.2) +
  pointedCap(0.8, -14.4) +
  drawing(0.6, -9, 13.4, -12, 11.4) +
  hornBow(13.4, -12, 10.4, 11.4, -0.23);

export const mounted: Silhouettes = {
  romancavalry: { ink: roman, cut: disc(-4.6, -4.4, 5.2) + disc(-4.6, -4.4, 1.4) },
  alliedcavalry: { ink: allied },
  numidiancavalry: { ink: numidian, cut: disc(4, -7.6, 2.6) },
  celtcavalry: { ink: celt, cut: curve(-5.4, -10, -5.4, -3, -5.4, 4) + disc(-5.4, -3, 1.3, 2.6) },
  companioncavalry: { ink: companion },
  cataphracts: { ink: cataphract, cut: scales },
  horsearchers: { ink: horseArcher, cut: bowGap(-2.6) },
  horselancers: { ink: lancer, cut: lancerCut },
  steppeshorsearchers: { ink: steppe, cut: bowGap(0.6) },
};
