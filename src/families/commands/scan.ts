// Questions about the board in words: who stands near, who can come there, what is seen from there.

import type { Scan } from '../../kernel/ruleset.ts';
import type { State } from './state.ts';

export function scanBoard(_g: State, query: string, _seat: number): Scan {
  return { text: `Nothing is known about "${query}".`, places: [] };
}
