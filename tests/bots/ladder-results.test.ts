// What is kept of matches: read again line by line or refused with the line, and added up to standings.

import { describe, expect, test } from 'vitest';
import { Observer, QUIET_TURNS } from '../../src/bots/ladder/observer.ts';
import {
  type Asked,
  askedLine,
  type GameNote,
  type MatchNote,
  noteLine,
  readKept,
} from '../../src/bots/ladder/results.ts';
import { standingsOf } from '../../src/bots/ladder/standings.ts';
import { Times } from '../../src/bots/ladder/times.ts';
import type { KernelState } from '../../src/kernel/state.ts';

const asked: Asked = {
  ladder: 1,
  game: 'ancients',
  rules: '1',
  version: 1,
  bots: ['random', 'drill'],
  games: 4,
  mirrors: 2,
  seed: 's',
  battles: ['ancients/001'],
  maxTurns: 500,
  samples: 0,
};

const game = (ending: GameNote['ending'], luck: number | null = null, standOff = false): GameNote => ({
  ending,
  turns: 20,
  decisions: 300,
  seconds: 0.5,
  luck,
  standOff,
});

const noThought = { turns: [], decisions: [] };

const match = (a: number, b: number, number: number, games: readonly GameNote[]): MatchNote => ({
  a,
  b,
  number,
  games,
  thinking: [
    noThought,
    {
      turns: [[16, 3]],
      decisions: [
        [0, 1],
        [32, 1],
      ],
    },
  ],
});

const wanted = [
  { a: 0, b: 1, number: 0 },
  { a: 0, b: 1, number: 1 },
  { a: 0, b: 0, number: 0 },
];

describe('results that are kept', () => {
  const notes = [match(0, 1, 1, [game('lost'), game('drawn')]), match(0, 0, 0, [game('won'), game('unfinished')])];
  const text = askedLine(asked) + notes.map(noteLine).join('');

  test('are read as they were written', () => {
    expect(readKept(text, asked, wanted)).toEqual(notes);
    expect(readKept(askedLine(asked), asked, wanted)).toEqual([]);
  });

  test.each([
    ['cut off', text.slice(0, -20), 'line 3: it does not end'],
    ['damaged', text.replace('"ending":"lost"', '"ending":"lost'), 'line 2: this is no line of JSON'],
    ['changed', text.replace('"ending":"lost"', '"ending":"fled"'), 'line 2: the match, games, number 1, ending'],
    ['without a member', text.replace('"standOff":false}]', '}]').replace(',}]', '}]'), 'line 2: the match, games'],
    ['with a match twice', text + noteLine(notes[0]), 'line 4: match 1 of players 1 and 2 is there twice'],
    ['with a match of another ladder', text + noteLine({ ...notes[0], number: 9 }), 'line 4: match 9 of players'],
    ['foreign', 'vexillum 1 sheet\n', 'line 1: this is no line of JSON'],
    ['foreign JSON', '{"a":1}\n', 'line 1: this is no file with results of a ladder'],
    ['empty', '', 'line 1: '],
    ['of another seed', askedLine({ ...asked, seed: 't' }), 'line 1: the results are of another run: seed was "t"'],
  ])('are refused with their line when the file is %s', (_, damaged, told) => {
    expect(() => readKept(damaged, asked, wanted)).toThrow(told);
  });
});

describe('standings', () => {
  test('count wins, pairs, think times and controls', () => {
    const standings = standingsOf(
      ['random', 'drill'],
      [
        match(0, 1, 0, [game('lost'), game('lost')]),
        match(0, 1, 1, [game('won'), game('lost', null, true)]),
        match(0, 1, 2, [game('won'), game('won')]),
        match(0, 1, 3, [game('lost'), game('unfinished')]),
        match(0, 0, 0, [game('won'), game('drawn')]),
        ...Array.from({ length: 10 }, (_, number) => match(1, 1, number, [game('won'), game('won')])),
      ],
    );
    expect(Object.keys(standings)).toEqual(['games', 'seconds', 'players', 'pairs', 'anchor', 'controls']);
    expect(standings.games).toBe(8);
    expect(standings.seconds).toBe(15);
    expect(standings.anchor).toBe('drill');
    expect(standings.pairs).toHaveLength(1);
    expect(standings.pairs[0]).toMatchObject({
      a: 'random',
      b: 'drill',
      wins: 3,
      draws: 1,
      losses: 4,
      // One lost and one not finished are neither two wins nor two losses.
      pairs: { twoWins: 1, split: 2, twoLosses: 1 },
      corrected: null,
      unfinished: 1,
      standOffs: 1,
    });
    expect(standings.players[1]).toMatchObject({ name: 'drill', rating: 0, thinkMs: { median: 2, p95: 2 } });
    expect(standings.players[1].decisionMs).toEqual({ median: 1, p95: 4 });
    expect(standings.players[0].rating).toBeLessThan(0);
    const [even, uneven] = standings.controls.mirrors;
    expect(even).toMatchObject({ name: 'random', games: 2, fair: true });
    expect(uneven).toMatchObject({ name: 'drill', games: 20, wins: 20, fair: false });
    expect(standings.controls).toMatchObject({ standOffs: 1, unfinished: 1 });
  });

  test('with the luck of all games they are told without it as well', () => {
    const notes = Array.from({ length: 40 }, (_, number) =>
      // The dice decide who wins, and the luck says so.
      match(0, 1, number, [game(number % 2 === 0 ? 'won' : 'lost', number % 2 === 0 ? 0.4 : -0.4), game('won', 0.1)]),
    );
    const { pairs, players } = standingsOf(['strong', 'weak'], notes);
    expect(pairs[0].share).toBe(0.75);
    expect(pairs[0].corrected).toMatchObject({ share: 0.7, varianceRemoved: 0.96 });
    const [strong] = players;
    expect(strong.corrected?.rating).toBeLessThan(strong.rating);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(strong.corrected ?? strong)).toBeLessThan(0.5 * width(strong));
    expect(
      standingsOf(['strong', 'weak'], [...notes, match(0, 1, 40, [game('won'), game('won')])]).pairs[0].corrected,
    ).toBe(null);
  });
});

test('times are told to two parts in a hundred, however they were put together', () => {
  const [one, other] = [new Times(), new Times()];
  for (let ms = 1; ms <= 100; ms++) (ms % 2 ? one : other).add(ms);
  one.addAll(other.kept());
  expect(one.quantile(0.5)).toBeGreaterThan(48.5);
  expect(one.quantile(0.5)).toBeLessThan(51.5);
  expect(one.quantile(0.95)).toBeGreaterThan(92);
  expect(one.quantile(0.95)).toBeLessThan(98);
  expect(new Times().quantile(0.5)).toBe(0);
});

describe('what is noted of a game', () => {
  /** A game of which only turns, dice and thought are told: each turn is asked of one player, then of the other. */
  function watched(turns: readonly { readonly dice: number; readonly ms: readonly [number, number] }[]): Observer {
    let now = 0;
    const observer = new Observer({
      seed: 's',
      sideOfA: 0,
      sideOf: (seat) => seat,
      clock: (g) => g.turn,
      worth: null,
      samples: 0,
      now: () => now,
    });
    turns.forEach(({ dice, ms }, turn) => {
      const g = { turn } as KernelState;
      for (const seat of [turn % 2, 1 - (turn % 2)]) {
        observer.asked(g, seat, 2);
        now += ms[seat];
        observer.chosen(g, 0);
        observer.taken(g);
      }
      observer.chance.dice += dice;
    });
    observer.turnOver();
    return observer;
  }
  const quiet = { dice: 0, ms: [1, 1] as const };
  const fight = { dice: 2, ms: [1, 1] as const };

  test('five turns in a row without dice are a stand-off, four and four are not', () => {
    const quietFor = (turns: number) => new Array(turns).fill(quiet);
    expect(watched([...quietFor(QUIET_TURNS - 1), fight, ...quietFor(QUIET_TURNS - 1)]).standOff).toBe(false);
    expect(watched([fight, ...quietFor(QUIET_TURNS), fight]).standOff).toBe(true);
  });

  test('a turn counts for whoever is asked first in it; answers count as decisions alone', () => {
    const { thinking, luck } = watched([
      { dice: 1, ms: [8, 1] },
      { dice: 1, ms: [2, 4] },
    ]);
    expect(luck).toBe(null);
    expect(thinking[0].turns.kept()).toEqual([[48, 1]]);
    expect(thinking[1].turns.kept()).toEqual([[32, 1]]);
    expect(thinking[0].decisions.kept()).toEqual([
      [16, 1],
      [48, 1],
    ]);
  });
});
