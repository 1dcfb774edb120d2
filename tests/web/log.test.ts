// The log by turns and choices, rolls, the moments that moved a battle, and a record replayed from end to end.

import { afterEach, describe, expect, test } from 'vitest';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { recordStart } from '../../src/kernel/record-notation.ts';
import { settings } from '../../src/web/app/settings.ts';
import type { Store } from '../../src/web/app/store.ts';
import {
  decisive,
  type Exchange,
  exchangesOf,
  exchangeWords,
  momentsNeeded,
  swingNumbers,
} from '../../src/web/battle/log/decisive.ts';
import { resultWords } from '../../src/web/battle/log/end-words.ts';
import { groupLog, lastRoll, rollAt, turnStarts } from '../../src/web/battle/log/log-lines.ts';
import { Seeker } from '../../src/web/battle/log/seek.ts';
import { trayWays } from '../../src/web/battle/log/Tray.tsx';
import type { View } from '../../src/web/battle/session.ts';
import { kit } from '../../src/web/games/commands/kit.tsx';
import { costOf, measures, measureWords } from '../../src/web/games/commands/result.ts';
import { ReplaySession } from '../../src/web/replay/replay-session.ts';
import { TableHost } from '../../src/web/table/host.ts';
import type { GameTable } from '../../src/web/table/protocol.ts';
import { commandsRecords as records, recordText, stepsOf } from './record-steps.ts';

/** Resolves when a store holds what is waited for, in the very turn in which it comes to hold it: no clock is asked. */
const until = <T>(store: Store<T>, holds: (value: T) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!holds(store.value)) return;
      leave();
      resolve();
    };
    const leave = store.subscribe(look);
    look();
  });

const { kinds } = kit.result;
const { log, steps, first } = stepsOf('ancients-001', 1);
const last = steps[steps.length - 1].view;

describe('lines', () => {
  test('every line is in the group of its turn and choice, once and in order', () => {
    const turns = groupLog(log, kinds.turn);
    expect(turns[1].title).toBe('Turn 2: Carthaginian to play');
    expect(turns.map(({ title }) => Number(/\d+/.exec(title)?.[0]))).toEqual(turns.map((_, i) => i + 1));
    const lines = turns.flatMap(({ choices }) => choices.flatMap((choice) => choice.lines));
    expect(lines).toEqual(log.filter(({ kind }) => kind !== 'turn'));
    for (const { choices } of turns) {
      for (const { number, lines: own } of choices) expect(own.every((line) => line.number === number)).toBe(true);
    }
  });

  test('a log that begins in the middle of a turn has a title all the same', () => {
    expect(groupLog(log.slice(3, 9), kinds.turn)[0].title).toBe('The battle begins');
  });

  test('a turn begins at the moment after the choice that ended the last one', () => {
    const second = turnStarts(log, kinds.turn)[1];
    expect(second).toEqual({ title: 'Turn 2: Carthaginian to play', moment: 9 });
    expect(steps[second.moment - 2].view.turn).toBe(2);
  });

  test('a roll has who rolled and what came of it', () => {
    const index = log.findIndex(({ number, dice }) => number === 34 && dice.length > 0);
    const roll = rollAt(log, index);
    expect(roll.who).toContain('fires at Syracusan light cavalry at H2 with 3 dice');
    // Also what came of it after the owner had chosen: who fell, and why.
    const told = ['blocks', 'flags', 'retreats', 'cannotRetreat', 'blocks', 'unitOff', 'banner'];
    expect(roll.outcome.map(({ kind }) => kind)).toEqual(told);
    expect(lastRoll(log.slice(0, index + 1))?.telling).toBe(log[index]);
    expect(lastRoll(log.slice(0, 5))).toBe(null);
  });
});

describe('what moved a battle', () => {
  const viewAt = (number: number): CommandsView => (number === 1 ? first : steps[number - 2].view);
  const needed = momentsNeeded(swingNumbers(log, kinds));
  const all = exchangesOf(log, new Map(needed.map((number) => [number, measures(viewAt(number))])), kinds);
  const moved = (banners: readonly number[], blocks: readonly number[]) => [
    { key: 'banners', values: banners },
    { key: 'blocks', values: blocks },
  ];

  test('all exchanges together are the score and the losses at the end', () => {
    const sums = [0, 1].map((k) => [0, 1].map((side) => all.reduce((n, one) => n + one.moved[k].values[side], 0)));
    expect(sums).toEqual(measures(last).map(({ values }) => values));
    expect(sums[0]).toEqual(last.sides.map(({ banners }) => banners));
  });

  test('an exchange begins with its attack', () => {
    const one = all.find(({ moment }) => moment === 34);
    expect(one).toMatchObject({ turn: 'Turn 4: Carthaginian to play', moved: moved([1, 0], [0, 3]) });
    expect(one?.text).toContain('fires at');
    expect(exchangeWords(one as Exchange, ['Carthaginian', 'Syracusan'], measureWords)).toBe(
      'Carthaginian: 1 banner gained. Syracusan: 3 blocks lost.',
    );
  });

  test('banners count before blocks, and what hurts both alike does not count', () => {
    const made = (moment: number, banners: number[], lost: number[]): Exchange => ({
      moment,
      turn: '',
      text: '',
      moved: moved(banners, lost),
    });
    const found = decisive([
      made(1, [0, 0], [0, 5]),
      made(2, [1, 1], [4, 4]),
      made(3, [0, 1], [1, 0]),
      made(4, [2, 0], [0, 0]),
      made(5, [0, 0], [1, 0]),
    ]);
    expect(found.map(({ moment }) => moment)).toEqual([1, 3, 4]);
  });

  test('the result says who won, by what and at what cost', () => {
    const winner = last.sides.findIndex(({ side }) => side === last.outcome);
    const ended = { outcome: last.outcome, number: steps.length + 1, players: ['person', { bot: 'drill' }] as const };
    expect(resultWords(kit.result, last, { ...ended, watching: 0 }).title).toBe(
      winner === 0 ? 'You have won' : 'You have lost',
    );
    expect(resultWords(kit.result, last, { ...ended, watching: -1 }).title).toBe(
      `Victory for the ${last.sides[winner].army} army`,
    );
    expect(resultWords(kit.result, last, { ...ended, outcome: 'draw', watching: 0 }).title).toBe('A draw');
    const rows = costOf(last);
    const banners = rows.filter(({ label }) => label.startsWith('Banners'));
    const sums = [0, 1].map((side) => banners.reduce((n, { values }) => n + Number(values[side]), 0));
    expect(sums).toEqual(last.sides.map((side) => side.banners));
    expect(rows.find(({ label }) => label === 'Units lost')?.values[1 - winner]).toBeGreaterThan(0);
  });
});

test('while a moment is on its way only the latest wish is kept', async () => {
  const asked: number[] = [];
  let answer = () => {};
  const seeker = new Seeker((number) => {
    asked.push(number);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  for (const number of [3, 4, 5, 9]) seeker.to(number);
  answer();
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toEqual([3, 9]);
});

test('what happened last is said in whole sentences, fewer of them where there is less room', () => {
  const roll = log
    .map((_, i) => i)
    .filter((i) => log[i].dice.length > 0)
    .map((i) => rollAt(log, i));
  const full = roll.find(({ who, outcome }) => who !== '' && outcome.length > 1);
  if (!full) throw new Error('no roll with two sentences after it');
  const ways = trayWays(full);
  expect(ways[0]).toEqual({ who: full.who, outcome: full.outcome.map(({ text }) => text).join(' ') });
  expect(ways).toHaveLength(1 + full.outcome.length);
  expect(ways.at(-1)).toEqual({ who: '', outcome: full.outcome[0].text });
  for (const way of ways) expect(`${way.who}${way.outcome}`).toMatch(/\.$/);
});

describe('where a battle started', () => {
  test.each(records)('%s', (name) => {
    expect(recordStart(recordText(name))).toEqual(
      name.startsWith('ancients') ? { scenario: name.replace('-', '/') } : expect.anything(),
    );
  });

  test('options and a start of one own are kept', () => {
    const text =
      'vexillum 1 record\ngame: ancients\nrules: 1\nscenario: ancients/003\noptions: one two\nresult: running\n';
    expect(recordStart(text)).toEqual({ scenario: 'ancients/003', options: ['one', 'two'] });
    const own =
      'vexillum 1 record\ngame: ancients\nrules: 1\nstart:\n  vexillum 1 position\n  a: b\n\n  c: d\nseed: x\nresult: running\n';
    expect(recordStart(own)).toEqual({ text: 'vexillum 1 position\na: b\n\nc: d\n' });
  });
});

/** A table in this process, as far as a replay needs one. */
function tableHere(): GameTable<View> {
  const host = new TableHost({
    load: async () => undefined,
    save: async () => {
      throw new Error('a replay saves nothing');
    },
    odds: () => Promise.reject(new Error('not asked')),
    update: () => {},
    trouble: (trouble) => {
      throw new Error(trouble.message);
    },
    pause: async () => {},
    now: () => 1,
  });
  const table: Partial<GameTable<View>> = {
    open: (from) => host.open(from),
    watch: async (seat) => host.watch(seat),
    moment: async (number, seat) => host.moment(number, seat),
    record: async () => host.record('all'),
    onUpdate: () => () => {},
    onTrouble: () => () => {},
    close: () => {},
  };
  return table as GameTable<View>;
}

describe('a replay', () => {
  afterEach(() => settings.patch({ speed: 'normal' }));

  test.each([0, 1])('stepped from end to end it has the same last view, seat %s', async (seat) => {
    settings.patch({ speed: 'instant' });
    const session = new ReplaySession(tableHere());
    await session.begin({ kind: 'replay', battle: 'r', record: recordText('ancients-001') }, 1, seat);
    const told = stepsOf('ancients-001', seat);
    expect(session.model.value.moment?.view).toEqual(told.first);
    for (const { number, view, tellings } of told.steps) {
      await session.lookBack(number + 1);
      const { moment } = session.model.value;
      expect(moment?.number).toBe(number + 1);
      expect(moment?.view).toEqual(view);
      expect(moment?.tellings.filter(({ text }) => text !== '')).toEqual(tellings);
    }
    expect(session.model.value.moment?.next).toBe('');
  });

  test('both hands are those that the seats held; another seat keeps the moment', async () => {
    settings.patch({ speed: 'instant' });
    const session = new ReplaySession(tableHere());
    await session.begin({ kind: 'replay', battle: 'r', record: recordText('ancients-001') }, 30, 'all');
    const held = [0, 1].map((seat) => stepsOf('ancients-001', seat).steps[28].view.hand);
    expect(session.replay.value.hands.map(({ cards }) => cards)).toEqual(held);
    await session.lookThrough(0);
    expect(session.model.value.moment?.number).toBe(30);
    expect(session.replay.value.hands).toEqual([{ seat: 0, cards: held[0] }]);
  });

  test('who goes elsewhere while a choice is told is there at once', async () => {
    const session = new ReplaySession(tableHere());
    await session.begin({ kind: 'replay', battle: 'r', record: recordText('ancients-001') }, 34, 1);
    const told = session.lookBack(35);
    await until(session.model, ({ showing }) => showing?.step.number === 34);
    await session.lookThrough(0);
    await told;
    expect([session.model.value.moment?.number, session.model.value.showing]).toEqual([35, null]);
    const again = session.lookBack(36);
    await until(session.model, ({ showing }) => showing?.step.number === 35);
    await session.seek(3);
    await again;
    expect([session.model.value.moment?.number, session.model.value.showing]).toEqual([3, null]);
  });

  test('it plays on by itself to the end', async () => {
    settings.patch({ speed: 'instant' });
    const session = new ReplaySession(tableHere());
    const number = steps.length - 1;
    await session.begin({ kind: 'replay', battle: 'r', record: recordText('ancients-001') }, number, 1);
    session.play();
    await until(session.replay, ({ playing }) => !playing);
    expect(session.model.value.moment?.number).toBe(steps.length + 1);
    expect(session.model.value.view).toEqual(last);
  });
});
