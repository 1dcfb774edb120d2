// What a plan comes to: its battles are fought with dice of many seeds, attacks by expected value and answers by rule of thumb, to
// the end of the own turn. There the position is weighed: banners, material, support, leaders, who is threatened. The enemy's
// reply is not looked at.

import { newState, type State } from '../../families/commands/rules/state.ts';
import { followPolicy, listChoices, policyOf } from '../../families/commands/telling/odds/policies.ts';
import { SeededChance } from '../../kernel/chance.ts';
import { Choices } from '../../kernel/choice.ts';
import { STOP_HERE } from '../../kernel/enumerate.ts';
import { pending } from '../../kernel/procedure.ts';
import { copyInto, RUNNING } from '../../kernel/state.ts';
import type { Drill } from '../drill.ts';
import { take } from '../drill-outlook.ts';
import type { Plan } from './candidates.ts';

const stands = policyOf('stands');

/** Simulations of one turn, of all plans together, and how they are shared out: after each round the better half goes on. */
export const SIMULATIONS = 800;
const ROUNDS = 4;
/** The most decisions of one simulation: a net for what would go round in circles. */
const LONGEST = 200;

export class Judge {
  private readonly drill: Drill;
  private readonly ahead: State;
  private readonly listed = new Choices();
  /** The same dice for all plans: what two plans share falls alike in both. */
  private readonly chances: SeededChance[] = [];
  private readonly seed: string;
  /** Simulations so far, of all turns. */
  simulated = 0;

  constructor(drill: Drill, seed: string) {
    this.drill = drill;
    this.seed = seed;
    this.ahead = newState(drill.battle);
  }

  /** The plan that promises most. */
  best(plans: readonly Plan[], seat: number): Plan {
    let alive = plans.map((plan) => ({ plan, kept: this.cardKept(plan), sum: 0, count: 0 }));
    for (let round = 0; round < ROUNDS && alive.length > 1; round++) {
      const each = Math.max(1, Math.floor(SIMULATIONS / ROUNDS / alive.length));
      for (const one of alive) {
        for (let i = 0; i < each; i++) one.sum += this.simulate(one.plan, seat, one.count++);
      }
      const value = (one: (typeof alive)[number]): number => one.sum / one.count - one.kept;
      alive.sort((a, b) => value(b) - value(a));
      alive = alive.slice(0, round === ROUNDS - 1 ? 1 : Math.ceil(alive.length / 2));
    }
    return alive[0].plan;
  }

  /** What the card of a plan might be worth on a better day. */
  private cardKept({ at }: Plan): number {
    return at.card < 0 ? 0 : this.drill.worth.temper.keep[at.battle.game.cards[at.card].group];
  }

  private simulate(plan: Plan, seat: number, number: number): number {
    this.simulated++;
    const g = this.ahead;
    copyInto(g, plan.at);
    g.chance = this.chances[number] ??= new SeededChance(`${this.seed} ${number}`);
    const { turn } = plan.at;
    for (let n = 0; n < LONGEST && g.outcome === RUNNING && g.turn === turn; n++) {
      const waiting = pending(g);
      if (!waiting?.decision) break;
      listChoices(g, waiting, this.listed);
      let choice = this.listed.list[0];
      if (this.listed.count > 1) {
        const who = waiting.decision.who(g, g.frames[g.depth]);
        choice = who === seat && waiting.name === 'battleUnits' ? STOP_HERE : followPolicy(stands, g, this.listed);
        if (choice === STOP_HERE) {
          const asked = { seat: who, prompt: { decision: waiting.name }, choices: this.listed.toArray() };
          choice = this.drill.choose(g, asked);
        }
      }
      take(g, choice);
    }
    return this.weigh(g, seat);
  }

  private weigh(g: State, seat: number): number {
    const { worth, ground } = this.drill;
    worth.look(g);
    let value = worth.material(g, seat);
    if (g.outcome !== RUNNING) return value;
    const { firstUnit, firstLeader } = g.battle;
    for (let side = 0; side < 2; side++) {
      const sign = side === seat ? 1 : -1;
      for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
        if (g.unitHex[u] >= 0) value += sign * ground.unit(g, u);
      }
      for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
        if (g.leaderHex[l] >= 0) value += sign * ground.leader(g, l);
      }
    }
    return value;
  }
}
