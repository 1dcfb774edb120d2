// Silhouettes of the foot of Dark Ages, facing right, by the key of the type. Each has one thing that no other has: the
// pitchfork, the long shield with its spear, the hedge of pikes, the raised sword, the axe swung over the head, the poleaxe
// and visor, the axe beside the round shield, the short bow, the bow as tall as the man, the crossbow behind its pavise.

import {
  bascinet,
  broadAxe,
  heater,
  heaterCross,
  hood,
  kettle,
  kite,
  kiteCut,
  selfBow,
  sword,
  visorLine,
} from './dark-ages-parts.ts';
import { browBand, coat, drawing, helm, running, standing } from './medieval-parts.ts';
import { bent, curve, disc, limb, shape, spear } from './outline.ts';
import type { Silhouettes } from './silhouette-types.ts';

const levy =
  hood(-4, -10.4) +
  coat(-4, -6, 7) +
  standing(-4, 5) +
  bent([-3, -4], [3, 0], [8, -4.4], 3, 2.2) +
  bent([-6.4, -4], [-9, 2], [-1, 4.6], 3, 2.2) +
  limb(-2, 7, 13.6, -12, 1.5) +
  // Two tines and the bow between them.
  limb(10.6, -14.8, 16.4, -10, 1.5) +
  limb(10.6, -14.4, 14.6, -22, 1.3, 0.7) +
  limb(13.4, -12.4, 18, -19.6, 1.3, 0.7) +
  limb(16.2, -10, 20.8, -17, 1.3, 0.7);

const spearman =
  helm(-4, -9.6) +
  coat(-4, -5, 8) +
  standing(-4, 6) +
  limb(-1, -2, 12, -4, 3, 2.2) +
  limb(13, 17.4, 13, -14, 1.3) +
  spear(13, 17.4, 13, -22.6, 9) +
  kite(3, 4.6, 1.02);

/** One of the men who hold the long pikes. */
const pikeman = (x: number): string =>
  kettle(x, -8) +
  shape([x - 4, -3], [x + 3.6, -3], [x + 4, 8], [x - 5, 8]) +
  limb(x + 2, 7, x + 4, 17, 3.6, 2.4) +
  limb(x - 2.4, 7, x - 5, 17, 3.6, 2.4) +
  limb(x - 5, 17.2, x - 2, 17.2, 1.8) +
  limb(x + 3.6, 17.2, x + 7, 17.2, 1.8);

const pikes = [-1, 1.6, 4.2]
  .map((y, i) => limb(-21 + i * 1.5, 10 + y, 15, -9 + i * 4.5, 1.1) + spear(-21, 10 + y, 22.6, -13.4 + i * 4.7, 6))
  .join('');

const pikemen = pikeman(-11) + pikeman(1) + pikes;

const swordsman =
  helm(-2, -8.4) +
  coat(-2, -4, 8) +
  running(-2, 6.4) +
  bent([-4.6, -3], [-11, -5.6], [-9, -12], 3.4, 2.4) +
  sword(-10.4, -11.6, 8, -22.4) +
  kite(6.6, 2.6, 0.96);

const axeman =
  helm(0, -7.6) +
  coat(-0.6, -3, 8) +
  running(-1, 6.6) +
  bent([-3.6, -1.6], [-9.4, -6.4], [-6, -13], 3.6, 2.6) +
  bent([3.4, -1.6], [5.4, -8.6], [0.4, -14.6], 3.4, 2.4) +
  broadAxe(-13, -9, 12.4, -19.6, 1, 1.08);

const manAtArms =
  bascinet(-3, -10.4) +
  // Plates: broad shoulders, a narrow waist, a skirt of hoops.
  shape([-9, -4.6], [3.4, -4.6], [3, 2], [4.6, 8.6], [-9.6, 8.6], [-7.6, 2]) +
  limb(-0.4, 8, 2, 17, 4.6, 3.2) +
  limb(-5, 8, -7.6, 17, 4.6, 3.2) +
  limb(-8, 17.2, -4, 17.2, 1.9) +
  limb(1.6, 17.2, 6, 17.2, 1.9) +
  limb(-1, -2, 12.2, -3.4, 3.6, 2.6) +
  limb(13, 17.4, 13, -16, 1.7) +
  spear(13, 4, 13, -23, 6) +
  shape([12, -17.4], [19.6, -19.6], [20.6, -9.6], [12, -11.6]) +
  shape([13.6, -16], [7.6, -14], [13.6, -12.4]) +
  heater(3.4, 4.6, 0.94);

const housecarl =
  helm(-5, -10) +
  // A cloak that hangs behind him.
  shape([-9, -6], [-2, -6], [-4, 13.6], [-15.4, 15.6], [-12, 4]) +
  coat(-5, -5.4, 9) +
  standing(-5, 6.4) +
  limb(-2, -3, 13.4, -4.4, 3.2, 2.4) +
  broadAxe(14, 17.4, 14, -17, 1, 1) +
  disc(1.6, 3.6, 9.6);

const archer =
  hood(-5, -9.6) +
  coat(-5.6, -5.4, 5) +
  standing(-5.4, 4) +
  drawing(-5, -4, 8, -4, 11.4) +
  selfBow(8, -4, 11.6, 11, 4.6) +
  limb(-8, 5, -13, -2, 3.4, 4.2) +
  limb(-12.4, -1.6, -14.8, -6, 0.7) +
  limb(-13.8, -0.6, -16.6, -4.8, 0.7);

const longbowman =
  kettle(-6, -9.4) +
  coat(-6.4, -4.6, 6) +
  standing(-6.4, 5) +
  drawing(-6, -3.6, 8, -3.6, 13) +
  selfBow(8, -3.6, 20, 13, 6.4) +
  // A sheaf of arrows in the ground before him.
  limb(16, 17.4, 17.6, 7, 0.8) +
  limb(18.4, 17.4, 18.6, 7, 0.8) +
  limb(20.6, 17.4, 19.8, 7, 0.8) +
  shape([16.4, 8.6], [17.6, 5], [18.8, 8.4]) +
  shape([18.6, 8.4], [20, 5], [20.8, 8.6]);

const crossbowman =
  kettle(-3, -9) +
  shape([-7, -4], [1, -4], [1.6, 8], [-7.6, 8]) +
  limb(-0.6, 7, 3.4, 17, 4, 2.6) +
  limb(3, 17.2, 6.6, 17.2, 1.9) +
  limb(-5, 7, -8.6, 17, 4, 2.6) +
  limb(-8.8, 17.2, -5, 17.2, 1.9) +
  bent([-5, -2.6], [-8, 2.6], [-1, -1.4], 3.2, 2.4) +
  limb(0, -2, 9, -3, 3, 2.2) +
  // Stock, bow across its end, stirrup before it.
  limb(-6, -0.6, 16, -4.6, 2.6, 2) +
  limb(9.4, -16, 14.8, -10, 1.2, 2) +
  limb(14.8, -10, 15.6, 1, 2, 2) +
  limb(15.6, 1, 12.4, 8, 2, 1.2) +
  limb(9.6, -15.6, 4.4, -2.6, 0.5) +
  limb(12.4, 7.6, 4.4, -2.6, 0.5) +
  shape([15, -7], [20.6, -6.4], [21, -3.6], [15.6, -2.6]) +
  // The great shield on his back.
  shape([-17, -10], [-10.4, -11], [-9, 12.4], [-16.6, 13.4]);

export const darkAgesFoot: Silhouettes = {
  levyMilitia: { ink: levy, cut: curve(-6, 1, -3, 2, 0.4, 1) },
  spearmen: { ink: spearman, cut: kite(3, 4.6, 0.8) + browBand(-4, -9.6) },
  pikemen: { ink: pikemen, cut: curve(-15, 2.6, -11, 3.6, -7, 2.6) + curve(-3, 2.6, 1, 3.6, 5, 2.6) },
  swordsmen: { ink: swordsman, cut: kiteCut(6.6, 2.6, 0.96) + browBand(-2, -8.4) },
  axemen: { ink: axeman, cut: curve(-4.6, 3.4, 0, 4.6, 4, 3.4) + browBand(0, -7.6) },
  menAtArms: { ink: manAtArms, cut: heaterCross(3.4, 4.6, 0.94) + visorLine(-3, -10.4) },
  housecarls: { ink: housecarl, cut: disc(1.6, 3.6, 7.2) + disc(1.6, 3.6, 2.2) + browBand(-5, -10) },
  archers: { ink: archer, cut: curve(-9, 0, -5, 1.4, -1.4, 0) },
  longbows: { ink: longbowman, cut: curve(-10, 1, -6, 2.4, -2.4, 1) },
  crossbows: { ink: crossbowman, cut: curve(-13.6, -9, -13.4, 0, -12.8, 12) },
};
