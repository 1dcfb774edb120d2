import { expect, test } from 'vitest';
import { Trace } from '../../src/kernel/explain.ts';

test('contributions count in the order in which they are written', () => {
  const trace = new Trace();
  expect(trace.total).toBe(0);
  trace.becomes(4, 'blocks', 'a');
  trace.add(1, 'grenadiers', 'b');
  trace.becomes(3, 'half of them, rounded up', 'c');
  trace.limit(2, 'forest', 'd');
  trace.add(2, 'card', 'e');
  expect(trace.total).toBe(4);
  trace.add(-9, 'everything against it', 'f');
  expect(trace.total).toBe(-5);
  trace.atLeast(1, 'one die at least', 'g');
  trace.note('it changes nothing', 'h');
  expect(trace.total).toBe(1);
  trace.atLeast(0, 'less than it is', 'i');
  trace.limit(7, 'more than it is', 'j');
  expect(trace.total).toBe(1);
});

test('reasons keep their words and references', () => {
  const trace = new Trace();
  trace.add(4, 'heavy infantry', 'rule 11');
  trace.limit(2, 'uphill', 'rule 16');
  trace.atLeast(1, 'at least one', 'rule 3');
  trace.becomes(1, 'in square', 'rule 9');
  trace.note('swords hit', 'rule 11');
  expect(trace.reasons).toEqual([
    { add: 4, limit: null, text: 'heavy infantry', ref: 'rule 11' },
    { add: 0, limit: 2, text: 'uphill', ref: 'rule 16' },
    { add: 0, limit: null, atLeast: 1, text: 'at least one', ref: 'rule 3' },
    { add: 0, limit: null, becomes: 1, text: 'in square', ref: 'rule 9' },
    { add: 0, limit: null, text: 'swords hit', ref: 'rule 11' },
  ]);
});
