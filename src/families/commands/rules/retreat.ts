// Flags: which are ignored, how far the unit goes back, and what it loses for hexes it cannot go (rule 12).

import { firstOf, secondOf } from '../../../kernel/choice.ts';
import { type Reason, Trace } from '../../../kernel/explain.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, type DecisionSpec, done } from '../../../kernel/procedure.ts';
import { IGNORE, RETREAT } from '../tables/verbs.ts';
import { goes, told, unitHere } from './events.ts';
import { checkLeader } from './leaders.ts';
import { loseBlocks } from './losses.ts';
import { decision, procedure } from './procedures.ts';
import type { Frame, State } from './state.ts';
import { ends, walkBack, wayBack, waysBack } from './walk.ts';

export type IgnoreFault = 'fewerFlags' | 'notSteadied';

/** So many of the flags rolled may be ignored. */
export function mayIgnore(f: Frame, flags: number, why: Why<IgnoreFault> | null): boolean {
  if (flags > f.flags) return no(why, 'fewerFlags', flags);
  return flags <= f.ignorable || no(why, 'notSteadied', flags);
}

/** The most of them that may be. */
export const mostIgnored = (f: Frame): number => Math.min(f.flags, f.ignorable);

/** The owner says how many of f.flags the unit ignores, up to f.ignorable; every flag not ignored is obeyed in full. */
export const askFlags: DecisionSpec<State, Frame> = {
  who: (g, f) => g.battle.unitSide[f.unit],
  choices(_g, f, out) {
    for (let n = f.flags; n >= 0; n--) if (mayIgnore(f, n, null)) out.add(IGNORE, n);
  },
  take(g, f, choice) {
    ignoreFlags(g, f, firstOf(choice), null);
  },
};
export const chooseFlags = decision('chooseFlags', askFlags);

/** f.unit ignores so many of f.flags; `also` names what let it ignore the last of them beside what the rules give it. */
export function ignoreFlags(g: State, f: Frame, ignored: number, also: Reason | null): void {
  const sink = told(g);
  if (sink !== null) {
    const trace = new Trace();
    g.battle.game.questions.ignorableFlags(g, f.unit, f.by, f.mode, trace);
    if (also !== null) trace.reasons.push(also);
    sink.tell({ kind: 'flags', unit: unitHere(g, f.unit), flags: f.flags, ignored, reasons: trace.reasons });
  }
  done(g, f.flags - ignored);
}

/**
 * f.unit goes back f.count hexes for f.flags flags that f.by rolled.
 * RULING: A unit that cannot retreat all the way goes as far as it can and pays for the rest
 * [A 12 Retreat; M Retreat; N Retreats].
 * CASE: A 12 Retreat: who cannot go all the way goes as far as it can and loses a block for each hex missing
 * CASE: M Retreat: a unit goes as far as it can and pays for the rest
 * CASE: N Battle Back: who goes back one hex of two and pays for the other has left its hex
 */
export const retreat = procedure('retreat', {
  path(g, f) {
    const ways = waysBack(g, f.unit, f.count);
    f.steps = ways.full ? f.count : ways.steps;
    f.from = g.unitHex[f.unit];
    f.hex = f.from;
    f.result = 0;
    if (ways.count === 0) return;
    const d = call(g, chooseRetreat);
    d.unit = f.unit;
    d.count = f.count;
  },
  walk(g, f) {
    if (f.result === 0) return;
    f.hex = f.result - 1;
    told(g)?.tell({ kind: 'retreats', ...goes(g, f.unit, wayBack(g, f.unit, f.hex)) });
    const w = call(g, walkBack);
    w.unit = f.unit;
    w.hex = f.hex;
  },
  losses(g, f) {
    if (g.unitHex[f.unit] < 0) return done(g);
    const short = f.count - f.steps;
    if (short === 0) return done(g);
    told(g)?.tell({ kind: 'cannotRetreat', unit: unitHere(g, f.unit), short });
    loseBlocks(g, f.unit, short);
    const c = call(g, checkLeader);
    c.unit = f.unit;
    c.hex = f.hex;
  },
});

/** The owner chooses where the retreat ends. */
export const chooseRetreat = decision('chooseRetreat', {
  who: (g, f) => g.battle.unitSide[f.unit],
  choices(g, f, out) {
    const ways = waysBack(g, f.unit, f.count);
    const from = g.unitHex[f.unit];
    for (let i = 0; i < ways.count; i++) out.add(RETREAT, from, ends[i]);
  },
  take(g, _f, choice) {
    done(g, secondOf(choice) + 1);
  },
});
