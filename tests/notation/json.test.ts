// The JSON form of a state: readable, exact, and refused with a path when it does not fit. Round trips of whole games
// are in position-roundtrip.test.ts.

import { describe, expect, it } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { jsonInto, stateToJSON } from '../../src/kernel/json.ts';
import { choicesOf, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

/** The form of the JSON, loose enough to spoil it. */
interface Json {
  scalars: { [name: string]: unknown };
  columns: { [name: string]: number[] };
  frames: { procedure: string; next?: string; locals?: { [name: string]: number } }[];
  ended: { [word: string]: number };
  extra?: number;
}

function someState() {
  const g = ancientsRules.start({ scenario: 'ancients/001' }, new SeededChance('json'));
  const random = makeRandom(5);
  for (let i = 0; i < 300; i++) {
    const choices = choicesOf(g);
    play(g, choices[random(choices.length)]);
  }
  return g;
}

describe('the JSON of a state', () => {
  it('names scalars, columns, procedures, steps and locals', () => {
    const g = ancientsRules.start({ scenario: 'ancients/001' }, new SeededChance('json'));
    const json = stateToJSON(g) as Json;
    expect(json.scalars).toMatchObject({ turn: 1, active: 1, card: -1, deckCount: 49 });
    expect(json.scalars).not.toHaveProperty('depth');
    expect(json.columns.command).toEqual([5, 6]);
    expect(json.columns.unitFate).toEqual([0]);
    expect(json.frames).toEqual([{ procedure: 'turn', next: 'orders' }, { procedure: 'playCard' }]);
  });

  it('holds every word, those of ended frames too', () => {
    const g = someState();
    const json = JSON.parse(JSON.stringify(stateToJSON(g)));
    expect(Object.keys(json.ended).length).toBeGreaterThan(0);
    const spare = ancientsRules.spare(g);
    spare.buf.fill(77);
    jsonInto(spare, json);
    expect(Array.from(spare.buf)).toEqual(Array.from(g.buf));
    expect(JSON.stringify(stateToJSON(spare))).toBe(JSON.stringify(json));
  });

  const bad: [string, (json: Json) => void, string][] = [
    ['no scalars', (json) => Reflect.deleteProperty(json, 'scalars'), 'state: "scalars" is missing'],
    ['more than is known', (json) => (json.extra = 1), 'state: "extra" is unknown here'],
    ['a missing scalar', (json) => delete json.scalars.turn, 'state.scalars: "turn" is missing'],
    ['an unknown scalar', (json) => (json.scalars.tern = 1), 'state.scalars: "tern" is unknown here'],
    [
      'a scalar that is no number',
      (json) => (json.scalars.turn = 'x'),
      'state.scalars.turn: expected a whole number of 16 bits, found "x"',
    ],
    [
      'a number that is too big',
      (json) => (json.columns.unitHex[1] = 40000),
      'state.columns.unitHex[1]: expected a whole number of 16 bits, found 40000',
    ],
    [
      'a column that is too long',
      (json) => json.columns.command.push(1),
      'state.columns.command: expected 1 to 2 numbers',
    ],
    ['an empty column', (json) => (json.columns.goal = []), 'state.columns.goal: expected 1 to 8 numbers, found 0'],
    [
      'a column that is no list',
      (json) => Object.assign(json.columns, { goal: 3 }),
      'state.columns.goal: expected a list, found 3',
    ],
    [
      'an unknown procedure',
      (json) => (json.frames[0].procedure = 'tern'),
      'state.frames[0].procedure: expected a procedure, found "tern"',
    ],
    ['an unknown step', (json) => (json.frames[0].next = 'tea'), 'state.frames[0].next: expected a step of turn ('],
    [
      'a step of a decision',
      (json) => (json.frames[1] = { procedure: 'playCard', next: 'x' }),
      'state.frames[1].next: expected no step, for playCard is a decision, found "x"',
    ],
    [
      'an unknown local',
      (json) => (json.frames[0].locals = { tea: 1 }),
      'state.frames[0].locals: "tea" is unknown here',
    ],
    [
      'too many frames',
      (json) => (json.frames = new Array(99).fill(json.frames[0])),
      'state.frames: expected at most ',
    ],
    [
      'an ended frame inside the stack',
      (json) => (json.ended = { 0: 1 }),
      'state.ended: expected a word above the stack',
    ],
  ];

  it.each(bad)('with %s is refused and changes nothing', (_name, spoil, message) => {
    const g = someState();
    const json = JSON.parse(JSON.stringify(stateToJSON(g)));
    spoil(json);
    const before = Array.from(g.buf);
    expect(() => jsonInto(g, json)).toThrow(message);
    expect(Array.from(g.buf)).toEqual(before);
  });

  it('must be an object', () => {
    expect(() => jsonInto(someState(), [1, 2])).toThrow('state: expected an object, found [1,2]');
  });
  it('refuses a number that a column kept in bytes would wrap', () => {
    const g = someState();
    const json = stateToJSON(g) as unknown as Json;
    json.columns.hexUnit[0] = 200;
    expect(() => jsonInto(g, json)).toThrow(
      'state.columns.hexUnit[0]: expected a number that fits the column, found 200',
    );
  });
});
