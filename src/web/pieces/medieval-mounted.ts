// Silhouettes of the mounted troops of Medieval. All fight to the right. How heavy they are is told by the horse (bare at a
// gallop, armoured before, armoured all round); those with bows shoot, those without have a javelin or a lance.

import {
  browBand,
  cap,
  charging,
  drawing,
  gallop,
  helm,
  hornBow,
  pacing,
  pennon,
  prancing,
  seated,
  walking,
} from './medieval-parts.ts';
import { bent, curve, disc, limb, shape, spear } from './outline.ts';
import type { Silhouettes } from './silhouette-types.ts';

const PULL = 11.4;

/** A shaft as thick as a lance, with its head. */
const lance = (x1: number, y1: number, x2: number, y2: number, head = 8): string =>
  limb(x1, y1, x2 - (x2 - x1) * 0.1, y2 - (y2 - y1) * 0.1, 1.3) + spear(x1, y1, x2, y2, head);

/** A rider's arms and his bow, from shoulders at (x, -9): held high, so that the horse does not hide it. */
const shooting = (x: number): string => drawing(x, -9, x + 12.8, -12, PULL) + hornBow(x + 12.8, -12, 10.4, PULL, -0.23);
/** A gap between bow and mount. */
const bowGap = (x: number): string => curve(x + 9.4, -1.6, x + 14, -3.2, x + 16.6, -0.8);

const lightHorse =
  prancing +
  seated(-2, -1) +
  cap(-1.4, -13.6) +
  disc(-5.6, -5, 4.8) +
  bent([-3, -9.4], [-8.6, -8], [-6.6, -12], 3, 2.2) +
  lance(-11, -10.6, 21, -20.6, 7);

/** Runs away to the left while the rider turns in the saddle and shoots back. */
const fleeing =
  'M-13.4 4.4C-13 7.6 -8 8.2 -4 8.2C2 9 7 8.8 10 7.2C14 9 18 7.6 17.8 2.6C17.4 -1 14 -2.4 10 -1.8L-3 -1.2' +
  'C-7 -1 -10 -2.8 -13.4 -4.4L-14.6 -7.4L-16.4 -4C-18.6 -2.4 -20.4 0.2 -21.8 3.8L-20.4 6.8L-16.8 5.8C-15.8 6.2 -14.4 5.8 -13.4 4.4Z' +
  'M15.6 -1L16.8 3.4C19.4 4 21 7 23.6 8.6C23 1.6 20.4 -3.4 15.6 -1Z' +
  gallop(-1);

const horseArcher =
  fleeing +
  shape([-3.4, -10.6], [4, -10.6], [4.4, -1], [-3.8, -1]) +
  bent([0, -2], [-5, 2.4], [-3, 8.4], 4.6, 2.2) +
  limb(-2.4, 8.6, -6, 8.8, 1.8) +
  cap(0.8, -14.4) +
  shooting(0.6);

const mediumHorse =
  charging +
  seated(-2, -1) +
  helm(-1.6, -12.6) +
  limb(-1, -7.4, 6, -7.4, 3, 2.4) +
  lance(-15, -3.6, 22.4, -12.2) +
  pennon(-15, -3.6, 22.4, -12.2, 5.6, 6) +
  disc(-3.6, -4.6, 6.6);

const mediumArcher = charging + seated(-3, -1) + helm(-2.8, -12.8) + disc(-8.6, -3.8, 5.4, 6.4) + shooting(-2.6);

/** Armour on neck and breast only: from the saddle forward. */
const breastplate =
  shape([1.4, -2], [8, -7.6], [13.6, -10.6], [15.6, -6], [16.6, 9.4], [9.6, 12], [3, 10]) +
  shape([13, -10.6], [15.6, -8.8], [20.4, -1.6], [17.6, 0.6]);
const breastLines =
  curve(2.6, -2.4, 2, 4, 3.6, 10) +
  curve(3.4, 2, 9.6, 4, 15.8, 1.6) +
  curve(3.6, 6.2, 9.6, 8.4, 16.2, 5.8) +
  curve(6, -5, 10.6, -2, 15.2, -3);

const heavyHorse =
  walking +
  breastplate +
  seated(-3, -1) +
  helm(-2.8, -12.6) +
  lance(1.6, 12, 7.6, -23, 7.4) +
  pennon(1.6, 12, 7.6, -23, 12, 0) +
  disc(-4.6, -3, 7.2, 8.6);

const lowBreastplate =
  shape([1.4, -2], [9, -3], [14, -5.4], [17.4, -2], [16.8, 9.6], [9.6, 12], [3, 10]) +
  shape([14, -6], [16.4, -4.4], [21.2, 2.4], [18.6, 4.6]);
const lowBreastLines =
  curve(2.6, -1.8, 2, 4, 3.6, 10) + curve(3.4, 1.6, 9.6, 3.4, 16.6, 1) + curve(3.6, 5.8, 9.6, 8, 16.4, 5.4);

const heavyArcher =
  pacing + lowBreastplate + seated(-3, -1) + helm(-2.8, -12.8) + disc(-8.8, -3, 5.8, 7.4) + shooting(-2.6);

/** Armour all round a horse, to below its knees, with a head piece. */
const bard =
  shape([-19, -1.6], [3, -1.8], [8.6, -8.2], [13.4, -11], [15.8, -6], [17, 12.6], [-18.8, 12.6]) +
  shape([12.8, -11.4], [16, -9.4], [21.8, 0.6], [19, 4], [14.6, -1]) +
  // A tuft on its brow.
  shape([13, -10.6], [16.4, -15.6], [17, -9.4]);
const lowBard =
  shape([-19, -1.6], [3, -1.8], [9, -3.4], [14.6, -6], [17.6, -2], [17.4, 12.6], [-18.8, 12.6]) +
  shape([13.6, -6.8], [16.8, -5], [22.2, 3.6], [20.2, 7], [15, 4]) +
  shape([13.6, -5], [16.4, -10.4], [17.6, -4.4]);
const skirt =
  [1.6, 5.2, 8.8].map((y) => curve(-18.6, y, -2, y + 1.2, 16.4, y - 0.8)).join('') +
  [-15, -11, -7, 5.6, 9.4, 13.2].map((x) => curve(x, -0.8, x + 0.5, 6, x, 12.2)).join('');
const scales =
  skirt + curve(6, -4.6, 10.6, -2, 15.6, -3) + curve(14.4, -10.4, 14.6, -4, 15, -1) + disc(17.4, -4.6, 0.6);
const lowScales = skirt + curve(16.4, -4, 15.6, 0, 16.8, 4) + disc(17.8, -0.6, 0.6);

/** A long coat of scales that hides the leg. */
const armoured = (x: number): string => shape([x - 4.8, -11], [x + 4.2, -11], [x + 5.6, 3], [x + 3, 7], [x - 5.6, 1]);

const cataphract =
  walking +
  bard +
  seated(-3, -1) +
  armoured(-3) +
  helm(-2.8, -12.8) +
  limb(-3, -8.4, 3.4, -7.6, 3.4, 2.8) +
  limb(-3, -6, 7, -10.4, 3, 2.4) +
  // A lance as long as two men, held in both hands.
  lance(-14, -2, 22.6, -17.6, 9);

const bowCataphract = pacing + lowBard + seated(-3, -1) + armoured(-3) + helm(-2.8, -12.8) + shooting(-2.6);

export const medievalMounted: Silhouettes = {
  LC: { ink: lightHorse, cut: disc(-5.6, -5, 3) },
  LBC: { ink: horseArcher, cut: bowGap(0.6) },
  MC: { ink: mediumHorse, cut: disc(-3.6, -4.6, 4.6) + disc(-3.6, -4.6, 1.3) + browBand(-1.6, -12.6) },
  MBC: { ink: mediumArcher, cut: bowGap(-2.6) + disc(-8.6, -3.8, 3.6, 4.6) + browBand(-2.8, -12.8) },
  HC: { ink: heavyHorse, cut: breastLines + disc(-4.6, -3, 5.2, 6.6) + disc(-4.6, -3, 1.5) + browBand(-2.8, -12.6) },
  HBC: { ink: heavyArcher, cut: lowBreastLines + disc(-8.8, -3, 4, 5.6) + browBand(-2.8, -12.8) },
  SHC: { ink: cataphract, cut: scales + browBand(-2.8, -12.8) },
  SHBC: { ink: bowCataphract, cut: lowScales + browBand(-2.8, -12.8) },
};
