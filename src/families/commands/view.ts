import type { State } from './state.ts';
export interface CommandsView {
  readonly seat: number;
}
export function viewOf(_g: State, seat: number): CommandsView {
  return { seat };
}
