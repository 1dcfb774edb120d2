// How `drill` decides about battles and inside them: attacks, standing or evading, flags, ways back, leaders in flight,
// advances. What needs no dice is compared directly, the rest by expected values or by playing it out a few times.

import { ATTACK, BONUS, newState, type State } from '../families/commands/rules/state.ts';
import { CLOSE, EVADE, FIRE, PLAY, STAND, verbKey } from '../families/commands/tables/verbs.ts';
import { followPolicy, listChoices, policyOf } from '../families/commands/telling/odds/policies.ts';
import { SeededChance } from '../kernel/chance.ts';
import { Choices, firstOf, secondOf, verbOf } from '../kernel/choice.ts';
import { STOP_HERE } from '../kernel/enumerate.ts';
import { pending } from '../kernel/procedure.ts';
import { copyInto } from '../kernel/state.ts';
import type { Fights } from './drill-fights.ts';
import type { Ground } from './drill-ground.ts';
import { take } from './drill-outlook.ts';
import type { Worth } from './drill-worth.ts';

const TRIALS = 10;
/** Breaking a gate open: it often gives a banner, always a way in. */
const STORMING = 25;

const stands = policyOf('stands');

export class Exchanges {
  private readonly worth: Worth;
  private readonly fights: Fights;
  private readonly ground: Ground;
  private readonly tried: State;
  private readonly further: State;
  private readonly listed = new Choices();
  private readonly chances = Array.from({ length: TRIALS }, (_, i) => new SeededChance(`drill ${i}`));

  constructor(worth: Worth, fights: Fights, ground: Ground) {
    this.worth = worth;
    this.fights = fights;
    this.ground = ground;
    this.tried = newState(worth.battle);
    this.further = newState(worth.battle);
  }

  /** The attack that promises most, or `done` when none is worth its risk. */
  chooseAttack(g: State, choices: readonly number[], mode: number): number {
    return bestOf(choices, (choice) => this.attack(g, choice, mode));
  }

  private attack(g: State, choice: number, mode: number): number {
    const verb = verbOf(choice);
    if (verbKey(g.battle.game, choice) === 'storm') return STORMING;
    if (verb !== CLOSE && verb !== FIRE) return this.worth.temper.attackFrom;
    const unit = g.hexUnit[firstOf(choice)];
    const hex = secondOf(choice);
    return verb === CLOSE ? this.fights.close(g, unit, hex, mode) : this.fights.fire(g, unit, hex);
  }

  /** Stand, evade, or strike first by a card; where the game has an answer of its own, all are played out. */
  answerAttack(g: State, choices: readonly number[]): number {
    const { attacker, defender } = g.frames[g.depth];
    const squares = (choice: number): boolean => verbKey(g.battle.game, choice) === 'formSquare';
    if (choices.some(squares)) {
      const seat = g.battle.unitSide[defender];
      const cost = (choice: number): number => {
        const { cardCost, asideCost } = this.worth.temper;
        return verbOf(choice) === PLAY ? cardCost : squares(choice) ? asideCost : 0;
      };
      return this.tryOut(g, seat, choices, (end, choice) => this.ground.unit(end, defender) - cost(choice));
    }
    const mode = g.frames[g.depth - 1].mode === BONUS ? BONUS : ATTACK;
    return bestOf(choices, (choice) => {
      switch (verbOf(choice)) {
        case STAND:
          return -this.fights.close(g, attacker, g.unitHex[defender], mode);
        case EVADE:
          return -this.fights.evade(g, attacker, defender, mode) - this.worth.temper.evadeCost;
        case PLAY:
          return this.fights.firstStrike(g, attacker, defender, mode) - this.worth.temper.cardCost;
        default:
          return 0;
      }
    });
  }

  /** Plays each choice out to the end of the exchange a few times; `place` values what is at stake where it ends. */
  tryOut(g: State, seat: number, choices: readonly number[], place: (end: State, choice: number) => number): number {
    const end = this.tried;
    return bestOf(choices, (choice) => {
      let sum = 0;
      let trials = 0;
      while (trials < TRIALS) {
        copyInto(end, g);
        end.chance = this.chances[trials];
        end.rolls.fill(0);
        take(end, choice);
        this.playOut(end);
        sum += this.worth.material(end, seat) + place(end, choice);
        trials++;
        // A choice on which no die depends ends the same way every time.
        if (!anyRolled(end)) break;
      }
      return sum / trials;
    });
  }

  private playOut(g: State): void {
    for (;;) {
      const decision = pending(g);
      if (!decision?.decision) return;
      listChoices(g, decision, this.listed);
      const choice = followPolicy(stands, g, this.listed);
      if (choice === STOP_HERE) return;
      take(g, choice);
    }
  }

  /** Advance or not, the extra hex, and what bonus combat they open. */
  chooseAdvance(g: State, choices: readonly number[], unit: number): number {
    const b = this.tried;
    b.chance = g.chance;
    return bestOf(choices, (choice) => {
      copyInto(b, g);
      take(b, choice);
      return this.afterAdvance(b, unit);
    });
  }

  private afterAdvance(b: State, unit: number): number {
    const decision = pending(b);
    const side = b.battle.unitSide[unit];
    let value = this.worth.material(b, side) + this.ground.unit(b, unit);
    if (decision?.name === 'chooseBonus') {
      listChoices(b, decision, this.listed);
      let best = 0;
      for (const choice of this.listed.toArray()) best = Math.max(best, this.attack(b, choice, BONUS));
      return value + best;
    }
    if (decision?.name !== 'chooseExtraHex') return value;
    listChoices(b, decision, this.listed);
    const c = this.further;
    c.chance = b.chance;
    for (const choice of this.listed.toArray()) {
      copyInto(c, b);
      take(c, choice);
      value = Math.max(value, this.afterAdvance(c, unit));
    }
    return value;
  }

  /** Choices that only place something: the value of the place afterwards. */
  choosePlace(
    g: State,
    seat: number,
    choices: readonly number[],
    place: (end: State, choice: number) => number,
  ): number {
    const b = this.tried;
    b.chance = g.chance;
    return bestOf(choices, (choice) => {
      copyInto(b, g);
      take(b, choice);
      return this.worth.material(b, seat) + place(b, choice);
    });
  }

  /** What a card costs that a choice plays out of the hand in the other side's turn. */
  cardCost(choice: number): number {
    const key = verbKey(this.worth.battle.game, choice);
    return key === 'play' || key === 'spring' ? this.worth.temper.cardCost : 0;
  }

  /** Of two cards the one that is kept for longer: those that come rarely and do more. */
  keepCard(g: State, choices: readonly number[]): number {
    return bestOf(choices, (choice) => {
      const card = g.battle.game.cards[firstOf(choice)];
      const orders = card.sections === null ? 0 : card.sections.left + card.sections.centre + card.sections.right;
      return 2 * this.worth.temper.keep[card.group] + orders;
    });
  }

  /** Whom a rampage meets first: the enemy, the weakest first. */
  chooseTrample(g: State, seat: number, choices: readonly number[]): number {
    return bestOf(choices, (choice) => {
      const unit = g.hexUnit[firstOf(choice)];
      if (unit < 0) return g.battle.leaderSide[g.hexLeader[firstOf(choice)]] === seat ? -5 : 5;
      return (g.battle.unitSide[unit] === seat ? -10 : 10) - g.unitBlocks[unit];
    });
  }
}

function anyRolled(g: State): boolean {
  for (let i = 0; i < g.rolls.length; i++) if (g.rolls[i] !== 0) return true;
  return false;
}

/** The choice with the greatest value; the first of equals. */
export function bestOf(choices: readonly number[], value: (choice: number) => number): number {
  let best = choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const one = value(choice);
    if (one > most) {
      most = one;
      best = choice;
    }
  }
  return best;
}
