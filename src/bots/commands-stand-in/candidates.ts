// Candidate plans of a turn: for each card that may be played several sets of orders, each with greedy moves, up to the first
// battle. A plan is the list of its choices and the position that they lead to.

import { newState, type State } from '../../families/commands/rules/state.ts';
import { Choices } from '../../kernel/choice.ts';
import { pending } from '../../kernel/procedure.ts';
import { stateHash } from '../../kernel/search.ts';
import { copyInto, RUNNING } from '../../kernel/state.ts';
import { Drill } from '../drill.ts';
import { take } from '../drill-outlook.ts';
import { steady, type Temper } from '../drill-temper.ts';

/** Tempers by which orders and moves are chosen; what a position is worth is judged by `steady` alone. */
const cautious: Temper = {
  ...steady,
  nextToUs: 0.7,
  mustCome: 0.55,
  march: 2.5,
  marchLight: 1.5,
  supported: 6,
  led: 4,
};
const bold: Temper = { ...steady, nextToUs: 0.2, mustCome: 0.12, later: 0.35, march: 7, marchLight: 4 };

/** Where the plan ends: what follows depends on dice. */
const BATTLES = new Set(['battleUnits', 'chooseBonus', 'answerAttack']);
/** The most choices of a plan: a net for what would go round in circles. */
const LONGEST = 120;

export interface Plan {
  readonly choices: readonly number[];
  /** The position before the first battle. */
  readonly at: State;
}

export class Candidates {
  private readonly planners: readonly Drill[];
  private readonly trial: State;
  private readonly offered = new Choices();

  constructor(steadyDrill: Drill) {
    this.planners = [steadyDrill, new Drill(steadyDrill.battle, cautious), new Drill(steadyDrill.battle, bold)];
    this.trial = newState(steadyDrill.battle);
  }

  /** Plans that lead to different positions, from the choice of a card on. */
  of(g: State, seat: number, cards: readonly number[]): Plan[] {
    const found = new Map<number, Plan>();
    const add = (plan: Plan): void => {
      const key = stateHash(plan.at);
      if (!found.has(key)) found.set(key, plan);
    };
    for (const card of cards) {
      const [usual, ...others] = this.planners.map((drill) => this.follow(g, seat, card, drill, -1));
      add(usual);
      for (const plan of others) add(plan);
      // The same card without the order that the usual plan gives first, and without the one it gives next.
      for (const without of usual.choices.slice(1, 3)) add(this.follow(g, seat, card, this.planners[0], without));
    }
    return [...found.values()];
  }

  /** The plan that begins with `card` and goes on by a planner, who is not offered `without` while anything else is. */
  private follow(g: State, seat: number, card: number, drill: Drill, without: number): Plan {
    const { trial, offered } = this;
    copyInto(trial, g);
    trial.chance = g.chance;
    const taken = [card];
    take(trial, card);
    while (taken.length < LONGEST && trial.outcome === RUNNING && trial.turn === g.turn) {
      const waiting = pending(trial);
      if (!waiting?.decision || BATTLES.has(waiting.name)) break;
      const frame = trial.frames[trial.depth];
      if (waiting.decision.who(trial, frame) !== seat) break;
      offered.clear();
      waiting.decision.choices(trial, frame, offered);
      const all = offered.toArray();
      const left = all.length > 1 ? all.filter((choice) => choice !== without) : all;
      const asked = { seat, prompt: { decision: waiting.name }, choices: left };
      const choice = left.length === 1 ? left[0] : drill.choose(trial, asked);
      taken.push(choice);
      take(trial, choice);
    }
    const at = newState(g.battle);
    copyInto(at, trial);
    return { choices: taken, at };
  }
}
