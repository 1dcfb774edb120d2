// Terrain of Napoleonics (N Terrain): entering, sight, and how many dice each arm loses against and out of it.

import type { Terrain, UnitType } from '../../../families/commands/tables/tables.ts';
import { impassable as closed, openGround } from '../../../families/commands/tables/usual.ts';
import { ARTILLERY } from './arms.ts';
import type { NapoleonicsUnit } from './units.ts';

/** Dice lost by infantry, cavalry and artillery. */
export type Losses = readonly [infantry: number, cavalry: number, artillery: number];

/** What Napoleonics adds: dice lost when battling into and out of it, squares, hills, buildings. */
export interface NapoleonicsTerrain extends Terrain {
  /** The part of the rules that describes it. */
  readonly title: string;
  /** Against who stands here, in melee and at range. */
  readonly meleeInto: Losses;
  readonly fireInto: Losses;
  /** For who stands here. */
  readonly meleeOut: Losses;
  readonly fireOut: Losses;
  readonly hill: boolean;
  /** A town or a windmill: a cavalry charge gains no dice into or out of it. */
  readonly building: boolean;
  /** Its sides protect who stands behind them. */
  readonly works: boolean;
  /** No square is formed here. */
  readonly noSquare: boolean;
}

const NONE: Losses = [0, 0, 0];
const nobody = () => false;
const isLight = (type: UnitType): boolean => (type as NapoleonicsUnit).light;
const isArtillery = (type: UnitType): boolean => (type as NapoleonicsUnit).arm === ARTILLERY;

const open: NapoleonicsTerrain = {
  ...openGround,
  title: 'Terrain',
  meleeInto: NONE,
  fireInto: NONE,
  meleeOut: NONE,
  fireOut: NONE,
  hill: false,
  building: false,
  works: false,
  noSquare: false,
};

/** Hills as high as each other are seen across from one to another. */
const hill = { ...open, sight: 'raised', height: 'hill', hill: true } as const;

const impassable = { ...open, ...closed } as const;

const works = { works: true, sidesStop: true, sided: true, noSquare: true } as const;

const building = {
  ...open,
  title: 'Town or Windmill',
  stops: 'everyone',
  mayBattleAfterEntering: nobody,
  sight: 'blocked',
  meleeInto: [2, 3, 1],
  fireInto: [2, 3, 1],
  meleeOut: [0, 3, 1],
  fireOut: [0, 3, 1],
  building: true,
  noSquare: true,
} as const;

/** The first entry is the ground of every hex that a sheet leaves empty. */
export const terrain: readonly NapoleonicsTerrain[] = [
  open,
  {
    ...open,
    key: 'forest',
    name: 'forest',
    title: 'Forest',
    stops: 'everyone',
    mayBattleAfterEntering: isLight,
    sight: 'blocked',
    meleeInto: [1, 2, 1],
    fireInto: [1, 2, 1],
    meleeOut: [0, 2, 1],
    fireOut: [0, 2, 1],
  },
  { ...hill, key: 'hill', name: 'hill', title: 'Hill' },
  // RULING: A rugged hill is no part of the hill it touches, and it always blocks sight [N Rugged Hill].
  // CASE: N Rugged Hill: it is no part of the hill it touches, and blocks sight across that hill
  // CASE: N Rugged Hill: a rugged hill blocks sight, and a neighbour sees past the end of it
  { ...impassable, key: 'ruggedHill', name: 'rugged hill', title: 'Rugged Hill', sight: 'blocked' },
  { ...building, key: 'town', name: 'town' },
  { ...building, key: 'windmill', name: 'windmill' },
  { ...open, ...works, key: 'fieldWorks', name: 'field works', title: 'Field Works' },
  { ...hill, ...works, key: 'fieldWorksHill', name: 'field works on a hill', title: 'Field Works' },
  { ...impassable, key: 'river', name: 'river', title: 'River' },
  {
    ...open,
    key: 'fordableRiver',
    name: 'fordable river',
    title: 'Fordable River',
    stops: 'everyone',
    meleeInto: [1, 1, 1],
    meleeOut: [1, 1, 1],
    fireOut: [1, 1, 1],
  },
  { ...open, key: 'bridge', name: 'bridge', title: 'Bridge' },
  {
    ...open,
    key: 'sandQuarry',
    name: 'sand quarry',
    title: 'Sand Quarry',
    mayEnter: (type) => !isArtillery(type),
    stops: 'everyone',
    // RULING: Artillery loses its die when it fires into a sand quarry; in melee next to a sand quarry the artillery
    // does not lose it [N Sand Quarry].
    // CASE: N Sand Quarry: artillery next to a quarry loses no die in melee
    // CASE: N Sand Quarry: artillery against a unit in a sand quarry
    meleeInto: [1, 2, 0],
    fireInto: [0, 2, 1],
    meleeOut: [1, 2, 0],
    fireOut: [1, 2, 0],
  },
];

/** Whether infantry may form square on the ground. */
export const squareGround = (ground: Terrain): boolean => !(ground as NapoleonicsTerrain).noSquare;
