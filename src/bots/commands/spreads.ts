// What a roll of dice does, worked out once: how likely it takes a unit's last block, how likely the unit stays in its hex or
// must go back, and how many blocks it loses. A roll is known by a number; its chances stand in tables.

/** Rolls of more dice are read as rolls of so many. */
export const MOST_DICE = 12;
/** Places by blocks, 0 included, and by flags that may be ignored. */
export const BLOCKS = 6;
export const IGNORED = 4;

const MOST_FLAGS = 4;
const CELLS = BLOCKS * (MOST_FLAGS + 1);

/** The chances of all rolls of a battle. */
export class Spreads {
  /** How likely so many hits are, or more for the last: hits[roll * BLOCKS + hits]. */
  readonly hits: number[] = [];
  /** By roll and blocks: the last block is lost. */
  readonly kills: number[] = [];
  /** By roll, blocks and flags ignored: it survives and stays; it survives and must go back; and how many flags it obeys then. */
  readonly holds: number[] = [];
  readonly obeys: number[] = [];
  readonly flags: number[] = [];
  private readonly known = new Map<number, number>();
  private readonly flag: number;

  constructor(flag: number) {
    this.flag = flag;
  }

  get count(): number {
    return this.hits.length / BLOCKS;
  }

  /** The roll of so many dice that each hit with likelihood `hit`, of which the part `again` is rolled once more. */
  roll(dice: number, hit: number, again: number): number {
    const key = (dice * 16384 + Math.round(hit * 10000)) * 16384 + Math.round(again * 10000);
    let roll = this.known.get(key);
    if (roll === undefined) {
      roll = this.count;
      this.known.set(key, roll);
      this.enter(this.cellsOf(dice, hit, again));
    }
    return roll;
  }

  /** Likelihood of hits and flags together: cell hits * (MOST_FLAGS + 1) + flags. */
  private cellsOf(dice: number, hit: number, again: number): Float64Array {
    const width = MOST_FLAGS + 1;
    const one = new Float64Array(CELLS);
    let reached = 1;
    for (let hits = 0; hits < BLOCKS; hits++) {
      const last = hits === BLOCKS - 1;
      one[hits * width + 1] += reached * this.flag;
      one[(last ? hits : hits + 1) * width] += reached * (hit - again);
      one[hits * width] += reached * (1 - this.flag - hit + (last ? again : 0));
      reached *= again;
    }
    let cells = new Float64Array(CELLS);
    cells[0] = 1;
    for (let n = 0; n < dice; n++) {
      const next = new Float64Array(CELLS);
      for (let a = 0; a < CELLS; a++) {
        if (cells[a] === 0) continue;
        for (let b = 0; b < CELLS; b++) {
          if (one[b] === 0) continue;
          const hits = Math.min(BLOCKS - 1, Math.floor(a / width) + Math.floor(b / width));
          const flags = Math.min(MOST_FLAGS, (a % width) + (b % width));
          next[hits * width + flags] += cells[a] * one[b];
        }
      }
      cells = next;
    }
    return cells;
  }

  private enter(cells: Float64Array): void {
    const width = MOST_FLAGS + 1;
    for (let hits = 0; hits < BLOCKS; hits++) {
      let sum = 0;
      for (let f = 0; f < width; f++) sum += cells[hits * width + f];
      this.hits.push(sum);
    }
    for (let blocks = 0; blocks < BLOCKS; blocks++) {
      let kills = 0;
      for (let cell = blocks * width; cell < CELLS; cell++) kills += cells[cell];
      this.kills.push(kills);
      for (let ignored = 0; ignored < IGNORED; ignored++) {
        let holds = 0;
        let obeys = 0;
        let flags = 0;
        for (let cell = 0; cell < blocks * width; cell++) {
          const left = (cell % width) - ignored;
          if (left <= 0) holds += cells[cell];
          else {
            obeys += cells[cell];
            flags += cells[cell] * left;
          }
        }
        this.holds.push(holds);
        this.obeys.push(obeys);
        this.flags.push(flags);
      }
    }
  }
}
