// Where units are deployed in a mustered battle [B Setup rules for mustered battles]: strength is spread over the sectors, the
// camp's sector first, so that it answers what the enemy has put there already.

import { PILE, type State } from '../../games/battalion/state.ts';
import * as V from '../../games/battalion/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Worth } from './worth.ts';

const strengths = new Float64Array(8);

/** How much stronger a side is than the other in each sector, by the worth of units that stand. */
function lookAt(g: State, side: number, worth: Worth): void {
  strengths.fill(0);
  for (const unit of g.battle.units) {
    const sector = g.unitSector[unit];
    if (sector < 0) continue;
    strengths[sector] += (g.battle.unitSide[unit] === side ? 1 : -1) * worth.unit(g, unit, 0, 0);
  }
}

/** A camp's sector is to be held by this much more than the others. */
const CAMP = 2.5;

export function deployment(g: State, seat: number, choices: Choices, worth: Worth): number {
  lookAt(g, seat & 1, worth);
  let piles = 0;
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) if (g.unitSector[u] === PILE) piles++;
  let best = choices.list[0];
  let most = -1e9;
  for (let i = 0; i < choices.count; i++) {
    const choice = choices.list[i];
    if (verbOf(choice) !== V.V_DEPLOY) continue;
    const [unit, sector] = [firstOf(choice), secondOf(choice)];
    const need = (g.battle.campSectors.includes(sector) ? CAMP : 0) - strengths[sector];
    const strength = worth.unit(g, unit, 0, 0);
    // Strong units where the need is great; the weaker ones wait until it is known where they are needed.
    const value = need * strength - (piles > 1 ? 0 : strength);
    if (value <= most) continue;
    most = value;
    best = choice;
  }
  return best;
}
