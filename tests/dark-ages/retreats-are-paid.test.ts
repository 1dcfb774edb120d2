// Who runs over free hexes has the movement for each of them, by every version of the rules.

import { expect, test } from 'vitest';
import { moveCost } from '../../src/games/dark-ages/rules/ground.ts';
import { retreatBelow } from '../../src/games/dark-ages/rules/retreat.ts';
import { NOWHERE, waysThroughRows } from '../../src/games/dark-ages/rules/retreat-ways.ts';
import { pieceAt } from '../../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices, secondOf } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { RUNNING } from '../../src/kernel/state.ts';
import { makeRandom } from '../kit/random.ts';
import { laid, pieceOf } from './small-battles.ts';

test.each(['1', '2', '3'])('by the rules of version %s', (version) => {
  const offered = new Choices();
  let [looked, dear] = [0, 0];
  for (const { id } of darkAgesRules.scenarios) {
    for (let game = 0; game < 12; game++) {
      const g = darkAgesRules.start({ scenario: id, rules: version }, new SeededChance(`${id} ${game}`));
      const random = makeRandom(game + 1);
      while (g.outcome === RUNNING) {
        const p = pending(g);
        if (!p?.decision) throw new Error('nobody is asked');
        offered.clear();
        p.decision.choices(g, g.frames[g.depth], offered);
        if (p.name === 'retreatHex') {
          const r = retreatBelow(g);
          for (let i = 0; r.at === g.unitHex[r.unit] && i < offered.count; i++) {
            const hex = secondOf(offered.list[i]);
            if (pieceAt(g, hex) >= 0) continue;
            looked++;
            if (moveCost(g, r.unit, r.at, hex, r.hills, 0) > r.points) dear++;
          }
        }
        p.decision.take(g, g.frames[g.depth], offered.list[random(offered.count)]);
        run(g);
      }
    }
  }
  expect(dear).toBe(0);
  expect(looked).toBeGreaterThan(200);
});

test('aside, by the rules of version 1, over ground that it can pay and not beside it over ground that it cannot', () => {
  const g = laid({ units: ['top lightHorse D4', 'bottom spearmen G4'], terrain: { stream: 'D3' } });
  const { board } = g.battle;
  const to = new Uint8Array(board.size).fill(NOWHERE);
  for (const name of ['D3', 'D4', 'D5']) to[board.hex(name)] = 4;
  const runner = { unit: pieceOf(g, 't1'), at: board.hex('D4'), enemyAt: 0, enemyAway: 0, steps: 0, hills: 0 };
  const found = (points: number): string[] => {
    const out = { hexes: new Int16Array(6), count: 0, verdict: 0 };
    waysThroughRows(g, { ...runner, points }, to, out);
    return Array.from(out.hexes.subarray(0, out.count), (hex) => board.names[hex]).sort();
  };
  expect(found(1)).toEqual(['D5']);
  expect(found(2)).toEqual(['D3', 'D5']);
});
