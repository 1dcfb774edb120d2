// A sensible choice at every decision of Battalion, without looking ahead: how `drill` supposes that both sides go on, and how
// it decides small things itself.

import { BARRAGE, MOST_RANKS, type State } from '../../games/battalion/rules/state.ts';
import { COHESION } from '../../games/battalion/tables/tables.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { CARD_WORTH } from './card-worth.ts';
import { deployment } from './deployment.ts';
import { Fights } from './fights.ts';
import { QuickAttack } from './quick-attack.ts';
import { QuickCharge } from './quick-charge.ts';
import { lostCamp, QuickTurn } from './quick-turn.ts';
import type { Worth } from './worth.ts';

/** The choice for which `of` is greatest; ties go to the first. */
function greatest(choices: Choices, of: (choice: number) => number): number {
  let best = choices.list[0];
  let most = -1e9;
  for (let i = 0; i < choices.count; i++) {
    const value = of(choices.list[i]);
    if (value <= most) continue;
    most = value;
    best = choices.list[i];
  }
  return best;
}

/** The first play on offer, or else what stands first. */
function play(choices: Choices): number {
  for (let i = 0; i < choices.count; i++) {
    const verb = verbOf(choices.list[i]);
    if (verb === V.V_PLAY || verb === V.V_PLAY_ON) return choices.list[i];
  }
  return choices.list[0];
}

export class Quick {
  private readonly turn: QuickTurn;
  private readonly charge: QuickCharge;
  private readonly attack: QuickAttack;
  private readonly worth: Worth;

  constructor(worth: Worth) {
    this.worth = worth;
    const fights = new Fights(worth);
    this.turn = new QuickTurn(fights);
    this.charge = new QuickCharge(fights, this.turn);
    this.attack = new QuickAttack(fights, this.turn);
  }

  choose(g: State, seat: number, decision: string, choices: Choices): number {
    switch (decision) {
      case 'action':
        return this.turn.action(g, seat, choices);
      case 'redeploy':
        return this.turn.redeploy(g, seat, choices);
      case 'assign':
        return choiceOf(V.V_BEST);
      case 'takeHits':
        return this.attack.takeHits(g, g.frames[g.depth], choices);
      case 'chargedAnswer':
      case 'reaction':
        return this.charge.react(g, seat, choices);
      case 'target':
        return this.charge.target(g, choices);
      case 'pool':
        return this.attack.pool(g, seat, choices);
      case 'rolledAnswer':
        return this.attack.rolled(g, seat, choices);
      case 'rerolls':
        return this.attack.reroll(g, choices);
      case 'raises':
        return this.attack.raise(g, choices);
      case 'afterAttackAnswer':
        return this.attack.after(g, seat, choices);
      case 'freeBarrage':
        return this.attack.barrage(g, choices, BARRAGE);
      case 'deploy':
        return deployment(g, seat, choices, this.worth);
      case 'redeployCard':
        return greatest(choices, (choice) => -CARD_WORTH[firstOf(choice)]);
      case 'spies':
        return greatest(choices, (choice) => CARD_WORTH[firstOf(choice)]);
      case 'arrange':
        // Those who bear least stand in front: they are lost first.
        return greatest(choices, (choice) => -COHESION[1 + firstOf(choice)]);
      case 'bring':
        return greatest(choices, (choice) => this.brings(g, choice));
      case 'consular':
      case 'feign':
      case 'parthian':
        return this.moves(g, seat, choices);
      default:
        // Windows with a text that fits (Agema, Halberd Hedge ...), and questions of how much: the most stands first.
        return play(choices);
    }
  }

  /** Disorder off the units that can bear least. */
  private brings(g: State, choice: number): number {
    if (verbOf(choice) !== V.V_BRING) return 0;
    const [count, unit] = [firstOf(choice), secondOf(choice)];
    const disorder = g.unitDisorder[unit];
    return this.worth.unit(g, unit, 0, disorder - count) - this.worth.unit(g, unit, 0, disorder) + count;
  }

  /** A unit that a card moves: to an open camp if there is one, never away from a camp that it alone defends. */
  private moves(g: State, seat: number, choices: Choices): number {
    const camp = lostCamp(g, seat & 1);
    return greatest(choices, (choice) => {
      if (verbOf(choice) === V.V_WITHDRAW) return -1;
      const unit = firstOf(choice);
      if (secondOf(choice) === camp) return 20 + this.worth.unit(g, unit, 0, g.unitDisorder[unit]);
      if (g.battle.campSectors.includes(secondOf(choice))) return 2;
      return g.rank[unit * MOST_RANKS] !== 0 && g.unitSector[unit] < 0 ? 1 : 0;
    });
  }
}
