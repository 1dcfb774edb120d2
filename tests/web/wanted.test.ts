// What a computer player wanted, as the page is told it: everything when the battle has been fought to its end; while it goes on nothing of cards
// that are still held, and the same in worlds that differ only in what its seat may not know. Nothing of the battle is touched by asking.

import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/bots/general/levels.ts';
import { PLAYERS_VERSION } from '../../src/bots/naming.ts';
import { printRecord } from '../../src/kernel/record-notation.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset, TableView } from '../../src/kernel/view.ts';
import { askBot, botsOf, makeBot, rulesets } from '../../src/loaded.ts';
import { PLANNERS } from '../../src/web/battle/wanted/asked.ts';
import { modeWords, notesOn, reasonsWords, spokenOf } from '../../src/web/battle/wanted/words.ts';
import { limitsOf } from '../../src/web/table/advising.ts';
import { answerAsk } from '../../src/web/table/asks.ts';
import { TableHost } from '../../src/web/table/host.ts';
import type { Opening, Player, WantedOf } from '../../src/web/table/protocol.ts';
import { type Advisers, advisersHere, Stopped } from '../../src/web/table/thinkers.ts';
import { makeRandom } from '../kit/random.ts';
import { otherWorld } from '../kit/worlds.ts';

type AnyTable = Table<KernelState, TableView>;

const commander: Player = { bot: 'commander', thinks: 'moment' };

async function hostAt(from: Opening, advisers?: Advisers): Promise<TableHost> {
  const host = new TableHost({
    ...(advisers ? { advisers } : {}),
    load: async () => undefined,
    save: async () => {},
    odds: async () => expect.unreachable(),
    update: () => {},
    trouble: ({ message }) => expect.unreachable(message),
    pause: async () => {},
    now: () => 1,
  });
  await host.open(from);
  return host;
}

/** A battle in which the computer sits at one seat and a person at the others. */
const battleOf = (table: AnyTable, seat: number, player: Player = commander): Opening => ({
  kind: 'record',
  battle: 'b',
  record: printRecord(table.record(), table.ruleset),
  players: table.ruleset.seatNames
    .slice(0, table.view(-1).seats.length)
    .map((_, i) => (i === seat ? player : 'person')),
  playForced: false,
});

const replayOf = (table: AnyTable): Opening => ({
  kind: 'replay',
  battle: 'b',
  record: printRecord(table.record(), table.ruleset),
});

/** Plays a table on by small players, until `enough`. */
function playOn(table: AnyTable, enough: (table: AnyTable) => boolean): AnyTable {
  const { id } = table.ruleset;
  const bots = table.ruleset.seatNames.map((_, seat) => makeBot('veteran', `${seat}`, id) ?? expect.unreachable());
  while (!table.over && !enough(table)) table.choose(askBot(bots[table.seat], table));
  return table;
}

const clockOf = (table: AnyTable): number =>
  botsOf(table.ruleset.id).brings?.clock(table.state) ?? expect.unreachable();
const turnOf = (table: AnyTable): number =>
  botsOf(table.ruleset.id).brings?.turnOf(table.state) ?? expect.unreachable();

/** A table of a battle where a turn has just begun, after so many choices at least. */
function turnBegins(rules: AnyRuleset, choices: number): AnyTable {
  const table: AnyTable = new Table(rules, { start: { scenario: rules.scenarios[2].id }, seed: 'wanted' });
  let clock = -1;
  return playOn(table, (now) => {
    const begins = clock !== clockOf(now) && now.seat === turnOf(now) && now.values().length > 3;
    if (now.number <= choices || !begins) clock = clockOf(now);
    return now.number > choices && begins;
  });
}

const wantedOf = (host: TableHost, seat = -1, at = 100_000): Promise<WantedOf> => host.wanted(seat, at);
const turnIn = ({ turn }: WantedOf) => turn ?? expect.unreachable('no turn was told');

describe.each(rulesets.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  const table = turnBegins(rules, 60);
  const { seat, number } = table;
  const before = table.view(seat).hand;
  const clock = clockOf(table);
  const text = rules.positionText(table.state);
  playOn(table, (now) => clockOf(now) !== clock);
  const played = table.record().choices.slice(number - 1);

  test('a turn that is over is told, without cards that were not played in it', async () => {
    const host = await hostAt(battleOf(table, seat));
    const record = host.record('all');
    const wanted = await wantedOf(host);
    expect(wanted).toMatchObject({ seat, seats: [seat], name: 'Commander', mode: 'counted 3000', plans: true });
    const turn = turnIn(wanted);
    expect(turn).toMatchObject({ number, withheld: true });
    expect(turn.plans.length).toBeGreaterThan(0);
    for (const { words, begun, reasons, worth } of turn.plans) {
      expect(worth).toBeGreaterThan(0);
      if (!begun) expect({ words, reasons }).toEqual({ words: '', reasons: [] });
      expect(reasons.map(({ about }) => about)).not.toContain('cards');
    }
    const open = played.map(({ text: choice }) => choice.toLowerCase()).join('\n');
    const isOpen = ({ key }: { readonly key: string }): boolean => open.includes(key.toLowerCase());
    // Of two cards of one name one may have been played.
    const shown = before.filter(isOpen).map(({ name }) => name);
    const held = before.map(({ name }) => name).filter((name) => !shown.includes(name));
    expect(held.length).toBeGreaterThan(0);
    const told = JSON.stringify([turn.began, turn.plans, turn.expects]);
    for (const name of held) expect(told).not.toContain(name);
    expect(turn.expects?.words ?? '').not.toMatch(/^Play /);
    // Nothing of the battle has changed.
    expect(host.record('all')).toBe(record);
  });

  test('the same in a world that differs only in what its seat cannot know', async () => {
    const random = makeRandom(7);
    const again = (start: string): AnyTable | null => {
      const world: AnyTable = new Table(rules, { start: { text: start }, seed: 'worlds' });
      try {
        for (const choice of turnText) world.choose(choice);
        return world;
      } catch {
        return null;
      }
    };
    const first = playOn(new Table(rules, { start: { text }, seed: 'worlds' }), (now) => clockOf(now) !== clock);
    const turnText = first.record().choices.map((choice) => choice.text);
    const start = new Table(rules, { start: { text }, seed: 'worlds' });
    let compared = 0;
    for (let tries = 0; tries < 40 && compared === 0; tries++) {
      const other = rules.positionText(otherWorld(rules, start.state, seat, random));
      const world = other === text ? null : again(other);
      if (!world || clockOf(world) === clock) continue;
      compared++;
      const [one, two] = await Promise.all(
        [first, world].map(async (at) => wantedOf(await hostAt(battleOf(at, seat)))),
      );
      expect(turnIn(one).number).toBe(1);
      expect(two).toEqual(one);
    }
    expect(compared).toBe(1);
  });
});

describe('when it is told', () => {
  const [rules] = rulesets;
  const table = turnBegins(rules, 60);
  const { seat } = table;
  const began = table.number;

  test('never in the midst of a turn: then of the one before', async () => {
    const midst: AnyTable = turnBegins(rules, 60);
    const { clock } = { clock: clockOf(midst) };
    playOn(midst, (now) => now.number > began + 1);
    expect(clockOf(midst)).toBe(clock);
    const turn = turnIn(await wantedOf(await hostAt(battleOf(midst, seat))));
    expect(turn.number).toBeLessThan(began);
    // Nor is it in the replay of a battle that goes on.
    midst.seatComputer(seat, `commander:bold ${PLAYERS_VERSION} counted 3000`);
    const replayed = await wantedOf(await hostAt(replayOf(midst)));
    expect(replayed).toMatchObject({ name: 'Commander, bold', otherVersion: false });
    expect(turnIn(replayed)).toMatchObject({ number: turn.number, withheld: true });
  });

  test('all of it, and of any turn, when the battle has been fought to its end', async () => {
    const over = playOn(turnBegins(rules, 60), () => false);
    over.seatComputer(seat, 'general:steady 0 counted 700');
    for (const host of [await hostAt(replayOf(over)), await hostAt(battleOf(over, seat))]) {
      const turn = turnIn(await wantedOf(host, seat, began));
      expect(turn).toMatchObject({ number: began, withheld: false });
      expect(turn.began).toMatch(/^Play /);
      expect(turn.plans.map(({ words }) => words)).not.toContain('');
      expect(turnIn(await wantedOf(host)).number).toBeGreaterThan(began);
    }
    const named = await wantedOf(await hostAt(replayOf(over)));
    expect(named).toMatchObject({ name: 'General', mode: 'counted 700', otherVersion: true });
    // A person's seat has nobody to ask.
    const state = (await hostAt(replayOf(over))).watch(-1);
    expect(state.computers?.[seat]).toBe('general:steady 0 counted 700');
    await expect(wantedOf(await hostAt(replayOf(over)), 1 - seat)).rejects.toThrow('No computer player');
  });

  test('of who makes no plans, what it looks at', async () => {
    const after = playOn(turnBegins(rules, 60), (now) => turnOf(now) !== seat);
    for (const bot of ['veteran', 'drill']) {
      const wanted = await wantedOf(await hostAt(battleOf(after, seat, { bot })));
      expect(wanted).toMatchObject({ plans: false, turn: null });
      expect(wanted.looksAt).not.toBe('');
      expect(wanted.overlooks).not.toBe('');
      expect(spokenOf(wanted)).toBe('It makes no plans for a turn.');
    }
    expect(LEVELS.filter(({ thinking }) => thinking).map(({ name }) => name)).toEqual(PLANNERS);
  });

  test('of who has had no turn, that', async () => {
    const begins: AnyTable = new Table(rules, { start: { scenario: rules.scenarios[2].id }, seed: 'wanted' });
    const wanted = await wantedOf(await hostAt(battleOf(begins, 1 - begins.seat)));
    expect(wanted).toMatchObject({ plans: true, turn: null });
    expect(spokenOf(wanted)).toContain('no turn yet');
  });

  test('two computer players who are watched keep their cards as well; each can be asked', async () => {
    const after = playOn(turnBegins(rules, 60), (now) => turnOf(now) !== seat);
    const opening = { ...battleOf(after, seat), players: [commander, commander] } as Opening;
    const host = await hostAt(opening);
    const last = await wantedOf(host);
    expect(last).toMatchObject({ seat, seats: [0, 1] });
    expect(turnIn(last).withheld).toBe(true);
    expect(turnIn(await wantedOf(host, 1 - seat)).number).toBeLessThan(turnIn(last).number);
  });
});

test('what was asked is ended by asking again, by a word, and by leaving the table', async () => {
  class Slow implements Advisers {
    stops = 0;
    private waiting: ((error: Error) => void)[] = [];
    ask(): ReturnType<Advisers['ask']> {
      return new Promise((_, reject) => this.waiting.push(reject));
    }
    stop(): void {
      this.stops++;
      for (const reject of this.waiting.splice(0)) reject(new Stopped('ended'));
    }
    get asked(): number {
      return this.waiting.length;
    }
  }
  const [rules] = rulesets;
  const table = turnBegins(rules, 60);
  const { seat } = table;
  playOn(table, (now) => turnOf(now) !== seat);
  const slow = new Slow();
  const host = await hostAt(battleOf(table, seat), slow);
  const untilAsked = async () => {
    while (slow.asked === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const first = Promise.resolve(answerAsk(host, 'wanted', [-1, table.number]));
  await untilAsked();
  // The table answers meanwhile.
  expect(host.scan('who').text).not.toBe('');
  const second = Promise.resolve(answerAsk(host, 'wanted', [seat, table.number]));
  await expect(first).rejects.toThrow('ended');
  await untilAsked();
  answerAsk(host, 'stopWanted', []);
  await expect(second).rejects.toThrow('ended');
  const { stops } = slow;
  await host.close();
  expect(slow.stops).toBeGreaterThan(stops);
  expect(advisersHere.stop()).toBeUndefined();
});

test('in words', () => {
  expect(['timed', 'counted', 'counted 3000'].map(modeWords)).toEqual([
    'by the clock',
    'by counts: all that its level looks at',
    'by counts: at most 3,000 choices in imagined futures',
  ]);
  expect(['timed', 'counted', 'counted 12', 'otherwise'].map((mode) => limitsOf(mode)?.work ?? null)).toEqual([
    null,
    null,
    12,
    null,
  ]);
  expect(limitsOf('timed')?.turn).toBeGreaterThan(0);
  const reasons = [
    { about: 'leaders', words: 'the leaders', by: 0.024 },
    { about: 'time', words: 'the time that is left', by: -0.004 },
  ] as const;
  expect(reasonsWords({ reasons })).toBe('For it: the leaders (+2%). Against it: the time that is left (under 1%).');
  expect(reasonsWords({ reasons: [] })).toBe('');
  const plan = { words: 'Wait.', worth: 0.5, error: 0.03, futures: 48, reasons: [], begun: true };
  const turn = { turn: 3, number: 9, began: 'Play a card', plans: [plan], expects: null, withheld: true };
  const wanted: WantedOf = {
    seat: 0,
    seats: [0],
    name: 'General',
    mode: 'counted',
    otherVersion: false,
    looksAt: '',
    overlooks: '',
    plans: true,
    turn,
  };
  expect(notesOn(wanted, turn)).toEqual([]);
  expect(spokenOf(wanted)).toBe('Its plan: Wait. 50 % to win, give or take 3.');
  const covered = { ...turn, plans: [{ ...plan, words: '', begun: false }] };
  expect(notesOn({ ...wanted, mode: 'timed', otherVersion: true }, covered).join(' ')).toMatch(
    /cards that it may still hold.*began with “Play a card”.*by the clock.*older version/,
  );
  expect(notesOn(wanted, { ...covered, began: '' }).join(' ')).toContain('its secret');
});
