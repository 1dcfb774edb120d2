// The hexes a piece passes when a choice is played, its own first; empty when nothing moves.

import { verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import type { State } from '../rules/state.ts';
import { wordsOf } from './decisions/index.ts';
import { askedAbout } from './offers.ts';

export function wayOf(g: State, choice: number): string[] {
  const p = pending(g);
  if (!p?.decision) return [];
  const { way } = wordsOf(p.name).offers[verbOf(choice)] ?? {};
  const hexes = way?.(askedAbout(g, choice, p.decision.who(g, g.frames[g.depth]))) ?? [];
  return hexes.map((hex) => g.battle.board.names[hex]);
}
