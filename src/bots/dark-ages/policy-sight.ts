// What a seat may know of the numbers on counters: its own and those that a fight has shown; for all others it reckons with
// the average of their class [D Units and cubes]. Numbers are told as rows of a table of chances, so that an average is a row
// like any other.

import { type Battle, isLeader, LEADERS, MAX_PIECES, type State } from '../../games/dark-ages/rules/state.ts';
import { CLASSES, LEADER_TYPES, UNIT_TYPES, type UnitType } from '../../games/dark-ages/tables/tables.ts';

export const MOST_DICE = 16;
const WIDTH = MOST_DICE + 1;
/** Rows 0 to 7 are the values of dice: 0 never hits, and neither does 7. */
const VALUES = 8;
/** Each class has a row for attack, defence and fire. */
const KINDS = 3;
const ROWS = VALUES + KINDS * CLASSES.length;

const valueShare = (value: number): number => (value === 0 ? 0 : Math.max(0, Math.min(6, 7 - value)) / 6);

const averageOf = (types: readonly UnitType[], of: (type: UnitType) => number): number =>
  types.reduce((sum, type) => sum + of(type), 0) / Math.max(1, types.length);

const likeOf = (unitClass: string): readonly UnitType[] => UNIT_TYPES.filter((type) => type.class === unitClass);

/** The share of dice that hit, by row. */
export const SHARE = Float64Array.from({ length: ROWS }, (_, row) => {
  if (row < VALUES) return valueShare(row);
  const like = likeOf(CLASSES[Math.floor((row - VALUES) / KINDS)]);
  const kind = (['attack', 'defence', 'fire'] as const)[(row - VALUES) % KINDS];
  return averageOf(like, (type) => valueShare(type[kind].value));
});

/** LIKELY[(row * WIDTH + dice) * WIDTH + hits]: the chance of so many hits. */
export const LIKELY = likely();

function likely(): Float64Array {
  const table = new Float64Array(ROWS * WIDTH * WIDTH);
  for (let row = 0; row < ROWS; row++) {
    table[row * WIDTH * WIDTH] = 1;
    for (let n = 1; n <= MOST_DICE; n++) {
      const at = (row * WIDTH + n) * WIDTH;
      for (let k = 0; k <= n; k++) {
        const before = at - WIDTH + k;
        table[at + k] = (k < n ? table[before] * (1 - SHARE[row]) : 0) + (k > 0 ? table[before - 1] * SHARE[row] : 0);
      }
    }
  }
  return table;
}

/** AT_LEAST[(row * WIDTH + dice) * WIDTH + hits]: the chance of so many hits or more. */
export const AT_LEAST = LIKELY.slice();
for (let at = 0; at < AT_LEAST.length; at += WIDTH) {
  for (let k = MOST_DICE - 1; k >= 0; k--) AT_LEAST[at + k] += AT_LEAST[at + k + 1];
}

/** Where the chances of a row and a number of dice begin in LIKELY. */
export const chances = (row: number, dice: number): number =>
  (row * WIDTH + (dice < MOST_DICE ? dice : MOST_DICE)) * WIDTH;

export class Sight {
  /** By piece, for who has not seen its numbers: rows, morale and range. */
  private readonly attackRow = new Uint8Array(MAX_PIECES);
  private readonly defenceRow = new Uint8Array(MAX_PIECES);
  private readonly fireRow = new Uint8Array(MAX_PIECES);
  private readonly likelyMorale = new Float64Array(MAX_PIECES);
  private readonly likelyRange = new Uint8Array(MAX_PIECES);
  private readonly open: boolean;
  seat = 0;
  /** Whether only numbers count that both seats know: so that a position looks the same from both sides. */
  private readonly shown: boolean;

  constructor(battle: Battle, shown = false) {
    this.shown = shown;
    this.open = battle.options.showValues;
    for (let p = 0; p < LEADERS + battle.leaderCount; p++) {
      const type = battle.types[p];
      if (isLeader(p)) {
        const leader = LEADER_TYPES[battle.mounted[p] === 1 ? 'mounted' : 'foot'];
        this.attackRow[p] = leader.attack.value;
        this.defenceRow[p] = leader.defence.value;
        this.likelyMorale[p] = 2;
      } else if (type) {
        const like = likeOf(type.class);
        const first = VALUES + KINDS * CLASSES.indexOf(type.class);
        const row = (kind: number): number => (SHARE[first + kind] === 0 ? 0 : first + kind);
        this.attackRow[p] = row(0);
        this.defenceRow[p] = row(1);
        this.fireRow[p] = row(2);
        this.likelyMorale[p] = averageOf(like, ({ morale }) => morale.value);
        this.likelyRange[p] = Math.round(averageOf(like, ({ range }) => range.value));
      }
    }
  }

  knows(g: State, piece: number): boolean {
    if (this.open) return true;
    const owner = g.battle.seat[piece];
    return (owner === this.seat && !this.shown) || ((g.unitSeen[piece] >> (1 - owner)) & 1) === 1;
  }

  /** The row by which a piece hits when it attacks; 0 when it only shoots. */
  attack(g: State, piece: number): number {
    const { battle } = g;
    const row = this.knows(g, piece) ? battle.attack[piece] : this.attackRow[piece];
    if (row > 0) return row;
    const { attackValue } = battle.hooks;
    for (let i = 0; i < attackValue.length; i++) {
      const instead = attackValue[i].attackValue?.(g, piece) ?? 0;
      if (instead > 0) return instead;
    }
    return 0;
  }

  defence(g: State, piece: number): number {
    const { battle } = g;
    if (!this.knows(g, piece)) return this.defenceRow[piece];
    let value = battle.defence[piece];
    const { defenceValue } = battle.hooks;
    for (let i = 0; i < defenceValue.length; i++) value += defenceValue[i].defenceValue?.(g, piece) ?? 0;
    return value < 6 ? value : 6;
  }

  fire(g: State, piece: number): number {
    return this.knows(g, piece) ? g.battle.fire[piece] : this.fireRow[piece];
  }

  range(g: State, piece: number): number {
    return this.knows(g, piece) ? g.battle.range[piece] : this.likelyRange[piece];
  }

  /** The morale that counts: that of the leader with a unit [D Attached leaders involved in combat]. */
  morale(g: State, piece: number): number {
    const leader = piece < LEADERS ? g.hexLeader[g.unitHex[piece]] : -1;
    if (leader >= 0) return this.own(g, leader);
    const { moraleValue } = g.battle.hooks;
    for (let i = 0; i < moraleValue.length; i++) {
      const instead = moraleValue[i].moraleValue?.(g, piece) ?? 0;
      if (instead > 0) return instead;
    }
    return this.own(g, piece);
  }

  private own(g: State, piece: number): number {
    return this.knows(g, piece) ? g.battle.morale[piece] : this.likelyMorale[piece];
  }
}
