// The ranks of a unit: taken off the front, or put in a new order.

import { firstOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { ranks } from '../tables/tables.ts';
import { V_NEXT } from '../tables/verbs.ts';
import { rankKeys, told, unitNow } from './events.ts';
import { decision } from './procedures.ts';
import { rankCount } from './questions.ts';
import { type Frame, MOST_RANKS, type State } from './state.ts';

/** Removes ranks from the front [B Taking hits]. */
export function removeFront(g: State, unit: number, count: number): void {
  const at = unit * MOST_RANKS;
  for (let i = 0; i < count; i++) {
    const front = g.rank[at];
    g.rank.copyWithin(at, at + 1, at + MOST_RANKS);
    g.rank[at + MOST_RANKS - 1] = 0;
    if (front !== 0) told(g)?.tell({ kind: 'rankLost', unit: unitNow(g, unit), rank: ranks[front - 1].key });
  }
}

export type ArrangeFault = 'noSuchRank';

/** Whether a rank of this kind is left to stand next. */
export function mayStandNext(g: State, f: Frame, rank: number, why: Why<ArrangeFault> | null): boolean {
  const at = f.unit * MOST_RANKS;
  const end = at + rankCount(g, f.unit);
  for (let i = at + f.arranged; i < end; i++) if (g.rank[i] === rank + 1) return true;
  return no(why, 'noSuchRank', f.unit, rank);
}

/** The ranks of a unit from the front, one after another; the rest follows when it is all of one kind. */
export const arrange = decision('arrange', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const at = f.unit * MOST_RANKS;
    const count = rankCount(g, f.unit);
    for (let i = f.arranged; i < count; i++) {
      const kind = g.rank[at + i];
      const first = g.rank.subarray(at + f.arranged, at + i).indexOf(kind) < 0;
      if (first && mayStandNext(g, f, kind - 1, null)) out.add(V_NEXT, kind - 1);
    }
  },
  take(g, f, choice) {
    const at = f.unit * MOST_RANKS;
    const before = g.sink === null ? [] : rankKeys(g, f.unit);
    const kind = firstOf(choice) + 1;
    const from = g.rank.indexOf(kind, at + f.arranged);
    g.rank.copyWithin(at + f.arranged + 1, at + f.arranged, from);
    g.rank[at + f.arranged] = kind;
    f.arranged++;
    told(g)?.tell({ kind: 'ranked', unit: unitNow(g, f.unit), before });
    const count = rankCount(g, f.unit);
    for (let i = f.arranged + 1; i < count; i++) if (g.rank[at + i] !== g.rank[at + f.arranged]) return;
    told(g)?.tell({ kind: 'arranged', unit: unitNow(g, f.unit) });
    done(g);
  },
});

export function callArrange(g: State, seat: number, unit: number): void {
  const d = call(g, arrange);
  d.seat = seat;
  d.unit = unit;
}
