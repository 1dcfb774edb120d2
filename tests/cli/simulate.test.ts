// Simulations: the shape of the results, that threads do not change them, and what is left of a game that breaks.

import { describe, expect, test } from 'vitest';
import { interval } from '../../src/bots/ladder/statistics.ts';
import { askBot, seatBot } from '../../src/cli/bots.ts';
import { type GameResult, playGames } from '../../src/cli/simulate/simulate-game.ts';
import { addUp, rate } from '../../src/cli/simulate/simulate-text.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { outcomeText } from '../../src/kernel/game-record.ts';
import { Table } from '../../src/kernel/table.ts';
import { withoutTimes } from './without-times.ts';
import { run } from './world.ts';

describe('simulate', () => {
  test('--json has exactly the promised keys', async () => {
    const { code, out } = await run('simulate 001 007 --bots random,random --games 4 --seed s --threads 1 --json');
    expect(code).toBe(0);
    const json = JSON.parse(out);
    expect(Object.keys(json)).toEqual([
      'bots',
      'gamesPerScenario',
      'seed',
      'swap',
      'threads',
      'elapsed',
      'scenarios',
      'total',
      'errorRecords',
    ]);
    const sums = ['games', 'finished', 'wins', 'winsByBot', 'draws', 'turns', 'decisions', 'seconds', 'errors'];
    expect(Object.keys(json.total)).toEqual(sums);
    expect(Object.keys(json.scenarios[0])).toEqual(['scenario', 'name', ...sums]);
    expect(json.scenarios.map((one: { scenario: string }) => one.scenario)).toEqual(['ancients/001', 'ancients/007']);
    expect(json.total).toMatchObject({ games: 8, finished: 8, errors: 0 });
    expect(json.total.wins.top + json.total.wins.bottom + json.total.draws).toBe(8);
    expect(json.total.decisions).toBe(json.scenarios[0].decisions + json.scenarios[1].decisions);
    expect(json.total.turns).toBeGreaterThan(80);
  });

  // Threads that run from the sources have every game to load: program.test.ts asks the built program with more than one.
  test('the same seed gives the same results, another seed others', async () => {
    const args = 'simulate 001 002 --bots random,drill --games 2 --swap --json --threads 1 --seed';
    const [one, again, other] = [
      await run(`${args} threads`),
      await run(`${args} threads`),
      await run(`${args} other`),
    ];
    expect(withoutTimes(again.out)).toEqual(withoutTimes(one.out));
    expect(withoutTimes(other.out)).not.toEqual(withoutTimes(one.out));
  });

  test('a fast game is the same as one at a table', () => {
    const task = {
      game: 'ancients',
      scenario: 'ancients/005',
      start: { scenario: 'ancients/005' },
      bots: ['drill', 'random'] as const,
      seed: 'x',
      from: 3,
      to: 4,
      swap: false,
      maxTurns: 1000,
    };
    const [fast] = playGames(task);
    const seed = 'x/ancients/005/3';
    const table = new Table(ancientsRules, { start: { scenario: 'ancients/005' }, seed });
    const bots = [seatBot('drill', `${seed}/bot 0`, 'ancients'), seatBot('random', `${seed}/bot 1`, 'ancients')];
    while (!table.over) table.choose(askBot(bots[table.seat], table));
    expect(fast).toMatchObject({
      number: 3,
      outcome: outcomeText(ancientsRules, table.state.outcome),
      turns: table.state.turn,
      decisions: table.number - 1,
      error: null,
    });
  });

  test('--swap exchanges the seats with the same dice and cards', () => {
    const task = {
      game: 'ancients',
      scenario: 'ancients/001',
      start: { scenario: 'ancients/001' },
      bots: ['random', 'random'] as const,
      seed: 'x',
      from: 0,
      to: 4,
      swap: true,
      maxTurns: 1000,
    };
    const results = playGames(task);
    expect(results.map((one) => one.swapped)).toEqual([false, true, false, true]);
    // The two are the same player here, so an exchanged game is the same game.
    expect(results[1].decisions).toBe(results[0].decisions);
    expect(results[2].decisions).not.toBe(results[0].decisions);
  });

  test('patterns name many battles; the text has a line for each and one for all', async () => {
    const { out } = await run("simulate 'ancients/12*' --games 1 --threads 1");
    expect(out.match(/^12\d /gm)).toHaveLength(5);
    expect(out).toMatch(/^together +5 /m);
    expect(out).toContain('ancients: random (top) against random (bottom), seed 1');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('a game that does not end in time is unfinished, not an error', async () => {
    const { code, out } = await run('simulate 001 --games 2 --max-turns 3 --threads 1 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out).total).toMatchObject({ games: 2, finished: 0, errors: 0, draws: 0 });
  });
});

describe('sums', () => {
  const game = (number: number, outcome: string, swapped = false): GameResult => ({
    number,
    outcome,
    swapped,
    turns: 10,
    decisions: 100,
    seconds: 0.5,
    error: null,
  });

  test('wins by seat and by player', () => {
    const sum = addUp([
      game(0, 'top'),
      game(1, 'top', true),
      game(2, 'bottom'),
      game(3, 'draw'),
      game(4, 'unfinished'),
      game(5, 'error'),
    ]);
    expect(sum).toEqual({
      games: 6,
      finished: 4,
      wins: { top: 2, bottom: 1 },
      winsByBot: { first: 1, second: 2 },
      draws: 1,
      turns: 60,
      decisions: 600,
      seconds: 3,
      errors: 1,
    });
  });

  test("Wilson's interval", () => {
    const [low, high] = interval(50, 100);
    expect(low).toBeCloseTo(0.4038, 3);
    expect(high).toBeCloseTo(0.5962, 3);
    expect(interval(0, 10)[0]).toBe(0);
    expect(rate(50, 100)).toBe(' 50.0 % (40-60)');
    expect(rate(0, 0)).toBe('-');
  });
});
