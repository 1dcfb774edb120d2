// Dice that have fallen [B Rolling and assigning dice]: texts to throw some again or to raise them, and which of them.

import { textOf } from '../../games/battalion/rules/hands.ts';
import { countValues, mostAssigned } from '../../games/battalion/rules/questions.ts';
import { DIE_SIDES, type Frame, MOST_DICE, type State } from '../../games/battalion/rules/state.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, verbOf } from '../../kernel/choice.ts';
import type { PolicyWorth } from './policy-worth.ts';

/** The frame of the attack that the decision on top belongs to: the nearest one below it. */
export function attackFrame(g: State): Frame {
  for (let depth = g.depth; depth > 0; depth--) {
    const f = g.frames[depth];
    if (g.procedures[f.stack[f.base]].name === 'attack') return f;
  }
  return g.frames[g.depth];
}

export class PolicyDice {
  private readonly worth: PolicyWorth;
  /** Dice by the number they show and attack values by their number, as in the state, to be tried otherwise. */
  private readonly heap = new Int16Array(DIE_SIDES + 1);
  private readonly values = new Int16Array(DIE_SIDES + 1);

  constructor(worth: PolicyWorth) {
    this.worth = worth;
  }

  /** Takes up the dice and values of the attack under way; answers how many dice find a value. */
  private takeUp(g: State, a: Frame): number {
    this.heap.set(g.heap);
    countValues(g, a.attacker, a.kind, this.values);
    return mostAssigned(this.heap, this.values);
  }

  /** What one hit more is worth on top of those that lie there, and how likely a die thrown again brings it. */
  rolled(g: State, seat: number, choices: Choices): number {
    const { worth, heap, values } = this;
    const a = attackFrame(g);
    const used = this.takeUp(g, a);
    let idle = -used;
    for (let face = 1; face < DIE_SIDES; face++) idle += heap[face];
    // The lowest value that a further die could go on.
    let free = DIE_SIDES;
    for (let value = 1; value < DIE_SIDES && free === DIE_SIDES; value++) {
      heap[value]++;
      if (mostAssigned(heap, values) > used) free = value;
      heap[value]--;
    }
    const chance = (DIE_SIDES + 1 - free) / DIE_SIDES;
    const hits = Math.min(MOST_DICE, heap[DIE_SIDES] + used);
    const base = worth.reckon(g, a.target, g.campOrder[g.battle.unitSeat[a.target]]);
    const costOf = (more: number): number =>
      worth.costs[base + Math.min(MOST_DICE, hits + more)] - worth.costs[base + hits];
    let best = choiceOf(V.V_PASS);
    let most = 0;
    for (let i = 1; i < choices.count; i++) {
      const choice = choices.list[i];
      const text = textOf(g.battle.texts[seat].rolled, firstOf(choice));
      let gain: number;
      if (text?.raises !== undefined) gain = costOf(Math.min(this.raisable(), text.raises));
      else {
        const thrown = Math.min(text?.rerolls ?? 1, idle);
        // Several dice may bring several hits, but no more than they are.
        gain = Math.min(thrown * chance * costOf(1), costOf(thrown));
      }
      gain -= worth.card(g, seat, firstOf(choice)) + worth.weights.margin;
      if (gain <= most) continue;
      most = gain;
      best = choice;
    }
    return best;
  }

  /** Dice whose next number is one hit more. */
  private raisable(): number {
    let more = 0;
    for (let face = DIE_SIDES - 1; face >= 1; face--) if (this.gains(face)) more += this.heap[face];
    return more;
  }

  /** Whether a die of this number lies there that hits when it shows one more, and does not now. */
  private gains(face: number): boolean {
    const { heap, values } = this;
    if (heap[face] === 0) return false;
    const before = mostAssigned(heap, values);
    heap[face]--;
    heap[face + 1]++;
    const after = mostAssigned(heap, values) + (face + 1 === DIE_SIDES ? 1 : 0);
    heap[face]++;
    heap[face + 1]--;
    return after > before;
  }

  /** The lowest die that no value needs, as long as there is one; a first die must be named in any case. */
  reroll(g: State, choices: Choices): number {
    const used = this.takeUp(g, attackFrame(g));
    const { heap, values } = this;
    for (let face = 1; face < DIE_SIDES; face++) {
      if (heap[face] === 0) continue;
      heap[face]--;
      const same = mostAssigned(heap, values) === used;
      heap[face]++;
      if (same) return choiceOf(V.V_REROLL, face);
    }
    const last = choices.list[choices.count - 1];
    return verbOf(last) === V.V_ROLL ? last : choices.list[0];
  }

  /** A die whose next number hits; else whatever must be raised. */
  raise(g: State, choices: Choices): number {
    this.takeUp(g, attackFrame(g));
    for (let face = DIE_SIDES - 1; face >= 1; face--) if (this.gains(face)) return choiceOf(V.V_RAISE, face);
    const last = choices.list[choices.count - 1];
    return verbOf(last) === V.V_ENOUGH ? last : choices.list[0];
  }
}
