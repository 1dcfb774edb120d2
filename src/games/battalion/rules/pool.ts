// Gathering dice [B Rolling and assigning dice]: cards for one die each, POOL texts of the roller, and the ENEMY-POOL text of
// the other side. Frames: `pool` and `enemyPool` stand on the frame of the attack.

import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { V_ADD, V_PASS, V_PLAY, V_ROLL } from '../tables/verbs.ts';
import { cardsNow, keyOf, told } from './events.ts';
import {
  below,
  discard,
  type HoldFault,
  holds,
  mayHold,
  mayPlay,
  mayPlayAny,
  playText,
  textOf,
  withUsed,
} from './hands.ts';
import { decision, pen } from './procedures.ts';
import { type AttackCase, poolOf } from './questions.ts';
import { enemySide, type Frame, MOST_DICE, type State } from './state.ts';

/** Room below six, before an enemy's card takes its two away: a pool is never below three until then. */
export const hasRoom = (g: State, a: AttackCase, why: Why<'sixDice'> | null): boolean =>
  poolOf(g, a) + a.fewer < MOST_DICE || no(why, 'sixDice');

/** Any card makes a die while there is room; with a full pool a text may still matter. */
function mayGather(g: State, a: Frame, seat: number, used: number): boolean {
  return g.handCount[seat] > 0 && (hasRoom(g, a, null) || mayPlayAny(g, seat, g.battle.texts[seat].pool, a, used));
}

/** Whether the seat may discard this card for a die of the attack. */
export const mayAdd = (
  g: State,
  a: Frame,
  seat: number,
  card: number,
  why: Why<HoldFault | 'sixDice'> | null,
): boolean => holds(g, seat, card, why) && hasRoom(g, a, why);

export const pool = decision('pool', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const { seat } = f;
    const a = below(g, f);
    out.add(V_ROLL);
    if (hasRoom(g, a, null)) {
      const end = g.battle.endCard[seat];
      for (let card = g.battle.firstCard[seat]; card < end; card++)
        if (holds(g, seat, card, null)) out.add(V_ADD, card);
    }
    const texts = g.battle.texts[seat].pool;
    for (let i = 0; i < texts.length; i++) {
      if (mayPlay(g, seat, texts[i], a, f.used, null)) out.add(V_PLAY, texts[i].card);
    }
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_ROLL) return done(g);
    const { seat } = f;
    const a = below(g, f);
    const card = firstOf(choice);
    if (verbOf(choice) === V_ADD) {
      discard(g, seat, card);
      told(g)?.tell({ kind: 'spent', seat, card: keyOf(card), use: 'die', cards: cardsNow(g, seat) });
      a.extra++;
    } else {
      playText(g, seat, card, a.attacker);
      f.used = withUsed(g, seat, card, f.used);
      const text = textOf(g.battle.texts[seat].pool, card);
      a.extra += text?.dice ?? 0;
      if (text?.harass) a.harass = 1;
    }
    if (!mayGather(g, a, seat, f.used)) done(g);
  },
});

/** Asks the roller for cards, if he has any; `a` is the attack on top of the stack. */
export function callPool(g: State, a: Frame): void {
  const seat = g.battle.unitSeat[a.attacker];
  if (mayGather(g, a, seat, 0)) call(g, pool).seat = seat;
}

/** Whether the seat is asked about an enemy's attack, by public facts. */
function mayScatter(g: State, a: Frame, seat: number): boolean {
  const texts = g.battle.texts[seat].enemyPool;
  for (let i = 0; i < texts.length; i++) {
    if (mayHold(g, seat, texts[i].card) && texts[i].fits(g, a, seat, null)) return true;
  }
  return false;
}

export const enemyPool = seatWindow(pen, 'enemyPool', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayScatter(g, below(g, f), seat),
  plays(g, f, seat, out) {
    for (const { card, fits } of g.battle.texts[seat].enemyPool) {
      if (holds(g, seat, card, null) && fits(g, below(g, f), seat, null)) out.add(V_PLAY, card);
    }
  },
  play(g, f, seat, choice) {
    const a = below(g, f);
    const card = firstOf(choice);
    playText(g, seat, card, a.attacker);
    a.fewer = textOf(g.battle.texts[seat].enemyPool, card)?.fewer ?? 0;
    done(g);
  },
});

/** Asks the opposing seat whose list has such a text; factions are never doubled, so there is one at most. */
export function callEnemyPool(g: State, a: Frame): void {
  for (let seat = enemySide(g.battle.unitSeat[a.attacker]); seat < g.battle.seats; seat += 2) {
    if (mayScatter(g, a, seat)) {
      call(g, enemyPool).seat = seat;
      return;
    }
  }
}
