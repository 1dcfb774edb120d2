// Whether an attack could be commanded now, with the rule that forbids it.

import { Trace } from '../../../../kernel/explain.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import type { State } from '../../rules/state.ts';
import { commandRefusal } from '../why-not/command.ts';
import { kindName } from '../words.ts';

/** 1 when nothing but the turn forbids it, 0 when a rule does. */
export function legality(g: State, by: number, at: number, kind: number): Explanation {
  const trace = new Trace();
  const refusal = commandRefusal(g, by, at, kind);
  if (refusal === null) trace.becomes(1, `the ${kindName(kind)} is possible`, 'B Commanding a unit');
  else trace.becomes(0, refusal.text, refusal.ref);
  return { title: 'Whether it may be commanded', total: refusal === null ? 1 : 0, parts: trace.reasons };
}
