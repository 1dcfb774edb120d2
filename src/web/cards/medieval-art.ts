// Pictures on the cards of Medieval that Ancients does not have, or whose troops look different here. Drawn round (0,0), 120
// wide and 60 high. Keys of Inspired Leadership actions that are no cards have pictures too.

import { faceOf } from '../pieces/faces.ts';
import { disc, shape } from '../pieces/outline.ts';
import { silhouetteOf } from '../pieces/silhouettes.ts';
import type { Picture, Stroke } from './art.ts';

const FIELD = 'M-54 -26H54V26H-54ZM-18 -26V26M18 -26V26';

const troop = (code: string, x: number, scale: number, y = 4): Stroke => ({
  path: silhouetteOf('medieval', code, 'medium').ink,
  as: 'ink',
  at: [x, y, scale],
});

const face = (key: string, x: number, y: number, scale: number): Stroke => {
  const { path, colour } = faceOf('medieval', key);
  return { path, as: colour, at: [x, y, scale] };
};

const chevron = (x: number): string =>
  shape([x - 9, -15], [x - 1, -15], [x + 10, 0], [x - 1, 15], [x - 9, 15], [x + 2, 0]);

/** A small block at (x, y). */
const block = (x: number, y: number, half: number): string =>
  shape([x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]);

/** A leader in a section, with the three linked hexes that hear him. */
const leadership = (section: -1 | 0 | 1): Picture => {
  const x = section * 36;
  return [
    { path: FIELD, as: 'line' },
    { path: `M${x - 10} 16H${x + 10}M${x} 2V16`, as: 'line' },
    face('helmet', x, -9, 0.26),
    { path: [-11, 0, 11].map((dx) => block(x + dx, 16, 4)).join(''), as: 'ink' },
  ];
};

/** A hand of cards in a section: as many units there as the hand has cards. */
const command = (section: -1 | 0 | 1): Picture => {
  const x = section * 36;
  const sheet = (lean: number): string => {
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    const corner = (u: number, v: number) => [x + u * c - v * s, 18 + u * s + v * c] as const;
    return shape(corner(-5, -36), corner(5, -36), corner(5, -19), corner(-5, -19));
  };
  return [
    { path: FIELD, as: 'line' },
    ...[-0.3, 0, 0.3].flatMap(
      (lean): Picture => [
        { path: sheet(lean), as: 'ink' },
        { path: sheet(lean), as: 'paleLine' },
      ],
    ),
    { path: [-10, 0, 10].map((dx) => block(x + dx, 14, 4)).join(''), as: 'ink' },
  ];
};

const SPEED = 'M-56 -12H-34M-52 2H-36M-56 16H-35';

export const medieval: { readonly [card: string]: Picture } = {
  // A rider far out, and two cards of which one is kept.
  scout: [
    troop('LC', -24, 1.2),
    { path: 'M24 -16H42V10H24Z', as: 'line' },
    { path: shape([34, -8], [52, -8], [52, 18], [34, 18]), as: 'ink' },
    { path: 'M38.5 5L42 9L48.5 0', as: 'paleLine' },
  ],
  leftCommand: command(-1),
  centreCommand: command(0),
  rightCommand: command(1),
  forward: [
    { path: FIELD, as: 'line' },
    {
      path: [-36, 0, 36]
        .map((x) => shape([x, -20], [x + 12, -4], [x + 5, -4], [x + 5, 18], [x - 5, 18], [x - 5, -4], [x - 12, -4]))
        .join(''),
      as: 'ink',
    },
  ],
  // A leader and the two linked hexes that hear him, wherever they are.
  leadershipAny: [
    { path: 'M-42 12H42', as: 'line' },
    face('helmet', 0, -3, 0.56),
    { path: block(-43, 12, 9) + block(43, 12, 9), as: 'ink' },
  ],
  leadershipLeft: leadership(-1),
  leadershipCentre: leadership(0),
  leadershipRight: leadership(1),
  // Flight that was a feint: the rider turns, and the way he came turns back on the pursuer.
  ambush: [
    troop('LBC', -18, 1.3),
    { path: 'M50 18H32C20 18 20 -14 34 -14H42', as: 'line' },
    { path: shape([40, -22], [56, -14], [40, -6]), as: 'ink' },
  ],
  // A war horn, and the dice that say who hears it.
  cryHavoc: [
    {
      path: 'M-54 8C-42 22 -16 22 -4 -12L-12 -18C-20 6 -38 12 -52 3Z' + disc(-8, -15, 5.4, 3.4),
      as: 'ink',
    },
    { path: 'M3 -20C6 -17 7 -12 5 -8M10 -25C15 -19 16 -10 13 -4', as: 'line' },
    face('light', 22, 14, 0.22),
    face('medium', 36, -8, 0.22),
    face('heavy', 48, 14, 0.2),
  ],
  doubleTime: [{ path: chevron(-44) + chevron(-24), as: 'ink' }, troop('A', 26, 1.35)],
  fireAndClose: [troop('MBC', -34, 1.05), { path: chevron(0), as: 'ink' }, troop('MC', 34, 1.05)],
  footOnslaught: [{ path: SPEED, as: 'line' }, troop('WA', -12, 1.25), troop('WA', 24, 1.35)],
  leaders: [face('helmet', -38, 3, 0.42), face('helmet', 0, 0, 0.58), face('helmet', 38, 3, 0.42)],
  mountedCharge: [{ path: SPEED, as: 'line' }, troop('MC', 14, 1.4)],
  // An Inspired Leadership action: units change their places.
  redeploy: [
    { path: block(-40, 0, 9) + block(40, 0, 9), as: 'ink' },
    { path: 'M-34 -15C-20 -28 14 -28 26 -18M34 15C20 28 -14 28 -26 18', as: 'line' },
    { path: shape([20, -24], [33, -13], [20, -11]) + shape([-20, 24], [-33, 13], [-20, 11]), as: 'ink' },
  ],
};
