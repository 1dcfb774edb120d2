// The bench: the shape of its figures and that they are sane; no speed is judged here.

import { expect, test } from 'vitest';
import { Mulberry32 } from '../../src/cli/bench/bench-measure.ts';
import { rulesets } from '../../src/loaded.ts';
import { run } from './world.ts';

test('bench --json has exactly the promised keys', async () => {
  const { code, out, files } = await run(
    'bench --json --seconds 0.02 --runs 2 --warm-up 0 --memory 5 --games ancients',
  );
  expect(code).toBe(0);
  const json = JSON.parse(out);
  expect(Object.keys(json)).toEqual(['node', 'platform', 'runs', 'secondsPerRun', 'warmUpSeconds', 'games']);
  expect(json).toMatchObject({ runs: 2, secondsPerRun: 0.02, warmUpSeconds: 0 });
  // The others are measured by the next test; memory is tidied up four times for each.
  const [ancients, ...others] = json.games;
  expect(others).toEqual([]);
  expect(Object.keys(ancients)).toEqual([
    'game',
    'scenarios',
    'decisionsPerSecond',
    'gamesPerSecond',
    'cloneNanoseconds',
    'referenceMillionDrawsPerSecond',
    'decisionsPerMillionDraws',
    'gamesPerMillionDraws',
    'stateBytes',
    'memoryGrowthBytesPerGame',
  ]);
  expect(ancients.game).toBe('ancients');
  expect(ancients.scenarios).toHaveLength(39);
  expect(ancients.decisionsPerSecond).toBeGreaterThan(ancients.gamesPerSecond);
  expect(ancients.cloneNanoseconds).toBeGreaterThan(0);
  // Both sides of the ratio are told rounded: on a slow machine that is more of them.
  const ratio = ancients.decisionsPerSecond / ancients.referenceMillionDrawsPerSecond;
  expect(ancients.decisionsPerMillionDraws / ratio).toBeCloseTo(1, 1);
  expect(files.size).toBe(0);
});

test('--save writes the JSON; the text has the ratios', async () => {
  const { out, files } = await run('bench --seconds 0.02 --runs 1 --warm-up 0 --save b.json');
  expect(JSON.parse(files.get('b.json') ?? '').games.map(({ game }: { game: string }) => game)).toEqual(
    rulesets.map(({ id }) => id),
  );
  expect(out).toContain('decisions per million draws');
  expect(out).toContain('one thread, CPU seconds, best of 1 run');
});

test('the reference is mulberry32', () => {
  const random = new Mulberry32(1);
  expect([random.next(), random.next(), random.next()].map((value) => value.toFixed(6))).toEqual([
    '0.627074',
    '0.002736',
    '0.527447',
  ]);
});
