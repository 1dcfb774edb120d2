// The numbers by which a position of Dark Ages is judged at the start of a round. Nearly all compare the two sides: from the other
// side they have the other sign. Only the hand is told from the seat alone, as far as it is better or worse than an average one.

import { enemyTouches } from '../../games/dark-ages/rules/ground.ts';
import {
  type Battle,
  CARD_COUNT,
  HAND,
  HILL,
  LAST_TURN,
  LAST_TURN_NEXT,
  MARSH,
  MAX_PIECES,
  STREAM,
  type State,
  TO_COME,
  WOODS,
} from '../../games/dark-ages/rules/state.ts';
import {
  CARD_ACTIVATION,
  CARD_KIND,
  CARD_KINDS,
  type CardKey,
  CLASSES,
  EVENT_CARD,
} from '../../games/dark-ages/tables/tables.ts';
import type { Features } from '../general/brings.ts';
import { AVERAGE_CARD, cardWorth } from './card-worth.ts';
import { THREATS, Threats } from './features-threats.ts';
import { Exchange } from './policy-fights.ts';
import { Roads } from './policy-roads.ts';
import { SHARE, Sight } from './policy-sight.ts';
import { STEADY } from './policy-weights.ts';
import { Stakes } from './policy-worth.ts';
import { clockAhead, clockNext, TURN_CARDS } from './time.ts';

/** What is added up of a side. */
const MATERIAL = [
  ...CLASSES.map((name) => `cubes of ${name}` as const),
  'units',
  'part of the units',
  'part of the cubes',
  'strength',
  'hits to bear',
  'grey cubes',
  'routed',
  'last cube',
  'near a rout',
  'on hills',
  'in woods',
  'in water',
  'leaders with units',
  'leaders alone',
  'leaders in contact',
  'leaders among grey cubes',
  'still to come',
  'hexes to the enemy',
] as const;
const [UNITS, UNIT_PART, CUBE_PART, STRENGTH, BEAR, GREY, ROUTED, LAST_CUBE, NEAR_ROUT, ON_HILL, IN_WOODS, IN_WATER] =
  Array.from({ length: 12 }, (_, i) => CLASSES.length + i);
const [WITH_UNIT, ALONE, IN_CONTACT, AMONG_GREY, COMING, AWAY] = Array.from({ length: 6 }, (_, i) => IN_WATER + 1 + i);

/** What compares the sides otherwise. */
const COUNTS = [
  'tempo',
  'role',
  'progress',
  'last units',
  'one unit left',
  'leaders',
  'last leader',
  'time',
  'time squared',
  'next turn is the last',
  'last turn',
  'clock is next',
  'events played',
  'win next',
  'hits of who moves',
  'kills of who moves',
  'cards',
  'no cards',
  'passed',
  'time and strength',
  'time and progress',
  'time and way',
  'ground that counts',
] as const;

/** The own hand, as far as it differs from an average one. */
const HANDS = ['hand texts', 'hand points', 'hand attack', 'hand defence', 'hand rally', 'hand events'] as const;

const ATTACK: readonly CardKey[] = [
  'knightsAttack',
  'infantryAttack',
  'combinedForces',
  'mercenaryCrossbows',
  'igniteArrows',
  'darkenSky',
  'pillage',
];
const DEFENCE: readonly CardKey[] = ['shieldWall', 'schiltron', 'lastStand', 'fakeRetreat'];
const RALLY: readonly CardKey[] = ['leadership', 'noRetreat'];
const KIND_OF_HELP = Uint8Array.from(CARD_KINDS, (key) =>
  ATTACK.includes(key) ? 1 : DEFENCE.includes(key) ? 2 : RALLY.includes(key) ? 3 : 0,
);
/** How many of three cards are of each kind on average, for one card. */
const AVERAGE_HELP = [1, 2, 3].map((kind) => {
  let count = 0;
  for (let c = 0; c < CARD_COUNT; c++) if (KIND_OF_HELP[CARD_KIND[c]] === kind) count++;
  return count / CARD_COUNT;
});
const AVERAGE_POINTS = CARD_ACTIVATION.reduce((sum, points) => sum + points, 0) / CARD_COUNT;

const NAMES: readonly string[] = [...COUNTS, ...MATERIAL, ...THREATS, ...HANDS];
const WHOLE_TIME = 49;
const FAR = 12;

/** Hexes that a side may take from the other: rules of the battle name them. */
interface Ground {
  readonly taker: number;
  readonly hexes: readonly number[];
}

function groundOf(battle: Battle): Ground[] {
  const { board } = battle;
  return battle.rules.flatMap(({ key, args }) => {
    if (key !== 'standard' && key !== 'camp') return [];
    const side = args[0] === 'top' ? 0 : 1;
    const hexes = args.map((word) => board.hex(word)).filter((hex) => hex >= 0);
    return [{ taker: key === 'standard' ? 1 - side : side, hexes }];
  });
}

class Reckoning implements Features<State> {
  readonly names = NAMES;
  private readonly material = [new Float64Array(MATERIAL.length), new Float64Array(MATERIAL.length)];
  private readonly threats: Threats;
  private readonly sight: Sight;
  private readonly roads = new Roads();
  private readonly classOf = new Uint8Array(MAX_PIECES);
  private readonly whole = new Float64Array(2);
  private readonly number = new Float64Array(2);
  private readonly grounds: readonly Ground[];

  constructor(battle: Battle) {
    const stakes = new Stakes(battle, STEADY, new Sight(battle, true));
    this.sight = stakes.sight;
    this.threats = new Threats(this.sight, new Exchange(stakes));
    this.grounds = groundOf(battle);
    for (let p = 0; p < battle.unitCount; p++) {
      const type = battle.types[p];
      if (type) this.classOf[p] = CLASSES.indexOf(type.class);
      this.whole[battle.seat[p]] += battle.full[p];
      this.number[battle.seat[p]]++;
    }
  }

  write(g: State, seat: number, out: Float64Array): void {
    this.roads.begin(g);
    this.weigh(g, 0);
    this.weigh(g, 1);
    this.threats.reckon(g);
    let at = this.counts(g, seat, out);
    const own = this.material[seat];
    const other = this.material[1 - seat];
    for (let i = 0; i < MATERIAL.length; i++) out[at++] = own[i] - other[i];
    const mine = this.threats.sums[seat];
    const theirs = this.threats.sums[1 - seat];
    for (let i = 0; i < THREATS.length; i++) out[at++] = mine[i] - theirs[i];
    this.hand(g, seat, out, at);
  }

  /** What a side has on the board. */
  private weigh(g: State, side: number): void {
    const { battle } = g;
    const { firstUnit, firstLeader } = battle;
    const sums = this.material[side];
    sums.fill(0);
    let cubes = 0;
    let away = 0;
    for (let p = firstUnit[side]; p < firstUnit[side + 1]; p++) {
      const hex = g.unitHex[p];
      if (hex < 0) {
        if (g.fate[p] === TO_COME) sums[COMING]++;
        continue;
      }
      const active = g.cubes[p];
      const bears = 2 * active + g.grey[p];
      cubes += active;
      sums[this.classOf[p]] += active;
      sums[UNITS]++;
      sums[BEAR] += bears;
      sums[GREY] += g.grey[p];
      if (active === 0) {
        sums[ROUTED]++;
        continue;
      }
      const hits =
        battle.ranged[p] === 1
          ? SHARE[this.sight.fire(g, p)]
          : 0.6 * SHARE[this.sight.attack(g, p)] + 0.5 * SHARE[this.sight.defence(g, p)];
      sums[STRENGTH] += active * hits;
      if (active === 1) sums[LAST_CUBE]++;
      if (bears === 2) sums[NEAR_ROUT]++;
      const terrain = g.hexTerrain[hex];
      if (terrain === HILL) sums[ON_HILL]++;
      else if (terrain === WOODS) sums[IN_WOODS]++;
      else if (terrain === STREAM || terrain === MARSH) sums[IN_WATER]++;
      away += active * this.away(g, p, hex);
    }
    sums[AWAY] = cubes === 0 ? 0 : away / cubes;
    sums[UNIT_PART] = this.number[side] === 0 ? 0 : sums[UNITS] / this.number[side];
    sums[CUBE_PART] = this.whole[side] === 0 ? 0 : cubes / this.whole[side];
    for (let p = firstLeader[side]; p < firstLeader[side + 1]; p++) if (g.unitHex[p] >= 0) this.leader(g, p, sums);
  }

  private away(g: State, piece: number, hex: number): number {
    const { seat, firstUnit } = g.battle;
    const enemy = 1 - seat[piece];
    const ways = this.roads.from(g, piece, hex);
    let best = FAR;
    for (let p = firstUnit[enemy], end = firstUnit[enemy + 1]; p < end; p++) {
      const at = g.unitHex[p];
      if (at >= 0 && ways[at] < best) best = ways[at];
    }
    return best;
  }

  private leader(g: State, leader: number, sums: Float64Array): void {
    const { board, seat } = g.battle;
    const hex = g.unitHex[leader];
    const unit = g.hexUnit[hex];
    sums[unit >= 0 ? WITH_UNIT : ALONE]++;
    if (enemyTouches(g, hex, seat[leader])) sums[IN_CONTACT]++;
    if (unit >= 0) sums[AMONG_GREY] += g.grey[unit];
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : g.hexUnit[to];
      if (p >= 0 && seat[p] === seat[leader]) sums[AMONG_GREY] += g.grey[p];
    }
  }

  private counts(g: State, seat: number, out: Float64Array): number {
    const { limit, playerA } = g.battle;
    const { sums, spared } = this.threats;
    const enemy = 1 - seat;
    const role = seat === playerA ? 1 : -1;
    const tempo = seat === g.active ? 1 : -1;
    const progress = limit[seat] === 0 ? 0 : g.lost[enemy] / limit[seat];
    const back = limit[enemy] === 0 ? 0 : g.lost[seat] / limit[enemy];
    const toGo = limit[seat] === 0 ? 0 : 1 / Math.max(1, limit[seat] - g.lost[enemy]);
    const toLose = limit[enemy] === 0 ? 0 : 1 / Math.max(1, limit[enemy] - g.lost[seat]);
    const last = g.lastTurn === LAST_TURN;
    const next = g.lastTurn === LAST_TURN_NEXT;
    const left = last ? 0 : next ? TURN_CARDS : TURN_CARDS + g.deckLeft;
    const time = 1 - Math.min(1, left / WHOLE_TIME);
    const strength = this.material[seat][STRENGTH] - this.material[enemy][STRENGTH];
    const way = this.material[playerA][AWAY];
    let at = 0;
    out[at++] = tempo;
    out[at++] = role;
    out[at++] = progress - back;
    out[at++] = toGo - toLose;
    out[at++] = (toGo === 1 ? 1 : 0) - (toLose === 1 ? 1 : 0);
    out[at++] = g.leadersLeft[seat] - g.leadersLeft[enemy];
    out[at++] = (g.leadersLeft[enemy] <= 1 ? 1 : 0) - (g.leadersLeft[seat] <= 1 ? 1 : 0);
    out[at++] = -role * time;
    out[at++] = -role * time * time;
    out[at++] = next ? -role : 0;
    out[at++] = last ? -role : 0;
    out[at++] = clockAhead(g) && clockNext(g) ? -role : 0;
    out[at++] = -role * g.eventsPlayed;
    out[at++] = (toGo === 1 ? 1 - spared[seat] : 0) - (toLose === 1 ? 1 - spared[enemy] : 0);
    const mover = sums[g.active];
    out[at++] = tempo * (mover[0] + mover[3] + mover[6]);
    out[at++] = tempo * (1 - spared[g.active]);
    out[at++] = g.handCount[seat] - g.handCount[enemy];
    out[at++] = (g.handCount[enemy] === 0 ? 1 : 0) - (g.handCount[seat] === 0 ? 1 : 0);
    out[at++] = tempo * g.passes;
    out[at++] = time * strength;
    out[at++] = time * (progress - back);
    out[at++] = -role * time * way;
    out[at++] = this.ground(g, seat);
    return at;
  }

  /** How near who may take it is to ground that counts. */
  private ground(g: State, seat: number): number {
    const { board, firstUnit } = g.battle;
    let value = 0;
    for (const { taker, hexes } of this.grounds) {
      let near = FAR;
      for (let p = firstUnit[taker]; p < firstUnit[taker + 1]; p++) {
        const at = g.unitHex[p];
        if (at < 0) continue;
        for (const hex of hexes) near = Math.min(near, board.distance[hex * board.size + at]);
      }
      value += (taker === seat ? 1 : -1) / (1 + near);
    }
    return value;
  }

  private hand(g: State, seat: number, out: Float64Array, from: number): void {
    const count = g.handCount[seat];
    out[from] = -AVERAGE_CARD * count;
    out[from + 1] = -AVERAGE_POINTS * count;
    for (let kind = 0; kind < 3; kind++) out[from + 2 + kind] = -AVERAGE_HELP[kind] * count;
    out[from + 5] = 0;
    for (let c = 0, left = count; left > 0 && c < CARD_COUNT; c++) {
      if (g.cardAt[c] !== HAND + seat) continue;
      left--;
      out[from] += cardWorth(g, seat, c);
      out[from + 1] += CARD_ACTIVATION[c];
      const help = KIND_OF_HELP[CARD_KIND[c]];
      if (help > 0) out[from + 1 + help]++;
      if (CARD_KIND[c] === EVENT_CARD) out[from + 5]++;
    }
  }
}

export const features = (battle: Battle): Features<State> => new Reckoning(battle);

/** The numbers that are told from the own hand alone: they do not change their sign. */
export const OF_THE_HAND: readonly string[] = HANDS;
