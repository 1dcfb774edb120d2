// Random games of all toys: no dead end, every choice can be written and read, and a copy of the buffer restored at any
// decision goes on exactly like the original.

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../src/kernel/chance.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto, type KernelState } from '../../src/kernel/state.ts';
import { makeRandom } from '../kit/random.ts';
import { take, valuesOf, waitsFor } from './script.ts';
import { battalion, setUp as setUpBattalion } from './toys/battalion.ts';
import { darkAges, setUp as setUpDarkAges } from './toys/dark-ages.ts';
import { medieval, setUp as setUpMedieval } from './toys/medieval.ts';
import { napoleonics, setUp as setUpNapoleonics } from './toys/napoleonics.ts';
import type { Toy } from './toys/toy.ts';

const GAMES = 30;
const MOST_DECISIONS = 150;

function fuzz<G extends KernelState>(toy: Toy<G>, setUp: (g: G) => void, expected: readonly string[]): void {
  const asked = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const random = makeRandom(game);
    const chance = new SeededChance(`${toy.id} ${game}`);
    const fresh = (): G => {
      const g = toy.create();
      g.chance = chance;
      return g;
    };
    const g = fresh();
    setUp(g);
    run(g);
    const copy = fresh();
    copy.battle = g.battle;
    for (let n = 0; n < MOST_DECISIONS && g.outcome === 0; n++) {
      asked.add(pending(g)?.name ?? 'nothing');
      const values = valuesOf(g);
      if (values.length === 0) expect.unreachable(`dead end at ${waitsFor(toy, g)}`);
      if (new Set(values).size !== values.length) expect.unreachable(`${waitsFor(toy, g)} offers a choice twice`);
      for (const value of values) {
        const text = toy.language.print(value);
        if (toy.language.read(text) !== value) expect.unreachable(`${text} is read as something else`);
      }
      const choice = values[random(values.length)];
      copyInto(copy, g);
      take(g, choice);
      take(copy, choice);
      if (copy.buf.join() !== g.buf.join()) expect.unreachable(`a copy goes another way at decision ${n}`);
    }
  }
  // Every decision of the toy comes up.
  expect([...asked].sort()).toEqual([...expected].sort());
}

describe('random games', () => {
  test('Dark Ages', () => {
    fuzz(
      darkAges,
      (g) =>
        setUpDarkAges(
          g,
          [
            { hex: 'C3', kind: 'levy', seat: 0, leader: 2 },
            { hex: 'C4', kind: 'swordsmen', seat: 0 },
            { hex: 'B5', kind: 'knights', seat: 0 },
            { hex: 'E3', kind: 'spearmen', seat: 1, leader: 1 },
            { hex: 'D3', kind: 'levy', seat: 1 },
            { hex: 'F5', kind: 'knights', seat: 1 },
          ],
          [
            ['mercenary', 'leadership', 'shieldWall'],
            ['mercenary', 'leadership', 'wedge', 'knightsAttack'],
          ],
        ),
      ['command', 'step', 'ordersAnswer', 'hitAnswer', 'retreatHex'],
    );
  });

  test('Battalion', () => {
    fuzz(
      battalion,
      (g) =>
        setUpBattalion(
          g,
          [0, 1, 2, 3, 0, 1, 2, 3].map((seat) => [seat, ['hastati', 'guard', 'caetrati'].slice(seat % 3)]),
          [6, 6, 6, 6],
          [3, 3, 3, 3],
          [['veteranTroops', 'holdTheLine'], ['veteranTroops'], ['holdTheLine'], []],
        ),
      ['action', 'chargedAnswer', 'target', 'pool', 'rolledAnswer', 'takeHits'],
    );
  });

  test('Napoleonics', () => {
    fuzz(
      napoleonics,
      (g) =>
        setUpNapoleonics(
          g,
          [
            { hex: 'C3', kind: 'heavy', seat: 0 },
            { hex: 'C4', kind: 'line', seat: 0 },
            { hex: 'C5', kind: 'line', seat: 0 },
            { hex: 'B6', kind: 'guns', seat: 0 },
            { hex: 'D3', kind: 'line', seat: 1 },
            { hex: 'D4', kind: 'heavy', seat: 1 },
            { hex: 'E4', kind: 'line', seat: 1 },
            { hex: 'F2', kind: 'guns', seat: 1 },
          ],
          [
            ['firstStrike', 'rally', 'scout', 'bayonet'],
            ['firstStrike', 'forward', 'bombard', 'assault'],
          ],
          ['D3'],
        ),
      [
        'battle',
        'arms',
        'firstStrikeAnswer',
        'retire',
        'square',
        'flags',
        'retreatHex',
        'retireFirst',
        'retireSecond',
        'advance',
      ],
    );
  });

  test('Medieval', () => {
    fuzz(
      medieval,
      (g) =>
        setUpMedieval(
          g,
          [
            { hex: 'C3', kind: 'auxilia', seat: 0 },
            { hex: 'C4', kind: 'medium', seat: 0, leader: true },
            { hex: 'C5', kind: 'heavyHorse', seat: 0 },
            { hex: 'D3', kind: 'heavyHorse', seat: 1 },
            { hex: 'D4', kind: 'auxilia', seat: 1 },
            { hex: 'D5', kind: 'medium', seat: 1, leader: true },
          ],
          [4, 4],
          [['ambush', 'forward'], ['ambush']],
        ),
      ['battle', 'battleBonus', 'flags', 'retreatHex', 'advance', 'ambushAnswer', 'bonusTarget'],
    );
  });
});
