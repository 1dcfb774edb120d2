// What is on offer in the decision that waits.

import { Choices } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { State } from '../rules/state.ts';

const offered = new Choices();

/** Empty when nobody decides. */
export function offeredNow(g: State): number[] {
  offered.clear();
  pending(g)?.decision?.choices(g, g.frames[g.depth], offered);
  return offered.toArray();
}
