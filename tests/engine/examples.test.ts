// The examples of docs/library.md run, the search entry does what it says, and the declarations of the package can be used.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { play } from '../../examples/bot.ts';
import * as engine from '../../src/engine.ts';
import * as search from '../../src/search.ts';
import { makeRandom } from '../kit/random.ts';

test('the bot on the library plays legal choices, the same every time', () => {
  const once = play(40);
  expect(once).toHaveLength(40);
  expect(play(40)).toEqual(once);
});

const python = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!python)('the bot in Python plays at the agent door (skipped where there is no python3)', () => {
  const command = ['examples/bot.py', '40', process.execPath, 'bin/vexillum.mjs', 'table'];
  const told = JSON.parse(execFileSync('python3', command, { encoding: 'utf8' }));
  expect(told).toEqual({ number: 41, outcome: 'running' });
});

test('a battle of the search entry is the battle of a table', () => {
  const { ancientsRules: rules } = search;
  const g = rules.start({ scenario: 'ancients/001' }, new search.SeededChance('one'));
  const table = new engine.Table(rules, { start: { scenario: 'ancients/001' }, seed: 'one' });
  const random = makeRandom(1);
  const out = new search.Choices();
  const copy = rules.spare(g);
  for (let n = 0; n < 300 && g.outcome === search.RUNNING; n++) {
    search.choicesInto(g, out);
    expect(out.toArray()).toEqual(table.values());
    expect(search.seatToDecide(g)).toBe(table.seat);
    const choice = out.list[random(out.count)];
    search.copyInto(copy, g);
    expect(search.stateHash(copy)).toBe(search.stateHash(g));
    search.takeChoice(g, choice);
    expect(search.stateHash(copy)).not.toBe(search.stateHash(g));
    table.choose(choice);
    expect(search.stateHash(table.state)).toBe(search.stateHash(g));
  }
});

test('the package gives both entries with their types, the documentation and the examples', () => {
  const { exports, files } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(exports['.'].types).toBe('./dist/types/engine.d.ts');
  expect(exports['./search'].types).toBe('./dist/types/search.d.ts');
  expect(files).toEqual(expect.arrayContaining(['dist', 'docs', 'examples']));
  expect(Object.keys(engine.search).sort()).toEqual(Object.keys(search).sort());
});
