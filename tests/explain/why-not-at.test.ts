// "Why can't I?" asked by pointing: every hex answers, at every decision, with a reason and its rule, or is on offer.

import { expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { makeRandom } from '../kit/random.ts';
import { play, position as small } from './positions.ts';

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
  const charge = new Table(ancientsRules, {
    start: { text: 'vexillum 1 position\nunits top: HI B6\nunits bottom: WA F6\nphase: move\nordered: F6\n' },
    seed: '1',
  });
  expect(charge.whyNotAt('F6', 'C6')?.text).toContain('up to 1 hex, or 2 in a charge');
  expect(() => move.whyNotAt(null, 'Z9')).toThrow('expected a hex such as F6');
});

test('a leader with an order of his own is meant, not the unit he is with', () => {
  const table = small({ bottom: 'HC F6; MI F8', leadersBottom: 'Paullus F6' });
  play(table, 'play orderThreeCentre', 'order leader F6', 'done');
  expect(table.whyNotAt('F6', 'F10')?.text).toBe('That is 4 hexes away; a leader moves up to 3 hexes.');
});

test('a question that is answered in words is given back', () => {
  const table = small({ top: 'LI E6', bottom: 'HI F6' });
  play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6');
  expect(table.whyNotAt(null, 'D6')?.text).toMatch(/^Nothing is chosen on the board now\. The question now is "Carth/);
});

test('a reserve is told where it enters', () => {
  const table = small({
    first: 'top',
    top: 'HI A6',
    bottom: 'HI I1',
    reservesTop: 'mago MC 1; leader Mago',
    rules: 'ambush top mago',
    topHand: ['orderThreeCentre', 'inspiredRight'],
  });
  play(table, 'play orderThreeCentre', 'done', 'play orderThreeCentre', 'done', 'play inspiredRight', 'ambush');
  expect(table.whyNotAt(null, 'I1')?.text).toMatch(/^I1 is taken/);
  expect(table.whyNotAt(null, 'H2')?.text).toMatch(/H2 is not on it/);
  expect(table.whyNotAt(null, 'I2')).toBeNull();
  play(table, 'enter MC I2');
  expect(table.whyNotAt(null, 'A6')?.text).toMatch(/^The leader joins a unit/);
});
