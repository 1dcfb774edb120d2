// Pictures on cards without a section diagram, by game and card. Drawn round (0,0), 120 wide and 60 high. A card without a
// picture shows the emblem of its kind.

import { own } from '../../kernel/own.ts';
import { faceOf } from '../pieces/faces.ts';
import { curve, disc, shape, spear } from '../pieces/outline.ts';
import { silhouetteOf } from '../pieces/silhouettes.ts';
import { medieval } from './medieval-art.ts';
import { napoleonics } from './napoleonics-art.ts';

export interface Stroke {
  readonly path: string;
  /** `ink` is filled, `line` is stroked, `pale` is filled in the colour of the paper; others are names of die colours. */
  readonly as: string;
  readonly at?: readonly [x: number, y: number, scale: number];
}

export type Picture = readonly Stroke[];

const VEXILLUM = 'M0 -27V28M-17 -20H17M-14 -20V8L-9.3 3L-4.6 8L0 3L4.6 8L9.3 3L14 8V-20';
const FIELD = 'M-54 -26H54V26H-54ZM-18 -26V26M18 -26V26';

const symbols = (face: string): Picture => {
  const { path, colour } = faceOf('ancients', face);
  return [-40, 0, 40].map((x) => ({ path, as: colour, at: [x, 0, x === 0 ? 0.54 : 0.36] }));
};

const troop = (code: string, x: number, scale: number): Stroke => ({
  path: silhouetteOf('ancients', code, 'medium').ink,
  as: 'ink',
  at: [x, 4, scale],
});

const inspired = (section: -1 | 0 | 1): Picture => [
  { path: FIELD, as: 'line' },
  { path: VEXILLUM, as: 'line', at: [section * 36, 0, 0.8] },
  { path: disc(section * 36, -8, 4), as: 'gold' },
];

const shield = (x: number): Picture => [
  { path: disc(x, 0, 20), as: 'ink' },
  { path: disc(x, 0, 15), as: 'paleLine' },
  { path: disc(x, 0, 5), as: 'pale' },
];

/** An arrow falling to (x, y), with feathers. */
const arrow = (x: number, y: number): string =>
  `M${x - 17} ${y - 23}L${x} ${y}M${x - 7} ${y - 2}L${x} ${y}L${x + 1} ${y - 7}M${x - 21} ${y - 22}L${x - 16} ${y - 21}L${x - 15} ${y - 27}`;

const chevron = (x: number): string =>
  shape([x - 12, -18], [x - 2, -18], [x + 12, 0], [x - 2, 18], [x - 12, 18], [x + 2, 0]);

const ancients: { readonly [card: string]: Picture } = {
  orderLight: symbols('light'),
  orderMedium: symbols('medium'),
  orderHeavy: symbols('heavy'),
  orderMounted: [troop('LC', -26, 1.05), troop('HC', 26, 1.05)],
  leadershipAny: [
    { path: VEXILLUM, as: 'line' },
    { path: disc(0, -10, 5), as: 'gold' },
    { path: 'M-26 -16C-40 -6 -38 14 -22 24M26 -16C40 -6 38 14 22 24', as: 'line' },
    {
      path:
        disc(-33, -6, 4, 2.4) +
        disc(-34, 6, 4, 2.4) +
        disc(-29, 16, 4, 2.4) +
        disc(33, -6, 4, 2.4) +
        disc(34, 6, 4, 2.4) +
        disc(29, 16, 4, 2.4),
      as: 'ink',
    },
  ],
  inspiredLeft: inspired(-1),
  inspiredCentre: inspired(0),
  inspiredRight: inspired(1),
  clashOfShields: [
    { path: 'M-54 22L34 -26M54 22L-34 -26', as: 'line' },
    { path: spear(-54, 22, 36, -27, 14) + spear(54, 22, -36, -27, 14), as: 'ink' },
    ...shield(-22),
    ...shield(22),
  ],
  counterAttack: [
    { path: 'M-40 18V2C-40 -14 -12 -14 -12 2V6M40 -18V-2C40 14 12 14 12 -2V-6', as: 'line' },
    { path: shape([-20, 4], [-4, 4], [-12, 18]) + shape([20, -4], [4, -4], [12, -18]), as: 'ink' },
  ],
  darkenTheSky: [{ path: [-36, -14, 8, 30, 52].map((x, i) => arrow(x, i % 2 === 0 ? 6 : 24)).join(''), as: 'line' }],
  doubleTime: [{ path: chevron(-34) + chevron(-10), as: 'ink' }, troop('LI', 34, 1.2)],
  firstStrike: [
    { path: spear(-52, 10, 24, -4, 24), as: 'ink' },
    { path: 'M-52 10L6 -0.6M30 -6L46 -9M28 -14L40 -24M30 2L44 10M20 -16L22 -27M22 8L26 20', as: 'line' },
  ],
  iAmSpartacus: [
    // A chain that breaks.
    { path: disc(-40, 6, 11, 8) + disc(40, 6, 11, 8), as: 'line' },
    { path: disc(-22, 2, 11, 8) + disc(22, 2, 11, 8), as: 'line' },
    {
      path: 'M-8 -2C-4 -10 -2 -8 -3 -4M8 -2C4 -10 2 -8 3 -4M0 -14V-26M-8 -14L-14 -23M8 -14L14 -23M-4 10L-6 20M4 10L6 20',
      as: 'line',
    },
  ],
  lineCommand: [-44, -22, 0, 22, 44].flatMap(
    (x): Picture => [
      { path: shape([x - 8, 2], [x + 8, 2], [x + 8, 22], [x - 8, 22]), as: 'ink' },
      { path: `M${x} -4V-20M${x - 5} -14L${x} -20L${x + 5} -14`, as: 'line' },
    ],
  ),
  moveFireMove: [
    { path: chevron(-40) + chevron(40), as: 'ink' },
    { path: curve(-8, -24, 22, 0, -8, 24) + 'M-8 -24L-8 24', as: 'line' },
    { path: spear(-16, 0, 20, 0, 9), as: 'ink' },
  ],
  mountedCharge: [troop('MC', 14, 1.35), { path: 'M-54 -10H-26M-48 4H-30M-54 18H-28', as: 'line' }],
  rally: [
    { path: VEXILLUM, as: 'line' },
    { path: disc(0, -10, 5), as: 'gold' },
    {
      path: [-46, -26, 26, 46].map((x) => shape([x - 7, 8], [x + 7, 8], [x + 7, 24], [x - 7, 24])).join(''),
      as: 'ink',
    },
    {
      path: 'M-46 0C-44 -14 -36 -18 -26 -18M-31 -23L-25 -18L-31 -13M46 0C44 -14 36 -18 26 -18M31 -23L25 -18L31 -13',
      as: 'line',
    },
  ],
};

const games: { readonly [game: string]: { readonly [card: string]: Picture } } = {
  ancients,
  // Cards that Medieval shares with Ancients have the same pictures.
  medieval: { ...ancients, ...medieval },
  napoleonics,
};

export const pictureOf = (game: string, card: string): Picture | null => own(own(games, game) ?? {}, card) ?? null;
