// A plan with one thing changed: all of it may be done, what was not touched stays, and what comes of nothing is the plan itself.

import { describe, expect, test } from 'vitest';
import { questionAt } from '../../src/bots/bot.ts';
import { Playout, type Put } from '../../src/bots/general/playout.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending } from '../../src/kernel/procedure.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import type { TableView } from '../../src/kernel/view.ts';
import { botsOf, rulesets } from '../../src/loaded.ts';

interface Planned {
  readonly playout: Playout<KernelState>;
  readonly seat: number;
  readonly choices: readonly number[];
  readonly asked: readonly string[];
  /** Back to where the plan begins. */
  begin(): void;
}

/** Turns as the policy plans them, of the first battle of a game, which the policy also plays. */
function* turnsOf(game: string, count: number): Generator<Planned> {
  const rules = rulesets.find(({ id }) => id === game) ?? expect.unreachable(game);
  const bots = botsOf(game);
  const brings = bots.brings ?? expect.unreachable(game);
  const table: Table<KernelState, TableView> = new Table(rules, {
    start: { scenario: rules.scenarios[0].id },
    seed: 'changed',
  });
  const policy = brings.policy(table.state.battle, 'steady');
  let had = 0;
  let before = Number.NaN;
  while (!table.over && had < count) {
    const clock = brings.clock(table.state);
    const waiting = pending(table.state) ?? expect.unreachable();
    if (clock !== before && brings.sideOf(table.seat) === brings.sideOf(brings.turnOf(table.state))) {
      before = clock;
      const question = questionAt(table, bots);
      const { seat } = question;
      const playout = new Playout(brings, table.state, [policy, policy]);
      const begin = () => playout.begin(question.imagine('changed'));
      begin();
      const choices = playout.plan(seat, [], null);
      if (choices.length > 2) {
        had++;
        yield { playout, seat, choices, asked: playout.asked, begin };
      }
    }
    table.choose(table.ruleset.language.print(policy.choose(table.state, table.seat, waiting, null)));
  }
}

/** Every choice of a plan is on offer when its time comes. */
function expectLegal({ playout, begin }: Planned, plan: readonly number[]): void {
  const offered = new Choices();
  begin();
  for (const choice of plan) {
    const decision = pending(playout.ahead) ?? expect.unreachable();
    offered.clear();
    decision.decision?.choices(playout.ahead, playout.ahead.frames[playout.ahead.depth], offered);
    expect(offered.has(choice)).toBe(true);
    playout.take(decision, choice);
  }
}

describe.each(rulesets.map(({ id }) => id))('%s', (game) => {
  test('what is put in or left out leaves a plan that can be carried out', () => {
    let changes = 0;
    let kept = 0;
    for (const turn of turnsOf(game, 6)) {
      const { playout, seat, choices, asked, begin } = turn;
      for (let at = 1; at < choices.length; at++) {
        const first: Put = (_, offered) => offered.list[0];
        const last: Put = (_, offered) => offered.list[offered.count - 1];
        for (const put of [first, last, null]) {
          begin();
          const plan = playout.changed(seat, { choices, asked }, at, put);
          expect(plan.slice(0, at)).toEqual(choices.slice(0, at));
          expect(playout.asked.length).toBe(plan.length);
          if (plan.join() !== choices.join()) changes++;
          kept += plan.slice(at).filter((choice) => choices.slice(at).includes(choice)).length;
          expectLegal(turn, plan);
        }
      }
    }
    expect(changes).toBeGreaterThan(6);
    expect(kept).toBeGreaterThan(changes / 2);
  });

  test('what would have been done there anyway changes nothing', () => {
    for (const { playout, seat, choices, asked, begin } of turnsOf(game, 6)) {
      for (let at = 1; at < choices.length; at++) {
        begin();
        expect(playout.changed(seat, { choices, asked }, at, () => choices[at])).toEqual(choices);
      }
    }
  });
});
