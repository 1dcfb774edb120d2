// The tactic deck as the life of an army [B Winning the battle]: drawing, and both ways to lose by it. A deck is the cards of
// the faction's list that nobody has seen and a number left: which were put aside at set-up nobody knows, so each draw
// picks among all unseen ones.

import { pick } from '../../../kernel/chance.ts';
import { call } from '../../../kernel/procedure.ts';
import { RUNNING, WIN } from '../../../kernel/state.ts';
import { tell, WON_BY_EXHAUSTION } from './events.ts';
import { book, enemySide, ROLL_DRAW, SEAT_SUBJECT, type State, sideOf } from './state.ts';
import { unseenCount, unseenOf } from './texts.ts';

/** A side has won; the first cause counts. */
export function win(g: State, side: number, cause: number, where: number): void {
  if (g.outcome !== RUNNING) return;
  g.outcome = WIN + side;
  tell(g, 'won', side, cause, where);
}

/**
 * A draw that cannot be made loses the battle at once, at any moment [B Winning the battle]. By the milder reading the
 * player is out instead: no turns, reactions or Evade any more, but counterattacks with everything that goes with them.
 * RULING: a rally whose draw exhausts a player is still carried out [B Four players].
 */
function exhaust(g: State, seat: number): void {
  tell(g, 'exhausted', seat);
  if (g.battle.readings.milderExhaustion) {
    g.exhausted[seat] = 1;
    for (let s = sideOf(seat); s < g.battle.seats; s += 2) if (g.exhausted[s] === 0) return;
  }
  win(g, enemySide(seat), WON_BY_EXHAUSTION, seat);
}

const draw = book.procedure('draw', {
  pick(g, f) {
    if (g.deckLeft[f.seat] === 0) {
      f.step = 2;
      return exhaust(g, f.seat);
    }
    pick(g, ROLL_DRAW, SEAT_SUBJECT + f.seat, 0, unseenCount(g, f.seat));
  },
  take(g, f) {
    const { seat } = f;
    let card = g.battle.firstCard[seat];
    for (let skip = g.dice[0]; skip >= unseenOf(g, card); card++) skip -= unseenOf(g, card);
    g.held[card]++;
    g.handCount[seat]++;
    g.deckLeft[seat]--;
    tell(g, 'drew', seat, card, g.deckLeft[seat]);
  },
});

export function callDraw(g: State, seat: number): void {
  call(g, draw).seat = seat;
}
