// What units, tokens, cards and lives are worth to the policy, and what hits cost their owner when they are taken as well as
// can be [B Taking hits]. The costs of 0 to 6 hits are worked out once for each unit and look at the position.

import { LIST_SIZE, MAX_UNITS, MOST_DICE, MOST_RANKS, RESERVE, type State } from '../../games/battalion/rules/state.ts';
import { COHESION, cards } from '../../games/battalion/tables/tables.ts';
import { STEADFAST, SWIFT } from '../../games/battalion/tables/traits.ts';
import { HIT_PLACES } from './hit-chances.ts';
import { Facts } from './policy-facts.ts';
import type { PolicyWeights } from './policy-weights.ts';

/** More tokens than anybody has. */
const MOST_TOKENS = 100;
/** More hits than anybody bears. */
const MOST_BORNE = 64;
/** A card whose text is not weighed. */
const ANY_TEXT = 0.6;
/** A lost battle. */
export const DEFEAT = 100;

export class PolicyWorth {
  readonly weights: PolicyWeights;
  readonly facts: Facts;
  /** By the number of cards left: what the next card of the deck is worth. */
  readonly nextLife = new Float64Array(LIST_SIZE + 1);
  private readonly orderWorth = new Float64Array(MOST_TOKENS);
  /** The same for who cannot rally any more: what is spent never comes back. */
  private readonly lastOrder = new Float64Array(MOST_TOKENS);
  /** What the text of a card is worth, by its number. */
  readonly texts: Float64Array;
  readonly near = new Float64Array(MOST_BORNE);
  /** What 0 to 6 hits cost, and how many ranks go then; -1 when the unit is disbanded. */
  readonly costs = new Float64Array(MAX_UNITS * HIT_PLACES);
  readonly falls = new Int8Array(MAX_UNITS * HIT_PLACES);
  /** For which look, and for how much order in the camp, the costs hold. */
  private readonly costLook = new Int32Array(MAX_UNITS);
  private readonly costOrder = new Int16Array(MAX_UNITS);
  looks = 0;
  /** Those of them that are not engaged. */
  readonly free = new Int16Array(16);
  /** Units of each side in each sector: `side * 8 + sector`. */
  readonly present = new Int16Array(16);
  /** Where the last unit before a camp would be replaced, by side: asked once for a look. -1 when it was not asked yet. */
  private readonly refill = new Int8Array(16);

  constructor(weights: PolicyWeights) {
    this.weights = weights;
    this.texts = Float64Array.from(cards, ({ key }) => weights.texts[key] ?? ANY_TEXT);
    this.facts = new Facts(weights.second, weights.pinned);
    const { life, lastLife, order, orderEnd, danger, dangerFall } = weights;
    for (let left = 1; left <= LIST_SIZE; left++) this.nextLife[left] = life + lastLife / left;
    // Without a card left the next loss of a unit is the end.
    this.nextLife[0] = life + 2 * lastLife;
    for (let n = 1; n < MOST_TOKENS; n++) {
      this.orderWorth[n] = n * order;
      this.lastOrder[n] = this.lastOrder[n - 1] + order + orderEnd / n;
    }
    for (let bears = 1, each = danger; bears < MOST_BORNE; bears++, each *= dangerFall) this.near[bears] = each;
  }

  /** Begins to look at a position: nothing that was found in another one holds any more. */
  look(g: State): void {
    this.looks++;
    this.facts.refresh(g);
    this.present.fill(0);
    this.free.fill(0);
    this.refill.fill(-1);
    const { units, unitSide } = g.battle;
    for (let i = 0; i < units.length; i++) {
      const sector = g.unitSector[units[i]];
      if (sector < 0) continue;
      const at = unitSide[units[i]] * 8 + sector;
      this.present[at]++;
      if (g.links[units[i]] === 0) this.free[at]++;
    }
  }

  /** What each card of a hand counts for: of many cards few will find their moment, and fewer when the end is near. */
  card(g: State, seat: number, card: number): number {
    const { card: each, handFall, cardAtEnd } = this.weights;
    const end = g.deckLeft[seat] === 0 ? cardAtEnd : 1;
    return (this.texts[card] * each * end) / (1 + handFall * Math.max(0, g.handCount[seat] - 1));
  }

  /** So many order in the camp of a seat. */
  order(g: State, seat: number, tokens: number): number {
    return g.deckLeft[seat] === 0 ? this.lastOrder[tokens] : this.orderWorth[tokens];
  }

  /** A unit without its first `lost` ranks and with so much disorder on it. */
  unit(g: State, unit: number, lost: number, disorder: number): number {
    const { weights, facts } = this;
    const at = unit * MOST_RANKS + lost;
    const bears = facts.cohesion[at] - disorder;
    if (bears <= 0) return 0;
    let strikes = g.links[unit] !== 0 ? facts.strikesEngaged[at] : facts.strikesFree[at];
    if (g.unitSector[unit] === RESERVE) strikes *= weights.reserve;
    const life = this.lifeAtStake(g, unit);
    return weights.attack * strikes + weights.bear * bears - this.near[bears] * life;
  }

  /** The next card of the deck as far as the unit is in danger: where no enemy stands it is safer. */
  private lifeAtStake(g: State, unit: number): number {
    const sector = g.unitSector[unit];
    const life = this.nextLife[g.deckLeft[g.battle.unitSeat[unit]]];
    const met = sector >= 0 && this.present[(1 - g.battle.unitSide[unit]) * 8 + sector] > 0;
    return met ? life : life * this.weights.safe;
  }

  /** What the owner loses when hits are taken this way with so much order in his camp; less than nothing is brought back. */
  taken(g: State, unit: number, lost: number, placed: number, order: number): number {
    const { weights } = this;
    const disorder = g.unitDisorder[unit];
    const kept = this.unit(g, unit, 0, disorder) - this.unit(g, unit, lost, disorder + placed);
    const seat = g.battle.unitSeat[unit];
    const back = g.deckLeft[seat] === 0 ? 0 : 1;
    if (placed <= 0) return kept + back * placed * (weights.campDisorder - weights.unitDisorder);
    return (
      kept + this.order(g, seat, order) - this.order(g, seat, order - placed) - back * placed * weights.unitDisorder
    );
  }

  /** What the owner loses with the unit: its tokens go to the camp, a card is drawn, and a camp may lie open. */
  disbanded(g: State, unit: number): number {
    const { weights } = this;
    const seat = g.battle.unitSeat[unit];
    const left = g.deckLeft[seat];
    if (left === 0 && !g.battle.readings.milderExhaustion) return DEFEAT;
    const order = g.unitOrder[unit];
    const tokens =
      order * (weights.spentOrder - weights.campDisorder) +
      g.unitDisorder[unit] * (weights.unitDisorder - weights.campDisorder) -
      weights.burden * order * order;
    const value = this.unit(g, unit, 0, g.unitDisorder[unit]) + this.nextLife[left] + tokens - weights.card;
    return value + this.guard(g, unit);
  }

  /** What a unit is worth because it stands before a camp where enemies are. */
  guard(g: State, unit: number): number {
    const sector = g.unitSector[unit];
    const side = g.battle.unitSide[unit];
    if (sector < 0 || !g.battle.campSectors.includes(sector) || this.present[(1 - side) * 8 + sector] === 0) return 0;
    const own = this.present[side * 8 + sector];
    if (own > 2) return 0;
    if (own === 2) return this.weights.campThin;
    return this.refills(g, side, sector) ? this.weights.campRefilled : this.weights.campLost;
  }

  /** Whether somebody of the side can come into a sector in its next turn, by public facts [B Redeployment phase]. */
  refills(g: State, side: number, sector: number): boolean {
    const at = side * 8 + sector;
    if (this.refill[at] < 0) this.refill[at] = this.canRefill(g, side, sector) ? 1 : 0;
    return this.refill[at] === 1;
  }

  private canRefill(g: State, side: number, sector: number): boolean {
    const { sideUnits, unitSeat, homeSectors } = g.battle;
    const units = sideUnits[side];
    for (let i = 0; i < units.length; i++) {
      const unit = units[i];
      if (g.links[unit] !== 0) continue;
      const seat = unitSeat[unit];
      const at = g.unitSector[unit];
      if (at < RESERVE || (at === RESERVE ? ((homeSectors[seat] >> sector) & 1) === 0 : Math.abs(at - sector) !== 1))
        continue;
      if (g.handCount[seat] > 0 || (this.facts.traits[unit * MOST_RANKS] & SWIFT) !== 0) return true;
    }
    return false;
  }

  /** Works out what 0 to 6 hits cost the owner of the unit with so much order in his camp; answers where they stand. */
  reckon(g: State, unit: number, order: number): number {
    const base = unit * HIT_PLACES;
    if (this.costLook[unit] === this.looks && this.costOrder[unit] === order) return base;
    this.costLook[unit] = this.looks;
    this.costOrder[unit] = order;
    const { costs, falls, facts, weights } = this;
    const { rank } = g;
    costs[base] = 0;
    falls[base] = 0;
    const at = unit * MOST_RANKS;
    const seat = g.battle.unitSeat[unit];
    const gone = this.disbanded(g, unit);
    const whole = this.unit(g, unit, 0, g.unitDisorder[unit]);
    const tokens = order + g.campDisorder[seat] > 0;
    const steady = tokens && (facts.traits[at] & STEADFAST) !== 0 ? 1 : 0;
    // A token of the camp lies on the unit as order then.
    const token =
      steady === 0 ? 0 : (g.campDisorder[seat] > 0 ? weights.campDisorder : weights.order) - weights.spentOrder;
    const count = facts.ranks[unit];
    const disorder = g.unitDisorder[unit];
    const orders = g.deckLeft[seat] === 0 ? this.lastOrder : this.orderWorth;
    const back = g.deckLeft[seat] === 0 ? 0 : 1;
    const strikes = g.links[unit] !== 0 ? facts.strikesEngaged : facts.strikesFree;
    const { near } = this;
    const life = this.lifeAtStake(g, unit);
    const change = back * (weights.campDisorder - weights.unitDisorder);
    for (let hits = 1; hits <= MOST_DICE; hits++) {
      let best = gone;
      let fall = -1;
      let left = hits - steady;
      if (left === 0) {
        costs[base + hits] = token;
        falls[base + hits] = 0;
        continue;
      }
      for (let lost = 0; lost < count; lost++) {
        const placed = left > 0 ? left : -left < disorder ? left : -disorder;
        const bears = facts.cohesion[at + lost] - disorder - placed;
        if (placed <= order && bears > 0) {
          let value = whole - weights.attack * strikes[at + lost] - weights.bear * bears + near[bears] * life;
          if (placed <= 0) value += placed * change;
          else value += orders[order] - orders[order - placed] - back * placed * weights.unitDisorder;
          if (value < best) {
            best = value;
            fall = lost;
          }
        }
        left -= COHESION[rank[at + lost]];
      }
      costs[base + hits] = best + token;
      falls[base + hits] = fall;
    }
    return base;
  }
}
