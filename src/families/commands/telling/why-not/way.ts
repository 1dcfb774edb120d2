// What bars every way of a move, in words: the hexes in between that hinder it.

import type { Refusal } from '../../../../kernel/explain.ts';
import { hindrances, MANNED } from '../../rules/reach.ts';
import { enemyUnitNextTo } from '../../rules/standing.ts';
import { groundOf, STOPS_THERE, type State } from '../../rules/state.ts';
import { GOES_ON, roomOn, type Walker } from '../../rules/walker.ts';
import { hexes, hexName, list, ruleRef, terrainRef, whoIsAt } from '../words.ts';

/** One sentence for what bars every way: `kinds` are the hindrances whose forgiving would open one. */
export function barredWay(g: State, w: Walker, goal: number, kinds: number, who: string): Refusal {
  const { terrain } = groundOf(g);
  const between = hindrances(g, w, goal, kinds);
  const limit = enemyUnitNextTo(g, goal, w.side) ? w.limit : Math.min(w.limit, w.most - w.used);
  const far = `${who} cannot reach ${hexName(g, goal)} within ${hexes(limit)}`;
  if (between.length === 0) {
    return { text: `${far}: every way crosses a side that ends the move.`, ref: ruleRef(g, 'movement') };
  }
  const manned = (hex: number): boolean => (kinds & MANNED) !== 0 && (roomOn(g, w, hex, null) & GOES_ON) === 0;
  const names = between.map((hex) => `${manned(hex) ? whoIsAt(g, hex) : terrain[hex].name} at ${hexName(g, hex)}`);
  if ((kinds & MANNED) !== 0) return { text: `${far}: ${list(names)} in the way.`, ref: ruleRef(g, 'movement') };
  const why = kinds === STOPS_THERE ? 'a move must stop in' : 'a move cannot pass';
  return { text: `${far}: ${why} ${list(names)}.`, ref: terrainRef(g, terrain[between[0]]) };
}
