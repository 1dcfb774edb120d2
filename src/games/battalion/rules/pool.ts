// Gathering dice [B Rolling and assigning dice]: cards for one die each, POOL texts of the roller, and the ENEMY-POOL text of
// the other side. Frames: `pool` and `enemyPool` stand on the frame of the attack.

import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { CAVALRY, REGULAR, ranks, SKIRMISH } from '../tables/tables.ts';
import { HARASS } from '../tables/traits.ts';
import { V_ADD, V_PASS, V_PLAY, V_ROLL } from '../tables/verbs.ts';
import { SPENT_FOR_DIE, tell } from './events.ts';
import { type AttackCase, hasTrait, isClass, isOuter, poolOf } from './questions.ts';
import {
  ASSAULT,
  book,
  CHARGE,
  COUNTERATTACK,
  countBits,
  enemySide,
  type Frame,
  isRanged,
  MOST_DICE,
  MOST_RANKS,
  type State,
} from './state.ts';
import {
  below,
  canPlay,
  DOUBLE_ENVELOPMENT,
  discard,
  ELEPHANT_SCENT,
  HAIL_OF_STONES,
  HAMMER_AND_ANVIL,
  HOLD_THE_LINE,
  holds,
  MASSED_VOLLEY,
  mayHold,
  mayPlayAny,
  PILA_VOLLEY,
  playText,
  ROYAL_WEDGE,
  type Text,
  withUsed,
} from './texts.ts';

/** A text that adds dice to the attack under way, if there is room for one. */
interface PoolText extends Text {
  readonly dice: number;
}

/** Room below six, before Elephant Scent takes its two away: a pool is never below three until then. */
export const roomIn = (g: State, a: AttackCase): boolean => poolOf(g, a) + a.fewer < MOST_DICE;

const POOL_TEXTS: readonly PoolText[] = [
  {
    card: PILA_VOLLEY,
    dice: 2,
    fits: (g, a) => a.kind === CHARGE && isClass(g, a.attacker, REGULAR) && roomIn(g, a),
  },
  { card: HOLD_THE_LINE, dice: 2, fits: (g, a) => a.kind === COUNTERATTACK && roomIn(g, a) },
  {
    card: DOUBLE_ENVELOPMENT,
    dice: 2,
    fits: (g, a) => (a.kind === ASSAULT || a.kind === CHARGE) && isOuter(g, a.attacker) && roomIn(g, a),
  },
  {
    // The Harass it gives is worth the card even when the pool is full.
    card: HAIL_OF_STONES,
    dice: 1,
    fits: (g, a) =>
      isRanged(a.kind) && isClass(g, a.attacker, SKIRMISH) && (roomIn(g, a) || !hasTrait(g, a.attacker, HARASS)),
  },
  {
    card: HAMMER_AND_ANVIL,
    dice: 2,
    fits: (g, a) => !isRanged(a.kind) && countBits(g.links[a.target]) >= 2 && roomIn(g, a),
  },
  {
    card: ROYAL_WEDGE,
    dice: 2,
    fits: (g, a) => a.kind === CHARGE && isClass(g, a.attacker, CAVALRY) && roomIn(g, a),
  },
  { card: MASSED_VOLLEY, dice: 2, fits: (g, a) => isRanged(a.kind) && roomIn(g, a) },
];

/** Any card makes a die while there is room; with a full pool a text may still matter. */
function mayGather(g: State, a: Frame, seat: number, used: number): boolean {
  return g.handCount[seat] > 0 && (roomIn(g, a) || mayPlayAny(g, seat, POOL_TEXTS, a, used));
}

const pool = book.decision('pool', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const a = below(g, f);
    out.add(V_ROLL);
    if (roomIn(g, a)) {
      for (let card = g.battle.firstCard[f.seat]; card < g.battle.endCard[f.seat]; card++) {
        if (g.held[card] > 0) out.add(V_ADD, card);
      }
    }
    for (const text of POOL_TEXTS) if (canPlay(g, f.seat, text, a, f.used)) out.add(V_PLAY, text.card);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_ROLL) return done(g);
    const a = below(g, f);
    const card = firstOf(choice);
    if (verbOf(choice) === V_ADD) {
      discard(g, f.seat, card);
      tell(g, 'spent', f.seat, card, SPENT_FOR_DIE);
      a.extra++;
    } else {
      playText(g, f.seat, card, a.attacker);
      f.used = withUsed(g, f.seat, card, f.used);
      for (const text of POOL_TEXTS) if (text.card === card) a.extra += text.dice;
      if (card === HAIL_OF_STONES) a.harass = 1;
    }
    if (!mayGather(g, a, f.seat, f.used)) done(g);
  },
});

/** Asks the roller for cards, if he has any; `a` is the attack on top of the stack. */
export function callPool(g: State, a: Frame): void {
  const seat = g.battle.unitSeat[a.attacker];
  if (mayGather(g, a, seat, 0)) call(g, pool).seat = seat;
}

/** War Elephants of the seat in a sector: any unit that has such a rank. */
function elephantsIn(g: State, seat: number, sector: number): boolean {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (g.unitSector[u] !== sector) continue;
    for (let i = u * MOST_RANKS; i < (u + 1) * MOST_RANKS && g.rank[i] !== 0; i++) {
      if (ranks[g.rank[i] - 1].key === 'war-elephants') return true;
    }
  }
  return false;
}

/**
 * Elephant Scent. RULING: the sector is that of the unit that rolls, whatever it aims at, and any attack of it counts,
 * a barrage too [B Elephant Scent].
 */
const scentFits = (g: State, a: Frame, seat: number): boolean =>
  isClass(g, a.attacker, CAVALRY) &&
  a.fewer === 0 &&
  poolOf(g, a) > 1 &&
  elephantsIn(g, seat, g.unitSector[a.attacker]);

const enemyPool = seatWindow(book, 'enemyPool', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayHold(g, seat, ELEPHANT_SCENT) && scentFits(g, below(g, f), seat),
  plays(g, _f, seat, out) {
    if (holds(g, seat, ELEPHANT_SCENT)) out.add(V_PLAY, ELEPHANT_SCENT);
  },
  play(g, f, seat) {
    const a = below(g, f);
    playText(g, seat, ELEPHANT_SCENT, a.attacker);
    a.fewer = 2;
    done(g);
  },
});

/** Asks the opposing seat whose list has the text; factions are never doubled, so there is one at most. */
export function callEnemyPool(g: State, a: Frame): void {
  if (!isClass(g, a.attacker, CAVALRY)) return;
  for (let seat = enemySide(g.battle.unitSeat[a.attacker]); seat < g.battle.seats; seat += 2) {
    if (mayHold(g, seat, ELEPHANT_SCENT) && scentFits(g, a, seat)) {
      call(g, enemyPool).seat = seat;
      return;
    }
  }
}
