// What is asked before the dice of a melee fall: guns in support, First Strike, Retire and Reform, the square.

import { roll } from '../../../src/kernel/chance.ts';
import { firstOf, verbOf } from '../../../src/kernel/choice.ts';
import { done, type Procedure } from '../../../src/kernel/procedure.ts';
import { seatWindow } from '../../../src/kernel/window.ts';
import {
  ARTILLERY,
  armOf,
  book,
  CARDS,
  CAVALRY,
  clearLine,
  DISCARD,
  DONE,
  FIRST_STRIKE,
  type Frame,
  gunDice,
  HAND,
  handSize,
  INFANTRY,
  type Napoleonics,
  PASS,
  PLAY,
  RETIRE,
  ROLL_CARD,
  SEAT_SUBJECT,
  SQUARE,
  STAND,
  SUPPORT,
  seatOf,
  TEXTS,
  TRACKS,
  trackAt,
} from './napoleonics-state.ts';
import { nthOf } from './toy.ts';

/** Result of a decision that says yes; 0 is no. */
export const YES = 1;
export const depthOf = (g: Napoleonics, f: Frame): number => f.base / g.layout.frameSize;

/** Guns that may add their dice: not used yet, in range, with a free line. */
export function guns(g: Napoleonics, f: Frame): number[] {
  return [...g.battle.units.keys()].filter((u) => {
    if (seatOf(g, u) !== g.active || armOf(g, u) !== ARTILLERY || g.fought[u] > 0 || g.blocks[u] === 0) return false;
    return gunDice(g, u, f.defender) > 0 && clearLine(g, g.unitHex[u], g.unitHex[f.defender]);
  });
}

/** Declared before any window and any die; the frame below is the melee's. */
export const arms = book.decision('arms', {
  who: (g) => g.active,
  choices(g, f, out) {
    out.add(DONE);
    for (const gun of guns(g, f)) out.add(SUPPORT, g.unitHex[gun]);
  },
  take(g, f, choice) {
    if (verbOf(choice) === DONE) return done(g);
    const gun = g.hexUnit[firstOf(choice)];
    g.fought[gun] = 1;
    g.joined[gun] = depthOf(g, f) - 1;
    if (guns(g, f).length === 0) done(g);
  },
});

export const firstStrike = seatWindow(book, 'firstStrike', {
  pass: PASS,
  who: (g, f) => seatOf(g, f.defender),
  mayAsk: (g, _f, seat) => handSize(g, seat) > 0,
  plays(g, _f, seat, out) {
    if (held(g, seat, FIRST_STRIKE) >= 0) out.add(PLAY, FIRST_STRIKE);
  },
  play(g, _f, seat) {
    g.cardAt[held(g, seat, FIRST_STRIKE)] = DISCARD;
    done(g, YES);
  },
});

const held = (g: Napoleonics, seat: number, text: number): number =>
  g.cardAt.findIndex((at, card) => at === HAND + seat && CARDS[card] === TEXTS[text]);

/** The owner of the defender is asked for one of two things; all facts are public. */
const answer = (name: string, no: number, yes: number): Procedure =>
  book.decision(name, {
    who: (g, f) => seatOf(g, f.defender),
    choices(_g, _f, out) {
      out.add(no);
      out.add(yes);
    },
    take: (g, _f, choice) => done(g, verbOf(choice) === yes ? YES : 0),
  });
export const retire = answer('retire', STAND, RETIRE);
export const square = answer('square', STAND, SQUARE);

/** One card of the hand, each alike, goes to the first free place; only its owner may look at it. */
export const formSquare = book.procedure('formSquare', {
  pickCard(g, f) {
    const seat = seatOf(g, f.defender);
    roll(g, ROLL_CARD, SEAT_SUBJECT + seat, 0, 1, handSize(g, seat));
  },
  setCounter(g, f) {
    const seat = seatOf(g, f.defender);
    const slot = freeSlot(g, seat);
    g.cardAt[nthOf(g.cardAt, HAND + seat, g.dice[0])] = trackAt(seat, slot);
    g.squareSlot[f.defender] = slot + 1;
    g.revealed++;
  },
});

const freeSlot = (g: Napoleonics, seat: number): number =>
  Array.from({ length: TRACKS }, (_, slot) => slot).findIndex((slot) => !g.cardAt.includes(trackAt(seat, slot)));

export function mayFormSquare(g: Napoleonics, f: Frame): boolean {
  if (armOf(g, f.attacker) !== CAVALRY || armOf(g, f.defender) !== INFANTRY || g.squareSlot[f.defender] > 0)
    return false;
  const seat = seatOf(g, f.defender);
  return f.struckFirst === 0 && handSize(g, seat) >= 3 && freeSlot(g, seat) >= 0;
}
