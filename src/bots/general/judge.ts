// Which of several plans is best, by playing each out in the same futures: the same hidden cards and the same keyed dice for all,
// so that what they share cancels out. All plans are looked at a little, the better ones more; one that has fallen behind by more than chance
// explains is looked at no longer. The first plan is the one that is taken if nothing is known better: another must lead it by
// more than chance explains.

/** What is known of a plan so far. */
export interface Judged<P> {
  readonly plan: P;
  /** In how many futures it was played out at the depth that counts, and its worth on average. */
  count: number;
  mean: number;
  /** Its lead over the first plan in the same futures: on average, and the sum of squares about that. */
  lead: number;
  squares: number;
}

/** One round: how far futures are followed, how many there are, how many plans go on to the next round (the first always does). */
export interface Round {
  readonly depth: number;
  readonly futures: number;
  readonly keep: number;
}

/** The standard error of a plan's lead over the first. */
export const errorOf = ({ count, squares }: Judged<unknown>): number =>
  count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count);

export interface Trial<P> {
  /** Makes a future by its number, which all plans then share; `stage` tells futures of one stage from those of another. */
  future(stage: number, number: number): void;
  /** The worth of a plan in that future, followed so far. */
  worth(plan: P, depth: number): number;
  /** Whether so much of the budget (1 is all) is used up, or the thinking is to end at once. */
  spent(share: number): boolean;
}

/**
 * By how many standard errors a plan must be behind to be given up within a round, how often that is asked, and from which future on. A plan
 * that may still be better, but by no more than a trifle, is given up too: where all come to the same, nothing is gained by looking on.
 */
const HOPELESS = 1.8;
const TRIFLE = 0.003;
/** As if a plan's lead had spread so much (squared) in a further future: in few futures what is rare was not seen. */
const UNSEEN = 0.02;
const ASKED_EVERY = 4;
const FIRST_ASKED = 12;

export class Contest<P> {
  private readonly trial: Trial<P>;
  /** The first plan, and those that are still looked at; behind them those that were given up, the last one first. */
  readonly usual: Judged<P>;
  private others: Judged<P>[] = [];
  private readonly gone: Judged<P>[] = [];
  private entered = 0;
  private stage = -1;
  private depth = 0;
  /** Only one plan is left that may be the best. */
  private decided = false;
  /** The worth of the first plan in each future of the stage. */
  private worths: number[] = [];

  constructor(usual: P, trial: Trial<P>) {
    this.trial = trial;
    this.usual = unseen(usual);
  }

  enter(plan: P): void {
    this.others.push(unseen(plan));
    this.entered++;
    this.decided = false;
  }

  spent(share: number): boolean {
    return this.trial.spent(share);
  }

  /** How many plans are left, the first one included. */
  get left(): number {
    return 1 + this.others.length;
  }

  /** The plans that are left, the best first. */
  best(): readonly Judged<P>[] {
    return [this.usual, ...this.others].sort((a, b) => b.lead - a.lead);
  }

  /** New futures, followed so far: what was seen in others does not compare, and the best of those would be flattered. */
  begin(depth: number): void {
    this.stage++;
    this.decided = false;
    this.depth = depth;
    this.worths = [];
    for (const one of [this.usual, ...this.others]) Object.assign(one, unseen(one.plan));
  }

  /** Every plan that is left is played out in the first so many futures of the stage, as far as it was not yet; until the budget is used so far. */
  play(futures: number, share: number): void {
    for (let n = 0; n < futures && !this.decided; n++) {
      if (!this.playIn(n, share)) return;
      if (n + 1 >= FIRST_ASKED && (n + 1) % ASKED_EVERY === 0) this.giveUp();
    }
  }

  /** False if the budget was used before all had been played out. */
  private playIn(n: number, share: number): boolean {
    const { trial, depth, stage, worths } = this;
    let made = false;
    const worthOf = (plan: P): number => {
      if (!made) trial.future(stage, n);
      made = true;
      return trial.worth(plan, depth);
    };
    for (const one of this.others) {
      if (one.count > n) continue;
      if (trial.spent(share)) return false;
      if (worths.length <= n) {
        worths.push(worthOf(this.usual.plan));
        note(this.usual, worths[n], 0);
      }
      const worth = worthOf(one.plan);
      note(one, worth, worth - worths[n]);
    }
    return true;
  }

  /** Those go that are behind the best by more than chance explains. */
  private giveUp(): void {
    const [best] = this.best();
    this.drop(this.others.filter((one) => this.behind(one, best)));
    this.decided =
      this.others.length === 0 || (this.others[0] === best && this.left === 2 && this.behind(this.usual, best));
  }

  private behind(one: Judged<P>, best: Judged<P>): boolean {
    const error = (of: Judged<P>): number => (of === this.usual ? 0 : errorOf({ ...of, squares: of.squares + UNSEEN }));
    return one !== best && best.lead - one.lead + TRIFLE > HOPELESS * Math.hypot(error(best), error(one));
  }

  /** So many of the best go on, and the first plan. */
  keep(count: number): void {
    this.drop([...this.others].sort((a, b) => b.lead - a.lead).slice(count));
  }

  private drop(some: readonly Judged<P>[]): void {
    if (some.length === 0) return;
    this.gone.unshift(...some);
    this.others = this.others.filter((one) => !some.includes(one));
  }

  /** All plans, the best first. `caution`: by how many standard errors a plan must lead the first one. */
  ranked(caution: number): Judged<P>[] {
    const ranked = [...this.others].sort((a, b) => b.lead - a.lead);
    // Of several that lead the best-looking one is flattered: the more there were, the more it has to lead by.
    const needed = caution * Math.sqrt(1 + Math.log(Math.max(1, this.entered)) / 2);
    const better = ranked.filter((one) => one.lead > 0 && one.lead > needed * errorOf(one));
    return [...better, this.usual, ...ranked.filter((one) => !better.includes(one)), ...this.gone];
  }
}

/** Judges plans in rounds; the first is the one to keep to. */
export function judge<P>(plans: readonly P[], rounds: readonly Round[], trial: Trial<P>, caution: number): Judged<P>[] {
  const [usual, ...others] = plans;
  const contest = new Contest(usual, trial);
  for (const plan of others) contest.enter(plan);
  playRounds(contest, rounds, 0);
  return contest.ranked(caution);
}

/**
 * Rounds of one depth share their futures: those that go on are seen in more of them. `from` is the share of the budget that is gone
 * before; each round may use as much of the rest as the others.
 */
export function playRounds<P>(contest: Contest<P>, rounds: readonly Round[], from: number): void {
  let depth = Number.NaN;
  let futures = 0;
  for (const [i, round] of rounds.entries()) {
    const share = from + ((1 - from) * (i + 1)) / rounds.length;
    // Who has no time for new futures keeps what he has seen in the old ones.
    if (contest.left <= 1 || contest.spent(share)) return;
    if (round.depth !== depth) {
      contest.begin(round.depth);
      depth = round.depth;
      futures = 0;
    }
    futures += round.futures;
    contest.play(futures, share);
    contest.keep(round.keep);
  }
}

const unseen = <P>(plan: P): Judged<P> => ({ plan, count: 0, mean: 0, lead: 0, squares: 0 });

function note<P>(one: Judged<P>, worth: number, lead: number): void {
  one.count++;
  one.mean += (worth - one.mean) / one.count;
  const before = one.lead;
  one.lead += (lead - before) / one.count;
  one.squares += (lead - before) * (lead - one.lead);
}
