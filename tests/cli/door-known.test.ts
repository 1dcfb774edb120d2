// What a seat is told at the agent door for a program that thinks elsewhere: from it alone, as JSON, whole states are dealt that
// look to the seat as the table does, and nothing in it tells what is hidden.

import { describe, expect, test } from 'vitest';
import { Door } from '../../src/cli/door/door.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { sampleState } from '../../src/kernel/seat-texts.ts';
import { rulesets } from '../../src/loaded.ts';
import { choicesOf } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { run } from './world.ts';

type Answer = { readonly ok: boolean; readonly over: boolean; readonly number: number } & {
  readonly [field: string]: unknown;
};

const ask = (door: Door, request: object): Answer => JSON.parse(door.answer(JSON.stringify(request))) as Answer;

describe.each(rulesets.map((rules) => [rules.id, rules] as const))('%s', (_, rules) => {
  test('a state dealt from what the door says shows each seat the view that the door gives it', () => {
    const random = makeRandom(5);
    const door = new Door();
    ask(door, { do: 'start', scenario: rules.scenarios[0].id, seed: 'known' });
    let compared = 0;
    for (let n = 0; n < 120; n++) {
      const { choices, seat, over } = ask(door, { do: 'choices' });
      if (over) break;
      if (n % 20 === 0) {
        for (const [i, name] of rules.seatNames.slice(0, 2).entries()) {
          const { known } = ask(door, { do: 'known', seat: name });
          const { view } = ask(door, { do: 'view', seat: name });
          for (const seed of ['one', 'two']) {
            const g = sampleState(rules, known, i, seed);
            expect(JSON.parse(JSON.stringify(rules.view(g, i)))).toEqual(view);
            if (name === seat) expect(choicesOf(g).map((choice) => rules.language.print(choice))).toEqual(choices);
            compared++;
          }
        }
      }
      const offered = choices as string[];
      ask(door, { do: 'choose', choice: offered[random(offered.length)] });
    }
    expect(compared).toBeGreaterThan(8);
  });
});

test('before all units stand, the piles of others are dealt anew in it, and the front ranks stay', async () => {
  const armies = [(await run('army ready rome 6')).out, (await run('army ready carthage 6')).out];
  const rules = rulesets.find(({ id }) => id === 'battalion') as (typeof rulesets)[number];
  const door = new Door();
  ask(door, { do: 'start', armies, seed: '1' });
  const line = (sheet: unknown, side: string): string =>
    new RegExp(`^units ${side}:.*\\n(?:  .*\\n)*`, 'm').exec((sheet as { sheet: string }).sheet)?.[0] ?? '';
  const [top, bottom, all] = ['top', 'bottom', 'spectator'].map((seat) => ask(door, { do: 'known', seat })['known']);
  // Each knows the own army, and not the other's.
  expect(line(top, 'top')).not.toBe(line(bottom, 'top'));
  expect(line(top, 'bottom')).not.toBe(line(bottom, 'bottom'));
  expect(line(all, 'top')).not.toBe(line(top, 'top'));
  const { view } = ask(door, { do: 'view', seat: 'bottom' });
  expect(JSON.parse(JSON.stringify(rules.view(sampleState(rules, bottom, 1, 'x'), 1)))).toEqual(view);
  // The whole state keeps its sheet.
  const g = rules.start({ text: `${(top as { sheet: string }).sheet}` }, new SeededChance('1'));
  expect(line(rules.toJSON(g), 'bottom')).toBe(line(top, 'bottom'));
});

test('of a choice told to another seat the card that chance picked is left out; who holds the table has it', () => {
  const position = [
    'vexillum 1 position',
    'game: battalion',
    'top: Roman Republic',
    'bottom: Carthage',
    'units top: II: Hastati x3; I: Velites x2',
    'units bottom: II: Samnites x3; III: Scutarii x3',
    'active: bottom',
    'deck: bottom 2; top 2',
  ].join('\n');
  const dice = (request: object) => {
    const door = new Door();
    ask(door, { do: 'start', position, seed: '1' });
    return JSON.stringify(ask(door, { do: 'choose', choice: 'rally', ...request })['dice']);
  };
  expect(dice({ seat: 'top' })).toBe('[["?/18"]]');
  expect(dice({})).toMatch(/^\[\["\d+\/18"\]\]$/);
});
