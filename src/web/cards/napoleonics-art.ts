// Pictures of the Napoleonics cards, drawn round (0,0), 120 wide and 60 high. Cards of the sections show the field in three
// parts, for wherever the card has no diagram of its own: the number of an assault is that of the cards in hand.

import { curve, disc, limb, shape, wheel } from '../pieces/outline.ts';
import { silhouetteOf } from '../pieces/silhouettes.ts';
import type { Picture, Stroke } from './art.ts';

const FIELD = 'M-54 -26H54V26H-54ZM-18 -26V26M18 -26V26';

const troop = (code: string, x: number, scale: number, y = 4): Stroke => ({
  path: silhouetteOf('napoleonics', code, '').ink,
  as: 'ink',
  at: [x, y, scale],
});

const block = (x: number, y: number, size = 12): string =>
  shape(
    [x - size / 2, y - size / 2],
    [x + size / 2, y - size / 2],
    [x + size / 2, y + size / 2],
    [x - size / 2, y + size / 2],
  );

/** Where one, two or three blocks stand in a section. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-8, 0],
    [8, 0],
  ],
  [
    [-8, -8],
    [8, -8],
    [0, 8],
  ],
];

/** So many blocks on the left, in the centre and on the right. */
const ordered = (...counts: readonly [number, number, number]): Picture => [
  { path: FIELD, as: 'line' },
  {
    path: counts.map((count, i) => PLACES[count].map(([x, y]) => block((i - 1) * 36 + x, y)).join('')).join(''),
    as: 'ink',
  },
];

const inSection = (section: -1 | 0 | 1, count: number): Picture =>
  ordered(section === -1 ? count : 0, section === 0 ? count : 0, section === 1 ? count : 0);

/** One unit, and two cards to choose from. */
const scout = (section: -1 | 0 | 1): Picture => {
  const x = section * 36;
  return [
    { path: FIELD, as: 'line' },
    { path: block(x, 12), as: 'ink' },
    { path: `M${x - 13} -19H${x - 2}V-3H${x - 13}Z`, as: 'ink' },
    { path: `M${x + 2} -19H${x + 13}V-3H${x + 2}Z`, as: 'line' },
  ];
};

/** As many units as cards: a fan of cards over a row of blocks. */
const assault = (section: -1 | 0 | 1): Picture => {
  const x = section * 36;
  const card = (lean: number): string => {
    const top = { x: x + lean * 9, y: -20 + Math.abs(lean) * 2.4 };
    const foot = { x: x + lean * 3, y: -2 };
    return limb(top.x, top.y, foot.x, foot.y, 8);
  };
  return [
    { path: FIELD, as: 'line' },
    { path: card(-1) + card(1), as: 'ink' },
    { path: card(0), as: 'pale' },
    { path: `M${x - 4} -20H${x + 4}V-2H${x - 4}Z`, as: 'line' },
    { path: block(x - 11, 14, 9) + block(x, 14, 9) + block(x + 11, 14, 9), as: 'ink' },
  ];
};

const BICORNE =
  'M-40 10C-36 2 -28 2 -24 -4C-18 -16 -8 -22 2 -22C14 -22 22 -14 27 -5C30 1 36 3 41 9C28 16 14 9 0 9C-14 9 -28 17 -40 10Z';

/** A bayonet on the end of its barrel, point at the far end. */
const bayonet = (x1: number, y1: number, x2: number, y2: number): string => {
  const at = (part: number): [number, number] => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
  const [sx, sy] = at(0.42);
  const [bx, by] = at(0.56);
  return limb(x1, y1, sx, sy, 5, 4.4) + limb(sx, sy, bx, by, 6.6) + limb(bx, by, x2, y2, 4.6, 0.4);
};

const chevron = (x: number, y = 0): string =>
  shape([x - 9, y - 13], [x - 1, y - 13], [x + 9, y], [x - 1, y + 13], [x - 9, y + 13], [x + 1, y]);

/** Rays of a burst round a point. */
const burst = (x: number, y: number, from: number, to: number, count = 8): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * 2 * i) / count + 0.2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x + from * c).toFixed(1)} ${(y + from * s).toFixed(1)}L${(x + to * c).toFixed(1)} ${(y + to * s).toFixed(1)}`;
  }).join('');

const STANDARD = 'M0 -28V28M2 -25C12 -30 18 -18 30 -24V0C18 6 12 -6 2 -1';

export const napoleonics: { readonly [card: string]: Picture } = {
  scoutLeft: scout(-1),
  scoutCentre: scout(0),
  scoutRight: scout(1),
  probeLeft: inSection(-1, 2),
  probeCentre: inSection(0, 2),
  probeRight: inSection(1, 2),
  attackLeft: inSection(-1, 3),
  attackCentre: inSection(0, 3),
  attackRight: inSection(1, 3),
  assaultLeft: assault(-1),
  assaultCentre: assault(0),
  assaultRight: assault(1),
  coordinatedAdvance: ordered(1, 2, 1),
  flankAttack: ordered(2, 0, 2),
  forward: ordered(2, 2, 2),
  reconInForce: ordered(1, 1, 1),
  bayonetCharge: [
    troop('FYG', -22, 1.15),
    troop('FYG', 22, 1.15),
    { path: 'M-58 -6H-48M-57 6H-46M-58 18H-50', as: 'line' },
  ],
  bombard: [
    troop('FFA', -26, 1.25),
    { path: 'M10 -12C22 -24 34 -20 40 -6', as: 'line' },
    { path: disc(42, 4, 6), as: 'ink' },
    { path: burst(42, 4, 10, 17), as: 'line' },
  ],
  cavalryCharge: [
    troop('FHC', -16, 1.15),
    troop('FLC', 32, 1.15),
    { path: 'M-58 -4H-46M-57 8H-48M-58 20H-46', as: 'line' },
  ],
  counterAttack: [
    { path: 'M-46 16V0C-46 -18 -14 -18 -14 0V4M46 -16V0C46 18 14 18 14 0V-4', as: 'line' },
    { path: shape([-23, 2], [-5, 2], [-14, 18]) + shape([23, -2], [5, -2], [14, -18]), as: 'ink' },
  ],
  elan: [
    // A drum and its sticks.
    { path: 'M-18 -8V18C-18 29 18 29 18 18V-8Z', as: 'ink' },
    { path: 'M-18 -2L-9 22L0 2L9 22L18 -2', as: 'paleLine' },
    { path: disc(0, -8, 18, 6.5), as: 'pale' },
    { path: disc(0, -8, 18, 6.5), as: 'line' },
    {
      path: limb(-44, -26, -6, -9, 2, 3.6) + limb(44, -26, 6, -9, 2, 3.6) + disc(-5, -9, 3) + disc(5, -9, 3),
      as: 'ink',
    },
    {
      path: 'M-36 4C-42 10 -42 16 -36 22M36 4C42 10 42 16 36 22M-46 0C-54 10 -54 16 -46 26M46 0C54 10 54 16 46 26',
      as: 'line',
    },
  ],
  fireAndHold: [
    troop('BLT', -32, 1.2),
    { path: burst(12, -3, 6, 13), as: 'line' },
    { path: disc(12, -3, 3.4), as: 'ink' },
    { path: 'M32 4C26 0 29 -9 36 -8C37 -17 50 -18 51 -9C58 -8 58 2 51 3C47 8 36 8 32 4Z', as: 'line' },
  ],
  firstStrike: [
    { path: bayonet(-56, 12, 22, -6), as: 'ink' },
    { path: 'M30 -8L46 -12M28 -16L40 -26M31 0L45 8M20 -18L22 -28M23 6L27 18', as: 'line' },
  ],
  forceMarch: [{ path: chevron(-46) + chevron(-28), as: 'ink' }, troop('FLN', 0, 1.15), troop('FLN', 38, 1.15)],
  coldSteel: [
    { path: bayonet(-46, 26, 30, -28), as: 'ink' },
    { path: bayonet(46, 26, -30, -28), as: 'ink' },
    { path: burst(0, -6, 12, 19, 4), as: 'line' },
  ],
  leadership: [
    { path: BICORNE, as: 'ink', at: [0, 3, 1.05] },
    { path: 'M4 -16L-2 8', as: 'paleLine' },
    { path: disc(4, -13, 5), as: 'gold' },
    { path: 'M-50 -14L-42 -10M50 -14L42 -10M-34 -26L-29 -20M34 -26L29 -20', as: 'line' },
  ],
  grandManoeuvre: [
    // Two columns that swing round.
    { path: 'M-52 22C-52 -8 -34 -20 -8 -20M52 22C52 0 40 -2 14 -2', as: 'line' },
    { path: shape([-10, -28], [-10, -12], [4, -20]) + shape([16, -10], [16, 6], [2, -2]), as: 'ink' },
    { path: block(-36, 20, 9) + block(-24, 20, 9) + block(24, 20, 9) + block(36, 20, 9), as: 'ink' },
    { path: block(-24, 8, 9) + block(-36, 8, 9), as: 'ink' },
  ],
  rally: [
    { path: STANDARD, as: 'line', at: [-12, 0, 1] },
    { path: disc(4, -12, 4), as: 'gold' },
    { path: block(-48, 18) + block(-32, 18) + block(30, 18) + block(46, 18), as: 'ink' },
    {
      path: 'M-46 4C-44 -8 -38 -14 -26 -14M-31 -19L-25 -14L-31 -9M48 4C48 -8 42 -14 32 -14M37 -19L31 -14L37 -9',
      as: 'line',
    },
  ],
  shortSupply: [
    // A wagon that goes back empty.
    { path: wheel(-14, 14, 12, 8) + wheel(26, 16, 10, 8) + shape([-32, -8], [40, -8], [34, 6], [-26, 6]), as: 'ink' },
    { path: 'M-24 -10V-22M-8 -10V-22M8 -10V-22M24 -10V-22M-32 -22H36', as: 'line' },
    { path: 'M-40 12H-56M-50 6L-57 12L-50 18', as: 'line' },
    { path: curve(-30, -8, 4, -6, 38, -8), as: 'paleLine' },
  ],
};
