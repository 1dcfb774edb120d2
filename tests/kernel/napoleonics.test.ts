import { describe, expect, test } from 'vitest';
import { OpenChance } from '../../src/kernel/chance.ts';
import { Trace } from '../../src/kernel/explain.ts';
import { run } from '../../src/kernel/procedure.ts';
import { WIN } from '../../src/kernel/state.ts';
import { choicesOf, choose, everyOutcome, letFall, playScript, waitsFor } from './script.ts';
import { napoleonics, type Place, setUp } from './toys/napoleonics.ts';
import {
  ARTILLERY,
  board,
  CARDS,
  CAVALRY,
  FLAG,
  HAND,
  INFANTRY,
  meleeDice,
  type Napoleonics,
  SABER,
  trackAt,
} from './toys/napoleonics-state.ts';

/** French heavy cavalry before British line infantry; horse artillery three hexes off with a free line. */
const CAVALRY_ATTACKS: Place[] = [
  { hex: 'C4', kind: 'heavy', seat: 0 },
  { hex: 'D4', kind: 'line', seat: 1 },
];
const GUNS: Place = { hex: 'B6', kind: 'guns', seat: 0 };
const FIVE = ['firstStrike', 'rally', 'scout', 'forward', 'bombard'];

const begin =
  (places: readonly Place[], hand: string[] = FIVE, forests: string[] = [], goal = 5) =>
  (g: Napoleonics) =>
    setUp(g, places, [[], hand], forests, goal);

const hexOf = (g: Napoleonics, unit: number): string => board.names[g.unitHex[unit]] ?? 'gone';

describe('infantry square', () => {
  const formed = ['French: melee C4 x D4', 'British: pass', 'British: square'] as const;

  test('a random card goes to the track; the square strikes first, the cavalry answers with one die', () => {
    const { g, waits } = playScript(napoleonics, begin(CAVALRY_ATTACKS), [...formed, [3], [ARTILLERY], [SABER]]);
    expect(waits).toEqual([
      'French battle',
      'British firstStrikeAnswer',
      'British square',
      'roll 1d5',
      'roll 1d6',
      'roll 1d6',
      'French battle',
    ]);
    expect(CARDS[g.cardAt.indexOf(trackAt(1, 0))]).toBe('forward');
    // It struck first, so it does not battle back.
    expect([g.blocks[0], g.blocks[1], g.squareSlot[1]]).toEqual([3, 3, 1]);
  });

  test('one seat alone learns which card it is', () => {
    const after = (card: number): Napoleonics => playScript(napoleonics, begin(CAVALRY_ATTACKS), [...formed, [card]]).g;
    const states = [0, 1, 2, 3, 4].map(after);
    for (const g of states) {
      for (const seat of [0, -1]) expect(napoleonics.view(g, seat)).toEqual(napoleonics.view(states[0], seat));
      expect(waitsFor(napoleonics, g)).toBe('roll 1d6');
      expect(choicesOf(napoleonics, g)).toEqual(choicesOf(napoleonics, states[0]));
    }
    expect(new Set(states.map((g) => JSON.stringify(napoleonics.view(g, 1)))).size).toBe(5);
  });

  test('every flag bounces, even where two friends would let it be ignored', () => {
    const friends: Place[] = [
      { hex: 'C3', kind: 'line', seat: 0 },
      { hex: 'C5', kind: 'line', seat: 0 },
    ];
    const { g, waits } = playScript(napoleonics, begin([...CAVALRY_ATTACKS, ...friends]), [
      ...formed,
      [0],
      [FLAG],
      'French: retreat C4 B4',
    ]);
    expect(hexOf(g, 0)).toBe('B4');
    expect(waits.at(-1)).toBe('French battle');
    expect(g.blocks[1]).toBe(4);
  });

  test('a bounce with no way back costs a block, and the attack goes on', () => {
    const behind: Place[] = ['B3', 'B4'].map((hex) => ({ hex, kind: 'line', seat: 0 }));
    const { g } = playScript(napoleonics, begin([...CAVALRY_ATTACKS, ...behind]), [...formed, [0], [FLAG], [INFANTRY]]);
    expect([hexOf(g, 0), g.blocks[0], g.blocks[1]]).toEqual(['C4', 2, 3]);
  });

  test('flags cost a square blocks instead of hexes, and its last block frees the card', () => {
    const begun = (g: Napoleonics) => {
      begin(CAVALRY_ATTACKS)(g);
      g.blocks[1] = 1;
    };
    const { g } = playScript(napoleonics, begun, [...formed, [4], [ARTILLERY], [FLAG]]);
    expect(hexOf(g, 1)).toBe('gone');
    expect(g.cardAt[CARDS.indexOf('bombard')]).toBe(HAND + 1);
    expect(g.banners[0]).toBe(1);
  });

  test('fewer than three cards: no square, and nothing is asked', () => {
    const { waits } = playScript(napoleonics, begin(CAVALRY_ATTACKS, ['rally', 'scout']), [
      'French: melee C4 x D4',
      'British: pass',
      [SABER, CAVALRY, CAVALRY, CAVALRY],
      [ARTILLERY, ARTILLERY, ARTILLERY],
    ]);
    expect(waits).toEqual(['French battle', 'British firstStrikeAnswer', 'roll 4d6', 'roll 3d6', 'French battle']);
  });

  test('no die at all is a normal roll: cavalry against a square in a forest', () => {
    const { g, waits } = playScript(napoleonics, begin(CAVALRY_ATTACKS, FIVE, ['D4']), [...formed, [0], [ARTILLERY]]);
    expect(waits.at(-1)).toBe('French battle');
    expect([g.blocks[0], g.blocks[1]]).toEqual([3, 4]);
  });

  test('the card cannot change the fight: odds are the same on every branch of it', () => {
    const g = napoleonics.create();
    g.chance = new OpenChance();
    begin(CAVALRY_ATTACKS)(g);
    run(g);
    for (const line of formed) choose(napoleonics, g, line);
    const lost = new Map<string, number>();
    everyOutcome(napoleonics, g, (end, probability) => {
      const card = CARDS[end.cardAt.indexOf(trackAt(1, 0))];
      lost.set(card, (lost.get(card) ?? 0) + (end.blocks[1] < 4 ? probability : 0));
    });
    // A fifth for each card; no bounce flag; then infantry, which is on two sides, a saber or a flag.
    expect([...lost.keys()].sort()).toEqual([...FIVE].sort());
    for (const chance of lost.values()) expect(chance).toBeCloseTo((1 / 5) * (5 / 6) * (4 / 6), 12);
  });
});

describe('First Strike', () => {
  test('it hits before the attack, shuts out the square and the battle back', () => {
    const { g, waits } = playScript(napoleonics, begin(CAVALRY_ATTACKS), [
      'French: melee C4 x D4',
      'British: play firstStrike',
      [CAVALRY, ARTILLERY, ARTILLERY, ARTILLERY],
      [SABER, ARTILLERY, ARTILLERY],
    ]);
    expect(waits).toEqual(['French battle', 'British firstStrikeAnswer', 'roll 4d6', 'roll 3d6', 'French battle']);
    expect([g.blocks[0], g.blocks[1]]).toEqual([2, 3]);
  });

  test('the window opens for any hand and always offers to pass', () => {
    for (const card of CARDS) {
      const g = napoleonics.create();
      g.chance = new OpenChance();
      begin(CAVALRY_ATTACKS, [card])(g);
      run(g);
      choose(napoleonics, g, 'French: melee C4 x D4');
      expect(waitsFor(napoleonics, g)).toBe('British firstStrikeAnswer');
      expect(choicesOf(napoleonics, g)).toEqual(card === 'firstStrike' ? ['pass', 'play firstStrike'] : ['pass']);
    }
  });

  test('the last banner may be won in the strike of the other side', () => {
    const begun = (g: Napoleonics) => {
      begin(CAVALRY_ATTACKS, ['firstStrike'], [], 1)(g);
      g.blocks[0] = 1;
    };
    const { g } = playScript(napoleonics, begun, [
      'French: melee C4 x D4',
      'British: play firstStrike',
      [CAVALRY, FLAG, FLAG, FLAG],
    ]);
    expect(g.outcome).toBe(WIN + 1);
  });
});

describe('combined arms', () => {
  const joined = ['French: melee C4 x D4', 'French: support B6'] as const;

  test('guns are joined before the window and roll in one pool', () => {
    const { g, waits } = playScript(napoleonics, begin([...CAVALRY_ATTACKS, GUNS], []), [
      ...joined,
      [SABER, ARTILLERY, ARTILLERY, ARTILLERY, INFANTRY],
      [ARTILLERY, ARTILLERY],
    ]);
    // Three blocks and the heavy die, one die of the guns at three hexes.
    expect(waits).toEqual(['French battle', 'French arms', 'roll 5d6', 'roll 2d6', 'French battle']);
    expect(g.blocks[1]).toBe(2);
    expect(g.joined[2]).toBe(0);
    expect(choicesOf(napoleonics, g)).toEqual(['end']);
  });

  test('against a square the pool is one die and the guns; a bounce loses them', () => {
    const script = [...joined, 'British: pass', 'British: square', [0]] as const;
    const held = playScript(napoleonics, begin([...CAVALRY_ATTACKS, GUNS]), [
      ...script,
      [ARTILLERY],
      [SABER, INFANTRY],
    ]);
    expect(held.g.blocks[1]).toBe(2);
    const bounced = playScript(napoleonics, begin([...CAVALRY_ATTACKS, GUNS]), [
      ...script,
      [FLAG],
      'French: retreat C4 B3',
    ]);
    expect(bounced.waits.at(-1)).toBe('French battle');
    expect([bounced.g.joined[2], bounced.g.fought[2]]).toEqual([0, 1]);
  });

  test('nothing may stand in the line of the guns', () => {
    const between: Place = { hex: 'C5', kind: 'line', seat: 0 };
    const g = napoleonics.create();
    g.chance = new OpenChance();
    begin([...CAVALRY_ATTACKS, GUNS, between], [])(g);
    run(g);
    choose(napoleonics, g, 'French: melee C4 x D4');
    expect(waitsFor(napoleonics, g)).toBe('roll 4d6');
  });

  test('the dice explain themselves: base, add, cap, reduce, join', () => {
    for (const forest of [[], ['D4'], ['C4']]) {
      for (const slot of [0, 1]) {
        for (const guns of [[], [2]]) {
          const g = napoleonics.create();
          begin([...CAVALRY_ATTACKS, GUNS], [], forest)(g);
          g.squareSlot[1] = slot;
          const trace = new Trace();
          const dice = meleeDice(g, 0, 1, guns, trace);
          expect(trace.total).toBe(dice);
          const own = Math.max(0, (slot === 1 ? 1 : 4) - (forest.length > 0 ? 2 : 0));
          expect(dice).toBe(own + (guns.length === 0 || forest[0] === 'D4' ? 0 : 1));
        }
      }
    }
  });
});

describe('Retire and Reform', () => {
  const places: Place[] = [
    { hex: 'D4', kind: 'line', seat: 1 },
    { hex: 'C4', kind: 'heavy', seat: 0 },
  ];
  const begun = (g: Napoleonics) => {
    setUp(g, places, [[], []]);
    g.active = 1;
  };

  test('the roll comes first and only cavalry symbols hit; then two hexes back, then the ground is taken', () => {
    const { g } = playScript(napoleonics, begun, [
      'British: melee D4 x C4',
      'French: retire',
      [SABER, FLAG, CAVALRY, INFANTRY],
      'French: retire C4 B3',
      'French: retire B3 A3',
      'British: advance',
    ]);
    expect([hexOf(g, 1), g.blocks[1], hexOf(g, 0)]).toEqual(['A3', 2, 'C4']);
  });

  test('destroyed in the roll: no move, and the ground is still taken', () => {
    const { g } = playScript(napoleonics, begun, [
      'British: melee D4 x C4',
      'French: retire',
      [CAVALRY, CAVALRY, CAVALRY, CAVALRY],
      'British: advance',
    ]);
    expect([hexOf(g, 1), hexOf(g, 0)]).toEqual(['gone', 'C4']);
  });

  test('it is not asked where two hexes back are not free', () => {
    const behind: Place[] = ['A3', 'A4', 'A5'].map((hex) => ({ hex, kind: 'line', seat: 0 }));
    const g = napoleonics.create();
    g.chance = new OpenChance();
    setUp(g, [...places, ...behind], [[], []]);
    g.active = 1;
    run(g);
    choose(napoleonics, g, 'British: melee D4 x C4');
    expect(waitsFor(napoleonics, g)).toBe('roll 4d6');
    letFall(g, [FLAG, ARTILLERY, ARTILLERY, ARTILLERY]);
    expect(choicesOf(napoleonics, g)).toEqual(['retreat C4 B3', 'retreat C4 B4']);
  });
});
