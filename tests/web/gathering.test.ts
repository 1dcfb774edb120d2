// What bots do within a moment goes to the page as one message, and nothing of it is lost or out of order.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gathering, joined } from '../../src/web/table/gathering.ts';
import type { TellingAt, Update } from '../../src/web/table/protocol.ts';

type Some = Update<string>;

const telling = (text: string): TellingAt => ({ text }) as TellingAt;

/** An update with a step of that number, and a log that goes on from a place. */
const update = (number: number, logFrom: number, ...log: readonly string[]): Some =>
  ({
    steps: [{ number }],
    state: { number, logFrom, log: log.map(telling), view: `view ${number}` },
  }) as unknown as Some;

const texts = ({ state }: Some): readonly string[] => state.log.map(({ text }) => text);
const numbers = ({ steps }: Some): readonly number[] => steps.map(({ number }) => number);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('two updates as one: all steps, the last state, and both logs', () => {
  const both = joined(update(4, 10, 'a', 'b'), update(5, 12, 'c'));
  expect(numbers(both)).toEqual([4, 5]);
  expect(both.state.view).toBe('view 5');
  expect(both.state.logFrom).toBe(10);
  expect(texts(both)).toEqual(['a', 'b', 'c']);
});

test('what the second takes back of the log is not told', () => {
  const within = joined(update(4, 10, 'a', 'b'), update(5, 11, 'c'));
  expect(within.state.logFrom).toBe(10);
  expect(texts(within)).toEqual(['a', 'c']);
  const beyond = joined(update(4, 10, 'a', 'b'), update(5, 8, 'c'));
  expect(beyond.state.logFrom).toBe(8);
  expect(texts(beyond)).toEqual(['c']);
});

test('what comes within a moment is told once; what comes later is told later', () => {
  const told: Some[] = [];
  const gathering = new Gathering<string>((one) => told.push(one));
  gathering.add(update(1, 0, 'a'));
  gathering.add(update(2, 1, 'b'));
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told.map(numbers)).toEqual([[1, 2]]);
  gathering.add(update(3, 2, 'c'));
  vi.runAllTimers();
  expect(told.map(numbers)).toEqual([[1, 2], [3]]);
});

test('before an answer all is told, and not a second time', () => {
  const told: Some[] = [];
  const gathering = new Gathering<string>((one) => told.push(one));
  gathering.flush();
  expect(told).toEqual([]);
  gathering.add(update(1, 0, 'a'));
  gathering.flush();
  vi.runAllTimers();
  expect(told.map(numbers)).toEqual([[1]]);
});
