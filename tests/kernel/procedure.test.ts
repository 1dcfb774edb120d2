import { describe, expect, test } from 'vitest';
import { OpenChance, roll } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { become, call, done, enclosing, pending, repeat, run } from '../../src/kernel/procedure.ts';
import { DRAW, defineLayout, type FrameOf, type StateOf } from '../../src/kernel/state.ts';
import { gathering } from './gather.ts';

type Frame = FrameOf<'a' | 'b'>;
type State = StateOf<'column', 'scalar', Frame, null>;
const layout = defineLayout<null, 'column', 'scalar', 'a' | 'b'>({
  columns: { column: 3 },
  scalars: ['scalar'],
  locals: ['a', 'b'],
  depth: 4,
  subjects: 2,
  dice: 4,
});

const newBook = () => gathering<State, Frame>();

function stateOf(book: ReturnType<typeof newBook>, changes?: Parameters<typeof book.compile>[0]): State {
  const g = layout.create();
  g.chance = new OpenChance();
  g.procedures = book.compile(changes);
  return g;
}

describe('steps', () => {
  test('run in the order in which they are written, and the end of the list is done with 0', () => {
    const book = newBook();
    const seen: string[] = [];
    const inner = book.procedure('inner', { first: () => seen.push('first'), second: () => seen.push('second') });
    const outer = book.procedure('outer', {
      before(g, f) {
        seen.push('before');
        f.result = 7;
        call(g, inner);
      },
      after: (_g, f) => seen.push(`after ${f.result}`),
    });
    const g = stateOf(book);
    call(g, outer);
    run(g);
    expect(seen).toEqual(['before', 'first', 'second', 'after 0']);
    expect(g.depth).toBe(-1);
    expect(pending(g)).toBeNull();
  });

  test('call begins with locals at zero, whatever the slot held before', () => {
    const book = newBook();
    const dirty = book.procedure('dirty', {
      write(_g, f) {
        f.a = 5;
        f.b = -6;
      },
    });
    const seen: number[] = [];
    const clean = book.procedure('clean', { read: (_g, f) => seen.push(f.a, f.b, f.result) });
    const outer = book.procedure('outer', { one: (g) => void call(g, dirty), two: (g) => void call(g, clean) });
    const g = stateOf(book);
    call(g, outer);
    run(g);
    expect(seen).toEqual([0, 0, 0]);
  });

  test('done hands its result to the frame below; the next call takes it away', () => {
    const book = newBook();
    const seen: number[] = [];
    const five = book.procedure('five', { end: (g) => done(g, 5) });
    const silent = book.procedure('silent', {
      look(g, f) {
        const below = g.frames[g.depth - 1];
        seen.push(below.result, f.result);
      },
    });
    const outer = book.procedure('outer', {
      ask: (g) => void call(g, five),
      read: (_g, f) => seen.push(f.result),
      // A step that calls nothing leaves the result where it is.
      again: (_g, f) => seen.push(f.result),
      ask2: (g) => void call(g, silent),
      read2: (_g, f) => seen.push(f.result),
    });
    const g = stateOf(book);
    call(g, outer);
    run(g);
    expect(seen).toEqual([5, 5, 0, 0, 0]);
  });

  test('become keeps the locals, begins at the first step and grows no stack', () => {
    const book = newBook();
    const depths = new Set<number>();
    const loop = book.procedure('loop', {
      count(g, f) {
        depths.add(g.depth);
        if (++f.a === 1000) done(g, f.a);
      },
      again(g, f) {
        f.result = 3;
        become(g, loop);
        expect(f.result).toBe(0);
      },
    });
    const seen: number[] = [];
    const outer = book.procedure('outer', { begin: (g) => void call(g, loop), end: (_g, f) => seen.push(f.result) });
    const g = stateOf(book);
    call(g, outer);
    run(g);
    expect([...depths]).toEqual([1]);
    expect(seen).toEqual([1000]);
  });

  test('repeat runs the step again after the dice it asked for', () => {
    const book = newBook();
    const seen: number[] = [];
    const rolls = book.procedure('rolls', {
      again(g, f) {
        if (f.a > 0) seen.push(g.dice[0]);
        if (f.a++ === 3) return;
        roll(g, 1, 0, 0, 1, 6);
        repeat(f);
      },
      end: () => seen.push(-1),
    });
    const g = stateOf(book);
    call(g, rolls);
    run(g);
    for (const die of [4, 2, 5]) {
      expect(g.waiting).toBe(1);
      expect(pending(g)).toBeNull();
      g.dice[0] = die;
      g.waiting = 0;
      run(g);
    }
    expect(seen).toEqual([4, 2, 5, -1]);
  });

  test('enclosing finds the nearest frame below the top, never the top itself', () => {
    const book = newBook();
    const seen: (number | null)[] = [];
    const leaf = book.procedure('leaf', {
      look(g) {
        seen.push(enclosing(g, fight)?.a ?? null, enclosing(g, leaf)?.a ?? null);
      },
    });
    const fight = book.procedure('fight', {
      nest(g, f) {
        seen.push(enclosing(g, fight)?.a ?? null);
        if (f.a === 1) call(g, fight).a = 2;
        else call(g, leaf);
      },
      last(g, f) {
        if (f.a === 1) call(g, leaf);
      },
    });
    const g = stateOf(book);
    call(g, fight).a = 1;
    run(g);
    expect(seen).toEqual([null, 1, 2, null, 1, null]);
  });

  test('what is written to an enclosing frame is there when it goes on', () => {
    const book = newBook();
    const seen: number[] = [];
    const card = book.procedure('card', {
      play(g) {
        const fight = enclosing(g, melee);
        if (fight !== null) fight.b += 2;
      },
    });
    const melee = book.procedure('melee', { window: (g) => void call(g, card), roll: (_g, f) => seen.push(f.b) });
    const g = stateOf(book);
    call(g, melee).b = 1;
    run(g);
    expect(seen).toEqual([3]);
  });

  test('an outcome stops everything, however deep, and leaves the stack for those who look', () => {
    const book = newBook();
    const seen: string[] = [];
    const inner = book.procedure('inner', {
      end(g) {
        g.outcome = DRAW;
      },
      never: () => seen.push('inner'),
    });
    const outer = book.procedure('outer', { begin: (g) => void call(g, inner), never: () => seen.push('outer') });
    const g = stateOf(book);
    call(g, outer);
    run(g);
    run(g);
    expect(seen).toEqual([]);
    expect(g.depth).toBe(1);
    expect(pending(g)).toBeNull();
  });

  test('a stack that is too deep is an error with the procedure in it, and nothing is written', () => {
    const book = newBook();
    const deeper = book.procedure('deeper', { call: (g) => void call(g, deeper) });
    const g = stateOf(book);
    call(g, deeper);
    expect(() => run(g)).toThrow('the stack is too deep at deeper');
    expect(g.depth).toBe(3);
  });
});

describe('decisions', () => {
  test('wait; one that neither calls nor ends is asked again; one that calls is asked again afterwards', () => {
    const book = newBook();
    const seen: string[] = [];
    const effect = book.procedure('effect', { run: () => seen.push('effect') });
    const ask = book.decision('ask', {
      who: () => 1,
      choices: (_g, f, out) => out.add(f.a),
      take(g, f, choice) {
        seen.push(`took ${choice >> 16}`);
        f.a++;
        if (f.a === 2) call(g, effect);
        if (f.a === 3) done(g, 9);
      },
    });
    const outer = book.procedure('outer', {
      ask: (g) => void call(g, ask),
      end: (_g, f) => seen.push(`got ${f.result}`),
    });
    const g = stateOf(book);
    call(g, outer);
    run(g);
    const out = new Choices();
    while (pending(g) !== null) {
      const decision = pending(g)?.decision;
      expect(decision?.who(g, g.frames[g.depth])).toBe(1);
      out.clear();
      decision?.choices(g, g.frames[g.depth], out);
      decision?.take(g, g.frames[g.depth], out.list[0]);
      run(g);
    }
    expect(seen).toEqual(['took 0', 'took 1', 'effect', 'took 2', 'got 9']);
  });
});

describe('a book of rules', () => {
  const nothing = () => {};
  const spec = { who: () => 0, choices: nothing, take: nothing };

  function small() {
    const book = newBook();
    const seen: string[] = [];
    const main = book.procedure('main', { one: () => seen.push('one'), two: () => seen.push('two') });
    const ask = book.decision('ask', { ...spec, who: () => 0 });
    const play = (changes?: Parameters<typeof book.compile>[0]): string[] => {
      seen.length = 0;
      const g = stateOf(book, changes);
      call(g, main);
      run(g);
      return seen.slice();
    };
    return { book, seen, main, ask, play };
  }

  test('names are unique, procedures and decisions together', () => {
    const again = (write: (book: ReturnType<typeof newBook>) => unknown) => () => {
      const { book } = small();
      write(book);
      book.compile();
    };
    expect(again((book) => book.procedure('main', {}))).toThrow('two procedures are called main');
    expect(again((book) => book.decision('main', spec))).toThrow('two procedures are called main');
    expect(again((book) => book.procedure('ask', {}))).toThrow('two procedures are called ask');
  });

  test('two lists know nothing of each other', () => {
    const [one, other] = [newBook(), newBook()];
    one.procedure('march', {});
    const rallies = [one, other].map((book) => book.procedure('rally', {}));
    for (const book of [one, other]) book.compile();
    expect(rallies.map(({ id }) => id)).toEqual([1, 0]);
  });
  test('steps are inserted before and after a named one, in the order of the changes', () => {
    const { play, seen } = small();
    const step = (name: string) => () => seen.push(name);
    const insert = [
      { into: 'main', before: 'two', name: 'half', step: step('half') },
      { into: 'main', after: 'two', name: 'three', step: step('three') },
      { into: 'main', before: 'one', name: 'zero', step: step('zero') },
      { into: 'main', after: 'half', name: 'more', step: step('more') },
    ];
    expect(play({ insert })).toEqual(['zero', 'one', 'half', 'more', 'two', 'three']);
    expect(play()).toEqual(['one', 'two']);
  });

  test('a procedure is replaced, and steps are inserted into what replaced it', () => {
    const { book, play, seen } = small();
    const changes = {
      replace: { main: { other: () => seen.push('other') } },
      insert: [{ into: 'main', after: 'other', name: 'then', step: () => seen.push('then') }],
    };
    expect(play(changes)).toEqual(['other', 'then']);
    expect(book.compile(changes)[0].stepNames).toEqual(['other', 'then']);
    expect(play()).toEqual(['one', 'two']);
  });

  test('a decision is replaced', () => {
    const { book, ask } = small();
    const g = stateOf(book, { replaceDecision: { ask: { ...spec, who: () => 1 } } });
    call(g, ask);
    expect(pending(g)?.decision?.who(g, g.frames[g.depth])).toBe(1);
  });

  test('names that nobody has are refused', () => {
    const { book } = small();
    const at = (into: string, before: string) => ({ insert: [{ into, before, name: 'x', step: nothing }] });
    expect(() => book.compile({ replace: { nobody: {} } })).toThrow('no procedure is called nobody');
    expect(() => book.compile({ replaceDecision: { nobody: spec } })).toThrow('no procedure is called nobody');
    expect(() => book.compile(at('nobody', 'one'))).toThrow('no procedure is called nobody');
    expect(() => book.compile(at('main', 'nowhere'))).toThrow('procedure main has no step nowhere');
    expect(() => book.compile(at('ask', 'one'))).toThrow('procedure ask has no step one');
    // What a replacement does not have is not there to insert at.
    expect(() => book.compile({ replace: { main: { other: nothing } }, ...at('main', 'one') })).toThrow(
      'has no step one',
    );
  });
});
