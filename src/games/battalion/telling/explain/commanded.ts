// Whether an attack could be commanded now: answered by the choices of the action themselves, under whatever cards have been
// played for it; for a seat that is not asked for a command, by those it would have if its action began now.

import { Choices, choiceOf, verbOf } from '../../../../kernel/choice.ts';
import { Trace } from '../../../../kernel/explain.ts';
import { FirstFault } from '../../../../kernel/permission.ts';
import { call, pending } from '../../../../kernel/procedure.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { action } from '../../rules/action.ts';
import { ASSAULT, BARRAGE, type State } from '../../rules/state.ts';
import { mayPick } from '../../rules/targets.ts';
import * as V from '../../tables/verbs.ts';
import { FAULT_WORDS, wordsOf } from '../decisions/index.ts';
import type { Fault } from '../why-not/faults.ts';
import { kindName, sentence } from '../words.ts';
import { copyOf } from './pool.ts';

/** The state in which the seat is asked for its command: this one, or a copy in which its action begins. */
function atAction(g: State, seat: number): State {
  if (pending(g)?.name === 'action' && g.active === seat) return g;
  const copy = copyOf(g);
  copy.active = seat;
  copy.charging = 0;
  copy.warCry = 0;
  copy.depth = -1;
  call(copy, action);
  return copy;
}

/** The choice by which this attack would be commanded: a charge names its target when it has moved out. */
function choiceFor(g: State, by: number, at: number, kind: number): number {
  if (kind === ASSAULT) return choiceOf(V.V_ASSAULT, by, at);
  if (kind === BARRAGE) return choiceOf(V.V_BARRAGE, by, at);
  const there = g.unitSector[at];
  return g.unitSector[by] === there || there < 0 ? choiceOf(V.V_CHARGE, by) : choiceOf(V.V_CHARGE_INTO, by, there);
}

const offered = new Choices();

/** 1 when it is on offer, 0 when a rule forbids it, with that rule. */
export function mayBeCommanded(g: State, by: number, at: number, kind: number): Explanation {
  const seat = g.battle.unitSeat[by];
  const asked = atAction(g, seat);
  const f = asked.frames[asked.depth];
  const choice = choiceFor(asked, by, at, kind);
  const why = new FirstFault<Fault>();
  offered.clear();
  asked.procedures[action.id].decision?.choices(asked, f, offered);
  const charge = kind !== ASSAULT && kind !== BARRAGE;
  let may = offered.has(choice);
  if (!may) wordsOf(action.name).may[verbOf(choice)]?.(asked, f, choice, seat, why);
  else if (charge) may = mayPickThere(asked, by, at, why);
  const trace = new Trace();
  if (may) trace.becomes(1, `the ${kindName(kind)} is possible`, 'B Commanding a unit');
  else if (why.fault !== null) {
    const { key, a, b } = why.fault;
    const [text, ref] = FAULT_WORDS[key]({ g: asked, f, choice, seat, a, b });
    trace.becomes(0, sentence(text), ref);
  }
  return { title: 'May be commanded (1 yes, 0 no)', total: may ? 1 : 0, parts: trace.reasons };
}

/** Whether the charge, once in the sector of this enemy, could engage it. */
function mayPickThere(g: State, by: number, at: number, why: FirstFault<Fault>): boolean {
  const from = g.unitSector[by];
  const copy = copyOf(g);
  copy.unitSector[by] = from === g.unitSector[at] ? from : g.unitSector[at];
  return mayPick(copy, by, at, why);
}
