// Random games in every scenario: no dead end, no runaway, no invariant broken, clones in lock-step, every card, unit type,
// terrain and special rule used. VEXILLUM_FUZZ sets how many games are played per scenario.

import { expect, test } from 'vitest';
import { ancients } from '../../src/games/ancients/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { ScenarioFuzz } from '../kit/fuzz.ts';
import { gameNamed, optionsOf } from '../kit/games.ts';
import { legions, provingGround } from '../kit/proving-ground.ts';

const GAMES = Number(process.env.VEXILLUM_FUZZ ?? 5);

const fuzz = new ScenarioFuzz(ancientsRules, ancients);

for (const { id } of ancientsRules.scenarios) {
  test(`${id} plays ${GAMES} random games without a broken invariant`, () => {
    fuzz.games({ scenario: id, options: optionsOf(gameNamed('ancients'), id) }, GAMES);
  });
}

test('the proving grounds with every unit and terrain', () => {
  fuzz.games({ text: provingGround }, GAMES * 4);
  fuzz.games({ text: legions }, GAMES * 4);
});

test('units leave over the edge where a sheet allows it', () => {
  fuzz.games({ scenario: 'ancients/010' }, 60, 1000);
});

/** Verbs of the family that this game does not use. */
const foreign = [...['playAs', 'keep', 'exitLeader', 'orderToMove', 'newLeader', 'section'], ...[]];

test('every card, unit type, terrain, verb and special rule came up, and nothing of another game', () => {
  // Passing needs a hand of nothing but a reaction card.
  expect(fuzz.unused([...foreign, 'pass'])).toEqual([]);
  expect(fuzz.usedVerbs(foreign)).toEqual([]);
});

test('a copy plays on exactly like the original', () => {
  const g = ancientsRules.start({ scenario: 'ancients/015' }, new SeededChance('lock'));
  const h = ancientsRules.spare(g);
  h.chance = g.chance;
  let copies = 0;
  const kinds = new Set<string>();
  fuzz.playOut(g, 7, (_state, _choices, choice, name) => {
    copyInto(h, g);
    kinds.add(name);
    fuzz.play(h, choice);
    copies++;
    return () => expect(Buffer.compare(Buffer.from(h.buf.buffer), Buffer.from(g.buf.buffer))).toBe(0);
  });
  expect(copies).toBeGreaterThan(100);
  expect(kinds.size).toBeGreaterThan(8);
});
