// What a position of Battalion is worth to a side: units by what they strike with and can still bear, the deck as the life of
// the army, tokens by how soon they can be used, cards of the hand, and whether the camps are defended [B Winning the
// battle].

import { cohesionOf, hasTrait, sideInSector } from '../../games/battalion/rules/questions.ts';
import { LIST_SIZE, MOST_RANKS, RESERVE, type State } from '../../games/battalion/rules/state.ts';
import { COHESION, ranks } from '../../games/battalion/tables/tables.ts';
import { STEADFAST } from '../../games/battalion/tables/traits.ts';
import { RUNNING, WIN } from '../../kernel/state.ts';
import { CARD_WORTH } from './card-worth.ts';
import type { Weights } from './weights.ts';

/** More tokens than anybody has. */
const MOST_TOKENS = 100;

/** Hits of a die for each of these values, on average. */
const oneEach = (values: readonly number[]): number => values.reduce((sum, value) => sum + (9 - value) / 8, 0);

/** What a rank strikes with: its better kind of attack in full, half of the other. By kind + 1, as a state has it. */
const STRIKES = Float64Array.from([
  0,
  ...ranks.map(({ melee, ranged }) => {
    const [m, r] = [oneEach(melee), oneEach(ranged)];
    return Math.max(m, r) + Math.min(m, r) / 2;
  }),
]);

export class Worth {
  readonly weights: Weights;
  /** By the number of cards left: what the deck is worth, and what the next card of it is. */
  private readonly deck = new Float64Array(LIST_SIZE + 1);
  readonly nextLife = new Float64Array(LIST_SIZE + 1);
  private readonly orderWorth = new Float64Array(MOST_TOKENS);
  /** Set by `loss`: the unit would be disbanded. */
  disbands = false;

  constructor(weights: Weights) {
    this.weights = weights;
    for (let left = 1; left <= LIST_SIZE; left++) {
      this.nextLife[left] = weights.life + weights.lastLife / left;
      this.deck[left] = this.deck[left - 1] + this.nextLife[left];
    }
    // Without a card left the next loss of a unit is the end.
    this.nextLife[0] = weights.life + 2 * weights.lastLife;
    for (let n = 1, each = weights.order; n < MOST_TOKENS; n++, each *= weights.orderFall) {
      this.orderWorth[n] = this.orderWorth[n - 1] + Math.max(each, weights.orderLeast);
    }
  }

  /** What each card of a hand counts for: of many cards few will find their moment, and fewer when the end is near. */
  perCard(g: State, seat: number): number {
    const { card, handFall, cardAtEnd } = this.weights;
    const end = g.deckLeft[seat] === 0 ? cardAtEnd : 1;
    return (card * end) / (1 + handFall * Math.max(0, g.handCount[seat] - 1));
  }

  /** So many order in a camp. */
  order(tokens: number): number {
    return this.orderWorth[tokens];
  }

  /** A unit without its first `lost` ranks and with so much disorder on it. */
  unit(g: State, unit: number, lost: number, disorder: number): number {
    const { weights } = this;
    let strikes = 0;
    let bears = -disorder;
    for (let i = unit * MOST_RANKS + lost, end = (unit + 1) * MOST_RANKS; i < end; i++) {
      strikes += STRIKES[g.rank[i]];
      bears += COHESION[g.rank[i]];
    }
    if (bears <= 0) return 0;
    if (g.unitSector[unit] === RESERVE) strikes *= weights.reserve;
    const near = bears < weights.danger.length ? weights.danger[bears] : 0;
    const life = this.nextLife[g.deckLeft[g.battle.unitSeat[unit]]];
    return weights.attack * strikes + weights.bear * bears - near * life;
  }

  /** What the owner loses when hits are taken this way; `placed` is less than nothing for disorder brought back. */
  taken(g: State, unit: number, lost: number, placed: number): number {
    const { weights } = this;
    const seat = g.battle.unitSeat[unit];
    const disorder = g.unitDisorder[unit];
    const camp = g.campOrder[seat];
    const kept = this.unit(g, unit, 0, disorder) - this.unit(g, unit, lost, disorder + placed);
    if (placed <= 0) return kept + placed * (weights.campDisorder - weights.unitDisorder);
    return kept + this.orderWorth[camp] - this.orderWorth[camp - placed] - placed * weights.unitDisorder;
  }

  /** What the owner loses with the unit: its tokens go to the camp, and a card is drawn. */
  disbanded(g: State, unit: number): number {
    const { weights } = this;
    const left = g.deckLeft[g.battle.unitSeat[unit]];
    if (left === 0) return weights.victory;
    const order = g.unitOrder[unit];
    const tokens =
      order * (weights.spentOrder - weights.campDisorder) +
      g.unitDisorder[unit] * (weights.unitDisorder - weights.campDisorder) -
      weights.burden * order * order;
    return this.unit(g, unit, 0, g.unitDisorder[unit]) + this.nextLife[left] + tokens - weights.card;
  }

  /** What the owner loses by so many hits, taken as well as this reckoning knows [B Taking hits]. */
  loss(g: State, unit: number, hits: number): number {
    this.disbands = false;
    if (hits === 0) return 0;
    const seat = g.battle.unitSeat[unit];
    const order = g.campOrder[seat];
    const disorder = g.unitDisorder[unit];
    let extra = 0;
    let left = hits;
    if (order + g.campDisorder[seat] > 0 && hasTrait(g, unit, STEADFAST)) {
      left--;
      extra = this.weights.campDisorder;
      if (left === 0) return extra;
    }
    const at = unit * MOST_RANKS;
    let cohesion = cohesionOf(g, unit);
    let best = this.disbanded(g, unit);
    this.disbands = true;
    for (let lost = 0; lost < MOST_RANKS && g.rank[at + lost] !== 0; lost++) {
      const placed = left > 0 ? left : -Math.min(-left, disorder);
      if (placed <= order && disorder + placed < cohesion) {
        const value = this.taken(g, unit, lost, placed);
        if (value < best) {
          best = value;
          this.disbands = false;
        }
      }
      cohesion -= COHESION[g.rank[at + lost]];
      left -= COHESION[g.rank[at + lost]];
    }
    return best + extra;
  }

  /** Everything that one seat has. */
  private seat(g: State, seat: number): number {
    const { weights } = this;
    let value =
      this.deck[g.deckLeft[seat]] +
      this.orderWorth[g.campOrder[seat]] +
      weights.campDisorder * g.campDisorder[seat] -
      weights.exhausted * g.exhausted[seat];
    const { firstUnit, endUnit, firstCard, endCard } = g.battle;
    for (let u = firstUnit[seat]; u < endUnit[seat]; u++) {
      if (g.unitSector[u] < RESERVE) continue;
      const order = g.unitOrder[u];
      const disorder = g.unitDisorder[u];
      value += this.unit(g, u, 0, disorder) + weights.unitDisorder * disorder;
      value += order * (weights.spentOrder - weights.burden * order);
    }
    let cards = 0;
    for (let card = firstCard[seat]; card < endCard[seat]; card++) cards += g.held[card] * CARD_WORTH[card];
    return value + cards * this.perCard(g, seat);
  }

  /** How badly a side's camps are defended. */
  private camps(g: State, side: number): number {
    let value = 0;
    for (const sector of g.battle.campSectors) {
      if (sideInSector(g, side, sector)) continue;
      value += sideInSector(g, 1 - side, sector) ? this.weights.openCamp : this.weights.bareCamp;
    }
    return value;
  }

  /** The position to the side of `seat`, against the other side. */
  position(g: State, seat: number): number {
    const side = seat & 1;
    if (g.outcome !== RUNNING) return g.outcome - WIN === side ? this.weights.victory : -this.weights.victory;
    let value = this.camps(g, 1 - side) - this.camps(g, side);
    for (let s = 0; s < g.battle.seats; s++) value += (s & 1) === side ? this.seat(g, s) : -this.seat(g, s);
    return value;
  }
}
