// "Why can't I?" asked by pointing: every hex answers, at every decision, with a reason and its rule, or is on offer.

import { expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { makeRandom } from '../kit/random.ts';

test('pointing anywhere in random games gives a reason exactly where nothing is on offer', () => {
  const kinds = new Set<string>();
  let refusals = 0;
  for (const scenario of ['ancients/001', 'ancients/005', 'ancients/010', 'ancients/111', 'ancients/117']) {
    const table = new Table(ancientsRules, { start: { scenario }, seed: `point ${scenario}` });
    const random = makeRandom(scenario.length + refusals);
    const names = table.view(-1).board.hexes.map((hex) => hex.hex);
    for (let n = 0; n < 900 && !table.over; n++) {
      const offers = table.offers();
      expect(offers.map((offer) => offer.choice)).toEqual(table.choices());
      if (n % 6 === 0) {
        kinds.add(table.prompt()?.decision ?? '');
        const to = names[random(names.length)];
        const refusal = table.whyNotAt(null, to, table.seat);
        const acting = offers.some((offer) => offer.from === to);
        // Where several pieces could act, one of them has to be pointed at first.
        const pieces = new Set(offers.flatMap((offer) => (offer.to !== null ? [offer.from] : [])));
        const pointed = pieces.size < 2 && offers.some((offer) => offer.to === to);
        expect(refusal === null, `${table.prompt()?.decision} ${to}: ${refusal?.text}`).toBe(acting || pointed);
        if (refusal) {
          refusals++;
          expect(refusal.text).toMatch(/^[A-Z].*[."]$/);
          expect(refusal.ref).not.toBe('');
        }
        const from = offers.find((offer) => offer.from !== null && offer.to !== null)?.from ?? null;
        if (from !== null && from !== to) {
          const second = table.whyNotAt(from, to, table.seat);
          const offered = offers.some((offer) => offer.from === from && offer.to === to);
          if (offered) expect(second).toBeNull();
          else if (!offers.some((offer) => offer.from === to && offer.to === null)) expect(second).not.toBeNull();
        }
        expect(table.whyNotAt(null, to, 1 - table.seat)?.text).toContain('not your decision');
      }
      table.choose(offers[random(offers.length)].choice);
    }
  }
  expect(refusals).toBeGreaterThan(300);
  expect(kinds.size).toBeGreaterThan(9);
});

const position = `vexillum 1 position
units top: MI E6; LI C5; HC E8
units bottom: HI F6; LB H6; MC F8; AX I2
leaders bottom: Varro F6
`;

const at = (more: string) => new Table(ancientsRules, { start: { text: position + more }, seed: '1' });

test('five situations', () => {
  const battle = at('phase: battle\nordered: F6 H6\n');
  expect(battle.whyNotAt(null, 'F8')?.text).toMatch(/not ordered|no order/i);
  expect(battle.whyNotAt('H6', 'C5')?.text).toMatch(/hexes away|range/);
  expect(battle.whyNotAt('F6', 'E8')?.text).not.toBe('');
  const move = at('phase: move\nordered: F6 H6\n');
  expect(move.whyNotAt('F6', 'D6')?.text).toMatch(/hex/);
  expect(move.whyNotAt('F6', 'E6')?.ref).toContain('A 8');
  expect(() => move.whyNotAt(null, 'Z9')).toThrow('expected a hex such as F6');
});
