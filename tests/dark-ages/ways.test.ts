// Where a piece may go is worked out once for each kind of mover; the answer is always what the rules of the ground say, on
// the ground of the sheet and on ground that events have changed.

import { expect, test } from 'vitest';
import { opens, passable } from '../../src/games/dark-ages/rules/ground.ts';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';

function differences(g: State): string[] {
  const { board, unitCount, leaderCount, firstLeader, tags } = g.battle;
  const pieces = [...Array(unitCount).keys(), ...Array.from({ length: leaderCount }, (_, i) => firstLeader[0] + i)];
  const found: string[] = [];
  for (const piece of pieces) {
    for (let at = 0; at < board.size * 6; at++) {
      const to = board.neighbours[at];
      const hex = Math.floor(at / 6);
      const open = to >= 0 && opens(g, piece, hex, at % 6, to);
      if (open !== passable(g, piece, hex, at % 6))
        found.push(`${tags[piece]} ${board.names[hex]} direction ${at % 6}`);
    }
  }
  return found;
}

test.each(darkAgesRules.scenarios.map(({ id }) => id))('%s', (scenario) => {
  const g = darkAgesRules.start({ scenario }, new SeededChance(`ways ${scenario}`));
  const offered = new Choices();
  let looked = 0;
  for (let n = 0; g.outcome === 0; n++) {
    if (n % 40 === 0 || (g.reshaped === 1 && looked < 12)) {
      looked++;
      expect(differences(g)).toEqual([]);
    }
    const decision = pending(g)?.decision;
    if (!decision) throw new Error('nobody is asked');
    offered.clear();
    decision.choices(g, g.frames[g.depth], offered);
    decision.take(g, g.frames[g.depth], offered.list[(n * 7919) % offered.count]);
    run(g);
  }
});
