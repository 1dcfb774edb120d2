// What a person who hears the page does by keys: the edge of every board is said, landmarks are jumped between, a typed line is
// carried out command by command.

import { describe, expect, test } from 'vitest';
import type { Offer } from '../../src/kernel/ruleset.ts';
import type { TableView } from '../../src/kernel/view.ts';
import { perform } from '../../src/web/battle/keys/actions.ts';
import type { Desk } from '../../src/web/battle/keys/desk.ts';
import { onSay, reading } from '../../src/web/battle/keys/voice.ts';
import { LineHistory } from '../../src/web/battle/line/history.ts';
import { runLine } from '../../src/web/battle/line/run.ts';
import { BattleSession } from '../../src/web/battle/session.ts';
import { manifests } from '../../src/web/games/manifests.ts';
import { loadKit } from '../../src/web/games/registry.ts';
import { loadGame } from '../../src/web/table/games.ts';
import { TableHost } from '../../src/web/table/host.ts';
import type { GameTable, Update } from '../../src/web/table/protocol.ts';

/** A battle at a table in this very process, with both seats at the screen: nobody else decides. */
async function sit(game: string, scenario: string): Promise<{ session: BattleSession; desk: Desk; said: string[] }> {
  const rules = await loadGame(game);
  const listeners = new Set<(update: Update<TableView>) => void>();
  const host = new TableHost({
    load: async () => undefined,
    save: async () => {},
    odds: async () => Promise.reject(new Error('no odds here')),
    update: (update) => {
      for (const listener of listeners) listener(update);
    },
    trouble: ({ message }) => expect(message).toBe(''),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => 1,
  });
  const table = new Proxy({} as GameTable<TableView>, {
    get(_, name: string) {
      if (name === 'onUpdate')
        return (listener: (update: Update<TableView>) => void) => {
          listeners.add(listener);
          return () => {};
        };
      if (name === 'onTrouble') return () => () => {};
      return async (...args: unknown[]) =>
        (host as unknown as Record<string, (...args: unknown[]) => unknown>)[name](...args);
    },
  });
  const session = new BattleSession(table);
  const players = rules.seatNames.slice(0, 2).map(() => 'person' as const);
  await session.open({
    kind: 'new',
    battle: game,
    setup: { game, start: { scenario }, players, seed: 'ears', dice: 'program', playForced: true },
  });
  await session.liftCurtain();
  const said: string[] = [];
  onSay(({ text }) => said.push(text));
  const kit = await loadKit(game);
  const desk: Desk = {
    session,
    kit,
    get view() {
      return session.model.value.view as TableView;
    },
    flipped: false,
    onBoard: true,
    focus: (place) => session.moveCursor(place),
    zoom: () => {},
    pan: () => {},
  };
  return { session, desk, said };
}

const rest = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setImmediate(resolve));
};

describe.each(manifests.map(({ id, first }) => [id, first.battle] as const))('%s', async (game, battle) => {
  test('every edge of the board is said, and the ends of its rows', async () => {
    const { session, desk, said } = await sit(game, battle);
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      session.moveCursor(desk.kit.places.home(desk.view));
      said.length = 0;
      // No board is wider or higher than this: the walk comes to an end, and stays there.
      for (let step = 0; step < 40; step++) perform(direction, desk);
      expect(said).toContain('The edge of the board.');
      const at = session.model.value.cursor;
      perform(direction, desk);
      expect(session.model.value.cursor).toBe(at);
    }
    for (const end of ['rowStart', 'rowEnd'] as const) {
      perform(end, desk);
      said.length = 0;
      perform(end, desk);
      expect(said).toEqual(['The end of the row.']);
    }
    session.close();
  });

  test('landmarks: each list is named with its number, and its places are walked round', async () => {
    const { session, desk, said } = await sit(game, battle);
    const kinds = await session.table.landmarks();
    for (const { title } of kinds) {
      said.length = 0;
      perform('nextLandmarks', desk);
      await rest();
      expect(said.join(' ')).toContain(title);
      const count = Number(/(\d+) places?/.exec(said.join(' '))?.[1] ?? 0);
      const seen = new Set<string>();
      for (let n = 0; n < count; n++) {
        said.length = 0;
        perform('nextLandmark', desk);
        await rest();
        expect(said.join(' ')).toMatch(new RegExp(`\\d+ of ${count}\\.`));
        seen.add(session.model.value.cursor ?? '');
      }
      expect(seen.size).toBe(count);
    }
    session.close();
  });
});

test('a line is carried out command by command; a mistake leaves out the rest', async () => {
  const { session, said } = await sit('ancients', 'ancients/001');
  const cards = (session.model.value.state?.offers ?? []).filter((offer: Offer) => offer.card !== null);
  const before = session.model.value.state?.number ?? 0;
  await runLine(session, `${cards[0].choice.toUpperCase()}; dance; done`);
  expect(session.model.value.state?.number).toBe(before + 1);
  expect(said.at(-1)).toMatch(/^Not done\. "dance" is not understood.*\(left out: done\)$/);
  expect(reading.value?.title).toBe('Not done');
  await runLine(session, 'undo; who; hand');
  expect(session.model.value.state?.number).toBe(before);
  expect(reading.value?.title).toBe('Your hand');
  // An answer lights the places that it speaks of.
  await runLine(session, 'leaders');
  expect(session.model.value.lit.length).toBeGreaterThan(0);
  await runLine(session, 'odds dance');
  expect(reading.value?.title).toBe('Not done');
  session.close();
});

test('lines that were typed are called back, and what is being typed is not lost', () => {
  const history = new LineHistory();
  expect(history.step(-1, 'x')).toBeNull();
  history.add('who');
  history.add('near F6');
  history.add('near F6');
  expect(history.step(-1, 'dra')).toBe('near F6');
  expect(history.step(-1, '')).toBe('who');
  expect(history.step(-1, '')).toBeNull();
  expect(history.step(1, '')).toBe('near F6');
  expect(history.step(1, '')).toBe('dra');
  expect(history.step(1, '')).toBeNull();
});
