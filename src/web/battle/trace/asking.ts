// What has passed, with its trace and its three lines: made of what was told and of how the table looked before and after it.

import type { GameKit } from '../../games/kit.ts';
import type { GameTable } from '../../table/protocol.ts';
import type { State, View } from '../model.ts';
import type { Passed } from './passed.ts';
import { type SummaryLine, summaryOf } from './summary.ts';
import { type Trace, traceOf } from './trace.ts';

export interface TurnPassed extends Passed {
  readonly trace: Trace;
  readonly lines: readonly SummaryLine[];
}

interface Behind {
  readonly table: GameTable<View>;
  readonly kit: GameKit;
}

/** What was made before, if it is of the same turn; null when it has to be made. The same turn is not looked at twice. */
export function stillPassed(passed: Passed, known: TurnPassed | null): TurnPassed | null {
  if (known?.from !== passed.from || known.until !== passed.until) return null;
  return known.fresh === passed.fresh ? known : { ...known, fresh: passed.fresh };
}

export async function turnPassed(passed: Passed, state: State, { table, kit }: Behind): Promise<TurnPassed | null> {
  const { traces, result } = kit;
  if (!traces) return null;
  const { watching } = state;
  const { view: before } = await table.moment(passed.from, watching);
  const now = passed.until === state.number ? state.view : (await table.moment(passed.until, watching)).view;
  const trace = traceOf(passed.tellings, traces, before, now);
  return { ...passed, trace, lines: summaryOf({ tellings: passed.tellings, trace, before, now }, traces, result) };
}
