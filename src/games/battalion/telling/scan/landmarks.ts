// Places to jump between: whom one can strike, who is threatened and by whom, the sectors of the camps, sectors without a unit.
// There are no leaders in this game.

import type { Landmark, Scan } from '../../../../kernel/ruleset.ts';
import { landmarkAsked, type Spot, spotsScan } from '../../../../lib/landmarks.ts';
import type { State } from '../../rules/state.ts';
import { readPlace } from '../places.ts';
import { count, list, unitTitle, unitWord } from '../words.ts';
import { campDanger, unitsIn } from './places.ts';
import { NOT_YET, waysTo } from './reach.ts';
import { whose } from './words.ts';

export const landmarks: readonly Landmark[] = [
  { word: 'targets', title: 'Enemies within reach' },
  { word: 'threatened', title: 'Under threat' },
  { word: 'threats', title: 'Enemies who could strike there', of: 'place' },
  { word: 'ground', title: 'Ground that counts' },
  { word: 'gaps', title: 'Gaps in the line' },
];

/** A spectator has no side of his own: he hears of both. */
const sidesOf = (seat: number): number[] => (seat < 0 ? [0, 1] : [seat & 1]);

/** The units of a side that the other side could strike, each with by whom and how. */
function struckSpots(g: State, side: number, seat: number): Spot[] {
  return g.battle.sideUnits[side].flatMap((target) => {
    const by = g.battle.sideUnits[1 - side].flatMap((unit) => {
      const ways = waysTo(g, unit, target);
      return ways.length === 0 ? [] : [`${unitWord(unit)} by ${list(ways, 'or')}`];
    });
    return by.length === 0 ? [] : [{ place: unitWord(target), text: `${unitTitle(g, target, seat)}: ${list(by)}` }];
  });
}

function threatSpots(g: State, place: string, seat: number): Spot[] {
  const asked = readPlace(g, place);
  const side = asked.kind === 'unit' ? g.battle.unitSide[asked.unit] : seat < 0 ? 1 : seat & 1;
  const targets = asked.kind === 'unit' ? [asked.unit] : asked.kind === 'sector' ? unitsIn(g, side, asked.sector) : [];
  return g.battle.sideUnits[1 - side].flatMap((unit) => {
    const ways = [...new Set(targets.flatMap((target) => waysTo(g, unit, target)))];
    return ways.length === 0 ? [] : [{ place: unitWord(unit), text: `${whose(g, unit, seat)} by ${list(ways, 'or')}` }];
  });
}

const sectorPlace = (sector: number): string => `S${sector + 1}`;

/** Where a turn that begins with units of one side alone ends the battle. */
function groundSpots(g: State, seat: number): Spot[] {
  return g.battle.campSectors.map((sector) => {
    const held = [0, 1].map((side) => {
      const word = seat < 0 ? (side === 0 ? 'top' : 'bottom') : side === (seat & 1) ? 'yours' : 'the enemy';
      return `${word} ${count(unitsIn(g, side, sector).length, 'unit')}`;
    });
    return {
      place: sectorPlace(sector),
      text: ['in front of the camps', ...held, campDanger(g, sector).replace(/\.$/, '')]
        .filter((part) => part !== '')
        .join(', '),
    };
  });
}

function gapSpots(g: State, side: number): Spot[] {
  return Array.from({ length: g.battle.sectors }, (_, sector) => sector)
    .filter((sector) => unitsIn(g, side, sector).length === 0)
    .map((sector) => {
      const enemies = unitsIn(g, 1 - side, sector);
      const facing = enemies.length === 0 ? 'nobody at all' : `facing ${list(enemies.map(unitWord))}`;
      return { place: sectorPlace(sector), text: `no unit, ${facing}` };
    });
}

/** The answer to a landmark's word; null when the question is about something else. */
export function landmarkScan(g: State, query: string, seat: number): Scan | null {
  const asked = landmarkAsked(landmarks, query);
  if (!asked) return null;
  const { word, title } = asked.landmark;
  const sides = sidesOf(seat);
  // What the ranks below can do is not known before all units stand.
  if (g.stand === 0 && word !== 'ground' && word !== 'gaps') return NOT_YET;
  switch (word) {
    case 'targets':
      return spotsScan(
        title,
        sides.flatMap((side) => struckSpots(g, 1 - side, seat)),
      );
    case 'threatened':
      return spotsScan(
        title,
        sides.flatMap((side) => struckSpots(g, side, seat)),
      );
    case 'threats':
      return spotsScan(`${title}, ${readPlace(g, asked.of).name}`, threatSpots(g, asked.of, seat));
    case 'ground':
      return spotsScan(title, groundSpots(g, seat));
    default:
      return spotsScan(
        title,
        sides.flatMap((side) => gapSpots(g, side)),
      );
  }
}
