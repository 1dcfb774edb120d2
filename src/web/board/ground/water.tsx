// Water: rivers as ribbons that flow from hex to hex, fords in them, and the sea with its shore. Deep water has a hard, steep
// bank; water that can be crossed has a sandy one, with stepping stones or gravel.

import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { linksOf } from './links.ts';
import { noise, sway } from './noise.ts';
import { at, outlinesOf, smoothPath, swayed } from './outline.ts';
import { along } from './place.ts';
import { acrossCurve, type Curve, curvePath, onCurve, type Ribbon, ribbonOf } from './ribbon.ts';
import { type Cell, runningOff, type Survey } from './survey.ts';

const SEA = 'seacoast';
/** Marsh of the boards whose water runs into it. */
const FEN = 'fen';
/** River hexes that lie in a heap: one sheet of water, into which its arms run. */
const BROAD = 'broadRiver';
/** Half the width of a ribbon of water. */
const HALF = 25;

/** How a hex with a river in it is painted. */
const DEPTH: { readonly [terrain: string]: 'deep' | 'ford' | 'shoal' } = {
  river: 'deep',
  bridge: 'deep',
  fordableRiver: 'ford',
  openFord: 'shoal',
};

type Rivers = ReadonlyMap<Cell, Ribbon>;

/** The ribbon of every river hex; a loose end goes into the sea. */
export function riversOf(survey: Survey): Rivers {
  const cells = survey.cells.filter(({ terrain }) => terrain in DEPTH);
  const links = linksOf(
    survey,
    cells,
    ({ terrain }, bend) => terrain === SEA || terrain === BROAD || (terrain === FEN && bend < 2),
  );
  return new Map(cells.map((cell) => [cell, ribbonOf(survey, links, cell, 1)]));
}

const ofDepth = (rivers: Rivers, depth: string): Rivers =>
  new Map([...rivers].filter(([{ terrain }]) => DEPTH[terrain] === depth));

/** The ribbons with what of them runs off the map; into the sea only where that is wanted. */
const paths = (rivers: Rivers, mouths: boolean): string =>
  [...rivers.values()]
    .flatMap(({ curves, off, mouth }) => [...curves, ...off, ...(mouths ? mouth : [])])
    .map(curvePath)
    .join('');

/** A point per spring, to be drawn as round as the ribbon is wide. */
const springs = (rivers: Rivers): string =>
  [...rivers.values()].map(({ spring }) => (spring ? `M${at(spring)}h.01` : '')).join('');

export function Water({ survey, cells }: CoatProps) {
  const rivers = riversOf(survey);
  const [deep, ford, shoal] = ['deep', 'ford', 'shoal'].map((depth) => ofDepth(rivers, depth));
  const sea = cells.filter(({ terrain }) => terrain === SEA);
  const area = runningOff(survey, sea);
  const shore = (inset: number) =>
    outlinesOf(survey, area, inset)
      .map((line) => smoothPath(swayed(survey, line, 4, 101)))
      .join('');
  const coast = shore(6);
  const broads = broadPath(survey, cells);
  return (
    <g>
      <path class="g-bank-deep" d={paths(deep, true)} />
      <path class="g-bank-ticks" d={bankTicks(deep)} />
      <path class="g-bank-sand" d={paths(ford, true) + paths(shoal, true)} />
      <path class="g-shore" d={coast} />
      <path class="g-sea" d={coast} />
      {broads !== '' && <path class="g-broad" d={broads} />}
      <path class="g-waterline" d={shore(12)} />
      <path class="g-waterline g-waterline-far" d={shore(19)} />
      <path class="g-river" d={paths(rivers, true)} />
      <path class="g-ford" d={paths(ford, false)} />
      <path class="g-ford g-spring" d={springs(ford)} />
      <path class="g-shoal" d={paths(shoal, false)} />
      <path class="g-shoal g-spring" d={springs(shoal)} />
      <path class="g-flow" d={flow(rivers)} />
      <path class="g-waves" d={[...sea, ...cells.filter(({ terrain }) => terrain === BROAD)].map(waves).join('')} />
      <path class="g-gravel" d={gravel(shoal)} />
      <path class="g-stones-cast" d={stones(ford)} transform="translate(1.2 1.8)" />
      <path class="g-stones" d={stones(ford)} />
    </g>
  );
}

/** The outline of the sheets of water. */
function broadPath(survey: Survey, cells: readonly Cell[]): string {
  const broad = cells.filter(({ terrain }) => terrain === BROAD);
  if (broad.length === 0) return '';
  return outlinesOf(survey, runningOff(survey, broad), 9)
    .map((line) => smoothPath(swayed(survey, line, 4, 121)))
    .join('');
}

const beside = (curve: Curve, t: number, offset: number): Point =>
  along(onCurve(curve, t), acrossCurve(curve, t), offset);

/** Short strokes down the banks of deep water. */
function bankTicks(rivers: Rivers): string {
  let text = '';
  for (const [{ row, column }, { curves, off }] of rivers) {
    [...curves, ...off].forEach((curve, c) => {
      for (let i = 0; i < 13; i++) {
        const t = (i + 0.5) / 13;
        for (const hand of [-1, 1]) {
          const reach = 5 + 4 * noise(row, column, 110 + i * 2 + hand + c);
          text += `M${at(beside(curve, t, hand * HALF))}L${at(beside(curve, t, hand * (HALF + reach)))}`;
        }
      }
    });
  }
  return text;
}

/** Lines that follow the stream. */
function flow(rivers: Rivers): string {
  let text = '';
  for (const [{ row, column }, { curves, off }] of rivers) {
    for (const curve of [...curves, ...off]) {
      [-14, -4, 6, 15].forEach((offset, i) => {
        const from = 0.04 + 0.5 * noise(row, column, 130 + i);
        const to = Math.min(1, from + 0.3 + 0.2 * noise(row, column, 140 + i));
        const spots = [0, 0.5, 1].map((part) => beside(curve, from + (to - from) * part, offset));
        text += `M${at(spots[0])}Q${at(spots[1])} ${at(spots[2])}`;
      });
    }
  }
  return text;
}

/** Stepping stones across a ford, near each side where the river leaves the hex. */
function stones(rivers: Rivers): string {
  let text = '';
  for (const [{ row, column }, { curves }] of rivers) {
    for (const t of [0.13, 0.87]) {
      [-19, -7, 6, 18].forEach((offset, i) => {
        const salt = 150 + i + Math.round(t * 10);
        const spot = beside(curves[0], t + 0.05 * sway(row, column, salt), offset + 2 * sway(row, column, salt + 20));
        text += pebble(spot, 3.6 + 1.6 * noise(row, column, salt + 40));
      });
    }
  }
  return text;
}

/** Gravel of a shallow river. */
function gravel(rivers: Rivers): string {
  let text = '';
  for (const [{ row, column }, { curves }] of rivers) {
    for (let i = 0; i < 22; i++) {
      const t = (i + 0.5) / 22;
      text += pebble(beside(curves[0], t, 21 * sway(row, column, 210 + i)), 0.9 + 0.9 * noise(row, column, 240 + i));
    }
  }
  return text;
}

/** A flat round stone. */
export function pebble({ x, y }: Point, size: number): string {
  const r = size.toFixed(1);
  const h = (size * 0.76).toFixed(1);
  return `M${at({ x: x - size, y })}a${r} ${h} 0 1 1 ${(2 * size).toFixed(1)} 0a${r} ${h} 0 1 1 ${(-2 * size).toFixed(1)} 0Z`;
}

/** A few short waves on the open sea. */
function waves({ centre, row, column }: Cell): string {
  return WAVES.map(([x, y], i) => {
    const spot = { x: centre.x + x + 5 * sway(row, column, 170 + i), y: centre.y + y + 4 * sway(row, column, 180 + i) };
    return `M${at(spot)}q4 -5 8 0t8 0${noise(row, column, 190 + i) > 0.5 ? 't8 0' : ''}`;
  }).join('');
}

const WAVES: readonly (readonly [number, number])[] = [
  [-14, -24],
  [8, -4],
  [-32, 4],
  [-6, 24],
];
