// Faces of the Napoleonics dice: a soldier's head, a horse's head, a gun, a flag and crossed sabres. In the box each has a
// ground of its own, and symbols are light on it; the shapes alone tell them apart.

import '../styles/napoleonics.css';
import type { Faces } from './faces.ts';
import { disc, shape } from './outline.ts';

const SOLDIER =
  // Plume, shako and its peak, a face in profile, shoulders.
  'M8 -40L7 -46C7 -53 21 -53 21 -46L20 -40L32 -40L24 -11L42 0L39 6L18 3L25 14L17 18L15 26L9 29C26 31 35 38 37 48L-41 48C-39 38 -30 31 -13 29L-14 24C-19 18 -20 10 -19 2L-25 -11L-32 -40Z';

const HORSE =
  // Head and neck as of a chessman.
  'M-8 -32L-2 -45L6 -33C14 -30 18 -24 22 -14L35 4C38 10 34 17 27 17L22 15C14 12 10 12 4 13C8 22 20 28 22 42L-32 42C-36 10 -30 -18 -8 -32Z';

const GUN =
  // A barrel with breech and muzzle; under it the wheel, with a hole at its hub, and the foot of the trail.
  shape([-47, -10], [-42, -20], [24, -36], [27, -44], [41, -47], [48, -18], [35, -14], [30, -21], [-36, -2]) +
  shape([-20, 2], [-4, 30], [-38, 44], [-50, 44], [-48, 34]) +
  `${disc(4, 17, 28)}M-7 17a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z`;

const FLAG = 'M-34 -40L-26 -40L-26 42L-34 42ZM-22 -36C-8 -44 8 -26 38 -34L38 6C8 14 -8 -4 -22 4Z';

const sabre = (way: 1 | -1): string => {
  const x = (value: number): number => value * way;
  const blade = `M${x(38)} -42C${x(32)} -14 ${x(10)} 8 ${x(-16)} 22L${x(-10)} 31L${x(-15)} 34L${x(-21)} 27L${x(-34)} 39L${x(-40)} 33L${x(-27)} 21L${x(-33)} 12L${x(-28)} 9L${x(-22)} 15C${x(0)} 0 ${x(20)} -16 ${x(38)} -42Z`;
  return blade;
};

export const napoleonicsFaces: Faces = {
  infantry: {
    label: 'infantry',
    path: SOLDIER,
    colour: 'azure',
    ground: 'blue',
    cut: 'M-23 -7L27 -7M-12 34L8 48M10 34L-9 48',
  },
  cavalry: { label: 'cavalry', path: HORSE, colour: 'yellow', ground: 'yellow', cut: 'M6 -18L10 -15' },
  artillery: {
    label: 'artillery',
    path: GUN,
    colour: 'red',
    ground: 'red',
    cut: 'M4 -11V6M4 28V45M-24 17H-7M15 17H32',
  },
  flag: { label: 'flag', path: FLAG, colour: 'ink', ground: 'black' },
  sabres: { label: 'crossed sabres', path: sabre(1) + sabre(-1), colour: 'steel', ground: 'black' },
};
