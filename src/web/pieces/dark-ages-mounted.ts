// Silhouettes of the horse of Dark Ages, facing right, by the key of the type. How heavy they are is told by the mount: bare
// at a gallop, bare at the charge under a knight with a lowered lance, or hung with cloth to its knees under a great helm.

import { greatHelm, heater, heaterCross, helmSlit, hood, kite, trapper } from './dark-ages-parts.ts';
import { browBand, charging, helm, pennon, prancing, seated, walking } from './medieval-parts.ts';
import { bent, curve, disc, limb, shape, spear } from './outline.ts';
import type { Silhouettes } from './silhouette-types.ts';

const lance = (x1: number, y1: number, x2: number, y2: number, head = 8): string =>
  limb(x1, y1, x2 - (x2 - x1) * 0.1, y2 - (y2 - y1) * 0.1, 1.4) + spear(x1, y1, x2, y2, head);

const lightHorse =
  prancing +
  seated(-2, -1) +
  hood(-2, -13.4) +
  bent([-3, -9.4], [-9, -10.4], [-8, -16], 3, 2.2) +
  // A javelin held over the shoulder, two more at the saddle.
  limb(-16, -14, 16, -20.6, 1.2) +
  spear(-16, -14, 20.4, -21.4, 6.4) +
  limb(-14, 6, -8, -7, 0.9) +
  limb(-11.6, 7, -5.6, -6, 0.9);

const feudalKnight =
  charging +
  seated(-2, -1) +
  helm(-1.8, -12.6) +
  limb(-1, -7.4, 6, -7, 3.2, 2.4) +
  lance(-16, -4, 22.8, -11.4) +
  pennon(-16, -4, 22.8, -11.4, 6.4, 7) +
  kite(-4.6, -3.4, 0.86);

/** A crest on the helm: a fan. */
const crest = 'M-6.600 -19.600C-9 -25 -1 -27 2.600 -22.600L1.600 -19.600Z';

const householdKnight =
  walking +
  trapper +
  seated(-3, -1) +
  greatHelm(-2.8, -13) +
  crest +
  limb(-1, -8.4, 6.6, -6.4, 3.2, 2.4) +
  // A square banner on an upright lance.
  limb(7.4, 8, 7.4, -22, 1.5) +
  shape([7.4, -24.4], [20.6, -22.6], [19.6, -18.4], [21, -14], [7.4, -13.6]) +
  heater(-5.4, -3, 0.86);

export const darkAgesMounted: Silhouettes = {
  lightHorse: { ink: lightHorse, cut: curve(-6, -4, -2, -3, 2, -4) },
  feudalKnights: { ink: feudalKnight, cut: kite(-4.6, -3.4, 0.6) + browBand(-1.8, -12.6) },
  householdKnights: {
    ink: householdKnight,
    cut:
      heaterCross(-5.4, -3, 0.86) +
      helmSlit(-2.8, -13) +
      curve(-14, 2, -12, 8, -14.6, 11) +
      curve(5, 0, 8, 6, 7, 11) +
      disc(-9.6, 7.4, 1.6) +
      disc(1.6, 7.4, 1.6) +
      disc(12, 5.4, 1.6) +
      curve(14, -20.4, 14, -18, 14, -16.4),
  },
};
