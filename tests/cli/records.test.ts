// Records: replayed and told, stepped through, checked; and what is said of one that does not hold.

import { beforeAll, describe, expect, test } from 'vitest';
import { Door } from '../../src/cli/door/door.ts';
import { run } from './world.ts';

let record = '';
let choices = 0;

beforeAll(() => {
  const door = new Door();
  const ask = (request: object) => JSON.parse(door.answer(JSON.stringify(request)));
  ask({ do: 'start', scenario: 'ancients/001', seed: 'records' });
  for (let i = 0; i < 400; i++) ask({ do: 'bot', name: 'random' });
  record = ask({ do: 'record' }).record;
  choices = [...record.matchAll(/^ +\d+ (?:top|bottom) /gm)].length;
});

const check = (text: string, more = '') => run(`record check r.txt${more}`, { files: { 'r.txt': text } });

describe('record check', () => {
  test('a record that holds', async () => {
    expect(choices).toBe(400);
    const { code, out } = await check(record);
    expect(out).toBe(`holds  r.txt: ${choices} choices, running\n`);
    expect(code).toBe(0);
    expect(JSON.parse((await check(record, ' --json')).out)).toEqual([
      { file: 'r.txt', holds: true, choices, outcome: 'running', failure: null },
    ]);
  });

  test('a choice that is not legal: line and decision', async () => {
    const line = record.split('\n').findIndex((one) => /^ +5 /.test(one)) + 1;
    const { code, out } = await check(record.replace(/^( +5 \w+) .*$/m, '$1 order A1'));
    expect(code).toBe(1);
    expect(out).toContain(`fails  r.txt, line ${line}, decision 5: "order A1" is not on offer`);
  });

  test('dice that did not fall', async () => {
    const rolled = /^ +(\d+) \w+ [^:\n]+ : (\w+)/m.exec(record);
    expect(rolled).not.toBe(null);
    const other = rolled?.[2] === 'flag' ? 'light' : 'flag';
    const wrong = record.replace(rolled?.[0] ?? '', (rolled?.[0] ?? '').replace(/\w+$/, other));
    const { code, out } = await check(wrong, ' --json');
    expect(code).toBe(1);
    const [{ holds, failure }] = JSON.parse(out);
    expect(holds).toBe(false);
    expect(failure.decision).toBe(Number(rolled?.[1]));
    expect(failure.message).toMatch(/the dice are .*, but the record has /);
  });

  test('a result that is not so', async () => {
    const { code, out } = await check(record.replace('result: running', 'result: top'));
    expect(code).toBe(1);
    expect(out).toBe('fails  r.txt: the record says the outcome is top, but it is running\n');
  });

  test('another version of the rules', async () => {
    const { code, out } = await check(record.replace(/^rules: .*$/m, 'rules: 0'));
    expect(code).toBe(1);
    expect(out).toContain('this record cannot be replayed: it needs rules version 0');
  });

  test('a file that cannot be read does not keep the others from being checked', async () => {
    const files = { 'r.txt': record, 'x.txt': record.replace('game: ancients', 'game: chess') };
    const { code, out } = await run('record check x.txt none.txt r.txt', { files });
    expect(code).toBe(2);
    expect(out.split('\n')).toEqual([
      'fails  x.txt: line 2, column 7: expected one of the games ancients, medieval, napoleonics, battalion, dark-ages, found "chess"',
      'fails  none.txt: cannot be read: there is no such file',
      `holds  r.txt: ${choices} choices, running`,
      '',
    ]);
  });

  test('a text that is no record is bad input', async () => {
    const { code, err } = await check(record.replace('game:', 'gmae:'));
    expect(code).toBe(2);
    expect(err).toContain('vexillum: r.txt: line 2, column 1: expected a key of a record');
  });
});

describe('replay', () => {
  test('tells the game and ends where the record ends', async () => {
    const { code, out } = await run('replay r.txt', { files: { 'r.txt': record } });
    expect(code).toBe(0);
    expect(out).toMatch(/^1 bottom: play /m);
    expect(out).toContain('    Syracusan: plays');
    expect(out).toContain('The record ends here; the battle goes on.');
    expect(out.match(/^\d+ (?:top|bottom): /gm)).toHaveLength(choices);
    // Both know it: nobody's cards are named.
    expect(out).not.toContain('You draw');
    expect((await run('replay r.txt --seat bottom', { files: { 'r.txt': record } })).out).toContain('You draw');
  });

  test('--step waits for Enter, draws the map, skips to a decision, quits', async () => {
    const files = { 'r.txt': record };
    const { code, out, unread } = await run('replay r.txt --step', {
      files,
      typed: ['', 'map', 'what', '5', '', 'quit', 'x'],
    });
    expect(code).toBe(0);
    expect(unread()).toBe(1);
    expect(out.match(/▼ right/g)).toHaveLength(1);
    expect(out).toContain('a number to that decision');
    const turns = await run('replay r.txt --step', { files, typed: ['turn', 'quit'] });
    expect(turns.out).toMatch(/\nTurn 2 [^\n]*\n\(Enter: next[^\n]*\) quit\n$/);
    expect(out.match(/^\d+ (?:top|bottom): /gm)).toHaveLength(5);
  });

  test('a record that fails is told up to there', async () => {
    const wrong = record.replace(/^( +5 \w+) .*$/m, '$1 order A1');
    const { code, out } = await run('replay r.txt', { files: { 'r.txt': wrong } });
    expect(code).toBe(1);
    expect(out).toMatch(/^4 \w+: /m);
    expect(out).toContain('r.txt: the record does not hold at decision 5: "order A1" is not on offer');
  });
});
