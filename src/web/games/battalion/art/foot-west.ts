// Silhouettes of the foot of the Roman Republic and of Carthage. Each has one thing that no other of the game has.

import { drawing, hornBow } from '../../../pieces/medieval-parts.ts';
import { curve, disc, limb, shape, spear } from '../../../pieces/outline.ts';
import type { Silhouettes } from '../../../pieces/silhouette-types.ts';
import {
  arm,
  bowl,
  crest,
  falcata,
  feathers,
  head,
  kneeling,
  longShield,
  mane,
  pilum,
  plume,
  running,
  scutum,
  scutumCut,
  standing,
  sword,
  tunic,
} from './parts.ts';

/** The pilum is about to fly. */
const hastati =
  bowl(0, -7.4) +
  feathers(0, -11) +
  tunic(-1, -3, 7) +
  running(-1, 6) +
  arm([-4, -1.6], [-10.6, -2.6], [-10, -9]) +
  pilum(-21, -5.6, 16, -16.6) +
  scutum(5.6, 2.4, 5.2, 10);

const principes =
  bowl(-3.4, -10) +
  plume(-3.6, -16) +
  tunic(-4, -5.6, 7.4) +
  standing(-4, 6.4) +
  scutum(0, 2.6) +
  // The short sword comes past the shield.
  arm([-1, -4], [4, -5.6], [9, -4.4]) +
  sword(8, -4.4, 21.6, -5.4, 2.6);

const triarii =
  bowl(-5, -5) +
  crest(-5.4, -5.6) +
  tunic(-6, -1, 10) +
  kneeling(-6, 9.4) +
  scutum(0.4, 6.6, 5.4, 10.2) +
  // A long spear set against the ground.
  limb(-14, 17.4, 17, -17.6, 1.2) +
  spear(-14, 17.4, 20, -21, 8);

const praetorian =
  // A cloak, a crest across the helmet, a square shield.
  shape([-9, -5], [-2, -6], [-1, 15], [-13.4, 14]) +
  bowl(-2, -10.4) +
  `M-10 -13C-9 -20.6 5 -20.6 6 -13L3 -13.6C1.6 -16.4 -5.6 -16.4 -7 -13.6Z` +
  tunic(-2, -6, 8) +
  standing(-2, 7) +
  shape([-2.6, -7], [9.4, -7], [9.4, 12.6], [-2.6, 12.6]) +
  limb(14, 17.4, 14, -16, 1.2) +
  spear(14, 17.4, 14, -22, 8) +
  arm([4, -6], [9, -4.6], [14, -4.6]);
const praetorianCut =
  shape([-1, -5.4], [7.8, -5.4], [7.8, 11], [-1, 11]).replace('Z', 'Z') +
  // Thunderbolts.
  'M3.4 -4L1.4 1.4H4.6L3 6.4M3.4 10L5 6.8';

const velites =
  head(0.6, -10) +
  // A wolf's head over his own, its ears up.
  'M-5.4 -5C-7.4 -11 -4.600 -14.600 -3.6 -18.4L-1 -14.8L2.4 -18L3 -13.4L8 -11.4L4 -9.4C1 -10.6 -2 -9 -3 -4Z' +
  tunic(-0.6, -6.4, 4.6) +
  running(-0.6, 3.6) +
  disc(6.6, -0.4, 5.8) +
  arm([-3, -4.8], [-9, -5.4], [-9.6, -11.4]) +
  spear(-21, -9.6, 13, -16, 6) +
  spear(2.6, 9, 14.6, -12, 5) +
  spear(5, 10, 17.4, -10, 5);

const cretan =
  head(-4, -11.4) +
  // A band with its ends flying, and the quiver across the back.
  limb(-7.4, -12.6, -0.8, -13.4, 1.4) +
  limb(-7.2, -12.4, -12.6, -9.4, 1.2, 0.6) +
  tunic(-4.6, -7.6, 3.4) +
  standing(-4.6, 3) +
  drawing(-4, -5.6, 9, -7.4, 12.4) +
  hornBow(9, -7.4, 13, 12.4, -0.14) +
  limb(-4.6, 2, -12, -9, 3.4, 4) +
  limb(-11.4, -8.4, -14.4, -13, 0.7) +
  limb(-13, -7.6, -16, -12, 0.7);

const scutarii =
  bowl(-1, -9.6) +
  limb(-1, -13.4, -4, -19, 1.4, 2.6) +
  tunic(-1.6, -5.4, 6) +
  running(-1.6, 5) +
  arm([-4.6, -4], [-10.4, -3.4], [-11, -9]) +
  falcata(-11.4, -8.6) +
  disc(6, 2.4, 6.6, 11);

const samnites =
  bowl(-3, -9.4) +
  // Two upright feathers stand apart.
  shape([-6.4, -12], [-8.6, -19.4], [-6, -20.4], [-4.6, -12.6]) +
  shape([-1.4, -12.6], [0, -20.4], [2.6, -19.4], [0.4, -12]) +
  tunic(-3.4, -5, 7) +
  standing(-3.4, 6) +
  // A shield broad at the shoulder and narrow at the foot.
  shape([-5.4, -7], [9, -7], [5.4, 14], [-1.6, 14]) +
  limb(15.6, 17.4, 13.4, -17, 1.1) +
  spear(15.6, 17.4, 13.2, -21, 7) +
  arm([3, -5], [9, -5], [14, -4]);

const celts =
  mane(-3, -7.6) +
  // Beard.
  shape([-2, -6.2], [1.2, -6.2], [0.6, -1.6], [-3.4, -3.2]) +
  shape([-7.6, -3.2], [0.8, -3.2], [1.6, 7.4], [-7, 7.4]) +
  running(-3, 6.4) +
  // A long sword held straight up over the head.
  arm([-5.6, -2], [-13, -3], [-14.4, -9]) +
  sword(-15, -7.4, -9.6, -25, 2.6) +
  longShield(5.4, 3.2, 5.8, 12.6);

const sacredBand =
  // A cone of bronze, a great round shield with the sign of the goddess.
  disc(-3, -10.4, 3.9) +
  shape([-7.6, -9.6], [-3, -21], [1.6, -9.6], [1, -6], [-7.4, -5.4]) +
  tunic(-3, -6, 8) +
  standing(-3, 8) +
  disc(-0.6, 2.6, 11) +
  limb(15, 17.4, 15, -17, 1.2) +
  spear(15, 17.4, 15, -22.4, 8) +
  arm([7, -2], [11, -2], [15, -2.6]);
const tanit =
  disc(-0.6, 2.6, 8.8) +
  disc(-0.6, -2, 2) +
  curve(-5.4, 1.6, -0.6, 1.6, 4.2, 1.6) +
  shape([-0.6, 1.8], [3.4, 8.4], [-4.6, 8.4]);

const caetrati =
  head(1, -11) +
  // Hair bound with a band, a small round buckler pushed forward.
  disc(-1, -11.6, 4, 3.6) +
  limb(-3, -13, 4.6, -12.4, 1) +
  tunic(0, -7.4, 4) +
  running(0, 3) +
  arm([2.6, -5.4], [7.6, -3], [13, -4.4]) +
  disc(15, -4.4, 5.6) +
  arm([-2.6, -5.4], [-9, -4.4], [-11, -9.6]) +
  falcata(-11.4, -9);

const slingers =
  head(-1, -6.4) +
  tunic(-2, -3, 7) +
  running(-2, 6) +
  arm([-4, -1.6], [-9.6, -4], [-8, -10]) +
  // The sling whirls over his head with its stone.
  curve(-8, -10.6, 0, -26, 15.4, -15) +
  curve(-8, -10.6, 2, -23, 15.4, -15) +
  curve(-8, -10.6, 1, -24.4, 15.4, -15) +
  disc(16, -14.6, 2.8) +
  arm([0.6, -1.6], [6, 1.2], [12, -1]) +
  disc(-7.6, 6, 3.6, 4.2);

export const western: Silhouettes = {
  hastati: { ink: hastati, cut: scutumCut(5.6, 2.4, 5.2, 10) },
  principes: { ink: principes, cut: scutumCut(0, 2.6) },
  triarii: { ink: triarii, cut: scutumCut(0.4, 6.6, 5.4, 10.2) },
  praetorianguard: { ink: praetorian, cut: praetorianCut },
  velites: { ink: velites, cut: disc(6.6, -0.4, 3.8) + disc(6.6, -0.4, 1.2) },
  cretanarchers: { ink: cretan },
  scutarii: { ink: scutarii, cut: curve(6, -6.6, 6, 2, 6, 11.6) + disc(6, 2.4, 1.6, 3.2) },
  samnites: { ink: samnites, cut: disc(1.6, -2.6, 2) + disc(-0.6, 2, 2) + disc(3.8, 2, 2) },
  celtinfantry: { ink: celts, cut: curve(5.4, -8.4, 5.4, 3, 5.4, 14.6) + disc(5.4, 3.2, 1.9, 3.6) },
  sacredband: { ink: sacredBand, cut: tanit },
  caetrati: { ink: caetrati, cut: disc(15, -4.4, 3.4) + disc(15, -4.4, 1) },
  balearicslingers: { ink: slingers },
};
