// A choice made in a copy whose dice and cards stay open, to see what it costs: no rule is repeated for the words. Windows are
// passed in it, so that a cost is told that a card could still turn. What the end of the turn brings to all who are routed is no
// cost of the choice that ends it.

import { OpenChance } from '../../../kernel/chance.ts';
import { choiceOf } from '../../../kernel/choice.ts';
import { pending, run } from '../../../kernel/procedure.ts';
import { copyInto } from '../../../kernel/state.ts';
import { isRouted } from '../rules/ground.ts';
import { type Battle, LEADERS, type State } from '../rules/state.ts';
import { PASS } from '../tables/verbs.ts';
import { newState } from '../text/battle.ts';

/** A piece in hits: an active cube is worth two, a grey one one. */
export interface Life {
  readonly here: boolean;
  readonly routed: boolean;
  readonly hits: number;
}

/** Every piece of a battle as it is now, by its number; a number that is no piece has none. */
export function livesOf(g: State): (Life | undefined)[] {
  const lives: (Life | undefined)[] = [];
  for (let p = 0; p < LEADERS + g.battle.leaderCount; p++) {
    if (p >= g.battle.unitCount && p < LEADERS) continue;
    const here = g.unitHex[p] >= 0;
    lives[p] = { here, routed: here && isRouted(g, p), hits: here ? 2 * g.cubes[p] + g.grey[p] : 0 };
  }
  return lives;
}

/** A copy to try things on, one for each battle, used up before the next is asked for. */
const copies = new WeakMap<Battle, State>();

function copyOf(g: State): State {
  const copy = copies.get(g.battle) ?? newState(g.battle);
  copies.set(g.battle, copy);
  copyInto(copy, g);
  copy.chance = new OpenChance();
  return copy;
}

export interface Tried {
  readonly lives: readonly (Life | undefined)[];
  /** How the battle then stands: running, or won by a seat. */
  readonly outcome: number;
}

/** What the choice leads to, up to the next roll or question that is no window. */
export function tryChoice(g: State, choice: number): Tried {
  const copy = copyOf(g);
  let lives: (Life | undefined)[] | null = null;
  copy.sink = {
    tell(event) {
      if (event.kind === 'endPhase') lives ??= livesOf(copy);
    },
  };
  pending(copy)?.decision?.take(copy, copy.frames[copy.depth], choice);
  run(copy);
  for (let p = pending(copy); p?.decision && p.name.endsWith('Answer'); p = pending(copy)) {
    p.decision.take(copy, copy.frames[copy.depth], choiceOf(PASS));
    run(copy);
  }
  copy.sink = null;
  return { lives: lives ?? livesOf(copy), outcome: copy.outcome };
}
