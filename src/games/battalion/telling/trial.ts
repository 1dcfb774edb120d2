// A choice made in a copy whose dice and cards stay open, to see what it costs: no rule is repeated for the words. The own window
// that stands between a choice and what it means is passed in it: a card could still turn it.

import { OpenChance } from '../../../kernel/chance.ts';
import { choiceOf } from '../../../kernel/choice.ts';
import { pending, run } from '../../../kernel/procedure.ts';
import { copyInto } from '../../../kernel/state.ts';
import { layout, type State } from '../rules/state.ts';
import { V_PASS } from '../tables/verbs.ts';

/** A copy to try things on, used up before the next is asked for. */
let copy: State | null = null;

const BETWEEN: readonly string[] = ['disbandingAnswer', 'rallyTextsAnswer'];

/** The state after the choice, at the next roll, draw or question; good until the next call. */
export function tryChoice(g: State, choice: number): State {
  copy ??= layout.create();
  copy.battle = g.battle;
  copy.procedures = g.procedures;
  copyInto(copy, g);
  copy.sink = null;
  copy.chance = new OpenChance();
  pending(copy)?.decision?.take(copy, copy.frames[copy.depth], choice);
  run(copy);
  for (let p = pending(copy); p?.decision && BETWEEN.includes(p.name); p = pending(copy)) {
    p.decision.take(copy, copy.frames[copy.depth], choiceOf(V_PASS));
    run(copy);
  }
  return copy;
}
