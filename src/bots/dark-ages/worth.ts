// What a position of Dark Ages is worth to a side: units by what they strike with and can still bear, how near each side is
// to its limit, leaders, the time that Player A has left, the way that he has still to go, ground, and cards of the hand
// [D Victory conditions].

import { isRouted } from '../../games/dark-ages/rules/ground.ts';
import { attackOf, defenceOf } from '../../games/dark-ages/rules/questions.ts';
import {
  CARD_COUNT,
  HAND,
  isLeader,
  MAX_HEXES,
  MAX_PIECES,
  pieceAt,
  type State,
} from '../../games/dark-ages/rules/state.ts';
import { RUNNING, WIN } from '../../kernel/state.ts';
import { AVERAGE_CARD, cardWorth } from './card-worth.ts';
import { counts, Fields } from './fields.ts';
import { timeGone, timeLeft } from './time.ts';
import type { Weights } from './weights.ts';

/** For a unit with a leader, while half of the time is left: it is in less of a hurry than anybody. */
const LEADERS_HANG_BACK = -0.15;
/** Farther than anything on a map. */
const FAR = 99;

/** The share of dice that hit with a value; 0 for no value. */
const share = (value: number): number => (value === 0 ? 0 : (7 - value) / 6);

export class Worth {
  readonly weights: Weights;
  /** What has been reckoned since `begin`: strikes by piece, and one more than the nearest enemy by seat and hex. */
  private readonly struck = new Float64Array(MAX_PIECES);
  private readonly fields = new Fields();
  private readonly near = new Uint8Array(2 * MAX_HEXES);
  private gone = -1;

  constructor(weights: Weights) {
    this.weights = weights;
    this.begin();
  }

  /** The position has changed: nothing that was reckoned before holds. */
  begin(): void {
    this.struck.fill(-1);
    this.near.fill(0);
    this.fields.begin();
    this.gone = -1;
  }

  /** The part of Player A's time that is gone: from 0 to 1. */
  private late(g: State): number {
    if (this.gone < 0) this.gone = timeGone(g);
    return this.gone;
  }

  /** What each cube of a piece strikes with. */
  strikes(g: State, piece: number): number {
    const known = this.struck[piece];
    if (known >= 0) return known;
    const { fire, ranged } = g.battle;
    const defends = share(defenceOf(g, piece));
    const value =
      ranged[piece] === 1 ? 0.9 * share(fire[piece]) + 0.25 * defends : 0.6 * share(attackOf(g, piece)) + 0.5 * defends;
    this.struck[piece] = value;
    return value;
  }

  /** What the next loss of a unit of the seat costs beyond its strength. */
  life(g: State, seat: number): number {
    const { weights } = this;
    const limit = g.battle.limit[1 - seat];
    if (limit === 0) return weights.idleLife;
    const left = limit - g.lost[seat];
    const life = left <= 1 ? weights.life + 4 * weights.lastLife : weights.life + weights.lastLife / left;
    return seat === g.battle.playerA ? weights.spendLife * life : life;
  }

  /** Player A loses when time is up, with whatever he has left: his strength is there to be spent. */
  private stake(g: State, seat: number): number {
    return seat === g.battle.playerA ? this.weights.spend * (1 - this.weights.bold * this.late(g)) : 1;
  }

  /** What the next leader of the seat is worth when so many are left: with the last one the battle is lost. */
  leader(g: State, seat: number, left = g.leadersLeft[seat]): number {
    return left <= 1 ? 3 * this.weights.leader : this.weights.leader / left;
  }

  /** A piece that can still bear so many hits. */
  piece(g: State, piece: number, bears: number, life = this.life(g, g.battle.seat[piece])): number {
    const { weights } = this;
    if (bears <= 0) return 0;
    if (isLeader(piece)) return this.leader(g, g.battle.seat[piece]) * (bears === 1 ? 0.4 : 1);
    const { stays } = weights;
    const sure = bears < stays.length ? stays[bears] : 1;
    const strength = weights.strike * this.strikes(g, piece) * (bears >> 1) + weights.bear * bears;
    return this.stake(g, g.battle.seat[piece]) * strength + (counts(g, piece) ? life : weights.idleLife) * sure;
  }

  /** What lies between a unit of Player A and the enemy, weighed: he has to come to blows before his time is up. */
  toGo(g: State, piece: number, hex: number): number {
    const seat = g.battle.seat[piece];
    if (seat !== g.battle.playerA) return 0;
    const { ranged, range } = g.battle;
    // Bows are there when they have somebody in range.
    const far = Math.max(0, this.fields.far(g, hex, 1 - seat) - (ranged[piece] === 1 ? range[piece] : 1));
    const { approach, haste } = this.weights;
    // Units with leaders come up behind the others: a battle is sooner lost with the last leader than with time.
    const late = this.late(g);
    const gone = g.hexLeader[g.unitHex[piece]] < 0 ? late : LEADERS_HANG_BACK + Math.max(0, 2 * late - 1);
    return approach * (1 + haste * gone) * this.strikes(g, piece) * g.cubes[piece] * far;
  }

  /** The nearest enemy of a hex; far away when there is none. */
  nearest(g: State, hex: number, enemy: number): number {
    const known = this.near[enemy * MAX_HEXES + hex];
    if (known > 0) return known - 1;
    const { board, firstUnit } = g.battle;
    const row = hex * board.size;
    let best = FAR;
    for (let p = firstUnit[enemy]; p < firstUnit[enemy + 1]; p++) {
      const at = g.unitHex[p];
      if (at >= 0 && board.distance[row + at] < best) best = board.distance[row + at];
    }
    this.near[enemy * MAX_HEXES + hex] = best + 1;
    return best;
  }

  /** The place of a leader: who is with him and around him. */
  leaderPlace(g: State, leader: number, hex: number, seat: number): number {
    const { weights } = this;
    const { board, seat: seats } = g.battle;
    const unit = g.hexUnit[hex];
    let value = unit >= 0 ? weights.attached + (g.grey[unit] > 0 ? weights.toRally : 0) : 0;
    let enemies = 0;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || p === leader) continue;
      if (seats[p] !== seat) enemies++;
      else value += weights.led + (g.grey[p] > 0 ? weights.toRally : 0);
    }
    // Next to the enemy he is as safe as the unit with him.
    if (enemies > 0 && (unit < 0 || g.cubes[unit] < 2)) {
      value -= (unit < 0 ? weights.bare : weights.thin) * this.leader(g, seat);
    }
    return value;
  }

  /** Everything that one seat has on the board, and what it has lost. */
  private seat(g: State, seat: number): number {
    const { weights } = this;
    const { firstUnit, firstLeader, limit, playerA } = g.battle;
    const life = this.life(g, seat);
    let value = 0;
    const goal = limit[1 - seat];
    const part = seat === playerA ? weights.spendLife : 1;
    for (let n = 0; n < g.lost[seat]; n++) {
      value -= goal === 0 ? weights.idleLife : part * (weights.life + weights.lastLife / Math.max(1, goal - n));
    }
    for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
      const hex = g.unitHex[p];
      if (hex < 0) continue;
      value += this.piece(g, p, 2 * g.cubes[p] + g.grey[p], life) - (counts(g, p) ? life : 0);
      if (isRouted(g, p)) continue;
      value += weights.ground[g.hexTerrain[hex]];
      value -= this.toGo(g, p, hex);
    }
    for (let left = g.leadersLeft[seat]; left > 0; left--) value += this.leader(g, seat, left);
    const leader = this.leader(g, seat);
    for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
      const hex = g.unitHex[p];
      if (hex < 0) continue;
      value += this.piece(g, p, 2 * g.cubes[p] + g.grey[p], life) - leader + this.leaderPlace(g, p, hex, seat);
    }
    return value;
  }

  /** What the time left is worth to Player A: cards, and that the end is not yet fixed. */
  private clock(g: State): number {
    const { weights } = this;
    return weights.time * timeLeft(g) - (g.lastTurn === 0 ? 0 : weights.lastTurn);
  }

  /** The hand of the seat by its cards, that of the enemy by their number. */
  private cards(g: State, seat: number): number {
    let value = -AVERAGE_CARD * g.handCount[1 - seat];
    for (let c = 0, left = g.handCount[seat]; left > 0 && c < CARD_COUNT; c++) {
      if (g.cardAt[c] !== HAND + seat) continue;
      value += cardWorth(g, seat, c);
      left--;
    }
    return this.weights.card * value;
  }

  /** The position to `seat`, against the other seat. */
  position(g: State, seat: number): number {
    const { weights } = this;
    if (g.outcome !== RUNNING) return g.outcome - WIN === seat ? weights.victory : -weights.victory;
    this.begin();
    const time = this.clock(g);
    return (
      this.seat(g, seat) - this.seat(g, 1 - seat) + this.cards(g, seat) + (seat === g.battle.playerA ? time : -time)
    );
  }
}

/** Hits that a piece can still bear. */
export const bears = (g: State, piece: number): number => 2 * g.cubes[piece] + g.grey[piece];
