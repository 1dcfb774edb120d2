// Inside an attack [B Resolving an attack]: cards for dice, taking hits, and what may follow.

import { textOf } from '../../games/battalion/rules/hands.ts';
import { poolOf } from '../../games/battalion/rules/questions.ts';
import {
  BARRAGE,
  CHARGE,
  COUNTERATTACK,
  countBits,
  type Frame,
  isRanged,
  MOST_DICE,
  MOST_RANKS,
  type State,
} from '../../games/battalion/rules/state.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import { attackFrame } from './policy-dice.ts';
import type { PolicyTurn } from './policy-turn.ts';

/** What a doubt is worth, in points: a card for a die or a text, hits taken this way or that, the target of a free barrage. */
const DOUBT = 0.5;
const HIT_DOUBT = 1.5;

export class PolicyAttack {
  private readonly turn: PolicyTurn;
  private readonly answers = new Float64Array(MOST_RANKS);

  constructor(turn: PolicyTurn) {
    this.turn = turn;
  }

  /** What an attack with so many dice is worth to who rolls: the loss of the target, and of its answer what is struck off. */
  private worthOf(g: State, a: Frame, dice: number): number {
    const { fights } = this.turn;
    const place = a.attacker * MOST_RANKS;
    if (isRanged(a.kind) || a.kind === COUNTERATTACK) {
      return fights.dealt(g, place, a.kind, dice, a.target, g.campOrder[g.battle.unitSeat[a.target]]);
    }
    const order = g.campOrder[g.battle.unitSeat[a.attacker]];
    return fights.exchange(
      g,
      a.attacker,
      a.target,
      a.kind,
      dice,
      order,
      Math.max(0, countBits(g.links[a.attacker]) - 1),
    );
  }

  /** Cards for dice while the dice promise more than the card. */
  pool(g: State, seat: number, choices: Choices, whim: Whim | null): number {
    const { worth } = this.turn;
    const a = attackFrame(g);
    const dice = poolOf(g, a);
    const now = this.worthOf(g, a, dice);
    const texts = g.battle.texts[seat].pool;
    let best = choiceOf(V.V_ROLL);
    let most = worth.weights.margin + (whim === null ? 0 : whim.of(best) * DOUBT);
    // So many dice more by one card: reckoned once for one die and once for two.
    let one = -1;
    let two = -1;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      if (verbOf(choice) === V.V_ROLL) continue;
      const card = firstOf(choice);
      const text = verbOf(choice) === V.V_ADD ? undefined : textOf(texts, card);
      let value: number;
      if (text !== undefined && text.dice >= 2) {
        if (two < 0) two = this.worthOf(g, a, Math.min(MOST_DICE, dice + 2)) - now;
        value = two;
      } else {
        if (one < 0) one = this.worthOf(g, a, Math.min(MOST_DICE, dice + 1)) - now;
        value = one;
      }
      if (text?.harass) value += worth.weights.harass;
      value -= worth.card(g, seat, card);
      if (whim !== null) value += whim.of(choice) * DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** Dice taken off an enemy's attack, where they would hurt more than the card is worth. */
  scatter(g: State, seat: number, choices: Choices): number {
    const pass = choiceOf(V.V_PASS);
    if (choices.count < 2) return pass;
    const { fights, worth } = this.turn;
    const a = attackFrame(g);
    const dice = poolOf(g, a);
    const play = choices.list[1];
    const fewer = textOf(g.battle.texts[seat].enemyPool, firstOf(play))?.fewer ?? 0;
    const place = a.attacker * MOST_RANKS;
    const order = g.campOrder[g.battle.unitSeat[a.target]];
    const gain =
      fights.dealt(g, place, a.kind, dice, a.target, order) -
      fights.dealt(g, place, a.kind, Math.max(1, dice - fewer), a.target, order);
    return gain > worth.card(g, seat, firstOf(play)) + worth.weights.margin ? play : pass;
  }

  /** What costs least, with what is left for the answer; Steadfast and cards where they cost less than the hits. */
  takeHits(g: State, f: Frame, choices: Choices, whim: Whim | null): number {
    const { turn, answers } = this;
    const { worth, fights } = turn;
    const { weights, facts } = worth;
    const { target: unit, seat } = f;
    const order = g.campOrder[seat];
    const a = attackFrame(g);
    // What is left of the unit answers the first roll of an assault or a charge.
    answers.fill(0);
    if (a.kind <= CHARGE && g.links[unit] !== 0) {
      const theirs = g.campOrder[g.battle.unitSeat[a.attacker]];
      const others = Math.max(0, countBits(g.links[a.attacker]) - 1);
      for (let lost = 0; lost < facts.ranks[unit]; lost++) {
        const place = unit * MOST_RANKS + lost;
        const dice = fights.dice(g, place, COUNTERATTACK, g.unitSector[unit], others);
        answers[lost] = fights.dealt(g, place, COUNTERATTACK, dice, a.attacker, theirs);
      }
    }
    let best = choices.list[0];
    let least = 1e9;
    let text = -1;
    let steady = -1;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      let cost = 1e9;
      switch (verbOf(choice)) {
        case V.V_STEADFAST_DISORDER:
          steady = choice;
          break;
        case V.V_STEADFAST_ORDER:
          if (steady < 0) steady = choice;
          break;
        case V.V_PLAY:
          text = choice;
          break;
        case V.V_LOSE_PLACE:
          cost =
            worth.taken(g, unit, firstOf(choice), secondOf(choice), order) - weights.answer * answers[firstOf(choice)];
          break;
        case V.V_LOSE_REFUND:
          cost =
            worth.taken(g, unit, firstOf(choice), -secondOf(choice), order) - weights.answer * answers[firstOf(choice)];
          break;
        default:
          cost = worth.disbanded(g, unit);
      }
      if (whim !== null) cost += whim.of(choice) * HIT_DOUBT;
      if (cost >= least) continue;
      least = cost;
      best = choice;
    }
    if (text < 0 && steady < 0) return best;
    const full = least + weights.answer * answers[0];
    const { hitsDue } = f;
    const base = worth.reckon(g, unit, order);
    if (text >= 0) {
      const ignores = textOf(g.battle.texts[seat].hits, firstOf(text))?.ignores;
      let after: number;
      if (ignores === undefined) after = worth.taken(g, unit, 1, 0, order) + weights.answer * (answers[0] - answers[1]);
      else after = hitsDue <= ignores ? 0 : worth.costs[base + Math.min(MOST_DICE, hitsDue - ignores)];
      if (full - after > worth.card(g, seat, firstOf(text)) + weights.margin) return text;
    }
    if (steady >= 0) {
      const token =
        verbOf(steady) === V.V_STEADFAST_DISORDER
          ? weights.campDisorder
          : worth.order(g, seat, order) - worth.order(g, seat, order - 1);
      const on = g.unitOrder[unit];
      const price = token - weights.spentOrder + weights.burden * (2 * on + 1);
      // One hit less to take; `reckon` has counted Steadfast already where the trait is there.
      if (full > price + this.withOneLess(g, unit, hitsDue - 1, order)) return steady;
    }
    return best;
  }

  /** What so many hits cost without Steadfast. */
  private withOneLess(g: State, unit: number, hits: number, order: number): number {
    if (hits <= 0) return 0;
    const { worth } = this.turn;
    const { facts } = worth;
    let best = worth.disbanded(g, unit);
    let left = hits;
    const disorder = g.unitDisorder[unit];
    for (let lost = 0; lost < facts.ranks[unit]; lost++) {
      const placed = left > 0 ? left : -Math.min(-left, disorder);
      const at = unit * MOST_RANKS + lost;
      if (placed <= order && disorder + placed < facts.cohesion[at])
        best = Math.min(best, worth.taken(g, unit, lost, placed, order));
      left -= facts.cohesion[at] - (lost + 1 < MOST_RANKS ? facts.cohesion[at + 1] : 0);
    }
    return best;
  }

  /** Going back before the counterattack, or a text that adds to the attack. */
  after(g: State, seat: number, choices: Choices, whim: Whim | null): number {
    const pass = choiceOf(V.V_PASS);
    if (choices.count < 2) return pass;
    const { turn } = this;
    const { fights, worth } = turn;
    const { weights } = worth;
    const a = attackFrame(g);
    const order = g.campOrder[g.battle.unitSeat[a.attacker]];
    let saved = 0;
    if (a.kind <= CHARGE && g.unitSector[a.target] >= 0 && g.links[a.attacker] !== 0) {
      const place = a.target * MOST_RANKS;
      const others = Math.max(0, countBits(g.links[a.attacker]) - 1);
      const dice = fights.dice(g, place, COUNTERATTACK, g.unitSector[a.target], others);
      saved = weights.own * fights.dealt(g, place, COUNTERATTACK, dice, a.attacker, order);
    }
    // To leave an engagement is worth what it would have cost to stay in it.
    if (g.links[a.attacker] !== 0 && g.unitSector[a.target] >= 0) {
      saved -= fights.lasting(g, a.attacker, a.target, g.unitSector[a.attacker], order);
    }
    const { relief, afterAttack, asking } = g.battle.texts[seat];
    let best = pass;
    let most = weights.margin;
    for (let i = 1; i < choices.count; i++) {
      const choice = choices.list[i];
      const card = firstOf(choice);
      let value: number;
      if (verbOf(choice) === V.V_EVADE) value = saved - turn.price(g, a.attacker, turn.cost(g, a.attacker, 0, 0));
      else {
        const cheaper = relief.find((text) => text.card === card);
        const text = textOf(afterAttack, card);
        if (cheaper)
          value = saved - turn.price(g, a.attacker, turn.cost(g, a.attacker, cheaper.less, cheaper.captains));
        else if (text?.leaves) value = saved;
        else if (text?.names) value = this.burdened(g, secondOf(choice), 1);
        else if (card === asking.parthian) value = this.flight(g, a.attacker);
        else if (a.byCommand !== 0 && a.kind === BARRAGE && verbOf(choice) === V.V_PLAY && card !== asking.parthian) {
          value = this.again(g, a, text !== undefined);
        } else value = this.burdened(g, a.target, 2);
        value -= worth.card(g, seat, card);
      }
      if (whim !== null) value += whim.of(choice) * DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** A second barrage, or order put on the target where the list has a text for that. */
  private again(g: State, a: Frame, known: boolean): number {
    const { turn } = this;
    if (!known) return 0;
    const side = g.battle.unitSide[a.attacker];
    const sector = g.unitSector[a.attacker];
    const shot = turn.bestShot(g, a.attacker, sector, turn.worth.present[(1 - side) * 8 + sector] === 0);
    return Math.max(shot, this.burdened(g, a.target, 2));
  }

  /** What it costs an enemy that order of his camp goes onto a unit. */
  private burdened(g: State, unit: number, order: number): number {
    return this.turn.price(g, unit, Math.min(order, g.campOrder[g.battle.unitSeat[unit]]));
  }

  /** Riding away after a barrage: from where the enemy could charge. */
  private flight(g: State, unit: number): number {
    const { turn } = this;
    const { worth } = turn;
    if (g.battle.campSectors.includes(g.unitSector[unit])) return -1;
    const enemies = g.battle.sideUnits[1 - g.battle.unitSide[unit]];
    let worst = 0;
    for (let i = 0; i < enemies.length; i++) {
      if (g.unitSector[enemies[i]] !== g.unitSector[unit] || g.links[enemies[i]] !== 0) continue;
      const order = g.campOrder[g.battle.unitSeat[enemies[i]]];
      worst = Math.max(worst, turn.clash(g, enemies[i], unit, g.unitSector[unit], order, 0));
    }
    return 0.4 * worst - worth.weights.margin;
  }

  /** The target of a barrage that a card gives. */
  barrage(g: State, choices: Choices, whim: Whim | null): number {
    let best = choices.list[0];
    let most = -1e9;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      let value = this.turn.fights.shot(g, firstOf(choice), secondOf(choice), BARRAGE);
      if (whim !== null) value += whim.of(choice) * HIT_DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }
}
