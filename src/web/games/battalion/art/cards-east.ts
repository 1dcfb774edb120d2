// Pictures on the tactic cards of the Greco-Bactrian Kingdom and of the Han Empire, by the letters of their keys.

import { disc, limb, shape, spear } from '../../../pieces/outline.ts';
import {
  again,
  block,
  coin,
  die,
  gold,
  ink,
  line,
  men,
  moreDice,
  type Pictures,
  pale,
  paleLine,
  tip,
  troop,
} from './card-parts.ts';
import { halberd } from './parts.ts';

/** Rays round a point. */
const rays = (x: number, y: number, count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (Math.PI * 2 * i) / count;
    return `M${(x + Math.cos(a) * from).toFixed(1)} ${(y + Math.sin(a) * from).toFixed(1)}L${(x + Math.cos(a) * to).toFixed(1)} ${(y + Math.sin(a) * to).toFixed(1)}`;
  }).join('');

const cloud = (x: number, y: number): string =>
  `M${x - 16} ${y}C${x - 22} ${y - 8} ${x - 10} ${y - 12} ${x - 8} ${y - 6}C${x - 4} ${y - 14} ${x + 8} ${y - 12} ${x + 7} ${y - 5}C${x + 16} ${y - 9} ${x + 20} ${y - 1} ${x + 14} ${y}Z`;

const bactria: Pictures = {
  hammerandanvil: [
    ink('M-22 8H28C28 14 18 16 12 18V22H20V28H-16V22H-6V18C-14 16 -22 14 -34 8Z'),
    ink(limb(40, -28, 4, -8, 3.4) + shape([-10, -18], [2, -26], [14, -10], [2, -2])),
    line('M-20 -4L-30 -10M-14 -10L-20 -20M-24 2H-36'),
  ],
  phalanx: [...troop('hoplites', -20, 1.24), ...troop('hoplites', 24, 1.24)],
  royalwedge: [
    ...troop('companioncavalry', -28, 1.1),
    ink(
      [
        [50, 0],
        [36, -9],
        [36, 9],
        [22, -18],
        [22, 0],
        [22, 18],
      ]
        .map(([x, y]) => shape([x + 6, y], [x - 5, y - 6], [x - 5, y + 6]))
        .join(''),
    ),
  ],
  parthianshot: [...troop('steppeshorsearchers', -6, 1.36, 5), line(`M-34 -22H-54${tip(-56, -22, 180)}M-40 -8H-54`)],
  steppeallies: [
    ...troop('scythianarchers', -30, 1.25),
    // A felt tent on the steppe.
    ink('M8 26V8C12 -6 28 -14 34 -14C40 -14 54 -6 58 8V26Z'),
    pale('M28 26V12H40V26Z'),
    paleLine('M8 8H58M20 8L26 -8M48 8L42 -8'),
  ],
  royaltreasury: [
    ink('M-30 28C-46 20 -46 0 -32 -8L-34 -16H-40V-22H-8V-16H-14L-16 -8C-2 0 -2 20 -18 28Z'),
    paleLine('M-42 6H-6M-42 12H-6'),
    ...coin(14, 18, 9),
    ...coin(32, 18, 9),
    ...coin(50, 18, 9),
    ...coin(23, 2, 9),
    ...coin(41, 2, 9),
    ...coin(32, -14, 9),
  ],
  elephantscent: [
    ...troop('warelephants', -28, 1.16, 6, 'bactria'),
    line('M8 -6C14 -12 18 0 24 -6M8 6C14 0 18 12 24 6'),
    ink('M56 28C56 10 54 -4 44 -12L46 -22L39 -16C32 -16 28 -10 24 -4C22 0 26 4 30 2L37 -1C38 10 34 20 34 28Z'),
    pale(disc(36, -9, 1.5)),
  ],
  alexandersheirs: [
    line(rays(-26, 0, 16, 11, 25)),
    gold(disc(-26, 0, 8)),
    line(disc(-26, 0, 8)),
    line(die(28, 0, 18)),
    line(again(28, 0, 9)),
  ],
  obliqueorder: [
    ink([0, 1, 2, 3, 4].map((i) => block(-50 + i * 20, 16 - i * 9, 15, 9)).join('')),
    line(`M42 -8V-24${tip(42, -26, -90)}`),
    line('M-50 -22H20M-50 -28H20'),
  ],
  agema: [
    ...troop('thorakitai', 0, 1.36, 5),
    line('M-20 26H22'),
    line([-46, -32, 34, 48].map((x) => `${men(x, 14, 0.8)}`).join('')),
    gold(shape([-8, -22], [-4, -27], [0, -22], [4, -27], [8, -22], [6, -17], [-6, -17])),
  ],
};

const han: Pictures = {
  massedvolley: [
    ink([-24, -14, -4, 6, 16, 26].map((y, i) => spear(-56 + (i % 2) * 10, y, 18 + (i % 2) * 10, y, 9)).join('')),
    ...moreDice(46),
  ],
  turningranks: [
    ...troop('crossbowmen', 0, 1.2),
    line(`M-26 20C-54 18 -54 -20 -28 -22${tip(-25, -22, 0)}M28 -20C54 -18 56 18 32 21${tip(29, 21, 178)}`),
  ],
  drumsandbanners: [
    ink('M-40 -8C-40 -16 -4 -16 -4 -8V18C-4 26 -40 26 -40 18Z'),
    pale(disc(-22, -8, 16, 5)),
    paleLine('M-40 2L-31 20L-22 4L-13 20L-4 2'),
    line('M-44 -24L-28 -10M2 -24L-14 -10'),
    line('M20 28V-28M44 28V-28'),
    ink('M20 -27C28 -31 32 -22 40 -26V-4C32 -8 28 1 20 -3ZM44 -27C50 -31 53 -24 58 -26V-4C53 -8 50 1 44 -3Z'),
  ],
  halberdhedge: [ink([-46, -28, -10, 8, 26].map((x) => halberd(x, 28, x + 24, -26)).join('')), line('M-56 28H56')],
  ironlaw: [
    // Strips of bamboo bound with cord, and an executioner's axe.
    ink([-50, -41, -32, -23, -14].map((x) => block(x, -24, 7, 48)).join('')),
    paleLine('M-50 -12H-7M-50 12H-7'),
    ink(`${limb(10, 28, 40, -24, 3)}M30 -24C44 -26 56 -16 56 -2C48 -8 38 -8 28 -6Z`),
  ],
  expendablefront: [
    line([-42, -18, 6, 30].map((x) => men(x, 14, 0.94)).join('')),
    line('M-52 4L-32 26M-28 4L-8 26M-4 4L16 26M20 4L40 26'),
    ink([-30, -6, 18, 42].map((x) => men(x, -14, 0.94)).join('')),
  ],
  feignedretreat: [
    ink([-8, 6].map((y) => block(-52, y - 8, 20, 10)).join('')),
    line(`M-26 0C-8 -24 4 20 22 -4C30 -14 40 -14 50 -6${tip(53, -3, 42)}`),
    line('M20 18L26 26L32 18M36 18L42 26L48 18'),
  ],
  heavenlyhorses: [
    ...troop('horselancers', -8, 1.24, 3),
    ink(cloud(-38, 27) + cloud(6, 29) + cloud(42, 25)),
    line('M30 -24C40 -30 52 -22 48 -12M34 -16C42 -20 48 -14 46 -8'),
  ],
  spies: [
    ink('M-46 0C-30 -24 6 -24 22 0C6 24 -30 24 -46 0Z'),
    pale('M-38 0C-26 -16 2 -16 14 0C2 16 -26 16 -38 0Z'),
    ink(disc(-12, 0, 9)),
    pale(disc(-9, -3, 2.6)),
    line('M28 -20L44 -26L56 8L40 14ZM36 -2L46 -6'),
  ],
  mandateofheaven: [
    gold(disc(-24, -2, 15)),
    line(disc(-24, -2, 15) + rays(-24, -2, 12, 19, 26)),
    pale(disc(-24, -2, 5)),
    line(disc(-24, -2, 5)),
    ink(cloud(-36, 28) + cloud(-8, 28)),
    line(die(32, 0, 18)),
    line(again(32, 0, 9)),
  ],
};

export const easternCards: Pictures = { ...bactria, ...han };
