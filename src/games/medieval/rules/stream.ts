// The stream: it stops nobody, but a unit whose move begins or ends in it or leads through it has no dice of a charge
// [13 Tricamarum].

import { stepsForgiven } from '../../../families/commands/rules/reach.ts';
import { type Battle, SLOWED, type State } from '../../../families/commands/rules/state.ts';
import { closeAfter } from '../../../families/commands/rules/targets.ts';
import { unitWalker } from '../../../families/commands/rules/walker.ts';
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
  if (slows(battle, from) || slows(battle, to) || !wayRound(g, unit, to)) g.unitMark[unit] |= SLOWED;
}

/**
 * Whether dry ground leads from one hex to the other within the hexes after which the unit may still close combat.
 * RULING: A move is named by its ends, so a unit takes a dry way round the stream by itself where there is one
 * [13 Tricamarum].
 * CASE: M 13 Tricamarum: a dry way round is taken by itself where there is one
 */
function wayRound(g: State, unit: number, to: number): boolean {
  const w = unitWalker(g, unit);
  // The hexes of the move are counted already: it is looked at as if it began.
  w.used = 0;
  w.most = closeAfter(g, unit);
  w.charge = 0;
  w.limit = w.most;
  w.passes = false;
  w.entry = w.entry.map((ground, hex) => (slows(g.battle, hex) ? 0 : ground));
  return stepsForgiven(g, w, to, 0) > 0;
}
