// A step back is allowed exactly when no die fell, nothing hidden was seen and the same player still decides; it restores
// every byte, and the same choice then leads to the same state again.

import { expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { gameNamed } from '../kit/games.ts';
import { makeRandom } from '../kit/random.ts';

const bytes = (buf: Int16Array): string => Buffer.from(buf.buffer, buf.byteOffset, buf.byteLength).toString('base64');

const scenarios = [
  ...['ancients/001', 'ancients/005', 'ancients/112', 'ancients/117'],
  ...['medieval/06', 'medieval/15', 'napoleonics/06', 'napoleonics/12'],
];

test.each(scenarios)('undo in %s', (scenario) => {
  const { rules } = gameNamed(scenario.split('/')[0]);
  const table = new Table(rules, { start: { scenario }, seed: 'undo' });
  const random = makeRandom(3);
  let allowed = 0;
  let refused = 0;
  for (let n = 0; n < 1500 && !table.over; n++) {
    const before = bytes(table.state.buf);
    const seat = table.seat;
    const hidden = table.state.revealed;
    const choices = table.choices();
    const choice = choices[random(choices.length)];
    table.choose(choice);
    const after = bytes(table.state.buf);
    const rolled = table.record().choices[table.number - 2].rolls.length > 0;
    const mayUndo = !rolled && table.state.revealed === hidden && table.seat === seat;
    expect(table.undoRefusal === '').toBe(mayUndo);
    if (!mayUndo) {
      refused++;
      expect(() => table.undo()).toThrow('no way back');
      continue;
    }
    allowed++;
    const events = table.eventCount;
    table.undo();
    expect(bytes(table.state.buf)).toBe(before);
    expect(table.choices()).toEqual(choices);
    table.choose(choice);
    expect(bytes(table.state.buf)).toBe(after);
    expect(table.eventCount).toBe(events);
  }
  expect(allowed).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(50);
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
