// The Ford: two patrols at a crossing. Each has some men and three cards that the other does not see; a card is a volley of as
// many dice as it says. A state has the men and the cards; who is on the way to lose is plain to see.

import { defineLayout, type FrameOf, type StateOf } from '../../../kernel/state.ts';

export const HAND = 3;
/** Every card of the deck, by the dice it gives. */
export const CARDS: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4];

export interface Battle {
  readonly id: string;
  readonly name: string;
  readonly armies: readonly [string, string];
  readonly men: readonly [number, number];
}

export type Frame = FrameOf<'card'>;
/** `hand`: three places for each seat, 0 where there is no card; `deck`: what was dealt to nobody. */
export type State = StateOf<'hand' | 'deck' | 'men', 'active' | 'passes', Frame, Battle>;

export const layout = defineLayout<Battle, 'hand' | 'deck' | 'men', 'active' | 'passes', 'card'>({
  columns: { hand: 2 * HAND, deck: CARDS.length, men: 2 },
  scalars: ['active', 'passes'],
  locals: ['card'],
  depth: 4,
  subjects: 2,
  dice: 4,
});

export const handOf = (g: State, seat: number): number[] =>
  [...g.hand.subarray(seat * HAND, (seat + 1) * HAND)].filter((card) => card > 0);

export function giveHand(g: State, seat: number, cards: readonly number[]): void {
  for (let i = 0; i < HAND; i++) g.hand[seat * HAND + i] = cards[i] ?? 0;
}
