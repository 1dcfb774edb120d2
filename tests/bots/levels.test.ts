// The levels: the same question has the same answer, a thought can be ended at any moment and costs no more than it may, and what a
// position is worth is what it was when the weights were fitted.

import { describe, expect, test } from 'vitest';
import { askBotOf, makeBotOf, questionAt, questionIn } from '../../src/bots/bot.ts';
import { General } from '../../src/bots/general/general.ts';
import { LEVELS } from '../../src/bots/general/levels.ts';
import { counted, type Limits, timed } from '../../src/bots/general/thinking.ts';
import { LEVEL_NAMES } from '../../src/bots/naming.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { BY_LOT } from '../../src/kernel/seat-texts.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset, TableView } from '../../src/kernel/view.ts';
import { botNamesOf, botsOf, rulesets } from '../../src/loaded.ts';
import { makeRandom } from '../kit/random.ts';

type AnyTable = Table<KernelState, TableView>;

const levels = (game: string): string[] => botNamesOf(game).filter((name) => LEVEL_NAMES.includes(name));

function bot(table: AnyTable, name: string, limits?: Limits) {
  const made = makeBotOf(botsOf(table.ruleset.id), name, 'levels', limits);
  return made ?? expect.unreachable(name);
}

const choose = (table: AnyTable, name: string, limits?: Limits): string =>
  table.ruleset.language.print(askBotOf(botsOf(table.ruleset.id), bot(table, name, limits), table));

/** Positions of a battle at which there is something to decide, by random play. */
function positions(rules: AnyRuleset, count: number, each: (table: AnyTable) => void): void {
  const { id } = rules.scenarios[Math.min(2, rules.scenarios.length - 1)];
  const table: AnyTable = new Table(rules, { start: { scenario: id }, seed: 'levels' });
  const random = makeRandom(7);
  let had = 0;
  for (let n = 0; had < count && !table.over; n++) {
    const values = table.values();
    if (n % 23 === 11 && values.length > 1) {
      each(table);
      had++;
    }
    table.choose(values[random(values.length)]);
  }
  expect(had).toBe(count);
}

/** Choices that a thought may play in imagined futures, where a test limits it. */
const WORK = 400;

describe.each(rulesets.map((rules) => [rules.id, rules] as const))('%s', (id, rules) => {
  test('every level answers the same question alike, at the table and from what its seat knows', () => {
    const bots = botsOf(id);
    positions(rules, 2, (table) => {
      const { state, seat } = table;
      const known = rules.toJSON(rules.imagine(state, seat, BY_LOT));
      for (const name of [...levels(id), 'general:bold', 'captain:cautious']) {
        const answer = choose(table, name, counted(WORK));
        expect(choose(table, name, counted(WORK)), name).toBe(answer);
        const elsewhere = rules.fromJSON(JSON.parse(JSON.stringify(known)), new SeededChance('elsewhere'));
        const there = bot(table, name, counted(WORK)).choose(questionIn(rules, bots, elsewhere));
        expect(rules.language.print(there), name).toBe(answer);
      }
    });
  });

  test('a thought that is ended at any moment has an answer that may be played', () => {
    positions(rules, 2, (table) => {
      for (const asks of [0, 1, 7, 40, 150]) {
        let asked = 0;
        const stopped = () => asked++ >= asks;
        const general = bot(
          table,
          'general',
          timed(() => 0, stopped),
        );
        expect(table.choices()).toContain(table.ruleset.language.print(askBotOf(botsOf(id), general, table)));
        // Once it is told to stop it looks at nothing more: it asks again only on its way out.
        expect(asked).toBeLessThan(asks + 60);
      }
    });
  });

  test('the clock ends a thought, and a limit of work bounds what is played in thought', () => {
    positions(rules, 2, (table) => {
      const question = questionAt(table, botsOf(id));
      const workOf = (limits: Limits): number => {
        const general = bot(table, 'general', limits);
        if (!(general instanceof General)) return expect.unreachable();
        return general.think(question).work;
      };
      // One playout is finished whatever it costs; plans are found before anything is played out.
      const [least, small, large] = [counted(0), counted(500), counted(2000)].map(workOf);
      expect(least).toBeLessThan(400);
      expect(small).toBeLessThan(500 + 700);
      expect(large).toBeLessThan(2000 + 1000);
      expect(large).toBeGreaterThanOrEqual(small);
      // A clock that runs on with every look: after so many looks the time is over.
      let now = 0;
      const work = workOf(timed(() => now++));
      expect(now).toBeLessThan(1200);
      expect(work).toBeGreaterThanOrEqual(least);
    });
  });
});

test('the levels have one order, the same names in all games, and say what they see', () => {
  for (const { id } of rulesets) {
    const { about = {} } = botsOf(id);
    const named = levels(id).map((name) => about[name].level);
    expect(named).toEqual([...named].sort());
    expect(levels(id)).toEqual(LEVEL_NAMES);
  }
  expect(LEVELS.at(-1)?.name).toBe('general');
});
