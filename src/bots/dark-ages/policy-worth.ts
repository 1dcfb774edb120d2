// What pieces are worth to their side and what so many hits cost it, worked out once for a decision [D Victory conditions].

import { type Battle, isLeader, MAX_PIECES, type State } from '../../games/dark-ages/rules/state.ts';
import { CARD_KIND, CARD_KINDS } from '../../games/dark-ages/tables/tables.ts';
import { usable } from './card-worth.ts';
import { counts } from './fields.ts';
import { SHARE, type Sight } from './policy-sight.ts';
import { timeGone } from './policy-time.ts';
import type { PolicyWeights } from './policy-weights.ts';

/** Hits that a curve tells apart: a unit of four cubes bears eight, and the leader with it two more. */
export const CURVE = 12;
/** What a routed leader is still worth. */
const ROUTED_LEADER = 0.4;

export class Stakes {
  readonly weights: PolicyWeights;
  readonly sight: Sight;
  /** By seat: what the next unit lost costs beyond its strength, and the next leader. */
  readonly life = new Float64Array(2);
  readonly leader = new Float64Array(2);
  /** By seat: what strength is worth. */
  private readonly strength = new Float64Array(2);
  /** The part of Player A's time that is gone. */
  late = 0;
  /** curves[piece * CURVE + hits]: what the owner loses by so many hits. */
  readonly curves = new Float64Array(MAX_PIECES * CURVE);
  private readonly reckoned = new Int32Array(MAX_PIECES);
  private readonly struck = new Float64Array(MAX_PIECES);
  private readonly told = new Int32Array(MAX_PIECES);
  private stamp = 0;

  /** By seat and text: what a card is worth to keep. */
  private readonly texts: readonly [Float64Array, Float64Array];

  constructor(battle: Battle, weights: PolicyWeights, sight: Sight) {
    this.weights = weights;
    this.sight = sight;
    const texts = (seat: number): Float64Array =>
      Float64Array.from(CARD_KINDS, (key, kind) => weights.card * weights.texts[kind] * usable(battle, seat, key));
    this.texts = [texts(0), texts(1)];
  }

  /** What a card is worth to keep. */
  card(seat: number, card: number): number {
    return this.texts[seat][CARD_KIND[card]];
  }

  /** A new decision of the seat: nothing that was worked out before holds. */
  begin(g: State, seat: number): void {
    const { weights, life, leader, strength } = this;
    const { limit, playerA } = g.battle;
    this.stamp++;
    this.sight.seat = seat;
    this.late = timeGone(g, seat);
    for (let s = 0; s < 2; s++) {
      const goal = limit[1 - s];
      const left = goal - g.lost[s];
      if (goal === 0) life[s] = weights.idleLife;
      else life[s] = weights.life + (left <= 1 ? weights.finalLife : weights.lastLife / left);
      const leaders = g.leadersLeft[s];
      leader[s] = leaders <= 1 ? weights.lastLeader * weights.leader : weights.leader / leaders;
      strength[s] = s === playerA ? 1 - weights.bold * this.late : 1;
    }
  }

  /** The share of hits that a cube of the piece brings, attacking and defending. */
  strikes(g: State, piece: number): number {
    if (this.told[piece] === this.stamp) return this.struck[piece];
    const { sight } = this;
    const defends = SHARE[sight.defence(g, piece)];
    const value =
      g.battle.ranged[piece] === 1
        ? 0.9 * SHARE[sight.fire(g, piece)] + 0.25 * defends
        : 0.6 * SHARE[sight.attack(g, piece)] + 0.5 * defends;
    this.told[piece] = this.stamp;
    this.struck[piece] = value;
    return value;
  }

  /** Whether the loss of a piece counts for the limit. */
  counts(g: State, piece: number): boolean {
    return g.battle.hooks.uncounted.length === 0 || counts(g, piece);
  }

  /** A piece that can still bear so many hits. */
  worth(g: State, piece: number, bears: number): number {
    if (bears <= 0) return 0;
    const { weights } = this;
    const seat = g.battle.seat[piece];
    if (isLeader(piece)) return this.leader[seat] * (bears === 1 ? ROUTED_LEADER : 1);
    const { stays } = weights;
    const sure = bears < stays.length ? stays[bears] : 1;
    const force = weights.strike * this.strikes(g, piece) * (bears >> 1) + weights.bear * bears;
    return this.strength[seat] * force + (this.counts(g, piece) ? this.life[seat] : weights.idleLife) * sure;
  }

  /** Where the curve of a piece begins. */
  curve(g: State, piece: number): number {
    const at = piece * CURVE;
    if (this.reckoned[piece] !== this.stamp) this.reckon(g, piece, at);
    return at;
  }

  private reckon(g: State, piece: number, at: number): void {
    const { curves, weights } = this;
    const { stays } = weights;
    const seat = g.battle.seat[piece];
    const bears = bearsNow(g, piece);
    const lone = isLeader(piece);
    const led = !lone && g.unitHex[piece] >= 0 && g.hexLeader[g.unitHex[piece]] >= 0;
    const leader = led ? this.leader[seat] : 0;
    const strike = lone ? 0 : this.strength[seat] * weights.strike * this.strikes(g, piece);
    const bear = this.strength[seat] * weights.bear;
    const life = lone || this.counts(g, piece) ? this.life[seat] : weights.idleLife;
    const now = this.worth(g, piece, bears);
    for (let k = 0; k < CURVE; k++) {
      const left = bears - k;
      let loss = now;
      if (lone) {
        if (left > 0) loss -= this.leader[seat] * (left === 1 ? ROUTED_LEADER : 1);
      } else if (left > 0) {
        loss -= strike * (left >> 1) + bear * left + life * (left < stays.length ? stays[left] : 1);
      } else if (led) {
        // Hits that the unit cannot take are its leader's.
        loss += leader * (left === 0 ? weights.bare : left === -1 ? 1 - ROUTED_LEADER : 1);
      }
      curves[at + k] = loss;
    }
    this.reckoned[piece] = this.stamp;
  }

  /** What the owner of a piece loses by so many hits. */
  loss(g: State, piece: number, hits: number): number {
    return this.curves[this.curve(g, piece) + (hits < CURVE ? hits : CURVE - 1)];
  }

  /** What a piece gains when its grey cube is active again; a routed one gets two. */
  recovery(g: State, piece: number, routedCubes: number): number {
    const now = bearsNow(g, piece);
    const routed = g.cubes[piece] === 0;
    const most = 2 * g.battle.full[piece];
    const then = routed ? 2 * routedCubes : now + 1;
    return this.worth(g, piece, then < most ? then : most) - this.worth(g, piece, now);
  }
}

/** Hits that a piece can still bear. */
export const bearsNow = (g: State, piece: number): number => 2 * g.cubes[piece] + g.grey[piece];
