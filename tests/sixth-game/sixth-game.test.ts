// A sixth game is added to a copy of the source by the steps of CONTRIBUTING.md, and nothing else; then everything that the
// programs do with a game is done with it.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { additions, makeCopy, STEPS, section } from './copy.ts';
import { drawn } from './drawn.ts';

const copy = makeCopy();
afterAll(() => copy.remove());

/** A module of the copy; its types are those of the source. */
const of = async <T>(file: string): Promise<T> => (await import(path.join(copy.root, file))) as T;

type Cli = typeof import('../cli/world.ts');
type Kernel = typeof import('../../src/engine.ts');
type Search = typeof import('../../src/search.ts');
type Host = typeof import('../../src/web/table/host.ts');
type Registry = typeof import('../../src/web/games/registry.ts');
type Kit = typeof import('../../src/web/games/kit.ts');
type Data = typeof import('../../src/web/data/build.ts');
type Texts = typeof import('../../src/web/table/read-text.ts');

const { run } = await of<Cli>('tests/cli/world.ts');
const { Keeper, parseRecord, replay, rulesets, Table } = await of<Kernel>('src/engine.ts');
const { sampleState, SeededChance } = await of<Search>('src/search.ts');

const ford = rulesets.find(({ id }) => id === 'ford') as (typeof rulesets)[number];

test('the page names the files in the order in which they are added, and every list', () => {
  const text = section();
  const places = STEPS.map((step) => text.indexOf(`\`${step}`));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(additions().map(({ file }) => file)).toEqual([
    'src/games/manifests.ts',
    'src/bots/manifests.ts',
    'src/loaded.ts',
    'src/cli/manifests.ts',
    'src/web/games/manifests.ts',
  ]);
  for (const { file } of additions()) expect(existsSync(file), file).toBe(true);
});

describe('at the terminal', () => {
  test('it is listed and shown', async () => {
    const list = await run('list ford');
    expect([list.code, list.out]).toEqual([0, expect.stringContaining('ford/2')]);
    expect((await run('list cards ford')).out).toContain('Volley of 4');
    const show = await run("show 'At the ford'");
    expect([show.code, show.out]).toEqual([0, expect.stringContaining('~~~~ the ford ~~~~')]);
  });

  test('a person plays it against a computer player, asks, saves and goes on', async () => {
    const typed = ['why play 9', 'help', 'pass', 'save b.txt', 'quit'];
    const { code, out, files } = await run('play ford/1 --bottom wary --seed 3', { typed });
    expect(code).toBe(0);
    expect(out).toContain('Green: play a card, or pass.');
    const saved = files.get('b.txt') ?? '';
    expect(saved).toMatch(/^vexillum 1 record\ngame: ford\nrules: 1\n/);
    const on = await run('play --load b.txt --top random --bottom wary', { files: { 'b.txt': saved } });
    expect([on.code, on.out]).toEqual([0, expect.stringMatching(/wins in turn \d+\.|ends in a draw/)]);
  });

  test('computer players fight it many times over', async () => {
    const { code, out } = await run('simulate ford/1 ford/2 --bots wary,random --games 6 --threads 1 --seed 1 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out).total).toMatchObject({ games: 12, finished: 12, errors: 0 });
  });

  test('its rule cases hold', async () => {
    const file = 'cases/ford/volleys.case';
    const text = readFileSync(path.join(copy.root, file), 'utf8');
    const { code, out } = await run(`case ${file}`, { files: { [file]: text } });
    expect([code, out]).toEqual([0, expect.stringContaining('2 cases')]);
    const wrong = text.replace('men bottom 2', 'men bottom 3');
    expect((await run(`case ${file}`, { files: { [file]: wrong } })).code).toBe(1);
  });

  test('programs play it at the agent door, and its record is replayed', async () => {
    const ask = async (...requests: object[]) => {
      const { out } = await run('table', { typed: requests.map((one) => JSON.stringify(one)) });
      return out
        .split('\n')
        .filter((line) => line.includes('"ok":'))
        .map((line) => JSON.parse(line));
    };
    const answers = await ask(
      { do: 'start', scenario: 'ford/1', seed: '5' },
      { do: 'choices' },
      { do: 'bot', name: 'wary' },
      { do: 'bot', name: 'random' },
      { do: 'view', seat: 'bottom' },
      { do: 'why', choice: 'stand' },
      { do: 'record' },
    );
    expect(answers.map(({ ok }) => ok)).toEqual(answers.map(() => true));
    expect(answers[1].prompt.text).toBe('Green: play a card, or pass.');
    expect(answers[4].view.hand).toHaveLength(3);
    const { record } = answers[6];
    expect((await run('record check r.txt', { files: { 'r.txt': record } })).out).toMatch(/^holds/);
    expect((await run('replay r.txt', { files: { 'r.txt': record } })).code).toBe(0);
  });
});

describe('in the library', () => {
  const table = new Table(ford, { start: { scenario: 'ford/1' }, seed: 'one' });

  test('a whole battle is recorded and replayed to the letter', () => {
    const whole = new Table(ford, { start: { scenario: 'ford/2' }, seed: 'two' });
    while (!whole.over) whole.choose(whole.choices()[0]);
    const record = parseRecord(new Keeper(whole).recordText(), ford);
    expect(replay(ford, record).record()).toEqual(whole.record());
    expect(record.outcome).not.toBe('running');
  });

  test('watchers know what their seat knows; what is hidden is dealt anew', () => {
    const keeper = new Keeper(table);
    const hands = [0, 1].map((seat) => table.view(seat).hand.map(({ key }) => key));
    const [top, bottom, nobody] = [0, 1, -1].map((seat) => keeper.watch(seat));
    expect(top.look(0).offers.map(({ choice }) => choice)).toContain(`play ${hands[0][0]}`);
    expect(bottom.look(0).offers).toEqual([]);
    expect(JSON.stringify(nobody.look(0).view)).not.toContain('Volley');
    expect(nobody.record()).not.toContain('seed');
    for (const seat of [0, 1, -1]) {
      const known = JSON.parse(JSON.stringify(keeper.watch(seat).known()));
      const samples = Array.from({ length: 12 }, (_, i) => sampleState(ford, known, seat, `sample ${i}`));
      for (const one of samples) expect(ford.view(one, seat)).toEqual(table.view(seat));
      const others = new Set(
        samples.map((one) =>
          ford
            .view(one, seat === 0 ? 1 : 0)
            .hand.map(({ key }) => key)
            .join(),
        ),
      );
      expect(others.size).toBeGreaterThan(1);
      const position = keeper.watch(seat).position();
      expect(ford.view(ford.start({ text: position }, new SeededChance('x')), seat).hand).toEqual(
        table.view(seat).hand,
      );
    }
  });
});

describe('on the page', () => {
  test('the first screens are told of it, and it can be read about', async () => {
    const { dataFor } = await of<Data>('src/web/data/build.ts');
    expect(dataFor('games')).toContainEqual(expect.objectContaining({ id: 'ford', name: 'The Ford', battles: 2 }));
    expect(JSON.stringify(dataFor('shelf'))).toContain('The rearguard');
    expect(JSON.stringify(dataFor('library/ford'))).toContain('F Volleys');
  });

  test('a table opens its battle and plays it to the end with a computer player', async () => {
    const { TableHost } = await of<Host>('src/web/table/host.ts');
    const updates: { readonly state: { readonly over: boolean } }[] = [];
    let saved = '';
    const host = new TableHost({
      load: async () => undefined,
      save: async (battle: { readonly record: string }) => void (saved = battle.record),
      odds: () => Promise.reject(new Error('not asked for')),
      update: (update) => void updates.push(update),
      trouble: ({ message }) => {
        throw new Error(message);
      },
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      now: () => 1,
    } as ConstructorParameters<typeof TableHost>[0]);
    await host.open({
      kind: 'new',
      battle: 'b',
      setup: {
        game: 'ford',
        start: { scenario: 'ford/1' },
        players: ['person', { bot: 'wary' }],
        seed: 's',
        dice: 'program',
        playForced: false,
      },
    });
    let state = host.watch(0);
    for (let i = 0; i < 200 && !state.over; i++) {
      if (state.seat === 0) host.choose(state.number, state.offers[0].choice);
      await new Promise((resolve) => setImmediate(resolve));
      state = host.watch(0);
    }
    expect(state.over).toBe(true);
    expect(updates.length).toBeGreaterThan(0);
    await host.close();
    const { readText } = await of<Texts>('src/web/table/read-text.ts');
    expect(await readText(saved, 'x')).toMatchObject({ game: 'ford', name: 'At the ford', over: true });
  });

  test('its kit is fetched and drawn', async () => {
    const { loadKit } = await of<Registry>('src/web/games/registry.ts');
    const { NO_MARKS } = await of<Kit>('src/web/games/kit.ts');
    const { createElement } = await import('preact');
    const kit = await loadKit('ford');
    const view = ford.view(ford.start({ scenario: 'ford/2' }, new SeededChance('p')), 1);
    const board = drawn(createElement(kit.Board, { view, flipped: false, labels: true, marks: NO_MARKS }));
    expect(board).toContain('aria-label="top: Green, 3 men"');
    expect(board.match(/data-place/g)).toHaveLength(2);
    expect(drawn(createElement(kit.Score, { view, side: 1 }))).toBe('<span>5 men</span>');
    expect(drawn(createElement(kit.cards.Card, { card: view.hand[0], game: 'ford', offered: true }))).toContain(
      'Volley',
    );
    expect(kit.places.toward(view, false, 'top', 'down')).toBe('bottom');
  });
});
