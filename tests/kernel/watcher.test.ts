// What leaves a watcher is the same in any two worlds that differ only in what it may not know: state, steps, moments, labels,
// record, position, log. The worlds are made by the test itself and played on side by side as battles of their own.

import { describe, expect, it, test } from 'vitest';
import type { State } from '../../src/families/commands/rules/state.ts';
import { Keeper } from '../../src/kernel/keeper.ts';
import { parseRecord } from '../../src/kernel/record-notation.ts';
import { sampleState } from '../../src/kernel/seat-texts.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { gameNamed, games } from '../kit/games.ts';
import { others } from '../kit/games-outside-the-family.ts';
import { difference } from '../kit/hidden.ts';
import { choicesOf } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { otherWorld } from '../kit/worlds.ts';

const rulesets: readonly AnyRuleset[] = [
  ...games.map(({ rules }) => rules as AnyRuleset),
  ...others.map(({ rules }) => rules),
];

const attempt = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (error) {
    return (error as Error).message;
  }
};

/** Everything that a watcher gives, as one text; `before` is the last decision, with the events there were. */
function leaves(keeper: Keeper, seat: number, before: { number: number; events: number } | null): string {
  const watcher = keeper.watch(seat);
  const seen = watcher.look(0);
  return JSON.stringify([
    seen,
    before && watcher.step(before.number, before.events, seen.view),
    before && watcher.moment(before.number),
    before && watcher.made(before.number),
    watcher.view(),
    watcher.choices(),
    watcher.log(),
    watcher.moment(seen.number, -1),
    attempt(() => watcher.record()),
    attempt(() => watcher.position()),
    attempt(() => watcher.known()),
    ['who', 'enemies', 'landmarks', ...watcher.landmarks.flatMap(({ word, of }) => (of ? [] : [word]))].map((query) =>
      attempt(() => watcher.scan(query)),
    ),
    ['keep rally', 'play rally', 'pass', 'done'].map((text) => attempt(() => watcher.whyNot(text))),
  ]);
}

/** Equal texts; else where they part. */
function same(one: string, two: string): void {
  if (one !== two) expect.fail(difference(one, two));
}

const keeperOf = (rules: AnyRuleset, text: string): Keeper =>
  new Keeper(new Table(rules, { start: { text }, seed: 'worlds' }));

/** Plays two worlds side by side as long as the seat cannot tell them apart; answers how often all was compared. */
function compare(one: Keeper, two: Keeper, seat: number, random: (below: number) => number): number {
  let compared = 0;
  const view = (keeper: Keeper) => JSON.stringify(keeper.table.view(seat));
  if (view(one) !== view(two)) return 0;
  same(leaves(one, seat, null), leaves(two, seat, null));
  for (let n = 0; n < 3; n++) {
    const choices = one.table.choices();
    const choice = choices[random(choices.length)];
    if (!two.table.choices().includes(choice)) break;
    const before = [one, two].map(({ table }) => ({ number: table.number, events: table.eventCount }));
    one.play(choice);
    two.play(choice);
    // The battle is over and all may be shown, or something hidden was turned up that is not the same.
    if (one.table.over || view(one) !== view(two)) break;
    same(leaves(one, seat, before[0]), leaves(two, seat, before[1]));
    compared++;
  }
  return compared;
}

describe('what leaves a watcher', () => {
  it.each(rulesets.map((rules) => [rules.id, rules] as const))(
    '%s: is the same in worlds that look the same',
    (_id, rules) => {
      const random = makeRandom(11);
      let compared = 0;
      for (const [i, { id: scenario }] of rules.scenarios.entries()) {
        if (i % Math.ceil(rules.scenarios.length / 2) !== 0) continue;
        const table = new Table(rules, { start: { scenario }, seed: `watch ${scenario}` });
        for (let n = 0; n < 90 && !table.over; n++) {
          if (n % 43 === 5 && (i === 0 || n < 43)) {
            for (const seat of [0, 1, -1]) {
              const other = otherWorld(rules, table.state, seat, random);
              const [one, two] = [table.state, other].map((g) => keeperOf(rules, rules.positionText(g)));
              compared += compare(one, two, seat, random);
            }
          }
          const values = table.values();
          table.choose(values[random(values.length)]);
        }
      }
      expect(compared).toBeGreaterThan(8);
    },
  );

  it.each(['medieval', 'napoleonics'])('%s: the card that a Scout keeps is told to its owner alone', (id) => {
    const rules = gameNamed(id).rules as AnyRuleset;
    const random = makeRandom(5);
    let met = 0;
    for (const { id: scenario } of rules.scenarios) {
      if (met >= 4) break;
      const table = new Table(rules, { start: { scenario }, seed: `scout ${scenario}` });
      for (let n = 0; n < 700 && !table.over && met < 4; n++) {
        const g = table.state as unknown as State;
        if (table.prompt()?.decision === 'keepCard' && table.values().length === 2) {
          const other = rules.spare(table.state) as unknown as State;
          copyInto(other, g);
          // Another card in place of the one that will be kept; the other one, which all will see, is the same.
          const at = Array.from(g.deck.subarray(0, g.deckCount)).findIndex((card) => card + 1 !== g.drawn);
          [other.drawn, other.deck[at]] = [g.deck[at] + 1, g.drawn - 1];
          if (at < 0 || other.drawn === g.drawnToo) break;
          met++;
          const owner = table.seat;
          const [one, two] = [g, other].map((world) => keeperOf(rules, rules.positionText(world as never)));
          const kept = [one, two].map(({ table: t }) => t.choices()[0]);
          expect(kept[0]).not.toBe(kept[1]);
          [one, two].forEach((keeper, i) => {
            keeper.play(kept[i]);
          });
          for (const seat of [1 - owner, -1]) {
            const before = { number: 1, events: 0 };
            same(leaves(one, seat, before), leaves(two, seat, before));
            expect(one.watch(seat).moment(1)).toMatchObject({ next: 'keep ?', nextLabel: 'A secret choice' });
            expect(one.watch(seat).record()).toContain(' keep ?');
          }
          const own = one.watch(owner);
          const { view } = own.look();
          expect(own.step(1, 0, view).choice).toBe(kept[0]);
          expect(own.moment(1).next).toBe(kept[0]);
          expect(own.record()).toContain(kept[0]);
        }
        const values = table.values();
        table.choose(values[random(values.length)]);
      }
    }
    expect(met).toBeGreaterThan(2);
  });
});

describe('texts for a seat', () => {
  const rules = gameNamed('medieval').rules as AnyRuleset;
  const begun = (): Keeper => {
    const keeper = new Keeper(new Table(rules, { start: { scenario: 'medieval/01' }, seed: 'secret seed' }));
    for (let n = 0; n < 20; n++) keeper.play(keeper.table.choices()[0]);
    return keeper;
  };

  test('a record for a seat has no seed and is not taken for a whole one', () => {
    const keeper = begun();
    expect(keeper.recordText()).toContain('secret seed');
    const text = keeper.watch(0).record();
    expect(text).toMatch(/^vexillum 1 record\nknown: top\n/);
    expect(text).not.toContain('seed');
    expect(() => parseRecord(text, rules)).toThrow(/expected a whole record, found what one seat knows/);
  });

  test('a position for a seat can be played, shows the seat what it knows, and the rest is dealt by lot', () => {
    const keeper = begun();
    const { table } = keeper;
    for (const seat of [0, 1, -1]) {
      const text = keeper.watch(seat).position();
      expect(text).toContain('dealt by lot');
      const again = new Table(rules, { start: { text }, seed: 'again' });
      expect(again.view(seat).hand).toEqual(table.view(seat).hand);
      expect(again.view(-1).sides).toEqual(table.view(-1).sides);
    }
  });

  it.each(rulesets.map((one) => [one.id, one] as const))(
    '%s: a state made from what a seat knows looks the same to it',
    (_id, game) => {
      const random = makeRandom(3);
      const scenario = game.scenarios[0].id;
      const keeper = new Keeper(new Table(game, { start: { scenario }, seed: 'sample' }));
      const { table } = keeper;
      for (let n = 0; n < 150 && !table.over; n++) {
        if (n % 17 === 0) {
          const { seat } = table;
          const known = JSON.parse(JSON.stringify(keeper.watch(seat).known()));
          for (const seed of ['a', 'b']) {
            const g = sampleState(game, known, seat, seed);
            expect(game.view(g, seat)).toEqual(table.view(seat));
            expect(choicesOf(g).map((choice) => game.language.print(choice))).toEqual(table.choices());
          }
        }
        const choices = table.choices();
        keeper.play(choices[random(choices.length)]);
      }
    },
  );
});
