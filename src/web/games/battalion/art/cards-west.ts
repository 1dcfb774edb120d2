// Pictures on the tactic cards of the Roman Republic and of Carthage, by the letters of their keys.

import { disc, limb, shape } from '../../../pieces/outline.ts';
import {
  again,
  block,
  coin,
  die,
  ink,
  line,
  men,
  moreDice,
  type Pictures,
  pale,
  paleLine,
  plus,
  tip,
  troop,
} from './card-parts.ts';
import { pilum, scutum, scutumCut } from './parts.ts';

const shields = (xs: readonly number[], y: number, h: number) => [
  ink(xs.map((x) => scutum(x, y, 8.4, h)).join('')),
  paleLine(xs.map((x) => scutumCut(x, y, 8.4, h)).join('')),
];

const rome: Pictures = {
  veterantroops: [...troop('triarii', -30, 1.25, 6), line(die(30, 2, 19)), line(again(30, 2, 9))],
  pilavolley: [
    ink([-22, -4, 14].map((y, i) => pilum(-56 + i * 8, y + 12, 12 + i * 8, y - 4)).join('')),
    ...moreDice(46),
  ],
  testudo: [
    ink(`M-52 -4C-50 -22 -22 -26 0 -26C22 -26 50 -22 52 -4Z`),
    paleLine(
      'M-34 -4C-33 -14 -28 -20 -22 -24M-17 -4C-16 -16 -14 -22 -9 -26M0 -4V-26M17 -4C16 -16 14 -22 9 -26M34 -4C33 -14 28 -20 22 -24',
    ),
    ...shields([-43, -25.8, -8.6, 8.6, 25.8, 43], 13, 13.5),
  ],
  triplexacies: [
    ink([-38, -14, 10, 34].map((x) => block(x - 4, -25, 16, 9)).join('')),
    ink([-26, -2, 22].map((x) => block(x - 4, -4, 16, 9)).join('')),
    line([-38, -14, 10, 34].map((x) => block(x - 4, 17, 16, 9)).join('')),
    line(`M-50 21C-58 8 -58 -8 -50 -20${tip(-49, -21, -55)}M54 -20C60 -8 60 8 54 19${tip(53, 20, 125)}`),
  ],
  centurionsvoice: [
    ink('M-36 28C-34 16 -30 12 -30 4C-36 -6 -28 -18 -14 -17C-2 -17 4 -8 3 0L8 7L3 9L4 15C3 19 -2 19 -7 18L-8 28Z'),
    // The crest across the helmet.
    ink('M-44 -8C-42 -30 10 -32 12 -10L6 -11C2 -22 -32 -22 -37 -8Z'),
    paleLine('M-30 -2C-22 -8 -8 -8 2 -3'),
    line('M18 4C22 8 22 14 18 18M27 -2C35 5 35 17 27 24M36 -8C48 2 48 20 36 30'),
  ],
  holdtheline: [
    line('M-56 27H56'),
    ...shields([-40, -20, 0, 20, 40], 8, 17),
    line('M-30 -8L-26 -26M-10 -8L-6 -26M10 -8L14 -26M30 -8L34 -26'),
  ],
  marchingcamp: [
    line(
      'M-56 24V4L-52 -2L-48 4V24M-44 24V4L-40 -2L-36 4V24M-32 24V4L-28 -2L-24 4V24M32 24V4L28 -2L24 4V24M44 24V4L40 -2L36 4V24M56 24V4L52 -2L48 4V24M-58 14H-22M22 14H58',
    ),
    ink('M0 -20L22 24H-22Z'),
    pale('M0 0L8 24H-8Z'),
    line('M0 -20V-29M0 -28H12L9 -25L12 -22H0'),
  ],
  adtriarios: [...troop('triarii', -34, 1.05, 7), ...troop('triarii', 0, 1.2, 6), ...troop('triarii', 34, 1.05, 7)],
  consularreserve: [
    line('M-56 -26H-22V8H-56ZM-17 -26H17V8H-17ZM22 -26H56V8H22Z'),
    ink(block(-10, 16, 20, 10)),
    line(
      `M-16 20C-34 20 -39 12 -39 -8${tip(-39, -10, -90)}M0 13V-8${tip(0, -10, -90)}M16 20C34 20 39 12 39 -8${tip(39, -10, -90)}`,
    ),
  ],
  decimation: [
    ink(
      [-46, -24, -2, 20, 42].map((x) => men(x, -16, 0.78)).join('') +
        [-46, -24, 20, 42].map((x) => men(x, 15, 0.78)).join(''),
    ),
    line(men(-2, 15, 0.78)),
    line('M-14 2L10 28M10 2L-14 28'),
  ],
  auxilia: [...troop('cretanarchers', -30, 1.25), ...troop('velites', 24, 1.25)],
};

const carthage: Pictures = {
  hannibalstrap: [
    ink('M-8 -28C-46 -26 -56 0 -40 24L-32 16C-42 0 -36 -14 -8 -18ZM8 -28C46 -26 56 0 40 24L32 16C42 0 36 -14 8 -18Z'),
    ink(shape([-46, 14], [-26, 22], [-44, 30]) + shape([46, 14], [26, 22], [44, 30])),
    ink(men(0, 6, 1.2)),
    line('M-18 26H18'),
  ],
  doubleenvelopment: [
    ink(block(-14, -22, 28, 13)),
    line(
      `M-14 16C-52 20 -56 -8 -46 -16C-40 -21 -30 -20 -22 -16${tip(-20, -15, 25)}M14 16C52 20 56 -8 46 -16C40 -21 30 -20 22 -16${tip(20, -15, 155)}`,
    ),
    ink(block(-12, 11, 24, 11)),
  ],
  stampede: [...troop('warelephants', 14, 1.36, 4), line('M-58 -14H-30M-54 0H-28M-58 14H-32M-46 26H-26')],
  mercenarycaptains: [
    ...troop('celtinfantry', -38, 1.06),
    ...troop('sacredband', 2, 1.06),
    ...troop('caetrati', 38, 1.06),
  ],
  numidianfeint: [
    ...troop('numidiancavalry', -18, 1.2, 6),
    line(`M20 12C44 16 56 2 48 -12C42 -22 26 -24 14 -18${tip(11, -17, 155)}`),
  ],
  hailofstones: [
    ...troop('balearicslingers', -34, 1.2),
    ink(
      [
        [6, -16],
        [22, -22],
        [18, -4],
        [34, -10],
        [30, 8],
        [46, 0],
        [44, 18],
      ]
        .map(([x, y]) => disc(x, y, 4.4, 3.8))
        .join(''),
    ),
    line('M-2 -24L2 -20M12 -28L16 -26M8 -10L13 -7M24 -18L29 -14M20 2L25 5M36 -8L41 -4M34 12L39 15'),
  ],
  barcidsilver: [
    ...coin(-30, 14, 11),
    ...coin(-12, -4, 11),
    ...coin(-4, 18, 11),
    ink('M14 26C10 8 22 0 30 -6L22 -18C32 -16 40 -16 50 -18L42 -6C50 0 60 10 56 26Z'),
    line('M26 -8H46'),
    paleLine(plus(35, 12, 6)),
  ],
  warcry: [
    ...troop('celtinfantry', -36, 1.15),
    // A tall war horn with the head of a boar.
    ink(limb(-2, 27, 4, -14, 2.6, 3.4) + 'M2 -12C2 -22 10 -28 20 -26L26 -20L18 -19L25 -14C17 -12 12 -14 8 -9Z'),
    line('M32 -26L44 -30M34 -18H48M32 -10L44 -5'),
  ],
  falcata: [
    ink(
      'M-54 14C-52 22 -42 24 -34 18C-28 12 -22 8 -10 6C14 4 40 2 54 -22C34 -24 16 -14 -2 -12C-18 -10 -28 -4 -34 4L-42 6C-48 6 -54 8 -54 14Z',
    ),
    pale(disc(-44, 14, 3.6, 3)),
    paleLine('M-30 10C-18 0 8 0 36 -14'),
  ],
  plunder: [
    ink('M-34 26C-42 6 -28 -6 -18 -10L-26 -24C-16 -20 -8 -20 2 -24L-6 -10C6 -4 16 8 10 26Z'),
    line('M-24 -11H0'),
    ...coin(26, 18, 8),
    ...coin(42, 8, 8),
    line('M24 -28L48 -4M30 -24L44 -28L42 -16Z'),
  ],
};

export const westernCards: Pictures = { ...rome, ...carthage };
