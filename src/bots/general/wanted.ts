// What a computer player wanted in its last turn: the same question, asked again of the same player where that turn began. Who counts
// his work answers as he did then; who went by the clock may see a little more or less.

import type { GameRecord } from '../../kernel/game-record.ts';
import { replay } from '../../kernel/replay.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { KernelState } from '../../kernel/state.ts';
import { questionAt } from '../bot.ts';
import { type Advice, type Adviser, advise } from './advise.ts';

export interface Wanted {
  /** The decision with which the turn began, and what was chosen there. */
  readonly number: number;
  readonly chosen: string;
  readonly advice: Advice;
}

/** Of a seat that has had no turn with something to decide, null. */
export function wantedIn<G extends KernelState, V>(
  record: GameRecord,
  seat: number,
  adviser: Adviser<G, V> & { readonly ruleset: Ruleset<G, V> },
): Wanted | null {
  const { ruleset, bots } = adviser;
  const { brings } = bots;
  if (!brings) throw new Error(`${ruleset.id} has no general to ask`);
  let began = 0;
  let clock = Number.NaN;
  let decided = false;
  replay(ruleset, record, (table) => {
    if (table.over || table.number > record.choices.length) return;
    const g = table.state;
    if (brings.clock(g) !== clock) decided = false;
    clock = brings.clock(g);
    if (decided || table.seat !== seat || brings.turnOf(g) !== seat || table.values().length < 2) return;
    decided = true;
    began = table.number;
  });
  if (began === 0) return null;
  const table = replay(ruleset, { ...record, choices: record.choices.slice(0, began - 1), outcome: 'running' });
  return { number: began, chosen: record.choices[began - 1].text, advice: advise(questionAt(table, bots), adviser) };
}

/** The same for other seats: plans that were not begun would tell of cards that are still held, so only what they were worth is told. */
export function forOthers(wanted: Wanted, tellable: boolean): Wanted {
  const { advice, chosen } = wanted;
  const plans = advice.plans.map((plan) =>
    tellable && plan.choices[0] === chosen ? plan : { ...plan, words: '', choices: [], reasons: [] },
  );
  return { ...wanted, chosen: tellable ? chosen : '', advice: { ...advice, plans } };
}
