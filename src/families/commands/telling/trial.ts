// A choice made in a copy whose dice stay unrolled, to see what it leads to: no rule is repeated for the words.

import { OpenChance } from '../../../kernel/chance.ts';
import { pending, run } from '../../../kernel/procedure.ts';
import { copyInto } from '../../../kernel/state.ts';
import { newState, type State } from '../rules/state.ts';

export class Trial {
  readonly g: State;
  private copy: State | null = null;

  constructor(g: State) {
    this.g = g;
  }

  /** The choice made in a copy that stops at the next roll or decision. */
  after(choice: number): State {
    const copy = this.copy ?? newState(this.g.battle);
    this.copy = copy;
    copy.chance = new OpenChance();
    copyInto(copy, this.g);
    pending(copy)?.decision?.take(copy, copy.frames[copy.depth], choice);
    run(copy);
    return copy;
  }
}
