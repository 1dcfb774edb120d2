// The commands one by one, in this process: what they print, their JSON, their exit codes, and what bad input gets.

import { describe, expect, test } from 'vitest';
import { run } from './world.ts';

const POSITION = `vexillum 1 position
units top: MI E6; LI E5 E7
units bottom: HI F6
phase: battle
ordered: F6
`;

const CASE = `vexillum 1 case
title: A 12 Bolster Morale: a unit between two friendly units may ignore one flag
units top: MI E6; LI E5 E7
units bottom: HI F6
phase: battle
ordered: F6
play:
  close F6 x E6
  stand : flag flag light light light
  only: ignore 1, ignore 0
`;

describe('list and show', () => {
  test('list --json has exactly the promised keys', async () => {
    const { code, out } = await run('list --json');
    const all = JSON.parse(out);
    expect(code).toBe(0);
    expect(all.map((one: { game: string }) => one.game).join(' ')).toMatch(
      /^(?:ancients ){39}(?:medieval ){19}(?:napoleonics ){15}(?:battalion ){6}(?:dark-ages ?){12}$/,
    );
    expect(Object.keys(all[0])).toEqual([
      'game',
      'id',
      'name',
      'date',
      'top',
      'bottom',
      'units',
      'banners',
      'summary',
      'rules',
      'optionalRules',
      'provenance',
    ]);
    expect(all[6]).toMatchObject({
      game: 'ancients',
      id: 'ancients/007',
      name: 'Cannae',
      date: '216 BC',
      top: 'Carthaginian',
      bottom: 'Roman',
      units: { top: 16, bottom: 16 },
      banners: { top: 7, bottom: 7 },
    });
    expect(Object.keys(all[6].provenance)).toEqual(['source', 'notes']);
  });

  test('list fits a terminal of 80 columns, numbered as "show" reads them', async () => {
    const { out } = await run('list --no-color', { terminal: true, columns: 80 });
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out).toMatch(/^007 {2}Cannae/m);
    expect(out).toMatch(/^07 {2}Satala/m);
    expect(out).toMatch(/^15 {2}Waterloo/m);
    expect(out).toMatch(/^124 {2}Pydna/m);
  });

  test('list of one game', async () => {
    const { out } = await run('list Napoleonics');
    expect(out.match(/napoleonics\/\d\d/g)).toHaveLength(15);
    expect(out).not.toContain('ancients');
  });

  test('a long name of an army stands whole beside the map', async () => {
    expect((await run('show 113')).out).toContain("▼ Antigonus' Successors ");
  });

  test('a window that is too narrow for the map is told so, a plain locale gets plain signs', async () => {
    expect((await run('show 001', { terminal: true, columns: 60 })).out).toContain(
      '80 characters wide and this window 60',
    );
    expect(/^[\x20-\x7e\n]*$/.test((await run('show 002', { plainSigns: true })).out)).toBe(true);
  });

  test('list has a line for each battle', async () => {
    const { out } = await run('list');
    expect(out).toMatch(/ancients\/007 {2}Cannae/);
    expect(out.match(/ancients\/\d{3}/g)).toHaveLength(39);
  });

  test.each(['ancients/007', 'ancients/7', '007', 'cannae', 'Cannae', 'cann'])(
    'show finds Cannae as %s',
    async (name) => {
      const { code, out } = await run(`show ${name}`);
      expect(code).toBe(0);
      expect(out).toContain('Cannae, 216 BC');
      expect(out).toContain('▼LS4');
      expect(out).toContain('▲HI4');
      expect(out).toContain('*Hann');
    },
  );

  test('the map fits 80 columns and has 13 and 12 hexes in its rows', async () => {
    const { out } = await run('show 118');
    const map = out.split('\n').filter((line) => /^[A-I ] *[│┌└]/.test(line));
    expect(map).toHaveLength(28);
    for (const line of map) expect([...line].length).toBeLessThanOrEqual(80);
    expect(map[1].match(/[│║]/g)?.length).toBeGreaterThanOrEqual(14);
    expect(out).toContain('%%%%% forest');
    expect(out).toContain('rampart sides: ');
  });

  test('show --ascii uses plain signs only', async () => {
    const { out } = await run('show 002 --ascii');
    expect(out).toContain('vHI4');
    expect(/^[\x20-\x7e\n]*$/.test(out)).toBe(true);
  });

  test('show tells special and optional rules, and reserves', async () => {
    expect((await run('show trebbia')).out).toContain('off the board (mago): 1 MC, 2 WA, Mago');
    expect((await run('show 124')).out).toContain('optional (--options tacticalFlexibility): Roman: ');
    expect((await run('show baecula')).out).toMatch(/- Roman: one banner for each of the camps at B5, B7 and B9,/);
  });

  test('show --json has the sheet, the forces and the rules', async () => {
    const { out } = await run('show trebbia --json');
    const shown = JSON.parse(out);
    expect(Object.keys(shown)).toEqual([
      'game',
      'id',
      'name',
      'date',
      'summary',
      'rulesVersion',
      'first',
      'board',
      'top',
      'bottom',
      'terrain',
      'rules',
      'provenance',
      'sheet',
    ]);
    expect(shown.rules).toMatchObject([{ key: 'ambush', args: ['top', 'mago'], optional: false }]);
    expect(shown.top.units).toHaveLength(15);
    expect(shown.top.reserves).toEqual([
      {
        name: 'mago',
        units: [
          { code: 'MC', count: 1 },
          { code: 'WA', count: 2 },
        ],
        leaders: ['Mago'],
      },
    ]);
  });

  test('show reads a sheet from a file', async () => {
    const { sheet } = JSON.parse((await run('show 001 --json')).out);
    const { code, out } = await run('show my.txt', { files: { 'my.txt': sheet } });
    expect(code).toBe(0);
    expect(out).toContain('Akragas, 406 BC');
  });
});

describe('sheets that are wrong', () => {
  const sheet = async () => JSON.parse((await run('show 001 --json')).out).sheet as string;
  test.each([
    ['a unit that is none', 'LI C9', 'XX C9', /^vexillum: my\.txt: line \d+, column \d+: expected a unit of /],
    ['a key that is none', 'banners:', 'baners:', /my\.txt: line \d+, column 1: expected a key of a sheet/],
    [
      'a game that is none',
      'game: ancients',
      'game: chess',
      /my\.txt: line 2, column 7: expected one of the games ancients, .*, found "chess"/,
    ],
  ])('%s', async (_, from, to, message) => {
    const text = await sheet();
    expect(text).toContain(from);
    for (const command of ['show my.txt', 'play my.txt', 'play --load my.txt', 'position my.txt']) {
      const { code, err, out } = await run(command, { files: { 'my.txt': text.replace(from, to) } });
      expect(err).toMatch(message);
      expect({ code, out }).toEqual({ code: 2, out: '' });
    }
  });
});

describe('colours', () => {
  const coloured = (text: string) => text.includes('\u001b[');
  test('only in a terminal, and never against a wish', async () => {
    expect(coloured((await run('show 001', { terminal: true })).out)).toBe(true);
    expect(coloured((await run('show 001')).out)).toBe(false);
    expect(coloured((await run('show 001 --no-color', { terminal: true })).out)).toBe(false);
    expect(coloured((await run('show 001', { terminal: true, noColour: true })).out)).toBe(false);
  });
});

describe('without a command', () => {
  test('no terminal: a welcome with the commands, and the end', async () => {
    const { code, out } = await run('');
    expect(code).toBe(0);
    for (const word of ['list', 'show', 'play', '--help']) expect(out).toContain(`vexillum ${word}`);
  });

  test('a terminal: the menu lists, helps, shows, starts a battle and quits', async () => {
    const typed = [
      'nonsense',
      'help',
      'list',
      'show 007',
      'rules medieval',
      '7',
      '001',
      '9',
      '2',
      'drill',
      'quit',
      'quit',
    ];
    const { code, out, unread } = await run('--no-color', { terminal: true, typed });
    expect(code).toBe(0);
    expect(unread()).toBe(0);
    expect(out).toContain('there is no battle "nonsense"');
    expect(out).toContain('Cannae, 216 BC');
    expect(out).toContain('Commands & Colors: Medieval in short');
    expect(out).toContain('"7" may be ancients/007 Cannae, medieval/07 Satala, napoleonics/07');
    expect(out).toContain('Which army is yours?');
    expect(out).toContain('A number from 1 to 3 was expected.');
    expect(out).toContain('Akragas, 406 BC: Carthaginian (top, drill) against Syracusan (bottom, human)');
    expect(out).toContain('The battle is left at decision');
  });

  test('the menu ends with its input', async () => {
    expect((await run('', { terminal: true, typed: ['001'] })).code).toBe(0);
  });
});

describe('case', () => {
  test('cases that hold', async () => {
    const { code, out } = await run('case ancients/a.case', { files: { 'ancients/a.case': CASE } });
    expect(out).toBe('1 case holds, 0 fail.\n');
    expect(code).toBe(0);
  });

  test('a folder names the game of cases that do not', async () => {
    const text = [
      'vexillum 1 case',
      'title: M Close Combat: a folder says which game it is',
      'units top: HC E6',
      'units bottom: SHBC F6',
      'phase: battle',
      'ordered: F6',
      'play:',
      '  offered: close F6 x E6',
    ].join('\n');
    const path = 'cases/medieval/a.case';
    expect((await run(`case ${path}`, { files: { [path]: text } })).code).toBe(0);
    expect((await run('case a.case', { files: { 'a.case': text } })).code).toBe(2);
  });

  test('a case that fails: exit code 1, and what differed where', async () => {
    const wrong = CASE.replace('only: ignore 1, ignore 0', 'only: ignore 0');
    const { code, out } = await run('case ancients/a.case', { files: { 'ancients/a.case': wrong } });
    expect(code).toBe(1);
    expect(out).toContain('failed  A 12 Bolster Morale');
    expect(out).toContain('a.case: line 10');
    const json = JSON.parse((await run('case ancients/a.case --json', { files: { 'ancients/a.case': wrong } })).out);
    expect(json).toMatchObject({ cases: 1, failed: 1, files: [{ file: 'ancients/a.case', cases: 1, failed: 1 }] });
    expect(json.files[0].results[0].failure.line).toBe(10);
  });

  test('another kind of text is bad input', async () => {
    const { code, err } = await run('case p.txt', { files: { 'p.txt': POSITION } });
    expect(code).toBe(2);
    expect(err).toBe('vexillum: p.txt: rule cases were expected, and this is a position\n');
  });
});

describe('position', () => {
  const files = { 'p.txt': POSITION };

  test('alone it draws the map and lists the choices', async () => {
    const { code, out } = await run('position p.txt', { files });
    expect(code).toBe(0);
    expect(out).toContain('▲HI4');
    expect(out).toMatch(/1 {2}close F6 x E6/);
  });

  test('--choices --json', async () => {
    const json = JSON.parse((await run('position p.txt --choices --json', { files })).out);
    expect(Object.keys(json)).toEqual(['seat', 'over', 'outcome', 'prompt', 'choices']);
    expect(json.seat).toBe('bottom');
    expect(json.prompt.seat).toBe('bottom');
    expect(json.choices).toContain('close F6 x E6');
    expect(json.choices).toContain('done');
  });

  test('--explain gives the dice with rule references', async () => {
    const { out } = await run("position p.txt --explain 'close F6 x E6'", { files });
    expect(out).toMatch(/: 5\n/);
    expect(out).toContain('[A 11');
  });

  test('--odds adds up to one', async () => {
    const { out } = await run("position p.txt --odds 'close F6 x E6' --json", { files });
    const { odds } = JSON.parse(out);
    expect(odds.choice).toBe('close F6 x E6');
    expect(odds.outcomes.length).toBeGreaterThan(0);
    for (const values of Object.values<Record<string, number>>(odds.distributions)) {
      expect(Object.values(values).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect((await run("position p.txt --odds 'close F6 x E6'", { files })).out).toContain('%');
  });

  test('--why gives the rule', async () => {
    const { out } = await run("position p.txt --why 'close F6 x D6'", { files });
    expect(out).toMatch(/\[A .+\]/);
    expect((await run("position p.txt --why 'close F6 x E6'", { files })).out).toBe('"close F6 x E6" is on offer.\n');
  });

  test.each([
    ["position p.txt --odds 'close F6 x D6'", 'p.txt: "close F6 x D6" is not on offer'],
    ["position p.txt --odds 'done'", 'p.txt: odds can be asked for attacks'],
    ["position p.txt --explain 'close A1 x B1'", 'p.txt: '],
    ["position p.txt --odds 'close F6 x E6' --policy nobody", 'no policy'],
    ['position none.txt', 'none.txt cannot be read: there is no such file'],
    ['position bad.txt', 'bad.txt: line 2, column 12: expected'],
  ])('%s is bad input', async (args, message) => {
    const bad = 'vexillum 1 position\nunits top: mi E6\nunits bottom: HI F6\n';
    const { code, err } = await run(args, { files: { ...files, 'bad.txt': bad } });
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).not.toContain('.ts:');
  });
});

describe('bad usage', () => {
  test.each([
    ['frobnicate', 'there is no command "frobnicate"'],
    ['lst', 'the nearest is "list"'],
    ['list --jsn', "unknown option '--jsn'"],
    ['list more', 'there is no game "more"; the games are ancients, medieval, napoleonics'],
    ['show', "missing required argument 'battle'"],
    ['show canne', 'the nearest name is Cannae, ancients/007'],
    ['show ancients/999', 'there is no battle "ancients/999"'],
    ['show ba', 'may be ancients/003 Bagradas, ancients/011 Baecula, dark-ages/10 Bannockburn; say which'],
    ['show nothing.txt', 'nothing.txt cannot be read'],
    ['play', 'which battle?'],
    ['play 001 --top nobody', 'there is no player "nobody"; there are human'],
    ['play 001 --options fright', 'this battle has no optional rule "fright"; it has none'],
    ['play 001 --load x.txt', 'cannot both be given'],
    ['play --load x.txt', 'x.txt cannot be read'],
    ['simulate nowhere', 'there is no battle "nowhere"'],
    ['simulate chess/*', 'no battle fits "chess/*"'],
    ['show 12', '"12" may be ancients/012 Metaurus, medieval/12 '],
    ['simulate 001 --games 0', 'a whole number of at least 1'],
    ['simulate 001 --bots random', 'two names with a comma'],
    ['simulate 001 --bots random,nobody', 'there is no computer player "nobody"'],
    ['simulate 001 --threads two', 'a whole number of at least 1'],
    ['bench --seconds -1', 'a number above 0'],
    ['replay none.txt', 'none.txt cannot be read'],
    ['record check none.txt', 'none.txt cannot be read'],
    ['case', "missing required argument 'files'"],
  ])('%s', async (args, message) => {
    const { code, out, err } = await run(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('--debug tells where', async () => {
    const { code, err } = await run('--debug show nowhere');
    expect(code).toBe(2);
    expect(err).toMatch(/\n\s+at /);
  });
});

describe('help', () => {
  const commands = 'list show play simulate replay case position bench table'.split(' ');
  test.each([...commands, 'record check'])('%s --help tells exit codes', async (command) => {
    const { code, out } = await run(`${command} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: vexillum ${command}`);
    expect(out).toContain('Exit codes: 0 all is well; 1 what was asked was checked and found wrong; 2');
  });

  test('--version', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
