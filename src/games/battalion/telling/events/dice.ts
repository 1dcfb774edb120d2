// What each die of a roll did: an 8 hits by itself, others on the values they reach, the rest miss. A roll is told before
// its dice are assigned, so it shows the best that can be made of them.

import type { DieTelling } from '../../../../kernel/ruleset.ts';
import type { BattalionEvent } from '../../rules/events.ts';
import { assignBest } from '../../rules/questions.ts';
import { DIE_SIDES } from '../../rules/state.ts';

/** How many there are of each number. */
function counted(numbers: readonly number[]): number[] {
  const counts = new Array<number>(DIE_SIDES + 1).fill(0);
  for (const one of numbers) counts[one]++;
  return counts;
}

/** The dice of a roll against these values, assigned as well as possible: hits first, then misses, each from high to low. */
function rollTelling(dice: readonly number[], values: readonly number[]): DieTelling[] {
  const hits: DieTelling[] = [];
  const heap = counted(dice);
  const hit = (face: number, words: string) => hits.push({ face: String(face), group: 'hit', words });
  assignBest(heap, counted(values), (face, value) => hit(face, `hits on ${value}`));
  for (let eights = heap[DIE_SIDES]; eights > 0; eights--) hit(DIE_SIDES, 'always hits');
  const misses: DieTelling[] = [];
  for (let face = 1; face < DIE_SIDES; face++) {
    const words = values.some((one) => one <= face) ? 'no value left for it' : 'reaches no value';
    for (let n = heap[face]; n > 0; n--) misses.push({ face: String(face), group: 'miss', words });
  }
  return [...hits.sort((x, y) => Number(x.face) - Number(y.face)).reverse(), ...misses.reverse()];
}

export function diceTelling(event: BattalionEvent): DieTelling[] {
  switch (event.kind) {
    case 'rolled':
      return rollTelling(event.dice, event.attackValues);
    case 'rerolled':
      return event.dice.map((face) => ({ face: String(face), group: 'again', words: 'rolled again' }));
    case 'initiative':
      return [event.top, event.bottom].map((face) => ({
        face: String(face),
        group: 'plain',
        words: 'for the initiative',
      }));
    default:
      return [];
  }
}
