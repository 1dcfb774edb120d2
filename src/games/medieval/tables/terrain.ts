// Terrain of Medieval: what stops whom, what blocks sight, and how many dice it leaves [M Terrain].

import type { Terrain, UnitType } from '../../../families/commands/tables/tables.ts';
import { impassable as closed, openGround } from '../../../families/commands/tables/usual.ts';

/** What Medieval adds: dice limits and shelter. A limit of 9 is none. */
export interface MedievalTerrain extends Terrain {
  /** Most dice when attacking a unit here in close combat, battling out in close combat, firing in, firing out. */
  readonly closeInto: number;
  readonly closeOut: number;
  readonly fireInto: number;
  readonly fireOut: number;
  /** Most dice of the side to which the place belongs when it battles out, in place of `closeOut`. */
  readonly ownerOut: number;
  readonly hill: boolean;
  /** Foot attacked here may ignore a flag. */
  readonly footFlag: boolean;
  /** Any unit attacked here may ignore a flag, if the place belongs to its side. */
  readonly ownerFlag: boolean;
  /** Who entered it this turn does not advance out of it. */
  readonly keepsArrivals: boolean;
  /** Who moves from, through or into it has no dice of a charge. */
  readonly slowsCharges: boolean;
}

/** A limit of this many dice is none. */
export const NO_LIMIT = 9;

const open: MedievalTerrain = {
  ...openGround,
  closeInto: NO_LIMIT,
  closeOut: NO_LIMIT,
  fireInto: NO_LIMIT,
  fireOut: NO_LIMIT,
  ownerOut: NO_LIMIT,
  hill: false,
  footFlag: false,
  ownerFlag: false,
  keepsArrivals: false,
  slowsCharges: false,
};

const impassable = { ...open, ...closed } as const;
const hill = { ...open, key: 'hill', name: 'hill', sight: 'level', height: 'hill', hill: true } as const;

const ford: MedievalTerrain = {
  ...open,
  key: 'fordableRiver',
  name: 'fordable river',
  stops: 'everyone',
  closeInto: 2,
  closeOut: 2,
  fireInto: 2,
  fireOut: 1,
  // RULING: Only a unit that began the turn in a fordable river advances out of the river after a close combat
  // [M Fordable River].
  // CASE: M Fordable River: who began the turn in it advances out of it
  // CASE: M Fordable River: who entered it this turn does not advance out of it
  keepsArrivals: true,
};

/** Light bow infantry, auxilia and warriors, which are the foot that charges, battle as they enter a forest. */
const atHomeInForest = (type: UnitType): boolean => type.lightFoot || (type.foot && type.charge > 0);

/** The first entry is the ground of every hex that a sheet leaves empty. */
export const terrain: readonly MedievalTerrain[] = [
  open,
  {
    ...open,
    key: 'brokenGround',
    name: 'broken ground',
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
    mayBattleAfterEntering: atHomeInForest,
    sight: 'blocked',
    closeInto: 2,
    closeOut: 2,
    fireInto: 1,
  },
  hill,
  // All the hills of one scenario: whoever moves onto one stops there.
  { ...hill, key: 'ruggedHill', name: 'rugged hill', stops: 'everyone' },
  { ...impassable, key: 'river', name: 'river' },
  ford,
  // RULING: A stream stops no move and no advance, and its dice limits are those of a fordable river [13 Tricamarum].
  // CASE: M Stream: it stops nobody
  // CASE: M Stream: cavalry that advances into it may go one hex farther
  // CASE: M Stream: who entered it this turn advances out of it after a close combat
  // CASE: M Stream: nobody rolls more than two close combat dice into a stream
  // CASE: M Stream: nobody rolls more than two close combat dice out of a stream, attacking or battling back
  // CASE: M Stream: two dice at range into a stream, one out of it
  { ...ford, key: 'stream', name: 'stream', stops: 'nobody', keepsArrivals: false, slowsCharges: true },
  { ...open, key: 'bridge', name: 'bridge', closeInto: 2, closeOut: 2, fireOut: 1, footFlag: true },
  {
    ...open,
    key: 'camp',
    name: 'camp',
    removable: true,
    stops: 'everyone',
    sight: 'blocked',
    holdsBack: true,
    closeInto: 2,
    closeOut: 2,
    fireInto: 2,
    fireOut: 2,
    ownerOut: 3,
    ownerFlag: true,
  },
  { ...open, key: 'marsh', name: 'marsh', stops: 'everyone', mires: true, closeInto: 2, closeOut: 2, fireOut: 1 },
  { ...impassable, key: 'cityWall', name: 'city wall', sight: 'blocked' },
  // RULING: A gate whose tile is gone leaves open ground, and the walls beside the gate stay [M City Gate].
  // CASE: M City Gate: an opened gate is open ground, and the walls beside it stay
  { ...open, key: 'cityGate', name: 'city gate', ownersOnly: true, removable: true, sight: 'blocked' },
];
