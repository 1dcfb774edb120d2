// The leader's face on the dice of Medieval: a pointed helmet of riveted plates with a nose guard and cheek guards. The
// other five faces are those of Ancients.

import type { FaceArt } from './faces.ts';

export const medievalHelmet: FaceArt = {
  label: 'helmet',
  colour: 'gold',
  path:
    // Dome, brow band with nose guard, and the two cheek guards: seen from the front.
    'M-30 -1C-30 -19 -14 -27 0 -45C14 -27 30 -19 30 -1Z' +
    'M-34 4H34V14H7L6 36H-6L-7 14H-34Z' +
    'M-34 19H-22C-22 28 -19 32 -11 33L-12 47C-28 46 -37 34 -34 19Z' +
    'M34 19H22C22 28 19 32 11 33L12 47C28 46 37 34 34 19Z',
  cut: 'M0 -34V-4',
};
