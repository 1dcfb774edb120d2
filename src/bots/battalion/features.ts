// The numbers by which a position of Battalion is judged at the beginning of a turn, seen from one seat. Nearly all of them
// are what the seat's side has less what the other side has, so they change their sign from the other side; only the kinds of
// cards in the own hand, which nobody else sees, are counted alone.

import {
  type Battle,
  countBits,
  LIST_SIZE,
  MOST_RANKS,
  RESERVE,
  type State,
} from '../../games/battalion/rules/state.ts';
import { CAVALRY, cards, REGULAR, SKIRMISH, SPECIAL, type WindowName } from '../../games/battalion/tables/tables.ts';
import { STEADFAST, SWIFT } from '../../games/battalion/tables/traits.ts';
import type { Features } from '../general/brings.ts';
import { FeatureThreats, THREATS } from './feature-threats.ts';
import { endurance } from './policy-endurance.ts';
import { PolicyFights } from './policy-fights.ts';
import { STEADY } from './policy-weights.ts';
import { PolicyWorth } from './policy-worth.ts';

/** What is summed up for each side; `tempo` is 1 for the side whose turn it is. */
const COMPARED = [
  'tempo',
  // The deck as the life of the army: cards left, how near the end is, and that with the battle's progress.
  'lives',
  'lastLives',
  'lastLivesSquared',
  'livesLate',
  'noLives',
  'exhausted',
  // Units, by where they stand and what they are.
  'unitsOnField',
  'unitsInReserve',
  'regulars',
  'skirmishers',
  'cavalry',
  'special',
  'regularCohesion',
  'skirmishCohesion',
  'cavalryCohesion',
  'specialCohesion',
  'melee',
  'ranged',
  'meleeBeforeCamp',
  'rangedBeforeCamp',
  'steadfast',
  'swift',
  // Weakened units.
  'disorder',
  'bearsOne',
  'bearsTwo',
  'bearsFour',
  'danger',
  'dangerLate',
  'oneRank',
  // Command: tokens and what they can pay for.
  'order',
  'orderRoot',
  'noOrder',
  'oneOrder',
  'campDisorder',
  'orderOnUnits',
  'burden',
  'mayCommand',
  'orderWithoutLives',
  'commands',
  'commandsWithoutLives',
  'mustRally',
  // Cards.
  'hand',
  'handRoot',
  // Sectors and camps.
  'beforeCamp',
  'campLast',
  'campOpen',
  'campLost',
  'sectorsLed',
  // Engagements.
  'engaged',
  'overlapping',
  'pinned',
  ...THREATS,
] as const;
type Compared = (typeof COMPARED)[number];

/** Kinds of cards in the own hand, by the moments of their texts. */
const HELD = ['diceTexts', 'hitTexts', 'orderTexts', 'moveTexts'] as const;
const KIND_OF: { readonly [W in WindowName]: (typeof HELD)[number] } = {
  redeploy: 'moveTexts',
  start: 'orderTexts',
  command: 'orderTexts',
  charged: 'moveTexts',
  engaged: 'hitTexts',
  pool: 'diceTexts',
  'enemy-pool': 'hitTexts',
  rolled: 'diceTexts',
  hits: 'hitTexts',
  'after-hits': 'hitTexts',
  'after-attack': 'moveTexts',
  rally: 'orderTexts',
  disband: 'hitTexts',
  end: 'diceTexts',
};
const CARD_KINDS = Uint8Array.from(cards, ({ window }) => HELD.indexOf(KIND_OF[window]));

const at = {} as { [F in Compared]: number };
for (const [i, name] of COMPARED.entries()) at[name] = i;

const MOST_SECTORS = 8;

export class BattalionFeatures implements Features<State> {
  readonly names: readonly string[] = [...COMPARED, ...HELD];
  private readonly worth = new PolicyWorth(STEADY);
  private readonly threats = new FeatureThreats(new PolicyFights(this.worth));
  /** The sums of the two sides. */
  private readonly sums = [new Float64Array(COMPARED.length), new Float64Array(COMPARED.length)] as const;
  private readonly strength = new Float64Array(2 * MOST_SECTORS);
  private readonly isCamp = new Uint8Array(MOST_SECTORS);
  /** Cards in all decks at first. */
  private readonly allLives: number;

  constructor(battle: Battle) {
    for (const sector of battle.campSectors) this.isCamp[sector] = 1;
    this.worth.facts.prepare(battle);
    this.allLives = battle.deckSizes.reduce((sum, size) => sum + size, 0);
  }

  write(g: State, seat: number, out: Float64Array): void {
    const { sums, worth } = this;
    const { battle } = g;
    worth.look(g);
    sums[0].fill(0);
    sums[1].fill(0);
    this.strength.fill(0);
    let lives = 0;
    for (let s = 0; s < battle.seats; s++) lives += g.deckLeft[s];
    const late = 1 - lives / this.allLives;
    for (let s = 0; s < battle.seats; s++) this.seat(g, s, sums[s & 1], late);
    this.ground(g);
    this.threats.write(g, sums, at.bestAttack);
    sums[g.active & 1][at.tempo] = 1;
    const [ours, theirs] = (seat & 1) === 0 ? [sums[0], sums[1]] : [sums[1], sums[0]];
    for (let i = 0; i < COMPARED.length; i++) out[i] = ours[i] - theirs[i];
    out.fill(0, COMPARED.length, COMPARED.length + HELD.length);
    for (let card = battle.firstCard[seat]; card < battle.endCard[seat]; card++) {
      out[COMPARED.length + CARD_KINDS[card]] += g.held[card];
    }
  }

  /** Lives, tokens, cards and units of one seat. */
  private seat(g: State, seat: number, sum: Float64Array, late: number): void {
    const left = g.deckLeft[seat];
    const order = g.campOrder[seat];
    sum[at.lives] += left;
    sum[at.lastLives] -= 1 / (left + 1);
    sum[at.lastLivesSquared] -= 1 / (left + 1) ** 2;
    sum[at.livesLate] += (left * late * 4) / LIST_SIZE;
    if (left === 0) {
      sum[at.noLives] -= 1;
      sum[at.orderWithoutLives] += order;
    }
    sum[at.exhausted] -= g.exhausted[seat];
    sum[at.order] += order;
    sum[at.orderRoot] += Math.sqrt(order);
    if (order === 0) sum[at.noOrder] -= 1;
    if (order === 1) sum[at.oneOrder] -= 1;
    sum[at.campDisorder] += g.campDisorder[seat];
    sum[at.hand] += g.handCount[seat];
    sum[at.handRoot] += Math.sqrt(g.handCount[seat]);
    let able = 0;
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (g.unitSector[u] >= RESERVE) able += this.unit(g, u, sum, left, order);
    }
    sum[at.mayCommand] += able;
    const commands = endurance(g, this.worth.facts, seat, order, -1, 0, false);
    sum[at.commands] += commands;
    if (left === 0) sum[at.commandsWithoutLives] += commands;
    if (able === 0) sum[at.mustRally] -= left === 0 ? 4 : 1;
  }

  /** One unit; answers 1 when it can be paid for. */
  private unit(g: State, unit: number, sum: Float64Array, left: number, order: number): number {
    const { facts, near } = this.worth;
    const place = unit * MOST_RANKS;
    const sector = g.unitSector[unit];
    const side = g.battle.unitSide[unit];
    const bears = facts.cohesion[place] - g.unitDisorder[unit];
    const [melee, ranged, traits] = [facts.melee[place], facts.ranged[place], facts.traits[place]];
    const on = g.unitOrder[unit];
    sum[at.orderOnUnits] += on;
    sum[at.burden] -= on * on;
    sum[at.disorder] -= g.unitDisorder[unit];
    if (bears <= 1) sum[at.bearsOne] -= 1;
    if (bears <= 2) sum[at.bearsTwo] -= 1;
    if (bears <= 4) sum[at.bearsFour] -= 1;
    const danger = near[bears];
    sum[at.danger] -= danger;
    sum[at.dangerLate] -= danger / (left + 1);
    if (facts.ranks[unit] === 1) sum[at.oneRank] -= 1;
    const classes = g.unitClasses[unit];
    if ((classes & SPECIAL) !== 0) this.count(sum, at.special, at.specialCohesion, bears);
    else if ((classes & CAVALRY) !== 0) this.count(sum, at.cavalry, at.cavalryCohesion, bears);
    else if ((classes & SKIRMISH) !== 0) this.count(sum, at.skirmishers, at.skirmishCohesion, bears);
    else if ((classes & REGULAR) !== 0) this.count(sum, at.regulars, at.regularCohesion, bears);
    sum[at.melee] += melee;
    sum[at.ranged] += ranged;
    if ((traits & STEADFAST) !== 0) sum[at.steadfast] += 1;
    if ((traits & SWIFT) !== 0) sum[at.swift] += 1;
    if (sector < 0) {
      sum[at.unitsInReserve] += 1;
      return 0;
    }
    sum[at.unitsOnField] += 1;
    this.strength[side * MOST_SECTORS + sector] += Math.max(melee, ranged) + 0.25 * bears;
    if (this.isCamp[sector] !== 0) {
      sum[at.beforeCamp] += 1;
      sum[at.meleeBeforeCamp] += melee;
      sum[at.rangedBeforeCamp] += ranged;
    }
    if (g.links[unit] !== 0) {
      sum[at.engaged] += 1;
      if (ranged > melee) sum[at.pinned] -= ranged - melee;
      // Who is engaged with several is overlapped.
      sum[at.overlapping] -= countBits(g.links[unit]) - 1;
    }
    return this.threats.cost(g, unit) <= order ? 1 : 0;
  }

  private count(sum: Float64Array, units: number, cohesion: number, bears: number): void {
    sum[units] += 1;
    sum[cohesion] += bears;
  }

  /** Who leads in the sectors, and who stands before the camps. */
  private ground(g: State): void {
    const { worth, strength, sums } = this;
    const { present } = worth;
    for (let sector = 0; sector < g.battle.sectors; sector++) {
      const [top, bottom] = [strength[sector], strength[MOST_SECTORS + sector]];
      const lead = (top - bottom) / (1 + top + bottom);
      sums[0][at.sectorsLed] += lead;
      if (this.isCamp[sector] === 0) continue;
      for (let side = 0; side < 2; side++) {
        const [own, enemies] = [present[side * 8 + sector], present[(1 - side) * 8 + sector]];
        if (enemies === 0 || own > 1) continue;
        if (own === 1) sums[side][at.campLast] -= 1;
        else if (worth.refills(g, side, sector)) sums[side][at.campOpen] -= 1;
        else sums[side][at.campLost] -= 1;
      }
    }
  }
}
