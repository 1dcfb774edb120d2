// Silhouettes of the foot of the Greco-Bactrian Kingdom and of the Han Empire.

import { coat, drawing, hornBow } from '../../../pieces/medieval-parts.ts';
import { bent, curve, disc, limb, shape, spear } from '../../../pieces/outline.ts';
import type { Silhouettes } from '../../../pieces/silhouette-types.ts';
import {
  arm,
  bowl,
  brimmed,
  crest,
  crossbow,
  halberd,
  head,
  kneeling,
  lamellar,
  pelta,
  pointedCap,
  running,
  standing,
  topknot,
  tunic,
  waisted,
} from './parts.ts';

/** Men of the wall: shield beside shield, spears levelled. */
const FILE: readonly number[] = [-11, 0, 11];
const hoplites =
  FILE.map(
    (x) =>
      crest(x, -10.6) + bowl(x, -9.6) + limb(x - 2.4, 10, x - 3, 17, 3, 2.4) + limb(x + 2.6, 10, x + 3.4, 17, 3, 2.4),
  ).join('') +
  FILE.map((x) => disc(x + 0.6, 3.4, 8.2)).join('') +
  [-5, 0.6, 6.2].map((y) => limb(-8, y, 20, y - 4, 1) + spear(-8, y, 24, y - 4.6, 7)).join('');
const hoplitesCut = FILE.map((x) => disc(x + 0.6, 3.4, 8.2) + disc(x + 0.6, 3.4, 5.8)).join('');

const thorakitai =
  crest(-2, -11) +
  bowl(-2, -10) +
  tunic(-2.4, -6, 8) +
  standing(-2.4, 7) +
  // The spear comes over the shoulder; the shield is long, oval and ribbed.
  arm([-5.4, -4.6], [-11.4, -6], [-7.6, -12]) +
  limb(-18, -11, 18, -14.4, 1.1) +
  spear(-18, -11, 22.4, -14.8, 7.6) +
  disc(4.6, 2.8, 7.6, 11.6);
const thorakitaiCut =
  curve(4.6, -7.6, 4.6, 2, 4.6, 13.6) +
  disc(4.6, 2.8, 1.7, 4) +
  curve(-6, 1, -4.4, 1.6, -3, 1) +
  curve(-6, 4, -4.4, 4.6, -3, 4);

const thureophoroi =
  brimmed(-1, -9.6) +
  tunic(-1.6, -5.6, 5.4) +
  running(-1.6, 4.4) +
  disc(6.4, 1.6, 6.4, 10.4) +
  // Two javelins ready in the hand behind.
  arm([-4.6, -4], [-10.6, -1], [-13, -6]) +
  spear(-17, 8.6, -8, -19.4, 6) +
  spear(-13.4, 9.4, -3.6, -19, 6);

const peltasts =
  // A cap whose tip falls forward.
  head(0, -10.6) +
  'M-4.4 -9.600C-5.4 -16 -1 -19.4 3 -18.400C6 -17.6 5.4 -14 2.8 -14.6L4.2 -11Z' +
  tunic(-0.6, -7, 4.4) +
  running(-0.6, 3.4) +
  arm([-3.2, -5.2], [-9, -6], [-8.6, -12]) +
  spear(-21, -10.4, 16, -16.4, 6.4) +
  pelta(8.6, -0.4);

const scythians =
  pointedCap(-4, -9.6) +
  coat(-4.6, -5.6, 5.4) +
  // Trousers, and the bow case at the hip.
  limb(-2.4, 5, -0.4, 17, 4.8, 3.6) +
  limb(-0.8, 17.3, 3, 17.3, 1.9) +
  limb(-7, 5, -9.4, 17, 4.8, 3.6) +
  limb(-9.8, 17.3, -6.4, 17.3, 1.9) +
  drawing(-4.4, -4, 8, -11.6, 12.4) +
  hornBow(8, -11.6, 11.6, 12.4, -0.58) +
  shape([-8, 2], [-4, 5], [-13, 13.4], [-15.4, 10.4]);

const conscripts =
  topknot(-1, -10) +
  coat(-1.4, -6.4, 6) +
  standing(-1.4, 5) +
  // A plain spear in both hands and a bundle on the back.
  arm([1.6, -4.4], [6, -1.4], [9.6, -4]) +
  arm([-4, -4.4], [-2, 1.6], [4.6, 0.6]) +
  limb(-7, 11.4, 17, -16, 1.3) +
  spear(-7, 11.4, 19.6, -19, 7) +
  disc(-8.4, -2, 3.6, 4.6);

const halberdiers =
  lamellar(-4, -9.4) +
  coat(-4.4, -5.6, 7) +
  standing(-4.4, 6) +
  arm([-1, -3.6], [4, -1], [8.4, -4.4]) +
  arm([-7, -3.6], [-4, 2.4], [6, 3.4]) +
  halberd(4.4, 17.4, 10.8, -22.4);
const halberdiersCut =
  [-3, 0, 3].map((y) => curve(-8.4, y, -4.4, y + 0.8, -0.6, y)).join('') + curve(-4.4, -5, -4.4, 1, -4.4, 6);

const imperial =
  lamellar(-3, -9.6) +
  // A long tassel from the helmet, a straight sword held high, the waisted shield.
  'M-3 -19C-8 -20 -12 -17 -12.4 -12.600C-9.4 -15.4 -6 -16 -3 -16.600Z' +
  coat(-3.4, -5.6, 8) +
  standing(-3.4, 7) +
  arm([-6.4, -4], [-13, -5.4], [-12, -11.4]) +
  shape([-13.4, -10.6], [-10.8, -10.6], [-9.6, -22.6], [-11.4, -24], [-12.8, -22.4]) +
  limb(-15, -11, -9.4, -11, 1.4) +
  waisted(4, 2.6);
const imperialCut = curve(4, -7.6, 4, 2, 4, 13) + disc(4, -2.6, 1.4) + disc(4, 7.6, 1.4) + disc(4, 2.6, 1.6);

const crossbows =
  topknot(-7, -9.4) +
  coat(-7.4, -5.6, 6) +
  standing(-7.4, 5) +
  arm([-4, -4], [1, -1], [7, -4.6]) +
  arm([-9.6, -4], [-10, 1], [-3, -2.6]) +
  crossbow(-4, -5, 9.4, 17);

const heavyCrossbows =
  // He kneels behind a large shield on a stand; the stave is as long as a man.
  lamellar(-11, -2.4) +
  coat(-11.4, 1.4, 10.6) +
  kneeling(-12, 10) +
  arm([-8.4, 2.6], [-4, 5], [1, 1.4]) +
  crossbow(-6, 1.4, 15.4, 20) +
  limb(4, 2, 0, 17.4, 2) +
  limb(4, 2, 9, 17.4, 2);

const convicts =
  // Shorn, bare to the waist, a chain at the ankle, an axe in hand.
  disc(0, -10, 3.8) +
  shape([-4.6, -5.6], [4, -5.6], [2.6, 2], [4.6, 6], [-5, 6], [-3.4, 2]) +
  running(-0.6, 5) +
  arm([-3.4, -4], [-9.4, -5.6], [-7, -12]) +
  limb(-13, -7.6, 6, -19, 1.7) +
  'M0.600 -18.4C3 -14 2 -10.4 -0.8 -8C6 -7 11.6 -11 12 -16.400C9 -16 6.6 -17.4 5 -20Z' +
  arm([3, -4], [8, -1], [12.4, -4.6]) +
  [0, 1, 2, 3].map((i) => disc(-14.4 - i * 1.6, 13.6 + (i % 2) * 2.4, 1.8, 1.5)).join('') +
  disc(-20.6, 15, 2.6);

export const eastern: Silhouettes = {
  hoplites: { ink: hoplites, cut: hoplitesCut },
  thorakitai: { ink: thorakitai, cut: thorakitaiCut },
  thureophoroi: { ink: thureophoroi, cut: curve(6.4, -7.4, 6.4, 1, 6.4, 10.8) + disc(6.4, 1.6, 1.5, 3.2) },
  peltasts: { ink: peltasts, cut: curve(3, -1.4, 8.6, 4.6, 14.2, -1.4) },
  scythianarchers: { ink: scythians, cut: curve(-9, 0, -5, 1.4, -1, 0) },
  conscriptinfantry: { ink: conscripts, cut: curve(-5, 0, -1.4, 1, 2, 0) },
  halberdiers: { ink: halberdiers, cut: halberdiersCut },
  imperialguard: { ink: imperial, cut: imperialCut },
  crossbowmen: { ink: crossbows },
  heavycrossbowmen: { ink: heavyCrossbows, cut: [4, 7].map((y) => curve(-15, y, -11.4, y + 0.8, -8, y)).join('') },
  convicts: { ink: convicts, cut: bent([-3, 0], [0, 1], [3, 0], 0.3, 0.3) },
};
