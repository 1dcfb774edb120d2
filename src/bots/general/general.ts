// The general: plans a whole turn, sees what may come of it, and takes the plan that leaves it the best chance to win. It begins with the
// plan that the game's policy makes and with those it makes after each other first choice or under a whim; plays them out in
// imagined futures, both sides going on by the policy; and keeps to a plan until something was rolled or somebody else has
// chosen. Then it looks again. Answers in another's turn come about the same way. No rule and no game is known here.

import { stateHash } from '../../kernel/search.ts';
import type { KernelState } from '../../kernel/state.ts';
import type { Bot, Question } from '../bot.ts';
import type { Brings, Policy } from './brings.ts';
import { Contest, type Judged, playRounds } from './judge.ts';
import { Playout, type Put } from './playout.ts';
import {
  Budget,
  type Limits,
  type Look,
  PLANS_SHARE,
  SCREEN_SHARE,
  type Thinking,
  VARIED_SHARE,
  type Way,
} from './thinking.ts';
import { pickOf, whimOf } from './whim.ts';

/** The choices of a seat, one after the other. */
export type Plan = readonly number[];

/** What came of thinking: the plans that were looked at, the best first, as chances to win. */
export interface Thought {
  readonly plans: readonly Judged<Plan>[];
  /** The clock of the turn it was thought in. */
  readonly clock: number;
  /** Decisions that were played in imagined futures. */
  readonly work: number;
}

/** The chance of a seat's side to win. */
export interface Judgement<G extends KernelState> {
  of(g: G, seat: number): number;
}

/** What the general keeps for one battle. */
interface Prepared<G extends KernelState> {
  readonly battle: unknown;
  readonly playout: Playout<G>;
  readonly worth: Judgement<G>;
}

export interface Setting<G extends KernelState> {
  readonly name: string;
  readonly seed: string;
  readonly brings: Brings<G>;
  readonly thinking: Thinking;
  /** How each side is supposed to play on, seen from the general: its own side, the other. */
  policies(battle: G['battle']): readonly [own: Policy<G>, other: Policy<G>];
  worth(battle: G['battle']): Judgement<G>;
  readonly limits?: Limits;
}

export class General<G extends KernelState, V> implements Bot<G, V> {
  readonly name: string;
  private readonly setting: Setting<G>;
  private prepared: Prepared<G> | null = null;
  private side = -1;
  /** What is left of the plan that is being carried out, and the turn it belongs to. */
  private plan: Plan = [];
  private planned = -1;
  /** What it last thought, for who asks what it wanted. */
  thought: Thought | null = null;

  constructor(setting: Setting<G>) {
    this.setting = setting;
    this.name = setting.name;
  }

  choose(question: Question<G, V>): number {
    const { choices } = question;
    if (choices.length === 1) {
      // A forced choice may be part of the plan.
      if (this.plan[0] === choices[0]) this.plan = this.plan.slice(1);
      return choices[0];
    }
    const g = question.imagine(this.setting.seed);
    const clock = this.setting.brings.clock(g);
    if (this.planned !== clock || !choices.includes(this.plan[0])) this.plan = this.think(question, g).plans[0].plan;
    this.planned = clock;
    const [next, ...rest] = this.plan;
    this.plan = rest;
    return next;
  }

  /** The turn at that clock has been planned: what is asked in it from now on is how to go on. */
  goesOn(clock: number): void {
    this.planned = clock;
  }

  /** All plans that come to mind, judged; the question is one with several choices. */
  think(question: Question<G, V>, imagined?: G): Thought {
    const { brings, seed, thinking, limits } = this.setting;
    const { seat } = question;
    const g = imagined ?? question.imagine(seed);
    const { playout, worth } = this.prepare(g, seat);
    const clock = brings.clock(g);
    const began = playout.decisions;
    const own = brings.sideOf(brings.turnOf(g)) === brings.sideOf(seat);
    const kind = !own ? 'answer' : this.planned === clock ? 'goOn' : 'turn';
    const look = thinking[kind];
    const budget = new Budget(limits, kind, () => playout.decisions - began);

    const found = new Plans<G>(g, playout, seat);
    const usual = found.add(null, 0) ?? [];
    const finish = (plans: readonly Judged<Plan>[]): Thought => {
      this.thought = { plans, clock, work: playout.decisions - began };
      return this.thought;
    };
    const alone = (): Thought => finish([{ plan: usual, count: 0, mean: 0.5, lead: 0, squares: 0 }]);
    if (brings.small.has(question.prompt.decision)) return alone();

    this.firstPlans(question, look, found, budget);
    if (found.plans.length === 1) return alone();
    const key = `${seed} ${clock} ${question.prompt.decision} `;
    let future = g;
    const contest = new Contest<Plan>(usual, {
      future(stage, number) {
        future = question.imagine(`${key}${stage} ${number}`);
      },
      worth(plan, depth) {
        playout.begin(future);
        playout.follow(plan);
        playout.on(clock + depth);
        return worth.of(playout.ahead, seat);
      },
      spent: (share) => budget.spent(share),
    });
    for (const plan of found.plans) if (plan !== usual) contest.enter(plan);
    const { screen, variations } = look;
    contest.begin(screen.depth);
    contest.play(screen.futures, SCREEN_SHARE);
    for (let time = 0; time < variations.times && !budget.spent(VARIED_SHARE); time++) {
      contest.keep(screen.keep);
      found.from(question.imagine(seed));
      for (const { plan } of contest.best().slice(0, variations.best)) {
        for (let n = 0; n < variations.each; n++) {
          const number = 1 + time * variations.each + n;
          const variant = found.vary(plan, number, variations.ways[number % variations.ways.length]);
          if (variant !== null) contest.enter(variant);
        }
      }
      contest.play(screen.futures, VARIED_SHARE);
    }
    contest.keep(screen.keep);
    playRounds(contest, look.rounds, variations.times > 0 ? VARIED_SHARE : SCREEN_SHARE);
    return finish(contest.ranked(look.caution));
  }

  /** The policy's plan after each first choice, if there are not too many, and its plans under whims. */
  private firstPlans({ choices }: Question<G, V>, { firsts, whims }: Look, found: Plans<G>, budget: Budget): void {
    for (const choice of choices.length <= firsts ? choices : []) {
      if (budget.spent(PLANS_SHARE)) return;
      found.add(choice, 0);
    }
    for (let whim = 1; whim <= whims && !budget.spent(PLANS_SHARE); whim++) found.add(null, whim);
  }

  private prepare(g: G, seat: number): Prepared<G> {
    const { brings, policies, worth } = this.setting;
    const side = brings.sideOf(seat);
    if (this.prepared !== null && this.prepared.battle === g.battle && this.side === side) return this.prepared;
    const [own, other] = policies(g.battle);
    this.side = side;
    const playout = new Playout(brings, g, side === 0 ? [own, other] : [other, own]);
    this.prepared = { battle: g.battle, playout, worth: worth(g.battle) };
    return this.prepared;
  }
}

/** Plans from one position, each only once: those that lead to the same state are one plan. */
class Plans<G extends KernelState> {
  readonly plans: Plan[] = [];
  /** What each plan answers, choice by choice. */
  private readonly asked = new Map<Plan, readonly string[]>();
  private readonly ends = new Set<number>();
  private g: G;
  private readonly playout: Playout<G>;
  private readonly seat: number;

  constructor(g: G, playout: Playout<G>, seat: number) {
    this.g = g;
    this.playout = playout;
    this.seat = seat;
  }

  /** The same position, imagined anew: the one before has been written over. */
  from(g: G): void {
    this.g = g;
  }

  /** The plan after `first` under a whim; null where there is one that comes to the same. */
  add(first: number | null, whim: number): Plan | null {
    this.playout.begin(this.g);
    return this.noted(this.playout.plan(this.seat, first === null ? [] : [first], whimOf(whim)));
  }

  /** A plan that comes of another by a change; the first choice stays. */
  vary(plan: Plan, number: number, way: Way): Plan | null {
    if (plan.length < 2) return null;
    return way === 'tail' ? this.tail(plan, number) : this.change(plan, number, way);
  }

  /** The plan with one thing done before the others, or left out. */
  private change(plan: Plan, number: number, way: Way): Plan | null {
    const asked = this.asked.get(plan);
    if (asked === undefined) return null;
    const at = 1 + pickOf(number, plan.length - 1);
    const leaning = whimOf(number);
    const { playout, seat } = this;
    const puts: { readonly [W in Way]?: Put } = {
      whim: (decision) => playout.policyAt(decision, seat, leaning),
      any: (_decision, offered) => offered.list[pickOf(~number, offered.count)],
    };
    playout.begin(this.g);
    return this.noted(playout.changed(seat, { choices: plan, asked }, at, puts[way] ?? null));
  }

  /** A plan that begins like another and goes on under a whim, from a place that the whim picks. */
  private tail(plan: Plan, whim: number): Plan | null {
    const leaning = whimOf(whim);
    const kept = 1 + Math.floor((0.5 + 0.5 * (leaning?.of(plan.length) ?? 0)) * (plan.length - 1));
    this.playout.begin(this.g);
    return this.noted(this.playout.plan(this.seat, plan.slice(0, Math.min(kept, plan.length - 1)), leaning));
  }

  private noted(plan: Plan): Plan | null {
    const end = stateHash(this.playout.ahead);
    if (plan.length === 0 || this.ends.has(end)) return null;
    this.ends.add(end);
    this.plans.push(plan);
    this.asked.set(plan, this.playout.asked);
    return plan;
  }
}
