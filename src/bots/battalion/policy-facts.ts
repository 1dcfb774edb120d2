// Facts of units by what is left of them, kept until a unit looks otherwise: cohesion, traits, strikes and chances of hits, for
// the whole unit and for what would be left without its first ranks. They depend on the ranks alone, so they hold for any state.

import { type Battle, isRanged, MAX_UNITS, MOST_RANKS, type State } from '../../games/battalion/rules/state.ts';
import { COHESION, RANK_NAME, RANK_TRAITS, ranks } from '../../games/battalion/tables/tables.ts';
import { chancesOf, codeOf, MELEE_CODES, RANGED_CODES } from './hit-chances.ts';

/** Hits of a die for each of these values, on average. */
const oneEach = (values: readonly number[]): number => values.reduce((sum, value) => sum + (9 - value) / 8, 0);
const MELEE_HITS = Float64Array.from([0, ...ranks.map(({ melee }) => oneEach(melee))]);
const RANGED_HITS = Float64Array.from([0, ...ranks.map(({ ranged }) => oneEach(ranged))]);
/** What a rank strikes with: its better kind of attack in full, half of the other. By kind + 1. */
export const RANK_STRIKES = MELEE_HITS.map(
  (melee, i) => Math.max(melee, RANGED_HITS[i]) + Math.min(melee, RANGED_HITS[i]) / 2,
);

const NONE = chancesOf(codeOf([]));

/** Places of a unit by the ranks it has lost: `unit * MOST_RANKS + lost`. */
export class Facts {
  private readonly second: number;
  private readonly pinned: number;
  private readonly seen = new Int32Array(MAX_UNITS).fill(-1);
  readonly ranks = new Uint8Array(MAX_UNITS);
  /** 1 for ranks of different names. */
  readonly mixed = new Uint8Array(MAX_UNITS);
  readonly cohesion = new Uint8Array(MAX_UNITS * MOST_RANKS);
  readonly traits = new Uint16Array(MAX_UNITS * MOST_RANKS);
  readonly melee = new Float64Array(MAX_UNITS * MOST_RANKS);
  readonly ranged = new Float64Array(MAX_UNITS * MOST_RANKS);
  /** What it strikes with as a part of its worth: unengaged, and engaged. */
  readonly strikesFree = new Float64Array(MAX_UNITS * MOST_RANKS);
  readonly strikesEngaged = new Float64Array(MAX_UNITS * MOST_RANKS);
  readonly meleeChances: Float64Array[] = new Array<Float64Array>(MAX_UNITS * MOST_RANKS).fill(NONE);
  readonly rangedChances: Float64Array[] = new Array<Float64Array>(MAX_UNITS * MOST_RANKS).fill(NONE);

  /** The weaker kind of attack counts the part `second`, ranged values of a unit that is engaged the part `pinned`. */
  constructor(second: number, pinned: number) {
    this.second = second;
    this.pinned = pinned;
  }

  /** Looks at every unit again whose ranks have changed. */
  refresh(g: State): void {
    this.readAll(g.battle.units, g.rank);
  }

  /** Before the first question: chances of hits are worked out for whole units and for all that may be left of them. */
  prepare(battle: Battle): void {
    this.readAll(battle.units, battle.ranks);
  }

  private readAll(units: readonly number[], rank: Int16Array): void {
    for (let i = 0; i < units.length; i++) {
      const unit = units[i];
      const at = unit * MOST_RANKS;
      const looks = rank[at] | (rank[at + 1] << 7) | (rank[at + 2] << 14) | (rank[at + 3] << 21);
      if (looks !== this.seen[unit]) this.read(unit, looks);
    }
  }

  private read(unit: number, looks: number): void {
    this.seen[unit] = looks;
    const at = unit * MOST_RANKS;
    let [cohesion, traits, melee, ranged, meleeCode, rangedCode, count, mixed] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = MOST_RANKS - 1; i >= 0; i--) {
      const rank = (looks >> (7 * i)) & 127;
      if (rank !== 0) {
        if (RANK_NAME[rank] !== RANK_NAME[looks & 127]) mixed = 1;
        count++;
        cohesion += COHESION[rank];
        traits |= RANK_TRAITS[rank];
        melee += MELEE_HITS[rank];
        ranged += RANGED_HITS[rank];
        meleeCode += MELEE_CODES[rank];
        rangedCode += RANGED_CODES[rank];
      }
      this.cohesion[at + i] = cohesion;
      this.traits[at + i] = traits;
      this.melee[at + i] = melee;
      this.ranged[at + i] = ranged;
      this.strikesFree[at + i] = Math.max(melee, ranged) + this.second * Math.min(melee, ranged);
      this.strikesEngaged[at + i] = melee + this.pinned * ranged;
      this.meleeChances[at + i] = chancesOf(meleeCode);
      this.rangedChances[at + i] = chancesOf(rangedCode);
    }
    this.ranks[unit] = count;
    this.mixed[unit] = mixed;
  }

  chances(place: number, kind: number): Float64Array {
    return isRanged(kind) ? this.rangedChances[place] : this.meleeChances[place];
  }
}
