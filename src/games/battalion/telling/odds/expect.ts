// How many hits a roll brings on average: by it a policy picks the best of several units.

import { rollTable } from '../../../../kernel/roll-table.ts';
import { mostAssigned } from '../../rules/questions.ts';
import { DIE_SIDES } from '../../rules/state.ts';

const known = new Map<string, number>();
const heap = new Int16Array(DIE_SIDES + 1);
const values = new Int16Array(DIE_SIDES + 1);

/** The average of the best assignment over all rolls of so many dice. */
export function expectedHits(dice: number, of: readonly number[]): number {
  const key = `${dice} ${[...of].sort().join(' ')}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const table = rollTable(dice, DIE_SIDES);
  let sum = 0;
  for (let i = 0; i < table.size; i++) {
    heap.fill(0);
    values.fill(0);
    for (const value of of) values[value]++;
    for (let d = 0; d < dice; d++) heap[table.faces[i * dice + d] + 1]++;
    sum += table.probability[i] * (heap[DIE_SIDES] + mostAssigned(heap, values));
  }
  known.set(key, sum);
  return sum;
}
