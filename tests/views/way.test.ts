// The hexes a piece passes by a choice, at every decision of random games.

import { describe, expect, it } from 'vitest';
import { groundOf, STOPS_THERE, type State } from '../../src/families/commands/rules/state.ts';
import { wayOf } from '../../src/families/commands/telling/way.ts';
import { ancientsRules as rules } from '../../src/games/ancients/ruleset.ts';
import { firstOf, secondOf } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { play, position } from '../explain/positions.ts';
import { type AncientsTable, everything, playRandom, scenarioIds } from './random-games.ts';

const MOVES = /^(move|move leader|retreat|evade|advance|evade leader) [A-I]\d+ [A-I]\d+$/;

/** Hexes that the engine counts for a unit's move, made on a copy. */
function stepsCounted(g: State, choice: number): number {
  const copy = rules.spare(g);
  copyInto(copy, g);
  copy.chance = g.chance;
  const unit = copy.hexUnit[firstOf(choice)];
  const before = copy.unitSteps[unit];
  copy.chance = { roll: () => false, shuffle() {} };
  pending(copy)?.decision?.take(copy, copy.frames[copy.depth], choice);
  run(copy);
  return copy.unitSteps[unit] - before;
}

function faultsOf(table: AncientsTable, choice: number): string[] {
  const g = table.state;
  const text = rules.language.print(choice);
  const names = wayOf(g, choice);
  if (!MOVES.test(text)) return names.length === 0 ? [] : [`${text}: a way`];
  const faults: string[] = [];
  const { board, unitSide, leaderSide } = g.battle;
  const { entry, leaderEntry, terrain } = groundOf(g);
  const way = names.map((name) => board.hex(name));
  const fault = (why: string) => faults.push(`${text} by ${names.join(' ')}: ${why}`);
  const from = firstOf(choice);
  const to = secondOf(choice);
  if (way[0] !== from || way[way.length - 1] !== to) fault('other ends');
  for (let i = 1; i < way.length; i++) {
    if (board.distance[way[i - 1] * board.size + way[i]] !== 1) fault('a gap');
  }
  const between = way.slice(1, -1);
  const decision = pending(g)?.name;
  if (text.startsWith('move leader')) {
    const side = leaderSide[g.hexLeader[from]];
    for (const hex of between) {
      if (leaderEntry[side][hex] === 0 || (leaderEntry[side][hex] & STOPS_THERE) !== 0) fault('ground in the way');
      if (g.hexUnit[hex] >= 0 && unitSide[g.hexUnit[hex]] !== side) fault('an enemy in the way');
    }
    return faults;
  }
  if (text.startsWith('evade leader')) {
    for (const hex of way.slice(1)) if (!terrain[hex].leadersMayEnter) fault('ground in the way');
    if (way.length - 1 !== g.frames[g.depth].steps + 1) fault('another length');
    return faults;
  }
  const unit = g.hexUnit[from];
  for (const hex of way.slice(1)) if (entry[unit][hex] === 0) fault('ground in the way');
  if (decision === 'moveUnits') {
    if (way.length - 1 !== stepsCounted(g, choice)) fault('another length');
    for (const hex of between) {
      if ((entry[unit][hex] & STOPS_THERE) !== 0) fault('ground that stops');
      if (g.hexUnit[hex] >= 0 && unitSide[g.hexUnit[hex]] !== unitSide[unit]) fault('an enemy in the way');
    }
  } else {
    if (between.some((hex) => g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0)) fault('somebody in the way');
    if (/^(retreat|evade)/.test(text) && way.length - 1 !== Math.abs(board.row[from] - board.row[to]))
      fault('not back');
  }
  return faults;
}

describe('the way of a choice', () => {
  it('is the one the rules count, in random games', () => {
    const faults = new Set<string>();
    const met = new Map<string, number>();
    const look = (table: AncientsTable, n: number): void => {
      const decision = table.prompt()?.decision ?? '';
      // Moves are many: every few are enough; the rest is always looked at.
      if (decision === 'moveUnits' && n % 5 !== 0) return;
      for (const choice of table.values()) {
        const way = wayOf(table.state, choice);
        for (const fault of faultsOf(table, choice)) faults.add(fault);
        if (way.length > 2) met.set(decision, (met.get(decision) ?? 0) + 1);
      }
    };
    for (const [i, scenario] of scenarioIds.entries()) {
      playRandom({ start: { scenario }, seed: `way ${scenario}` }, i + 1, look, 1500);
    }
    for (const n of [1, 2, 3]) playRandom({ start: { text: everything }, seed: `way ${n}` }, n, look);
    expect([...faults].slice(0, 20)).toEqual([]);
    for (const decision of ['moveUnits', 'chooseRetreat', 'chooseEvade', 'fleeStep']) {
      expect(met.get(decision) ?? 0, decision).toBeGreaterThan(20);
    }
  });

  it('goes round an enemy, and round ground that stops', () => {
    const table = position({ top: 'HI F6', bottom: 'LC G6', terrain: ['forest: F4 F5'] });
    play(table, 'play orderThreeCentre', 'order G6', 'done');
    expect(table.way('move G6 E6')).toEqual(['G6', 'G7', 'F7', 'E7', 'E6']);
    expect(table.way('done')).toEqual([]);
  });

  it('passes light foot through friends where the card lets it', () => {
    const table = position({ bottom: 'LI H6; HI G5 G6 G7 H5 H7', bottomHand: ['orderLight'] });
    play(table, 'play orderLight', 'order H6', 'done');
    const choice = table.choices().find((text) => /^move H6 F/.test(text)) ?? '';
    const way = table.way(choice);
    expect(way).toHaveLength(3);
    expect(['G6', 'G7']).toContain(way[1]);
  });

  it('walks back round the marsh', () => {
    const table = position({
      top: 'LC D6',
      bottom: 'HI E6',
      terrain: ['marsh: C6'],
      dice: ['medium medium medium medium flag'],
    });
    play(table, 'play orderThreeCentre', 'order E6', 'done', 'done', 'close E6 x D6', 'stand');
    play(table, 'ignore 0');
    expect(table.way('retreat D6 A6')).toEqual(['D6', 'C7', 'B6', 'A6']);
    expect(table.way('retreat D6 A5')).toEqual(['D6', 'C6', 'B5', 'A5']);
  });

  it('walks back into the corner of the battlefield', () => {
    const table = position({
      top: 'LI C1',
      bottom: 'HI D1',
      bottomHand: ['orderThreeLeft'],
      dice: ['medium medium medium medium flag'],
    });
    play(table, 'play orderThreeLeft', 'order D1', 'done', 'done', 'close D1 x C1', 'stand', 'ignore 0');
    expect(table.way('retreat C1 A1')).toEqual(['C1', 'B1', 'A1']);
  });
});
