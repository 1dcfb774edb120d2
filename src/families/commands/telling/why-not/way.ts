// What bars the way of a move: a search that forgets one kind of hindrance after the other, units, ground that
// stops, ground that cannot be entered, until a way opens.

import type { Refusal } from '../../../../kernel/explain.ts';
import { groundOf, type State } from '../../rules/state.ts';
import type { Terrain } from '../../tables/tables.ts';
import { hexes, hexName, list, ruleRef, terrainRef, whoIsAt } from '../words.ts';
import { distanceOf, NO_REASON } from './parts.ts';

/** What a walker meets on a hex that it wants to pass. */
export interface Walker {
  readonly from: number;
  /** Hexes it may still go. */
  readonly limit: number;
  /** Somebody there bars the way, or ends it. */
  barred(hex: number): boolean;
  mayEnter(hex: number): boolean;
  stops(ground: Terrain): boolean;
  /** Walls are entered with the first hex only. */
  climbsAfter(steps: number): boolean;
}

const BARRED = 1;
const STOPS = 2;
const IMPASSABLE = 4;
const CLIMBED = 8;
/** Which hindrances to forget, the plainest first. */
const RELAXED = [STOPS, BARRED, CLIMBED, IMPASSABLE, STOPS | BARRED, STOPS | BARRED | CLIMBED | IMPASSABLE];

/** The hindrances whose absence would open a way of `limit` hexes to the goal. */
function whatBars(g: State, w: Walker, goal: number): number {
  return RELAXED.find((without) => canWalk(g, w, goal, without)) ?? 0;
}

function canWalk(g: State, w: Walker, goal: number, without: number): boolean {
  const { board } = g.battle;
  const { terrain } = groundOf(g);
  let level = [w.from];
  const seen = new Set(level);
  for (let steps = 1; steps <= w.limit; steps++) {
    const next: number[] = [];
    for (const at of level) {
      for (let d = 0; d < 6; d++) {
        const to = board.neighbours[at * 6 + d];
        if (to < 0 || seen.has(to)) continue;
        if ((without & IMPASSABLE) === 0 && !w.mayEnter(to)) continue;
        if ((without & CLIMBED) === 0 && terrain[to].climbed && w.climbsAfter(steps)) continue;
        if (to === goal) return true;
        if ((without & BARRED) === 0 && w.barred(to)) continue;
        if ((without & STOPS) === 0 && (w.stops(terrain[to]) || stopsOver(g, at, d))) continue;
        seen.add(to);
        next.push(to);
      }
    }
    level = next;
  }
  return false;
}

/** Who crosses that side of the hex must stop beyond it. */
const stopsOver = (g: State, hex: number, direction: number): boolean =>
  ((g.battle.stopSides[hex] >> direction) & 1) === 1;

/** One sentence for what bars every way: the hexes in between, nearest ways first. */
export function barredWay(g: State, w: Walker, goal: number, who: string): Refusal {
  const { board } = g.battle;
  const { terrain } = groundOf(g);
  const bars = whatBars(g, w, goal);
  if (bars === 0) return NO_REASON;
  const between: number[] = [];
  for (let far = distanceOf(g, w.from, goal); between.length === 0 && far <= w.limit; far++) {
    for (let hex = 0; hex < board.size; hex++) {
      if (hex === w.from || hex === goal || distanceOf(g, w.from, hex) + distanceOf(g, hex, goal) !== far) continue;
      const ground = terrain[hex];
      const hinders =
        ((bars & BARRED) !== 0 && w.barred(hex)) ||
        ((bars & STOPS) !== 0 && w.stops(ground)) ||
        ((bars & IMPASSABLE) !== 0 && !w.mayEnter(hex)) ||
        ((bars & CLIMBED) !== 0 && ground.climbed);
      if (hinders) between.push(hex);
    }
  }
  const hard = between.find((hex) => w.stops(terrain[hex]) || !w.mayEnter(hex) || terrain[hex].climbed);
  const ground = hard === undefined ? null : terrain[hard];
  const far = `${who} cannot reach ${hexName(g, goal)} within ${hexes(w.limit)}`;
  if (between.length === 0 && bars === STOPS) {
    return { text: `${far}: every way crosses a side that ends the move.`, ref: ruleRef(g, 'movement') };
  }
  if ((bars & BARRED) !== 0 || !ground) {
    const names = between.map((hex) => `${w.barred(hex) ? whoIsAt(g, hex) : terrain[hex].name} at ${hexName(g, hex)}`);
    const why = names.length > 0 ? `${list(names)} in the way` : 'the ways there are taken';
    return { text: `${far}: ${why}.`, ref: ruleRef(g, 'movement') };
  }
  const names = between.map((hex) => `${terrain[hex].name} at ${hexName(g, hex)}`);
  const why = bars === STOPS ? 'a move must stop in' : 'a move cannot pass';
  return { text: `${far}: ${why} ${list(names)}.`, ref: terrainRef(g, ground) };
}
