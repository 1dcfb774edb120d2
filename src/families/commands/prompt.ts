import { pending } from '../../kernel/procedure.ts';
import type { Prompt } from '../../kernel/ruleset.ts';
import type { State } from './state.ts';
export function promptOf(g: State): Prompt {
  const p = pending(g);
  if (!p?.decision) return { seat: -1, text: '', decision: '', secret: false };
  return {
    seat: p.decision.who(g, g.frames[g.depth]),
    text: p.name,
    decision: p.name,
    secret: p.decision.secret === true,
  };
}
