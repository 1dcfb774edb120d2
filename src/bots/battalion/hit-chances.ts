// How likely so many hits are for an attack with given values and dice [B Rolling and assigning dice]. Worked out once for
// every set of attack values.

import { mostAssigned } from '../../games/battalion/rules/questions.ts';
import { DIE_SIDES, isRanged, MOST_DICE, MOST_RANKS, type State } from '../../games/battalion/rules/state.ts';
import { ranks } from '../../games/battalion/tables/tables.ts';
import { rollTable } from '../../kernel/roll-table.ts';

/** Attack values in one number: four bits for each value, how many there are of it. */
export const codeOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + 16 ** (value - 1), 0);
/** By kind + 1, as a state has it. */
export const MELEE_CODES = Int32Array.from([0, ...ranks.map((rank) => codeOf(rank.melee))]);
export const RANGED_CODES = Int32Array.from([0, ...ranks.map((rank) => codeOf(rank.ranged))]);

/** Places by hits, 0 to MOST_DICE. */
export const HIT_PLACES = MOST_DICE + 1;

const known = new Map<number, Float64Array>();
const heap = new Int16Array(DIE_SIDES + 1);
const values = new Int16Array(DIE_SIDES + 1);

function make(code: number): Float64Array {
  const chances = new Float64Array((MOST_DICE + 1) * HIT_PLACES);
  values.fill(0);
  for (let value = 1; value < DIE_SIDES; value++) values[value] = (code >> (4 * (value - 1))) & 15;
  for (let dice = 0; dice <= MOST_DICE; dice++) {
    const table = rollTable(dice, DIE_SIDES);
    for (let i = 0; i < table.size; i++) {
      heap.fill(0);
      for (let d = 0; d < dice; d++) heap[table.faces[i * dice + d] + 1]++;
      chances[dice * HIT_PLACES + heap[DIE_SIDES] + mostAssigned(heap, values)] += table.probability[i];
    }
  }
  return chances;
}

/** The chances of 0 to 6 hits for `dice` dice are at `dice * HIT_PLACES` and after. */
export function chancesOf(code: number): Float64Array {
  let chances = known.get(code);
  if (chances === undefined) known.set(code, (chances = make(code)));
  return chances;
}

/** The same by the unit's values for this kind of attack. */
export function hitChances(g: State, unit: number, kind: number): Float64Array {
  const of = isRanged(kind) ? RANGED_CODES : MELEE_CODES;
  let code = 0;
  for (let i = unit * MOST_RANKS, end = i + MOST_RANKS; i < end; i++) code += of[g.rank[i]];
  return chancesOf(code);
}
