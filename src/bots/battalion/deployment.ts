// Where units are deployed in a mustered battle [B Setup rules for mustered battles]: every sector gets its share of the army,
// a camp's sector a larger one; it answers what the enemy has put there, and looks for a mixture of arms.

import { hasRanged, hasTrait, isClass } from '../../games/battalion/rules/questions.ts';
import { PILE, type State } from '../../games/battalion/rules/state.ts';
import { CAVALRY, REGULAR } from '../../games/battalion/tables/tables.ts';
import { ENVELOP } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Worth } from './worth.ts';

/** A camp's sector counts as this many others when the army is shared out. */
const CAMP_SHARE = 1.4;
/** How much of the enemy's lead in a sector is answered. */
const ANSWER = 0.35;
/** Horse belongs on the wings, foot before the camp, and every sector wants someone who shoots. */
const PLACE = 1;
const SHOOTER = 1.5;
/** The strong units first: the weaker ones then go where they are needed. */
const STRONG_FIRST = 0.3;

const MOST_SECTORS = 5;
const own = new Float64Array(MOST_SECTORS);
const lead = new Float64Array(MOST_SECTORS);
const shooters = new Uint8Array(MOST_SECTORS);

/** Looks at what stands where, and answers what the whole army of the seat is worth. */
function lookAt(g: State, seat: number, worth: Worth): number {
  own.fill(0);
  lead.fill(0);
  shooters.fill(0);
  let all = 0;
  for (const unit of g.battle.units) {
    const sector = g.unitSector[unit];
    const value = worth.unit(g, unit, 0, 0);
    const mine = g.battle.unitSeat[unit] === seat;
    if (mine && sector >= PILE) all += value;
    if (sector < 0) continue;
    lead[sector] += g.battle.unitSide[unit] === (seat & 1) ? -value : value;
    if (!mine) continue;
    own[sector] += value;
    if (hasRanged(g, unit)) shooters[sector]++;
  }
  return all;
}

export function deployment(g: State, seat: number, choices: Choices, worth: Worth): number {
  const all = lookAt(g, seat, worth);
  const { campSectors, homeSectors, sectors } = g.battle;
  let shares = 0;
  for (let s = 0; s < sectors; s++) {
    if ((homeSectors[seat] >> s) & 1) shares += campSectors.includes(s) ? CAMP_SHARE : 1;
  }
  let best = choices.list[0];
  let most = -1e9;
  for (let i = 0; i < choices.count; i++) {
    const choice = choices.list[i];
    if (verbOf(choice) !== V.V_DEPLOY) continue;
    const [unit, sector] = [firstOf(choice), secondOf(choice)];
    const camp = campSectors.includes(sector);
    let value = (all * (camp ? CAMP_SHARE : 1)) / shares - own[sector] + ANSWER * lead[sector];
    value += STRONG_FIRST * worth.unit(g, unit, 0, 0);
    if (isClass(g, unit, CAVALRY) || hasTrait(g, unit, ENVELOP)) value += camp ? -PLACE : PLACE;
    else if (isClass(g, unit, REGULAR)) value += camp ? PLACE : 0;
    if (hasRanged(g, unit)) value += shooters[sector] === 0 ? SHOOTER : -SHOOTER;
    if (value <= most) continue;
    most = value;
    best = choice;
  }
  return best;
}
