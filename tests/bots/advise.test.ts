// Advice: plans that can be played, in words, with worths and reasons; the same in worlds that look the same to the seat; and what a seat
// wanted, told to others without what it still holds.

import { describe, expect, test } from 'vitest';
import { questionAt } from '../../src/bots/bot.ts';
import { advise } from '../../src/bots/general/advise.ts';
import { counted } from '../../src/bots/general/thinking.ts';
import { type Deed, type PlanWords, planWords } from '../../src/bots/general/words.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset, TableView } from '../../src/kernel/view.ts';
import { adviseAt, askBot, botsOf, makeBot, rulesets, wantedAt } from '../../src/loaded.ts';
import { makeRandom } from '../kit/random.ts';
import { otherWorld } from '../kit/worlds.ts';

type AnyTable = Table<KernelState, TableView>;

const limits = counted(600);

/** A battle in its middle, where a seat begins its turn with something to decide. */
function middle(rules: AnyRuleset, choices = 90): AnyTable {
  const table: AnyTable = new Table(rules, { start: { scenario: rules.scenarios[2].id }, seed: 'advice' });
  const bots = rules.seatNames.map((_, seat) => makeBot('veteran', `${seat}`, rules.id) ?? expect.unreachable());
  const { brings } = botsOf(rules.id);
  let clock = -1;
  while (!table.over) {
    const now = brings?.clock(table.state) ?? 0;
    if (table.number > choices && now !== clock && table.values().length > 3) return table;
    clock = now;
    table.choose(askBot(bots[table.seat], table));
  }
  return expect.unreachable('the battle was over too soon');
}

describe.each(rulesets.map((rules) => [rules.id, rules] as const))('%s', (id, rules) => {
  const table = middle(rules);
  const advice = adviseAt(table, { limits });

  test('up to three plans, each in words of its own, that can be played as they are told', () => {
    expect(advice).toMatchObject({ seat: rules.seatNames[table.seat], level: 'general', mode: 'counted 600' });
    expect(advice.plans.length).toBeGreaterThan(1);
    expect(advice.plans.length).toBeLessThanOrEqual(3);
    expect(new Set(advice.plans.map(({ words }) => words)).size).toBe(advice.plans.length);
    for (const plan of advice.plans) {
      expect(plan.words).toMatch(/^[A-Z].{4,}\.$/);
      expect(plan.worth).toBeGreaterThan(0);
      expect(plan.worth).toBeLessThan(1);
      expect(plan.error).toBeGreaterThan(0);
      expect(plan.futures).toBeGreaterThan(20);
      expect(table.choices()).toContain(plan.choices[0]);
    }
    expect(advice.plans[0].lead).toBe(0);
    const [, second, third] = advice.plans;
    if (third) expect(second.worth).toBeGreaterThanOrEqual(third.worth);
    expect(advice.expects?.words).toMatch(/^[A-Z].{4,}\.$/);
    expect(advice.expects?.times).toBeGreaterThan(0);
    expect(advice.expects?.times).toBeLessThanOrEqual(advice.expects?.of ?? 0);
    expect(table.record().choices.length).toBe(table.number - 1);
  });

  test('the same again, and the same in a world that differs only in what the seat cannot know', () => {
    expect(adviseAt(table, { limits })).toEqual(advice);
    // Units that lie in piles are part of the sheet in Battalion; its cards alone are exchanged here.
    const world = otherWorld(rules, table.state, table.seat, makeRandom(5));
    const other: AnyTable = new Table(rules, { start: table.start, seed: 'other' });
    other.state.buf.set(world.buf);
    (other.state as { battle: unknown }).battle = (world as unknown as { battle: unknown }).battle;
    expect(other.view(table.seat)).toEqual(table.view(table.seat));
    const bots = botsOf(id);
    expect(advise(questionAt(other, bots), { ruleset: rules, bots, limits })).toEqual(advice);
  });
});

describe('who advises', () => {
  const table = middle(ancientsRules as unknown as AnyRuleset);

  test('is a level, with a temperament if one likes; tools do not', () => {
    expect(adviseAt(table, { level: 'captain:bold', limits }).level).toBe('captain:bold');
    // Who looks at nothing that follows has one plan.
    expect(adviseAt(table, { level: 'veteran' }).plans.length).toBe(1);
    expect(() => adviseAt(table, { level: 'drill' })).toThrow(
      'there is no adviser "drill": levels advise, tools do not',
    );
    expect(() => adviseAt(table, { level: 'caesar' })).toThrow('no computer player "caesar"');
  });

  test('tells what a seat wanted, and others nothing of plans that were not begun', () => {
    const before = table.number;
    const seat = table.seat;
    const wish = { level: 'commander', seed: 'w', limits };
    const chosen = table.choices()[0];
    table.choose(chosen);
    const wanted = wantedAt(table, seat, wish) ?? expect.unreachable();
    expect(wanted).toMatchObject({ number: before, chosen });
    table.undo();
    expect(wanted.advice).toEqual(adviseAt(table, wish));
    table.choose(chosen);
    const told = wantedAt(table, seat, { ...wish, forOthers: true }) ?? expect.unreachable();
    const whole = wanted.advice.plans.filter(({ choices }) => choices[0] === chosen);
    const begun = told.advice.plans.filter(({ words }) => words !== '');
    // Reasons that speak of the cards in hand are left out.
    expect(begun).toEqual(
      whole.map((plan) => ({ ...plan, reasons: plan.reasons.filter(({ about }) => about !== 'cards') })),
    );
    const others = told.advice.plans.filter(({ words }) => words === '');
    expect(others.length).toBeGreaterThan(0);
    for (const plan of others) expect(plan).toMatchObject({ choices: [], reasons: [] });
  });
});

test('the words of a turn: cards, strikes and shots by wing, who comes up or falls back, who is kept back', () => {
  const words: PlanWords<null> = {
    lie: (_, __, place) => ({
      wing: place.startsWith('L') ? 'on the left' : 'in the centre',
      ahead: Number(place.slice(1)),
    }),
    standing: () => [
      { place: 'C8', arm: 'cavalry' },
      { place: 'C9', arm: 'cavalry' },
      { place: 'L1', arm: '' },
    ],
    about: () => null,
  };
  const deed = (mark: Deed['mark'], label: string, from: string | null = null, to: string | null = null): Deed => ({
    choice: label,
    mark,
    label,
    from,
    to,
    card: mark === 'card' ? 'x' : null,
  });
  const deeds = [
    deed('card', 'Play Order Four Left'),
    deed('piece', 'Order L1', 'L1'),
    deed('go', 'Move to L2', 'L1', 'L2'),
    deed('go', 'Move to L5', 'L4', 'L5'),
    deed('go', 'Move to C1', 'C3', 'C1'),
    deed('close', 'Close combat', 'L2', 'L3'),
    deed('fall', 'Advance', 'L2', 'L3'),
    deed('fire', 'Fire at C7', 'C4', 'C7'),
    deed('finish', 'End battles'),
  ];
  expect(planWords(words, null, 0, deeds)).toBe(
    'Play Order Four Left: strike on the left with one unit, shoot in the centre with one unit, bring up one unit on the left, draw back one unit in the centre, keep the cavalry back.',
  );
  // A card that is spent once the blow is begun belongs to the plan too.
  expect(planWords(words, null, 0, [deed('close', 'Attack', 'L2', 'L3'), deed('card', 'Play Swift Blow')], false)).toBe(
    'Strike on the left with one unit, play Swift Blow in the fight.',
  );
  expect(planWords(words, null, 0, [deed('answer', 'Evade')], false)).toBe('Evade.');
  expect(planWords(words, null, 0, [deed('fall', 'Evade to L9', 'L5', 'L9')], false)).toBe('Evade to L9.');
  expect(planWords(words, null, 0, [deed('finish', 'End moves')])).toBe('End moves.');
});
