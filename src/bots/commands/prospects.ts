// What an order would bring each unit and leader: the best it could do from where it can go, compared with staying without an order.
// Worked out when it is asked for, and kept as long as everybody stands where he stood.

import { reach, reachLeader } from '../../families/commands/rules/reach.ts';
import { canSee } from '../../families/commands/rules/sight.ts';
import { enemyAt, enemyOf } from '../../families/commands/rules/standing.ts';
import {
  ATTACK,
  BOUND,
  groundOf,
  MAX_LEADERS,
  MAX_UNITS,
  NO_BATTLE,
  newState,
  ORDERED,
  type State,
} from '../../families/commands/rules/state.ts';
import { mayClose, mayFire, rangeOf } from '../../families/commands/rules/targets.ts';
import { cardTerms, termsOf } from '../../families/commands/rules/terms.ts';
import { EXIT, EXIT_LEADER } from '../../families/commands/tables/verbs.ts';
import { Choices, secondOf, verbOf } from '../../kernel/choice.ts';
import { copyInto } from '../../kernel/state.ts';
import type { Exchange } from './exchange.ts';
import type { Place } from './place.ts';
import type { Worth } from './worth.ts';

/** What is known of one set of terms: gains of units and leaders, NaN where nobody has asked. */
interface Known {
  readonly units: Float64Array;
  readonly leaders: Float64Array;
  position: number;
}

/** The key of orders without terms of their own. */
const PLAIN = -1;

export class Prospects {
  private readonly worth: Worth;
  private readonly exchange: Exchange;
  private readonly place: Place;
  /** The position looked at, and the same with the unit under trial moved about. */
  private readonly seen: Int16Array;
  private readonly s: State;
  private readonly reached = new Choices();
  private readonly known = new Map<number, Known>();
  private position = 0;
  private now: Known | null = null;
  /** Under which card `s` stands; -2 for none. */
  private standing = -2;

  constructor(worth: Worth, exchange: Exchange, place: Place) {
    this.worth = worth;
    this.exchange = exchange;
    this.place = place;
    this.s = newState(worth.battle);
    this.seen = new Int16Array(3 * MAX_UNITS + MAX_LEADERS + 16);
    this.seen.fill(-99);
  }

  /** Looks at a position: what was worked out holds only if nothing differs that it depends on. */
  look(g: State): void {
    const { seen } = this;
    const { unitCount, leaderCount } = g.battle;
    let same = true;
    let at = 0;
    for (let u = 0; u < unitCount; u++) {
      const hex = g.unitHex[u];
      const blocks = g.unitBlocks[u];
      const form = g.unitForm[u];
      if (seen[at] !== hex || seen[at + 1] !== blocks || seen[at + 2] !== form) {
        same = false;
        seen[at] = hex;
        seen[at + 1] = blocks;
        seen[at + 2] = form;
      }
      at += 3;
    }
    at = 3 * MAX_UNITS;
    for (let l = 0; l < leaderCount; l++, at++) {
      if (seen[at] === g.leaderHex[l]) continue;
      same = false;
      seen[at] = g.leaderHex[l];
    }
    at = 3 * MAX_UNITS + MAX_LEADERS;
    same = this.note(at, g.turn) && same;
    same = this.note(at + 1, g.active) && same;
    same = this.note(at + 2, g.cleared) && same;
    same = this.note(at + 3, g.banners[0]) && same;
    same = this.note(at + 4, g.banners[1]) && same;
    for (let i = 0; i < g.goal.length; i++) same = this.note(at + 5 + i, g.goal[i]) && same;
    if (same) return;
    this.position++;
    this.standing = -2;
  }

  private note(at: number, value: number): boolean {
    if (this.seen[at] === value) return true;
    this.seen[at] = value;
    return false;
  }

  /** The terms of the order that is carried out in `g` count from now on; the position must have been looked at. */
  under(g: State): void {
    const card = cardTerms(g);
    const own =
      card !== null &&
      (card.move !== undefined ||
        card.closeAfter !== undefined ||
        card.fireAfter !== undefined ||
        card.charge !== undefined ||
        card.dice !== undefined ||
        card.passesFriends ||
        !card.moves ||
        card.movesAgain ||
        card.firesFirst ||
        !card.battle.close ||
        !card.battle.fire ||
        card.battle.shots > 1 ||
        card.battle.closeDice > 0);
    const acts = g.action > 0;
    const key = own ? g.order : PLAIN;
    let known = this.known.get(key);
    if (known === undefined) {
      known = { units: new Float64Array(MAX_UNITS), leaders: new Float64Array(MAX_LEADERS), position: -1 };
      this.known.set(key, known);
    }
    this.now = known;
    const fresh = known.position !== this.position || acts;
    if (fresh) {
      known.position = acts ? -1 : this.position;
      known.units.fill(Number.NaN);
      known.leaders.fill(Number.NaN);
    }
    if (this.standing === key && !acts) return;
    const { s } = this;
    copyInto(s, g);
    this.place.look(s);
    this.standing = acts ? -2 : key;
    // Everybody is looked at as if he alone were ordered.
    for (let u = 0; u < g.battle.unitCount; u++) {
      s.unitMark[u] &= BOUND;
      s.unitSteps[u] = 0;
      s.unitAim[u] = 0;
    }
    s.leaderMark.fill(0);
    s.phase = 0;
    s.again = 0;
    s.fallback = own ? 0 : 1;
    s.order = own || acts ? g.order : -1;
  }

  /** What an order would bring a unit, under the terms that count now. */
  unit(unit: number): number {
    const known = this.now as Known;
    const gain = known.units[unit];
    if (!Number.isNaN(gain)) return gain;
    return (known.units[unit] = this.gainOf(unit));
  }

  leader(leader: number): number {
    const known = this.now as Known;
    const gain = known.leaders[leader];
    if (!Number.isNaN(gain)) return gain;
    return (known.leaders[leader] = this.leaderGain(leader));
  }

  private gainOf(unit: number): number {
    const { s, place, worth, reached } = this;
    const from = s.unitHex[unit];
    if (from < 0) return 0;
    const mark = s.unitMark[unit];
    place.begin(s, unit);
    const here = place.at(s, from);
    const meets = place.meets(unit);
    const stays = meets ? here + worth.weights.later * this.attack(s, unit, false) : here;
    s.unitMark[unit] = mark | ORDERED;
    const terms = termsOf(s, unit);
    const again = terms?.movesAgain === true;
    let bestFight = meets ? this.attack(s, unit, true) : 0;
    let bestPlace = here;
    let best = here + bestFight;
    if ((terms === null || terms.moves) && worth.battle.game.questions.mayMove(s, unit)) {
      reached.clear();
      reach(s, unit, reached);
      this.lookAtLeader(s, unit);
      for (let i = 0; i < reached.count; i++) {
        const choice = reached.list[i];
        const value = this.after(s, unit, choice);
        if (value > best) best = value;
        if (again) {
          if (this.lastPlace > bestPlace) bestPlace = this.lastPlace;
          if (this.lastFight > bestFight) bestFight = this.lastFight;
        }
      }
    }
    s.unitMark[unit] = mark;
    // Who moves again after the battles fights from the best place and ends in the best.
    if (again && bestFight + bestPlace > best) best = bestFight + bestPlace;
    return best - stays;
  }

  /** Of the last move tried: the worth of the place and of the best attack from there. */
  private lastPlace = 0;
  private lastFight = 0;
  /** What the place of the leader with the unit is worth where it stands. */
  private leaderHere = 0;

  /** Notes the place of the leader who would go along with a unit. */
  lookAtLeader(s: State, unit: number): void {
    const hex = s.unitHex[unit];
    const leader = s.hexLeader[hex];
    if (leader >= 0) this.leaderHere = this.place.leader(s, leader, hex);
  }

  /** The worth of an ordered unit's place after a move, with the best attack from there; `place` has begun with the unit. */
  after(s: State, unit: number, choice: number): number {
    const { battle } = this.worth;
    if (verbOf(choice) === EXIT) {
      this.lastFight = 0;
      this.lastPlace = this.leaving(s, unit);
      return this.lastPlace;
    }
    const to = secondOf(choice);
    const ground = groundOf(s).terrain[to];
    this.lastPlace = this.place.at(s, to);
    this.lastFight = 0;
    if (ground.mires) this.lastPlace -= 6;
    const from = s.unitHex[unit];
    const leader = s.hexLeader[from];
    if (leader < 0 && !this.place.meets(unit)) return this.lastPlace;
    const joined = s.hexLeader[to];
    const steps = s.unitSteps[unit];
    const mark = s.unitMark[unit];
    s.hexUnit[from] = -1;
    s.hexUnit[to] = unit;
    s.unitHex[unit] = to;
    s.unitSteps[unit] = steps + battle.board.distance[from * battle.board.size + to];
    if (leader >= 0) {
      s.hexLeader[from] = -1;
      s.hexLeader[to] = leader;
      this.lastPlace += this.worth.weights.alongLeader * (this.place.leader(s, leader, to) - this.leaderHere);
    }
    if (ground.mayBattleAfterEntering(battle.unitType[unit])) {
      this.lastFight = this.worth.weights.fromThere * this.attack(s, unit, true);
    }
    s.hexUnit[to] = -1;
    s.hexUnit[from] = unit;
    s.unitHex[unit] = from;
    s.unitSteps[unit] = steps;
    s.unitMark[unit] = mark;
    if (leader >= 0) {
      s.hexLeader[to] = joined;
      s.hexLeader[from] = leader;
    }
    return this.lastPlace + this.lastFight;
  }

  /** Leaving the board for a banner: the unit is no longer of use, but safe. */
  private leaving(s: State, unit: number): number {
    const { worth } = this;
    const side = worth.battle.unitSide[unit];
    const gives = s.hexLeader[s.unitHex[unit]] >= 0 && worth.battle.leadersExit[side] ? 2 : 1;
    return gives * worth.banner[side] - 0.5 * (worth.whole(unit, s.unitBlocks[unit]) - worth.banner[1 - side]);
  }

  /** The best attack of a unit from where it stands; `now` if it may still battle this turn. */
  attack(s: State, unit: number, now: boolean): number {
    const { exchange } = this;
    const { battle } = this.worth;
    const { board, firstUnit, unitSide } = battle;
    const side = unitSide[unit];
    const from = s.unitHex[unit];
    let best = 0;
    let engaged = false;
    let closes = true;
    for (let i = from * 6, end = i + 6; i < end; i++) {
      const hex = board.neighbours[i];
      if (hex < 0 || !enemyAt(s, hex, side)) continue;
      if (!engaged && now) closes = (s.unitMark[unit] & NO_BATTLE) === 0 && mayClose(s, unit, null);
      engaged = true;
      if (!closes) continue;
      let value = exchange.close(s, unit, hex, ATTACK);
      if (value <= best) continue;
      value += this.worth.weights.together * this.friendsNext(s, hex, side, unit);
      if (value > best) best = value;
    }
    if (!now || engaged || battle.unitRange[unit] + battle.rangeRules.length === 0) return best;
    if ((s.unitMark[unit] & NO_BATTLE) !== 0 || !mayFire(s, unit, null)) return best;
    const range = rangeOf(s, unit);
    const enemy = enemyOf(side);
    const row = from * board.size;
    const shots = termsOf(s, unit)?.battle.shots ?? 1;
    for (let u = firstUnit[enemy], last = firstUnit[enemy + 1]; u < last; u++) {
      const hex = s.unitHex[u];
      if (hex < 0 || board.distance[row + hex] > range || !canSee(s, from, hex, unit)) continue;
      const value = shots * exchange.fire(s, unit, hex);
      if (value > best) best = value;
    }
    return best;
  }

  /** Friends next to a hex who might attack it too. */
  private friendsNext(s: State, hex: number, side: number, unit: number): number {
    const { board, unitSide } = this.worth.battle;
    let n = 0;
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const h = board.neighbours[i];
      if (h < 0) continue;
      const u = s.hexUnit[h];
      if (u >= 0 && u !== unit && unitSide[u] === side) n++;
    }
    return n;
  }

  private leaderGain(leader: number): number {
    const { s, place, worth, reached } = this;
    const from = s.leaderHex[leader];
    if (from < 0 || !(cardTerms(s)?.moves ?? true)) return 0;
    const stays = place.leader(s, leader, from);
    s.leaderMark[leader] = ORDERED;
    reached.clear();
    reachLeader(s, leader, reached);
    s.leaderMark[leader] = 0;
    let best = stays;
    for (let i = 0; i < reached.count; i++) {
      const choice = reached.list[i];
      const value = this.afterLeader(s, leader, choice);
      if (value > best) best = value;
    }
    return best - stays - worth.weights.led;
  }

  /** The worth of a leader's place after a move by himself. */
  afterLeader(s: State, leader: number, choice: number): number {
    if (verbOf(choice) === EXIT_LEADER) {
      return this.worth.banner[this.worth.battle.leaderSide[leader]] - 0.5 * this.worth.leaderWorth[leader];
    }
    return this.place.leader(s, leader, secondOf(choice));
  }
}
