// Terrain of Ancients (rule 16).

import type { Terrain, UnitType } from '../../../families/commands/tables/tables.ts';
import { impassable as closed, openGround } from '../../../families/commands/tables/usual.ts';

/** What Ancients adds: dice limits and shelter. A limit of 9 is none. */
export interface AncientsTerrain extends Terrain {
  /** Most dice when attacking a unit here in close combat, battling out in close combat, firing in, firing out. */
  readonly closeInto: number;
  readonly closeOut: number;
  readonly fireInto: number;
  readonly fireOut: number;
  readonly hill: boolean;
  /** Dice fewer for a unit that battles from here. */
  readonly fewerDice: number;
  /** Foot units here ignore a sword, and may ignore a flag, when attacked. */
  readonly shelters: boolean;
  /** Only against attacks across the protected hexsides. */
  readonly byHexside: boolean;
  /** Foot units here may ignore a flag, and nothing else. */
  readonly flagOnly: boolean;
}

const ANY = 9;
const isMachine = (type: UnitType) => type.abandonedInEvade;

const open: AncientsTerrain = {
  ...openGround,
  closeInto: ANY,
  closeOut: ANY,
  fireInto: ANY,
  fireOut: ANY,
  hill: false,
  fewerDice: 0,
  shelters: false,
  byHexside: false,
  flagOnly: false,
};

const impassable = { ...open, ...closed } as const;

const ford: AncientsTerrain = {
  ...open,
  key: 'fordableRiver',
  name: 'fordable river',
  stops: 'everyone',
  closeInto: 2,
  closeOut: 2,
  fireInto: 2,
  fireOut: 1,
};

const wall: AncientsTerrain = {
  ...open,
  key: 'scalableWall',
  name: 'scalable city wall',
  mayEnter: (type) => type.foot && !isMachine(type),
  stops: 'everyone',
  sight: 'level',
  height: 'wall',
  climbed: true,
  defendersFirst: true,
  closeInto: 2,
  closeOut: 2,
  shelters: true,
};

/** The first entry is the ground of every hex that a sheet leaves empty. */
export const terrain: readonly AncientsTerrain[] = [
  open,
  {
    ...open,
    key: 'brokenGround',
    name: 'broken ground',
    mayEnter: (type) => !isMachine(type),
    stops: 'mounted',
    mayBattleAfterEntering: (type) => type.foot,
    closeInto: 2,
    closeOut: 2,
    fireInto: 2,
    fireOut: 2,
  },
  {
    ...open,
    key: 'forest',
    name: 'forest',
    stops: 'everyone',
    // Light foot, auxilia and warriors; the warriors are the foot that charges.
    mayBattleAfterEntering: (type) => type.lightFoot || (type.foot && type.charge > 0),
    sight: 'blocked',
    closeInto: 2,
    closeOut: 2,
    fireInto: 1,
  },
  { ...open, key: 'hill', name: 'hill', sight: 'level', height: 'hill', hill: true },
  // RULING: An impassable hill is part of the hill it touches, and units on that hill see across the impassable part
  // [A 16 Hill].
  // CASE: A 16 Hill: units on one hill see each other across a part of it that cannot be entered
  { ...impassable, key: 'steepHill', name: 'impassable hill', sight: 'level', height: 'hill' },
  { ...impassable, key: 'seacoast', name: 'sea or lake' },
  { ...impassable, key: 'river', name: 'river' },
  ford,
  // A scenario may lift the river's limits on dice; units still stop in it.
  { ...open, key: 'openFord', name: 'shallow river', stops: 'everyone' },
  { ...open, key: 'rampart', name: 'rampart', shelters: true, byHexside: true, sided: true },
  { ...open, key: 'fortifiedCamp', name: 'fortified camp', sight: 'blocked', fewerDice: 1, shelters: true },
  {
    ...open,
    key: 'bridge',
    name: 'bridge',
    closeInto: 2,
    closeOut: 2,
    fireOut: 1,
    flagOnly: true,
  },
  wall,
  { ...impassable, key: 'fortifiedWall', name: 'fortified city wall', sight: 'blocked' },
  {
    ...open,
    key: 'marsh',
    name: 'marsh',
    mayEnter: (type) => !isMachine(type),
    stops: 'everyone',
    mires: true,
    closeInto: 2,
    closeOut: 2,
    fireOut: 1,
  },
];
