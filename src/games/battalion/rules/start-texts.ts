// START texts: what a player may do at the beginning of the action phase, before rally or command. They join the choices of
// the action.
// RULING: they are played before the command or rally and belong to neither, so two copies of one text may follow each
// other [B Tactic cards].

import type { Choices } from '../../../kernel/choice.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { V_NEXT, V_PLAY, V_PLAY_AT, V_PLAY_ON, V_REMOVE } from '../tables/verbs.ts';
import { callFlip } from './bring.ts';
import { SPENT_BY_ENEMY, tell } from './events.ts';
import { removeFront } from './hits.ts';
import { cohesionOf, isMixed, rankCount } from './questions.ts';
import { book, enemySide, GONE, MAX_CARDS, MOST_RANKS, type State } from './state.ts';
import { BARCID_SILVER, DECIMATION, discard, holds, playText, ROYAL_TREASURY, SPIES, TRIPLEX_ACIES } from './texts.ts';

/** The unit can spare its front rank: it could hold its disorder without it. */
const canDecimate = (g: State, unit: number): boolean =>
  rankCount(g, unit) >= 2 && g.unitDisorder[unit] < cohesionOf(g, unit, 1);

export function addStartTexts(g: State, seat: number, out: Choices): void {
  for (const card of [BARCID_SILVER, ROYAL_TREASURY]) {
    if (holds(g, seat, card) && g.campDisorder[seat] > 0) out.add(V_PLAY, card);
  }
  const triplex = holds(g, seat, TRIPLEX_ACIES);
  const decimation = holds(g, seat, DECIMATION);
  if (triplex || decimation) {
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (g.unitSector[u] === GONE) continue;
      if (triplex && isMixed(g, u)) out.add(V_PLAY_ON, TRIPLEX_ACIES, u);
      if (decimation && canDecimate(g, u)) out.add(V_PLAY_ON, DECIMATION, u);
    }
  }
  if (holds(g, seat, SPIES)) {
    for (let s = enemySide(seat); s < g.battle.seats; s += 2) if (g.handCount[s] > 0) out.add(V_PLAY_AT, SPIES, s);
  }
}

/** Carries a START text out; what it asks for is asked above the action. */
export function playStart(g: State, seat: number, choice: number): void {
  const [card, named] = [firstOf(choice), secondOf(choice)];
  if (verbOf(choice) === V_PLAY_AT) {
    playText(g, seat, card, -1, named);
    return look(g, seat, named);
  }
  playText(g, seat, card, verbOf(choice) === V_PLAY_ON ? named : -1);
  if (card === TRIPLEX_ACIES) {
    const d = call(g, arrange);
    d.seat = seat;
    d.unit = named;
  } else if (card === DECIMATION) {
    removeFront(g, named, 1);
    callFlip(g, seat, card, 3);
  } else callFlip(g, seat, card, 2);
}

/** Triplex Acies: the ranks from the front, one after another; the rest follows when it is all of one kind. */
const arrange = book.decision('arrange', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const at = f.unit * MOST_RANKS;
    const count = rankCount(g, f.unit);
    for (let i = f.place; i < count; i++) {
      const kind = g.rank[at + i];
      if (g.rank.subarray(at + f.place, at + i).indexOf(kind) < 0) out.add(V_NEXT, kind - 1);
    }
  },
  take(g, f, choice) {
    const at = f.unit * MOST_RANKS;
    const kind = firstOf(choice) + 1;
    const from = g.rank.indexOf(kind, at + f.place);
    g.rank.copyWithin(at + f.place + 1, at + f.place, from);
    g.rank[at + f.place] = kind;
    f.place++;
    const count = rankCount(g, f.unit);
    for (let i = f.place + 1; i < count; i++) if (g.rank[at + i] !== g.rank[at + f.place]) return;
    tell(g, 'arranged', f.unit);
    done(g);
  },
});

/** Spies: the hand is seen, and remembered as long as its cards may still be there; one of them is discarded. */
function look(g: State, seat: number, whose: number): void {
  for (let card = g.battle.firstCard[whose]; card < g.battle.endCard[whose]; card++) {
    g.known[seat * MAX_CARDS + card] = g.held[card];
  }
  g.revealed++;
  tell(g, 'looked', seat, whose);
  const d = call(g, spies);
  d.seat = seat;
  d.from = whose;
}

const spies = book.decision('spies', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let card = g.battle.firstCard[f.from]; card < g.battle.endCard[f.from]; card++) {
      if (g.held[card] > 0) out.add(V_REMOVE, card);
    }
  },
  take(g, f, choice) {
    const card = firstOf(choice);
    discard(g, f.from, card);
    tell(g, 'spent', f.from, card, SPENT_BY_ENEMY);
    done(g);
  },
});
