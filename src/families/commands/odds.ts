import type { Odds } from '../../kernel/ruleset.ts';
import type { State } from './state.ts';
export function oddsOf(_g: State, _choice: number, policy = ''): Odds {
  return { choice: '', policy, outcomes: [], distributions: {}, explanations: [] };
}
