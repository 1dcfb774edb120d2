// Which of several plans is best, by playing each out in the same futures: the same hidden cards and the same keyed dice for all,
// so that what they share cancels out. Budget is shared by halving: all plans are looked at a little, the better ones more. The first plan is
// the one that is taken if nothing is known better: another must lead it by more than chance explains.

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
  /** Makes the next future, which all plans then share. */
  future(number: number): void;
  /** The worth of a plan in that future, followed so far. */
  worth(plan: P, depth: number): number;
  /** Whether to stop now, with what is known. */
  enough(): boolean;
}

/** Sorted by what was found, the best first. `caution`: by how many standard errors a plan must lead the first one. */
export function judge<P>(plans: readonly P[], rounds: readonly Round[], trial: Trial<P>, caution: number): Judged<P>[] {
  const all = plans.map((plan): Judged<P> => ({ plan, count: 0, mean: 0, lead: 0, squares: 0 }));
  const [usual] = all;
  let alive = all;
  const dropped: Judged<P>[] = [];
  let future = 0;
  let depth = rounds.length > 0 ? rounds[0].depth : 0;
  for (const round of rounds) {
    if (alive.length <= 1 || trial.enough()) break;
    // What was seen at another depth does not compare.
    if (round.depth !== depth) for (const one of alive) Object.assign(one, { count: 0, mean: 0, lead: 0, squares: 0 });
    depth = round.depth;
    for (let i = 0; i < round.futures && !trial.enough(); i++) {
      trial.future(future++);
      const of = trial.worth(usual.plan, depth);
      note(usual, of, 0);
      for (const one of alive) {
        if (one === usual) continue;
        const worth = trial.worth(one.plan, depth);
        note(one, worth, worth - of);
      }
    }
    const ranked = alive.filter((one) => one !== usual).sort((a, b) => b.lead - a.lead);
    alive = [usual, ...ranked.slice(0, round.keep)];
    dropped.unshift(...ranked.slice(round.keep));
  }
  const ranked = alive.filter((one) => one !== usual).sort((a, b) => b.lead - a.lead);
  // Of several that lead the best-looking one is flattered: the more there were, the more it has to lead by.
  const needed = caution * Math.sqrt(1 + Math.log(Math.max(1, plans.length - 1)) / 2);
  const better = ranked.filter((one) => one.lead > 0 && one.lead > needed * errorOf(one));
  return [...better, usual, ...ranked.filter((one) => !better.includes(one)), ...dropped];
}

function note<P>(one: Judged<P>, worth: number, lead: number): void {
  one.count++;
  one.mean += (worth - one.mean) / one.count;
  const before = one.lead;
  one.lead += (lead - before) / one.count;
  one.squares += (lead - before) * (lead - one.lead);
}
