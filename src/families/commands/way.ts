// The hexes a piece passes when a choice is played, its own first.

import { firstOf, secondOf } from '../../kernel/choice.ts';
import type { State } from './state.ts';

export function wayOf(g: State, choice: number): string[] {
  const { names } = g.battle.board;
  return [names[firstOf(choice)], names[secondOf(choice)]];
}
