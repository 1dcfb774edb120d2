// A choice made in a copy whose dice stay unrolled, to see what it leads to: no rule is repeated for the words.

import { OpenChance } from '../../../kernel/chance.ts';
import { Choices } from '../../../kernel/choice.ts';
import { pending, run } from '../../../kernel/procedure.ts';
import { copyInto, RUNNING } from '../../../kernel/state.ts';
import { ELIMINATED, newState, type State } from '../rules/state.ts';

/** What a choice costs the side that makes it, as far as no die decides it. */
export interface Price {
  readonly blocks: number;
  /** Units and leaders that are gone for good. */
  readonly units: number;
  readonly leaders: number;
}

/** More orders than any card gives. */
const MOST_IN_A_ROW = 40;

const listed = new Choices();

export class Trial {
  readonly g: State;
  private copy: State | null = null;
  private readonly prices = new Map<number, Price>();

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
    if (!this.prices.has(choice)) this.prices.set(choice, this.paid(copy));
    return copy;
  }

  /** What the choice costs at once; whoever has looked at what follows from it pays nothing for asking. */
  price(choice: number): Price {
    if (!this.prices.has(choice)) this.after(choice);
    return this.prices.get(choice) as Price;
  }

  private paid(copy: State): Price {
    const { g } = this;
    const { firstUnit, firstLeader } = g.battle;
    const side = seatOf(g);
    let [blocks, units, leaders] = [0, 0, 0];
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
      blocks += Math.max(0, g.unitBlocks[u] - copy.unitBlocks[u]);
      if (g.unitFate[u] !== ELIMINATED && copy.unitFate[u] === ELIMINATED) units++;
    }
    for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
      if (g.leaderFate[l] !== ELIMINATED && copy.leaderFate[l] === ELIMINATED) leaders++;
    }
    return { blocks, units, leaders };
  }

  /** How often in a row a choice of this kind can be made in the waiting decision, by making the first of them again and again. */
  inARow(wanted: (g: State, choice: number) => boolean): number {
    const name = pending(this.g)?.name;
    const copy = this.copy ?? newState(this.g.battle);
    this.copy = copy;
    copy.chance = new OpenChance();
    copyInto(copy, this.g);
    let made = 0;
    for (; made < MOST_IN_A_ROW; made++) {
      const waits = pending(copy);
      if (copy.waiting === 1 || copy.outcome !== RUNNING || waits?.name !== name || !waits?.decision) return made;
      listed.clear();
      waits.decision.choices(copy, copy.frames[copy.depth], listed);
      const next = listed.toArray().find((choice) => wanted(copy, choice));
      if (next === undefined) return made;
      waits.decision.take(copy, copy.frames[copy.depth], next);
      run(copy);
    }
    return made;
  }
}

const seatOf = (g: State): number => pending(g)?.decision?.who(g, g.frames[g.depth]) ?? g.active;
