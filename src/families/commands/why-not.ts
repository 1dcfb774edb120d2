import type { Refusal } from '../../kernel/explain.ts';
import type { State } from './state.ts';
export function whyNot(_g: State, _text: string): Refusal | null {
  return null;
}
