// A decision whose choices depend on what the other seat cannot see is marked secret, so that no client plays it at once and
// tells by its speed that there was only one choice. Asked of worlds that look alike to the other seat.

import { expect, test } from 'vitest';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { RUNNING } from '../../src/kernel/state.ts';
import { rulesets } from '../../src/loaded.ts';
import { makeRandom } from '../kit/random.ts';
import { otherWorld } from '../kit/worlds.ts';

const WORLDS = 3;
const GAMES = 4;

test.each(rulesets)('$id', (rules) => {
  const [offered, imagined] = [new Choices(), new Choices()];
  const [revealing, open] = [new Set<string>(), new Set<string>()];
  for (let game = 0; game < GAMES; game++) {
    const { id } = rules.scenarios[(game * 5) % rules.scenarios.length];
    const g = rules.start({ scenario: id }, new SeededChance(`hidden ${game}`));
    const random = makeRandom(game + 1);
    while (g.outcome === RUNNING) {
      const p = pending(g);
      if (!p?.decision) throw new Error('nobody is asked');
      const { name, decision } = p;
      const who = decision.who(g, g.frames[g.depth]);
      offered.clear();
      decision.choices(g, g.frames[g.depth], offered);
      for (let world = 0; world < WORLDS; world++) {
        const other = otherWorld(rules, g, 1 - (who & 1), random);
        imagined.clear();
        decision.choices(other, other.frames[other.depth], imagined);
        if (imagined.toArray().join() !== offered.toArray().join()) (decision.secret ? revealing : open).add(name);
      }
      decision.take(g, g.frames[g.depth], offered.list[random(offered.count)]);
      run(g);
    }
  }
  expect([...open]).toEqual([]);
  expect(revealing.size).toBeGreaterThan(rules.id === 'battalion' || rules.id === 'dark-ages' ? 4 : 1);
});
