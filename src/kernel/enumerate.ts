// Every outcome of the dice instead of one: a state whose rolls are left open is played on once per outcome, by a guide
// who takes the decisions, until the guide says that the line is over. Lines that have come to the same state are one
// line from there on, so the tree stays small.

import { OpenChance } from './chance.ts';
import { type Compiled, pending, run } from './procedure.ts';
import { type FaceGroups, rollTable } from './roll-table.ts';
import type { KernelState, Layout } from './state.ts';

/** A guide's answer at a decision where the line is over. */
export const STOP_HERE = -1;

/** How many small numbers a line can carry along. */
export const NOTES = 8;

/** Who leads the lines: takes decisions, brings states to one form, and hears where lines end. */
export interface Guide<G> {
  /** The choice at a decision, or STOP_HERE. What it writes into the notes stays with the line. */
  decide(g: G, decision: Compiled, notes: Int16Array): number;
  /** Clears what can no longer matter to the family, so that lines meet; the kernel's own counters are cleared already. */
  settle(g: G, notes: Int16Array, probability: number): void;
  /** Faces that do the same in the roll that waits, to spare work; null when each face may matter by itself. */
  alike(g: G): FaceGroups | null;
  /** A line is over. The state is the enumeration's own: read it, do not keep it. */
  leaf(g: G, notes: Int16Array, probability: number): void;
}

/** A state that waits for dice, as bare numbers: its buffer, then the notes. */
class Line {
  readonly numbers: Int16Array;
  /** The same numbers two by two, for hashing and comparing. */
  readonly words: Int32Array;
  probability = 0;
  groups: FaceGroups | null = null;
  /** The next waiting line with the same hash. */
  next: Line | null = null;

  constructor(length: number) {
    this.words = new Int32Array(length);
    this.numbers = new Int16Array(this.words.buffer);
  }
}

/** What an enumeration works on, kept by layout: one state that runs, one line to compare, and lines not in use. */
interface Workshop {
  readonly state: KernelState;
  readonly notes: Int16Array;
  readonly free: Line[];
  busy: boolean;
}

/** Outcomes of rolls that one question may take; an attack of the games has a few thousand. More is refused. */
export const MOST_OUTCOMES = 2_000_000;

/** So many outcomes has a roll of dice whose faces fall into groups; a number beyond the limit is not worked out. */
function outcomesOf(dice: number, groups: number): number {
  let count = 1;
  for (let i = 1; i < groups && count <= MOST_OUTCOMES; i++) count = (count * (dice + i)) / i;
  return count;
}

const KEPT_LINES = 2048;
const workshops = new WeakMap<Layout, Workshop>();

function workshopOf(layout: Layout): Workshop {
  const kept = workshops.get(layout);
  if (kept && !kept.busy) return kept;
  const state = new layout.State();
  state.chance = new OpenChance();
  const made: Workshop = { state, notes: new Int16Array(NOTES), free: [], busy: false };
  if (!kept) workshops.set(layout, made);
  return made;
}

/**
 * Plays `g` on through all its dice. The state itself is not touched. Answers how many outcomes of rolls were played, the
 * measure of the work done.
 */
export function enumerate<G extends KernelState>(g: G, guide: Guide<G>): number {
  const workshop = workshopOf(g.layout);
  workshop.busy = true;
  try {
    return new Enumeration(workshop, guide as unknown as Guide<KernelState>).play(g);
  } finally {
    workshop.busy = false;
  }
}

class Enumeration {
  private readonly guide: Guide<KernelState>;
  private readonly state: KernelState;
  private readonly notes: Int16Array;
  private readonly free: Line[];
  private readonly waiting: Line[] = [];
  private readonly byHash = new Map<number, Line>();
  private readonly size: number;

  constructor(workshop: Workshop, guide: Guide<KernelState>) {
    this.guide = guide;
    this.state = workshop.state;
    this.notes = workshop.notes;
    this.free = workshop.free;
    this.size = this.state.buf.length;
  }

  play(g: KernelState): number {
    const { state, notes, waiting, free, size } = this;
    state.battle = g.battle;
    state.procedures = g.procedures;
    state.shows = g.shows;
    state.buf.set(g.buf);
    notes.fill(0);
    run(state);
    this.goOn(1);
    let played = 0;
    // First come, first played: equal states arise after about as many rolls, so they meet while they wait.
    for (let head = 0; head < waiting.length; head++) {
      const line = waiting[head];
      const from = line.numbers.subarray(0, size);
      const noted = line.numbers.subarray(size, size + NOTES);
      this.forget(line);
      state.buf.set(from);
      const { diceCount } = state;
      const groups = line.groups ?? facesOf(state);
      if (played + outcomesOf(diceCount, groups?.faces.length ?? state.diceSides) > MOST_OUTCOMES) {
        throw new Error(`these odds have more than ${MOST_OUTCOMES} outcomes of dice, which are not all worked out`);
      }
      const table = rollTable(diceCount, state.diceSides, groups);
      played += table.size;
      for (let i = 0, at = 0; i < table.size; i++, at += diceCount) {
        if (i > 0) state.buf.set(from);
        notes.set(noted);
        for (let d = 0; d < diceCount; d++) state.dice[d] = table.faces[at + d];
        state.waiting = 0;
        run(state);
        this.goOn(line.probability * table.probability[i]);
      }
      if (free.length < KEPT_LINES) free.push(line);
    }
    return played;
  }

  /** Takes decisions until the line waits for dice (kept, or joined to its equal) or is over (told). */
  private goOn(probability: number): void {
    const { state, notes, guide } = this;
    while (state.waiting === 0) {
      const decision = pending(state);
      const choice = decision?.decision ? guide.decide(state, decision, notes) : STOP_HERE;
      if (choice === STOP_HERE) {
        guide.leaf(state, notes, probability);
        return;
      }
      decision?.decision?.take(state, state.frames[state.depth], choice);
      run(state);
    }
    const groups = guide.alike(state);
    clearKernel(state);
    guide.settle(state, notes, probability);
    this.keep(probability, groups);
  }

  private keep(probability: number, groups: FaceGroups | null): void {
    const line = this.free.pop() ?? new Line((this.size + NOTES + 1) >> 1);
    line.numbers.set(this.state.buf);
    line.numbers.set(this.notes, this.size);
    const hash = hashOf(line.words);
    const first = this.byHash.get(hash) ?? null;
    for (let other = first; other !== null; other = other.next) {
      if (!same(line.words, other.words)) continue;
      other.probability += probability;
      this.free.push(line);
      return;
    }
    line.probability = probability;
    line.groups = groups;
    line.next = first;
    this.byHash.set(hash, line);
    this.waiting.push(line);
  }

  /** A line that is being played can no longer be joined. */
  private forget(line: Line): void {
    const hash = hashOf(line.words);
    let before: Line | null = null;
    for (let other = this.byHash.get(hash) ?? null; other !== null; before = other, other = other.next) {
      if (other !== line) continue;
      if (before !== null) before.next = line.next;
      else if (line.next !== null) this.byHash.set(hash, line.next);
      else this.byHash.delete(hash);
      line.next = null;
      return;
    }
  }
}

const shown = new WeakMap<Uint8Array, FaceGroups>();

/** The faces of dice on which some occur more than once, with how often; null for a pick or where all differ. */
function facesOf(g: KernelState): FaceGroups | null {
  const { shows } = g;
  if (shows === null || g.dicePick === 1) return null;
  let groups = shown.get(shows);
  if (!groups) {
    const faces = [...new Set(shows)];
    groups = { faces, sizes: faces.map((face) => shows.filter((one) => one === face).length) };
    shown.set(shows, groups);
  }
  return groups;
}

/** What only keyed dice, undo and finished procedures leave behind. */
function clearKernel(g: KernelState): void {
  g.dice.fill(0);
  g.rolls.fill(0);
  g.rollPurpose = 0;
  g.rollSubject = 0;
  g.rollOther = 0;
  g.shuffles = 0;
  g.revealed = 0;
  g.stack.fill(0, (g.depth + 1) * g.layout.frameSize);
}

/** Four lanes at a time: a state is long, and one lane would wait for itself. */
function hashOf(words: Int32Array): number {
  const end = words.length & ~3;
  let a = 0x2545f491;
  let b = 0x1b873593;
  let c = 0x3c6ef372;
  let d = 0x510e527f;
  for (let i = 0; i < end; i += 4) {
    a = Math.imul(a ^ words[i], 0x01000193);
    b = Math.imul(b ^ words[i + 1], 0x01000193);
    c = Math.imul(c ^ words[i + 2], 0x01000193);
    d = Math.imul(d ^ words[i + 3], 0x01000193);
    a ^= b >>> 13;
    c ^= d >>> 13;
  }
  for (let i = end; i < words.length; i++) a = Math.imul(a ^ words[i], 0x01000193);
  return Math.imul(a ^ (b >>> 7), 0x21f0aaad) ^ Math.imul(c ^ (d >>> 7), 0x735a2d97);
}

function same(one: Int32Array, other: Int32Array): boolean {
  const end = one.length & ~3;
  for (let i = 0; i < end; i += 4) {
    const differs =
      (one[i] ^ other[i]) | (one[i + 1] ^ other[i + 1]) | (one[i + 2] ^ other[i + 2]) | (one[i + 3] ^ other[i + 3]);
    if (differs !== 0) return false;
  }
  for (let i = end; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
