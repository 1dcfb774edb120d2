// Which choices are worth following into the future; the others are never good, or no better than one that is followed.

import { hasTrait, sideInSector } from '../../games/battalion/rules/questions.ts';
import { RESERVE, type State } from '../../games/battalion/rules/state.ts';
import { SWIFT } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { CARD_WORTH } from './card-worth.ts';

/**
 * A redeployment that may be worth a card: out of the reserve, to a camp's sector, or out of a sector without enemies. A
 * Swift unit needs no card and may go anywhere [B Redeployment phase; B Swift].
 */
function worthMoving(g: State, choice: number): boolean {
  if (verbOf(choice) !== V.V_REDEPLOY) return true;
  const unit = firstOf(choice);
  const from = g.unitSector[unit];
  if (from === RESERVE || hasTrait(g, unit, SWIFT)) return true;
  return g.battle.campSectors.includes(secondOf(choice)) || !sideInSector(g, 1 - g.battle.unitSide[unit], from);
}

/** What the rule of thumb takes comes first: ties go to it. */
export function candidatesOf(g: State, decision: string, choices: readonly number[], usual: number): number[] {
  const found = [usual];
  let cheapest = -1;
  for (const choice of choices) {
    if (choice === usual || (decision === 'redeploy' && !worthMoving(g, choice))) continue;
    if (decision === 'pool' && verbOf(choice) === V.V_ADD) {
      // Any card makes a die: the one that is missed least.
      if (cheapest < 0 || CARD_WORTH[firstOf(choice)] < CARD_WORTH[firstOf(cheapest)]) cheapest = choice;
      continue;
    }
    found.push(choice);
  }
  if (cheapest >= 0 && verbOf(usual) !== V.V_ADD) found.push(cheapest);
  return found;
}
