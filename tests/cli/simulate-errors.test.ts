// A simulated game that breaks: exit code 1, and a record that breaks in the same way.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bot, GameBots } from '../../src/bots/bot.ts';
import { AMBUSH } from '../../src/games/ancients/tables/verbs.ts';
import { choiceOf } from '../../src/kernel/choice.ts';
import { botsOf } from '../../src/loaded.ts';
import { run } from './world.ts';

type Makers = { [name: string]: GameBots['makers'][string] };

const makers = botsOf('ancients').makers as Makers;

/** A player like `random` that fails at its 15th decision. */
const failing =
  (name: string, fail: () => number): Makers[string] =>
  (seed, ...more) => {
    const inner = makers['random'](seed, ...more);
    let asked = 0;
    return { name, choose: (question) => (++asked === 15 ? fail() : inner.choose(question)) } satisfies Bot<
      never,
      never
    >;
  };

// Two that fail, one by itself, one by choosing what is not on offer, sit among the players of Ancients as long as this file runs.
beforeAll(() => {
  makers['headless'] = failing('headless', () => {
    throw new Error('lost its head');
  });
  makers['cheat'] = failing('cheat', () => choiceOf(AMBUSH));
});
afterAll(() => {
  delete makers['headless'];
  delete makers['cheat'];
});

const file = (number: number): string => `out/vexillum-error-ancients-001-${number}.txt`;

test('a player that fails: the record leads up to its decision', async () => {
  const args = 'simulate 001 --bots headless,random --games 2 --threads 1 --seed e --errors out --json';
  const { code, err, files, out } = await run(args);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    total: { games: 2, finished: 0, errors: 2 },
    errorRecords: [file(0), file(1)],
  });
  expect(err).toContain(`game 0 of ancients/001 broke: lost its head\n  its record: ${file(0)}`);
  const checked = await run('record check r.txt', { files: { 'r.txt': files.get(file(0)) ?? '' } });
  expect(checked.out).toMatch(/^holds {2}r\.txt: \d+ choices, running/);
});

test('a choice that breaks the game: the record ends with it and fails there', async () => {
  const { code, err, files } = await run(
    'simulate 001 --bots random,cheat --games 1 --threads 1 --seed e --errors out',
  );
  expect(code).toBe(1);
  expect(err).toContain('cheat chose what is not on offer: ambush');
  const record = files.get(file(0)) ?? '';
  const last = [...record.matchAll(/^ +(\d+) \w+ (.*)$/gm)].at(-1);
  expect(last?.[2]).toBe('ambush');
  const checked = await run('record check r.txt', { files: { 'r.txt': record } });
  expect(checked.code).toBe(1);
  expect(checked.out).toContain(`decision ${last?.[1]}: "ambush" is not on offer`);
});

test('a match of the ladder that breaks is left out and not kept, and its record is written', async () => {
  const args = 'ladder ancients --bots random,headless --games 2 --mirrors 0 --battles 001 --threads 1 --seed e';
  const { code, err, files, out } = await run(`${args} --errors out --keep kept --json`);
  expect(code).toBe(1);
  const record = 'out/vexillum-error-ancients-001-random-headless-0-1.txt';
  expect(JSON.parse(out)).toMatchObject({ games: 0, errors: 1, errorRecords: [record] });
  expect(err).toContain('broke: lost its head');
  expect(files.get('kept')?.split('\n')).toHaveLength(2);
  const checked = await run('record check r.txt', { files: { 'r.txt': files.get(record) ?? '' } });
  expect(checked.out).toMatch(/^holds {2}r\.txt: \d+ choices, running/);
});
