// Hands that are covered: a card that is dealt ends the way back only when its owner looks. Over whatever the table offers a way
// back, all who have not looked could not tell the world from another in which another card came; and taken back and played again
// the same way it is the same card.

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../src/kernel/chance.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { games } from '../kit/games.ts';
import { others } from '../kit/games-outside-the-family.ts';
import { choicesOf, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

const rulesets: readonly AnyRuleset[] = [
  ...games.map(({ rules }) => rules as AnyRuleset),
  ...others.map(({ rules }) => rules),
];

const CHOICES = 400;
const DRAWS = ['draws', 'drew', 'scouts'];

describe.each(rulesets.map((rules) => [rules.id, rules] as const))('%s', (_id, rules) => {
  test('over a draw that nobody has looked at there is a way back, on which nobody has learned anything', () => {
    const random = makeRandom(23);
    let over = 0;
    let compared = 0;
    for (const { id: scenario } of rules.scenarios.slice(0, 3)) {
      const table = new Table(rules, { start: { scenario }, seed: `covered ${scenario}` });
      table.covered = true;
      const seats = table.view(-1).seats.map((_, seat) => seat);
      const before = rules.spare(table.state);
      for (let n = 0; n < CHOICES && !table.over; n++) {
        copyInto(before, table.state);
        const values = table.values();
        // What ends something comes first more often: turns end, and cards are drawn.
        const value = values[random(3) === 0 ? random(values.length) : 0];
        const dealt = seats.some((seat) => table.hasUnseen(seat)) && table.backSeat === table.seat;
        table.choose(value);
        const unseen = seats.filter((seat) => table.hasUnseen(seat));
        if (unseen.length === 0 || dealt) continue;
        over++;
        for (const seat of [-1, ...seats].filter((one) => !unseen.includes(one))) {
          const other = rules.imagine(before, seat, `lot ${n}`);
          other.chance = new SeededChance(`other ${n}`);
          if (!choicesOf(other).includes(value)) continue;
          play(other, value);
          expect(JSON.stringify(rules.view(other, seat))).toBe(JSON.stringify(table.view(seat)));
          compared++;
        }
        const after = { buf: Array.from(table.state.buf), record: table.record(), events: table.events() };
        table.undo();
        expect(Array.from(table.state.buf)).toEqual(Array.from(before.buf));
        table.choose(value);
        expect({ buf: Array.from(table.state.buf), record: table.record(), events: table.events() }).toEqual(after);
        // Whoever was dealt something looks: from there on it stands.
        if (n % 2 === 0) {
          for (const seat of unseen) table.looks(seat);
          expect([table.wayBack, table.undoRefusal]).toEqual([0, 'a hidden card has been seen']);
        }
      }
    }
    expect(over).toBeGreaterThan(3);
    expect(compared).toBeGreaterThan(3);
  });

  test('with open hands the same draws end the way back at once', () => {
    const random = makeRandom(23);
    let drawn = 0;
    const [{ id: scenario }] = rules.scenarios;
    const table = new Table(rules, { start: { scenario }, seed: `covered ${scenario}` });
    for (let n = 0; n < CHOICES && !table.over; n++) {
      const { eventCount } = table;
      const values = table.values();
      table.choose(values[random(3) === 0 ? random(values.length) : 0]);
      if (!table.events(eventCount).some(({ kind }) => DRAWS.includes(kind))) continue;
      drawn++;
      expect(table.wayBack).toBe(0);
    }
    expect(drawn).toBeGreaterThan(0);
  });
});
