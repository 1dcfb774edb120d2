// What pieces are worth to the policy, in hundredths of a banner, and what rolls of dice cost them on average.

import { type Battle, newState, type State } from '../../families/commands/rules/state.ts';
import type { Facts } from './facts.ts';
import { BLOCKS } from './spreads.ts';
import type { Weights } from './weights.ts';

const BANNER = 100;

export class Worth {
  readonly battle: Battle;
  readonly weights: Weights;
  readonly facts: Facts;
  /** Worth of a unit of a class by blocks: worth[cls * BLOCKS + blocks], 0 without blocks. */
  readonly byBlocks: Float64Array;
  /** What a roll costs a unit of a class on average, if it lives: drops[(roll * classes + cls) * BLOCKS + blocks]. */
  readonly drops: Float64Array;
  /** What the next banner is worth to each side; the last ones count more. */
  readonly banner = new Float64Array(2);
  /** Banners that a unit gives, where it is not one. */
  readonly given: Float64Array;
  /** Leaders whose loss is the end, and what a leader is worth beside his banner. */
  readonly leaderWorth: Float64Array;

  constructor(facts: Facts, weights: Weights) {
    const { battle, classes, spreads } = facts;
    this.battle = battle;
    this.facts = facts;
    this.weights = weights;
    this.byBlocks = new Float64Array(classes * BLOCKS);
    const risks = [0, weights.lastBlock, weights.twoBlocks, weights.threeBlocks, 1, 0];
    battle.unitType.forEach((type, u) => {
      const cls = facts.cls[u];
      const use = weights.unit + weights.perDie * facts.open[cls] + (type.extraHex ? weights.extraHex : 0);
      const full = Math.min(type.blocks, BLOCKS - 1);
      for (let b = 1; b <= full; b++) {
        const risk = b === full ? 0 : risks[b];
        this.byBlocks[cls * BLOCKS + b] = use * (0.4 + (0.6 * b) / full) - risk;
      }
    });
    this.drops = new Float64Array(spreads.count * classes * BLOCKS);
    for (let roll = 0; roll < spreads.count; roll++) {
      for (let cls = 0; cls < classes; cls++) {
        for (let blocks = 1; blocks < BLOCKS; blocks++) {
          let sum = 0;
          for (let lost = 1; lost < blocks; lost++) {
            const now = this.byBlocks[cls * BLOCKS + blocks];
            sum += spreads.hits[roll * BLOCKS + lost] * (now - this.byBlocks[cls * BLOCKS + blocks - lost]);
          }
          this.drops[(roll * classes + cls) * BLOCKS + blocks] = sum;
        }
      }
    }
    this.given = new Float64Array(battle.unitCount).fill(1);
    this.leaderWorth = new Float64Array(battle.leaderCount).fill(weights.leader);
    this.readRules();
  }

  /** What the sheet's rules say of the worth of units and leaders. */
  private readRules(): void {
    const { battle } = this;
    const { rules, sheet } = battle;
    for (const rule of sheet.rules) {
      if (rule.key === 'leaderLossEndsBattle') {
        battle.leaderNames.forEach((name, l) => {
          if (rule.args.includes(name)) this.leaderWorth[l] += 3 * BANNER;
        });
      } else if (rule.key === 'leaderLossLowersCommand' || rule.key === 'allLeadersLostLoses') {
        const side = rule.args[0] === 'top' ? 0 : 1;
        battle.leaderNames.forEach((_name, l) => {
          if (battle.leaderSide[l] === side) this.leaderWorth[l] += BANNER / 4;
        });
      }
    }
    const asked = rules.find((rule) => rule.bannersFor !== undefined);
    if (asked?.bannersFor === undefined) return;
    // The answer depends on the unit alone, so an empty state of the battle will do.
    const empty = newState(battle);
    for (let u = 0; u < battle.unitCount; u++) this.given[u] = asked.bannersFor(empty, u);
  }

  /** Notes how near each side is to its last banner. */
  look(g: State): void {
    const { goals } = this.battle;
    const { banner, lastBanner, nextToLast, thirdToLast } = this.weights;
    for (let side = 0; side < 2; side++) {
      const left = goals[side] - g.banners[side];
      this.banner[side] =
        BANNER * (left <= 1 ? lastBanner : left === 2 ? nextToLast : left === 3 ? thirdToLast : banner);
    }
  }

  /** What the owner loses with the unit. */
  whole(unit: number, blocks: number): number {
    const b = blocks < BLOCKS ? blocks : BLOCKS - 1;
    return (
      this.byBlocks[this.facts.cls[unit] * BLOCKS + b] + this.given[unit] * this.banner[1 - this.battle.unitSide[unit]]
    );
  }

  /** What the owner loses when a unit goes from `blocks` to `lost` fewer, banner included. */
  drop(unit: number, blocks: number, lost: number): number {
    if (lost >= blocks) return this.whole(unit, blocks);
    const at = this.facts.cls[unit] * BLOCKS + (blocks < BLOCKS ? blocks : BLOCKS - 1);
    return this.byBlocks[at] - this.byBlocks[at - lost];
  }

  /** What the owner loses with a leader. */
  leaderDrop(leader: number): number {
    return this.leaderWorth[leader] + this.banner[1 - this.battle.leaderSide[leader]];
  }
}
