// The bot `stand-in`: for measuring alone. It stands in for players that search over plans of their own turn and no further:
// a few dozen plans (card, orders, greedy moves), up to 800 simulations of them, a weighing by hand. When its battles have begun it
// attacks by expected value, as `drill` does, and answers attacks likewise.

import type { State } from '../../families/commands/rules/state.ts';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import type { Bot, Question } from '../bot.ts';
import { Drill } from '../drill.ts';
import { steady } from '../drill-temper.ts';
import { Candidates } from './candidates.ts';
import { Judge } from './judge.ts';

class StandIn {
  readonly drill: Drill;
  private readonly candidates: Candidates;
  private readonly judge: Judge;
  /** What is left of the plan of this turn, first things first. */
  private plan: readonly number[] = [];
  private turn = -1;

  constructor(battle: State['battle'], seed: string) {
    this.drill = new Drill(battle, steady);
    this.candidates = new Candidates(this.drill);
    this.judge = new Judge(this.drill, seed);
  }

  choose(g: State, question: Question<State, CommandsView>): number {
    const { seat, prompt, choices } = question;
    if (prompt.decision === 'playCard' && g.active === seat) {
      const plans = this.candidates.of(g, seat, choices);
      this.plan = this.judge.best(plans, seat).choices;
      this.turn = g.turn;
    }
    const [next, ...rest] = this.plan;
    // Dice for orders, or an answer of the enemy, may have made another position than the plan is for.
    if (g.turn === this.turn && g.active === seat && next !== undefined && choices.includes(next)) {
      this.plan = rest;
      return next;
    }
    this.plan = [];
    return this.drill.choose(g, question);
  }

  /** A choice that was the only one, and so was not asked for. */
  passed(choice: number): void {
    if (this.plan[0] === choice) this.plan = this.plan.slice(1);
  }
}

export function standInBot(seed: string): Bot<State, CommandsView> {
  let player: StandIn | null = null;
  return {
    name: 'stand-in',
    choose(question) {
      if (question.choices.length === 1) {
        player?.passed(question.choices[0]);
        return question.choices[0];
      }
      const g = question.imagine(seed);
      if (player?.drill.battle !== g.battle) player = new StandIn(g.battle, seed);
      return player.choose(g, question);
    },
  };
}
