// What pieces are worth to `drill`, in hundredths of a banner: a banner counts most, then what a unit can still do, less
// the risk that its last blocks are soon lost.

import { type Battle, MAX_UNITS, ON_BOARD, type State } from '../families/commands/rules/state.ts';
import { DRAW, RUNNING, WIN } from '../kernel/state.ts';
import type { Temper } from './drill-temper.ts';

const BANNER = 100;
const VICTORY = 20_000;
/** Places by blocks, 0 included. */
const MOST_BLOCKS = 6;

export class Worth {
  readonly battle: Battle;
  readonly temper: Temper;
  /** Worth of a unit by blocks: worth[unit * MOST_BLOCKS + blocks], 0 without blocks. */
  private readonly byBlocks = new Float64Array(MAX_UNITS * MOST_BLOCKS);
  /** What the next banner is worth to each side; the last ones count more. */
  private readonly bannerOf = [BANNER, BANNER];

  constructor(battle: Battle, temper: Temper) {
    this.battle = battle;
    this.temper = temper;
    battle.unitType.forEach((type, u) => {
      const use = temper.unit + temper.perDie * type.closeDice + (type.extraHex ? temper.extraHex : 0);
      for (let b = 1; b <= type.blocks; b++) {
        const danger = b === type.blocks ? 0 : temper.danger[b];
        this.byBlocks[u * MOST_BLOCKS + b] = use * (0.4 + (0.6 * b) / type.blocks) - BANNER * danger;
      }
    });
  }

  /** Notes how near each side is to its last banner. */
  look(g: State): void {
    for (let side = 0; side < 2; side++) {
      const left = g.battle.goals[side] - g.banners[side];
      this.bannerOf[side] = BANNER * (left <= 1 ? 2 : left === 2 ? 1.4 : left === 3 ? 1.15 : 1);
    }
  }

  /** What the owner loses when a unit goes from `blocks` to `lost` fewer, banner included. */
  drop(unit: number, blocks: number, lost: number): number {
    const now = this.byBlocks[unit * MOST_BLOCKS + blocks];
    if (lost >= blocks) return now + this.bannerOf[1 - this.battle.unitSide[unit]];
    return now - this.byBlocks[unit * MOST_BLOCKS + blocks - lost];
  }

  /** What the owner loses with a leader. */
  leaderDrop(leader: number): number {
    return this.temper.leader + this.bannerOf[1 - this.battle.leaderSide[leader]];
  }

  /** Banners and pieces of `seat` against those of the other. */
  material(g: State, seat: number): number {
    if (g.outcome !== RUNNING) return g.outcome === DRAW ? 0 : g.outcome - WIN === seat ? VICTORY : -VICTORY;
    let value = 0;
    for (let side = 0; side < 2; side++) {
      const sign = side === seat ? 1 : -1;
      value += sign * (g.banners[side] * this.bannerOf[side] + g.tokens[side] * this.temper.token);
      const { firstUnit, firstLeader } = this.battle;
      for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
        if (g.unitHex[u] >= 0) value += sign * this.byBlocks[u * MOST_BLOCKS + g.unitBlocks[u]];
      }
      for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
        if (g.leaderFate[l] === ON_BOARD && g.leaderHex[l] >= 0) value += sign * this.temper.leader;
      }
    }
    return value;
  }
}
