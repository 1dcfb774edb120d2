// Chance taken out of a result by control variates (in the literature: AIVAT). A worth, fixed before the games are looked at, gives
// every position a chance to win. Whenever a choice rolls dice, the worth of what came of it is compared with the mean worth
// of what the same choice would have come to with other dice; the sum of these differences is the luck of the game, and
// the result less the luck is the corrected result.
//
// It is unbiased whatever the worth is: given the position and the choice, the dice that fell and those tried instead have one
// distribution, so each difference is 0 on average, and so is their sum. A good worth only makes the spread smaller.
//
// A choice is compared with itself at once, right after its dice, and not the whole turn with other plays of that turn: this needs no
// player to think again, costs some microseconds for each sample, and leaves a turn's own choices in the result, for which
// the player is to be praised or blamed. Between two decisions of a turn a worth is less exact than between turns, but the two sides
// of each difference stand at the same moment, so what it errs by there mostly falls away.
//
// Cards that lie in an order (a deck that was shuffled before) are no dice: that part of chance stays in the result. Exchanged
// seats with the same shuffles take most of it out already.

import { type Chance, SeededChance } from '../../kernel/chance.ts';
import { takeChoice } from '../../kernel/search.ts';
import { copyInto, DRAW, type KernelState, RUNNING, WIN } from '../../kernel/state.ts';
import { spareOf } from '../foresight.ts';

/** The chance of a side to win, from 0 to 1. */
export type WinChance<G extends KernelState = KernelState> = (g: G, side: number) => number;

/** Passes chance through and counts what fell. */
export class CountedChance implements Chance {
  private readonly inner: Chance;
  /** Rolls of dice. */
  dice = 0;
  /** Rolls, picks and shuffles: whatever might have come otherwise. */
  events = 0;

  constructor(inner: Chance) {
    this.inner = inner;
  }

  roll(g: KernelState): boolean {
    this.events++;
    if (g.dicePick === 0) this.dice++;
    return this.inner.roll(g);
  }

  shuffle(g: KernelState, cards: Int16Array, count: number): void {
    this.events++;
    this.inner.shuffle(g, cards, count);
  }
}

/** A finished battle is worth its result; any other what it is thought to be worth. */
export function standing(g: KernelState, side: number, worth: WinChance): number {
  if (g.outcome === RUNNING) return worth(g, side);
  return g.outcome === DRAW ? 0.5 : g.outcome - WIN === side ? 1 : 0;
}

export class Luck {
  private readonly chance: CountedChance;
  private readonly worth: WinChance;
  private readonly side: number;
  private readonly others: readonly SeededChance[];
  private states: { readonly before: KernelState; readonly again: KernelState } | null = null;
  private choice = 0;
  private events = 0;
  /** By how much the dice so far have been kinder to the side than they are on average. */
  sum = 0;

  /** `samples` other falls of the dice are tried for each choice; they are those of the seed, which must not be the game's. */
  constructor(chance: CountedChance, worth: WinChance, side: number, samples: number, seed: string) {
    this.chance = chance;
    this.worth = worth;
    this.side = side;
    this.others = Array.from({ length: samples }, (_, i) => new SeededChance(`${seed} ${i}`));
  }

  /** A choice is about to be carried out. */
  chosen(g: KernelState, choice: number): void {
    this.states ??= { before: spareOf(g), again: spareOf(g) };
    copyInto(this.states.before, g);
    this.choice = choice;
    this.events = this.chance.events;
  }

  /** It has been carried out. */
  taken(g: KernelState): void {
    if (this.chance.events === this.events || this.states === null) return;
    const { before, again } = this.states;
    let sum = 0;
    for (const other of this.others) {
      copyInto(again, before);
      again.chance = other;
      takeChoice(again, this.choice);
      sum += standing(again, this.side, this.worth);
    }
    this.sum += standing(g, this.side, this.worth) - sum / this.others.length;
  }
}
