// The windows of the kernel by themselves: four seats that throw cards at each other over a table with nothing else on it.

import { describe, expect, test } from 'vitest';
import { OpenChance } from '../../src/kernel/chance.ts';
import { choiceLanguage, firstOf } from '../../src/kernel/choice.ts';
import { become, call, done, run } from '../../src/kernel/procedure.ts';
import { DRAW, defineLayout, type FrameOf, type StateOf } from '../../src/kernel/state.ts';
import { priorityWindow, seatWindow } from '../../src/kernel/window.ts';
import { gathering } from './gather.ts';
import { choicesOf, playScript, waitsFor } from './script.ts';
import { numberKind, type Toy, verbs } from './toys/toy.ts';

type Local = 'place' | 'passes' | 'seat';
type Frame = FrameOf<Local>;
type State = StateOf<'cards' | 'played', 'last', Frame, null>;
const layout = defineLayout<null, 'cards' | 'played', 'last', Local>({
  columns: { cards: 4, played: 4 },
  scalars: ['last'],
  locals: ['place', 'passes', 'seat'],
  depth: 4,
  subjects: 1,
  dice: 1,
});
const VERBS = verbs('pass | play {number}');
const [PASS, PLAY] = VERBS.keys();
/** Kinds of plays: plain, one that gives the next seat a card, one that closes, one that goes on as something else. */
const [GIVE, CLOSE, TURN_INTO] = [1, 2, 3];
const book = gathering<State, Frame>();

const moment = {
  pass: PASS,
  mayAsk: (g: State, _f: Frame, seat: number) => g.cards[seat] > 0,
  plays(_g: State, _f: Frame, _seat: number, out: { add(verb: number, a: number): void }) {
    for (let kind = 0; kind < 4; kind++) out.add(PLAY, kind);
  },
  play(g: State, _f: Frame, seat: number, choice: number) {
    g.cards[seat]--;
    g.played[seat]++;
    const kind = firstOf(choice);
    if (kind === GIVE) call(g, give).seat = (seat + 1) % 4;
    else if (kind === CLOSE) done(g, 10 + seat);
    else if (kind === TURN_INTO) become(g, other);
  },
};
const give = book.procedure('give', { one: (g, f) => void g.cards[f.seat]++ });
const other = book.procedure('other', { end: (g) => done(g, 99) });

const all = priorityWindow(book, 'all', {
  ...moment,
  locals: { place: 'place', passes: 'passes' },
  seats: () => 4,
  seatAt: (_g, _f, place) => place,
});
const one = seatWindow(book, 'one', { ...moment, who: (_g, f) => f.seat });

const end = {
  end(g: State, f: Frame) {
    g.last = f.result;
    g.outcome = DRAW;
  },
};
const roundOfAll = book.procedure('roundOfAll', { open: (g) => void call(g, all), ...end });
const roundFromTwo = book.procedure('roundFromTwo', { open: (g) => void (call(g, all).place = 2), ...end });
const roundOfOne = book.procedure('roundOfOne', { open: (g) => void (call(g, one).seat = 1), ...end });

const toy: Toy<State> = {
  id: 'windows',
  seatNames: ['a', 'b', 'c', 'd'],
  language: choiceLanguage(VERBS, { number: numberKind }),
  create() {
    const g = layout.create();
    g.procedures = book.compile();
    return g;
  },
  view: () => null,
};

const begin =
  (cards: number[], round = roundOfAll) =>
  (g: State) => {
    g.cards.set(cards);
    call(g, round);
  };

describe('priority', () => {
  test('everyone is asked in order and passes once', () => {
    const { g, waits } = playScript(toy, begin([1, 1, 1, 1]), ['a: pass', 'b: pass', 'c: pass', 'd: pass']);
    expect(waits.at(-1)).toBe('over');
    expect(g.last).toBe(0);
  });

  test('a seat without cards is not asked; nobody with cards: the window never opens', () => {
    expect(playScript(toy, begin([0, 1, 0, 1]), ['b: pass', 'd: pass']).waits.at(-1)).toBe('over');
    expect(playScript(toy, begin([0, 0, 0, 0]), []).waits).toEqual(['over']);
  });

  test('a play hands priority to the next seat, and everyone may answer it', () => {
    playScript(toy, begin([1, 2, 1, 1]), [
      'a: pass',
      'b: play 0',
      'c: pass',
      'd: pass',
      'a: pass', // it passed before the play and is asked again
      'b: pass',
    ]);
  });

  test('passes count only in a row', () => {
    const { g } = playScript(toy, begin([2, 2, 0, 0]), ['a: play 0', 'b: pass', 'a: play 0', 'b: play 0', 'b: pass']);
    expect([...g.played]).toEqual([2, 1, 0, 0]);
  });

  test('the last card played leaves the player out of the rest', () => {
    const { waits } = playScript(toy, begin([1, 1, 0, 0]), ['a: play 0', 'b: pass']);
    expect(waits.at(-1)).toBe('over');
  });

  test('what a play calls runs above the window, and may bring a seat into it', () => {
    const { waits } = playScript(toy, begin([0, 1, 0, 0]), ['b: play 1', 'c: pass']);
    expect(waits).toEqual(['b allAnswer', 'c allAnswer', 'over']);
  });

  test('a play may close the window with a result, or go on in its place', () => {
    expect(playScript(toy, begin([1, 1, 1, 1]), ['a: pass', 'b: play 2']).g.last).toBe(11);
    expect(playScript(toy, begin([1, 1, 1, 1]), ['a: play 3']).g.last).toBe(99);
  });

  test('the caller may say who begins', () => {
    playScript(toy, begin([1, 1, 1, 1], roundFromTwo), ['c: pass', 'd: pass', 'a: pass', 'b: pass']);
  });
});

describe('one seat', () => {
  test('is asked again after each play until it passes or has no card', () => {
    const passed = playScript(toy, begin([1, 3, 1, 1], roundOfOne), ['b: play 0', 'b: play 0', 'b: pass']);
    expect([passed.g.last, passed.g.cards[1]]).toEqual([0, 1]);
    expect(playScript(toy, begin([0, 2, 0, 0], roundOfOne), ['b: play 0', 'b: play 0']).waits.at(-1)).toBe('over');
    expect(playScript(toy, begin([1, 0, 1, 1], roundOfOne), []).waits).toEqual(['over']);
  });

  test('a play may close it', () => {
    expect(playScript(toy, begin([0, 2, 0, 0], roundOfOne), ['b: play 2']).g.last).toBe(11);
    expect(playScript(toy, begin([0, 2, 0, 0], roundOfOne), ['b: play 3']).g.last).toBe(99);
  });
});

test('pass comes first in every window, and its decisions are marked secret', () => {
  for (const round of [roundOfAll, roundOfOne]) {
    const g = toy.create();
    g.chance = new OpenChance();
    begin([0, 1, 0, 0], round)(g);
    run(g);
    expect(choicesOf(toy, g)[0]).toBe('pass');
    const name = waitsFor(toy, g).split(' ')[1];
    expect(g.procedures.find((p) => p.name === name)?.decision?.secret).toBe(true);
  }
});

test('names of windows are taken twice: the procedure and its answer', () => {
  for (const name of ['hit', 'hitAnswer']) {
    const taken = gathering<State, Frame>();
    seatWindow(taken, 'hit', { ...moment, who: () => 0 });
    expect(taken.compile().map((p) => p.name)).toEqual(['hitAnswer', 'hit']);
    taken.procedure(name, {});
    expect(() => taken.compile()).toThrow(`two procedures are called ${name}`);
  }
});
