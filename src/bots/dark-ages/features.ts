// The numbers by which a position of Dark Ages is judged at the start of a round. Battles differ more than positions of a battle do:
// their limits were set so that unequal armies have like chances. So nearly all numbers tell what has changed since the battle
// began, by its own goals and its own clock; four of them tell how it began too, for battles that people change. Seen from the
// other side they have the other sign, but for the own hand, which is told as far as it is better or worse than an average one.

import {
  type Battle,
  CARD_COUNT,
  HAND,
  LAST_TURN,
  LAST_TURN_NEXT,
  MAX_UNITS,
  type State,
  TO_COME,
} from '../../games/dark-ages/rules/state.ts';
import {
  CARD_ACTIVATION,
  CARD_KIND,
  CARD_KINDS,
  type CardKey,
  EVENT_CARD,
} from '../../games/dark-ages/tables/tables.ts';
import { startBattle } from '../../games/dark-ages/text/battle.ts';
import { SeededChance } from '../../kernel/chance.ts';
import type { Features } from '../general/brings.ts';
import { AVERAGE_CARD, cardWorth } from './card-worth.ts';
import { THREATS, Threats } from './features-threats.ts';
import { Exchange } from './policy-fights.ts';
import { Roads } from './policy-roads.ts';
import { Sight } from './policy-sight.ts';
import { STEADY } from './policy-weights.ts';
import { Stakes } from './policy-worth.ts';
import { clockAhead, clockNext, TURN_CARDS } from './time.ts';

/** All as Player A sees it, less what it was when the battle began. */
const CHANGES = [
  // His time, and the units that he still has to eliminate in it.
  'time',
  'log of time',
  'last turn',
  'next turn is the last',
  'clock ahead',
  'clock is next',
  'units to go',
  'last units',
  'one unit left',
  'two units left',
  'units to go of those left',
  'units to go in his time',
  // The same by hits: what the weakest of them can bear.
  'hits to go',
  'hits to go of all',
  'hits to go in his time',
  'hits to go by threats and time',
  // The same for Player B, where he can win so.
  'units to go for B',
  'last units for B',
  'hits to go for B',
  // Both sides.
  'health',
  'log of health',
  'leaders',
  'last leader',
  'leaders by their number',
  'cards',
  'way to the enemy',
  'way and time',
  'win next',
  'win next on his turn',
  'win next for B',
  'threats of A',
  'threats of B',
  ...THREATS,
] as const;

/** Told as they are as well, not only as changes: what an edited battle gives a side at the start. */
const ALSO_AS_THEY_ARE = ['log of health', 'units to go of those left', 'hits to go', 'log of time'] as const;
const AS_THEY_ARE = ALSO_AS_THEY_ARE.map((name) => CHANGES.indexOf(name));

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

const asItIs = (name: string): string => `${name}, as it is`;
const NAMES: readonly string[] = ['tempo', 'role', ...CHANGES, ...ALSO_AS_THEY_ARE.map(asItIs), ...HANDS];

/** Numbers that tell battles apart: twelve battles say little about them, so they are fitted with a heavier hand. */
export const OF_THE_BATTLE: readonly string[] = ALSO_AS_THEY_ARE.map(asItIs);

/** Cards of time when a battle begins. */
const WHOLE_TIME = 49;
/** Hits that a card of time brings, roughly. */
const HITS_A_CARD = 0.6;
/** Cards that a round of both sides takes, roughly. */
const ROUND_CARDS = 3;
const FAR = 12;
/** What a unit that is not on the field bears beyond its cubes: it has to come first. */
const YET_TO_COME = 3;
/** For units that are to go and are not there. */
const NOBODY = 12;

/** What one side has still to do: numbers about its enemy's units. */
interface Task {
  /** Units to go by the limit, all that are left where there is none. */
  units: number;
  /** What the weakest so many of them can bear, and what all can. */
  hits: number;
  all: number;
  /** How many there are. */
  left: number;
}

const task = (): Task => ({ units: 0, hits: 0, all: 0, left: 0 });

class Reckoning implements Features<State> {
  readonly names = NAMES;
  private readonly threats: Threats;
  private readonly roads = new Roads();
  private readonly tasks = [task(), task()] as const;
  private readonly bears = new Float64Array(MAX_UNITS);
  /** Units that count for nobody's limit. */
  private readonly uncounted = new Uint8Array(MAX_UNITS);
  private readonly now = new Float64Array(CHANGES.length);
  private readonly began = new Float64Array(CHANGES.length);

  constructor(battle: Battle) {
    const stakes = new Stakes(battle, STEADY, new Sight(battle, true));
    this.threats = new Threats(stakes.sight, new Exchange(stakes));
    const start = startBattle(battle, new SeededChance('start'));
    const { uncounted } = battle.hooks;
    for (let p = 0; p < battle.unitCount; p++) {
      if (uncounted.some((rule) => rule.uncounted?.(start, p))) this.uncounted[p] = 1;
    }
    this.reckon(start);
    this.began.set(this.now);
  }

  write(g: State, seat: number, out: Float64Array): void {
    const { now, began } = this;
    this.reckon(g);
    const role = seat === g.battle.playerA ? 1 : -1;
    let at = 0;
    out[at++] = seat === g.active ? 1 : -1;
    out[at++] = role;
    for (let i = 0; i < CHANGES.length; i++) out[at++] = role * (now[i] - began[i]);
    for (let i = 0; i < AS_THEY_ARE.length; i++) out[at++] = role * now[AS_THEY_ARE[i]];
    this.hand(g, seat, out, at);
  }

  /** What Player A sees now. */
  private reckon(g: State): void {
    const { playerA, limit } = g.battle;
    const playerB = 1 - playerA;
    const { now, threats, tasks } = this;
    this.roads.begin(g);
    threats.reckon(g);
    this.survey(g, playerA);
    this.survey(g, playerB);
    const [mine, theirs] = [tasks[playerA], tasks[playerB]];
    const [ours, others] = [threats.sums[playerA], threats.sums[playerB]];
    const last = g.lastTurn === LAST_TURN;
    const next = g.lastTurn === LAST_TURN_NEXT;
    const cards = last ? 0 : next ? TURN_CARDS : TURN_CARDS + g.deckLeft;
    const time = cards / WHOLE_TIME;
    const ahead = clockAhead(g);
    const [lead, led] = [g.leadersLeft[playerA], g.leadersLeft[playerB]];
    const might = ours[0] + ours[3] + ours[6];
    const way = this.away(g, playerA);
    const [oneLeft, oneLeftForB] = [mine.units <= 1, limit[playerB] > 0 && theirs.units <= 1];
    const forB = limit[playerB] > 0 ? 1 : 0;
    let at = 0;
    now[at++] = time;
    now[at++] = Math.log(1 + cards);
    now[at++] = last ? 1 : 0;
    now[at++] = next ? 1 : 0;
    now[at++] = ahead ? 1 : 0;
    now[at++] = ahead && clockNext(g) ? 1 : 0;
    now[at++] = mine.units / Math.max(1, limit[playerA]);
    now[at++] = 1 / Math.max(1, mine.units);
    now[at++] = oneLeft ? 1 : 0;
    now[at++] = mine.units <= 2 ? 1 : 0;
    now[at++] = mine.units / Math.max(1, mine.left);
    now[at++] = mine.units / (1 + cards);
    now[at++] = Math.log(Math.max(1, mine.hits));
    now[at++] = mine.hits / Math.max(1, mine.all);
    now[at++] = Math.log((1 + mine.hits) / (1 + HITS_A_CARD * cards));
    now[at++] = Math.log(((1 + might) * (1 + cards / ROUND_CARDS)) / (1 + mine.hits));
    now[at++] = forB === 0 ? 0 : theirs.units / limit[playerB];
    now[at++] = forB / Math.max(1, theirs.units);
    now[at++] = forB * Math.log(Math.max(1, theirs.hits));
    now[at++] = (theirs.all - mine.all) / 10;
    now[at++] = Math.log((1 + theirs.all) / (1 + mine.all));
    now[at++] = lead - led;
    now[at++] = (led <= 1 ? 1 : 0) - (lead <= 1 ? 1 : 0);
    now[at++] = 1 / Math.max(1, led) - 1 / Math.max(1, lead);
    now[at++] = g.handCount[playerA] - g.handCount[playerB];
    now[at++] = way;
    now[at++] = way * (1 - time);
    now[at++] = oneLeft ? 1 - threats.spared[playerA] : 0;
    now[at++] = oneLeft && g.active === playerA ? 1 - threats.spared[playerA] : 0;
    now[at++] = oneLeftForB ? 1 - threats.spared[playerB] : 0;
    now[at++] = Math.log(1 + might);
    now[at++] = Math.log(1 + others[0] + others[3] + others[6]);
    for (let i = 0; i < THREATS.length; i++) now[at++] = ours[i] - others[i];
  }

  /** What a side has still to do to win by losses of the enemy. */
  private survey(g: State, side: number): void {
    const { firstUnit, full, limit } = g.battle;
    const { bears, uncounted } = this;
    const enemy = 1 - side;
    const found = this.tasks[side];
    let count = 0;
    found.all = 0;
    for (let p = firstUnit[enemy]; p < firstUnit[enemy + 1]; p++) {
      if (uncounted[p] !== 0) continue;
      let each: number;
      if (g.unitHex[p] >= 0) each = g.cubes[p] === 0 ? g.grey[p] - 0.5 : 2 * g.cubes[p] + g.grey[p];
      else if (g.fate[p] === TO_COME) each = 2 * full[p] + YET_TO_COME;
      else continue;
      found.all += each;
      // Sorted as they come: there are few.
      let at = count++;
      while (at > 0 && bears[at - 1] > each) {
        bears[at] = bears[at - 1];
        at--;
      }
      bears[at] = each;
    }
    found.left = count;
    found.units = limit[side] === 0 ? count : limit[side] - g.lost[enemy];
    found.hits = 0;
    for (let i = 0; i < found.units; i++) found.hits += i < count ? bears[i] : NOBODY;
  }

  /** How far a side's cubes have to go to the nearest enemy, on average. */
  private away(g: State, side: number): number {
    const { firstUnit } = g.battle;
    let cubes = 0;
    let away = 0;
    for (let p = firstUnit[side]; p < firstUnit[side + 1]; p++) {
      const hex = g.unitHex[p];
      if (hex < 0 || g.cubes[p] === 0) continue;
      const ways = this.roads.from(g, p, hex);
      let best = FAR;
      for (let e = firstUnit[1 - side], end = firstUnit[2 - side]; e < end; e++) {
        const at = g.unitHex[e];
        if (at >= 0 && ways[at] < best) best = ways[at];
      }
      cubes += g.cubes[p];
      away += g.cubes[p] * best;
    }
    return cubes === 0 ? 0 : away / cubes;
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
