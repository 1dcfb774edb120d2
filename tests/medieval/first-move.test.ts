// Callinicum (Phase 2): dice decide who moves first, before any choice, so no rule case can show it.

import { describe, expect, test } from 'vitest';
import { HELMET, LIGHT, SWORDS } from '../../src/families/commands/tables/tables.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { ScriptedChance, SeededChance } from '../../src/kernel/chance.ts';

/** The battle with these rolls: five dice of the Sassanids, four of the Byzantines, by turns. */
function opened(...rolls: number[][]) {
  const chance = new ScriptedChance(rolls, new SeededChance('first move'));
  const g = medievalRules.start({ scenario: 'medieval/09' }, chance);
  return { g, used: chance.next };
}

const top = (helmets: number): number[] => [...new Array(helmets).fill(HELMET), ...new Array(5 - helmets).fill(LIGHT)];
const bottom = (helmets: number): number[] => [
  ...new Array(helmets).fill(HELMET),
  ...new Array(4 - helmets).fill(SWORDS),
];

describe('M 09 Callinicum (Phase 2)', () => {
  test('the side that rolls more helmets with its Command begins', () => {
    const sassanids = opened(top(2), bottom(1));
    expect([sassanids.g.active, sassanids.g.turn, sassanids.used]).toEqual([0, 1, 2]);
    const byzantines = opened(top(1), bottom(2));
    expect([byzantines.g.active, byzantines.g.turn, byzantines.used]).toEqual([1, 1, 2]);
  });

  test('a tie is rolled again, as often as it takes', () => {
    const { g, used } = opened(top(1), bottom(1), top(0), bottom(0), top(0), bottom(3));
    expect([g.active, used]).toEqual([1, 6]);
  });

  test('five dice against four', () => {
    expect(() => opened([HELMET, LIGHT, LIGHT, LIGHT])).toThrow('5 dice');
    expect(() => opened(top(1), [HELMET, LIGHT, LIGHT, LIGHT, LIGHT])).toThrow('4 dice');
  });
});
