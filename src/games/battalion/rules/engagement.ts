// Engagements: links between enemy units of one sector [B Engagements with more than two units]. A unit without links
// stands in the formation zone, one with links in the engagement zone; there is nothing else to keep.

import { ENGAGED_FRESH, ENGAGED_OVERLAP, ENGAGED_SPLIT, tell } from './events.ts';
import { splits } from './questions.ts';
import type { State } from './state.ts';

function link(g: State, a: number, b: number): void {
  g.links[a] |= g.battle.unitBit[b];
  g.links[b] |= g.battle.unitBit[a];
}

/**
 * A unit leaves all its enemies; those left without one go back to their formation zone at once [B Evade].
 * RULING: a unit that loses its last enemy returns at once, in the middle of an attack if need be [B Disbanding a unit].
 */
export function leave(g: State, unit: number): void {
  const bits = g.links[unit];
  if (bits === 0) return;
  g.links[unit] = 0;
  const enemies = g.battle.sideUnits[1 - g.battle.unitSide[unit]];
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if ((bits & g.battle.unitBit[enemy]) === 0) continue;
    g.links[enemy] &= ~g.battle.unitBit[unit];
    if (g.links[enemy] === 0) tell(g, 'returned', enemy);
  }
}

/**
 * A charge finds its target [B Charge].
 * RULING: an enemy that overlaps a friendly unit is always split off; one that is overlapped itself, or engaged with one
 * friendly unit alone, is overlapped [B Splitting an engagement].
 */
export function engage(g: State, charger: number, target: number, counterCharge: number): void {
  let how = ENGAGED_FRESH;
  if (splits(g, target)) {
    how = ENGAGED_SPLIT;
    leave(g, target);
  } else if (g.links[target] !== 0) how = ENGAGED_OVERLAP;
  link(g, charger, target);
  tell(g, 'engaged', charger, target, how, counterCharge);
}
