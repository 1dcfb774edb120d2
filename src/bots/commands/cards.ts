// Which card the policy plays: a card is worth what its orders would bring, given greedily, less what it might be worth another day.
// What a card orders is found by laying it on a copy of the position and reading the question that it asks.

import { FOR_ORDERS, NO_FACE } from '../../families/commands/rules/orders/order-dice.ts';
import { enemyUnitNextTo, hasTrait } from '../../families/commands/rules/standing.ts';
import {
  type Battle,
  type Frame,
  MAX_UNITS,
  newState,
  ORDERED,
  RESERVE,
  type State,
} from '../../families/commands/rules/state.ts';
import { SYMBOLS } from '../../families/commands/tables/tables.ts';
import { OpenChance } from '../../kernel/chance.ts';
import { firstOf } from '../../kernel/choice.ts';
import { run } from '../../kernel/procedure.ts';
import { copyInto, RUNNING, SLOT_PROCEDURE } from '../../kernel/state.ts';
import type { Prospects } from './prospects.ts';
import type { Worth } from './worth.ts';

/** Bringing a reserve onto the board, and sending a unit of the enemy back. */
const RESERVE_ENTERS = 60;
const SENDS_BACK = 12;

/** The sections, and those in which a card orders. */
const EVERYWHERE = 7;
const ordering = ({ left, centre, right }: Frame): number =>
  (left > 0 ? 1 : 0) | (centre > 0 ? 2 : 0) | (right > 0 ? 4 : 0);

export class Cards {
  private readonly worth: Worth;
  private readonly battle: Battle;
  private readonly prospects: Prospects;
  private readonly sim: State;
  private readonly open = new OpenChance();
  /** Those who may be ordered by the card looked at, the best first. */
  private count = 0;
  private readonly unit = new Int16Array(MAX_UNITS);
  private readonly gain = new Float64Array(MAX_UNITS);
  private readonly taken = new Uint8Array(MAX_UNITS);
  private readonly queue = new Int16Array(MAX_UNITS);
  private readonly groupGain = new Float64Array(MAX_UNITS);

  constructor(worth: Worth, prospects: Prospects) {
    this.worth = worth;
    this.battle = worth.battle;
    this.prospects = prospects;
    this.sim = newState(worth.battle);
    this.sim.chance = this.open;
  }

  /** What a card is expected to bring. */
  card(g: State, choice: number): number {
    const { sim, battle } = this;
    const { weights } = this.worth;
    copyInto(sim, g);
    const top = sim.procedures[sim.stack[sim.depth * sim.layout.frameSize + SLOT_PROCEDURE]];
    top.decision?.take(sim, sim.frames[sim.depth], choice);
    run(sim);
    const card = battle.game.cards[firstOf(choice)];
    const { group } = card;
    let value = 0;
    if (group === 'troop') value -= weights.keepTroop;
    else if (group === 'leadership') value -= weights.keepLeadership;
    else if (group === 'tactic') value -= weights.keepTactic;
    if (card.answers !== null) value -= weights.cardCost;
    if (sim.order >= 0 && 'tokens' in battle.game.cards[sim.order]) value += weights.token;
    if (sim.outcome !== RUNNING || sim.active !== g.active || sim.turn !== g.turn) return value;
    this.prospects.under(sim);
    return value + this.promise(sim, g.active);
  }

  /** What an order brings a unit or a leader; to those who only count orders one is as good as another. */
  private unitGain(unit: number): number {
    const gain = this.prospects.unit(unit);
    return gain > 1 && this.worth.weights.countsOrders ? 1 : gain;
  }

  private leaderGain(leader: number): number {
    const gain = this.prospects.leader(leader);
    return gain > 1 && this.worth.weights.countsOrders ? 1 : gain;
  }

  /** What the orders promise that are asked for, or have been given. */
  private promise(g: State, side: number): number {
    const f = g.frames[g.depth];
    switch (g.procedures[g.stack[g.depth * g.layout.frameSize + SLOT_PROCEDURE]].name) {
      case 'orderBySection':
        this.collect(g, side, 0, 0, ordering(f));
        return this.bySection(g, f, side);
      case 'orderByClass':
        this.collect(g, side, 1 << f.kind, f.apartFrom);
        return this.best(f.most) + this.leadersToo(g, side, f.withLeaders === 1 ? f.most - this.count : 0);
      case 'orderOneUnit':
        this.collect(g, side, 0, 0);
        return this.best(1);
      case 'orderLinked':
        return this.linked(g, side, 1 << f.kind, f.most);
      case 'orderLeadership':
        return this.leadership(g, f, side);
      case 'chooseSection':
        return this.oneSection(g, side, 1 << f.kind);
      case 'rollForOrders':
        return f.rolledFor === FOR_ORDERS ? this.byDice(g, f, side) : this.rallied(g, side);
      case 'shortSupply':
        return SENDS_BACK;
      default:
        return this.ordered(g, side);
    }
  }

  /** Collects the units of a kind (bits; 0 for any) in some sections that gain by an order, the best first. */
  private collect(g: State, side: number, kind: number, apart: number, within = EVERYWHERE): void {
    const { firstUnit, unitClasses, sections } = this.battle;
    const { unit, gain } = this;
    let n = 0;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      if (g.unitHex[u] < 0 || (kind !== 0 && (unitClasses[u] & kind) === 0)) continue;
      if ((sections[g.unitHex[u]] & within) === 0) continue;
      if (apart !== 0 && enemyUnitNextTo(g, g.unitHex[u], side)) continue;
      const value = this.unitGain(u);
      if (value <= 0) continue;
      let at = n++;
      for (; at > 0 && gain[at - 1] < value; at--) {
        gain[at] = gain[at - 1];
        unit[at] = unit[at - 1];
      }
      gain[at] = value;
      unit[at] = u;
    }
    this.count = n;
  }

  /** The best of those collected, a part of the last where the number is no whole one. */
  private best(most: number): number {
    let sum = 0;
    for (let i = 0; i < this.count && i < most; i++) sum += this.gain[i] * Math.min(1, most - i);
    return sum;
  }

  private leadersToo(g: State, side: number, most: number): number {
    const { firstLeader } = this.battle;
    let left = most;
    let sum = 0;
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last && left > 0; l++) {
      if (g.leaderHex[l] < 0) continue;
      const value = this.leaderGain(l);
      if (value <= 0) continue;
      sum += value;
      left--;
    }
    return sum;
  }

  private bySection(g: State, f: Frame, side: number): number {
    const { sections } = this.battle;
    let { left, centre, right } = f;
    let most = f.most > 0 ? f.most : 99;
    let sum = 0;
    for (let i = 0; i < this.count && most > 0; i++) {
      const set = sections[g.unitHex[this.unit[i]]];
      const a = (set & 1) !== 0 ? left : 0;
      const b = (set & 2) !== 0 ? centre : 0;
      const c = (set & 4) !== 0 ? right : 0;
      if (a + b + c <= 0) continue;
      if (a >= b && a >= c) left--;
      else if (b >= c) centre--;
      else right--;
      most--;
      sum += this.gain[i];
    }
    if (f.most > 0 || left + centre + right === 0) return sum;
    // Orders that no unit needs may go to leaders.
    const { firstLeader } = this.battle;
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
      const hex = g.leaderHex[l];
      if (hex < 0) continue;
      const set = sections[hex];
      if ((set & 1) * left + ((set >> 1) & 1) * centre + (set >> 2) * right <= 0) continue;
      const value = this.leaderGain(l);
      if (value > 0) sum += value;
    }
    return sum;
  }

  /** What the orders that have been given promise. */
  ordered(g: State, side: number): number {
    const { firstUnit, firstLeader } = this.battle;
    let sum = 0;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      if ((g.unitMark[u] & ORDERED) === 0 || g.unitHex[u] < 0) continue;
      const value = this.unitGain(u);
      if (value > 0) sum += value;
    }
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
      if ((g.leaderMark[l] & ORDERED) === 0 || g.leaderHex[l] < 0 || g.hexUnit[g.leaderHex[l]] >= 0) continue;
      const value = this.leaderGain(l);
      if (value > 0) sum += value;
    }
    return sum;
  }

  /** The best group of linked units of a kind. */
  private linked(g: State, side: number, kind: number, most: number): number {
    const { firstUnit, unitClasses } = this.battle;
    this.taken.fill(0);
    let best = 0;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      if (g.unitHex[u] < 0 || this.taken[u] === 1 || (unitClasses[u] & kind) === 0) continue;
      const sum = this.group(g, u, side, kind, most);
      if (sum > best) best = sum;
    }
    return best;
  }

  /** What a group of linked units gains to which a unit belongs; its members are marked in `taken`. */
  group(g: State, from: number, side: number, kind: number, most: number): number {
    const { board, unitSide, unitClasses } = this.battle;
    const { queue, taken, gain } = this;
    queue[0] = from;
    taken[from] = 1;
    let tail = 1;
    let n = 0;
    for (let head = 0; head < tail; head++) {
      const u = queue[head];
      const value = this.unitGain(u);
      if (value > 0) {
        let at = n++;
        for (; at > 0 && gain[at - 1] < value; at--) gain[at] = gain[at - 1];
        gain[at] = value;
      }
      for (let i = g.unitHex[u] * 6, end = i + 6; i < end; i++) {
        const hex = board.neighbours[i];
        const next = hex < 0 ? -1 : g.hexUnit[hex];
        if (next < 0 || taken[next] === 1 || unitSide[next] !== side || (unitClasses[next] & kind) === 0) continue;
        taken[next] = 1;
        queue[tail++] = next;
      }
    }
    this.count = n;
    return this.best(most);
  }

  /** What the groups gain to which units belong: forgotten, noted for the group found last, and asked for. */
  noGroups(): void {
    this.taken.fill(0);
    this.groupGain.fill(Number.NaN);
  }

  noteGroup(sum: number): void {
    for (let u = 0; u < MAX_UNITS; u++) {
      if (this.taken[u] === 1 && Number.isNaN(this.groupGain[u])) this.groupGain[u] = sum;
    }
  }

  groupOf(unit: number): number {
    return this.groupGain[unit];
  }

  private leadership(g: State, f: Frame, side: number): number {
    const { firstLeader, sections } = this.battle;
    let best = 0;
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
      const hex = g.leaderHex[l];
      if (hex < 0 || (sections[hex] & f.cardSections) === 0) continue;
      const sum = this.under(g, l, f.most);
      if (sum > best) best = sum;
    }
    if (f.orOne === 1) {
      this.collect(g, side, 0, 0);
      const one = this.best(1);
      if (one > best) best = one;
    }
    for (const rule of this.battle.rules) {
      if (rule.reserve?.side === side && g.goal[rule.reserve.rule] > 0 && this.waits(g, side)) best += RESERVE_ENTERS;
    }
    return best;
  }

  private waits(g: State, side: number): boolean {
    const { firstUnit } = this.battle;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) if (g.unitFate[u] === RESERVE) return true;
    return false;
  }

  /** What the orders of a leader gain: his hex and so many that are linked to it, the best one first each time. */
  under(g: State, leader: number, linked: number): number {
    const { board, unitSide, leaderSide, leaderTraits } = this.battle;
    const { taken, queue } = this;
    const side = leaderSide[leader];
    const hex = g.leaderHex[leader];
    const own = g.hexUnit[hex];
    let sum = own >= 0 ? Math.max(0, this.unitGain(own)) : Math.max(0, this.leaderGain(leader));
    taken.fill(0);
    if (own >= 0) taken[own] = 1;
    let most = hasTrait(leaderTraits[leader], 'ownHexOnly') ? 0 : linked;
    queue[0] = hex;
    for (let members = 1; most > 0; most--) {
      let best = 0;
      let chosen = -1;
      for (let m = 0; m < members; m++) {
        for (let i = queue[m] * 6, end = i + 6; i < end; i++) {
          const near = board.neighbours[i];
          const u = near < 0 ? -1 : g.hexUnit[near];
          if (u < 0 || taken[u] === 1 || unitSide[u] !== side) continue;
          const value = this.unitGain(u);
          if (value <= best) continue;
          best = value;
          chosen = u;
        }
      }
      if (chosen < 0) break;
      taken[chosen] = 1;
      queue[members++] = g.unitHex[chosen];
      sum += best;
    }
    return sum;
  }

  private oneSection(g: State, side: number, kind: number): number {
    let best = 0;
    for (let bit = 1; bit <= 4; bit *= 2) best = Math.max(best, this.inSection(g, side, kind, bit));
    return best;
  }

  /** What all units of a kind in a section gain. */
  inSection(g: State, side: number, kind: number, bit: number): number {
    const { firstUnit, unitClasses, sections } = this.battle;
    let sum = 0;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      if (hex < 0 || (unitClasses[u] & kind) === 0 || (sections[hex] & bit) === 0) continue;
      const value = this.unitGain(u);
      if (value > 0) sum += value;
    }
    return sum;
  }

  /** Orders that dice will give: as many of each class as are likely. */
  private byDice(g: State, f: Frame, side: number): number {
    const { likely } = this.worth.facts;
    const { unitType } = this.battle;
    this.collect(g, side, 0, 0);
    const dice = g.commandNow;
    const any = f.anyFace === NO_FACE ? 0 : dice * likely[f.anyFace];
    let sum = 0;
    let free = any;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      let left = dice * likely[symbol];
      for (let i = 0; i < this.count; i++) {
        if (unitType[this.unit[i]].symbol !== symbol) continue;
        if (left > 0) sum += this.gain[i] * Math.min(1, left);
        else if (free > 0) {
          sum += this.gain[i] * Math.min(1, free);
          free--;
        }
        left--;
      }
    }
    return sum;
  }

  /** Blocks that dice will restore. */
  rallied(g: State, side: number): number {
    const { likely } = this.worth.facts;
    const { firstUnit, unitType } = this.battle;
    let sum = 0;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      let left = g.commandNow * likely[symbol];
      for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last && left > 0; u++) {
        const type = unitType[u];
        if (g.unitHex[u] < 0 || type.symbol !== symbol || !type.rallies || g.unitBlocks[u] >= type.blocks) continue;
        sum += Math.min(1, left) * (this.worth.drop(u, g.unitBlocks[u] + 1, 1) + Math.max(0, this.unitGain(u)));
        left--;
      }
    }
    return sum;
  }
}
