// The bot `drill`: looks one choice ahead at what it may know, by expected values and the lie of the ground, and takes the
// best. No search; the same position always gets the same answer.

import { ATTACK, type Battle, BONUS, RESERVE, type State } from '../families/commands/rules/state.ts';
import { ENTER, ENTER_LEADER, MOVE_LEADER } from '../families/commands/tables/verbs.ts';
import type { CommandsView } from '../families/commands/telling/view/view.ts';
import { firstOf, secondOf, verbOf } from '../kernel/choice.ts';
import type { Bot } from './bot.ts';
import { Exchanges } from './drill-exchange.ts';
import { Fights } from './drill-fights.ts';
import { Ground } from './drill-ground.ts';
import { steady, type Temper } from './drill-temper.ts';
import { TurnPlan } from './drill-turn.ts';
import { Worth } from './drill-worth.ts';

/** Procedures inside which a fight is under way. */
const FIGHTS = new Set(['resolveClose', 'resolveFire']);

/** As much of a question as `drill` looks at, beside the state it is asked in. */
export interface Asked {
  readonly seat: number;
  readonly prompt: { readonly decision: string };
  readonly choices: readonly number[];
}

/** What `drill` keeps for one battle. */
export class Drill {
  readonly battle: Battle;
  readonly worth: Worth;
  readonly ground: Ground;
  private readonly turn: TurnPlan;
  private readonly exchanges: Exchanges;

  constructor(battle: Battle, temper: Temper) {
    this.battle = battle;
    this.worth = new Worth(battle, temper);
    const fights = new Fights(this.worth);
    this.ground = new Ground(battle, temper, fights);
    this.turn = new TurnPlan(this.worth, this.ground);
    this.exchanges = new Exchanges(this.worth, fights, this.ground);
  }

  /** Decisions that a game adds: those of the turn promise orders, those inside a fight are played out. */
  private other(g: State, seat: number, choices: readonly number[]): number {
    const inFight = g.frames.slice(0, g.depth).some((f) => FIGHTS.has(g.procedures[f.stack[f.base]].name));
    if (!inFight && g.active === seat) return this.turn.chooseOrders(g, choices);
    return this.exchanges.tryOut(g, seat, choices, (_end, choice) => -this.exchanges.cardCost(choice));
  }

  choose(g: State, { seat, prompt, choices }: Asked): number {
    this.worth.look(g);
    const f = g.frames[g.depth];
    const ground = this.ground;
    const exchanges = this.exchanges;
    switch (prompt.decision) {
      case 'moveUnits':
        return this.turn.chooseMove(g, choices);
      case 'battleUnits':
        return exchanges.chooseAttack(g, choices, ATTACK);
      case 'chooseBonus':
        return exchanges.chooseAttack(g, choices, BONUS);
      case 'answerAttack':
        return exchanges.answerAttack(g, choices);
      case 'chooseAdvance':
      case 'chooseExtraHex':
        return exchanges.chooseAdvance(g, choices, f.attacker);
      case 'chooseFlags': {
        const unit = f.unit;
        return exchanges.tryOut(g, seat, choices, (end) => ground.unit(end, unit));
      }
      case 'chooseRetreat':
      case 'chooseEvade': {
        const unit = f.unit;
        return exchanges.choosePlace(g, seat, choices, (end) => ground.unit(end, unit));
      }
      case 'fleeStep': {
        const leader = g.hexLeader[f.from];
        return exchanges.tryOut(g, seat, choices, (end) => ground.leader(end, leader));
      }
      case 'chooseTrample':
        return exchanges.chooseTrample(g, seat, choices);
      case 'moveALeader':
        return exchanges.choosePlace(g, seat, choices, (end, choice) => {
          if (verbOf(choice) !== MOVE_LEADER) return 0;
          const leader = g.hexLeader[firstOf(choice)];
          return ground.leader(end, leader) - ground.leader(g, leader);
        });
      case 'keepCard':
        return exchanges.keepCard(g, choices);
      case 'placeLeader': {
        const leader = firstWaiting(g, seat);
        return exchanges.choosePlace(g, seat, choices, (end) => ground.leader(end, leader));
      }
      case 'enterReserve':
        return exchanges.choosePlace(g, seat, choices, (end, choice) => {
          const verb = verbOf(choice);
          if (verb === ENTER) return ground.unit(end, end.hexUnit[secondOf(choice)]);
          return verb === ENTER_LEADER ? ground.leader(end, end.hexLeader[firstOf(choice)]) : 0;
        });
      case 'attackAfterFirstStrike':
      case 'chooseBattleBack':
        // Striking costs nothing more: the other side cannot answer it.
        return choices[0];
      default:
        return this.other(g, seat, choices);
    }
  }
}

function firstWaiting(g: State, side: number): number {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) if (g.leaderFate[l] === RESERVE) return l;
  return firstLeader[side];
}

export function drillBot(seed: string, temper: Temper = steady): Bot<State, CommandsView> {
  let drill: Drill | null = null;
  return {
    name: 'drill',
    choose(question) {
      if (question.choices.length === 1) return question.choices[0];
      const g = question.imagine(seed);
      if (drill?.battle !== g.battle) drill = new Drill(g.battle, temper);
      return drill.choose(g, question);
    },
  };
}
