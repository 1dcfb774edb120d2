// Silhouettes of the infantry of Napoleonics, facing right. A kind of infantry is told by how it stands: line in rank with
// muskets upright, light kneeling to aim, rifles lying down, grenadiers with the bayonet levelled, guards at attention.

import {
  britishBearskin,
  britishShako,
  cockedHat,
  dutchShako,
  flatCap,
  frenchBearskin,
  frenchShako,
  type Hat,
  joined,
  plumedBearskin,
  portugueseShako,
  roundHat,
} from './napoleonics-hats.ts';
import { bent, curve, disc, limb, shape } from './outline.ts';
import type { Silhouette, Silhouettes } from './silhouette-types.ts';

/** A musket from butt to point of the bayonet. */
function musket(x1: number, y1: number, x2: number, y2: number, bayonet = 7): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const at = (part: number): [number, number] => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
  const [bx, by] = at(0.24);
  const [mx, my] = at(1 - bayonet / length);
  return limb(x1, y1, bx, by, 3, 1.8) + limb(bx, by, mx, my, 1.8, 1.3) + limb(mx, my, x2, y2, 0.9, 0.3);
}

/** A coat with tails behind. */
const coat = (x: number, top: number, hem: number): string =>
  shape([x - 4, top], [x + 3.6, top], [x + 4.4, hem - 4], [x + 3, hem], [x - 6, hem + 2], [x - 4, hem - 5]);

const belts = (x: number, top: number, hem: number): string =>
  limb(x - 3, top + 0.6, x + 3.4, hem - 3, 0.3) + limb(x + 3, top + 0.6, x - 3.4, hem - 3, 0.3);

const marching = (x: number, y: number): string =>
  limb(x + 1, y - 1, x + 5, 17, 4, 2.6) +
  limb(x + 4.4, 17, x + 8, 17, 1.9) +
  limb(x - 1, y - 1, x - 5, 16.6, 4, 2.6) +
  limb(x - 5.6, 17, x - 2.6, 17, 1.9);

const running = (x: number, y: number): string =>
  bent([x + 1, y], [x + 8, y + 4], [x + 7, 17], 4.6, 2.4) +
  limb(x + 6.6, 17, x + 10.4, 17, 1.9) +
  bent([x - 1, y], [x - 6, y + 6], [x - 13, y + 8.6], 4.6, 2.2) +
  limb(x - 12.6, y + 9, x - 13.6, y + 11.4, 1.9);

/** One man of a rank, musket upright before him. */
const ranked = (x: number, hat: Hat): Silhouette =>
  joined(hat(x, -7), {
    ink:
      coat(x, -3.6, 8) +
      marching(x, 7) +
      bent([x + 1, -2], [x + 4.4, 2.4], [x + 6.4, 0], 2.6, 1.8) +
      musket(x + 6.4, 8, x + 6.4, -20.4),
    cut: belts(x, -3.6, 8),
  });

const line = (hat: Hat): Silhouette => joined(ranked(-4.6, hat), ranked(10.4, hat));

/** One knee on the ground, musket to the cheek. */
const light = (hat: Hat): Silhouette =>
  joined(hat(-2, -3.4), {
    ink:
      shape([-6, -0.6], [2, -0.6], [2, 9], [-5, 10]) +
      bent([0, 8], [8.6, 8.4], [8.6, 17], 4.6, 2.8) +
      limb(8, 17, 12.6, 17, 2) +
      bent([-3, 8.6], [-1.6, 16.4], [-12, 17], 4.8, 2.4) +
      bent([1, 1.6], [7, 5], [11, 0.4], 2.8, 2) +
      bent([-3.4, 1.4], [-7.6, 4], [-0.4, 1.8], 2.8, 2) +
      musket(-6.4, 2.4, 24, -1.2, 4),
    cut: belts(-2, -0.4, 9),
  });

/** Flat on the ground, a rifle over the pack. */
const rifle = (hat: Hat): Silhouette =>
  joined(hat(2, 5.4), {
    ink:
      // Back and legs, feet at the left.
      'M4 8.6C0 8 -6 8.6 -10 11L-22 13.6L-22.6 17L-9 17.4L6 17.2L8 12Z' +
      limb(-21, 16, -24, 11.8, 2.2) +
      bent([4, 10], [10, 16.4], [14, 9.4], 3, 2.2) +
      musket(-1, 11.6, 24, 5.4, 0.5) +
      // A stone he lies behind.
      'M10.6 18L12.4 13.4L17 11.6L22.4 13.4L24 18Z',
    cut: curve(-8, 11, -4, 13.6, 4, 13.4) + limb(12.6, 13.6, 17, 15, 0.3),
  });

/** At the run with the bayonet levelled. */
const charging = (hat: Hat): Silhouette =>
  joined(hat(0.6, -7), {
    ink:
      shape([-4.6, -3.8], [3.6, -3.8], [4, 4], [2.4, 8.4], [-7.6, 9.4], [-5, 3]) +
      running(-1, 7) +
      bent([-2.6, -1.6], [-7, 3], [-1.6, 4.6], 3, 2.2) +
      bent([2, -1.4], [7.6, 2.4], [11.6, 0], 3, 2.2) +
      musket(-8.4, 7.4, 25, -3.4, 8),
    cut: belts(-0.6, -3.6, 7),
  });

/** At attention in a long coat, the musket along his side. */
const attention = (hat: Hat): Silhouette =>
  joined(hat(0, -6.4), {
    ink:
      shape([-6, -3], [5.4, -3], [6, 4], [7.6, 13.4], [-7.6, 13.4], [-6, 4]) +
      limb(-3, 13, -3.4, 17, 3.4) +
      limb(3, 13, 3.4, 17, 3.4) +
      limb(-4, 17.2, -0.6, 17.2, 1.8) +
      limb(3, 17.2, 6.6, 17.2, 1.8) +
      // Epaulettes.
      disc(-5.8, -2.2, 2.4, 1.6) +
      disc(5.4, -2.2, 2.4, 1.6) +
      bent([5.4, -1.4], [9, 4.4], [12, 3], 2.8, 2) +
      musket(12.6, 12.4, 12.6, -20.6, 8),
    cut: belts(0, -2.6, 9) + limb(0, 6, 0, 13, 0.3) + curve(-6, 5.6, 0, 6.6, 6, 5.6),
  });

/** A man in a plain coat with his musket across his shoulder. */
const militia = (hat: Hat): Silhouette =>
  joined(hat(-1, -6.8), {
    ink:
      'M-6 -3L4 -3L5.6 5L8.4 11C3 9.4 -4 10 -9.4 12L-7 4Z' +
      limb(2, 9, 5, 17, 3.6, 2.6) +
      limb(4.4, 17, 8, 17, 1.9) +
      limb(-3, 9.4, -6, 17, 3.6, 2.6) +
      limb(-6.6, 17, -3, 17, 1.9) +
      bent([2, -1.4], [8, 3], [11, -2], 2.8, 2) +
      musket(-12.4, 8.6, 20, -10.4, 6) +
      // A sack on a strap.
      disc(-7.6, 7, 3.4, 4),
    cut: limb(3.4, -2.4, -5.4, 5, 0.3) + curve(-10, 5.4, -7.6, 6.8, -5, 5.4),
  });

export const foot: Silhouettes = {
  FLN: line(frenchShako),
  FLT: light(frenchShako),
  FGR: charging(frenchBearskin),
  FOG: attention(plumedBearskin),
  FYG: charging(frenchShako),
  FMI: militia(cockedHat),
  BLN: line(britishShako),
  BLT: light(britishShako),
  BRL: rifle(britishShako),
  BGR: charging(britishBearskin),
  BGG: attention(britishBearskin),
  PLN: line(portugueseShako),
  PLT: light(portugueseShako),
  PMI: militia(roundHat),
  DLN: line(dutchShako),
  DLT: light(dutchShako),
  DMI: militia(flatCap),
};
