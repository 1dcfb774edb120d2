// Armies that the computer musters: legal at every size, varied by seed, and worth more than armies made by chance.

import { expect, test } from 'vitest';
import { battalionBrings } from '../../src/bots/battalion/index.ts';
import { musterArmy } from '../../src/bots/battalion/muster.ts';
import { type ArmyUnits, checkArmy } from '../../src/games/battalion/rules/muster.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { randomArmy } from '../../src/games/battalion/tables/armies.ts';
import { factionByKey, factions, HAS_RANGED, rankByKey } from '../../src/games/battalion/tables/tables.ts';
import { printSheet } from '../../src/games/battalion/text/sheet.ts';
import { musterSheet } from '../../src/games/battalion/text/sheet-army.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { seatToDecide, takeChoice } from '../../src/kernel/search.ts';
import { RUNNING, WIN } from '../../src/kernel/state.ts';
import { randomNumbers } from '../battalion/random-battles-kit.ts';

const keys = factions.map(({ key }) => key);

test.each(keys)('%s: legal armies of 3 to 12 units, the same again with the same seed', (faction) => {
  for (let size = 3; size <= 12; size++) {
    for (let seed = 0; seed < 6; seed++) {
      const army = musterArmy(faction, size, `${seed}`);
      expect(checkArmy(faction, army, size)).toEqual([]);
      expect(musterArmy(faction, size, `${seed}`)).toEqual(army);
    }
  }
});

test.each(keys)('%s: other seeds muster other armies, with somebody who shoots and somebody who strikes', (faction) => {
  const own = factionByKey(faction) ?? expect.unreachable();
  const different = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const army = musterArmy(faction, 8, `${seed}`);
    different.add(
      army
        .map((unit) => unit.join())
        .sort()
        .join(' / '),
    );
    const shooters = army.filter((unit) =>
      unit.some((key) => HAS_RANGED[1 + (rankByKey(own, key)?.index ?? expect.unreachable())] === 1),
    );
    expect(shooters.length).toBeGreaterThan(0);
    expect(shooters.length).toBeLessThan(8);
  }
  expect(different.size).toBeGreaterThan(5);
});

/** Who wins when the policy leads both armies: 0 for the first, 1 for the second. */
function fight(
  one: { faction: string; units: ArmyUnits },
  other: { faction: string; units: ArmyUnits },
  seed: string,
): number {
  const armies = [one, other].map(({ faction, units }) => ({ faction, name: faction, units }));
  const g = battalionRules.start({ text: printSheet(musterSheet(armies)) }, new SeededChance(seed));
  const policy = battalionBrings.policy(g.battle, 'steady');
  while (g.outcome === RUNNING) {
    const decision = pending(g) ?? expect.unreachable();
    takeChoice(g, policy.choose(g, seatToDecide(g), decision, null));
  }
  return g.outcome - WIN;
}

test('they beat armies made by chance in nearly all battles', () => {
  const next = randomNumbers(77);
  let [won, fought] = [0, 0];
  for (const faction of keys) {
    for (const [i, enemy] of keys.filter((key) => key !== faction).entries()) {
      const size = 6 + 2 * i;
      const own = { faction, units: musterArmy(faction, size, `${i}`) };
      const random = { faction: enemy, units: randomArmy(enemy, size, next) };
      if (fight(own, random, `a ${faction} ${i}`) === 0) won++;
      if (fight(random, own, `b ${faction} ${i}`) === 1) won++;
      fought += 2;
    }
  }
  expect(fought).toBe(24);
  expect(won).toBeGreaterThanOrEqual(20);
});

test('no army for a faction that there is not', () => {
  expect(() => musterArmy('sparta', 6, 'a')).toThrow('no faction is called sparta');
});
