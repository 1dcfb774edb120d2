// Random games in every scenario of Medieval: no dead end, no runaway, no invariant broken, copies in lock-step, and
// everything the game has used at least once. VEXILLUM_FUZZ sets how many games are played per scenario.

import { expect, test } from 'vitest';
import { medieval } from '../../src/games/medieval/index.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { ScenarioFuzz } from '../kit/fuzz.ts';
import { medievalGround } from '../kit/proving-ground.ts';

const GAMES = Number(process.env.VEXILLUM_FUZZ ?? 4);

const fuzz = new ScenarioFuzz(medievalRules, medieval);

for (const { id } of medievalRules.scenarios) {
  test(`${id} plays ${GAMES} random games without a broken invariant`, () => {
    fuzz.games({ scenario: id }, GAMES);
  });
}

test('the proving ground with every unit and terrain', () => {
  fuzz.games({ text: medievalGround }, GAMES * 4);
});

test('units leave over the edge where a sheet allows it', () => {
  for (const id of ['10', '14']) fuzz.games({ scenario: `medieval/${id}` }, 20, 1000);
});

/** Verbs of the family that this game does not use. */
const foreign = ['exitLeader', 'section'];

test('everything the game has came up, and nothing of another game', () => {
  // Passing needs a hand of nothing but a reaction card.
  expect(fuzz.unused([...foreign, 'pass'])).toEqual([]);
  expect(fuzz.usedVerbs(foreign)).toEqual([]);
});

test('a copy plays on exactly like the original', () => {
  const g = medievalRules.start({ text: medievalGround }, new SeededChance('lock'));
  const h = medievalRules.spare(g);
  h.chance = g.chance;
  let copies = 0;
  fuzz.playOut(g, 7, (_state, _choices, choice) => {
    copyInto(h, g);
    fuzz.play(h, choice);
    copies++;
    return () => expect(Buffer.compare(Buffer.from(h.buf.buffer), Buffer.from(g.buf.buffer))).toBe(0);
  });
  expect(copies).toBeGreaterThan(100);
});
