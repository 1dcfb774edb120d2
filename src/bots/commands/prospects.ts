// What an order would bring each unit and leader: the best it could do from where it can go, compared with staying without an order.
// Worked out when it is asked for, and remembered by where everybody stands.

import { reach, reachLeader } from '../../families/commands/rules/reach.ts';
import { canSee } from '../../families/commands/rules/sight.ts';
import { enemyAt, enemyOf } from '../../families/commands/rules/standing.ts';
import {
  ATTACK,
  BOUND,
  groundOf,
  MAX_GOALS,
  NO_BATTLE,
  newState,
  ORDERED,
  type State,
} from '../../families/commands/rules/state.ts';
import { mayClose, mayFire, rangeOf } from '../../families/commands/rules/targets.ts';
import { cardTerms, termsOf } from '../../families/commands/rules/terms.ts';
import type { Card } from '../../families/commands/tables/tables.ts';
import { EXIT, EXIT_LEADER } from '../../families/commands/tables/verbs.ts';
import { Choices, secondOf, verbOf } from '../../kernel/choice.ts';
import { copyInto } from '../../kernel/state.ts';
import type { Exchange } from './exchange.ts';
import { Memo } from './memo.ts';
import type { Place } from './place.ts';
import type { Worth } from './worth.ts';

/** The key of orders without terms of their own. */
const PLAIN = -1;
/** Positions that are remembered, each under one set of terms; the place behind them is for terms that are not remembered. */
const REMEMBERED = 1 << 11;
const ONCE = REMEMBERED;
/** Words of a position that are no piece's and no goal's; the terms come last. */
const SCALARS = 5;

export class Prospects {
  private readonly worth: Worth;
  private readonly exchange: Exchange;
  private readonly place: Place;
  private readonly memo: Memo;
  /** By place in the memo: what an order brings each unit, then each leader; NaN where nobody has asked. */
  private readonly gains: Float64Array;
  private readonly width: number;
  /** The place of the position and terms that count now, and the key of the terms. */
  private now = ONCE;
  private key = PLAIN;
  /** Where the orders that are asked about are given, and the same with the unit under trial moved about; for which place that is set up. */
  private asked: State;
  private readonly s: State;
  private standing = -1;
  private readonly reached = new Choices();

  constructor(worth: Worth, exchange: Exchange, place: Place) {
    this.worth = worth;
    this.exchange = exchange;
    this.place = place;
    const { battle } = worth;
    this.s = newState(battle);
    this.asked = this.s;
    this.width = battle.unitCount + battle.leaderCount;
    this.gains = new Float64Array((REMEMBERED + 1) * this.width);
    this.memo = new Memo(REMEMBERED, this.width + SCALARS + MAX_GOALS);
  }

  /** Looks at a position: what was worked out before holds where nothing differs that it depends on. */
  look(g: State): void {
    const { words } = this.memo;
    const { unitCount, leaderCount } = g.battle;
    const { unitHex, unitBlocks, unitForm, leaderHex, goal } = g;
    let at = 0;
    for (let u = 0; u < unitCount; u++) words[at++] = (unitHex[u] & 0xff) | (unitBlocks[u] << 8) | (unitForm[u] << 16);
    for (let l = 0; l < leaderCount; l++) words[at++] = leaderHex[l];
    words[at++] = g.turn;
    words[at++] = g.active;
    words[at++] = g.cleared;
    words[at++] = g.banners[0] | (g.banners[1] << 8);
    for (let i = 0; i < MAX_GOALS; i++) words[at++] = goal[i];
  }

  /** The terms of the order that is carried out in `g` count from now on; the position must have been looked at. */
  under(g: State): void {
    const { memo, width } = this;
    this.asked = g;
    this.key = hasOwnTerms(cardTerms(g)) ? g.order : PLAIN;
    memo.words[memo.words.length - 1] = this.key;
    // An action binds some units and others not: nobody else will ask the same.
    this.now = g.action > 0 ? ONCE : memo.place();
    if (this.now !== ONCE && memo.known) return;
    this.gains.fill(Number.NaN, this.now * width, (this.now + 1) * width);
    if (this.standing === this.now) this.standing = -1;
  }

  /** Sets up the position in which units are tried under the terms that count: everybody as if he alone were ordered. */
  private stand(): void {
    const { s, asked: g } = this;
    if (this.standing === this.now) return;
    this.standing = this.now;
    copyInto(s, g);
    this.place.look(s);
    for (let u = 0; u < g.battle.unitCount; u++) {
      s.unitMark[u] &= BOUND;
      s.unitSteps[u] = 0;
      s.unitAim[u] = 0;
    }
    s.leaderMark.fill(0);
    s.phase = 0;
    s.again = 0;
    s.fallback = this.key === PLAIN ? 1 : 0;
    s.order = this.key === PLAIN && g.action === 0 ? -1 : g.order;
  }

  /** What an order would bring a unit, under the terms that count now. */
  unit(unit: number): number {
    const { gains } = this;
    const at = this.now * this.width + unit;
    if (!Number.isNaN(gains[at])) return gains[at];
    this.stand();
    return (gains[at] = this.gainOf(unit));
  }

  leader(leader: number): number {
    const { gains } = this;
    const at = this.now * this.width + this.worth.battle.unitCount + leader;
    if (!Number.isNaN(gains[at])) return gains[at];
    this.stand();
    return (gains[at] = this.leaderGain(leader));
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

/** Whether a card lets units move or battle otherwise than usual. */
const hasOwnTerms = (card: Card | null): boolean =>
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
