// Where the round of a written position stands without a written stack: the round's procedure goes on at the step of that name.

import { type Line, NotationError, named } from '../../../kernel/notation.ts';
import { call, type Procedure } from '../../../kernel/procedure.ts';
import type { State } from '../rules/state.ts';
import { type Phase, phases } from './position-keys.ts';

function procedureOf(g: State, name: string): Procedure & { readonly steps: readonly string[] } {
  const id = g.procedures.findIndex((p) => p.name === name);
  if (id < 0) throw new Error(`there is no procedure ${name}`);
  return { id, name, steps: g.procedures[id].stepNames };
}

export function enterPhase(g: State, word: Line | null): void {
  const phase = (word?.text ?? 'open') as Phase;
  if (word !== null && !phases.includes(phase)) {
    throw new NotationError(word, `one of ${phases.join(', ')}`, named(word.text));
  }
  if (word !== null && phase === 'movement' && g.card === 0) {
    throw new NotationError(word, 'an "activation" for this phase', 'none');
  }
  if (g.outcome !== 0) return;
  const turn = procedureOf(g, 'turn');
  const round = procedureOf(g, 'round');
  call(g, turn).step = turn.steps.indexOf('passed');
  const f = call(g, round);
  f.step = round.steps.indexOf(phase);
  f.seat = g.active;
}
