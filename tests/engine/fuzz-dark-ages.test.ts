// Random games of Dark Ages over its twelve scenarios: no dead end, no runaway, no invariant broken, copies in lock-step, and
// everything the game has used at least once. VEXILLUM_FUZZ sets how many games are played of each scenario.

import { expect, test } from 'vitest';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { CARDS } from '../../src/games/dark-ages/tables/tables.ts';
import { VERBS } from '../../src/games/dark-ages/tables/verbs.ts';
import { EVENT_KINDS } from '../../src/games/dark-ages/telling/events/narrate.ts';
import { AnyFuzz, never } from '../kit/any-fuzz.ts';
import { otherNamed } from '../kit/games-outside-the-family.ts';

/** Random players hardly ever come to a retreat that ground forbids, or to the Standard: rule cases do. */
const RARE = ['evadesThrough', 'stays', 'campTaken', 'cannotRetreat', 'standardLost'];

/** Where a rare thing can happen at all. */
const HOMES: { readonly [verb: string]: readonly string[] } = {
  drawAgain: ['dark-ages/04'],
  drawOff: ['dark-ages/03'],
};

const GAMES = Number(process.env.VEXILLUM_FUZZ ?? 12);
const tested = otherNamed('dark-ages');
if (!tested) throw new Error('dark-ages is not on the shelf');
const fuzz = new AnyFuzz(tested.rules, tested.check);

test.each(darkAgesRules.scenarios.map(({ id }) => id))('%s', (scenario) => {
  fuzz.games({ scenario }, GAMES);
});

test.each(darkAgesRules.rulings.map(({ key }) => key))('the other reading %s', (key) => {
  for (const { id } of darkAgesRules.scenarios.filter((_, i) => i % 4 === 0)) {
    fuzz.games({ scenario: id, options: [key] }, GAMES / 2);
  }
});

test('rare things are played for until they come up', () => {
  for (const rare of fuzz.unusedVerbs(VERBS)) {
    const verb = VERBS.findIndex(({ key }) => key === rare);
    for (const id of HOMES[rare] ?? darkAgesRules.scenarios.map((one) => one.id))
      fuzz.hunt({ scenario: id }, verb, 240);
  }
});

test('every verb, card and event came up', () => {
  expect(fuzz.unusedVerbs(VERBS)).toEqual([]);
  expect(fuzz.unnamed(CARDS.map(({ key }) => key))).toEqual([]);
  expect(never(fuzz.events, EVENT_KINDS).filter((kind) => !RARE.includes(kind))).toEqual([]);
  expect(fuzz.copies).toBeGreaterThan(1000);
  expect(never(fuzz.outcomes, [2, 3])).toEqual([]);
});
