// Random games of Battalion over the set battles and over armies built at random, for two and for four: no dead end, no
// runaway, no invariant broken, copies in lock-step, and everything the game has used at least once. VEXILLUM_FUZZ sets how
// many games are played of each set battle.

import { expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { cards } from '../../src/games/battalion/tables/tables.ts';
import { VERBS } from '../../src/games/battalion/tables/verbs.ts';
import { DECISIONS } from '../../src/games/battalion/telling/decisions/index.ts';
import { EVENT_KINDS } from '../../src/games/battalion/telling/events/narrate.ts';
import { AnyFuzz, never } from '../kit/any-fuzz.ts';
import { otherNamed } from '../kit/games-outside-the-family.ts';

const GAMES = Number(process.env.VEXILLUM_FUZZ ?? 40);
const tested = otherNamed('battalion');
if (!tested) throw new Error('battalion is not on the shelf');
const fuzz = new AnyFuzz(tested.rules, tested.check);

test.each(battalionRules.scenarios.map(({ id }) => id))('%s', (scenario) => {
  fuzz.games({ scenario }, GAMES);
});

test('armies built at random, two and four players', () => {
  tested.texts(GAMES * 2).forEach((text, n) => {
    fuzz.game({ text }, `fuzz muster ${n}`, n);
  });
});

test.each(battalionRules.rulings.map(({ key }) => key))('the other reading %s', (key) => {
  fuzz.games({ scenario: battalionRules.scenarios[0].id, options: [key] }, GAMES);
  tested.texts(GAMES / 2).forEach((text, n) => {
    fuzz.game({ text, options: [key] }, `fuzz ${key} ${n}`, n);
  });
});

test('rare things are played for until they come up', () => {
  for (const rare of fuzz.unusedVerbs(VERBS)) {
    const verb = VERBS.findIndex(({ key }) => key === rare);
    for (const { id } of battalionRules.scenarios) fuzz.hunt({ scenario: id }, verb, 1500);
  }
});

test('every verb, decision, event and card came up', () => {
  expect(fuzz.unusedVerbs(VERBS)).toEqual([]);
  expect(never(fuzz.decisions, Object.keys(DECISIONS))).toEqual([]);
  expect(never(fuzz.events, EVENT_KINDS)).toEqual([]);
  expect(fuzz.unnamed(cards.map(({ key }) => key))).toEqual([]);
  expect(fuzz.copies).toBeGreaterThan(1000);
  // Either side wins somewhere.
  expect(never(fuzz.outcomes, [2, 3])).toEqual([]);
});
