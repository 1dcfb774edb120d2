// The terminal with Battalion and Dark Ages: every command works for them, musters and pairs included, and wrong input says
// what was expected.

import { describe, expect, test } from 'vitest';
import { Door } from '../../src/cli/door/door.ts';
import { rulesetOf } from '../../src/cli/games.ts';
import { rulesets } from '../../src/loaded.ts';
import { run } from './world.ts';

/** The games outside the Commands family. */
const GAMES = rulesets.filter((rules) => !('game' in rules)).map(({ id }) => id);
const narrow = (text: string): void => {
  for (const line of text.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
};

/** A ready army of each faction, as files. */
async function armyFiles(size: number): Promise<{ [name: string]: string }> {
  const files: { [name: string]: string } = {};
  for (const faction of ['rome', 'carthage', 'bactria', 'han']) {
    files[`${faction}.txt`] = (await run(`army ready ${faction} ${size}`)).out;
  }
  return files;
}

describe.each(GAMES)('%s', (game) => {
  const { scenarios, name } = rulesetOf(game);
  const [first] = scenarios;

  test('is listed', async () => {
    const { code, out } = await run(`list ${game}`);
    expect(code).toBe(0);
    expect(out.startsWith(`${name}\n`)).toBe(true);
    for (const battle of scenarios) expect(out).toContain(`${battle.id}  ${battle.name}`);
    expect(JSON.parse((await run(`list ${game} --json`)).out)).toHaveLength(scenarios.length);
  });

  test.each(scenarios.map(({ id }) => id))(
    'show %s in 80 characters, with strokes and with plain signs',
    async (id) => {
      const { code, out } = await run(`show ${id}`);
      expect(code).toBe(0);
      narrow(out);
      const ascii = (await run(`show ${id} --ascii`)).out;
      narrow(ascii);
      expect(ascii).not.toMatch(/[─│┌┐└┘┬┴├┼┤▼▲]/);
      const json = JSON.parse((await run(`show ${id} --json`)).out);
      expect(json).toMatchObject({ game, id, view: { seat: -1, game } });
      expect(json.sheet).toMatch(/^vexillum 1 sheet\n/);
    },
  );

  test('bots play it out, and the record of it replays', async () => {
    const { code, out } = await run(`play ${first.id} --top random --bottom random --seed 4`);
    expect(code).toBe(0);
    expect(out).toMatch(/wins in turn \d+\.|ends in a draw/);
  });

  test('a person plays, asks, saves and goes on', async () => {
    const typed = ['help', 'rules', 'map', 'hand', 'why pass', 'explain', 'nonsense', '99', '1', 'save b.txt', 'quit'];
    const person = first.id === 'battalion/1' ? 'bottom' : 'top';
    const other = person === 'top' ? 'bottom' : 'top';
    const { code, out, files } = await run(`play ${first.id} --${other} random --seed 3`, { typed });
    expect(code).toBe(0);
    expect(out).toContain(`${name.split(':')[0]}`);
    expect(out).toContain('in short');
    expect(out).toContain('Numbers go from 1 to');
    expect(out).toContain('Saved: b.txt');
    const record = files.get('b.txt') ?? '';
    const again = await run(`play --load b.txt --${other} random`, { files: { 'b.txt': record }, typed: ['quit'] });
    expect(again.code).toBe(0);
    const checked = await run('record check b.txt', { files: { 'b.txt': record } });
    expect(checked.out).toMatch(/^holds {2}b\.txt: \d+ choices?, running/);
    const told = await run('replay b.txt --seat top', { files: { 'b.txt': record } });
    expect(told.out).toContain('The record ends here; the battle goes on.');
  });

  test('in short fits the screen', async () => {
    const typed = ['rules', 'help', 'quit'];
    const { out } = await run(`play ${first.id} --seed 1`, { typed: ['', ...typed] });
    const short = out.slice(out.indexOf('in short'), out.indexOf('rule of the moment'));
    expect(short.length).toBeGreaterThan(500);
    narrow(short);
  });

  test('computer players fight it many times', async () => {
    const { code, out } = await run(`simulate ${first.id} --games 2 --threads 1 --json`);
    expect(code).toBe(0);
    expect(JSON.parse(out).total).toMatchObject({ games: 2, finished: 2, errors: 0 });
    const { code: wrong, err } = await run(`simulate ${first.id} --bots nobody,random --games 1`);
    expect([wrong, err]).toEqual([2, expect.stringContaining('there is no computer player "nobody"')]);
  });

  test('a position is read again, asked about and shown', async () => {
    const door = new Door();
    const ask = (request: object) => JSON.parse(door.answer(JSON.stringify(request)));
    expect(ask({ do: 'start', scenario: first.id, seed: 'x' })).toMatchObject({
      ok: true,
      game,
      seats: ['top', 'bottom'],
    });
    for (let n = 0; n < 25; n++) ask({ do: 'bot', name: 'random' });
    const { position } = ask({ do: 'position' });
    const { choices, prompt } = ask({ do: 'choices' });
    const shown = await run('position p.txt --choices --json', { files: { 'p.txt': position } });
    expect(JSON.parse(shown.out)).toMatchObject({ choices, prompt: { text: prompt.text } });
    const drawn = await run('position p.txt', { files: { 'p.txt': position }, columns: 80 });
    narrow(drawn.out.slice(0, drawn.out.indexOf(prompt.text.slice(0, 20))));
    expect(ask({ do: 'undo' }).ok).toBeTypeOf('boolean');
    expect(ask({ do: 'view', seat: 'spectator' }).view).toMatchObject({ seat: -1, hand: [] });
    expect(ask({ do: 'view', seat: 'top2' }).error.message).toBe('expected top, bottom or spectator, found "top2"');
  });

  test('rule cases are played', async () => {
    const text = 'vexillum 1 case\ntitle: X Test: nothing\nplay:\n  decides: nobody\n';
    const { code, out } = await run(`case cases/${game}/x.case`, { files: { [`cases/${game}/x.case`]: text } });
    // A case of a game that needs more keys than this one has is not understood.
    expect(code).toBeGreaterThan(0);
    expect(out).toContain('0 cases hold, 1 fails.');
  });

  test('the menu knows it', async () => {
    const typed = [`rules ${game}`, `show ${first.id}`, first.id, '1', '1', 'quit', 'quit'];
    const { out } = await run('', { typed, terminal: true, noColour: true, columns: 120 });
    expect(out).toContain('in short');
    expect(out).toContain('Which army is yours?');
  });
});

describe('armies', () => {
  test('are made ready, checked, and fight for two', async () => {
    const files = await armyFiles(6);
    const { code, out } = await run('army check rome.txt carthage.txt han.txt bactria.txt', { files });
    expect(code).toBe(0);
    // Six units are enough for two, and the most for four.
    expect(out.match(/^sound for two or four players /gm)).toHaveLength(4);
    const args = 'play --army rome.txt --army han.txt --top random --bottom random --seed 2';
    const played = await run(args, { files });
    expect(played.code).toBe(0);
    expect(played.out).toContain('is placed in');
    expect(played.out).toMatch(/wins in turn \d+\./);
  });

  test('the computer musters one: for a file, and for a seat of a battle', async () => {
    const one = await run('army muster han 8 --seed a');
    expect(one.code).toBe(0);
    expect((await run('army muster han 8 --seed a')).out).toBe(one.out);
    expect((await run('army muster han 8 --seed b')).out).not.toBe(one.out);
    const files = { ...(await armyFiles(8)), 'own.txt': one.out };
    expect((await run('army check own.txt', { files })).out).toContain('sound for two players');
    const bots = '--top random --bottom random';
    const played = await run(`play --army rome.txt --army computer:bactria ${bots} --seed 3`, { files });
    expect(played.code).toBe(0);
    expect(played.out).toContain('Bactria');
    expect(played.out).toMatch(/wins in turn \d+\./);
    // Where no faction is named it takes one that nobody leads.
    const both = await run(`play --army computer:rome --army computer ${bots} --seed 3`);
    expect(both.code).toBe(0);
    expect(both.out).toMatch(/wins in turn \d+\./);
  });

  test('fight for four, with people or computers in every seat', async () => {
    const files = await armyFiles(4);
    const armies = '--army rome.txt --army carthage.txt --army han.txt --army bactria.txt';
    const bots = '--top random --bottom random --top2 random --bottom2 random';
    const { code, out } = await run(`play ${armies} ${bots} --seed 2`, { files });
    expect(code).toBe(0);
    expect(out).toContain('Roman Republic (top, random) and Han Empire (top2, random) against');
    expect(out).toMatch(/wins in turn \d+\./);
    const person = await run(`play ${armies} --top random --bottom random --bottom2 random --seed 2`, {
      files,
      typed: ['1', '1', '1', 'quit'],
    });
    expect(person.code).toBe(0);
    expect(person.out).toContain('Han Empire (top2, human)');
    narrow(person.out.slice(person.out.indexOf('┌'), person.out.indexOf('└')));
  });

  test('a table for programs takes them', async () => {
    const files = Object.values(await armyFiles(3));
    const door = new Door();
    const ask = (request: object) => JSON.parse(door.answer(JSON.stringify(request)));
    const started = ask({ do: 'start', armies: files, seed: '1' });
    expect(started).toMatchObject({ ok: true, game: 'battalion', seats: ['top', 'bottom', 'top2', 'bottom2'] });
    expect(ask({ do: 'view', seat: 2 }).view).toMatchObject({ seat: 2 });
    expect(ask({ do: 'start', armies: files.slice(0, 3) }).error).toMatchObject({ where: 'armies' });
    expect(ask({ do: 'start', armies: [files[0], files[0]] }).error.message).toContain(
      'every player leads another faction',
    );
  });

  test('simulate takes the sheet of a file', async () => {
    const sheet = rulesetOf('battalion')
      .sheetText('battalion/1')
      .replace(/^id:.*\n/m, '');
    const { code, out } = await run('simulate s.txt --games 1 --threads 1 --json', { files: { 's.txt': sheet } });
    expect(code).toBe(0);
    expect(JSON.parse(out).scenarios).toMatchObject([{ scenario: 's.txt', games: 1, errors: 0 }]);
  });

  const army = (units: string): string => `vexillum 1 army\nfaction: Roman Republic\nunits: ${units}\n`;

  test('that break a rule say which', async () => {
    const files = {
      'mixed.txt': army('Hastati, Roman Cavalry'),
      'long.txt': army('Roman Cavalry x3 / Hastati x3 / Hastati x3 / Hastati x3'),
      'none.txt': army('Goths'),
    };
    const mixed = await run('army check mixed.txt', { files });
    expect([mixed.code, mixed.out]).toEqual([
      1,
      expect.stringContaining('its ranks have no class in common; every unit needs one. [B Units]'),
    ]);
    expect((await run('army check long.txt --json', { files })).out).toContain('may have 2 ranks at most');
    const none = await run('army check none.txt', { files });
    expect(none.code).toBe(2);
    expect(none.err).toMatch(/none\.txt: line 3, column 8: expected a rank of the Roman Republic/);
  });

  test.each([
    ['play --army rome.txt', 'two armies were expected, or four for two pairs; found 1'],
    ['play --army rome.txt --army rome.txt', 'every player leads another faction'],
    ['play battalion/1 --army rome.txt --army han.txt', 'armies make a battle of their own; leave out battalion/1'],
    ['play battalion/1 --top2 random --seed 1', 'this battle has no seat top2; it has top, bottom'],
    ['play --army sheet.txt --army han.txt', 'sheet.txt: an army was expected, and this is a sheet'],
    ['army ready goths', 'there is no faction "goths"'],
    ['army muster goths', 'there is no faction "goths"'],
    ['army muster rome 40', 'armies have 3 to 12 units, not 40'],
    ['play --army computer:goths --army han.txt', 'there is no faction "goths"'],
    ['army ready rome 40', 'ready armies have 3 to 12 units; 40 were asked for'],
    ['show rome.txt', 'rome.txt holds an army; "vexillum army check rome.txt" looks at it'],
  ])('%s', async (args, message) => {
    const files = { ...(await armyFiles(6)), 'sheet.txt': rulesetOf('battalion').sheetText('battalion/1') };
    const { code, err } = await run(args, { files });
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
