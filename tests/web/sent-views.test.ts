// Views travel as what differs from the one before: what the page puts together again is what the table told, and what is the same
// is the same object.

import { expect, test } from 'vitest';
import { manifests } from '../../src/games/manifests.ts';
import type { TableView } from '../../src/kernel/view.ts';
import { changed, difference } from '../../src/web/table/differing.ts';
import { loadGame } from '../../src/web/table/games.ts';
import { TableHost } from '../../src/web/table/host.ts';
import type { Answer, TableState, Update } from '../../src/web/table/protocol.ts';
import { SentViews } from '../../src/web/table/sent-views.ts';
import { makeRandom } from '../kit/random.ts';

test('a value and what differs make the other value, and what is the same stays the same object', () => {
  const before = { a: 1, b: { c: [1, { d: 2 }, 3], gone: true }, same: { x: [1, 2] }, list: [1, 2, 3], none: null };
  const now = { a: 1, b: { c: [1, { d: 3 }], came: undefined }, same: { x: [1, 2] }, list: [1, 2, 3, [4]], none: {} };
  const by = difference(before, now);
  const made = changed(before, structuredClone(by)) as typeof now;
  expect(made).toStrictEqual(now);
  expect(made.same).toBe(before.same);
  expect(before.b.c).toEqual([1, { d: 2 }, 3]);
  expect(difference(now, structuredClone(now))).toBeNull();
  expect(changed(before, difference(before, [1]))).toEqual([1]);
  expect(changed([1, 2, 3], difference([1, 2, 3], [1]))).toEqual([1]);
});

/** A table whose messages go through a copy, as between a worker and a page. */
class Wire {
  readonly told: TableView[] = [];
  readonly made: TableView[] = [];
  /** Characters of all views as they are, and as they are sent. */
  whole = 0;
  sent = 0;
  private readonly worker = new SentViews();
  private readonly page = new SentViews();

  state(state: TableState<TableView>): TableState<TableView> {
    const value = structuredClone(this.worker.packAnswer('watch', state));
    return this.page.unpackAnswer('watch', value) as TableState<TableView>;
  }

  update(update: Update<TableView>): void {
    this.note(update, this.page.unpack(structuredClone(this.counted(update, this.worker.pack(update)))));
  }

  answer(answer: Answer<TableView>): void {
    const packed = this.worker.packAnswer('choose', answer) as Answer;
    const made = this.page.unpackAnswer('choose', structuredClone(packed)) as Answer<TableView>;
    if (answer.kind !== 'done' || made.kind !== 'done' || packed.kind !== 'done') return;
    this.counted(answer.update, packed.update);
    this.note(answer.update, made.update);
  }

  private counted<T extends Update>(update: Update, packed: T): T {
    this.whole += JSON.stringify(update.state.view).length;
    this.sent += JSON.stringify(packed.state.view).length + JSON.stringify(packed.steps.map(({ view }) => view)).length;
    return packed;
  }

  private note(told: Update<TableView>, made: Update<TableView>): void {
    for (const [all, { steps, state }] of [
      [this.told, told],
      [this.made, made],
    ] as const) {
      all.push(...steps.map(({ view }) => view as TableView), state.view);
    }
  }
}

test.each(manifests.map(({ id }) => id))(
  '%s: the page has the views that the table told, and reads a fraction of them',
  async (game) => {
    const ruleset = await loadGame(game);
    const wire = new Wire();
    const host: TableHost = new TableHost({
      load: async () => undefined,
      save: async () => {},
      odds: async () => {
        throw new Error('nobody asks');
      },
      update: (update) => wire.update(update),
      trouble: ({ message }) => {
        throw new Error(message);
      },
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      now: () => 1,
    });
    await host.open({
      kind: 'new',
      battle: 'wire',
      setup: {
        game,
        start: { scenario: ruleset.scenarios[0].id },
        players: ['person', { bot: 'random' }],
        seed: 'wire',
        dice: 'program',
        playForced: true,
      },
    });
    const first = host.watch(0);
    expect(wire.state(first).view).toStrictEqual(structuredClone(first.view));
    const random = makeRandom(7);
    for (let i = 0, waits = 0; i < 40 && waits < 400; waits++) {
      const { offers, number, over } = host.watch(0);
      if (over) break;
      if (offers.length === 0) await new Promise((resolve) => setImmediate(resolve));
      else {
        wire.answer(host.choose(number, offers[random(offers.length)].choice));
        i++;
      }
    }
    expect(wire.told.length).toBeGreaterThan(30);
    expect(wire.made).toStrictEqual(structuredClone(wire.told));
    expect(wire.sent).toBeLessThan(wire.whole / 20);
  },
);
