// Looking at a hand: it is seen, and remembered as long as its cards may still be there; one of them is discarded.

import { firstOf } from '../../../kernel/choice.ts';
import { reveal } from '../../../kernel/events.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { cards } from '../tables/tables.ts';
import { V_REMOVE } from '../tables/verbs.ts';
import { cardsNow, keyOf, told } from './events.ts';
import { discard, holds } from './hands.ts';
import { decision } from './procedures.ts';
import { MAX_CARDS, type State } from './state.ts';

export const spies = decision('spies', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let card = g.battle.firstCard[f.whose]; card < g.battle.endCard[f.whose]; card++) {
      if (holds(g, f.whose, card, null)) out.add(V_REMOVE, card);
    }
  },
  take(g, f, choice) {
    const card = firstOf(choice);
    const { whose } = f;
    discard(g, whose, card);
    told(g)?.tell({ kind: 'spent', seat: whose, card: keyOf(card), use: 'taken', cards: cardsNow(g, whose) });
    done(g);
  },
});

/** The cards of a hand by their keys, copies one by one. */
const handOf = (g: State, seat: number): string[] =>
  cards
    .slice(g.battle.firstCard[seat], g.battle.endCard[seat])
    .flatMap(({ key, index }) => new Array<string>(g.held[index]).fill(key));

export function callSpies(g: State, seat: number, whose: number): void {
  for (let card = g.battle.firstCard[whose]; card < g.battle.endCard[whose]; card++) {
    g.known[seat * MAX_CARDS + card] = g.held[card];
  }
  reveal(g, seat);
  told(g)?.tell({ kind: 'looked', seat, whose, hand: handOf(g, whose) });
  const d = call(g, spies);
  d.seat = seat;
  d.whose = whose;
}
