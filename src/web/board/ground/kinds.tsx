// How each kind of ground is painted: coats by the key of the terrain. A game with other terrain adds keys here, and coats
// where the ones we have do not fit; a key that is not here is tinted and named, so that nothing is ever invisible.

import { cornersOf, pointsText } from '../geometry.ts';
import { CityWalls } from './city.tsx';
import type { Coat, CoatProps } from './coats.ts';
import { FieldWorks, Quarries } from './earthworks.tsx';
import { Broken, ForestFloor, Marsh, Trees } from './growth.tsx';
import { Crags, Heights } from './heights.tsx';
import { Pavilions } from './pavilions.tsx';
import { Ridges } from './ridge.tsx';
import { Outcrops } from './rugged.tsx';
import { Streams } from './stream.tsx';
import type { Cell, Survey } from './survey.ts';
import { Towns, Windmills } from './towns.tsx';
import { LoneCrossings, StreamBridges, StreamFords } from './tracks.tsx';
import { Water } from './water.tsx';
import { Bridges, Camps, Walls } from './works.tsx';

/** What lies flat, in the order of painting; the grid is ruled over it. */
const flat = {
  heights: Heights,
  ridges: Ridges,
  floor: ForestFloor,
  marsh: Marsh,
  stream: Streams,
  water: Water,
  quarries: Quarries,
} as const;
/** What stands on the ground and may cover the grid, in the order of painting. */
const standing = {
  crags: Crags,
  outcrops: Outcrops,
  broken: Broken,
  bridges: Bridges,
  streamFords: StreamFords,
  streamBridges: StreamBridges,
  loneCrossings: LoneCrossings,
  camps: Camps,
  pavilions: Pavilions,
  trees: Trees,
  walls: Walls,
  city: CityWalls,
  works: FieldWorks,
  towns: Towns,
  windmills: Windmills,
} as const;

type CoatName = keyof typeof flat | keyof typeof standing;

export const kinds: { readonly [terrain: string]: readonly CoatName[] } = {
  open: [],
  brokenGround: ['broken'],
  forest: ['floor', 'trees'],
  hill: ['heights'],
  steepHill: ['heights', 'crags'],
  ruggedHill: ['heights', 'outcrops'],
  seacoast: ['water'],
  river: ['water'],
  fordableRiver: ['water'],
  openFord: ['water'],
  stream: ['stream'],
  // The bank itself is drawn on the protected sides.
  rampart: [],
  fortifiedCamp: ['camps'],
  camp: ['pavilions'],
  bridge: ['water', 'bridges'],
  scalableWall: ['walls'],
  fortifiedWall: ['walls'],
  cityWall: ['city'],
  cityGate: ['city'],
  marsh: ['marsh'],
  town: ['towns'],
  windmill: ['windmills'],
  // As with a rampart, the bank is drawn on the protected sides.
  fieldWorks: ['works'],
  fieldWorksHill: ['heights', 'works'],
  sandQuarry: ['quarries'],
  // Dark Ages: hills with a solid edge, water that runs into fens, crossings of streams.
  ridge: ['heights', 'ridges'],
  broadRiver: ['water'],
  fen: ['marsh'],
  streamFord: ['stream', 'streamFords'],
  streamBridge: ['stream', 'streamBridges'],
  loneFord: ['loneCrossings'],
  loneBridge: ['loneCrossings'],
};

interface Coating {
  readonly name: string;
  readonly Coat: Coat;
  readonly cells: readonly Cell[];
}

const worn = (survey: Survey, coats: { readonly [name: string]: Coat }): Coating[] =>
  Object.entries(coats)
    .map(([name, Coat]) => ({
      name,
      Coat,
      cells: survey.cells.filter(({ terrain }) => (kinds[terrain] as readonly string[] | undefined)?.includes(name)),
    }))
    .filter(({ cells }) => cells.length > 0);

export const flatCoats = (survey: Survey): Coating[] => worn(survey, flat);
export const standingCoats = (survey: Survey): Coating[] => worn(survey, standing);

/** Hexes whose terrain has no picture yet. */
export const unknownCells = (survey: Survey): Cell[] => survey.cells.filter(({ terrain }) => !(terrain in kinds));

export function Unknown({ cells, id }: CoatProps) {
  return (
    <g>
      {cells.map(({ hex, centre }) => (
        <g key={hex?.hex}>
          <polygon class="g-unknown" points={pointsText(cornersOf(centre, 54))} />
          <polygon fill={`url(#${id}-hatch)`} points={pointsText(cornersOf(centre, 54))} />
          <text class="g-unknown-name" x={centre.x.toFixed(1)} y={(centre.y + 38).toFixed(1)}>
            {hex?.terrainName}
          </text>
        </g>
      ))}
    </g>
  );
}
