// Both seats may play orders on a fight that has been declared, the attacker first, back and forth until both pass
// [D Assault] [D Melee] [D Playing a card as orders].

import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { call } from '../../../kernel/procedure.ts';
import { priorityWindow } from '../../../kernel/window.ts';
import { CARD_KIND } from '../tables/tables.ts';
import { PASS, PLAY, PLAY_ON } from '../tables/verbs.ts';
import { offeredOnPieces, playPieceCard } from './cards-combat.ts';
import { FIGHT_CARDS, mayPlayOnFight } from './cards-fight.ts';
import { discard } from './deck.ts';
import { here, told } from './events.ts';
import { inContact } from './fight.ts';
import { fightBelow } from './fights.ts';
import { mayOrder } from './order-right.ts';
import { pen } from './procedures.ts';
import { CARD_COUNT, type Frame, HAND, type State, seatOf } from './state.ts';

/**
 * RULING: No card of a fight says that it can wait for the dice, so all of them are played before the first roll
 * [D Playing a card as orders].
 * CASE: D Playing a card as orders: nobody is asked for orders between the two rolls
 */
export const orders = priorityWindow(pen, 'orders', {
  pass: PASS,
  locals: { place: 'place', passes: 'passes' },
  seats: () => 2,
  seatAt: (g, f, place) => (place === 0 ? seatOf(g, f.attacker) : 1 - seatOf(g, f.attacker)),
  mayAsk: (g, _f, seat) => g.handCount[seat] > 0 && mayOrder(g, seat) && inContact(g, theFight(g)),
  plays(g, _f, seat, out) {
    const fight = theFight(g);
    for (let c = 0, left = g.handCount[seat]; left > 0 && c < CARD_COUNT; c++) {
      if (g.cardAt[c] !== HAND + seat) continue;
      if (!offeredOnPieces(g, seat, c, out) && mayPlayOnFight(g, fight, seat, c)) out.add(PLAY, c);
      left--;
    }
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    if (verbOf(choice) === PLAY_ON) return playPieceCard(g, seat, choice);
    const piece = seat === seatOf(g, f.attacker) ? f.attacker : f.defender;
    const fight = theFight(g);
    discard(g, seat, card);
    told(g)?.tell({ kind: 'orders', seat, card, piece: here(g, piece), hand: g.handCount[seat] });
    FIGHT_CARDS[CARD_KIND[card]]?.play(g, fight, piece);
  },
});

/** The fight that is interrupted: cards write to its locals, so nested fights never share them. */
function theFight(g: State): Frame {
  const fight = fightBelow(g);
  if (fight === null) throw new Error('orders belong to a fight');
  return fight;
}

export function callOrders(g: State, f: Frame): void {
  if (!inContact(g, f)) return;
  const { attacker, defender, kind } = f;
  const o = call(g, orders);
  o.attacker = attacker;
  o.defender = defender;
  o.kind = kind;
}
