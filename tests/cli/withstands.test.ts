// What the program and its door withstand: odd ids, failed starts, readers that do not read, badly written cases, odd files.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Door } from '../../src/cli/door/door.ts';
import { cutLines, LONGEST_LINE, processIo, taken } from '../../src/cli/io.ts';
import { runTable } from '../../src/cli/table.ts';
import { makeWorld, run } from './world.ts';

const answer = (door: Door, request: object): { [key: string]: unknown } =>
  JSON.parse(door.answer(JSON.stringify(request))) as { [key: string]: unknown };

test('an id that is nested deeply is refused, and the game goes on', () => {
  const door = new Door();
  answer(door, { id: 1, do: 'start', scenario: 'ancients/001', seed: '1' });
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const refused = JSON.parse(door.answer(`{"id":${deep},"do":"choices"}`));
  expect(refused).toMatchObject({ id: null, ok: false, number: 1, error: { where: 'id' } });
  const other = JSON.parse(door.answer(`{"id":3,"do":"start","scenario":"ancients/001","dice":${deep}}`));
  expect(other).toMatchObject({ id: 3, ok: false, number: 1 });
  expect(answer(door, { id: 4, do: 'choices' })).toMatchObject({ ok: true, number: 1 });
});

test('a request that is too long is refused', () => {
  const door = new Door();
  const refused = JSON.parse(door.answer(`{"do":"start","sheet":"${'x'.repeat(2_000_000)}"}`));
  expect(refused.error.message).toContain('at most 2000000 characters');
});

test('of a line that does not end no more is kept than the door can refuse, and the next one is read', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  const over = new Promise<void>((end) => cutLines(stream, (line) => lines.push(line), end));
  for (let i = 0; i < 40; i++) stream.write('x'.repeat(100_000));
  stream.write('\n{"do":"help"}\r\n\u00e4');
  stream.end();
  await over;
  expect(lines.map(({ length }) => length)).toEqual([LONGEST_LINE, 13, 1]);
  const door = new Door();
  expect(JSON.parse(door.answer(lines[0])).error.message).toContain('at most 2000000 characters');
  expect(JSON.parse(door.answer(lines[1])).ok).toBe(true);
});

test('a wrong value is named in the answer, not sent back whole', () => {
  const door = new Door();
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const refused = JSON.parse(door.answer(`{"do":"view","seat":${deep}}`));
  expect(refused.error.message).toContain('found a list');
  const long = door.answer(`{"do":"start","until":"${'x'.repeat(100_000)}","scenario":"001"}`);
  expect(long.length).toBeLessThan(1000);
});

test('a start that fails leaves the game that was under way', () => {
  const door = new Door();
  answer(door, { do: 'start', scenario: 'ancients/001', seed: '1' });
  const [choice] = answer(door, { do: 'choices' })['choices'] as string[];
  answer(door, { do: 'choose', choice });
  const { record } = answer(door, { do: 'record' });
  const bad = [
    { scenario: 'ancients/999' },
    { position: 'vexillum 1 position\nunits top: HI Z9' },
    { position: 'vexillum 1 position\nunits top: HI B5\nat:\n  turn again\n  fly\n' },
    { sheet: 'vexillum 1 sheet\ngame: toString' },
    {
      record:
        'vexillum 1 record\ngame: ancients\nrules: 1\nscenario: ancients/001\nmoves:\n  1 top fly\nresult: running',
    },
    { armies: ['vexillum 1 army\n', 'vexillum 1 army\n'] },
  ];
  for (const start of bad) {
    expect(answer(door, { do: 'start', ...start }), JSON.stringify(start)).toMatchObject({ ok: false, number: 2 });
    expect(answer(door, { do: 'record' })['record']).toBe(record);
  }
});

test('the door reads no further while its answers are not taken', async () => {
  const { io } = makeWorld({ typed: Array.from({ length: 50 }, () => '{"do":"help"}') });
  let asked = 0;
  let free: () => void = () => {};
  const held = {
    ...io,
    ask: (prompt: string) => {
      asked++;
      return io.ask(prompt);
    },
    taken: () => new Promise<void>((go) => (free = go)),
  };
  const over = runTable(held);
  await new Promise((go) => setImmediate(go));
  expect(asked).toBe(1);
  free();
  await new Promise((go) => setImmediate(go));
  expect(asked).toBe(2);
  held.taken = async () => {};
  free();
  await over;
  expect(asked).toBe(51);
});

test('what is written waits for a full stream, and for one that has been closed no longer', async () => {
  const stream = new PassThrough({ highWaterMark: 4 });
  await taken(stream);
  stream.write('much more than four');
  let done = false;
  const wait = taken(stream).then(() => (done = true));
  await new Promise((go) => setImmediate(go));
  expect(done).toBe(false);
  stream.resume();
  await wait;
  stream.pause();
  stream.write('again more than four');
  const end = taken(stream);
  stream.destroy();
  await end;
});

test('a badly written case is input that cannot be understood; one that fails was found wrong', async () => {
  const good = 'vexillum 1 case\ntitle: A 1: x\nunits top: HI B5\nunits bottom: HI H5\nplay:\n  ';
  const files = {
    'ancients/wrong.case': `${good}expect: B5 empty`,
    'ancients/odd.case': `${good}expect: B5 flying`,
    'ancients/choice.case': `${good}fly B5`,
    'ancients/both.case': `${good}expect: B5 empty\n===\ntitle: A 2: y\nunit: HI B5\nplay:\n  pass`,
    'elsewhere.case': `${good}expect: B5 HI`,
    'named.case': `${good.replace('units top', 'game: ancients\nunits top')}expect: B5 HI`,
  };
  const code = async (file: string) => (await run(`case ${file}`, { files })).code;
  expect(await code('ancients/wrong.case')).toBe(1);
  expect(await code('ancients/odd.case')).toBe(2);
  expect(await code('ancients/choice.case')).toBe(2);
  expect(await code('ancients/both.case')).toBe(2);
  expect(await code('named.case')).toBe(0);
  const unnamed = await run('case elsewhere.case', { files });
  expect(unnamed.code).toBe(2);
  expect(unnamed.err).toContain('names no game');
});

test('a name that no file can have is no file', () => {
  const io = processIo();
  expect(io.fileExists('x'.repeat(10_000))).toBe(false);
  expect(io.fileExists('a\0b')).toBe(false);
  expect(() => io.readFile('x'.repeat(10_000))).toThrow('the name is too long');
  io.close();
});

test.skipIf(!fs.existsSync('/dev/zero'))('a file that does not end is refused', () => {
  const io = processIo();
  expect(() => io.readFile('/dev/zero')).toThrow('/dev/zero cannot be read: it is too long');
  expect(io.readFile(path.resolve(import.meta.dirname, '../../package.json'))).toContain('"name": "vexillum"');
  io.close();
});

test('a sheet that cannot be played is refused by its place, not called a fault of the program', async () => {
  const sheet = [
    ...['vexillum 1 sheet', 'game: ancients', 'id: 900', 'name: A test', 'top: Roman; commander A; command 13'],
    ...['bottom: Greek; commander B; command 5; first', 'banners: 5', 'board: 13x9', 'units top: HI B5'],
    ...['units bottom: HI H5', ''],
  ].join('\n');
  const files = { 'a.sheet': sheet };
  for (const command of ['simulate a.sheet --games 1', 'ladder ancients --games 2 --battles a.sheet', 'show a.sheet']) {
    const { code, err } = await run(command, { files });
    expect(code, command).toBe(2);
    expect(err, command).toContain('a.sheet: line 5, column 34: expected a number from 1 to 12, found "13"');
  }
});

test('a pattern of many stars is looked up at once', async () => {
  for (const command of ['simulate', 'ladder ancients --battles']) {
    const { code, err } = await run(`${command} ${'*'.repeat(60)}q`);
    expect(code).toBe(2);
    expect(err).toContain('no battle fits');
  }
});

test.skipIf(!fs.existsSync('/dev/full'))('a full disk is told in a sentence', () => {
  const program = path.resolve(import.meta.dirname, '../../bin/vexillum.mjs');
  const full = fs.openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [program, 'list'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  fs.closeSync(full);
  expect(stderr).toContain('vexillum: the output cannot be written: there is no room left');
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});
