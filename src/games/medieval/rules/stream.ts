// The stream: it stops nobody, but a unit whose move begins or ends in it or leads through it has no dice of a charge
// [13 Tricamarum].

import { stepsForgiven } from '../../../families/commands/rules/reach.ts';
import { type Battle, MAX_HEXES, type State } from '../../../families/commands/rules/state.ts';
import { closeAfter } from '../../../families/commands/rules/targets.ts';
import { unitWalker } from '../../../families/commands/rules/walker.ts';
import type { MedievalTerrain } from '../tables/terrain.ts';
import { SLOWED } from './marks.ts';

/** By battle: 1 for each hex of such ground; null for the most that have none, and whose moves need no second look. */
const streams = new WeakMap<Battle, Uint8Array | null>();

function streamOf(battle: Battle): Uint8Array | null {
  let stream = streams.get(battle);
  if (stream === undefined) {
    const { terrain } = battle.grounds[0];
    const wet = Uint8Array.from(terrain, (ground) => ((ground as MedievalTerrain).slowsCharges ? 1 : 0));
    stream = wet.includes(1) ? wet : null;
    streams.set(battle, stream);
  }
  return stream;
}

/** What the ground is to who keeps out of the stream. */
const dry = new Uint8Array(MAX_HEXES);

/** A unit sets out: is its way one of those that slow it? Who stands in the stream without a move is slowed as well. */
export function noteStream(g: State, unit: number, to: number): void {
  const stream = streamOf(g.battle);
  if (stream === null) return;
  if (stream[g.unitHex[unit]] + stream[to] > 0 || !wayRound(g, unit, to, stream)) g.unitMark[unit] |= SLOWED;
}

/**
 * Whether dry ground leads from one hex to the other within the hexes after which the unit may still close combat.
 * RULING: A move is named by its ends, so a unit takes a dry way round the stream by itself where there is one
 * [13 Tricamarum].
 * CASE: M 13 Tricamarum: a dry way round is taken by itself where there is one
 */
function wayRound(g: State, unit: number, to: number, stream: Uint8Array): boolean {
  const w = unitWalker(g, unit);
  // The hexes of the move are counted already: it is looked at as if it began.
  w.used = 0;
  w.most = closeAfter(g, unit);
  w.charge = 0;
  w.limit = w.most;
  w.passes = false;
  for (let hex = 0; hex < stream.length; hex++) dry[hex] = stream[hex] === 1 ? 0 : w.entry[hex];
  w.entry = dry;
  return stepsForgiven(g, w, to, 0) > 0;
}
