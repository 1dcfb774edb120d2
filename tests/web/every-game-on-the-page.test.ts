// Every game on the shelf can be opened, read about and begun with; what the page draws of the games follows the view.

import { describe, expect, it, test } from 'vitest';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { manifests as games } from '../../src/games/manifests.ts';
import type { Telling } from '../../src/kernel/ruleset.ts';
import { gameNamed } from '../../src/web/app/games.ts';
import { resultWords } from '../../src/web/battle/log/end-words.ts';
import type { View } from '../../src/web/battle/session.ts';
import { hexWords } from '../../src/web/board/describe.ts';
import { dataFor } from '../../src/web/data/build.ts';
import type { GameOnShelf, Shelf } from '../../src/web/data/types.ts';
import { goodNext, isReconstructed, recommended } from '../../src/web/front/good-next.ts';
import { kit } from '../../src/web/games/commands/kit.tsx';
import { endReason } from '../../src/web/games/commands/result.ts';
import { manifests } from '../../src/web/games/manifests.ts';
import type { Library } from '../../src/web/handbook/library-data.ts';
import { marksOf } from '../../src/web/pieces/marks.ts';
import { firstView } from '../../src/web/table/first-view.ts';
import { loadGame } from '../../src/web/table/games.ts';
import { TableHost } from '../../src/web/table/host.ts';
import type { Player, Update } from '../../src/web/table/protocol.ts';
import { readText } from '../../src/web/table/read-text.ts';
import { ARMS, GATE, IN_SQUARE, SCOUT, TOKENS } from '../browser/positions-of-commands.ts';

const onShelf = dataFor('games') as readonly GameOnShelf[];
const shelf = dataFor('shelf') as Shelf;

describe.each(onShelf.map(({ id }) => id))('%s', (id) => {
  const game = shelf.find((one) => one.id === id) as Shelf[number];

  it('is told of, and has a battle to begin with that is recommended first', () => {
    const words = gameNamed(id);
    expect(words).toBeDefined();
    expect(game.battles.map((battle) => battle.id)).toContain(words?.first.battle);
    const [first] = recommended(goodNext(game.battles, [], words?.first.battle), 3);
    expect(first.info.id).toBe(words?.first.battle);
  });

  it('is loaded by the table, with the name and the battles that the page was built with', async () => {
    const rules = await loadGame(id);
    expect(rules.name).toBe(game.name);
    expect(rules.scenarios.map((battle) => battle.id)).toEqual(game.battles.map((battle) => battle.id));
    expect(await loadGame(id)).toBe(rules);
  });

  it('has a handbook and rulings, its own ones', () => {
    const { chapters } = (dataFor(`library/${id}`) as Library).handbook;
    expect(chapters.length).toBeGreaterThan(5);
    const { readings } = (dataFor(`library/${id}`) as Library).rulings;
    expect(readings.length).toBeGreaterThan(5);
    // Scenarios are cited by their number; rules by the letter of the rulebook, which is this game's.
    const letter = games.find((one) => one.id === id)?.ref;
    const others = readings.filter(({ ref }) => /^[A-Z] /.test(ref) && !ref.startsWith(`${letter} `));
    expect(others).toEqual([]);
  });

  it('shows every battle before its first turn', async () => {
    for (const battle of game.battles) {
      const view = await firstView(id, battle.id);
      expect(view.scenario.id).toBe(battle.id);
      expect(view.seats).toHaveLength(2);
      // Of these games only one has tokens.
      for (const side of (view as CommandsView).sides) expect((side.tokens ?? null) !== null).toBe(id === 'medieval');
    }
  });
});

test('all games that are told of are on the shelf; an unknown one is refused by name', async () => {
  expect(manifests.map(({ id }) => id)).toEqual(onShelf.map(({ id }) => id));
  await expect(loadGame('chess')).rejects.toThrow('chess');
  await expect(loadGame('toString')).rejects.toThrow('toString');
});

test('a map that is the project’s own is marked; published ones are not', () => {
  const ours = (game: string) => shelf.find(({ id }) => id === game)?.battles.filter(isReconstructed).length;
  expect(ours('ancients')).toBe(0);
  expect(ours('medieval')).toBeGreaterThan(10);
});

const viewOf = async (text: string, seat: number): Promise<CommandsView> => {
  const { record, game } = await readText(text, 'games');
  const table = host([]);
  const people: readonly Player[] = ['person', 'person'];
  await table.open({ kind: 'record', battle: 'x', record, players: people, playForced: false });
  const { view } = table.watch(seat);
  expect(view.game).toBe(game);
  return view as CommandsView;
};

function host(updates: Update<View>[]): TableHost {
  return new TableHost({
    load: async () => undefined,
    save: async () => {},
    odds: () => Promise.reject(new Error('not asked for')),
    update: (update) => updates.push(update),
    trouble: (trouble) => {
      throw new Error(trouble.message);
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 1,
  });
}

describe('in words', () => {
  it('a unit in square says so, and its card is known to its owner only', async () => {
    const own = await viewOf(IN_SQUARE, 1);
    expect(hexWords(own, 'G8')).toContain('in square 2');
    expect(own.sides[1].aside.map((place) => place?.card?.name)).toEqual([
      'Rally',
      'Scout Left Flank',
      undefined,
      undefined,
    ]);
    const other = await viewOf(IN_SQUARE, 0);
    expect(hexWords(other, 'G8')).toContain('in square 2');
    expect(other.sides[1].aside).toEqual([{ number: 1, card: null }, { number: 2, card: null }, null, null]);
  });

  it('a unit of an army of two nations is named by its own', async () => {
    const view = (await firstView('napoleonics', 'napoleonics/01')) as CommandsView;
    const words = (code: string) => hexWords(view, view.units.find((unit) => unit.code === code)?.hex ?? '');
    expect(words('PLN')).toMatch(/: Portuguese line infantry, 4 of 4 blocks/);
    expect(words('BLN')).toMatch(/: British line infantry, /);
    expect(words('FLN')).toMatch(/: French line infantry, /);
  });

  it('a gate says whose it is, and is open ground once it is off the board', async () => {
    expect(hexWords(await viewOf(GATE, 0), 'I5')).toBe('I5: empty; city gate of the Byzantine army');
    expect(hexWords(await viewOf(`${GATE}cleared: I5\n`, 0), 'I5')).toBe('I5: empty');
  });

  it('a gun that joins says whose attack it adds to', async () => {
    const view = await viewOf(`${ARMS}joined: G5\naimed: G5 x F6\n`, 1);
    expect(hexWords(view, 'G5')).toContain('adds its dice to the attack of line infantry at F6');
  });

  it('a unit bound by an action names it, and bears a mark', async () => {
    const view = await viewOf(`${TOKENS}action: mountedCharge\nbound: F6\n`, 1);
    expect(hexWords(view, 'F6')).toContain('Mounted Charge');
    const unit = view.units.find(({ hex }) => hex === 'F6');
    expect(unit && marksOf(unit).map(({ key }) => key)).toContain('bound');
  });

  it('two cards drawn are seen by who keeps one, and only counted by the other', async () => {
    expect((await viewOf(SCOUT, 1)).drawn.map(({ key }) => key)).toEqual(['rally', 'mountedCharge']);
    const other = await viewOf(SCOUT, 0);
    expect([other.drawnCount, other.drawn]).toEqual([2, []]);
  });
});

describe('the end of a battle that no banner decided', () => {
  const telling = (kind: string, text: string): Telling => ({
    kind,
    text,
    places: [],
    weighty: true,
    dice: [],
    way: null,
  });
  const end = telling('ended', 'The battle is over: Byzantine wins.');
  const log = [telling('leaderOff', 'The king is eliminated.'), end];

  it('is told with its reason; one that banners decided needs none', async () => {
    const view = (await firstView('medieval', 'medieval/19')) as CommandsView;
    const over: CommandsView = { ...view, outcome: 'bottom' };
    const ended = { outcome: 'bottom', watching: -1, number: 40, players: ['person', 'person'] as const };
    expect(endReason(over, log)).toBe('The king is eliminated.');
    // Without a word of what happened, the special rules stand in for it.
    for (const before of [[], [telling('turn', 'Turn 2: Byzantine.')]]) {
      expect(endReason(over, [...before, end])).toMatch(/^A special rule decided it\. .*last card/);
    }
    expect(resultWords(kit.result, over, ended, log).sentence).toMatch(
      /victory for the Byzantine army, with the banners at 0 to 0\. The king/,
    );
    const sides = over.sides.map((side) => ({ ...side, banners: side.goal }));
    expect(endReason({ ...over, sides }, log)).toBe('');
    expect(resultWords(kit.result, { ...over, sides }, ended, log).sentence).not.toContain('king');
  });
});

test('dice that people enter: a face on two sides of the die is taken by its name', async () => {
  const { record } = await readText(ARMS, 'games');
  const table = host([]);
  const people: readonly Player[] = ['person', 'person'];
  await table.open({
    kind: 'record',
    battle: 'x',
    record: record.replace(/^seed: .*\n/m, ''),
    players: people,
    playForced: false,
  });
  let state = table.watch(1);
  expect(state.dice).toBe('entered');
  for (const choice of ['close F6 x E6', 'support G5']) {
    const answer = table.choose(state.number, choice);
    if (answer.kind !== 'done') throw new Error(answer.refusal.text);
    state = answer.update.state;
  }
  state = table.watch(0);
  table.choose(state.number, 'stand');
  state = table.watch(0);
  expect(state.roll?.count).toBe(8);
  expect(table.enterDice(Array.from({ length: 8 }, () => 'shako')).kind).toBe('refused');
  const answer = table.enterDice(Array.from({ length: 8 }, () => 'infantry'));
  if (answer.kind !== 'done') throw new Error(answer.refusal.text);
  const view = answer.update.state.view as CommandsView;
  expect(view.units.find(({ side, code }) => side === 'top' && code === 'BLN')?.fate).toBe('eliminated');
});
