// Rules of thumb inside an attack: dice, cards for dice, taking hits, and what may follow [B Resolving an attack].

import { textOf } from '../../games/battalion/rules/hands.ts';
import { countValues, mostAssigned, poolOf } from '../../games/battalion/rules/questions.ts';
import {
  COUNTERATTACK,
  DIE_SIDES,
  type Frame,
  MOST_DICE,
  type State,
  TO_EVADE,
} from '../../games/battalion/rules/state.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { CARD_WORTH } from './card-worth.ts';
import type { Fights } from './fights.ts';
import type { QuickTurn } from './quick-turn.ts';

/** The frame of the attack that the decision on top belongs to. */
function attackFrame(g: State): Frame {
  for (let depth = g.depth; depth > 0; depth--) {
    const f = g.frames[depth];
    if (g.procedures[f.stack[f.base]].name === 'attack') return f;
  }
  return g.frames[g.depth];
}

/** A card is not spent for exactly its worth: dice may fall badly, and its better moment may come. */
const MARGIN = 0.25;

export class QuickAttack {
  private readonly fights: Fights;
  private readonly turn: QuickTurn;
  private readonly values = new Int16Array(DIE_SIDES + 1);

  constructor(fights: Fights, turn: QuickTurn) {
    this.fights = fights;
    this.turn = turn;
  }

  /** What the seat gives with this card, when others stay in its hand. */
  private cardWorth(g: State, seat: number, card: number): number {
    return this.fights.worth.perCard(g, seat) * CARD_WORTH[card];
  }

  /** Cards for dice while the dice promise more than the card. */
  pool(g: State, seat: number, choices: Choices): number {
    const a = attackFrame(g);
    const dice = poolOf(g, a);
    const now = this.fights.withDice(g, a.attacker, a.target, a.kind, dice);
    let best = choiceOf(V.V_ROLL);
    let most = MARGIN;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      if (verbOf(choice) === V.V_ROLL) continue;
      const card = firstOf(choice);
      const more = verbOf(choice) === V.V_ADD ? 1 : (textOf(g.battle.texts[seat].pool, card)?.dice ?? 1);
      const then = Math.min(MOST_DICE, dice + more);
      const value = this.fights.withDice(g, a.attacker, a.target, a.kind, then) - now - this.cardWorth(g, seat, card);
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** How many dice of the heap do nothing, and the chance that one of them thrown again hits. */
  private idle(g: State, a: Frame): { dice: number; chance: number } {
    countValues(g, a.attacker, a.kind, this.values);
    let dice = -mostAssigned(g.heap, this.values);
    for (let face = 1; face < DIE_SIDES; face++) dice += g.heap[face];
    let free = DIE_SIDES;
    for (let value = DIE_SIDES - 1; value >= 1; value--) {
      if (this.values[value] === 0) continue;
      this.values[value]--;
      if (mostAssigned(g.heap, this.values) === dice) free = value;
      this.values[value]++;
    }
    return { dice, chance: (DIE_SIDES + 1 - free) / DIE_SIDES };
  }

  rolled(g: State, seat: number, choices: Choices): number {
    const a = attackFrame(g);
    const { dice, chance } = this.idle(g, a);
    countValues(g, a.attacker, a.kind, this.values);
    const hits = g.heap[DIE_SIDES] + mostAssigned(g.heap, this.values);
    const { worth } = this.fights;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      if (verbOf(choice) !== V.V_PLAY) continue;
      const most = textOf(g.battle.texts[seat].rolled, firstOf(choice))?.rerolls ?? dice;
      const thrown = Math.min(most, dice);
      const gain = worth.loss(g, a.target, hits + 1) - worth.loss(g, a.target, hits);
      if (thrown * chance * gain > this.cardWorth(g, seat, firstOf(choice)) + MARGIN) return choice;
    }
    return choiceOf(V.V_PASS);
  }

  /** The lowest die that no value needs, as long as there is one; a first die must be named in any case. */
  reroll(g: State, choices: Choices): number {
    const a = attackFrame(g);
    countValues(g, a.attacker, a.kind, this.values);
    const used = mostAssigned(g.heap, this.values);
    for (let face = 1; face < DIE_SIDES; face++) {
      if (g.heap[face] === 0) continue;
      g.heap[face]--;
      const same = mostAssigned(g.heap, this.values) === used;
      g.heap[face]++;
      if (same) return choiceOf(V.V_REROLL, face);
    }
    const roll = choiceOf(V.V_ROLL);
    return choices.has(roll) ? roll : choices.list[0];
  }

  /** Falcata: a die whose next number hits; else a 7, or whatever must be raised. */
  raise(g: State, choices: Choices): number {
    const a = attackFrame(g);
    countValues(g, a.attacker, a.kind, this.values);
    const used = mostAssigned(g.heap, this.values);
    let best = choices.has(choiceOf(V.V_ENOUGH)) ? choiceOf(V.V_ENOUGH) : choices.list[choices.count - 1];
    for (let face = 1; face < DIE_SIDES; face++) {
      if (g.heap[face] === 0) continue;
      g.heap[face]--;
      g.heap[face + 1]++;
      const eight = face + 1 === DIE_SIDES ? 1 : 0;
      if (mostAssigned(g.heap, this.values) + eight > used) best = choiceOf(V.V_RAISE, face);
      g.heap[face]++;
      g.heap[face + 1]--;
    }
    return best;
  }

  /** Steadfast with a token that is out of use; a card where hits hurt; else what costs least. */
  takeHits(g: State, f: Frame, choices: Choices): number {
    const { worth } = this.fights;
    const unit = f.target;
    let best = choices.list[0];
    let least = 1e9;
    let text = -1;
    let steady = -1;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      let cost = 1e9;
      switch (verbOf(choice)) {
        case V.V_STEADFAST_DISORDER:
          return choice;
        case V.V_STEADFAST_ORDER:
          steady = choice;
          break;
        case V.V_PLAY:
          text = choice;
          break;
        case V.V_LOSE_PLACE:
          cost = worth.taken(g, unit, firstOf(choice), secondOf(choice));
          break;
        case V.V_LOSE_REFUND:
          cost = worth.taken(g, unit, firstOf(choice), -secondOf(choice));
          break;
        default:
          cost = worth.disbanded(g, unit);
      }
      if (cost >= least) continue;
      least = cost;
      best = choice;
    }
    if (text >= 0 && least > this.cardWorth(g, f.seat, firstOf(text)) + 2 * MARGIN) return text;
    if (steady >= 0 && (g.campOrder[f.seat] > 1 || least > 2)) return steady;
    return best;
  }

  /** Going back before the counterattack, or a text that adds to the attack. */
  after(g: State, seat: number, choices: Choices): number {
    const a = attackFrame(g);
    const answered = a.kind !== COUNTERATTACK && g.unitSector[a.target] >= 0;
    const saved = answered ? this.fights.counter(g, a.attacker, a.target) : 0;
    let best = choiceOf(V.V_PASS);
    let most = MARGIN;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const verb = verbOf(choice);
      if (verb === V.V_PASS) continue;
      const card = firstOf(choice);
      let value = -1;
      if (verb === V.V_EVADE) value = saved - this.turn.price(g, a.attacker, TO_EVADE);
      else {
        const { afterAttack, asking } = g.battle.texts[seat];
        const text = textOf(afterAttack, card);
        if (text?.leaves) value = saved - this.cardWorth(g, seat, card);
        else if (text?.names) value = g.campOrder[g.battle.unitSeat[a.target]] <= 2 ? 0.5 : -1;
        else if (verb === V.V_PLAY && card !== asking.parthian) value = 1;
      }
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** The target of a barrage that a card gives. */
  barrage(g: State, choices: Choices, kind: number): number {
    let best = choices.list[0];
    let most = -1e9;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const value = this.fights.attack(g, firstOf(choice), secondOf(choice), kind);
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }
}
