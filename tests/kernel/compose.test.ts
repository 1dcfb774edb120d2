// A game composes its rulebook: its family's procedures first, then its own, each with one number in all games.

import { describe, expect, it } from 'vitest';
import { call, compileRules, done, pending, run, writing } from '../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf, type StateOf } from '../../src/kernel/state.ts';

type Frame = FrameOf<'left'>;
type State = StateOf<never, 'sum', Frame, null>;

const layout = defineLayout<null, never, 'sum', 'left'>({
  columns: {},
  scalars: ['sum'],
  locals: ['left'],
  depth: 4,
  subjects: 1,
  dice: 1,
});

const { procedure, decision } = writing<State, Frame>();

const count = procedure('count', {
  ask(g, f) {
    if (f.left === 0) return done(g);
    call(g, choose);
  },
  add: (g, f) => void (g.sum += f.result),
});
const choose = decision('choose', {
  who: () => 0,
  choices: (_g, _f, out) => out.add(0),
  take: (g) => done(g, 3),
});
const family = [count, choose];
const bonus = procedure('bonus', { add: (g) => void (g.sum += 10) });
const malus = procedure('malus', { add: (g) => void (g.sum -= 10) });

describe('a list of procedures', () => {
  const first = compileRules<State, Frame>([...family, bonus]);
  const second = compileRules<State, Frame>([...family, malus], {
    insert: [{ into: 'count', after: 'add', name: 'less', step: (g) => void call(g, malus) }],
  });

  it('numbers the procedures in its order, and the family alike in every game', () => {
    expect(first.map(({ name }) => name)).toEqual(['count', 'choose', 'bonus']);
    expect(second.map(({ name }) => name)).toEqual(['count', 'choose', 'malus']);
    expect([count.id, choose.id, bonus.id, malus.id]).toEqual([0, 1, 2, 2]);
    expect(second[0].stepNames).toEqual(['ask', 'add', 'less']);
  });

  it('runs each game with its own', () => {
    const sums = [first, second].map((procedures) => {
      const g = layout.create();
      g.procedures = procedures;
      call(g, count).left = 1;
      run(g);
      pending(g)?.decision?.take(g, g.frames[g.depth], 0);
      run(g);
      return g.sum;
    });
    expect(sums).toEqual([3, -7]);
  });

  it('refuses a procedure under another number, twice, or one that was not written', () => {
    expect(() => compileRules([bonus, ...family])).toThrow('bonus has the number 2 in another game, not 0');
    expect(() => compileRules([...family, count])).toThrow('two procedures are called count');
    const elsewhere = { id: 2, name: 'elsewhere' };
    expect(() => compileRules([...family, elsewhere])).toThrow('elsewhere was not written for a list');
  });
});
