// The state of a game: one flat Int16Array with named views on it, so that a copy is one memory move and the rules still
// read `g.unitHex[u]`. A family declares its columns, its scalars and the names of its frames' locals; nothing else varies.

import type { Chance } from './chance.ts';
import type { EventSink } from './events.ts';
import type { Compiled } from './procedure.ts';

/** Slots at the start of every frame that belong to the kernel. */
export const SLOT_PROCEDURE = 0;
export const SLOT_STEP = 1;
export const SLOT_RESULT = 2;
const KERNEL_SLOTS = 3;

/** Scalars that the kernel itself needs in every state. */
const KERNEL_SCALARS = [
  'depth', // index of the frame on top of the stack, -1 when nothing is left to do
  'outcome', // 0 while the game goes on; else one of the OUTCOME values
  'waiting', // 1 while a roll has been asked for and chance has not answered
  'turn', // part of every dice key; the game counts it
  'diceCount', // how many of `dice` the last roll filled
  'diceSides',
  'dicePick', // 1 when the last roll picked one of so many (a card), 0 when it was a roll of the game's dice
  'rollPurpose',
  'rollSubject',
  'rollOther',
  'shuffles', // how often the deck was shuffled: part of the deck's key
  'revealed', // counts what was shown that had been hidden: there is no way back over it
] as const;

type KernelScalar = (typeof KERNEL_SCALARS)[number];

/** What every state has, whatever the game. */
export type KernelState = {
  readonly buf: Int16Array;
  readonly scalars: Int16Array;
  readonly stack: Int16Array;
  /** The same stack by fours, so that a frame is wiped in few steps. */
  readonly stackByFours: Float64Array;
  readonly frames: KernelFrame[];
  readonly dice: Int16Array;
  /** How often each subject has rolled this turn: the part of a dice key that tells two like rolls apart. */
  readonly rolls: Int16Array;
  readonly layout: Layout;
  /** Dice with faces that occur more than once: the face that each side shows; null when every side has its own. */
  shows: Uint8Array | null;
  /** The fixed facts of this battle, made from the sheet; shared by all copies and never written. */
  battle: unknown;
  chance: Chance;
  sink: EventSink | null;
  procedures: readonly Compiled[];
} & Record<KernelScalar, number>;

export type KernelFrame = { readonly stack: Int16Array; readonly base: number; result: number; step: number };

/** Values of `g.outcome`. A side wins by its number + WIN (several seats may share a side). */
export const RUNNING = 0;
export const DRAW = 1;
export const WIN = 2;

export interface Layout {
  readonly columns: readonly (readonly [string, number])[];
  readonly scalars: readonly string[];
  readonly locals: readonly string[];
  readonly frameSize: number;
  readonly depth: number;
  readonly size: number;
  readonly State: new () => KernelState;
}

export type StateOf<C extends string, S extends string, F, B, Y extends string = never> = Omit<
  KernelState,
  'frames' | 'battle'
> & {
  readonly frames: F[];
  battle: B;
} & { readonly [K in C]: Int16Array } & { readonly [K in Y]: Int8Array } & { [K in S]: number };

export type FrameOf<L extends string> = KernelFrame & { [K in L]: number };

/** Accessor on a buffer slot: the closure's index is a constant to the optimiser. */
function slot(name: string, index: number): PropertyDescriptor {
  if (name === '') throw new Error('a slot needs a name');
  return {
    get(this: KernelState) {
      return this.scalars[index];
    },
    set(this: KernelState, value: number) {
      this.scalars[index] = value;
    },
    enumerable: false,
  };
}

function frameSlot(index: number): PropertyDescriptor {
  return {
    get(this: KernelFrame) {
      return this.stack[this.base + index];
    },
    set(this: KernelFrame, value: number) {
      this.stack[this.base + index] = value;
    },
    enumerable: false,
  };
}

/**
 * Declares the state of a family. `columns` are number arrays by name and length, `scalars` single numbers, `locals` the
 * names that frames may use (each has its own slot, so that a frame reads `f.attacker` in every procedure).
 * `byteColumns` are long columns of numbers from -128 to 127, kept in bytes: the fewer there are to copy, the better.
 */
export function defineLayout<
  B,
  C extends string,
  S extends string,
  L extends string,
  Y extends string = never,
  O extends string = never,
>(spec: {
  columns: { readonly [K in C]: number };
  byteColumns?: { readonly [K in Y]: number };
  scalars: readonly S[];
  locals: readonly L[];
  /**
   * Other names for a local's slot, so that a procedure calls what it keeps by its name and frames grow no longer. Texts and
   * JSON know the slot by its first name. A procedure uses one of the names.
   */
  alsoCalled?: { readonly [K in O]: L };
  depth: number;
  subjects: number;
  /** The most dice of one roll. */
  dice: number;
}): Layout & { create(): StateOf<C, S, FrameOf<L | O>, B, Y> } {
  const scalars: string[] = [...KERNEL_SCALARS, ...spec.scalars];
  const columns: [string, number][] = [
    ['dice', spec.dice],
    ['rolls', spec.subjects],
  ];
  for (const name of Object.keys(spec.columns) as C[]) columns.push([name, spec.columns[name]]);
  const byteColumns = Object.entries<number>(spec.byteColumns ?? {});
  // Frames of whole fours at the start of the buffer: see `stackByFours`.
  const frameSize = Math.ceil((KERNEL_SLOTS + spec.locals.length) / 4) * 4;
  let size = scalars.length + frameSize * spec.depth;
  for (const [, length] of columns) size += length;
  const firstByte = 2 * size;
  size += Math.ceil(byteColumns.reduce((sum, [, length]) => sum + length, 0) / 2);

  class Frame {
    readonly stack: Int16Array;
    readonly base: number;
    constructor(stack: Int16Array, base: number) {
      this.stack = stack;
      this.base = base;
    }
  }
  Object.defineProperty(Frame.prototype, 'step', frameSlot(SLOT_STEP));
  Object.defineProperty(Frame.prototype, 'result', frameSlot(SLOT_RESULT));
  spec.locals.forEach((name, i) => {
    Object.defineProperty(Frame.prototype, name, frameSlot(KERNEL_SLOTS + i));
  });
  for (const [name, local] of Object.entries<L>(spec.alsoCalled ?? ({} as Record<O, L>))) {
    Object.defineProperty(Frame.prototype, name, frameSlot(KERNEL_SLOTS + spec.locals.indexOf(local)));
  }

  class State {
    [key: string]: unknown;
    constructor() {
      const buf = new Int16Array(size);
      const { buffer } = buf;
      const stack = new Int16Array(buffer, 0, frameSize * spec.depth);
      const frames: Frame[] = [];
      for (let d = 0; d < spec.depth; d++) frames.push(new Frame(stack, d * frameSize));
      // What is read most comes first: the first fields lie in the object itself, the rest one step away.
      this.buf = buf;
      this.stack = stack;
      this.stackByFours = new Float64Array(buffer, 0, stack.length / 4);
      this.scalars = new Int16Array(buffer, stack.byteLength, scalars.length);
      this.frames = frames;
      this.layout = layout;
      this.battle = null;
      this.shows = null;
      this.chance = null;
      this.sink = null;
      this.procedures = [];
      let byte = firstByte;
      for (const [name, length] of byteColumns) {
        this[name] = new Int8Array(buffer, byte, length);
        byte += length;
      }
      byte = 2 * (stack.length + scalars.length);
      for (const [name, length] of columns) {
        this[name] = new Int16Array(buffer, byte, length);
        byte += 2 * length;
      }
      (this as unknown as KernelState).depth = -1;
    }
  }
  scalars.forEach((name, i) => {
    Object.defineProperty(State.prototype, name, slot(name, i));
  });

  const layout = {
    columns: [...columns, ...byteColumns],
    scalars,
    locals: spec.locals,
    frameSize,
    depth: spec.depth,
    size,
    State: State as unknown as new () => KernelState,
    create: () => new State() as unknown as StateOf<C, S, FrameOf<L | O>, B, Y>,
  };
  return layout;
}

/** Copies a state into a kept one of the same layout: the whole cost of a step of search. */
export function copyInto<G extends { readonly buf: Int16Array }>(to: G, from: G): void {
  to.buf.set(from.buf);
}
