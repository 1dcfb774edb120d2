// A bot chooses by what its seat may know and by nothing else: in two worlds that look the same to the seat it makes the same
// choice. The worlds are made by the test itself in the true state.

import { expect, it } from 'vitest';
import { askBotOf, makeBotOf } from '../../src/bots/bot.ts';
import { counted } from '../../src/bots/general/thinking.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset, TableView } from '../../src/kernel/view.ts';
import { botNamesOf, botsOf } from '../../src/loaded.ts';
import { games } from '../kit/games.ts';
import { others } from '../kit/games-outside-the-family.ts';
import { makeRandom } from '../kit/random.ts';
import { otherWorld } from '../kit/worlds.ts';

type AnyTable = Table<KernelState, TableView>;

const rulesets: readonly AnyRuleset[] = [
  ...games.map(({ rules }) => rules as AnyRuleset),
  ...others.map(({ rules }) => rules).filter(({ id }) => id !== 'battalion'),
];

/** Decisions of a game at which both worlds are asked, one in so many; Dark Ages has the longest thoughts. */
const EVERY = 29;
const MOST_ASKED = 14;

/** Levels think of so many choices at most: what they look at is the same, only less of it. */
const WORK = 250;

function choiceOf(name: string, table: AnyTable): string {
  const bots = botsOf(table.ruleset.id);
  const bot = makeBotOf(bots, name, 'seed', counted(WORK));
  if (!bot) throw new Error(`no bot ${name}`);
  return table.ruleset.language.print(askBotOf(bots, bot, table));
}

/** A table of the same battle whose state is the other world. */
function tableOf(rules: AnyRuleset, scenario: string, world: KernelState): AnyTable {
  const table = new Table(rules, { start: { scenario }, seed: 'other' });
  table.state.buf.set(world.buf);
  (table.state as { battle: unknown }).battle = (world as unknown as { battle: unknown }).battle;
  return table;
}

it.each(rulesets.map((rules) => [rules.id, rules] as const))('%s: bots do not see what is hidden', (id, rules) => {
  const random = makeRandom(id.length);
  let asked = 0;
  let worldsDiffer = 0;
  for (const [i, { id: scenario }] of rules.scenarios.entries()) {
    if (i % Math.ceil(rules.scenarios.length / 3) !== 0) continue;
    const table: AnyTable = new Table(rules, { start: { scenario }, seed: `bots ${scenario}` });
    let here = 0;
    for (let n = 0; !table.over && here < MOST_ASKED && n < 1500; n++) {
      const values = table.values();
      if (n % EVERY === 0 && values.length > 1) {
        here++;
        const { seat } = table;
        const world = otherWorld(rules, table.state, seat, random);
        if (world.buf.some((word, at) => word !== table.state.buf[at])) worldsDiffer++;
        const other = tableOf(rules, scenario, world);
        expect(JSON.stringify(other.view(seat))).toBe(JSON.stringify(table.view(seat)));
        expect(other.choices()).toEqual(table.choices());
        for (const name of botNamesOf(id)) {
          expect(choiceOf(name, other), `${scenario} ${table.prompt()?.decision}`).toBe(choiceOf(name, table));
          asked++;
        }
      }
      table.choose(values[random(values.length)]);
    }
  }
  expect(asked).toBeGreaterThan(20);
  expect(worldsDiffer).toBeGreaterThan(10);
});
