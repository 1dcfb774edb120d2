// The stream: it stops nobody, but a unit whose move begins or ends in it or leads through it has no dice of a charge
// [13 Tricamarum].

import { type Battle, groundOf, SLOWED, STOPS_THERE, type State } from '../../../families/commands/rules/state.ts';
import { closeAfter } from '../../../families/commands/rules/targets.ts';
import type { MedievalTerrain } from '../tables/terrain.ts';

const slows = (battle: Battle, hex: number): boolean =>
  (battle.grounds[0].terrain[hex] as MedievalTerrain).slowsCharges;

/** Battles with such ground; most have none, and their moves need no second look. */
const streams = new WeakMap<Battle, boolean>();

function hasStream(battle: Battle): boolean {
  let has = streams.get(battle);
  if (has === undefined) {
    has = battle.grounds[0].terrain.some((t) => (t as MedievalTerrain).slowsCharges);
    streams.set(battle, has);
  }
  return has;
}

/** A unit sets out: is its way one of those that slow it? Who stands in the stream without a move is slowed as well. */
export function noteStream(g: State, unit: number, to: number): void {
  const { battle } = g;
  if (!hasStream(battle)) return;
  const from = g.unitHex[unit];
  if (slows(battle, from) || slows(battle, to) || !wayRound(g, unit, from, to)) g.unitMark[unit] |= SLOWED;
}

/**
 * Whether dry ground leads from one hex to the other within the hexes after which the unit may still close combat.
 * RULING: a move is named by its ends; a dry way is taken by itself where there is one [13 Tricamarum].
 */
function wayRound(g: State, unit: number, from: number, to: number): boolean {
  const { board } = g.battle;
  const entry = groundOf(g).entry[unit];
  const seen = new Set([from]);
  let level = [from];
  for (let steps = closeAfter(g, unit); steps > 0 && level.length > 0; steps--) {
    const next: number[] = [];
    for (const at of level) {
      for (let i = at * 6; i < at * 6 + 6; i++) {
        const hex = board.neighbours[i];
        if (hex < 0 || seen.has(hex) || entry[hex] === 0 || slows(g.battle, hex)) continue;
        if (hex === to) return true;
        seen.add(hex);
        if (g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0 && (entry[hex] & STOPS_THERE) === 0) next.push(hex);
      }
    }
    level = next;
  }
  return false;
}
