// How the policy gives orders: to those who gain most by them.

import { ORDERED, type State } from '../../families/commands/rules/state.ts';
import {
  COMMAND,
  DECLINE,
  DONE,
  ENTER,
  ENTER_LEADER,
  NEW_LEADER,
  ORDER,
  ORDER_LEADER,
  ORDER_TO_MOVE,
  PASS,
  RALLY,
  SECTION,
} from '../../families/commands/tables/verbs.ts';
import { type Choices, firstOf, verbOf } from '../../kernel/choice.ts';
import type { Compiled } from '../../kernel/procedure.ts';
import type { Whim } from '../general/brings.ts';
import type { Cards } from './cards.ts';
import type { Prospects } from './prospects.ts';
import type { Worth } from './worth.ts';

/** A choice that brings somebody onto the board, and one that brings a whole reserve. */
const ENTERS = 20;
const RESERVE_ENTERS = 60;
const STEPS_FORWARD = 15;
/** What a whim is worth: about the difference between good alternatives. */
const CARD_WHIM = 8;
const ORDER_WHIM = 4;

export class Orders {
  private readonly worth: Worth;
  private readonly prospects: Prospects;
  private readonly cards: Cards;

  constructor(worth: Worth, prospects: Prospects, cards: Cards) {
    this.worth = worth;
    this.prospects = prospects;
    this.cards = cards;
  }

  /** The card of the turn. */
  playCard(g: State, out: Choices, whim: Whim | null): number {
    this.prospects.look(g);
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      if (verbOf(choice) === PASS) continue;
      let value = this.cards.card(g, choice);
      if (whim !== null) value += whim.of(choice) * CARD_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** One more order, or none. */
  order(g: State, decision: Compiled, out: Choices, whim: Whim | null): number {
    this.prospects.look(g);
    this.prospects.under(g);
    let best = out.list[out.count - 1];
    let most = Number.NEGATIVE_INFINITY;
    const opening = decision.name === 'orderLinked' && !anyOrder(g);
    if (opening) this.cards.noGroups();
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      let value = this.value(g, choice);
      if (opening && verbOf(choice) === ORDER) value = this.opens(g, g.hexUnit[firstOf(choice)], value);
      if (whim !== null && verbOf(choice) !== DONE) value += whim.of(choice) * ORDER_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  private value(g: State, choice: number): number {
    const hex = firstOf(choice);
    const { prospects, worth } = this;
    switch (verbOf(choice)) {
      case ORDER:
        return prospects.unit(g.hexUnit[hex]);
      case ORDER_TO_MOVE:
        return 0.5 * prospects.unit(g.hexUnit[hex]);
      case ORDER_LEADER:
        return prospects.leader(g.hexLeader[hex]);
      case COMMAND:
        return this.cards.under(g, g.hexLeader[hex], g.frames[g.depth].most) + 0.1;
      case RALLY: {
        const unit = g.hexUnit[hex];
        const rallied = worth.drop(unit, g.unitBlocks[unit] + 1, 1);
        return rallied + ((g.unitMark[unit] & ORDERED) === 0 ? Math.max(0, prospects.unit(unit)) : 0);
      }
      case SECTION:
        return this.section(g, hex);
      case NEW_LEADER:
        return STEPS_FORWARD;
      case ENTER:
        return ENTERS;
      case ENTER_LEADER:
        return ENTERS;
      case DONE:
        return worth.weights.orderFrom;
      case DECLINE:
        return 0;
      default:
        // A game's own: a reserve that comes in, a unit that comes out of its formation.
        return RESERVE_ENTERS;
    }
  }

  /** The first of a group of linked units: the group counts, and then who of it gains most. */
  private opens(g: State, unit: number, gain: number): number {
    const f = g.frames[g.depth];
    const kind = 1 << f.kind;
    const known = this.cards.groupOf(unit);
    if (!Number.isNaN(known)) return known + 0.01 * gain;
    const sum = this.cards.group(g, unit, g.active, kind, f.most);
    this.cards.noteGroup(sum);
    return sum + 0.01 * gain;
  }

  /** A section that a player names is his own left (0), centre (1) or right (2). */
  private section(g: State, where: number): number {
    const bit = where === 1 ? 2 : (where === 0) === (g.active === 1) ? 1 : 4;
    return this.cards.inSection(g, g.active, 1 << g.frames[g.depth].kind, bit);
  }
}

function anyOrder(g: State): boolean {
  const { firstUnit, firstLeader } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if ((g.unitMark[u] & ORDERED) !== 0) return true;
  }
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    if ((g.leaderMark[l] & ORDERED) !== 0) return true;
  }
  return false;
}
