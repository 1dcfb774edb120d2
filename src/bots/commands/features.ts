// The numbers by which the worth of a position is judged, at the beginning of a turn. Each side is counted by itself, and what is
// written is the difference; what counts for whoever is to move, or for the other, changes its sign with the seat. Only what is
// said of the own hand has no counterpart: the other hand is not known.

import { enemyUnitNextTo, leaderHelps, supporters } from '../../families/commands/rules/standing.ts';
import { type Battle, MAX_HAND, MAX_UNITS, ON_BOARD, type State } from '../../families/commands/rules/state.ts';
import type { CardGroup } from '../../families/commands/tables/tables.ts';
import type { Features } from '../general/brings.ts';
import { Exchange } from './exchange.ts';
import type { Facts } from './facts.ts';
import { Goals } from './goals.ts';
import { factsOf } from './policy.ts';
import { weightsOf } from './weights.ts';
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
  private readonly best = new Float64Array(ORDERS);
  private readonly bestBlows = new Float64Array(ORDERS);
  /** 1 for a side that draws no cards. */
  private readonly drawsNone: readonly [boolean, boolean];

  constructor(battle: Battle) {
    const weights = weightsOf('steady');
    this.battle = battle;
    this.facts = factsOf(battle);
    this.worth = new Worth(this.facts, weights);
    this.goals = new Goals(battle, weights);
    this.exchange = new Exchange(this.worth);
    const none = (side: number): boolean =>
      battle.sheet.rules.some(({ key, args }) => key === 'noDraws' && args[0] === (side === 0 ? 'top' : 'bottom'));
    this.drawsNone = [none(0), none(1)];
  }

  write(g: State, seat: number, out: Float64Array): void {
    this.worth.look(g);
    this.goals.look(g);
    for (let side = 0; side < 2; side++) this.count(g, side, this.counted[side]);
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
      const led = leaderHelps(g, hex, side);
      this.led[u] = led ? 1 : 0;
      const supported = supporters(g, hex, side) >= 2;
      let steady = facts.steady[cls * 2 + (full ? 1 : 0)];
      if (supported) {
        n[25]++;
        steady += facts.steadySupported[cls];
      }
      if (g.hexLeader[hex] >= 0) steady += facts.steadyLed[cls];
      this.steady[u] = steady < 3 ? steady : 3;
      if (led) n[26]++;
      if (enemyUnitNextTo(g, hex, side)) n[27]++;
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

  /** What a side can do to each enemy unit in its next turn: the best attack counts, and of those the best three. */
  private threaten(g: State, side: number, n: Float64Array): void {
    const { battle, facts, exchange, best, bestBlows } = this;
    const { firstUnit, board } = battle;
    const { distance, size } = board;
    const enemy = 1 - side;
    n.fill(0);
    best.fill(0);
    bestBlows.fill(0);
    let leaders = 0;
    for (let u = firstUnit[enemy], end = firstUnit[enemy + 1]; u < end; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      let kill = 0;
      let blow = 0;
      let comes = 0;
      let shot = 0;
      for (let a = firstUnit[side], last = firstUnit[side + 1]; a < last; a++) {
        const from = g.unitHex[a];
        if (from < 0) continue;
        const far = distance[from * size + hex];
        const cls = facts.cls[a];
        if (far === 1) {
          const limit = facts.edge[cls * facts.edges + from * 6 + board.direction[from * size + hex]];
          kill = Math.max(kill, exchange.killChance(g, a, this.led[a], u, limit));
          blow = Math.max(blow, exchange.threat(g, a, this.led[a], u, this.steady[u], limit));
        } else if (far <= facts.strikes[a]) {
          comes = Math.max(comes, exchange.threat(g, a, this.led[a], u, this.steady[u], facts.into[cls * size + hex]));
        } else if (far <= facts.shoots[a]) {
          shot = Math.max(shot, exchange.shotFrom(g, a, u, this.steady[u], far <= battle.unitRange[a] ? 0 : 1));
        }
      }
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
    const { cards } = this.battle.game;
    for (let i = 0; i <= HAND.length; i++) out[from + i] = 0;
    for (let i = 0; i < g.handCount[seat]; i++) {
      const card = cards[g.hand[seat * MAX_HAND + i]];
      out[from + HAND.indexOf(card.group)]++;
      if (card.answers !== null) out[from + HAND.length]++;
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
