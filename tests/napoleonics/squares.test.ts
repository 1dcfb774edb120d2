// Squares of Napoleonics where a rule case cannot look: the set-up of Garcia Hernandez, the blind choice of the card, and
// the track over many random turns.

import { describe, expect, test } from 'vitest';
import { ASIDE_PLACES, MAX_HAND, type State } from '../../src/families/commands/rules/state.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { choicesOf, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

const BOTTOM = 1;
const start = (scenario: string, seed: string): State =>
  napoleonicsRules.start({ scenario: `napoleonics/${scenario}` }, new SeededChance(seed));

const formOf = (g: State, hex: string): number => g.unitForm[g.hexUnit[g.battle.board.hex(hex)]];
const track = (g: State, side: number): number[] =>
  Array.from(g.aside.subarray(side * ASIDE_PLACES, (side + 1) * ASIDE_PLACES));

describe('Garcia Hernandez begins with two French squares', () => {
  test('on the places 1 and 2, with two cards of the hand that was dealt', () => {
    const g = start('12', 'salamanca');
    expect(formOf(g, 'F9')).toBe(1);
    expect(formOf(g, 'F10')).toBe(2);
    const [one, two, three, four] = track(g, BOTTOM);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeGreaterThan(0);
    expect([three, four]).toEqual([0, 0]);
    expect(Array.from(g.handCount)).toEqual([6, 4]);
    expect(track(g, 0)).toEqual([0, 0, 0, 0]);
  });

  test('the French draw up to four cards, and that is their Command', () => {
    const { questions } = start('12', 'salamanca').battle.game;
    const g = start('12', 'salamanca');
    expect(questions.handLimit(g, BOTTOM)).toBe(4);
    expect(questions.commandOf(g, BOTTOM)).toBe(4);
    expect(questions.handLimit(g, 0)).toBe(6);
  });

  test('the first choice is the card of the British', () => {
    const g = start('12', 'salamanca');
    expect(g.active).toBe(0);
    expect(g.turn).toBe(1);
    expect(choicesOf(g).length).toBeGreaterThan(0);
  });

  test('every card of the hand may be the one that is drawn', () => {
    // The same deal each time; only the place from which the card is taken differs.
    const places = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const g = start('12', `deal ${n}`);
      const hand = Array.from(g.hand.subarray(BOTTOM * MAX_HAND, BOTTOM * MAX_HAND + g.handCount[BOTTOM]));
      const taken = track(g, BOTTOM)[0] - 1;
      const dealt = [...hand, taken, track(g, BOTTOM)[1] - 1].sort((a, b) => a - b);
      places.add(dealt.indexOf(taken));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('no other scenario begins with squares', () => {
    for (const { id } of napoleonicsRules.scenarios) {
      if (id === 'napoleonics/12') continue;
      const g = napoleonicsRules.start({ scenario: id }, new SeededChance('squares'));
      expect(g.unitForm.every((form) => form === 0)).toBe(true);
    }
  });
});

describe('the track', () => {
  test('holds exactly one card for each square through whole games', () => {
    let formed = 0;
    for (let n = 0; n < 6; n++) {
      const g = start('12', `track ${n}`);
      const random = makeRandom(n + 5);
      while (g.outcome === 0) {
        const choices = choicesOf(g);
        play(g, choices[random(choices.length)]);
        for (const side of [0, 1]) {
          const { firstUnit, unitType } = g.battle;
          const places: number[] = [];
          for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
            if (g.unitForm[u] === 0) continue;
            expect(g.unitHex[u]).toBeGreaterThanOrEqual(0);
            expect(unitType[u].foot).toBe(true);
            places.push(g.unitForm[u]);
          }
          const filled = track(g, side).flatMap((card, i) => (card > 0 ? [i + 1] : []));
          expect(filled).toEqual(places.sort());
          formed += filled.length;
        }
      }
    }
    expect(formed).toBeGreaterThan(0);
  });
});
