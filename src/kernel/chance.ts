// Chance is a parameter. Seeded dice are drawn by key (seed, turn, purpose, who, against whom, how often before, which die),
// so that two plans tried from one position share the dice of the fights they share. Scripted dice serve rule cases and
// physical tables; the open chance leaves a roll unanswered so that odds can go on once per outcome.

import type { EventSink } from './events.ts';
import type { KernelState } from './state.ts';

type Roller = Pick<
  KernelState,
  | 'dice'
  | 'rolls'
  | 'diceCount'
  | 'diceSides'
  | 'dicePick'
  | 'shows'
  | 'rollPurpose'
  | 'rollSubject'
  | 'rollOther'
  | 'turn'
  | 'waiting'
  | 'shuffles'
>;

export interface Chance {
  /** Fills g.dice, or answers false to leave the roll open. */
  roll(g: Roller): boolean;
  /** Puts the first `count` of `cards` in a new order. */
  shuffle(g: Roller, cards: Int16Array, count: number): void;
}

const GOLDEN = 0x9e3779b9 | 0;

/** A 32-bit mixer with full avalanche. */
function mix(h: number): number {
  h ^= h >>> 16;
  h = Math.imul(h, 0x21f0aaad);
  h ^= h >>> 15;
  h = Math.imul(h, 0x735a2d97);
  return h ^ (h >>> 15);
}

/** A seed's two words from any text: the same text gives the same battle everywhere. */
export function seedWords(seed: string): [number, number] {
  let a = 0x243f6a88 | 0;
  let b = 0x85a308d3 | 0;
  for (let i = 0; i < seed.length; i++) {
    a = mix(a ^ seed.charCodeAt(i));
    b = mix((b + a + Math.imul(i + 1, GOLDEN)) | 0);
  }
  return [mix(a ^ seed.length), mix(b + seed.length)];
}

const TWO_32 = 4294967296;

export class SeededChance implements Chance {
  readonly a: number;
  readonly b: number;

  constructor(seed: string) {
    [this.a, this.b] = seedWords(seed);
  }

  roll(g: Roller): boolean {
    const subject = g.rollSubject;
    const before = g.rolls[subject]++;
    let key = mix(this.a ^ Math.imul(g.turn, GOLDEN));
    key = mix(key + ((g.rollPurpose << 16) | (subject << 8) | (g.rollOther & 255)));
    key = mix(key ^ this.b ^ Math.imul(before + 1, 0x632be5ab));
    const sides = g.diceSides;
    const dice = g.dice;
    for (let i = g.diceCount - 1; i >= 0; i--) {
      dice[i] = ((mix(key + Math.imul(i + 1, GOLDEN)) >>> 0) * sides) / TWO_32;
    }
    const { shows } = g;
    if (shows !== null && g.dicePick === 0) for (let i = g.diceCount - 1; i >= 0; i--) dice[i] = shows[dice[i]];
    return true;
  }

  shuffle(g: Roller, cards: Int16Array, count: number): void {
    const key = mix(this.b + Math.imul(++g.shuffles, 0x3c6ef372)) ^ this.a;
    shuffleBy(cards, count, (i) => (mix(key + Math.imul(i + 1, GOLDEN)) >>> 0) / TWO_32);
  }
}

function shuffleBy(cards: Int16Array, count: number, random: (i: number) => number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random(i) * (i + 1));
    const kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
}

/** Thrown when scripted dice do not fit what the rules ask for. */
export class DiceError extends Error {}

/**
 * Dice that were decided beforehand: rule cases, entered dice, and strict replay. `rolls` are taken in order; when they
 * run out, `rest` answers (another chance), or it is an error.
 */
export class ScriptedChance implements Chance {
  readonly script: number[][];
  next = 0;
  readonly rest: Chance | null;
  readonly orders: number[][];

  constructor(script: number[][], rest: Chance | null, orders: number[][] = []) {
    this.script = script;
    this.rest = rest;
    this.orders = orders;
  }

  roll(g: Roller): boolean {
    const dice = this.script[this.next];
    if (dice === undefined) {
      if (this.rest === null)
        throw new DiceError(`the rules ask for ${g.diceCount} dice, but no more dice are written`);
      return this.rest.roll(g);
    }
    checkDice(g, dice, 'written');
    this.next++;
    g.rolls[g.rollSubject]++;
    for (let i = 0; i < dice.length; i++) g.dice[i] = dice[i];
    return true;
  }

  /** A written order stands for the next shuffle; else the rest decides, or the cards keep their order. */
  shuffle(g: Roller, cards: Int16Array, count: number): void {
    const order = this.orders.shift();
    if (order) for (let i = 0; i < count; i++) cards[i] = order[i];
    else if (this.rest) this.rest.shuffle(g, cards, count);
  }
}

/** Thrown when a roll waits for dice that are to be entered by hand. */
export class DiceWanted extends DiceError {
  readonly count: number;
  readonly sides: number;
  constructor(count: number, sides: number) {
    super(`the rules ask for ${count} dice of ${sides} sides, which are entered by hand`);
    this.count = count;
    this.sides = sides;
  }
}

/**
 * Dice that people roll on their own table and enter. Rolls of the battle dice (of `sides` sides) wait for what is entered;
 * picks, such as a card lost at random, and the deck are left to `rest`.
 */
export class EnteredChance implements Chance {
  readonly sides: number;
  readonly rest: Chance;
  /** What was entered for the choice that is being played, roll by roll. */
  entered: readonly (readonly number[])[] = [];
  next = 0;
  /** Before the first choice nobody can be asked: what a set-up rolls is left to `rest`. */
  asks = false;

  constructor(sides: number, rest: Chance) {
    this.sides = sides;
    this.rest = rest;
  }

  roll(g: Roller): boolean {
    if (!this.asks || g.dicePick === 1 || g.diceSides !== this.sides) return this.rest.roll(g);
    const dice = this.entered[this.next];
    if (dice === undefined) throw new DiceWanted(g.diceCount, g.diceSides);
    checkDice(g, dice, 'entered');
    this.next++;
    g.rolls[g.rollSubject]++;
    for (let i = 0; i < dice.length; i++) g.dice[i] = dice[i];
    return true;
  }

  shuffle(g: Roller, cards: Int16Array, count: number): void {
    this.rest.shuffle(g, cards, count);
  }
}

function checkDice(g: Roller, dice: readonly number[], how: string): void {
  if (dice.length !== g.diceCount) {
    throw new DiceError(`the rules ask for ${g.diceCount} dice, but ${dice.length} are ${how}`);
  }
  const wrong = dice.find((die) => !Number.isInteger(die) || die < 0 || die >= g.diceSides);
  if (wrong !== undefined) throw new DiceError(`a die of ${g.diceSides} sides cannot show side ${wrong + 1}`);
}

/** Leaves every roll open: the run stops there, and the caller goes on once per outcome. Cards keep their order. */
export class OpenChance implements Chance {
  roll(): boolean {
    return false;
  }
  shuffle(): void {}
}

/**
 * Asks for dice. It must be the last act of a step: the next step finds them in g.dice.
 * `purpose`, `subject` and `other` are the key of the roll.
 */
export function roll(
  g: Roller & { chance: Chance },
  purpose: number,
  subject: number,
  other: number,
  count: number,
  sides: number,
): void {
  if (count > g.dice.length) throw new Error(`a roll of ${count} dice is more than the ${g.dice.length} a state holds`);
  if (subject < 0 || subject >= g.rolls.length) throw new Error(`nobody counts the rolls of subject ${subject}`);
  if (((purpose | (other + 1)) & ~255) !== 0) throw new Error(`purpose ${purpose} and other ${other} do not fit a key`);
  g.rollPurpose = purpose;
  g.rollSubject = subject;
  g.rollOther = other;
  g.diceCount = count;
  g.diceSides = sides;
  g.dicePick = 0;
  if (count > 0 && !g.chance.roll(g)) g.waiting = 1;
}

/**
 * Picks one of `options`, such as a card of a hand: the next step finds its number in g.dice[0]. No dice are meant. `seenBy`: the seat
 * that comes to know which it is, or EVERYBODY.
 */
export function pick(
  g: Roller & { chance: Chance; readonly sink: EventSink | null },
  purpose: number,
  subject: number,
  other: number,
  options: number,
  seenBy: number,
): void {
  roll(g, purpose, subject, other, 0, options);
  g.diceCount = 1;
  g.dicePick = 1;
  g.sink?.shown?.(seenBy);
  if (!g.chance.roll(g)) g.waiting = 1;
}
