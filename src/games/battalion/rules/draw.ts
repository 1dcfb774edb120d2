// The tactic deck as the life of an army [B Winning the battle]: drawing, and both ways to lose by it. A deck is the cards of
// the faction's list that nobody has seen and a number left: which were put aside at set-up nobody knows, so each draw
// picks among all unseen ones.

import { pick } from '../../../kernel/chance.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { RUNNING, WIN } from '../../../kernel/state.ts';
import { keyOf, told } from './events.ts';
import { unseenCount, unseenOf } from './hands.ts';
import { procedure } from './procedures.ts';
import { enemySide, ROLL_DRAW, SEAT_SUBJECT, type State, sideOf } from './state.ts';

/** A side has won; the first cause counts. */
export function win(
  g: State,
  side: number,
  cause: 'camp' | 'exhaustion' | 'rout',
  sector: number | null,
  seat: number | null,
): void {
  if (g.outcome !== RUNNING) return;
  g.outcome = WIN + side;
  told(g)?.tell({ kind: 'won', side, cause, sector, seat });
}

/** What comes of a draw of the seat now: a card, its exhaustion, or the loss of the battle. */
export function drawBrings(g: State, seat: number): 'card' | 'exhaustion' | 'defeat' {
  if (g.deckLeft[seat] > 0) return 'card';
  if (!g.battle.readings.milderExhaustion) return 'defeat';
  for (let s = sideOf(seat); s < g.battle.seats; s += 2) if (s !== seat && g.exhausted[s] === 0) return 'exhaustion';
  return 'defeat';
}

/**
 * A draw that cannot be made loses the battle at once, at any moment [B Winning the battle]. By the milder reading the
 * player is out instead: no turns, reactions or Evade any more, but counterattacks with everything that goes with them.
 * RULING: A rally whose draw exhausts its player is still carried out [B Four players].
 * CASE: B Four players: by the milder reading a rally that exhausts its player is still carried out
 */
function exhaust(g: State, seat: number): void {
  const brings = drawBrings(g, seat);
  told(g)?.tell({ kind: 'exhausted', seat });
  if (g.battle.readings.milderExhaustion) g.exhausted[seat] = 1;
  if (brings === 'defeat') win(g, enemySide(seat), 'exhaustion', null, seat);
}

export const draw = procedure('draw', {
  pick(g, f) {
    const { seat } = f;
    if (g.deckLeft[seat] === 0) {
      done(g);
      return exhaust(g, seat);
    }
    pick(g, ROLL_DRAW, SEAT_SUBJECT + seat, 0, unseenCount(g, seat), seat);
  },
  take(g, f) {
    const { seat } = f;
    let card = g.battle.firstCard[seat];
    for (let skip = g.dice[0]; skip >= unseenOf(g, card); card++) skip -= unseenOf(g, card);
    g.held[card]++;
    g.handCount[seat]++;
    g.deckLeft[seat]--;
    told(g)?.tell({ kind: 'drew', seat, card: keyOf(card), left: g.deckLeft[seat], hand: g.handCount[seat] });
  },
});

export function callDraw(g: State, seat: number): void {
  call(g, draw).seat = seat;
}
