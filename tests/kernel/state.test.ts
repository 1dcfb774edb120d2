import { describe, expect, test } from 'vitest';
import { call } from '../../src/kernel/procedure.ts';
import { copyInto, defineLayout, type FrameOf, type StateOf } from '../../src/kernel/state.ts';
import { gathering } from './gather.ts';

const layout = defineLayout<{ name: string }, 'units' | 'hexes', 'active' | 'card', 'by' | 'at'>({
  columns: { units: 5, hexes: 9 },
  scalars: ['active', 'card'],
  locals: ['by', 'at'],
  depth: 3,
  subjects: 7,
  dice: 16,
});
type Frame = FrameOf<'by' | 'at'>;
type State = StateOf<'units' | 'hexes', 'active' | 'card', Frame, { name: string }>;

describe('layout', () => {
  test('is as large as its parts', () => {
    const kernelScalars = layout.scalars.length - 2;
    // Three slots of the kernel and two locals, filled up to whole fours.
    expect(layout.frameSize).toBe(8);
    expect(layout.size).toBe(kernelScalars + 2 + 16 + 7 + 5 + 9 + 3 * 8);
    expect(layout.columns).toEqual([
      ['dice', 16],
      ['rolls', 7],
      ['units', 5],
      ['hexes', 9],
    ]);
    const g = layout.create();
    expect(g.buf.length).toBe(layout.size);
    expect([g.units.length, g.hexes.length, g.dice.length, g.rolls.length]).toEqual([5, 9, 16, 7]);
    expect(g.frames.length).toBe(3);
  });

  test('a fresh state is empty, with nothing on the stack', () => {
    const g = layout.create();
    expect(g.depth).toBe(-1);
    expect([g.outcome, g.waiting, g.turn, g.active, g.card]).toEqual([0, 0, 0, 0, 0]);
    expect(g.buf.filter((value) => value !== 0).length).toBe(1);
  });

  test('no two names share a place', () => {
    const g = layout.create();
    g.buf.fill(0);
    let next = 1;
    const writes: [() => number, number][] = [];
    const write = (set: (value: number) => void, get: () => number): void => {
      set(next);
      writes.push([get, next++]);
    };
    for (const name of layout.scalars) {
      const scalars = g as unknown as Record<string, number>;
      write(
        (value) => (scalars[name] = value),
        () => scalars[name],
      );
    }
    for (const column of [g.dice, g.rolls, g.units, g.hexes]) {
      for (const i of column.keys())
        write(
          (value) => (column[i] = value),
          () => column[i],
        );
    }
    for (const f of g.frames) {
      write(
        (value) => (f.step = value),
        () => f.step,
      );
      write(
        (value) => (f.result = value),
        () => f.result,
      );
      write(
        (value) => (f.by = value),
        () => f.by,
      );
      write(
        (value) => (f.at = value),
        () => f.at,
      );
    }
    for (const [get, value] of writes) expect(get()).toBe(value);
    // Only the procedure's own slot of each frame has no name, and what fills a frame up to whole fours.
    const unnamed = layout.frameSize - 2 - layout.locals.length;
    expect(g.buf.filter((value) => value === 0).length).toBe(layout.depth * unnamed);
  });
});

describe('copies', () => {
  test('copyInto takes everything in the buffer and nothing else', () => {
    const from: State = layout.create();
    const to: State = layout.create();
    from.battle = { name: 'there' };
    from.units.set([1, 2, 3, 4, 5]);
    from.active = 1;
    const book = gathering<State, Frame>();
    const p = book.procedure('p', {});
    from.procedures = book.compile();
    call(from, p).by = 12;
    copyInto(to, from);
    expect(Array.from(to.buf)).toEqual(Array.from(from.buf));
    expect([to.units[4], to.active, to.depth, to.frames[0].by]).toEqual([5, 1, 0, 12]);
    expect(to.battle).toBeNull();
  });

  test('a copy and its original part ways', () => {
    const from = layout.create();
    const to = layout.create();
    copyInto(to, from);
    to.units[0] = 9;
    to.turn = 4;
    to.frames[1].at = 3;
    expect([from.units[0], from.turn, from.frames[1].at]).toEqual([0, 0, 0]);
  });

  test('states of two layouts do not fit', () => {
    const larger = defineLayout<null, 'units', never, never>({
      columns: { units: 200 },
      scalars: [],
      locals: [],
      depth: 1,
      subjects: 1,
      dice: 1,
    });
    expect(() => copyInto<{ buf: Int16Array }>(layout.create(), larger.create())).toThrow(RangeError);
  });
});
