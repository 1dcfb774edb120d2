// One attack of the Battalion miniature from the pool to the draw for a disbanded unit [B p. 12-13].

import { roll } from '../../../src/kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../../src/kernel/choice.ts';
import { call, done, enclosing } from '../../../src/kernel/procedure.ts';
import { RUNNING, WIN } from '../../../src/kernel/state.ts';
import { seatWindow } from '../../../src/kernel/window.ts';
import {
  type Battalion,
  book,
  cohesionOf,
  countHits,
  FRONT,
  type Frame,
  HAND,
  HOLD_THE_LINE,
  handOf,
  MOST_DICE,
  ownerOf,
  PASS,
  PLACE,
  PLAY,
  REFUND,
  REROLL,
  ROLL,
  ROLL_AGAIN,
  ROLL_ATTACK,
  ROLL_DRAW,
  ranksOf,
  SEAT_SUBJECT,
  SPEND,
  sideOf,
  spendCard,
  stands,
  textsOf,
  UNSEEN,
  unseenOf,
  VETERAN,
} from './battalion-state.ts';
import { countOf, nthOf } from './toy.ts';

/** Kinds of attack. */
export const [BY_CHARGE, BY_FIRE, BY_COUNTER] = [0, 1, 2];

/** A draw is a pick among the cards of the list that its owner has not seen; with no card left the side has lost. */
const draw = book.procedure('draw', {
  pick(g, f) {
    if (g.deckLeft[f.seat] === 0) {
      if (g.outcome === RUNNING) g.outcome = WIN + 1 - sideOf(f.seat);
      return;
    }
    roll(g, ROLL_DRAW, SEAT_SUBJECT + f.seat, 0, 1, countOf(unseenOf(g, f.seat), UNSEEN));
  },
  take(g, f) {
    const unseen = unseenOf(g, f.seat);
    unseen[nthOf(unseen, UNSEEN, g.dice[0])] = HAND;
    g.deckLeft[f.seat]--;
    g.revealed++;
  },
});

export function callDraw(g: Battalion, seat: number): void {
  call(g, draw).seat = seat;
}

/** Tokens go home as disorder, the enemy is free again, and a card is drawn for it [B Disbanding a unit]. */
const disband = book.procedure('disband', {
  home(g, f) {
    const seat = ownerOf(g, f.unit);
    g.campDisorder[seat] += g.unitOrder[f.unit] + g.unitDisorder[f.unit];
    g.unitOrder[f.unit] = 0;
    g.unitDisorder[f.unit] = 0;
    g.rank.fill(0, f.unit * FRONT, f.unit * FRONT + FRONT);
    if (g.link[f.unit] > 0) g.link[g.link[f.unit] - 1] = 0;
    g.link[f.unit] = 0;
    callDraw(g, seat);
  },
});

/** Every complete and payable way to take the hits [B Taking hits; ruling 36]. */
const takeHits = book.decision('takeHits', {
  who: (g, f) => ownerOf(g, f.target),
  choices(g, f, out) {
    const ranks = ranksOf(g, f.target);
    for (let lost = 0; lost <= ranks.length; lost++) {
      const left = f.hits - cohesionOf(ranks.slice(0, lost));
      if (left > 0 && lost < ranks.length) {
        if (left <= g.campOrder[ownerOf(g, f.target)]) out.add(PLACE, lost, left);
      } else {
        const most = Math.min(Math.max(0, -left), g.unitDisorder[f.target]);
        for (let back = 0; back <= most; back++) out.add(REFUND, lost, back);
      }
    }
  },
  take(g, f, choice) {
    const seat = ownerOf(g, f.target);
    const tokens = secondOf(choice);
    const ranks = g.rank.subarray(f.target * FRONT, f.target * FRONT + FRONT);
    ranks.copyWithin(0, firstOf(choice));
    ranks.fill(0, FRONT - firstOf(choice));
    g.unitDisorder[f.target] += verbOf(choice) === PLACE ? tokens : -tokens;
    if (verbOf(choice) === PLACE) g.campOrder[seat] -= tokens;
    else g.campDisorder[seat] += tokens;
    done(g);
  },
});

/** Dice of an attack, kept while cards and rerolls come between. */
function keptOf(g: Battalion, f: Frame): Int16Array {
  const depth = f.base / g.layout.frameSize;
  return g.kept.subarray(depth * MOST_DICE, depth * MOST_DICE + f.pool);
}

function attackBelow(g: Battalion): Frame {
  const f = enclosing(g, attack);
  if (f === null) throw new Error('only an attack has dice');
  return f;
}

/** The roller adds dice with cards until he rolls; six at most. */
const pool = book.decision('pool', {
  secret: true,
  who: (g, f) => f.seat,
  choices(g, f, out) {
    const a = attackBelow(g);
    out.add(ROLL);
    for (const text of a.pool < MOST_DICE ? textsOf(g, f.seat) : []) {
      out.add(SPEND, text);
      if (text === HOLD_THE_LINE && a.kind === BY_COUNTER && (a.used & 2) === 0) out.add(PLAY, text);
    }
  },
  take(g, f, choice) {
    if (verbOf(choice) === ROLL) return done(g);
    const a = attackBelow(g);
    spendCard(g, f.seat, firstOf(choice));
    if (verbOf(choice) === PLAY) a.used |= 2;
    a.pool = Math.min(MOST_DICE, a.pool + (verbOf(choice) === PLAY ? 2 : 1));
  },
});

/** After the roll: one die may be rolled again with Veteran Troops, once in an attack. */
const rolled = seatWindow(book, 'rolled', {
  pass: PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, _f, seat) => handOf(g, seat).length > 0 && (attackBelow(g).used & 1) === 0,
  plays(g, _f, seat, out) {
    if (!textsOf(g, seat).includes(VETERAN)) return;
    for (const face of new Set(keptOf(g, attackBelow(g)))) out.add(REROLL, face);
  },
  play(g, _f, seat, choice) {
    spendCard(g, seat, VETERAN);
    attackBelow(g).used |= 1;
    call(g, reroll).face = firstOf(choice);
  },
});

const reroll = book.procedure('reroll', {
  roll(g) {
    const a = attackBelow(g);
    roll(g, ROLL_AGAIN, a.attacker, a.target, 1, 8);
  },
  put(g, f) {
    const kept = keptOf(g, attackBelow(g));
    kept[kept.indexOf(f.face)] = g.dice[0] + 1;
  },
});

const attack = book.procedure('attack', {
  pool(g, f) {
    f.seat = ownerOf(g, f.attacker);
    f.pool = 3 + (f.kind === BY_FIRE && ranksOf(g, f.attacker).some((rank) => rank.screen) ? 1 : 0);
    // How many cards a seat holds is public: without one there is nothing to ask.
    if (handOf(g, f.seat).length > 0) call(g, pool).seat = f.seat;
  },
  roll: (g, f) => roll(g, ROLL_ATTACK, f.attacker, f.target, f.pool, 8),
  keep(g, f) {
    keptOf(g, f).set(g.dice.subarray(0, f.pool).map((face) => face + 1));
    call(g, rolled).seat = f.seat;
  },
  hits(g, f) {
    const values = ranksOf(g, f.attacker).flatMap((rank) => (f.kind === BY_FIRE ? rank.ranged : rank.melee));
    f.hits = countHits(Array.from(keptOf(g, f)), values);
    if (f.hits === 0) return done(g);
    const t = call(g, takeHits);
    t.target = f.target;
    t.hits = f.hits;
  },
  disband(g, f) {
    const gone = !stands(g, f.target) || g.unitDisorder[f.target] >= cohesionOf(ranksOf(g, f.target));
    if (gone) call(g, disband).unit = f.target;
  },
});

export function callAttack(g: Battalion, attacker: number, target: number, kind: number): void {
  const a = call(g, attack);
  a.attacker = attacker;
  a.target = target;
  a.kind = kind;
}
