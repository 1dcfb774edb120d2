// Numbers told are those that come true: before each choice of random battles the numbers are asked for as a player would ask,
// and then compared with what happens: the dice that fall and the values they are put on, in the attack and in its answer, the
// order that is paid for commands, reactions and evading, the hits that are counted, and the ways in which they can be taken.

import { describe, expect, it } from 'vitest';
import type { BattalionEvent } from '../../src/games/battalion/rules/events.ts';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { unitWord } from '../../src/games/battalion/telling/words.ts';
import type { Explanation } from '../../src/kernel/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { type BattalionTable, randomNumbers, startOf } from './random-battles-kit.ts';

/** What was compared, and how often; a test that compares nothing proves nothing. */
class Findings {
  readonly faults: string[] = [];
  readonly compared = new Map<string, number>();

  compare(what: string, told: unknown, found: unknown, where: string): void {
    this.compared.set(what, (this.compared.get(what) ?? 0) + 1);
    if (`${told}` !== `${found}`) this.faults.push(`${what}: told ${told}, found ${found} (${where})`);
  }
}

type Told = readonly Explanation[];

/** A roll that has been told of: its dice, and the values that they are put on. */
interface Roll {
  readonly dice: number;
  readonly values: readonly number[];
  readonly by: string;
}

/** The rolls that an explanation tells of, by their attack: `Dice of the assault of ...`, each followed by its values. */
function rollsOf(told: Told, by: string): Map<string, Roll> {
  const found = new Map<string, Roll>();
  told.forEach(({ title, total, parts }, i) => {
    const attack = /^Dice of the ([\w-]+)/.exec(title)?.[1];
    if (attack === undefined) return;
    const values = told[i + 1].parts.flatMap(({ text }) => /a die of (\d) or more/.exec(text)?.[1] ?? []).map(Number);
    if (values.length !== told[i + 1].total) throw new Error(`${told[i + 1].title}: not every value is told`);
    if (parts.length === 0) throw new Error(`${title} has no parts`);
    found.set(attack, { dice: total, values, by });
  });
  return found;
}

const ASKED = /^(?:(?:assault|barrage) \w+ x \w+|(?:fire|counter|engage|evade) \w+|charge \w+(?: S\d)?)$/;

/** After these a fight is no longer the one that was told. */
const CHANGES = new Set(
  'played spent taken ignored rankLost disbanded kept parted burdened brought arranged moved flipped'.split(' '),
);

/** How the events of a choice agree with what was told before it; `rolls` are those that are still to come. */
function lookAtEvents(
  events: readonly BattalionEvent[],
  cost: number | undefined,
  rolls: Map<string, Roll>,
  found: Findings,
): void {
  for (const event of events) {
    if (event.kind === 'commanded' || event.kind === 'reacted' || event.kind === 'evaded') {
      // Without a price it is a card that lets the unit act for nothing.
      found.compare(`order paid: ${event.kind}`, cost ?? 0, event.paid, unitWord(event.unit.unit));
    }
    if (CHANGES.has(event.kind)) rolls.clear();
    if (event.kind !== 'rolled') continue;
    const roll = rolls.get(event.attack);
    rolls.delete(event.attack);
    if (roll === undefined) continue;
    const how = roll.by === 'roll' ? 'at the roll' : 'before it';
    found.compare(`dice of the ${event.attack} ${how}`, roll.dice, event.dice.length, roll.by);
    const sorted = (values: readonly number[]): string => [...values].sort().join(' ');
    found.compare(`values of the ${event.attack}`, sorted(roll.values), sorted(event.attackValues), roll.by);
  }
}

/** The ways to take hits that are on offer are those that the explanation adds up to. */
function lookAtHits(table: BattalionTable, found: Findings): void {
  const { target, hitsDue } = table.state.frames[table.state.depth];
  const query = `take ${hitsDue} ${unitWord(target)}`;
  const [told] = table.explain(query);
  const asked = / takes (\d+) hits?\. /.exec(table.prompt()?.text ?? '')?.[1];
  found.compare('hits to take', told.total, asked, query);
  const numbers = (pattern: RegExp): number[] =>
    told.parts.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).map(Number);
  const cohesion = numbers(/takes up to (\d+) hit/);
  const [camp] = numbers(/^(\d+) order in the camp/);
  const [more] = numbers(/could take (-?\d+) more disorder/);
  const choices = table.choices();
  const whole = hitsDue <= camp && hitsDue <= more;
  found.compare('hits taken whole', whole, choices.includes(`lose 0 place ${hitsDue}`), query);
  for (const choice of choices) {
    const way = /^lose (\d) (place|refund) (\d+)$/.exec(choice);
    if (way === null) continue;
    const rest = cohesion.slice(0, Number(way[1])).reduce((left, hits) => left - hits, hitsDue);
    if (way[2] === 'place') found.compare('hits that remain', rest, way[3], `${query}: ${choice}`);
    else found.compare('disorder that comes back', true, Number(way[3]) <= -rest, `${query}: ${choice}`);
  }
}

/** Plays a battle at random and compares before and after each choice. */
function follow(table: BattalionTable, next: () => number, found: Findings): void {
  let rolls = new Map<string, Roll>();
  for (let n = 0; !table.over && n < 2000; n++) {
    const choices = table.choices();
    const choice = choices[Math.floor(next() * choices.length)];
    const decision = table.prompt()?.decision;
    let cost: number | undefined;
    let best: number | undefined;
    if (ASKED.test(choice)) {
      const told = table.explain(choice);
      cost = told.find(({ title }) => title.startsWith('Order for'))?.total;
      // A charge tells its dice when it names its target, and whoever evades rolls none.
      const fights = !/^(?:charge|evade)/.test(choice);
      if (fights) rolls = rollsOf(told, choice);
    }
    if (decision === 'pool' && choice === 'roll')
      rolls = new Map([...rolls, ...rollsOf(table.explain('roll'), 'roll')]);
    if (choice === 'assign best') best = table.explain('hits')[0].total;
    if (decision === 'takeHits') lookAtHits(table, found);
    const since = table.eventCount;
    table.choose(choice);
    const events = table.events(since) as readonly unknown[] as readonly BattalionEvent[];
    lookAtEvents(events, cost, rolls, found);
    const hits = events.find((event) => event.kind === 'hits');
    if (best !== undefined && hits?.kind === 'hits') found.compare('hits of the dice', best, hits.hits, choice);
  }
}

const COMPARED = [
  ...['commanded', 'reacted', 'evaded'].map((what) => `order paid: ${what}`),
  ...['assault', 'barrage', 'charge', 'counterattack', 'fire'].flatMap((attack) => [
    `dice of the ${attack} at the roll`,
    `dice of the ${attack} before it`,
    `values of the ${attack}`,
  ]),
  ...['hits of the dice', 'hits to take', 'hits taken whole', 'hits that remain', 'disorder that comes back'],
];

describe('numbers told in the battles of Battalion', () => {
  it('come true', () => {
    const found = new Findings();
    for (let i = 0; i < 60; i++) {
      const next = randomNumbers(35_001 + i);
      for (let warm = 0; warm < 5; warm++) next();
      follow(new Table(rules, { start: startOf(i, next), seed: `numbers ${i}` }), next, found);
    }
    expect(found.faults.slice(0, 12)).toEqual([]);
    expect(COMPARED.filter((what) => !found.compared.has(what))).toEqual([]);
  });
});
