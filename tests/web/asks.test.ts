// Messages to a table are a list with checks: whatever else is sent is refused with a sentence and does nothing.

import { expect, test } from 'vitest';
import { answerAsk } from '../../src/web/table/asks.ts';
import { TableHost } from '../../src/web/table/host.ts';

const host = () =>
  new TableHost({
    load: async () => undefined,
    save: async () => {},
    odds: async () => {
      throw new Error('no odds here');
    },
    update: () => {},
    trouble: () => {},
    pause: async () => {},
    now: () => 1,
  });

const setup = {
  game: 'ancients',
  start: { scenario: 'ancients/001' },
  players: ['person', 'person'],
  seed: 'asks',
  dice: 'program',
  playForced: true,
};

test('a battle is opened, watched and played by messages', async () => {
  const table = host();
  const opened = (await answerAsk(table, 'open', [{ kind: 'new', battle: 'b', setup }])) as { number: number };
  expect(opened.number).toBe(1);
  const seen = answerAsk(table, 'watch', [1]) as { seat: number; offers: { choice: string }[] };
  expect(seen.seat).toBe(1);
  expect(answerAsk(table, 'choose', [1, seen.offers[0].choice])).toMatchObject({ kind: 'done' });
  expect(answerAsk(table, 'record', ['all'])).toContain('seed: asks');
  expect(answerAsk(table, 'record', ['seat'])).not.toContain('asks');
});

test.each([
  ['constructor', []],
  ['pump', []],
  ['toSave', []],
  ['__proto__', []],
  [7, []],
  ['watch', ['1']],
  ['watch', [9]],
  ['watch', [0.5]],
  ['watch', [0, 1]],
  ['watch', { length: 1, 0: 0 }],
  ['choose', [1]],
  ['choose', [-1, 'done']],
  ['choose', [1, 'x'.repeat(1000)]],
  ['enterDice', [['flag', 3]]],
  ['enterDice', [new Array(1000).fill('flag')]],
  ['record', []],
  ['record', ['everything']],
  ['setPlayForced', ['yes']],
  ['open', [{ kind: 'new', battle: 'b', setup: { ...setup, dice: 'loaded' } }]],
  ['open', [{ kind: 'new', battle: 'b', setup: { ...setup, cheat: true } }]],
  ['open', [{ kind: 'new', battle: 'b', setup: { ...setup, players: new Array(9).fill('person') } }]],
  ['open', [{ kind: 'stolen', battle: 'b' }]],
  ['open', [{ kind: 'toString', battle: 'b' }]],
  ['open', [null]],
])('%s %j is refused', (name, args) => {
  expect(() => answerAsk(host(), name, args)).toThrow(/expected|and nothing else/);
});
