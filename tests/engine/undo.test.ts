// A step back is allowed exactly when no die fell, nothing hidden was seen and nobody else has chosen since; it restores
// every byte, and the same choice then leads to the same state again.

import { expect, test } from 'vitest';
import { rulesetOf } from '../../src/cli/games.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { makeRandom } from '../kit/random.ts';

const bytes = (buf: Int16Array): string => Buffer.from(buf.buffer, buf.byteOffset, buf.byteLength).toString('base64');

const scenarios = [
  ...['ancients/001', 'ancients/005', 'ancients/112', 'ancients/117'],
  ...['medieval/06', 'medieval/15', 'napoleonics/06', 'napoleonics/12'],
  ...['battalion/1', 'battalion/5', 'dark-ages/01', 'dark-ages/05', 'dark-ages/11'],
];

/** Takes every choice of a random game back where that is allowed, and plays it again. */
function takeBack(scenario: string, n: number, counted: { allowed: number; refused: number }): void {
  const table = new Table(rulesetOf(scenario.split('/')[0]), {
    start: { scenario },
    seed: n === 0 ? 'undo' : `undo ${n}`,
  });
  const random = makeRandom(3 + n);
  for (let i = 0; i < 1500 && !table.over; i++) {
    const before = bytes(table.state.buf);
    const hidden = table.state.revealed;
    const choices = table.choices();
    const choice = choices[random(choices.length)];
    table.choose(choice);
    const after = bytes(table.state.buf);
    const rolled = table.record().choices[table.number - 2].rolls.length > 0;
    // Whoever is to decide now has not chosen yet: what handed the decision over can be taken back, too.
    const mayUndo = !rolled && table.state.revealed === hidden && !table.over;
    expect(table.undoRefusal === '').toBe(mayUndo);
    if (!mayUndo) {
      counted.refused++;
      expect(() => table.undo()).toThrow('no way back');
      continue;
    }
    counted.allowed++;
    const events = table.eventCount;
    table.undo();
    expect(bytes(table.state.buf)).toBe(before);
    expect(table.choices()).toEqual(choices);
    table.choose(choice);
    expect(bytes(table.state.buf)).toBe(after);
    expect(table.eventCount).toBe(events);
  }
}

test.each(scenarios)('undo in %s', (scenario) => {
  const counted = { allowed: 0, refused: 0 };
  // Battles are of different length: enough of them for both to be met often.
  for (let n = 0; n < 20 && (counted.allowed <= 100 || counted.refused <= 50); n++) takeBack(scenario, n, counted);
  expect(counted.allowed).toBeGreaterThan(100);
  expect(counted.refused).toBeGreaterThan(50);
});

test('undo goes back over several choices, down to the last die or drawn card', () => {
  const table = new Table(ancientsRules, { start: { scenario: 'ancients/001' }, seed: 'several' });
  const start = bytes(table.state.buf);
  table.choose(table.choices()[0]);
  table.choose(table.choices()[0]);
  table.choose('done');
  while (table.undoRefusal === '') table.undo();
  expect(bytes(table.state.buf)).toBe(start);
  expect(table.number).toBe(1);
});
