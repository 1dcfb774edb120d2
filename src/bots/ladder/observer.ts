// What is noted of a game of the ladder while it is played: how long its players think, how lucky they are, whether anybody fights.

import { SeededChance } from '../../kernel/chance.ts';
import type { KernelState } from '../../kernel/state.ts';
import type { Watch } from '../bare-game.ts';
import { CountedChance, Luck, type WinChance } from './chance-out.ts';
import { Times } from './times.ts';

/** So many turns in a row without a roll of dice are a stand-off. */
export const QUIET_TURNS = 5;

export interface Observed {
  readonly seed: string;
  /** The side of player `a`; the other has player `b`. */
  readonly sideOfA: number;
  sideOf(seat: number): number;
  /** Counts turns. */
  clock(g: KernelState): number;
  /** What a position is worth; null where the game cannot say. */
  readonly worth: WinChance | null;
  /** How often the dice of a choice are rolled again. */
  readonly samples: number;
  /** Milliseconds. */
  now(): number;
}

/** The times of one player. */
export class Thinking {
  /** All that it thinks in a turn of its own: making a plan and carrying it out. */
  readonly turns = new Times();
  /** A single decision with at least two choices. */
  readonly decisions = new Times();
}

export class Observer implements Watch {
  readonly chance: CountedChance;
  /** Of `a` and of `b`. */
  readonly thinking = [new Thinking(), new Thinking()] as const;
  private readonly game: Observed;
  private readonly noted: Luck | null;
  private began = 0;
  private player = 0;
  private offered = 0;
  private turn = Number.NaN;
  /** Whose turn it is: the player who decides first in it. */
  private owner = -1;
  private thought = 0;
  private diceBefore = 0;
  private quiet = 0;
  standOff = false;

  constructor(game: Observed) {
    this.game = game;
    this.chance = new CountedChance(new SeededChance(game.seed));
    const { worth, sideOfA, samples, seed } = game;
    this.noted = worth && new Luck(this.chance, worth, sideOfA, samples, `${seed}/other dice`);
  }

  /** The luck of `a`; null where no position is worth anything. */
  get luck(): number | null {
    return this.noted && this.noted.sum;
  }

  asked(g: KernelState, seat: number, offered: number): void {
    this.player = this.game.sideOf(seat) === this.game.sideOfA ? 0 : 1;
    this.offered = offered;
    const turn = this.game.clock(g);
    if (turn !== this.turn) {
      this.turnOver();
      this.turn = turn;
      this.owner = this.player;
    }
    this.began = this.game.now();
  }

  chosen(g: KernelState, choice: number): void {
    // A choice that is the only one needs no thought.
    if (this.offered > 1) {
      const ms = this.game.now() - this.began;
      this.thinking[this.player].decisions.add(ms);
      if (this.player === this.owner) this.thought += ms;
    }
    this.noted?.chosen(g, choice);
  }

  taken(g: KernelState): void {
    this.noted?.taken(g);
  }

  /** A turn has ended, or the game. */
  turnOver(): void {
    if (this.owner < 0) return;
    if (this.thought > 0) this.thinking[this.owner].turns.add(this.thought);
    this.thought = 0;
    this.quiet = this.chance.dice === this.diceBefore ? this.quiet + 1 : 0;
    this.diceBefore = this.chance.dice;
    if (this.quiet >= QUIET_TURNS) this.standOff = true;
  }
}
