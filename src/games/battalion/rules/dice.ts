// Dice that have fallen: ROLLED texts, and assigning dice to attack values [B Rolling and assigning dice]. Dice lie in the
// column `heap` by the number they show; free values in `values`. One attack is resolved at a time, so one heap is enough.

import { roll } from '../../../kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { V_BEST, V_ENOUGH, V_PASS, V_PLAY, V_PUT, V_RAISE, V_REROLL, V_ROLL } from '../tables/verbs.ts';
import { tell } from './events.ts';
import { countValues, mostAssigned } from './questions.ts';
import { book, DIE_SIDES, type Frame, isRanged, MOST_DICE, ROLL_AGAIN, type State } from './state.ts';
import {
  ALEXANDERS_HEIRS,
  below,
  canPlay,
  FALCATA,
  MANDATE_OF_HEAVEN,
  mayPlayAny,
  playText,
  type Text,
  VETERAN_TROOPS,
  withUsed,
} from './texts.ts';

const countOf = (heap: Int16Array): number => {
  let n = 0;
  for (let face = 1; face <= DIE_SIDES; face++) n += heap[face];
  return n;
};

/** Puts the dice that have just fallen on the heap. */
export function heapDice(g: State): void {
  for (let i = 0; i < g.diceCount; i++) g.heap[g.dice[i] + 1]++;
}

const ROLLED_TEXTS: readonly Text[] = [
  { card: VETERAN_TROOPS, fits: () => true },
  // Only a die below 8 can be raised.
  { card: FALCATA, fits: (g, a) => !isRanged(a.kind) && countOf(g.heap) > g.heap[DIE_SIDES] },
  { card: ALEXANDERS_HEIRS, fits: () => true },
  { card: MANDATE_OF_HEAVEN, fits: () => true },
];

const rolled = seatWindow(book, 'rolled', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayPlayAny(g, seat, ROLLED_TEXTS, below(g, f), f.used),
  plays(g, f, seat, out) {
    const a = below(g, f);
    for (const text of ROLLED_TEXTS) if (canPlay(g, seat, text, a, f.used)) out.add(V_PLAY, text.card);
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    const { attacker, target } = below(g, f);
    playText(g, seat, card, attacker);
    f.used = withUsed(g, seat, card, f.used);
    g.aside.fill(0);
    const c = call(g, card === FALCATA ? raises : rerolls);
    c.seat = seat;
    c.attacker = attacker;
    c.target = target;
    c.left = card === FALCATA ? 2 : card === VETERAN_TROOPS ? 1 : MOST_DICE;
  },
});

/** Which dice are rolled again: one with Veteran Troops, any number with the other two cards. */
const rerolls = book.decision('rerolls', {
  who: (_g, f) => f.seat,
  choices(g, _f, out) {
    for (let face = 1; face <= DIE_SIDES; face++) if (g.heap[face] > 0) out.add(V_REROLL, face);
    if (countOf(g.aside) > 0) out.add(V_ROLL);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_REROLL) {
      const face = firstOf(choice);
      g.heap[face]--;
      g.aside[face]++;
      if (--f.left > 0 && countOf(g.heap) > 0) return;
    }
    become(g, rollAgain);
  },
});

const rollAgain = book.procedure('rollAgain', {
  roll: (g, f) => roll(g, ROLL_AGAIN, f.attacker, f.target, countOf(g.aside), DIE_SIDES),
  put(g, f) {
    heapDice(g);
    tell(g, 'rerolled', f.attacker, f.target, g.diceCount);
    g.aside.fill(0);
  },
});

/** Falcata: one or two dice are raised by one; a die is raised once. */
const raises = book.decision('raises', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let face = 1; face < DIE_SIDES; face++) if (g.heap[face] > 0) out.add(V_RAISE, face);
    if (f.left < 2) out.add(V_ENOUGH);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_RAISE) {
      const face = firstOf(choice);
      g.heap[face]--;
      g.aside[face + 1]++;
      tell(g, 'raised', f.attacker, face);
      if (--f.left > 0 && countOf(g.heap) > g.heap[DIE_SIDES]) return;
    }
    for (let face = 1; face <= DIE_SIDES; face++) g.heap[face] += g.aside[face];
    g.aside.fill(0);
    done(g);
  },
});

/** Asks the roller for ROLLED texts, if one of his list may matter. */
export function callRolled(g: State, a: Frame): void {
  const seat = g.battle.unitSeat[a.attacker];
  if (mayPlayAny(g, seat, ROLLED_TEXTS, a, 0)) call(g, rolled).seat = seat;
}

/** A die goes on a value and is a hit. */
function put(g: State, a: Frame, face: number, value: number): void {
  g.heap[face]--;
  g.values[value]--;
  a.hits++;
  tell(g, 'assigned', a.attacker, face, value);
}

/** The best assignment: the lowest value first, each time the lowest die that reaches it. */
function putBest(g: State, a: Frame): void {
  for (let value = 1; value < DIE_SIDES; value++) {
    for (let face = value; face < DIE_SIDES && g.values[value] > 0; ) {
      if (g.heap[face] > 0) put(g, a, face, value);
      else face++;
    }
  }
}

/** Dice are put on values: the best way at once, or one by one [B Rolling and assigning dice]. */
const assign = book.decision('assign', {
  who: (_g, f) => f.seat,
  choices(g, _f, out) {
    out.add(V_BEST);
    for (let face = DIE_SIDES - 1; face >= 1; face--) {
      if (g.heap[face] === 0) continue;
      for (let value = face; value >= 1; value--) if (g.values[value] > 0) out.add(V_PUT, face, value);
    }
    out.add(V_ENOUGH);
  },
  take(g, f, choice) {
    const a = below(g, f);
    const verb = verbOf(choice);
    if (verb === V_BEST) putBest(g, a);
    else if (verb === V_PUT) {
      put(g, a, firstOf(choice), secondOf(choice));
      if (mostAssigned(g.heap, g.values) > 0) return;
    }
    done(g);
  },
});

/** Eights hit by themselves; the rest is for the roller to assign, unless no die reaches a value. */
export function callAssign(g: State, a: Frame): void {
  a.hits = g.heap[DIE_SIDES];
  for (let i = 0; i < a.hits; i++) tell(g, 'assigned', a.attacker, DIE_SIDES, 0);
  countValues(g, a.attacker, a.kind, g.values);
  if (mostAssigned(g.heap, g.values) > 0) call(g, assign).seat = g.battle.unitSeat[a.attacker];
}
