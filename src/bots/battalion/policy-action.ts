// The action of a turn [B Action phase]: the command that promises most or a rally, and the cards that go with either.

import {
  ASSAULT,
  BARRAGE,
  CHARGE,
  countBits,
  type Frame,
  MOST_DICE,
  MOST_RANKS,
  type State,
} from '../../games/battalion/rules/state.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import { RANK_STRIKES } from './policy-facts.ts';
import { NEVER, type PolicyTurn } from './policy-turn.ts';

/** What a doubt between commands is worth, in points. */
const DOUBT = 4.5;
/** A text before the command, or none. */
const TEXT_DOUBT = 1.5;
/** How far behind the best an attack may be for cards to be looked at for it. */
const CLOSE = 1.5;
/** More commands and texts than anybody is offered. */
const MOST_COMMANDS = 512;

export class PolicyAction {
  private readonly turn: PolicyTurn;
  private readonly values = new Float64Array(MOST_COMMANDS);
  private readonly asked = { attacker: 0, target: 0, kind: 0, stampede: 0, extra: 0, fewer: 0 };

  constructor(turn: PolicyTurn) {
    this.turn = turn;
  }

  /** The command that promises most, or a rally; texts where they bring more than they are worth. */
  action(g: State, f: Frame, seat: number, choices: Choices, whim: Whim | null): number {
    const { list, count } = choices;
    let best = list[0];
    let most = NEVER;
    let plays = false;
    for (let i = 0; i < count; i++) {
      const choice = list[i];
      const verb = verbOf(choice);
      let value: number;
      if (verb === V.V_RALLY) value = this.turn.rally(g, seat);
      else if (verb >= V.V_PLAY && verb <= V.V_PLAY_AT) {
        plays = true;
        continue;
      } else {
        const cost = this.turn.cost(g, firstOf(choice), f.less, f.captains);
        value = this.turn.gross(g, choice, cost, f.cry, f.stampede) - this.turn.commandPrice(g, firstOf(choice), cost);
      }
      if (whim !== null) value += whim.of(choice) * DOUBT;
      this.values[i] = value;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    if (g.handCount[seat] > 0) {
      // Cards of the hand may bring more to the second-best attack than to the best.
      const least = most - CLOSE;
      for (let i = 0; i < count; i++) {
        const verb = verbOf(list[i]);
        if (verb < V.V_ASSAULT || verb > V.V_CHARGE_INTO || this.values[i] < least) continue;
        const value = this.values[i] + this.boost(g, seat, list[i]);
        if (value <= most) continue;
        most = value;
        best = list[i];
      }
    }
    return plays ? this.texts(g, f, seat, choices, best, most, whim) : best;
  }

  /** What the cards of the hand would add to an attack beyond their worth: a text for dice, or any card for one. */
  private boost(g: State, seat: number, choice: number): number {
    const { asked, turn } = this;
    const { fights, worth } = turn;
    const { weights } = worth;
    const { battle } = g;
    const unit = firstOf(choice);
    const verb = verbOf(choice);
    const place = unit * MOST_RANKS;
    const kind = verb === V.V_ASSAULT ? ASSAULT : verb === V.V_BARRAGE ? BARRAGE : CHARGE;
    let target = secondOf(choice);
    if (kind === CHARGE) {
      this.turn.charge(g, unit, verb === V.V_CHARGE ? g.unitSector[unit] : target, 0, 0, 0);
      target = this.turn.target;
    }
    const others = kind === BARRAGE ? 0 : countBits(g.links[target]) - (kind === ASSAULT ? 1 : 0);
    const dice = fights.dice(g, place, kind, g.unitSector[target], others);
    const order = g.campOrder[battle.unitSeat[target]];
    const now = fights.dealt(g, place, kind, dice, target, order);
    asked.attacker = unit;
    asked.target = target;
    asked.kind = kind;
    let least = 1e9;
    for (let card = battle.firstCard[seat]; card < battle.endCard[seat]; card++) {
      if (g.held[card] > 0) least = Math.min(least, worth.card(g, seat, card));
    }
    const one = fights.dealt(g, place, kind, Math.min(MOST_DICE, dice + 1), target, order) - now;
    let best = Math.max(0, one - least - weights.margin);
    const texts = battle.texts[seat].pool;
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i];
      if (g.held[text.card] === 0 || text.dice < 2 || !text.fits(g, asked as Frame, null)) continue;
      const two = fights.dealt(g, place, kind, Math.min(MOST_DICE, dice + 2), target, order) - now;
      best = Math.max(best, two - worth.card(g, seat, text.card) - weights.margin);
    }
    return weights.boost * best;
  }

  /** A text before the command where it makes the whole better than `most`. */
  private texts(
    g: State,
    f: Frame,
    seat: number,
    choices: Choices,
    usual: number,
    most: number,
    whim: Whim | null,
  ): number {
    const { worth } = this.turn;
    const { weights } = worth;
    const { start, relief, charge } = g.battle.texts[seat];
    let best = usual;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const verb = verbOf(choice);
      if (verb < V.V_PLAY || verb > V.V_PLAY_AT) continue;
      const card = firstOf(choice);
      let value = NEVER;
      if (start.some((text) => text.card === card)) {
        value = most + this.startGain(g, seat, choice, usual);
      } else {
        const cheaper = relief.find((text) => text.card === card);
        const mark = charge.find((text) => text.card === card);
        if (cheaper) value = this.underTerms(g, f, seat, cheaper.less, cheaper.captains, 0, 0, 15);
        else if (mark?.sets === 'stampede') value = this.underTerms(g, f, seat, 0, 0, 1, 0, mark.classes);
        else if (mark) value = this.underTerms(g, f, seat, 0, 0, 0, 1, mark.classes);
      }
      value -= worth.card(g, seat, card) + weights.margin;
      if (whim !== null) value += whim.of(choice) * TEXT_DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** The best command once a text for it has been played: only a unit that the text helps uses it. */
  private underTerms(
    g: State,
    f: Frame,
    seat: number,
    less: number,
    captains: number,
    stampede: number,
    cry: number,
    classes: number,
  ): number {
    const { facts } = this.turn.worth;
    const { battle } = g;
    const [allLess, allCaptains] = [f.less + less, f.captains + captains];
    let best = NEVER;
    for (let u = battle.firstUnit[seat]; u < battle.endUnit[seat]; u++) {
      if (g.unitSector[u] < 0 || (g.unitMarks[u] & 2) !== 0 || (g.unitClasses[u] & classes) === 0) continue;
      if (allCaptains !== 0 && facts.mixed[u] === 0) continue;
      if (allLess !== 0 && this.turn.cost(g, u, 0, 0) <= 1) continue;
      const cost = this.turn.cost(g, u, allLess, allCaptains);
      if (cost > g.campOrder[seat]) continue;
      const value = this.turn.bestOf(g, u, cost, f.stampede | stampede, f.cry | cry);
      if (value === NEVER) continue;
      const net = value - this.turn.commandPrice(g, u, cost);
      if (net > best) best = net;
    }
    return best;
  }

  /** What a text at the start of the action brings before its card is paid. */
  private startGain(g: State, seat: number, choice: number, usual: number): number {
    const { worth } = this.turn;
    const { weights } = worth;
    const named = secondOf(choice);
    const { asking } = g.battle.texts[seat];
    const card = firstOf(choice);
    const camp = g.campOrder[seat];
    if (card === asking.spies) return 1.2 * weights.card;
    if (card === asking.arrange) return this.arranged(g, named);
    let gain = 0;
    let flips = 2;
    if (verbOf(choice) === V.V_PLAY_ON) {
      // Decimation: the front rank for three tokens.
      flips = 3;
      gain -= worth.unit(g, named, 0, g.unitDisorder[named]) - worth.unit(g, named, 1, g.unitDisorder[named]);
    }
    flips = Math.min(flips, g.campDisorder[seat]);
    // Before a rally the tokens would be turned over anyway.
    if (verbOf(usual) === V.V_RALLY && camp > 0) return NEVER;
    const back = g.deckLeft[seat] === 0 ? 0 : weights.campDisorder;
    return gain + worth.order(g, seat, camp + flips) - worth.order(g, seat, camp) - back * flips;
  }

  /** What a better order of the ranks is worth: those who strike least go to the front, where they are lost first. */
  private arranged(g: State, unit: number): number {
    const { facts, weights } = this.turn.worth;
    const at = unit * MOST_RANKS;
    let gain = 0;
    for (let i = 1; i < facts.ranks[unit]; i++) {
      gain += Math.max(0, RANK_STRIKES[g.rank[at + i - 1]] - RANK_STRIKES[g.rank[at + i]]);
    }
    return weights.attack * 0.5 * gain;
  }
}
