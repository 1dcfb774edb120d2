// How the policy decides about battles and inside them: attacks, standing or evading, cards that answer, flags, ways back, leaders
// in flight, advances.

import { enemyAt, leaderWith } from '../../families/commands/rules/standing.ts';
import {
  ATTACK,
  BATTLE_BACK,
  BONUS,
  FIRST_STRIKE,
  type Frame,
  newState,
  type State,
} from '../../families/commands/rules/state.ts';
import { ends, waysBack } from '../../families/commands/rules/walk.ts';
import {
  ADVANCE,
  CLOSE,
  DECLINE,
  DONE,
  EVADE,
  EVADE_LEADER,
  EVADE_LEADER_OFF,
  FIRE,
  IGNORE,
  MOVE,
  PASS,
  PLAY,
  STAND,
  STOP,
} from '../../families/commands/tables/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { copyInto } from '../../kernel/state.ts';
import type { Whim } from '../general/brings.ts';
import type { Exchange } from './exchange.ts';
import type { Place } from './place.ts';
import type { Worth } from './worth.ts';

/** Breaking a gate open: it often gives a banner, always a way in. */
const STORMING = 25;
const ATTACK_WHIM = 6;
const ANSWER_WHIM = 3;

export class Fights {
  private readonly worth: Worth;
  private readonly exchange: Exchange;
  private readonly place: Place;
  private readonly s: State;

  constructor(worth: Worth, exchange: Exchange, place: Place) {
    this.worth = worth;
    this.exchange = exchange;
    this.place = place;
    this.s = newState(worth.battle);
  }

  /** The attack that promises most, or `done` when none is worth its risk. */
  attack(g: State, out: Choices, mode: number, whim: Whim | null): number {
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      const verb = verbOf(choice);
      let value = this.worth.weights.attackFrom;
      if (verb === CLOSE) value = this.exchange.close(g, g.hexUnit[firstOf(choice)], secondOf(choice), mode);
      else if (verb === FIRE) value = this.exchange.fire(g, g.hexUnit[firstOf(choice)], secondOf(choice));
      else if (verb !== DONE) value = STORMING;
      if (whim !== null && verb !== DONE) value += whim.of(choice) * ATTACK_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** Stand, evade, strike first by a card, or what the game adds (a square). */
  answer(g: State, f: Frame, out: Choices, whim: Whim | null): number {
    const { exchange } = this;
    const { weights } = this.worth;
    const { attacker, defender } = f;
    const mode = g.frames[g.depth - 1].mode === BONUS ? BONUS : ATTACK;
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      let value = 0;
      switch (verbOf(choice)) {
        case STAND:
          value = this.stands(g, attacker, defender, mode);
          break;
        case EVADE:
          value = -exchange.evade(g, attacker, defender, mode) - weights.evadeCost;
          break;
        case PLAY: {
          value = exchange.blow(g, defender, attacker, FIRST_STRIKE);
          value -= exchange.lastStays() * exchange.blow(g, attacker, defender, mode) + weights.cardCost;
          break;
        }
        default:
          // The game's own answer leaves the attacker one die, and the defender strikes first.
          value = this.inFormation(g, attacker, defender, mode) - weights.asideCost;
      }
      if (whim !== null) value += whim.of(choice) * ANSWER_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** What a defender expects who stands: his battle back less what the attack costs him. */
  private stands(g: State, attacker: number, defender: number, mode: number): number {
    const { exchange } = this;
    if (g.battle.game.questions.defenderFirst(g, attacker, g.unitHex[defender])) {
      const gain = exchange.blow(g, defender, attacker, FIRST_STRIKE);
      return gain - exchange.lastStays() * exchange.blow(g, attacker, defender, mode);
    }
    const loss = exchange.blow(g, attacker, defender, mode);
    const stays = exchange.lastStays();
    return stays * exchange.blow(g, defender, attacker, BATTLE_BACK) - loss;
  }

  private inFormation(g: State, attacker: number, defender: number, mode: number): number {
    const { s } = this;
    copyInto(s, g);
    s.unitForm[defender] = 1;
    return this.stands(s, attacker, defender, mode);
  }

  /** How many flags are ignored. */
  flags(g: State, f: Frame, out: Choices, whim: Whim | null): number {
    const { place, worth } = this;
    const { unit, flags } = f;
    const from = g.unitHex[unit];
    const per = g.battle.game.questions.retreatPerFlag(g, unit, f.ranged === 1 ? -1 : f.by, null);
    place.begin(g, unit);
    const here = place.at(g, from);
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      const obeyed = flags - firstOf(choice);
      let value = here;
      if (obeyed > 0) value = this.goesBack(g, unit, obeyed * per) - worth.weights.push;
      if (verbOf(choice) !== IGNORE) value -= worth.weights.token;
      if (whim !== null) value += whim.of(choice) * ANSWER_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** The worth of the best place to which a unit can go back so many hexes, less the blocks that this costs it. */
  private goesBack(g: State, unit: number, hexes: number): number {
    const ways = waysBack(g, unit, hexes);
    const short = ways.full ? 0 : hexes - ways.steps;
    let value = ways.count === 0 ? this.place.at(g, g.unitHex[unit]) : Number.NEGATIVE_INFINITY;
    for (let i = 0; i < ways.count; i++) {
      const at = this.place.at(g, ends[i]);
      if (at > value) value = at;
    }
    return short === 0 ? value : value - this.worth.drop(unit, g.unitBlocks[unit], Math.min(short, g.unitBlocks[unit]));
  }

  /** Where a unit goes back or evades to. */
  back(g: State, unit: number, out: Choices, whim: Whim | null): number {
    if (out.count === 1) return out.list[0];
    this.place.begin(g, unit);
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      let value = this.place.at(g, secondOf(choice));
      if (whim !== null) value += whim.of(choice) * ANSWER_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** Advance or not, the extra hex, and what bonus combat they open. */
  advance(g: State, f: Frame, out: Choices, whim: Whim | null): number {
    const { s, place } = this;
    const unit = f.attacker;
    copyInto(s, g);
    place.begin(s, unit);
    const below = g.frames[g.depth - 1];
    const bonus = below.mode === ATTACK;
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      const verb = verbOf(choice);
      const goes = verb === ADVANCE || verb === MOVE;
      const to = goes ? secondOf(choice) : s.unitHex[unit];
      let value = place.at(s, to);
      // Who stays where he was before the advance has no bonus combat; who rides no farther has.
      if (bonus && verb !== DECLINE) value += this.bonusFrom(s, unit, to);
      if (whim !== null) value += whim.of(choice) * ANSWER_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** The best bonus combat of a unit from a hex. */
  private bonusFrom(s: State, unit: number, to: number): number {
    const { board, unitSide, unitType } = this.worth.battle;
    const rule = unitType[unit].bonusCombat;
    if (rule === 'never' || (rule === 'withLeader' && leaderWith(s, unit) < 0)) return 0;
    const from = s.unitHex[unit];
    const leader = s.hexLeader[from];
    s.hexUnit[from] = -1;
    s.hexUnit[to] = unit;
    s.unitHex[unit] = to;
    const joined = s.hexLeader[to];
    if (leader >= 0) {
      s.hexLeader[from] = -1;
      s.hexLeader[to] = leader;
    }
    let best = 0;
    for (let i = to * 6, end = i + 6; i < end; i++) {
      const hex = board.neighbours[i];
      if (hex < 0 || !enemyAt(s, hex, unitSide[unit])) continue;
      const value = this.exchange.close(s, unit, hex, BONUS);
      if (value > best) best = value;
    }
    s.hexUnit[to] = -1;
    s.hexUnit[from] = unit;
    s.unitHex[unit] = from;
    if (leader >= 0) {
      s.hexLeader[to] = joined;
      s.hexLeader[from] = leader;
    }
    return best;
  }

  /** The next hex of a leader who flees, or to stop there. */
  flee(g: State, f: Frame, out: Choices, whim: Whim | null): number {
    const leader = g.hexLeader[f.from];
    const { facts, battle } = this.worth;
    let best = out.list[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      const verb = verbOf(choice);
      let value = -40;
      if (verb === STOP) value = this.place.leader(g, leader, f.hex);
      else if (verb === EVADE_LEADER) {
        const to = secondOf(choice);
        value = this.place.leader(g, leader, to) - 1;
        const unit = g.hexUnit[to];
        if (unit >= 0 && battle.unitSide[unit] !== f.seat) {
          const dice = battle.game.questions.escapeDice(g, unit, null);
          value = -60 - 100 * (1 - (1 - facts.likely[battle.game.dice.leader]) ** dice);
        }
      } else if (verb === EVADE_LEADER_OFF) value = -45;
      if (whim !== null) value += whim.of(choice) * ANSWER_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** Whether a strike into an advance is worth its card, and whose. */
  ambush(g: State, f: Frame, out: Choices, whim: Whim | null): number {
    let best = out.list[out.count - 1];
    let most = 0;
    for (let i = 0; i < out.count; i++) {
      const choice = out.list[i];
      if (verbOf(choice) === PASS) continue;
      let value = this.exchange.ambush(g, g.hexUnit[secondOf(choice)], f.unit) - this.worth.weights.cardCost;
      if (whim !== null) value += whim.of(choice) * ANSWER_WHIM;
      if (value > most) {
        most = value;
        best = choice;
      }
    }
    return best;
  }

  /** Whether a die more is worth its token. */
  bonusDie(g: State, f: Frame): number {
    const at = g.hexUnit[f.hex];
    if (at < 0) return 100;
    return this.exchange.blow(g, f.by, at, f.mode, 1) - this.exchange.blow(g, f.by, at, f.mode);
  }
}
