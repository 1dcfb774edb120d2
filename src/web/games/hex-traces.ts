// What the games on hexes have in common in the trace of a turn: a piece whose hex is no more has left the board.

import type { Change } from '../../kernel/ruleset.ts';

/** Without a hex it has fallen, unless its fate says that it went elsewhere. */
export const goneFromHex = ({ after }: Change): 'fell' | 'left' | null =>
  after['hex'] === null ? (after['fate'] === 'eliminated' ? 'fell' : 'left') : null;

export function stoodOnHex(_view: unknown, _changes: readonly Change[], { before }: Change) {
  const place = typeof before['hex'] === 'string' ? before['hex'] : '';
  return { place, at: place };
}
