// Which choices are worth following: all of them, but of cards that are spent for their number alone only the one that is
// missed least.

import type { State } from '../../games/battalion/state.ts';
import * as V from '../../games/battalion/verbs.ts';
import { firstOf, verbOf } from '../../kernel/choice.ts';
import { CARD_WORTH } from './card-worth.ts';

/** What the rule of thumb takes comes first: ties go to it. */
export function candidatesOf(_g: State, decision: string, choices: readonly number[], usual: number): number[] {
  const found = [usual];
  let cheapest = -1;
  for (const choice of choices) {
    if (choice === usual) continue;
    if (decision === 'pool' && verbOf(choice) === V.V_ADD) {
      if (cheapest < 0 || CARD_WORTH[firstOf(choice)] < CARD_WORTH[firstOf(cheapest)]) cheapest = choice;
      continue;
    }
    found.push(choice);
  }
  if (cheapest >= 0) found.push(cheapest);
  return found;
}
