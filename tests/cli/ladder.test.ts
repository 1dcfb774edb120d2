// The ladder at the terminal: the shape of its answer, that threads change nothing, that it goes on where it ended.

import { describe, expect, test } from 'vitest';
import { withoutTimes } from './without-times.ts';
import { run } from './world.ts';

const SMALL = 'ladder battalion --bots random,drill --games 4 --mirrors 2 --battles 1,2 --seed s';

describe('ladder', () => {
  test('--json begins with the promised keys', async () => {
    const { code, out } = await run(`${SMALL} --threads 1 --json`);
    expect(code).toBe(0);
    const json = JSON.parse(out);
    expect(Object.keys(json).slice(0, 4)).toEqual(['games', 'seconds', 'players', 'pairs']);
    expect(json.games).toBe(4);
    for (const player of json.players) {
      expect(Object.keys(player).slice(0, 5)).toEqual(['name', 'rating', 'low', 'high', 'thinkMs']);
      expect(Object.keys(player.thinkMs)).toEqual(['median', 'p95']);
    }
    expect(json.pairs).toHaveLength(1);
    const [pair] = json.pairs;
    expect(Object.keys(pair).slice(0, 6)).toEqual(['a', 'b', 'wins', 'draws', 'losses', 'pairs']);
    expect(Object.keys(pair.pairs)).toEqual(['twoWins', 'split', 'twoLosses']);
    expect(pair.wins + pair.draws + pair.losses).toBe(4);
    expect(pair.pairs.twoWins + pair.pairs.split + pair.pairs.twoLosses).toBe(2);
    expect(json.controls.mirrors.map((one: { name: string; games: number }) => [one.name, one.games])).toEqual([
      ['random', 2],
      ['drill', 2],
    ]);
    expect(json).toMatchObject({ anchor: 'drill', battles: 2, errors: 0 });
  });

  // That two threads give the same is asked of the built program (program.test.ts).
  test('it goes on where a run was ended', async () => {
    const one = await run(`${SMALL} --threads 1 --json --keep kept`);
    const kept = one.files.get('kept') ?? '';
    const lines = kept.split('\n');
    // Two lines for the pairing, one for each mirror match, the head and the end.
    expect(lines).toHaveLength(6);
    const rest = await run(`${SMALL} --threads 1 --json --keep kept`, {
      files: { kept: `${lines.slice(0, 2).join('\n')}\n` },
    });
    expect(withoutTimes(rest.out)).toEqual(withoutTimes(one.out));
    expect(rest.files.get('kept')?.split('\n')).toHaveLength(6);
    // What is kept is not played again: results that nobody could have played stay as they are.
    const changed = kept
      .replaceAll('"ending":"lost"', '"ending":"drawn"')
      .replaceAll('"ending":"won"', '"ending":"drawn"');
    const told = JSON.parse((await run(`${SMALL} --threads 1 --json --keep kept`, { files: { kept: changed } })).out);
    expect(told.pairs[0]).toMatchObject({ wins: 0, draws: 4, losses: 0 });
    const cut = await run(`${SMALL} --threads 1 --keep kept`, { files: { kept: kept.slice(0, -5) } });
    expect(cut.code).toBe(2);
    expect(cut.err).toContain('kept, line 5: it does not end');
  });

  test('as a table: ratings, pairs, controls, what they mean', async () => {
    const { out } = await run(`${SMALL} --threads 1`);
    expect(out).toContain('battalion: 4 games in 2 battles, seats exchanged, seed s');
    expect(out).toMatch(/^drill +0 +0 to 0 /m);
    expect(out).toMatch(/^random - drill +\d/m);
    expect(out).toMatch(/^mirror match +games +share/m);
    expect(out).toContain('Ratings in Elo, drill is 0');
    expect(out).toMatch(/five turns in a row: \d games?\. Not finished: 0\. Broken: 0\./);
  });

  test('mustered armies and battles of four are among the battles of Battalion', async () => {
    const args = 'ladder battalion --bots random,drill --games 4 --mirrors 0 --threads 1 --json';
    const { code, out } = await run(`${args} --battles 'muster-6-rome-carthage,muster-3-*'`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      games: 4,
      battles: 2,
      errors: 0,
      controls: { mirrors: [], unfinished: 0 },
    });
  });

  test('--pairs: only those meet, and who is linked through others is compared', async () => {
    const args = 'ladder battalion --bots random,recruit,drill --games 2 --mirrors 0 --battles 1 --threads 1 --json';
    const { code, out } = await run(`${args} --pairs recruit/random,drill/recruit,random/recruit`);
    expect(code).toBe(0);
    const { games, pairs, players } = JSON.parse(out);
    expect(games).toBe(4);
    expect(pairs.map(({ a, b }: { a: string; b: string }) => [a, b])).toEqual([
      ['random', 'recruit'],
      ['recruit', 'drill'],
    ]);
    expect(players).toHaveLength(3);
  });

  test('--minutes: no match is begun afterwards, what is left is told and played by the next run', async () => {
    // Too little to move any clock: the time is over as it begins, however fast the machine is.
    const { code, out, files } = await run(`${SMALL} --threads 1 --json --keep kept --minutes 1e-300`);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 0, left: 4 });
    const rest = await run(`${SMALL} --threads 1 --json --keep kept`, { files: { kept: files.get('kept') ?? '' } });
    expect(JSON.parse(rest.out)).toMatchObject({ games: 4, left: 0 });
  });

  test.each([
    ['ladder ancients --pairs drill/caesar', '--pairs: "drill/caesar" is no pairing; expected two of --bots'],
    ['ladder ancients --pairs drill/drill', '--pairs: "drill/drill" is no pairing'],
    ['ladder ancients --bots random,drill,recruit --pairs random/drill', 'nothing links random with recruit'],
    ['ladder ancients --minutes 0', 'a number above 0 was expected'],
    ['ladder ancients --games 5', 'an even number was expected'],
    ['ladder ancients --bots drill', 'two or more different names'],
    ['ladder ancients --bots drill,drill', 'two or more different names'],
    [
      'ladder ancients --bots drill,caesar',
      'ancients has no computer player "caesar"; it has random, recruit, veteran, drill',
    ],
    ['ladder ancients --battles medieval/1', 'medieval/1 is a battle of medieval, not of ancients'],
    ['ladder chess', 'there is no game "chess"'],
  ])('%s is refused with the reason', async (args, told) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toContain(told);
  });
});

describe('list bots', () => {
  test('--json tells of each what it looks at and what it overlooks', async () => {
    for (const game of ['ancients', 'medieval', 'napoleonics', 'battalion', 'dark-ages']) {
      const listed = JSON.parse((await run(`list bots ${game} --json`)).out);
      const names = listed.map((one: { name: string }) => one.name);
      expect(names[0]).toBe('random');
      expect(names.slice(1)).toEqual(['recruit', 'veteran', 'drill', 'captain', 'commander', 'general']);
      const levels = listed.flatMap((one: { level: number | null }) => one.level ?? []);
      expect(levels).toEqual([1, 2, 3, 4, 5]);
      expect(listed.at(-1).temperaments).toEqual(['cautious', 'steady', 'bold']);
      for (const one of listed) {
        expect(Object.keys(one)).toEqual(['name', 'title', 'level', 'looksAt', 'overlooks', 'temperaments']);
        for (const key of ['title', 'looksAt', 'overlooks']) expect(one[key].length).toBeGreaterThan(3);
      }
      expect(listed[0].level).toBe(null);
    }
  });

  test('those for measuring alone are listed with --all only', async () => {
    const names = async (args: string) => JSON.parse((await run(args)).out).map((one: { name: string }) => one.name);
    expect(await names('list bots ancients --json')).not.toContain('stand-in');
    expect(await names('list bots ancients --all --json')).toContain('stand-in');
    expect((await run('list ancients --all')).err).toContain('"--all" belongs to "list bots"');
  });

  test('without a game those of all games, as text or with their game', async () => {
    const { out } = await run('list bots');
    for (const name of ['Commands & Colors: Ancients', 'Dark Ages II']) expect(out).toContain(name);
    expect(out).toMatch(/^drill: Drill \(a tool\)\n {2}looks at +\S/m);
    const all = JSON.parse((await run('list bots --json')).out);
    expect(new Set(all.map((one: { game: string }) => one.game)).size).toBe(5);
  });
});
