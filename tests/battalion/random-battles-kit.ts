// Battles for the tests of Battalion's words: the set battles and musters of two and four, played at random by a seed.

import type { State } from '../../src/games/battalion/rules/state.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { randomArmy } from '../../src/games/battalion/tables/armies.ts';
import type { BattalionView } from '../../src/games/battalion/telling/view/types.ts';
import { printSheet } from '../../src/games/battalion/text/sheet.ts';
import { musterSheet } from '../../src/games/battalion/text/sheet-army.ts';
import type { Start } from '../../src/kernel/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';

const FACTIONS = ['rome', 'carthage', 'bactria', 'han'];

/** Numbers from 0 up to, not including, 1. */
export function randomNumbers(seed: number): () => number {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) / 4294967296;
  };
}

/** Set battles, musters of two and of four, by turns. */
export function startOf(i: number, next: () => number): Start {
  if (i % 3 === 0) return { scenario: battalionRules.scenarios[(i / 3) % 6].id };
  const four = i % 3 === 2;
  const size = four ? 3 + (i % 4) : 6 + (i % 7);
  const led = four ? FACTIONS : [FACTIONS[i % 4], FACTIONS[(i + 1 + (i % 2)) % 4]];
  const armies = led.map((faction) => ({ faction, name: faction, units: randomArmy(faction, size, next) }));
  return { text: printSheet(musterSheet(armies)) };
}

export type BattalionTable = Table<State, BattalionView>;

/** Plays battles at random; `each` is called before every choice and after the last. */
export function playAtRandom(battles: number, seed: number, each: (table: BattalionTable, n: number) => void): void {
  for (let i = 0; i < battles; i++) {
    const next = randomNumbers(seed * 1000 + i + 1);
    for (let warm = 0; warm < 5; warm++) next();
    const table = new Table(battalionRules, { start: startOf(i, next), seed: `talk ${seed} ${i}` });
    let n = 0;
    for (; !table.over && n < 2000; n++) {
      each(table, n);
      const values = table.values();
      table.choose(values[Math.floor(next() * values.length)]);
    }
    each(table, n);
  }
}

/** The same with people who like to play cards, so that what only cards lead to comes up. */
export function playEagerly(battles: number, seed: number, each: (table: BattalionTable, n: number) => void): void {
  for (let i = 0; i < battles; i++) {
    const next = randomNumbers(seed * 1000 + i + 1);
    for (let warm = 0; warm < 5; warm++) next();
    const table = new Table(battalionRules, { start: startOf(i, next), seed: `eager ${seed} ${i}` });
    let n = 0;
    for (; !table.over && n < 2000; n++) {
      each(table, n);
      const choices = table.choices();
      const plays = choices.filter((choice) => choice.startsWith('play '));
      const from = plays.length > 0 && next() < 0.7 ? plays : choices;
      table.choose(from[Math.floor(next() * from.length)]);
    }
    each(table, n);
  }
}
