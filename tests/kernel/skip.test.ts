// Steps are skipped by name, and the names are checked when the rulebook is compiled.

import { expect, test } from 'vitest';
import { call, type Procedure, run, skipTo, stepOf } from '../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf } from '../../src/kernel/state.ts';
import { gathering } from './gather.ts';

const layout = defineLayout<null, 'told', 'at', 'hits', never, 'dice'>({
  columns: { told: 8 },
  scalars: ['at'],
  locals: ['hits'],
  alsoCalled: { dice: 'hits' },
  depth: 4,
  subjects: 1,
  dice: 1,
});
type State = ReturnType<typeof layout.create>;
type Frame = FrameOf<'hits' | 'dice'>;

function state(procedures: State['procedures']): State {
  const g = layout.create();
  g.procedures = procedures;
  return g;
}

test('a skip leads to the named step, also when a game has inserted steps before it', () => {
  const book = gathering<State, Frame>();
  const walk: Procedure = book.procedure('walk', {
    first: (g) => skipTo(g, toLast),
    middle: (g) => void (g.told[0] = 1),
    last: (g) => void (g.told[1] = 1),
  });
  const toLast = stepOf(walk, 'last');
  for (const inserted of [false, true]) {
    const step = (g: State) => void (g.told[2] = 1);
    const insert = inserted ? [{ into: 'walk', before: 'last', name: 'between', step }] : [];
    const g = state(book.compile({ insert }));
    call(g, walk);
    run(g);
    expect([...g.told.subarray(0, 3)]).toEqual([0, 1, 0]);
  }
});

test('a step that is not there is an error when the rulebook is compiled', () => {
  const book = gathering<State, Frame>();
  stepOf(book.procedure('walk', { first: () => {} }), 'lost');
  expect(() => book.compile()).toThrow('procedure walk has no step lost to skip to');
});

test('a skip into a procedure that is not on top is an error', () => {
  const book = gathering<State, Frame>();
  const walk = book.procedure('walk', { first: (g) => skipTo(g, toOther) });
  const toOther = stepOf(book.procedure('other', { only: () => {} }), 'only');
  const g = state(book.compile());
  call(g, walk);
  expect(() => run(g)).toThrow('only is a step of other');
});

test('a local may have a second name for the same slot', () => {
  const book = gathering<State, Frame>();
  const walk = book.procedure('walk', { first: () => {} });
  const g = state(book.compile());
  const f = call(g, walk);
  f.dice = 3;
  expect(f.hits).toBe(3);
});
