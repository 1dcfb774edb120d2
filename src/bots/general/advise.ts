// Advice for a seat: the best plans that a level sees, judged again in futures of their own, with what speaks for each and what the enemy will
// most likely answer. It works on the question of the seat alone, so it tells nothing that the seat may not know; what hidden cards
// it speaks of are imagined ones.

import { pending } from '../../kernel/procedure.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type KernelState, RUNNING } from '../../kernel/state.ts';
import { type GameBots, makeBotOf, type Question } from '../bot.ts';
import { aboutOf, modeOf, partsOf, whyNotBot } from '../naming.ts';
import { type Worth, worthOf } from '../value/worth.ts';
import type { Brings, Features } from './brings.ts';
import { General, type Plan } from './general.ts';
import { LEVELS } from './levels.ts';
import { Playout } from './playout.ts';
import type { Limits } from './thinking.ts';
import { type Deed, MATTERS, type Matter, type PlanWords, patternOf, planWords } from './words.ts';

export interface Reason {
  readonly about: Matter;
  readonly words: string;
  /** By how much of a chance to win it speaks for the plan, against the best other one. */
  readonly by: number;
}

export interface AdvisedPlan {
  readonly words: string;
  /** Its choices as texts, as far as nothing is rolled and nobody else is asked. */
  readonly choices: readonly string[];
  /** The chance to win, from 0 to 1, and its standard error; `futures` is in how many it was played out. */
  readonly worth: number;
  readonly error: number;
  readonly futures: number;
  /** What it is better by than the first plan in the same futures, with its standard error; 0 for the first itself. */
  readonly lead: number;
  readonly leadError: number;
  readonly reasons: readonly Reason[];
}

export interface Expected {
  readonly words: string;
  /** In so many of so many futures the enemy answered like this. */
  readonly times: number;
  readonly of: number;
}

export interface Advice {
  readonly seat: string;
  readonly level: string;
  readonly mode: string;
  readonly decision: string;
  readonly question: string;
  /** The one that the level would play first, then the best others; at most three. */
  readonly plans: readonly AdvisedPlan[];
  /** Null where the battle is over before the enemy can answer. */
  readonly expects: Expected | null;
  /** How many plans were looked at, and choices played in imagined futures. */
  readonly looked: { readonly plans: number; readonly choices: number };
}

export interface Adviser<G extends KernelState, V> {
  readonly ruleset: Pick<Ruleset<G, V>, 'id' | 'seatNames' | 'language' | 'offers' | 'view'>;
  readonly bots: GameBots<G, V>;
  /** A level, with a temperament if one likes; the top level if none is named. */
  readonly level?: string;
  readonly seed?: string;
  /** Without limits it counts its work. */
  readonly limits?: Limits;
}

const MOST_PLANS = 3;
/** Of so many the first that differ in words are told. */
const MOST_TOLD = 10;
/** Futures in which the plans are judged again, and in which the enemy's answer is looked at. */
const FUTURES = 48;
const ANSWERS = 16;
/** A reason that moves the chance to win by less is none. */
const LEAST_REASON = 0.003;

/** Why there is no such adviser; empty where there is one. */
export function whyNotAdviser(bots: GameBots<never, never>, level: string): string {
  const fault = whyNotBot(bots, level);
  if (fault !== '') return fault;
  return aboutOf(bots, partsOf(level).base)?.level == null ? `no adviser "${level}": levels advise, tools do not` : '';
}

export function advise<G extends KernelState, V>(question: Question<G, V>, adviser: Adviser<G, V>): Advice {
  const { ruleset, bots, level = LEVELS[LEVELS.length - 1].name, seed = 'advice', limits } = adviser;
  const { brings, weights, words } = bots;
  const fault = whyNotAdviser(bots as GameBots<never, never>, level);
  if (fault !== '') throw new Error(`there is ${fault}`);
  if (!brings || !weights || !words) throw new Error(`${ruleset.id} has no general to ask`);
  const player = makeBotOf(bots, level, seed, limits);
  if (player === null) throw new Error(`there is no adviser "${level}"`);
  const thought = question.choices.length > 1 && player instanceof General ? player.think(question) : null;
  const court = new Court(
    question,
    brings,
    worthOf(brings, (b) => weights.call(bots, b), question.imagine(seed).battle),
    seed,
  );
  const plans = thought ? thought.plans.map(({ plan }) => plan) : [[player.choose(question)]];
  const teller = new Teller(question, ruleset, words, court);
  const told = distinct(plans.slice(0, MOST_TOLD), (plan) => teller.plan(plan)).slice(0, MOST_PLANS);
  const judged = court.judge(told.map(({ plan }) => plan));
  const order = judged
    .map((_, i) => i)
    .sort((a, b) => Number(b === 0) - Number(a === 0) || judged[b].worth - judged[a].worth);
  return {
    seat: ruleset.seatNames[question.seat],
    level,
    mode: modeOf(limits),
    decision: question.prompt.decision,
    question: question.prompt.text,
    plans: order.map((at) => {
      const { plan, worth, error, lead, leadError, futures, matters } = judged[at];
      const other = judged.find((_, i) => i !== at && i === order.find((one) => one !== at));
      return {
        words: told[at].words,
        choices: plan.map((choice) => question.text(choice)),
        worth,
        error,
        futures,
        lead,
        leadError,
        reasons: other ? reasonsOf(words, matters, other.matters, worth) : [],
      };
    }),
    expects: teller.expects(plans[0]),
    looked: { plans: plans.length, choices: (thought?.work ?? 0) + court.playout.decisions },
  };
}

/** Plans that are told alike are one for who listens. */
function distinct(
  plans: readonly Plan[],
  tell: (plan: Plan) => string,
): { readonly plan: Plan; readonly words: string }[] {
  const told = new Map<string, Plan>();
  for (const plan of plans) {
    const words = tell(plan);
    if (!told.has(words)) told.set(words, plan);
  }
  return [...told].map(([words, plan]) => ({ plan, words }));
}

/** A plan as it was judged again. `matters`: what each matter adds to the odds, on average. */
interface Verdict {
  readonly plan: Plan;
  readonly worth: number;
  readonly error: number;
  readonly lead: number;
  readonly leadError: number;
  readonly futures: number;
  readonly matters: { readonly [feature: string]: number };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length);
}

/** Plays plans out in the same futures, new ones, followed as far as those of a single choice: who was chosen as the best of many is not flattered here. */
class Court<G extends KernelState, V> {
  readonly playout: Playout<G>;
  readonly brings: Brings<G>;
  readonly clock: number;
  private readonly question: Question<G, V>;
  private readonly worth: Worth<G>;
  private readonly features: Features<G>;
  private readonly seen: Float64Array;
  private readonly seed: string;

  constructor(question: Question<G, V>, brings: Brings<G>, worth: Worth<G>, seed: string) {
    this.question = question;
    this.brings = brings;
    this.worth = worth;
    this.seed = seed;
    const g = question.imagine(seed);
    const steady = () => brings.policy(g.battle, 'steady');
    this.playout = new Playout(brings, g, [steady(), steady()]);
    this.features = brings.features(g.battle);
    this.seen = new Float64Array(this.features.names.length);
    this.clock = brings.clock(g);
  }

  future(number: number): G {
    return this.question.imagine(`${this.seed} court ${number}`);
  }

  judge(plans: readonly Plan[]): Verdict[] {
    const { question, features, seen, playout } = this;
    const worths = plans.map((): number[] => []);
    const sums = plans.map(() => new Float64Array(seen.length));
    for (let n = 0; n < FUTURES; n++) {
      const future = this.future(n);
      for (const [i, plan] of plans.entries()) {
        playout.begin(future);
        playout.follow(plan);
        playout.on(this.clock + this.brings.horizon.single);
        worths[i].push(this.worth.of(playout.ahead, question.seat));
        if (playout.ahead.outcome !== RUNNING) continue;
        features.write(playout.ahead, question.seat, seen);
        for (let f = 0; f < seen.length; f++) sums[i][f] += (seen[f] * this.worth.weights[f]) / FUTURES;
      }
    }
    return plans.map((plan, i) => {
      const leads = worths[i].map((worth, n) => worth - worths[0][n]);
      const matters = Object.fromEntries(features.names.map((name, f) => [name, sums[i][f]]));
      return {
        plan,
        worth: meanOf(worths[i]),
        error: errorOf(worths[i]),
        lead: meanOf(leads),
        leadError: errorOf(leads),
        futures: FUTURES,
        matters,
      };
    });
  }
}

/** Tells plans and answers in the words of the game. */
class Teller<G extends KernelState, V> {
  private readonly question: Question<G, V>;
  private readonly ruleset: Adviser<G, V>['ruleset'];
  private readonly words: PlanWords<V>;
  private readonly court: Court<G, V>;

  constructor(question: Question<G, V>, ruleset: Adviser<G, V>['ruleset'], words: PlanWords<V>, court: Court<G, V>) {
    this.question = question;
    this.ruleset = ruleset;
    this.words = words;
    this.court = court;
  }

  /** What the seat that decides does by a choice, as the game offers it. */
  private deed(choice: number): Deed {
    const text = this.ruleset.language.print(choice);
    const offer = this.ruleset.offers(this.court.playout.ahead).find((one) => one.choice === text);
    // What the game does not offer in words is not told: never a notation.
    return offer ?? { choice: text, mark: 'card', label: '', from: null, to: null, card: null };
  }

  /** Plays on to the end of a turn of the clock and notes what the seats of a side do in a turn of their own. */
  private on(until: number, side: number, deeds: Deed[] | null): void {
    const { playout, brings } = this.court;
    const { ahead } = playout;
    while (ahead.outcome === RUNNING && brings.clock(ahead) <= until) {
      const decision = pending(ahead);
      if (!decision?.decision) return;
      const seat: number = decision.decision.who(ahead, ahead.frames[ahead.depth]);
      const choice = playout.policyAt(decision, seat, null);
      const ofTurn = brings.sideOf(seat) === side && brings.sideOf(brings.turnOf(ahead)) === side;
      if (deeds && ofTurn) deeds.push(this.deed(choice));
      playout.take(decision, choice);
    }
  }

  /** The plan with what will most likely follow from it until the turn is over, in one future. */
  plan(plan: Plan): string {
    const { question, court, words } = this;
    const deeds: Deed[] = [];
    court.playout.begin(court.future(0));
    for (const choice of plan) {
      const decision = pending(court.playout.ahead);
      if (decision === null) break;
      deeds.push(this.deed(choice));
      court.playout.take(decision, choice);
    }
    const side = court.brings.sideOf(question.seat);
    // An answer in another's turn is told by itself.
    const mine = court.brings.sideOf(court.brings.turnOf(court.playout.ahead)) === side;
    if (mine) this.on(court.clock, side, deeds);
    return planWords(words, question.view(), question.seat, deeds, mine);
  }

  expects(plan: Plan): Expected | null {
    const { question, court, words, ruleset } = this;
    const { playout, brings } = court;
    const side = brings.sideOf(question.seat);
    const answers = new Map<string, { times: number; readonly words: string }>();
    let answered = 0;
    for (let n = 0; n < ANSWERS; n++) {
      playout.begin(court.future(n));
      playout.follow(plan);
      const mine = brings.sideOf(brings.turnOf(playout.ahead)) === side;
      if (mine) this.on(court.clock, side, null);
      if (playout.ahead.outcome !== RUNNING) continue;
      const view = ruleset.view(playout.ahead, question.seat);
      const deeds: Deed[] = [];
      this.on(brings.clock(playout.ahead), 1 - side, deeds);
      if (deeds.length === 0) continue;
      answered++;
      const pattern = patternOf(words, view, question.seat, deeds);
      const same = answers.get(pattern);
      if (same) same.times++;
      else answers.set(pattern, { times: 1, words: planWords(words, view, question.seat, deeds, false) });
    }
    const [most] = [...answers.values()].sort((a, b) => b.times - a.times);
    return most ? { words: most.words, times: most.times, of: answered } : null;
  }
}

/** What a plan has before another, by what it is about, as chances to win at its worth. */
function reasonsOf<V>(
  words: PlanWords<V>,
  mine: Verdict['matters'],
  other: Verdict['matters'],
  worth: number,
): Reason[] {
  const by = new Map<Matter, number>();
  for (const [feature, odds] of Object.entries(mine)) {
    const about = words.about(feature);
    if (about !== null) by.set(about, (by.get(about) ?? 0) + (odds - other[feature]) * worth * (1 - worth));
  }
  return [...by]
    .filter(([, points]) => Math.abs(points) >= LEAST_REASON)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, 3)
    .map(([about, points]) => ({ about, words: MATTERS[about], by: points }));
}
