// Silhouettes of the artillery of Napoleonics, pointing right: a gun on its wheels and a gunner behind it. Horse artillery
// has the horse before the gun, guard artillery a gunner in a bearskin.

import { britishShako, frenchBearskin, frenchShako, type Hat, joined } from './napoleonics-hats.ts';
import { bent, disc, limb, shape, wheel } from './outline.ts';
import type { Silhouette, Silhouettes } from './silhouette-types.ts';

/** Barrel with knob, breech and muzzle, on a trail that rests on the ground behind. */
const gun: Silhouette = {
  ink:
    disc(-14, 4.6, 2) +
    shape(
      [-12, 1.4],
      [-4, -1.4],
      [17, -5.4],
      [18, -7],
      [22, -7.6],
      [23.4, -0.4],
      [19.4, 0.4],
      [18.4, -0.6],
      [-3, 5.6],
      [-11, 8],
    ) +
    shape([-2, 4], [4, 6], [-6, 14], [-20, 18], [-23.4, 18], [-22, 15]) +
    wheel(2, 8, 9.6, 8),
  cut: limb(-4, -1, -2.6, 5.4, 0.2) + limb(8, -3.6, 9.2, 2, 0.2),
};

/** The gunner as far as he is seen above the gun, with his rammer. */
const gunner = (hat: Hat): Silhouette =>
  joined(hat(-3, -8), {
    ink:
      shape([-7, -4.6], [0.6, -4.6], [2, 4], [-8, 5]) +
      bent([-0.4, -3], [5, -1], [9, -6], 2.8, 2) +
      limb(4, -1.6, 16, -16.4, 1.3) +
      limb(14.4, -14.4, 18, -18.8, 4),
    cut: limb(-6, -4, 0, 1, 0.3),
  });

/** The edge of the barrel against the man behind it. */
const rim: Silhouette = { ink: '', cut: 'M-12 1.4L-4 -1.4L17 -5.4' };

const footGun = (hat: Hat): Silhouette => joined(gunner(hat), gun, rim);

/** A gun drawn at the trot: the horse at the right, a driver on it, the gun behind. */
const horseGun = (hat: Hat): Silhouette =>
  joined(
    {
      ink:
        'M25 -3L24 -0.4L20.6 -0.8C19 1 18.4 3 18 5.4C17 8 14 8.4 11 8.4C7 9.4 3 9 1 8C-2 8.4 -3.6 6.6 -3.6 4C-3.4 1.6 -2 0.8 0.6 1L9 1.2C12 0.4 14.4 -3.4 16.4 -6.6L18.8 -9.6L19.6 -7.2L22.6 -5.8Z' +
        bent([15.4, 6], [21.4, 8], [21, 12.4], 3.4, 2) +
        bent([13, 7], [15.6, 12], [13, 17.4], 3.4, 2) +
        bent([1.4, 6], [3.4, 12], [0.4, 17.4], 4.2, 2) +
        bent([-0.4, 5.6], [-1.4, 12], [-4.6, 17], 4.2, 2) +
        // Driver.
        shape([1, -7], [7.4, -7], [7.6, 1.6], [0.6, 1.6]) +
        bent([4, 1], [8.4, 4.6], [6.6, 10], 3.6, 2) +
        bent([6, -5.4], [10, -1.6], [14, -3], 2.2, 1.6),
      cut: bent([2.6, 1.6], [6.6, 5.6], [4.8, 10.2], 0.2, 0.2),
    },
    hat(4.2, -9.6),
    {
      ink:
        // Barrel pointing back, over the wheel, and the trail hooked up to the horse.
        shape([-5, 0.4], [-20, -0.8], [-21, -2.4], [-24, -2.6], [-24.6, 4], [-21.4, 4.2], [-20.4, 2.8], [-5, 6.8]) +
        disc(-3.6, 3.6, 1.8) +
        limb(-14, 4, 0, 5, 3, 1.6) +
        wheel(-14.4, 9.6, 8.4, 8),
      cut: limb(-9, 0.4, -9.4, 5.4, 0.2),
    },
  );

export const guns: Silhouettes = {
  FFA: footGun(frenchShako),
  FHA: horseGun(frenchShako),
  FGFA: footGun(frenchBearskin),
  BFA: footGun(britishShako),
  BHA: horseGun(britishShako),
};
