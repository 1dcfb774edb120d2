// Pictures on the order cards, by the name of the card. Drawn round (0,0), 120 wide and 60 high: `ink` is filled, `line` is
// stroked, `pale` is filled and `paleLine` stroked in the colour of the paper, `red` and `gold` are filled.

import { darkAgesSilhouette } from '../../pieces/dark-ages-silhouettes.ts';
import { curve, disc, limb, shape, spear } from '../../pieces/outline.ts';

export interface Stroke {
  readonly path: string;
  readonly as: 'ink' | 'line' | 'pale' | 'paleLine' | 'red' | 'gold';
  readonly at?: readonly [x: number, y: number, scale: number];
}

export type Picture = readonly Stroke[];

const troop = (code: string, x: number, y: number, scale: number, turned = false): Picture => {
  const { ink, cut } = darkAgesSilhouette(code, '');
  const at = [x, y, turned ? -scale : scale] as const;
  return [{ path: ink, as: 'ink', at }, ...(cut === undefined ? [] : [{ path: cut, as: 'paleLine', at } as const])];
};

const chevron = (x: number): string =>
  shape([x - 12, -16], [x - 3, -16], [x + 10, 0], [x - 3, 16], [x - 12, 16], [x + 1, 0]);

/** An arrow that falls to (x, y), with its feathers. */
const falling = (x: number, y: number): string =>
  `M${x - 17} ${y - 21}L${x} ${y}M${x - 7} ${y - 2}L${x} ${y}L${x + 1} ${y - 7}M${x - 21} ${y - 20}L${x - 16} ${y - 19}L${x - 15} ${y - 25}`;

const roundShield = (x: number, y: number, r: number): Picture => [
  { path: disc(x, y, r), as: 'ink' },
  { path: disc(x, y, r * 0.76), as: 'paleLine' },
  { path: disc(x, y, r * 0.24), as: 'pale' },
];

const RADII = Array.from({ length: 14 }, (_, i) => (Math.PI * 2 * (i + 0.5)) / 14);

const CROWN = 'M-18 10L-22 -12L-10 -1L0 -17L10 -1L22 -12L18 10Z';

const flame = (x: number, y: number, size = 1): string =>
  `M${x} ${y - 13 * size}C${x + 9 * size} ${y - 4 * size} ${x + 9 * size} ${y + 6 * size} ${x} ${y + 8 * size}C${x - 9 * size} ${y + 6 * size} ${x - 8 * size} ${y - 1 * size} ${x - 4 * size} ${y - 5 * size}C${x - 3 * size} ${y - 1 * size} ${x} ${y - 6 * size} ${x} ${y - 13 * size}Z`;

const banner = (x: number): Picture => [
  { path: `M${x} -27V27`, as: 'line' },
  { path: shape([x, -26], [x + 30, -23], [x + 23, -14], [x + 30, -4], [x, -5]), as: 'red' },
  { path: disc(x, -28, 2.6), as: 'gold' },
];

const pictures: { readonly [card: string]: Picture } = {
  doubleTime: [{ path: chevron(-40) + chevron(-16), as: 'ink' }, ...troop('swordsmen', 30, 3, 1.35)],
  lastStand: [
    {
      path:
        spear(-58, -14, -24, -6, 12) +
        spear(-60, 6, -26, 5, 12) +
        spear(-56, 26, -25, 16, 12) +
        spear(58, -14, 24, -6, 12) +
        spear(60, 6, 26, 5, 12) +
        spear(56, 26, 25, 16, 12),
      as: 'ink',
    },
    { path: 'M-58 -14L-30 -7.500M-60 6L-32 5M-56 26L-30 18M58 -14L30 -7.500M60 6L32 5M56 26L30 18', as: 'line' },
    ...troop('housecarls', 1, 4, 1.35),
  ],
  shieldWall: [
    {
      path: [-44, -22, 0, 22, 44].map((x) => spear(x, 26, x + 6, -28, 9) + limb(x, 26, x + 5, -20, 1.6)).join(''),
      as: 'ink',
    },
    ...[-44, -22, 0, 22, 44].flatMap((x) => roundShield(x, 7, 15)),
  ],
  schiltron: [
    {
      path: RADII.map((a) => spear(13 * Math.cos(a), 11 * Math.sin(a), 40 * Math.cos(a), 28 * Math.sin(a), 8)).join(''),
      as: 'ink',
    },
    {
      path: RADII.map(
        (a) =>
          `M${(14 * Math.cos(a)).toFixed(1)} ${(11 * Math.sin(a)).toFixed(1)}L${(34 * Math.cos(a)).toFixed(1)} ${(24 * Math.sin(a)).toFixed(1)}`,
      ).join(''),
      as: 'line',
    },
    { path: disc(0, 0, 17, 14), as: 'ink' },
    { path: disc(0, 0, 12, 9.4) + disc(0, 0, 5, 4), as: 'paleLine' },
  ],
  mercenaryCrossbows: [
    ...troop('crossbows', -20, 3, 1.4),
    { path: [0, 1, 2, 3].map((i) => disc(36, 18 - i * 6, 13, 5)).join(''), as: 'gold' },
    { path: [0, 1, 2, 3].map((i) => `M23 ${18 - i * 6}a13 5 0 0 0 26 0`).join(''), as: 'line' },
  ],
  vanguard: [
    ...troop('lightHorse', 20, 2, 1.35),
    { path: 'M-56 22C-46 8 -38 26 -28 14S-14 4 -8 10', as: 'line' },
    { path: disc(-56, 22, 4) + shape([-44, -24], [-24, -20], [-44, -14]), as: 'ink' },
    { path: 'M-44 -26V-2', as: 'line' },
  ],
  combinedForces: [
    {
      path:
        shape([-56, -22], [-26, -9], [-24, -15], [-12, -2], [-30, 1], [-28, -5], [-58, -16]) +
        shape([-56, 22], [-26, 9], [-24, 15], [-12, 2], [-30, -1], [-28, 5], [-58, 16]) +
        shape([-60, -3], [-34, -3], [-34, -8], [-20, 0], [-34, 8], [-34, 3], [-60, 3]),
      as: 'ink',
    },
    ...troop('spearmen', 24, 3, 1.35, true),
  ],
  leadership: [
    ...banner(-40),
    ...banner(14),
    { path: CROWN, as: 'gold', at: [-6, 4, 0.9] },
    { path: CROWN, as: 'line', at: [-6, 4, 0.9] },
    { path: 'M-22 20H10', as: 'line' },
  ],
  knightsAttack: [...troop('feudalKnights', 14, 2, 1.45), { path: 'M-56 -12H-30M-52 0H-34M-58 12H-32', as: 'line' }],
  infantryAttack: [
    ...troop('axemen', -18, 3, 1.3),
    ...troop('swordsmen', 24, 3, 1.3),
    { path: 'M-56 -8H-44M-56 6H-42', as: 'line' },
  ],
  darkenSky: [
    {
      path: [-42, -26, -10, 6, 22, 38, 54].map((x, i) => falling(x, [0, 18, 6, 24, 2, 20, 8][i])).join(''),
      as: 'line',
    },
  ],
  igniteArrows: [
    { path: 'M-58 16L-8 -6M-56 -14L-20 -26M-40 28L26 4', as: 'line' },
    { path: 'M-54 8L-60 18L-48 18ZM-36 22L-42 30L-30 30Z', as: 'ink' },
    { path: flame(2, -8, 1.25) + flame(36, 4, 1.25) + flame(-10, -24, 0.7), as: 'red' },
    { path: flame(2, -5, 0.55) + flame(36, 7, 0.55), as: 'gold' },
  ],
  pillage: [
    // A tied sack and a torch.
    { path: 'M-30 26C-48 24 -46 0 -30 -8L-36 -18H-12L-18 -8C-2 0 0 24 -18 26Z', as: 'ink' },
    { path: 'M-34 -8H-14', as: 'paleLine' },
    { path: disc(-2, 22, 7, 4) + disc(6, 25, 6, 3.4), as: 'gold' },
    { path: limb(26, 27, 32, -4, 5, 6), as: 'ink' },
    { path: flame(33, -12, 1.3), as: 'red' },
    { path: flame(33, -9, 0.6), as: 'gold' },
  ],
  noRetreat: [
    ...banner(-2),
    { path: shape([-30, 27], [-18, 17], [14, 17], [28, 27]), as: 'ink' },
    { path: 'M-24 -12H-50M-42 -20L-50 -12L-42 -4M-54 4L-26 -26', as: 'line' },
  ],
  fakeRetreat: [
    ...troop('lightHorse', -26, 3, 1.2, true),
    { path: 'M2 -14C30 -26 50 -10 44 8C40 18 28 20 18 17', as: 'line' },
    { path: shape([24, 8], [8, 14], [22, 25]), as: 'ink' },
  ],
  wedgeFormation: [
    {
      path: [
        [-46, -20],
        [-46, -4],
        [-46, 12],
        [-28, -12],
        [-28, 4],
        [-10, -4],
      ]
        .map(([x, y]) => shape([x, y], [x + 14, y], [x + 14, y + 12], [x, y + 12]))
        .join(''),
      as: 'ink',
    },
    { path: shape([12, -16], [34, 2], [12, 20], [17, 2]), as: 'red' },
    { path: 'M46 -26V-10M46 14V28M42 -8L50 -2M42 12L50 6', as: 'line' },
  ],
  historicalEvent: [
    // A roll of parchment with its writing and a seal.
    { path: 'M-40 -22H28C38 -22 38 -10 28 -10H22V20C22 28 34 28 34 20V16H-24V18C-24 28 -40 28 -40 18Z', as: 'line' },
    { path: 'M-28 -12H8M-28 -4H12M-28 4H2', as: 'line' },
    { path: disc(10, 8, 8) + shape([6, 12], [14, 12], [17, 26], [10, 22], [3, 26]), as: 'red' },
    { path: curve(7, 8, 10, 5, 13, 8), as: 'paleLine' },
  ],
};

/** `leadership-20` is the twentieth card, of the name `leadership`; however a name is written. */
const plain = (key: string): string =>
  key
    .replace(/[-_ ]?\d+$/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const byPlainKey = new Map(Object.entries(pictures).map(([key, picture]) => [plain(key), picture]));

export const pictureOf = (key: string): Picture | null => byPlainKey.get(plain(key)) ?? null;

/** What a card is for, as its band tells it: by word, emblem and cut, and only then by colour. */
export interface CardKind {
  /** Part of class names. */
  readonly key: string;
  readonly label: string;
  /** Stroked path in a square of 24. */
  readonly emblem: string;
}

const kinds: { readonly [group: string]: CardKind } = {
  movement: { key: 'move', label: 'Movement', emblem: 'M4 5L11 12L4 19M12 5L19 12L12 19' },
  attack: { key: 'attack', label: 'Attack', emblem: 'M4 4L18 18M20 4L6 18M15 20L20 15M9 20L4 15' },
  fire: { key: 'fire', label: 'Shooting', emblem: 'M7 3C20 7 20 17 7 21M7 3V21M3 12H20M16 8.500L20 12L16 15.500' },
  defence: { key: 'defence', label: 'Defence', emblem: 'M12 3L20 6V12C20 17 16 20 12 21.500C8 20 4 17 4 12V6Z' },
  leadership: {
    key: 'lead',
    label: 'Leadership',
    emblem: 'M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z',
  },
  event: { key: 'event', label: 'Event', emblem: 'M6 3H18M6 21H18M7 3C7 10 17 14 17 21M17 3C17 10 7 14 7 21' },
};

export const kindOf = (group: string): CardKind => kinds[group] ?? { ...kinds.event, label: group };
