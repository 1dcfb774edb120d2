// The built program as a process: its exit codes, its streams, its end.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withoutTimes } from './without-times.ts';

const bin = path.resolve('bin/vexillum.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vexillum-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `input` is written to its standard input, which is then closed; null gives it none at all. */
function vexillum(args: readonly string[], input: string | null = null): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: folder,
      stdio: [input === null ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout?.on('data', (data) => {
      out += data;
    });
    child.stderr?.on('data', (data) => {
      err += data;
    });
    child.on('close', (code) => resolve({ code, out, err }));
    if (input !== null) child.stdin?.end(input);
  });
}

describe('the program', () => {
  test('without a terminal and without a command it welcomes and ends', async () => {
    const { code, out, err } = await vexillum([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('vexillum list');
  });

  test('list --json is JSON and nothing else', async () => {
    const { code, out, err } = await vexillum(['list', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toHaveLength(91);
  });

  test('bad usage: exit code 2, a message, no stack', async () => {
    const { code, out, err } = await vexillum(['show', 'nowhere']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^vexillum: there is no battle "nowhere"[^\n]*\n$/);
  });

  test('a reader that goes away is no error', async () => {
    const child = spawn('sh', ['-c', `"${process.execPath}" "${bin}" list --json | head -c 10; echo "$?"`], {
      cwd: folder,
    });
    let text = '';
    child.stdout.on('data', (data) => {
      text += data;
    });
    child.stderr.on('data', (data) => {
      text += data;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(text).toMatch(/^\[\n {2}\{\n {4}0\n$|^\[\n {2}\{\n {4}"\S*0\n$/);
  });

  test('the agent door answers through the pipe and survives nonsense', async () => {
    const lines = [
      '{"id":1,"do":"start","scenario":"ancients/001","seed":"p"}',
      '{{{',
      '{"id":2,"do":"choices"}',
      '{"id":3,"do":"quit"}',
      '{"id":4,"do":"help"}',
    ];
    const { code, out, err } = await vexillum(['table'], `${lines.join('\n')}\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [null, false],
      [2, true],
      [3, true],
    ]);
  });

  test('the door reads long lines and a last line without an end', async () => {
    const list = await vexillum(['show', 'issus', '--json']);
    const { sheet } = JSON.parse(list.out);
    const { out } = await vexillum(['table'], JSON.stringify({ id: 1, do: 'start', sheet, seed: 1 }));
    expect(JSON.parse(out)).toMatchObject({ id: 1, ok: true, seat: 'top' });
  });

  test('play through a pipe: saved, checked, replayed, loaded', async () => {
    const typed = ['1', '1', 'done', 'done', 'save game.txt', 'quit'].join('\n');
    const played = await vexillum(['play', 'akragas', '--top', 'drill', '--seed', '1'], `${typed}\n`);
    expect(played.code).toBe(0);
    expect(played.out).toContain('Saved: game.txt');
    expect(fs.readFileSync(path.join(folder, 'game.txt'), 'utf8')).toMatch(/^vexillum 1 record\n/);
    const checked = await vexillum(['record', 'check', 'game.txt']);
    expect(checked).toMatchObject({ code: 0, err: '' });
    expect(checked.out).toMatch(/^holds {2}game\.txt: \d+ choices, running\n$/);
    expect((await vexillum(['replay', 'game.txt'])).out).toMatch(/^1 bottom: play /m);
    expect((await vexillum(['play', '--load', 'game.txt', '--top', 'drill'], '')).out).toContain(
      'The battle is left at decision',
    );
  });

  test('worker threads of the built program', async () => {
    const simulate = ['simulate', '001', '004', '--bots', 'random,drill', '--games', '3', '--swap'];
    const ladder = 'ladder battalion --bots random,drill --games 4 --mirrors 2 --battles 1,2'.split(' ');
    for (const args of [simulate, ladder]) {
      const all = await Promise.all(
        ['1', '3'].map((threads) => vexillum([...args, '--seed', 'built', '--json', '--threads', threads])),
      );
      expect(all.map(({ code }) => code)).toEqual([0, 0]);
      const [one, three] = all.map(({ out }) => withoutTimes(out));
      expect(three).toEqual(one);
    }
  });
});
