// The policy of Battalion: a sensible choice at every decision by exact dice arithmetic, without looking ahead. It plays out the
// futures of the general, and looks only at what its seat may know: public facts and its own hand.

import type { Battle, State } from '../../games/battalion/rules/state.ts';
import { COHESION } from '../../games/battalion/tables/tables.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Compiled } from '../../kernel/procedure.ts';
import type { Policy, Whim } from '../general/brings.ts';
import { PolicyAction } from './policy-action.ts';
import { PolicyAttack } from './policy-attack.ts';
import { PolicyCharge } from './policy-charge.ts';
import { PolicyDeploy } from './policy-deploy.ts';
import { PolicyDice } from './policy-dice.ts';
import { RANK_STRIKES } from './policy-facts.ts';
import { PolicyFights } from './policy-fights.ts';
import { PolicyRedeploy } from './policy-redeploy.ts';
import { PolicyTurn } from './policy-turn.ts';
import type { PolicyWeights } from './policy-weights.ts';
import { PolicyWorth } from './policy-worth.ts';

export class BattalionPolicy implements Policy<State> {
  private readonly worth: PolicyWorth;
  private readonly action: PolicyAction;
  private readonly charge: PolicyCharge;
  private readonly attack: PolicyAttack;
  private readonly dice: PolicyDice;
  private readonly move: PolicyRedeploy;
  private readonly deployment: PolicyDeploy;
  private readonly offered = new Choices();

  constructor(battle: Battle, weights: PolicyWeights) {
    this.worth = new PolicyWorth(weights);
    this.worth.facts.prepare(battle);
    const turn = new PolicyTurn(new PolicyFights(this.worth));
    this.action = new PolicyAction(turn);
    this.charge = new PolicyCharge(turn);
    this.attack = new PolicyAttack(turn);
    this.dice = new PolicyDice(this.worth);
    this.move = new PolicyRedeploy(turn);
    this.deployment = new PolicyDeploy(weights);
  }

  choose(g: State, seat: number, { name, decision }: Compiled, whim: Whim | null): number {
    if (decision === null) throw new Error(`${name} asks nobody`);
    if (name === 'assign') return choiceOf(V.V_BEST);
    const f = g.frames[g.depth];
    const { offered } = this;
    offered.clear();
    decision.choices(g, f, offered);
    if (offered.count === 1) return offered.list[0];
    this.worth.look(g);
    switch (name) {
      case 'action':
        return this.action.action(g, f, seat, offered, whim);
      case 'redeploy':
        return this.move.redeploy(g, f, seat, offered, whim);
      case 'takeHits':
        return this.attack.takeHits(g, f, offered, whim);
      case 'chargedAnswer':
        return this.charge.react(g, seat, offered, whim, 0, 0);
      case 'reaction':
        return this.charge.react(g, seat, offered, whim, f.less, f.captains);
      case 'target':
        return this.charge.engage(g, offered, whim);
      case 'engagedAnswer': {
        const below = g.frames[g.depth - 1];
        return this.charge.hedge(g, seat, below.attacker, below.target, offered);
      }
      case 'pool':
        return this.attack.pool(g, seat, offered, whim);
      case 'enemyPoolAnswer':
        return this.attack.scatter(g, seat, offered);
      case 'rolledAnswer':
        return this.dice.rolled(g, seat, offered);
      case 'rerolls':
        return this.dice.reroll(g, offered);
      case 'raises':
        return this.dice.raise(g, offered);
      case 'afterAttackAnswer':
        return this.attack.after(g, seat, offered, whim);
      case 'freeBarrage':
        return this.attack.barrage(g, offered, whim);
      case 'deploy':
        return this.deployment.deploy(g, seat, offered, whim);
      case 'redeployCard':
        return this.greatest((choice) => -this.worth.texts[firstOf(choice)]);
      case 'spies':
        return this.greatest((choice) => this.worth.texts[firstOf(choice)]);
      case 'arrange':
        // Those who strike least stand in front, and of these who bears most: they are lost first.
        return this.greatest((choice) => 0.1 * COHESION[1 + firstOf(choice)] - RANK_STRIKES[1 + firstOf(choice)]);
      case 'bring':
        return this.greatest((choice) => this.brings(g, choice));
      case 'consular':
        return this.move.move(g, offered, true, whim);
      case 'feign':
      case 'parthian':
        return this.move.move(g, offered, false, whim);
      case 'disbandingAnswer':
      case 'afterHitsAnswer':
      case 'rallyTextsAnswer':
      case 'endOfTurnAnswer':
        return this.play(g);
      default:
        // Questions of how much: the most stands first.
        return offered.list[0];
    }
  }

  /** The choice for which `of` is greatest; ties go to the first. */
  private greatest(of: (choice: number) => number): number {
    const { list, count } = this.offered;
    let best = list[0];
    let most = -1e9;
    for (let i = 0; i < count; i++) {
      const value = of(list[i]);
      if (value <= most) continue;
      most = value;
      best = list[i];
    }
    return best;
  }

  /** A text whose moment has come; among units the one that shoots best. */
  private play(g: State): number {
    return this.greatest((choice) => {
      if (verbOf(choice) === V.V_PASS) return 0;
      return verbOf(choice) === V.V_PLAY_ON ? 1 + this.worth.unit(g, secondOf(choice), 0, 0) : 1;
    });
  }

  /** Disorder off the units that can bear least. */
  private brings(g: State, choice: number): number {
    if (verbOf(choice) !== V.V_BRING) return 0;
    const [count, unit] = [firstOf(choice), secondOf(choice)];
    const disorder = g.unitDisorder[unit];
    return this.worth.unit(g, unit, 0, disorder - count) - this.worth.unit(g, unit, 0, disorder) + count;
  }
}
