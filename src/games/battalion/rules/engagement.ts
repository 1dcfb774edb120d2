// Engagements: links between enemy units of one sector [B Engagements with more than two units]. A unit without links
// stands in the formation zone, one with links in the engagement zone; there is nothing else to keep.

import { enemiesOf, told, unitNow } from './events.ts';
import { splits } from './questions.ts';
import { GONE, type State } from './state.ts';

function link(g: State, a: number, b: number): void {
  g.links[a] |= g.battle.unitBit[b];
  g.links[b] |= g.battle.unitBit[a];
}

function tellParting(g: State, unit: number): void {
  if (g.sink === null) return;
  told(g)?.tell({
    kind: 'parted',
    unit: unitNow(g, unit),
    gone: g.unitSector[unit] === GONE,
    from: enemiesOf(g, unit).map((enemy) => ({
      unit: enemy,
      enemies: enemiesOf(g, enemy).filter((other) => other !== unit),
    })),
  });
}

/**
 * A unit leaves all its enemies; those left without one go back to their formation zone at once [B Evade].
 * RULING: A unit that loses its last enemy returns at once, in the middle of an attack if need be
 * [B Disbanding a unit].
 * CASE: B Disbanding a unit: freed units are back before the card is drawn
 * CASE: B Attacking with an overlapped unit: when it falls all its enemies return
 */
export function leave(g: State, unit: number): void {
  const bits = g.links[unit];
  if (bits === 0) return;
  tellParting(g, unit);
  g.links[unit] = 0;
  const enemies = g.battle.sideUnits[1 - g.battle.unitSide[unit]];
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if ((bits & g.battle.unitBit[enemy]) === 0) continue;
    g.links[enemy] &= ~g.battle.unitBit[unit];
    if (g.links[enemy] === 0) told(g)?.tell({ kind: 'returned', unit: unitNow(g, enemy) });
  }
}

/**
 * A charge finds its target [B Charge].
 * RULING: An enemy that overlaps a friendly unit is always split off by a charge on that enemy; an enemy that is
 * overlapped itself, or engaged with one friendly unit alone, is overlapped [B Splitting an engagement].
 * CASE: B Splitting an engagement: the enemy drawn off fights the charger alone
 * CASE: B Splitting an engagement: an enemy engaged with one unit alone is overlapped, not split off
 * CASE: B Overlapping: one die for each other unit engaged with the target
 */
export function engage(g: State, charger: number, target: number, counterCharge: boolean): void {
  const split = splits(g, target);
  const how = split ? 'split' : g.links[target] !== 0 ? 'overlap' : 'free';
  if (split) leave(g, target);
  link(g, charger, target);
  told(g)?.tell({
    kind: 'engaged',
    unit: unitNow(g, charger),
    target: unitNow(g, target),
    enemies: enemiesOf(g, charger),
    targetsEnemies: enemiesOf(g, target),
    how,
    counterCharge,
  });
}
