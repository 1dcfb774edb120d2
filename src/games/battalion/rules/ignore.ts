// Hits that are not taken: by Steadfast, or by a card that lets one ignore some of them.

import { firstOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { V_IGNORE } from '../tables/verbs.ts';
import { keyOrNull, ownCamp, told, unitNow } from './events.ts';
import { below, textOf } from './hands.ts';
import { decision } from './procedures.ts';
import type { Frame, State } from './state.ts';

/** Hits are ignored; without any left there is nothing more to decide. `f` is the frame of `takeHits`, on top. */
export function ignoreHits(
  g: State,
  f: Frame,
  count: number,
  card: number,
  token: 'order' | 'disorder' | null = null,
  falls = false,
): void {
  told(g)?.tell({
    kind: 'ignored',
    unit: unitNow(g, f.target),
    hits: count,
    card: keyOrNull(card),
    token,
    falls,
    camp: ownCamp(g, f.target),
  });
  f.hitsDue -= count;
  if (f.hitsDue === 0) done(g);
}

export type IgnoreFault = 'ignoresOther';

/** The most hits that the seat's card of this decision ignores. */
const mostIgnored = (g: State, seat: number): number =>
  textOf(g.battle.texts[seat].hits, g.battle.texts[seat].asking.ignore ?? -1)?.ignores ?? 0;

/** Whether so many hits may be ignored. */
export function mayIgnore(g: State, f: Frame, count: number, why: Why<IgnoreFault> | null): boolean {
  const most = mostIgnored(g, f.seat);
  return (count >= 1 && count <= most) || no(why, 'ignoresOther', most);
}

/** One hit, or more; who keeps a hit may still remove ranks for it. */
export const ignore = decision('ignore', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let n = mostIgnored(g, f.seat); n >= 1; n--) if (mayIgnore(g, f, n, null)) out.add(V_IGNORE, n);
  },
  take(g, f, choice) {
    const hits = below(g, f);
    const { seat } = f;
    done(g);
    ignoreHits(g, hits, firstOf(choice), g.battle.texts[seat].asking.ignore ?? -1);
  },
});

/** A card takes hits away: all that it can where that is one, else as many as its owner says. */
export function ignoreByCard(g: State, f: Frame, card: number): void {
  if (mostIgnored(g, f.seat) > 1 && f.hitsDue > 1 && g.battle.texts[f.seat].asking.ignore === card) {
    call(g, ignore).seat = f.seat;
  } else ignoreHits(g, f, 1, card);
}
