// What each die of a roll did: an 8 hits by itself, others on the values they reach, the rest miss. A roll is told before
// its dice are assigned, so it shows the best that can be made of them.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import type { DieTelling } from '../../../../kernel/ruleset.ts';

const EIGHT = 8;

/** The values of a `rolled` event, low to high. */
function unpacked(values: number): number[] {
  const found: number[] = [];
  for (let value = 1, rest = values; rest > 0; value++, rest = Math.floor(rest / 16)) {
    for (let i = rest % 16; i > 0; i--) found.push(value);
  }
  return found;
}

/** The dice of a roll against these values, assigned as well as possible: hits first, then misses, each from high to low. */
function rollTelling(dice: readonly number[], values: readonly number[]): DieTelling[] {
  const shown = dice.map((die) => die + 1).sort((a, b) => a - b);
  const taken = new Map<number, number>();
  for (const value of [...values].sort((a, b) => a - b)) {
    const at = shown.findIndex((face, i) => face < EIGHT && face >= value && !taken.has(i));
    if (at >= 0) taken.set(at, value);
  }
  const tellings = shown.map((face, i): DieTelling => {
    if (face === EIGHT) return { face: String(face), group: 'hit', words: 'hits by itself' };
    const value = taken.get(i);
    if (value !== undefined) return { face: String(face), group: 'hit', words: `hits on ${value}` };
    const reaches = values.some((one) => one <= face);
    return { face: String(face), group: 'miss', words: reaches ? 'no value left for it' : 'reaches no value' };
  });
  return [
    ...tellings.filter((die) => die.group === 'hit').reverse(),
    ...tellings.filter((die) => die.group === 'miss').reverse(),
  ];
}

export function diceTelling(event: NumberedEvent): DieTelling[] {
  const { dice, values, kind } = event;
  if (dice === undefined) return [];
  if (kind === 'rolled') return rollTelling(dice, unpacked(values[3]));
  const group = kind === 'rerolled' ? 'again' : 'plain';
  const words = kind === 'rerolled' ? 'rolled again' : 'for the initiative';
  return dice.map((die) => ({ face: String(die + 1), group, words }));
}
