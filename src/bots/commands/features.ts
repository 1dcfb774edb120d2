// The numbers by which the worth of a position is judged, at the beginning of a turn. Each side is counted by itself, and what is
// written is the difference; what counts for whoever is to move, or for the other, changes its sign with the seat. Only what is
// said of the own hand has no counterpart: the other hand is not known.

import { hasTrait, supports } from '../../families/commands/rules/standing.ts';
import { type Battle, MAX_HAND, MAX_UNITS, ON_BOARD, type State } from '../../families/commands/rules/state.ts';
import type { CardGroup } from '../../families/commands/tables/tables.ts';
import type { Features } from '../general/brings.ts';
import { Exchange } from './exchange.ts';
import type { Facts } from './facts.ts';
import { Goals } from './goals.ts';
import { factsOf } from './policy.ts';
import { PLAIN } from './weights.ts';
import { Worth } from './worth.ts';

/** What is counted for each side and written as the difference. */
const COUNTED = [
  'banners',
  'progress',
  'nearness',
  'oneLeft',
  'twoLeft',
  'lightUnits',
  'mediumUnits',
  'heavyUnits',
  'lightBlocks',
  'mediumBlocks',
  'heavyBlocks',
  'mountedBlocks',
  'dice',
  'worth',
  'lastBlocks',
  'twoBlocks',
  'fullUnits',
  'leaders',
  'leadersWithUnits',
  'leadersAlone',
  'leadersWithLastBlock',
  'command',
  'cards',
  'tokens',
  'formed',
  'supported',
  'led',
  'inMelee',
  'forward',
  'onGoals',
  'nearGoals',
  'wayToGoals',
  'cardsRunOut',
] as const;

/** What a side threatens to do in its next turn; written for the side to move and for the other. */
const THREATS = [
  'kills',
  'bestKills',
  'blows',
  'bestBlows',
  'comes',
  'shots',
  'atRisk',
  'leadersAtRisk',
  'wins',
  'goalsInReach',
] as const;

const HAND: readonly CardGroup[] = ['section', 'troop', 'leadership', 'tactic'];

const NAMES: readonly string[] = [
  'tempo',
  ...COUNTED,
  ...THREATS.map((name) => `mover ${name}`),
  ...THREATS.map((name) => `other ${name}`),
  ...HAND.map((group) => `hand ${group}`),
  'hand answers',
];

/** Of many chances to attack so many get their orders. */
const ORDERS = 3;
/** A win that is this many banners away is no matter of one turn. */
const IN_ONE_TURN = 2;

class CommandsFeatures implements Features<State> {
  readonly names = NAMES;
  private readonly battle: Battle;
  private readonly facts: Facts;
  private readonly worth: Worth;
  private readonly goals: Goals;
  private readonly exchange: Exchange;
  private readonly counted = [new Float64Array(COUNTED.length), new Float64Array(COUNTED.length)];
  private readonly threats = [new Float64Array(THREATS.length), new Float64Array(THREATS.length)];
  private readonly led = new Uint8Array(MAX_UNITS);
  private readonly steady = new Uint8Array(MAX_UNITS);
  /** By unit: the best that an enemy can do to it, next to it (how likely it dies; worth), by coming, by fire. */
  private readonly kill = new Float64Array(MAX_UNITS);
  private readonly blow = new Float64Array(MAX_UNITS);
  private readonly comes = new Float64Array(MAX_UNITS);
  private readonly shot = new Float64Array(MAX_UNITS);
  private readonly here = new Uint8Array(MAX_UNITS);
  /** By unit: how far off it does harm; by leader: his help is kept to his hex, alone he supports; by card: its group, it answers. */
  private readonly reach: Uint8Array;
  private readonly ownHexOnly: Uint8Array;
  private readonly lends: Uint8Array;
  private readonly group: Uint8Array;
  private readonly answers: Uint8Array;
  private readonly best = new Float64Array(ORDERS);
  private readonly bestBlows = new Float64Array(ORDERS);
  /** 1 for a side that draws no cards. */
  private readonly drawsNone: readonly [boolean, boolean];

  constructor(battle: Battle) {
    this.battle = battle;
    this.facts = factsOf(battle);
    this.worth = new Worth(this.facts, PLAIN);
    this.goals = new Goals(battle, PLAIN);
    this.exchange = new Exchange(this.worth);
    this.reach = this.facts.strikes.map((strikes, u) => Math.max(strikes, this.facts.shoots[u]));
    this.ownHexOnly = Uint8Array.from(battle.leaderTraits, (traits) => (hasTrait(traits, 'ownHexOnly') ? 1 : 0));
    this.lends = Uint8Array.from(battle.leaderNames, (_name, l) => (supports(battle, l) ? 1 : 0));
    this.group = Uint8Array.from(battle.game.cards, ({ group }) => HAND.indexOf(group));
    this.answers = Uint8Array.from(battle.game.cards, ({ answers }) => (answers === null ? 0 : 1));
    const none = (side: number): boolean =>
      battle.sheet.rules.some(({ key, args }) => key === 'noDraws' && args[0] === (side === 0 ? 'top' : 'bottom'));
    this.drawsNone = [none(0), none(1)];
  }

  write(g: State, seat: number, out: Float64Array): void {
    this.worth.look(g);
    this.goals.look(g);
    for (let side = 0; side < 2; side++) this.count(g, side, this.counted[side]);
    this.meet(g);
    for (let side = 0; side < 2; side++) this.threaten(g, side, this.threats[side]);
    const other = 1 - seat;
    let at = 0;
    const sign = g.active === seat ? 1 : -1;
    out[at++] = sign;
    for (let i = 0; i < COUNTED.length; i++) out[at++] = this.counted[seat][i] - this.counted[other][i];
    const mover = this.threats[g.active];
    const waits = this.threats[1 - g.active];
    for (let i = 0; i < THREATS.length; i++) out[at++] = sign * mover[i];
    for (let i = 0; i < THREATS.length; i++) out[at++] = -sign * waits[i];
    this.hand(g, seat, out, at);
  }

  private count(g: State, side: number, n: Float64Array): void {
    const { battle, facts, worth } = this;
    const { firstUnit, unitType, board, goals } = battle;
    n.fill(0);
    const left = Math.max(1, goals[side] - g.banners[side]);
    n[0] = g.banners[side];
    n[1] = g.banners[side] / goals[side];
    n[2] = 1 / left;
    n[3] = left === 1 ? 1 : 0;
    n[4] = left === 2 ? 1 : 0;
    let nearest = 0;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      const type = unitType[u];
      const cls = facts.cls[u];
      const blocks = g.unitBlocks[u];
      n[5 + type.symbol]++;
      n[8 + type.symbol] += blocks;
      if (!type.foot) n[11] += blocks;
      n[12] += facts.open[cls];
      n[13] += (worth.whole(u, blocks) - worth.given[u] * worth.banner[1 - side]) / 10;
      if (blocks === 1) n[14]++;
      else if (blocks === 2) n[15]++;
      const full = blocks === type.blocks;
      if (full) n[16]++;
      if (g.unitForm[u] > 0) n[24]++;
      this.lookAround(g, hex, side);
      const { helped, supported } = this;
      this.led[u] = helped ? 1 : 0;
      let steady = facts.steady[cls * 2 + (full ? 1 : 0)];
      if (supported) {
        n[25]++;
        steady += facts.steadySupported[cls];
      }
      if (g.hexLeader[hex] >= 0) steady += facts.steadyLed[cls];
      this.steady[u] = steady < 3 ? steady : 3;
      if (helped) n[26]++;
      if (this.inMelee) n[27]++;
      n[28] += (side === 0 ? board.row[hex] : board.rows - 1 - board.row[hex]) / board.rows;
      if (!this.goals.any) continue;
      if (this.goals.stand[side][hex] > 0) n[29]++;
      const far = this.goals.far[side][hex];
      if (far <= 2) n[30]++;
      if (far < 99) nearest = Math.max(nearest, 1 / (1 + far));
    }
    n[31] = nearest;
    this.countLeaders(g, side, n);
    n[21] = g.command[side];
    n[22] = g.handCount[side];
    n[23] = g.tokens[side];
    if (this.drawsNone[side]) n[32] = -1 / (1 + g.handCount[side]);
  }

  private countLeaders(g: State, side: number, n: Float64Array): void {
    const { firstLeader } = this.battle;
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
      const hex = g.leaderHex[l];
      if (g.leaderFate[l] !== ON_BOARD || hex < 0) continue;
      n[17]++;
      const unit = g.hexUnit[hex];
      if (unit < 0) n[19]++;
      else {
        n[18]++;
        if (g.unitBlocks[unit] === 1) n[20]++;
      }
    }
  }

  /** Of the hex looked around last: a leader helps there, two friends support, an enemy unit is next to it. */
  private helped = false;
  private supported = false;
  private inMelee = false;

  private lookAround(g: State, hex: number, side: number): void {
    const { battle, ownHexOnly, lends } = this;
    const { unitSide, leaderSide } = battle;
    const { neighbours } = battle.board;
    const own = g.hexLeader[hex];
    let helped = own >= 0 && leaderSide[own] === side;
    let friends = 0;
    let melee = false;
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const h = neighbours[i];
      if (h < 0) continue;
      const u = g.hexUnit[h];
      const l = g.hexLeader[h];
      if (u >= 0) {
        if (unitSide[u] === side) friends++;
        else melee = true;
      }
      if (l < 0 || leaderSide[l] !== side) continue;
      if (ownHexOnly[l] === 0) helped = true;
      if (u < 0 && lends[l] === 1) friends++;
    }
    this.helped = helped;
    this.supported = friends >= 2;
    this.inMelee = melee;
  }

  /** Who can do what to whom in a turn: for each unit the best that an enemy can do to it. */
  private meet(g: State): void {
    const { battle, facts, here } = this;
    const { firstUnit, board } = battle;
    const { distance, size } = board;
    const { strikes } = facts;
    this.kill.fill(0);
    this.blow.fill(0);
    this.comes.fill(0);
    this.shot.fill(0);
    let n = 0;
    for (let u = firstUnit[1], last = firstUnit[2]; u < last; u++) if (g.unitHex[u] >= 0) here[n++] = u;
    for (let a = 0, last = firstUnit[1]; a < last; a++) {
      const hex = g.unitHex[a];
      if (hex < 0) continue;
      const row = hex * size;
      const reach = this.reach[a];
      for (let i = 0; i < n; i++) {
        const b = here[i];
        const far = distance[row + g.unitHex[b]];
        if (far > reach && far > this.reach[b]) continue;
        if (far === 1) {
          this.strike(g, a, b);
          this.strike(g, b, a);
          continue;
        }
        if (far <= strikes[a]) this.come(g, a, b);
        else if (far <= reach) this.shoot(g, a, b, far);
        if (far <= strikes[b]) this.come(g, b, a);
        else if (far <= this.reach[b]) this.shoot(g, b, a, far);
      }
    }
  }

  private strike(g: State, by: number, at: number): void {
    const { facts, exchange } = this;
    const { direction, size } = this.battle.board;
    const from = g.unitHex[by];
    const limit = facts.edge[facts.cls[by] * facts.edges + from * 6 + direction[from * size + g.unitHex[at]]];
    const kill = exchange.killChance(g, by, this.led[by], at, limit);
    if (kill > this.kill[at]) this.kill[at] = kill;
    const blow = exchange.threat(g, by, this.led[by], at, this.steady[at], limit);
    if (blow > this.blow[at]) this.blow[at] = blow;
  }

  private come(g: State, by: number, at: number): void {
    const { facts, exchange, battle } = this;
    const limit = facts.into[facts.cls[by] * battle.board.size + g.unitHex[at]];
    const comes = exchange.threat(g, by, this.led[by], at, this.steady[at], limit);
    if (comes > this.comes[at]) this.comes[at] = comes;
  }

  private shoot(g: State, by: number, at: number, far: number): void {
    const shot = this.exchange.shotFrom(g, by, at, this.steady[at], far <= this.battle.unitRange[by] ? 0 : 1);
    if (shot > this.shot[at]) this.shot[at] = shot;
  }

  /** What a side can do to each enemy unit in its next turn: the best attack counts, and of those the best three. */
  private threaten(g: State, side: number, n: Float64Array): void {
    const { best, bestBlows } = this;
    const { firstUnit } = this.battle;
    const enemy = 1 - side;
    n.fill(0);
    best.fill(0);
    bestBlows.fill(0);
    let leaders = 0;
    for (let u = firstUnit[enemy], end = firstUnit[enemy + 1]; u < end; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      const kill = this.kill[u];
      const blow = this.blow[u];
      const comes = this.comes[u];
      const shot = this.shot[u];
      n[0] += kill;
      n[2] += blow / 100;
      n[4] += comes / 100;
      n[5] += shot / 100;
      if (kill > 0.25 || comes > 60) n[6]++;
      if (g.hexLeader[hex] >= 0) leaders += kill;
      enter(best, kill);
      enter(bestBlows, Math.max(blow, 0.7 * comes, 0.7 * shot) / 100);
    }
    n[1] = best[0] + best[1] + best[2];
    n[3] = bestBlows[0] + bestBlows[1] + bestBlows[2];
    n[7] = leaders;
    n[8] = this.winning(g, side);
    if (this.goals.any) n[9] = this.goalsInReach(g, side);
  }

  /** How likely the best three attacks bring the banners that a side still needs. */
  private winning(g: State, side: number): number {
    const left = this.battle.goals[side] - g.banners[side];
    const [a, b, c] = this.best;
    if (left > IN_ONE_TURN) return 0;
    if (left === 1) return 1 - (1 - a) * (1 - b) * (1 - c);
    return a * b * (1 - c) + a * c * (1 - b) + b * c * (1 - a) + a * b * c;
  }

  /** Units that can come to a goal, or leave by it, in one move. */
  private goalsInReach(g: State, side: number): number {
    const { firstUnit, unitType } = this.battle;
    let n = 0;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      if (g.unitHex[u] >= 0 && this.goals.far[side][g.unitHex[u]] <= unitType[u].move) n++;
    }
    return n;
  }

  private hand(g: State, seat: number, out: Float64Array, from: number): void {
    for (let i = 0; i <= HAND.length; i++) out[from + i] = 0;
    for (let i = seat * MAX_HAND, end = i + g.handCount[seat]; i < end; i++) {
      const card = g.hand[i];
      out[from + this.group[card]]++;
      out[from + HAND.length] += this.answers[card];
    }
  }
}

/** Enters a number among the greatest, which stand in falling order. */
function enter(greatest: Float64Array, value: number): void {
  if (value <= greatest[ORDERS - 1]) return;
  let at = ORDERS - 1;
  for (; at > 0 && greatest[at - 1] < value; at--) greatest[at] = greatest[at - 1];
  greatest[at] = value;
}

export const featuresOf = (battle: Battle): Features<State> => new CommandsFeatures(battle);
