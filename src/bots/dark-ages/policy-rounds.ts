// A round: which card opens it, and whom its points move, lead or rally [D Turns and sequence of play]
// [D Playing a card as activation].

import { mayActivate, mayLead, mayMarch, mayRally } from '../../games/dark-ages/rules/activation.ts';
import { enemyTouches, isRouted } from '../../games/dark-ages/rules/ground.ts';
import { mayRallyUnit } from '../../games/dark-ages/rules/rally.ts';
import {
  ACTIVATED,
  CARD_COUNT,
  GROUPED,
  HAND,
  isLeader,
  LAST_TURN,
  LED,
  MAX_PIECES,
  MELEE_FIGHT,
  pieceAt,
  RALLIED,
  type State,
} from '../../games/dark-ages/rules/state.ts';
import {
  CARD_ACTIVATION,
  CARD_KIND,
  EVENT_CARD,
  KIND_CARDS,
  LEADERSHIP_CARD,
} from '../../games/dark-ages/tables/tables.ts';
import * as V from '../../games/dark-ages/tables/verbs.ts';
import { choiceOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import type { Moves } from './policy-moves.ts';
import type { Places } from './policy-places.ts';
import { eventBrings } from './policy-time.ts';
import { clockNext, TURN_CARDS } from './time.ts';

/** Activation points go up to this. */
const MOST_POINTS = 4;

export class Rounds {
  private readonly places: Places;
  private readonly moves: Moves;
  /** By piece: the gain of its move, and whether a point has been thought to be spent on it. */
  private readonly gains = new Float64Array(MAX_PIECES);
  private readonly taken = new Uint8Array(MAX_PIECES);
  private readonly potential = new Float64Array(MOST_POINTS + 1);

  constructor(places: Places, moves: Moves) {
    this.places = places;
    this.moves = moves;
  }

  // ---- opening

  open(g: State, seat: number, whim: Whim | null): number {
    const { mine, stakes } = this.places;
    const { weights } = stakes;
    const doubt = weights.doubt.open;
    const last = g.lastTurn === LAST_TURN;
    // With the second pass in a row the last turn is over, and Player B has won.
    if (last && seat !== g.battle.playerA && (g.passes > 0 || g.handCount[1 - seat] === 0)) return choiceOf(V.PASS);
    const idle = mine.idle + (last ? mine.lastIdle : 0);
    let best = -idle + (whim === null ? 0 : doubt * whim.of(choiceOf(V.PASS)));
    let found = choiceOf(V.PASS);
    let base = 0;
    let planned = false;
    for (let c = 0, left = g.handCount[seat]; left > 0 && c < CARD_COUNT; c++) {
      if (g.cardAt[c] !== HAND + seat) continue;
      left--;
      const event = CARD_KIND[c] === EVENT_CARD;
      const choice = choiceOf(event ? V.EVENT : V.ACTIVATE, c);
      if (!event && !planned) {
        base = this.foresee(g, seat);
        planned = true;
      }
      let score = event
        ? this.event(g, seat) - idle
        : base + mine.points * this.potential[CARD_ACTIVATION[c]] - mine.spend - mine.text * stakes.card(seat, c);
      if (whim !== null) score += doubt * whim.of(choice);
      if (score <= best) continue;
      best = score;
      found = choice;
    }
    return found;
  }

  /** The clock is good for whoever plays it; every event before it brings the other side nearer to playing it. */
  private event(g: State, seat: number): number {
    const { mine } = this.places;
    if (seat !== g.battle.playerA) return clockNext(g) ? mine.clock : mine.event;
    // The clock brings Player A most when much has been discarded, but it must not come too late.
    const late = clockNext(g) && g.lastTurn === 0 && g.deckLeft <= TURN_CARDS ? mine.clock : 0;
    return mine.event - mine.draw * eventBrings(g, seat) + late;
  }

  /** What the fights of the round would bring; `potential` has what its points would. */
  private foresee(g: State, seat: number): number {
    const { firstUnit, firstLeader, ranged } = g.battle;
    const { gains, taken, places, potential } = this;
    const { mine } = places;
    let base = 0;
    for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
      gains[p] = 0;
      taken[p] = 1;
      const hex = g.unitHex[p];
      if (hex < 0 || g.cubes[p] === 0) continue;
      taken[p] = 0;
      if (enemyTouches(g, hex, seat)) base += mine.fights * this.meleeNow(g, p, hex);
      else if (ranged[p] === 1) base += mine.fights * places.bestShot(g, p, hex);
      gains[p] = this.moves.march(g, p);
    }
    for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
      gains[p] = 0;
      taken[p] = g.unitHex[p] < 0 || isRouted(g, p) ? 3 : 0;
    }
    potential[0] = 0;
    for (let n = 1; n <= MOST_POINTS; n++) potential[n] = potential[n - 1] + this.spendPoint(g, seat);
    return base;
  }

  /** The most that one more point brings, and marks what it is spent on: 1 moved, 2 has rallied, 4 has led. */
  private spendPoint(g: State, seat: number): number {
    const { firstUnit, firstLeader } = g.battle;
    const { gains, taken } = this;
    let best = 0;
    let by = -1;
    let how = 0;
    for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
      if (taken[p] !== 0 || gains[p] <= best) continue;
      best = gains[p];
      by = p;
      how = 1;
    }
    for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
      if ((taken[p] & 1) === 0) {
        const gain = this.group(g, p, false);
        if (gain > best) {
          best = gain;
          by = p;
          how = 1;
        }
      }
      if ((taken[p] & 2) !== 0) continue;
      const gain = this.rallying(g, p);
      if (gain <= best) continue;
      best = gain;
      by = p;
      how = 2;
    }
    if (by < 0) return 0;
    taken[by] |= how;
    if (isLeader(by) && how === 1) this.group(g, by, true);
    return best;
  }

  /** What all around a leader gain who have not been thought to move; with `take` they have. */
  private group(g: State, leader: number, take: boolean): number {
    const { board, seat } = g.battle;
    const { gains, taken } = this;
    const hex = g.unitHex[leader];
    let sum = 0;
    for (let d = -1; d < 6; d++) {
      const to = d < 0 ? hex : board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : g.hexUnit[to];
      if (p < 0 || seat[p] !== seat[leader] || taken[p] !== 0) continue;
      if (gains[p] > 0) sum += gains[p];
      if (take) taken[p] = 1;
    }
    return this.places.stakes.weights.group * sum;
  }

  private meleeNow(g: State, piece: number, hex: number): number {
    const { board, seat, ranged } = g.battle;
    const { exchange, own } = this.places;
    let best = Number.NEGATIVE_INFINITY;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seat[p] === seat[piece]) continue;
      const gain = exchange.gain(g, MELEE_FIGHT, piece, hex, p, to, own);
      if (gain > best) best = gain;
    }
    if (best === Number.NEGATIVE_INFINITY) return 0;
    return ranged[piece] === 1 && best < 0 ? 0 : best;
  }

  // ---- movement

  /** What a leader brings who rallies. */
  private rallying(g: State, leader: number): number {
    const { board, morale } = g.battle;
    const { stakes, mine } = this.places;
    const hex = g.unitHex[leader];
    let best = 0;
    let sum = 0;
    let count = 0;
    for (let d = -1; d < 6; d++) {
      const to = d < 0 ? hex : board.neighbours[hex * 6 + d];
      if (to < 0 || !mayRallyUnit(g, leader, to)) continue;
      const gain = stakes.recovery(g, pieceAt(g, to), 2);
      if (gain > best) best = gain;
      sum += gain;
      count++;
    }
    if (count === 0) return 0;
    const draws = count < morale[leader] ? count : morale[leader];
    const average = (sum * draws) / count;
    return stakes.weights.rally * (average > best ? average : best) + draws * mine.draw;
  }

  movement(g: State, seat: number, whim: Whim | null): number {
    const { firstUnit, firstLeader } = g.battle;
    const { moves, gains } = this;
    const { mine, stakes } = this.places;
    const doubt = stakes.weights.doubt.move;
    const needed = g.points === 0 ? GROUPED : 0;
    let best = mine.least;
    let found = choiceOf(V.DONE);
    let grey = 0;
    for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
      gains[p] = 0;
      grey |= g.grey[p];
      const hex = g.unitHex[p];
      if (hex < 0 || g.cubes[p] === 0 || (g.mark[p] & ACTIVATED) !== 0) continue;
      const gain = moves.march(g, p);
      gains[p] = gain;
      if ((g.mark[p] & needed) !== needed) continue;
      const score = whim === null ? gain : gain + doubt * whim.of(choiceOf(V.MOVE, p));
      if (score <= best || gain <= 0 || !mayActivate(g, p)) continue;
      best = score;
      found = choiceOf(V.MOVE, hex);
    }
    for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
      grey |= g.grey[p];
      const hex = g.unitHex[p];
      if (hex < 0 || isRouted(g, p)) continue;
      const mark = g.mark[p];
      if ((mark & (ACTIVATED | GROUPED)) === GROUPED) {
        const gain = moves.march(g, p);
        if (gain > best && mayMarch(g, p)) {
          best = gain;
          found = choiceOf(V.MOVE_LEADER, hex);
        }
      }
      if (g.points === 0) continue;
      if ((mark & (LED | ACTIVATED)) === 0) {
        const gain = this.leading(g, p);
        const score = whim === null ? gain : gain + doubt * whim.of(choiceOf(V.LEAD, p));
        if (score > best && gain > 0 && mayLead(g, p)) {
          best = score;
          found = choiceOf(V.LEAD, hex);
        }
      }
      if ((mark & RALLIED) === 0) {
        const gain = this.rallying(g, p);
        if (gain > best && mayRally(g, p)) {
          best = gain;
          found = choiceOf(V.RALLY, hex);
        }
      }
    }
    return grey === 0 ? found : this.orRecover(g, seat, found);
  }

  /** What the group of a leader gains that is not free to move already. */
  private leading(g: State, leader: number): number {
    const { board, seat } = g.battle;
    const hex = g.unitHex[leader];
    let sum = 0;
    for (let d = -1; d < 6; d++) {
      const to = d < 0 ? hex : board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : g.hexUnit[to];
      if (p < 0 || seat[p] !== seat[leader] || (g.mark[p] & (ACTIVATED | GROUPED)) !== 0) continue;
      if (this.gains[p] > 0) sum += this.gains[p];
    }
    return this.places.stakes.weights.group * sum;
  }

  /** Leadership on a routed piece or one with a grey cube, where that is worth the card; else the other choice. */
  orRecover(g: State, seat: number, other: number): number {
    const { stakes, mine } = this.places;
    const cards = KIND_CARDS[LEADERSHIP_CARD];
    let card = -1;
    for (let i = 0; i < cards.length; i++) if (g.cardAt[cards[i]] === HAND + seat) card = cards[i];
    if (card < 0) return other;
    const { firstUnit, firstLeader } = g.battle;
    let best = mine.order * stakes.card(seat, card) + mine.orderLeast;
    let found = other;
    for (let p = firstUnit[seat]; p < firstLeader[seat + 1]; p++) {
      if (p === firstUnit[seat + 1]) p = firstLeader[seat];
      if (p >= firstLeader[seat + 1] || g.grey[p] === 0 || g.unitHex[p] < 0) continue;
      const gain = stakes.recovery(g, p, 2);
      if (gain <= best) continue;
      best = gain;
      found = choiceOf(V.PLAY_ON, card, g.unitHex[p]);
    }
    return found;
  }

  /** Whom a leader rallies first; `but` is no longer asked for. */
  rallyName(g: State, leader: number, but: number): number {
    const { board } = g.battle;
    const hex = g.unitHex[leader];
    let best = 0.2;
    let found = choiceOf(V.DONE);
    for (let d = -1; d < 6; d++) {
      const to = d < 0 ? hex : board.neighbours[hex * 6 + d];
      if (to < 0 || !mayRallyUnit(g, leader, to, but)) continue;
      const gain = this.places.stakes.recovery(g, pieceAt(g, to), 2);
      if (gain <= best) continue;
      best = gain;
      found = choiceOf(V.NAME, to);
    }
    return found;
  }
}
