import type { Explanation } from '../../kernel/ruleset.ts';
import type { State } from './state.ts';
export function explainQuery(_g: State, _query: string): Explanation[] {
  return [];
}
