// Silhouettes of the mounted troops of Ancients, facing right.

import { crew, team } from './chariot-parts.ts';
import { bent, curve, disc, limb, shape, spear, wheel } from './outline.ts';
import type { Silhouettes } from './silhouette-types.ts';

/** Body, neck and head of a horse; the back is at y = -1. */
const HORSE_BODY =
  'M22.6 -7.4L21.4 -4.4L17.6 -5C15.4 -2.4 14.6 0.4 14.4 3.4C13.6 7 10 8 6 8C0 9.4 -6 9 -9 7.4' +
  'C-13 9 -17 8 -17.6 3.6C-18 0 -15.6 -1.8 -12 -1.6L2 -1C6 -2.4 9 -7 11.6 -11.4L14.6 -15.6L15.6 -12.6L19.4 -10.8Z';

const TAIL = 'M-15.4 -1L-16.6 3.4C-19 4 -20.6 7 -23 9.4C-22.6 2 -20 -3 -15.4 -1Z';

const GALLOP =
  bent([11.4, 4], [18.4, 7], [16.6, 13], 4, 2) +
  limb(16.8, 12.6, 19, 14, 2) +
  bent([9, 5], [12.4, 11.6], [8.6, 17.2], 4, 2) +
  limb(8.4, 17, 11, 17.4, 1.8) +
  bent([-11, 4], [-10, 11.4], [-15, 17], 5.4, 2) +
  limb(-15.2, 17, -12.4, 17.4, 1.8) +
  bent([-14, 3], [-17.4, 10], [-22.4, 14.4], 5.4, 2) +
  limb(-22.6, 14, -21, 16.4, 1.8);

const WALK =
  bent([11.6, 4], [15.4, 9.4], [13.8, 17], 4, 2.2) +
  limb(13.4, 17.2, 16.4, 17.4, 1.8) +
  bent([7.4, 5], [7.6, 11], [6.4, 17], 4, 2.2) +
  limb(6, 17.2, 9, 17.4, 1.8) +
  bent([-11, 4], [-8.6, 11], [-10, 17], 5.4, 2.2) +
  limb(-10.4, 17.2, -7.4, 17.4, 1.8) +
  bent([-14, 3], [-16, 10.4], [-17, 17], 5.4, 2.2) +
  limb(-17.4, 17.2, -14.4, 17.4, 1.8);

const galloping = HORSE_BODY + TAIL + GALLOP;
const walking = HORSE_BODY + TAIL + WALK;

/** A rider's body on the back of a mount at (x, y): trunk, head and leg. */
const rider = (x: number, y: number): string =>
  disc(x + 0.6, y - 14, 3.3) +
  shape([x - 3.4, y - 10.6], [x + 3.4, y - 10.6], [x + 3.6, y], [x - 4, y]) +
  bent([x, y - 1], [x + 5, y + 3.4], [x + 3, y + 9], 4.2, 2);

const crest = (x: number, y: number): string =>
  `M${x - 6.6} ${y + 3}C${x - 7} ${y - 7} ${x + 2} ${y - 8} ${x + 4} ${y - 2.6}C${x} ${y - 3} ${x - 4} ${y - 2} ${x - 6.6} ${y + 3}Z`;

/** Armour that hangs round a mount, with a straight hem. */
const trapper = shape([-18.4, -1], [3, -1.6], [11, -9.6], [15.4, -5], [15.6, 11.4], [-17.6, 11.4]);
const scales =
  curve(-17, 2.6, -2, 4.4, 15, 2) +
  curve(-17, 6.6, -2, 8.4, 15, 6) +
  curve(-10.6, -0.4, -10, 6, -10.6, 11) +
  curve(-3.4, -0.4, -3, 6, -3.4, 11) +
  curve(4, -1, 4.4, 6, 4, 11) +
  curve(10.4, -6, 10.8, 4, 10.4, 11);

const CAMEL =
  // Hump, long curved neck and a high head.
  'M24 -12.6L23 -9.6L18.6 -9.8C17.6 -3.4 16.4 2.4 11.4 6.4C4 8.6 -6 8.6 -12.6 7C-16.6 5.6 -18 2 -16.6 -1.6' +
  'C-14.6 -4 -11.6 -3.6 -9 -3.8C-7 -9.6 -2 -9.8 0 -4.2C4 -3 8 -2.6 10.4 -2C13.4 -4 14.6 -9 15.6 -13.6C17 -16.6 21 -16 24 -12.6Z' +
  bent([10, 4], [11.6, 10.6], [10.4, 17.2], 4, 2) +
  limb(10, 17.2, 13.4, 17.4, 1.8) +
  bent([5.6, 5], [5, 11], [3.4, 17.2], 4, 2) +
  limb(3, 17.2, 6.4, 17.4, 1.8) +
  bent([-10, 4], [-8, 10.6], [-9.4, 17.2], 5, 2) +
  limb(-9.8, 17.2, -6.4, 17.4, 1.8) +
  bent([-13.4, 3], [-15, 10.4], [-16.4, 17.2], 5, 2) +
  limb(-16.8, 17.2, -13.4, 17.4, 1.8) +
  limb(-16.4, 0, -19, 6, 1.4);

const camelRider = rider(-8.6, -3.4);
const camelTrapper = shape(
  [-17.4, -2],
  [-9, -4],
  [0, -4.4],
  [10.4, -2.4],
  [15.6, -8],
  [18.4, -7],
  [14.4, 11.4],
  [-16.6, 11.4],
);

const javelin = bent([-4, -11.4], [-9.4, -12.4], [-8.4, -17], 2.8, 2) + spear(-22, -14.6, 15, -20.4, 6);

const lightHorse = galloping + rider(-3, -1) + javelin;

const horseArcher =
  galloping +
  rider(-4, -1) +
  shape([-7.6, -15.4], [-3, -19.6], [0, -15.4]) +
  limb(-3, -9.6, 6, -10.6, 2.6, 1.8) +
  bent([-6, -9.6], [-11.4, -9.4], [-5.4, -11.6], 2.6, 1.8) +
  curve(5, -21.4, 12.4, -11, 5, -1.4) +
  curve(5, -21.4, 13.4, -11, 5, -1.4) +
  limb(5, -21.4, -5, -11, 0.3) +
  limb(5, -1.4, -5, -11, 0.3) +
  spear(-5, -10.8, 15, -11.6, 4);

const mediumHorse =
  galloping + rider(-3, -1) + disc(-4.4, -5.4, 5.2) + spear(-20, -1.4, 21, -18, 6) + limb(-2, -9.4, 3.4, -10.2, 2.6, 2);

const heavyHorse =
  walking +
  rider(-3, -1) +
  crest(-2.6, -15.2) +
  disc(-4.6, -4.6, 7) +
  spear(-10, 12, 11.4, -23, 7) +
  limb(-2, -9, 3, -9.4, 2.6);

const cataphract =
  walking +
  trapper +
  rider(-4, -1) +
  shape([-7, -15], [-3.4, -21.6], [0, -15]) +
  spear(-22, -4, 24, -14.4, 7) +
  limb(-3, -9, 2, -9, 3);

const barbarianChariot =
  team(8, 3.4) +
  wheel(-11, 9.4, 7.8) +
  limb(-18, 4, 6, 4, 1.8) +
  // An open car: low rail of wicker behind, nothing before.
  curve(-18.6, 3.6, -20, -5, -13, -5) +
  curve(-17.6, 3.6, -19, -4, -13, -4.4) +
  crew(-6, 0) +
  limb(-5, -3.6, 4, -1.4, 2, 1.4) +
  crew(-13.4, -1) +
  bent([-15, -5.4], [-20, -7], [-19, -11.6], 2.4, 1.6) +
  spear(-24, -8.4, -1, -17.4, 5);

const heavyChariot =
  team(9, 2.6) +
  team(12.4, 1) +
  wheel(-10, 7.4, 10) +
  // A boarded car and blades on the axle.
  shape([-20, -4.6], [-2, -6.4], [-1, 3.6], [-19.4, 3.6]) +
  crew(-7, -6) +
  crew(-14.6, -5.4) +
  spear(-19.6, 2, -18.6, -24, 6) +
  limb(-5, -9, 6, -3, 2, 1.2);

const scythe = 'M-10 7.4L-2 11.4C2 13.4 5 12.6 8 9.6C6.4 15 1 16.6 -3.4 14.4L-11 9Z';

const elephant =
  // Back, head, trunk and tusk; pillars for legs.
  'M-21.4 6.4C-23 -3 -18 -6.6 -10 -6.4L6 -6.6C8 -11 15.4 -12.4 18.6 -7.4C21.4 -3.4 20.8 2 22 6.4C22.6 9.4 24.4 9.6 25 7.6' +
  'L26.6 8.4C26 12.6 20.6 13.4 19 9.4C17.8 6.4 17.6 4 16.6 2.4C15 5.4 12 6 9.4 4.6L9.6 17.6L3.6 17.6L3 9.4L-6 9.8L-6.4 17.6L-12.4 17.6' +
  'L-13 10.4L-14.4 17.6L-20 17.6Z' +
  limb(-21, -1, -24, 7.4, 1.2) +
  shape([16, 3], [24.4, 3.6], [25.6, 1.6], [24.4, 5.4], [16, 5.4]) +
  // A tower with two men.
  shape(
    [-13, -16],
    [-10.4, -16],
    [-10.4, -14.4],
    [-7.4, -14.4],
    [-7.4, -16],
    [-4, -16],
    [-4, -14.4],
    [-1, -14.4],
    [-1, -16],
    [2, -16],
    [1, -6],
    [-12, -6],
  ) +
  disc(-8.8, -18.6, 2.4) +
  disc(-2.6, -18.6, 2.4) +
  spear(-13.6, -8, -14.4, -24, 5) +
  // The driver on the neck.
  disc(9.4, -14.6, 2.4) +
  shape([7, -12.4], [11.6, -12.4], [12, -6], [6.4, -6]);

export const mounted: Silhouettes = {
  LC: { ink: lightHorse },
  LBC: { ink: horseArcher },
  BCH: { ink: barbarianChariot },
  MC: { ink: mediumHorse, cut: disc(-4.4, -5.4, 3.6) },
  CAM: { ink: CAMEL + camelRider + spear(-20, -7, 12, -22, 6) + limb(-7, -12, -1, -12.6, 2.4) },
  CCM: {
    ink: CAMEL + camelTrapper + camelRider + shape([-11.6, -17], [-8, -23], [-4.6, -17]) + spear(-24, -8, 20, -19, 6),
    cut:
      curve(-16, 2.6, -2, 4.4, 14, 1) +
      curve(-16, 6.8, -2, 8.4, 13.6, 6) +
      curve(-9, 0, -8.6, 6, -9, 11) +
      curve(-2, -2, -1.6, 6, -2, 11) +
      curve(5, -1, 5.4, 6, 5, 11),
  },
  HC: { ink: heavyHorse, cut: disc(-4.6, -4.6, 5.2) + disc(-4.6, -4.6, 1.4) },
  HCC: { ink: cataphract, cut: scales },
  HCH: { ink: heavyChariot + scythe, cut: curve(-18, -1, -10, -1.6, -2, -1.6) },
  EL: { ink: elephant, cut: curve(6.4, -5, 14, -1, 8.4, 3) + disc(16, -4.4, 0.5) + curve(-11, -10, -5, -10, 1, -10) },
};
