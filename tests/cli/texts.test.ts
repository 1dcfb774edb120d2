// Texts that people bring to the terminal: card keys, games that are not named or not there, files whose names hold signs that
// a terminal would obey, and for how many players an army is sound.

import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/cli/manifests.ts';
import { run } from './world.ts';

const rulesets = manifests.map(({ rules }) => rules);

describe('list cards', () => {
  test.each(rulesets.map(({ id }) => id))('names every card of %s by its key, with how many there are', async (id) => {
    const { code, out } = await run(`list cards ${id}`);
    const { cards } = rulesets.find((one) => one.id === id)?.lists ?? { cards: [] };
    const rows = out.trimEnd().split('\n').slice(1);
    expect(code).toBe(0);
    expect(cards.length).toBeGreaterThan(20);
    expect(rows.map((line) => line.trim().split(/\s+/)[0])).toEqual(cards.map(({ key }) => key));
    expect(rows.map((line) => Number(line.trim().split(/\s+/)[1]))).toEqual(cards.map(({ count }) => count));
    expect(JSON.parse((await run(`list cards ${id} --json`)).out)).toEqual(cards);
  });

  test.each([
    ['list cards', 'name a game: "vexillum list cards ancients"'],
    ['list cards chess', 'there is no game "chess"'],
    ['list ancients cards', '"list" takes one game, or "cards" and a game; found "cards"'],
  ])('%s', async (args, message) => {
    const { code, err } = await run(args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

const pieces = 'units top: LI A6\nunits bottom: HI B6\n';

describe('the game of a text', () => {
  test('is guessed aloud for a position that names none', async () => {
    const files = {
      'bare.txt': `vexillum 1 position\n${pieces}`,
      'named.txt': `vexillum 1 position\ngame: ancients\n${pieces}`,
    };
    const bare = await run('position bare.txt --choices', { files });
    expect(bare.code).toBe(0);
    expect(bare.err).toContain(
      'bare.txt: the position names no game and is read as one of Commands & Colors: Ancients',
    );
    expect((await run('position named.txt --choices', { files })).err).toBe('');
  });

  test.each([
    ['position', 'position', 'line 2, column 7'],
    ['show', 'sheet', 'line 2, column 7'],
    ['case', 'case', 'line 2, column 7'],
    ['record check', 'record', 'line 2, column 7'],
    ['army check', 'army', 'line 2, column 7'],
  ])('is refused with its place when nobody has it: %s', async (command, kind, place) => {
    const files = { 'x.txt': `vexillum 1 ${kind}\ngame: chess\nrules: 1\n${kind === 'record' ? '' : pieces}` };
    const { code, out, err } = await run(`${command} x.txt`, { files });
    expect(code === 1 || code === 2).toBe(true);
    expect(`${out}${err}`).toContain(`${place}: expected one of the games ancients, medieval,`);
  });

  test('is also named by its scenario', async () => {
    const files = { 'x.txt': 'vexillum 1 position\nscenario: chess/1\n' };
    expect((await run('position x.txt', { files })).err).toContain('line 2, column 11: expected one of the games');
  });
});

test('names of files reach the terminal without signs that it would obey', async () => {
  const sheet = 'vexillum 1 case\ngame: ancients\ntitle: A 1: x\n';
  const files = { 'a\u001b[31m.case': `${sheet}${pieces}play:\n  expect: turn 2\n` };
  const { out } = await run('case a\u001b[31m.case', { files });
  expect(out).toContain('a?[31m.case: line');
  expect(out).not.toContain('\u001b');
  const unknown = await run('play --top \u001b[2J cannae');
  expect(unknown.code).toBe(2);
  expect(unknown.err).not.toContain('\u001b');
});

test('an army is sound for so many players', async () => {
  const army = (name: string): string => `vexillum 1 army\nfaction: Roman Republic\nname: ${name}\nunits: `;
  const ready = (await run('army ready rome 6')).out;
  const small = (await run('army ready rome 3')).out;
  const files = { 'ready.txt': ready, 'small.txt': small, 'bad.txt': `${army('Bad')}Hastati, Roman Cavalry\n` };
  expect((await run('army check ready.txt', { files })).out).toMatch(/^sound for two or four players {2}ready\.txt/);
  expect(JSON.parse((await run('army check ready.txt --json', { files })).out)[0].players).toEqual([2, 4]);
  const three = await run('army check small.txt --json', { files });
  expect(JSON.parse(three.out)[0].players.length).toBeLessThan(2);
  expect(JSON.parse((await run('army check bad.txt --json', { files })).out)[0]).toMatchObject({
    sound: false,
    players: [],
  });
});

test('colours are left out by either spelling', async () => {
  for (const word of ['--no-color', '--no-colour']) {
    expect((await run(`list ancients ${word}`, { terminal: true })).out, word).not.toContain('\u001b');
  }
  expect((await run('list ancients', { terminal: true })).out).toContain('\u001b');
});
