// How many commands a player could still pay for before he must rally [B Commanding a unit; B Rallying units]: battles are
// mostly lost by who must draw first, so every turn that needs no rally counts.

import { MOST_RANKS } from '../../games/battalion/rules/limits.ts';
import type { State } from '../../games/battalion/rules/state.ts';
import { SLOW } from '../../games/battalion/tables/traits.ts';
import type { Facts } from './policy-facts.ts';

/** Commands dearer than this are not counted on. */
const DEAREST = 12;
const counts = new Uint8Array(DEAREST + 1);

/**
 * Commands that `order` in the camp pays for, the cheapest first. Each puts its price on its unit, so that the next one of
 * the unit costs as much as lies there. `unit` has `more` order on it than the state says; after a rally (`rallied`) what was
 * disorder lies there as order.
 */
export function endurance(
  g: State,
  facts: Facts,
  seat: number,
  order: number,
  unit: number,
  more: number,
  rallied: boolean,
): number {
  counts.fill(0);
  const { firstUnit, endUnit } = g.battle;
  const lies = rallied ? g.unitDisorder : g.unitOrder;
  const most = order < DEAREST ? order : DEAREST;
  for (let u = firstUnit[seat], end = endUnit[seat]; u < end; u++) {
    if (g.unitSector[u] < 0) continue;
    const extra = facts.mixed[u] + ((facts.traits[u * MOST_RANKS] & SLOW) !== 0 ? 1 : 0);
    let on = lies[u];
    if (u === unit) on += more;
    for (let cost = (on > 1 ? on : 1) + extra; cost <= most; cost = on + extra) {
      counts[cost]++;
      on += cost;
    }
  }
  let commands = 0;
  let rest = order;
  for (let cost = 1; cost <= most && rest >= cost; cost++) {
    const paid = Math.min(counts[cost], Math.floor(rest / cost));
    commands += paid;
    rest -= paid * cost;
  }
  return commands;
}
