// What the soldiers of Napoleonics wear on their heads, facing right: the nation of a troop is told by the shape of its
// shako, its kind by shako, bearskin, helmet or hat. (x, y) is the middle of the head; heads are large, as on toy soldiers.

import { curve, disc, limb, shape } from './outline.ts';
import type { Silhouette } from './silhouette-types.ts';

/** A hat on a head. */
export type Hat = (x: number, y: number) => Silhouette;

export const joined = (...parts: readonly Silhouette[]): Silhouette => ({
  ink: parts.map(({ ink }) => ink).join(''),
  cut: parts.map(({ cut = '' }) => cut).join(''),
});

/** Head with a nose, and the peak of a cap before it. */
const face = (x: number, y: number): string =>
  disc(x, y, 3.7) + shape([x + 2.8, y - 1], [x + 5, y + 1.2], [x + 2.4, y + 2.2]);

const peak = (x: number, y: number): string =>
  shape([x + 1, y - 2.8], [x + 4, y - 2.8], [x + 7, y - 0.6], [x + 3, y - 1.2]);

const band = (x: number, y: number, half: number): string => curve(x - half, y, x, y + 0.6, x + half, y);

/** France: wider at the top than below, with a tall plume in front. */
export const frenchShako: Hat = (x, y) => ({
  ink:
    face(x, y) +
    peak(x, y) +
    shape([x - 4, y - 2], [x + 4.2, y - 2], [x + 5.8, y - 9.4], [x - 5.6, y - 9.4]) +
    limb(x + 3.6, y - 9, x + 4.2, y - 15.4, 1.8, 3.2),
  cut: band(x, y - 3.6, 4.4),
});

/** Britain: a narrow pipe, higher in front, with a short tuft. */
export const britishShako: Hat = (x, y) => ({
  ink:
    face(x, y) +
    peak(x, y) +
    shape(
      [x - 3.6, y - 2],
      [x + 4, y - 2],
      [x + 4, y - 12.2],
      [x + 0.4, y - 12.2],
      [x - 0.2, y - 9.4],
      [x - 3.6, y - 9.4],
    ),
  cut: band(x, y - 3.6, 4) + disc(x + 2, y - 7.6, 0.9),
});

/** Portugal: a rounded shield stands up in front of a low cap. */
export const portugueseShako: Hat = (x, y) => ({
  ink:
    face(x, y) +
    peak(x, y) +
    `M${x - 4} ${y - 2}L${x - 4.4} ${y - 6}L${x - 1} ${y - 7}C${x - 1.4} ${y - 11} ${x} ${y - 14} ${x + 2.4} ${y - 14}C${x + 5} ${y - 14} ${x + 5.4} ${y - 9} ${x + 4.2} ${y - 2}Z`,
  cut: band(x, y - 3.6, 4.2) + curve(x - 0.6, y - 4, x - 1, y - 8, x + 0.4, y - 11.6),
});

/** The Dutch and Belgians: a low cap with peaks before and behind, and a ball on top. */
export const dutchShako: Hat = (x, y) => ({
  ink:
    face(x, y) +
    peak(x, y) +
    shape([x - 3, y - 2.8], [x - 7, y - 0.4], [x - 3, y - 1]) +
    shape([x - 4, y - 2], [x + 4.2, y - 2], [x + 4.4, y - 8.4], [x - 4.2, y - 8.4]) +
    disc(x + 1.6, y - 11, 2.8),
  cut: band(x, y - 3.6, 4.2),
});

const fur = (x: number, y: number): string =>
  `M${x - 4.6} ${y - 0.4}C${x - 8} ${y - 7} ${x - 6.6} ${y - 14} ${x + 0.4} ${y - 14}C${x + 7.4} ${y - 14} ${x + 7.4} ${y - 6} ${x + 5} ${y - 0.8}C${x + 2} ${y - 2.4} ${x - 2} ${y - 2.4} ${x - 4.6} ${y - 0.4}Z`;

/** A bearskin; the French one has a plate in front and may have a plume, the British one cords. */
export const frenchBearskin: Hat = (x, y) => ({
  ink: face(x, y) + fur(x, y),
  cut: `M${x + 1.4} ${y - 2.4}C${x + 0.6} ${y - 6} ${x + 1.8} ${y - 9.4} ${x + 5.8} ${y - 10}`,
});

export const plumedBearskin: Hat = (x, y) => {
  const { ink, cut } = frenchBearskin(x, y);
  return { ink: ink + limb(x - 4.6, y - 9, x - 7.4, y - 16, 2.2, 3.4), cut };
};

export const britishBearskin: Hat = (x, y) => ({
  ink:
    face(x, y) +
    // Taller and straighter, on a chain under the chin.
    `M${x - 5} ${y}C${x - 6.8} ${y - 6} ${x - 6.4} ${y - 15.4} ${x + 0.2} ${y - 15.4}C${x + 6.6} ${y - 15.4} ${x + 6.4} ${y - 6} ${x + 5} ${y - 1}C${x + 2} ${y - 2.4} ${x - 2} ${y - 2.4} ${x - 5} ${y}Z` +
    limb(x - 4.4, y - 1, x - 3, y + 3.6, 1.4),
  cut: curve(x - 5.8, y - 9.6, x, y - 5, x + 6, y - 8.2) + curve(x - 5.8, y - 7.4, x, y - 3, x + 6, y - 6),
});

/** Militia: what people wore. France a hat athwart, Portugal a round hat, the Dutch a flat cap with a tassel. */
export const cockedHat: Hat = (x, y) => ({
  ink:
    face(x, y) +
    `M${x - 9.4} ${y - 0.4}C${x - 7} ${y - 9.4} ${x + 7} ${y - 9.4} ${x + 9.6} ${y - 0.4}C${x + 5} ${y - 3.4} ${x - 5} ${y - 3.4} ${x - 9.4} ${y - 0.4}Z`,
  cut: limb(x + 2.6, y - 6.6, x + 1.6, y - 3.4, 0.3),
});

export const roundHat: Hat = (x, y) => ({
  ink:
    face(x, y) +
    shape([x - 8, y - 1.6], [x - 7, y - 3.4], [x + 7.4, y - 3.4], [x + 8.4, y - 1.6]) +
    shape([x - 4.4, y - 3], [x - 3.4, y - 8.6], [x + 3.6, y - 8.6], [x + 4.6, y - 3]),
  cut: band(x, y - 4.4, 4.4),
});

export const flatCap: Hat = (x, y) => ({
  ink:
    face(x, y) +
    shape([x - 3.8, y - 2], [x + 4, y - 2], [x + 7, y - 6.4], [x - 7, y - 6.4]) +
    limb(x - 6, y - 6, x - 9, y - 0.6, 0.8) +
    disc(x - 9, y, 1.6),
  cut: band(x, y - 3.4, 4.4),
});

/** Helmets of the horse, with a mane that flies behind, and with a roll of fur from front to back. */
const bowl = (x: number, y: number): string =>
  shape([x - 4.4, y + 1], [x - 4.2, y - 3], [x - 2, y - 5.4], [x + 2, y - 5.4], [x + 4.2, y - 3], [x + 4.6, y - 1.2]) +
  peak(x, y);

export const manedHelmet: Hat = (x, y) => ({
  ink:
    face(x, y) +
    bowl(x, y) +
    `M${x + 3.6} ${y - 10.4}C${x - 1} ${y - 10.4} ${x - 5} ${y - 9} ${x - 7.4} ${y - 5}C${x - 9} ${y - 2} ${x - 11} ${y + 0.4} ${x - 14.4} ${y + 1}C${x - 11.4} ${y + 4.6} ${x - 6} ${y + 3} ${x - 3.6} ${y - 3.4}L${x + 3} ${y - 5.6}Z`,
  cut: curve(x - 4, y - 3, x, y - 6, x + 4, y - 3.6),
});

export const furredHelmet: Hat = (x, y) => ({
  ink:
    face(x, y) +
    bowl(x, y) +
    `M${x + 7} ${y - 4.6}C${x + 8} ${y - 10.6} ${x + 1} ${y - 12.4} ${x - 3.4} ${y - 9.6}C${x - 7.4} ${y - 7} ${x - 7.4} ${y - 1} ${x - 5.6} ${y + 2.2}C${x - 4.4} ${y - 2} ${x - 2.4} ${y - 5} ${x + 2} ${y - 5.4}C${x + 4} ${y - 5.4} ${x + 5.4} ${y - 5} ${x + 7} ${y - 4.6}Z`,
  cut: curve(x - 4, y - 1, x - 2, y - 6.4, x + 5.6, y - 5.2),
});
