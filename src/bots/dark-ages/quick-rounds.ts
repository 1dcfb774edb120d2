// Rules of thumb for a round: which card to open it with, whom to move, lead or rally, where to, whom to attack.

import { enemyTouches, isRouted } from '../../games/dark-ages/rules/ground.ts';
import { mayRallyUnit } from '../../games/dark-ages/rules/rally.ts';
import {
  ACTIVATED,
  FIRE_FIGHT,
  FRESH,
  isLeader,
  LEADERS,
  MELEE_FIGHT,
  pieceAt,
  type State,
} from '../../games/dark-ages/rules/state.ts';
import { CARD_ACTIVATION } from '../../games/dark-ages/tables/tables.ts';
import * as V from '../../games/dark-ages/tables/verbs.ts';
import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { cardWorth } from './card-worth.ts';
import { Marches } from './marches.ts';
import type { Places } from './places.ts';
import type { Cards } from './quick-cards.ts';
import { clockNext, eventBrings, TURN_CARDS } from './time.ts';
import type { Ways } from './ways.ts';
import type { Worth } from './worth.ts';

/** The share of stones with a green mark, and marks on average. */
const GREEN = 0.6;
/** What a move must gain to be made. */
const LEAST = 0.03;

export class Rounds {
  private readonly worth: Worth;
  private readonly places: Places;
  private readonly ways: Ways;
  private readonly cards: Cards;
  private planned = false;
  /** Gains of moves that are still known. */
  private readonly marches = new Marches();
  private base = 0;
  private readonly potential = new Float64Array(6);

  constructor(worth: Worth, places: Places, ways: Ways, cards: Cards) {
    this.worth = worth;
    this.places = places;
    this.ways = ways;
    this.cards = cards;
  }

  /** A new decision: what was reckoned for the last one no longer holds. */
  begin(): void {
    this.planned = false;
    this.marches.begin();
    this.worth.begin();
  }

  // ---- opening a round

  open(g: State, seat: number, choice: number): number {
    const verb = verbOf(choice);
    const { weights } = this.worth;
    const idle = seat === g.battle.playerA ? -weights.idle : 0;
    if (verb === V.PASS) return idle;
    const card = firstOf(choice);
    if (verb === V.EVENT) return idle + this.event(g, seat);
    if (!this.planned) this.reckon(g, seat);
    const points = CARD_ACTIVATION[card];
    const time = seat === g.battle.playerA ? -weights.time : weights.time;
    return this.base + this.potential[points] + time - weights.card * cardWorth(g, seat, card) * 0.5;
  }

  /** The clock is good for whoever plays it; every event before it brings the other side nearer to playing it. */
  private event(g: State, seat: number): number {
    const { weights } = this.worth;
    if (seat !== g.battle.playerA) return clockNext(g) ? weights.ownClock : weights.event;
    // The clock brings Player A most when much has been discarded, but it must not come too late.
    const late = clockNext(g) && g.lastTurn === 0 && g.deckLeft <= TURN_CARDS ? weights.lastTurn : 0;
    return weights.event + weights.time * eventBrings(g) + late;
  }

  /** What the fights of a round and its points would bring to the seat. */
  private reckon(g: State, seat: number): void {
    const { firstUnit, firstLeader, ranged } = g.battle;
    this.planned = true;
    this.base = 0;
    const gains: number[] = [];
    for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
      if (g.unitHex[p] < 0 || isRouted(g, p)) continue;
      if (enemyTouches(g, g.unitHex[p], seat)) this.base += this.meleeNow(g, p);
      else if (ranged[p] === 1) this.base += this.places.bestShot(g, p);
      const gain = this.march(g, p);
      if (gain > LEAST) gains.push(gain);
    }
    for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
      if (g.unitHex[p] < 0 || isRouted(g, p)) continue;
      gains.push(this.rallying(g, p), this.leading(g, p));
    }
    gains.sort((a, b) => b - a);
    const each = seat === g.battle.playerA ? this.worth.weights.pointsA : this.worth.weights.pointsB;
    let sum = 0;
    for (let n = 0; n < this.potential.length; n++) {
      this.potential[n] = sum;
      sum += each * Math.max(0, gains[n] ?? 0);
    }
  }

  private meleeNow(g: State, piece: number): number {
    const { board, seat } = g.battle;
    let best = Number.NEGATIVE_INFINITY;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[g.unitHex[piece] * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seat[p] === seat[piece]) continue;
      best = Math.max(best, this.places.fight(g, MELEE_FIGHT, piece, p));
    }
    return best === Number.NEGATIVE_INFINITY ? 0 : best;
  }

  // ---- movement

  /** The gain of a piece's best move from the beginning. */
  march(g: State, piece: number): number {
    if (this.marches.known(g, piece)) return this.marches.gain[piece];
    const { seat, move } = g.battle;
    const flags = enemyTouches(g, g.unitHex[piece], seat[piece]) ? 0 : FRESH;
    const gain = this.ways.plan(g, { unit: piece, points: move[piece], flags, hills: 0, mustEnter: 0, steps: 0 });
    this.marches.note(piece, gain);
    return gain;
  }

  private leading(g: State, leader: number): number {
    const { board, seat } = g.battle;
    const hex = g.unitHex[leader];
    let sum = 0;
    for (let d = -1; d < 6; d++) {
      const to = d < 0 ? hex : board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seat[p] !== seat[leader] || isRouted(g, p) || (g.mark[p] & ACTIVATED) !== 0) continue;
      if (isLeader(p) && p !== leader) continue;
      sum += Math.max(0, this.march(g, p));
    }
    return sum;
  }

  private rallying(g: State, leader: number): number {
    const { board, morale, seat, playerA } = g.battle;
    const hex = g.unitHex[leader];
    let best = 0;
    let sum = 0;
    let count = 0;
    for (let d = -1; d < 6; d++) {
      const to = d < 0 ? hex : board.neighbours[hex * 6 + d];
      if (to < 0 || !mayRallyUnit(g, leader, to)) continue;
      const gain = this.cards.recovery(g, pieceAt(g, to));
      best = Math.max(best, gain);
      sum += gain;
      count++;
    }
    if (count === 0) return 0;
    const draws = Math.min(count, morale[leader]);
    const value = count > draws ? Math.max(best, (sum * draws) / count) : sum;
    const time = seat[leader] === playerA ? -1 : 1;
    return GREEN * value + time * draws * this.worth.weights.time;
  }

  movement(g: State, choice: number): number {
    const verb = verbOf(choice);
    const hex = firstOf(choice);
    if (verb === V.DONE) return LEAST;
    if (verb === V.MOVE) return this.march(g, g.hexUnit[hex]);
    if (verb === V.MOVE_LEADER) return this.march(g, g.hexLeader[hex]);
    if (verb === V.LEAD) return this.leading(g, g.hexLeader[hex]);
    return this.rallying(g, g.hexLeader[hex]);
  }

  step(g: State, choice: number): number {
    const { ways } = this;
    if (!this.planned) {
      ways.plan(g, g.frames[g.depth]);
      this.planned = true;
    }
    const verb = verbOf(choice);
    if (verb === V.STOP) return 0;
    const hex = secondOf(choice);
    if (verb === V.ASSAULT) return ways.assault === hex ? 1 : -1;
    return ways.assault < 0 && ways.step === hex ? 1 : -1;
  }

  rally(g: State, choice: number): number {
    return verbOf(choice) === V.DONE ? 0.2 : this.cards.recovery(g, pieceAt(g, firstOf(choice)));
  }

  // ---- fights

  combat(g: State, choice: number): number {
    const verb = verbOf(choice);
    if (verb === V.DONE) return 0;
    const attacker = pieceAt(g, firstOf(choice));
    const defender = pieceAt(g, secondOf(choice));
    return this.places.fight(g, verb === V.FIRE ? FIRE_FIGHT : MELEE_FIGHT, attacker, defender);
  }

  /** Standing costs what the assault is worth to the enemy; running costs a hit and then depends on the hex. */
  evade(g: State, choice: number): number {
    const { attacker, defender } = g.frames[g.depth];
    if (verbOf(choice) === V.STAND) return -this.places.fight(g, 1, attacker, defender);
    const hits = isLeader(defender) ? 0 : 1;
    const { board, seat } = g.battle;
    const far = this.worth.nearest(g, secondOf(choice), 1 - seat[defender]);
    const back = board.distance[g.unitHex[attacker] * board.size + secondOf(choice)];
    return -this.places.fights.loss(g, defender, hits) - (far === 1 ? 2 : 0) + 0.05 * back;
  }

  /** A pursuit, a retreat or a feint: how good the new hex is. */
  shift(g: State, choice: number): number {
    const from = firstOf(choice);
    const verb = verbOf(choice);
    const { unit } = g.frames[g.depth];
    if (verb === V.STAY) return 0;
    const to = secondOf(choice);
    const piece = verb === V.PURSUE ? pieceAt(g, from) : unit;
    if (piece < 0 || piece >= LEADERS + g.battle.leaderCount || g.unitHex[piece] < 0) return 0;
    const other = pieceAt(g, to);
    if (other >= 0) return -2;
    if (verb !== V.PURSUE) return this.worth.nearest(g, to, 1 - g.battle.seat[piece]);
    return this.places.stand(g, piece, to, false) - this.places.stand(g, piece, from, false) - 0.1;
  }
}
