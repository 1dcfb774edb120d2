import { describe, expect, test } from 'vitest';
import { OpenChance } from '../../src/kernel/chance.ts';
import { Trace } from '../../src/kernel/explain.ts';
import { run } from '../../src/kernel/procedure.ts';
import { WIN } from '../../src/kernel/state.ts';
import { choicesOf, choose, letFall, pips, playScript, waitsFor } from './script.ts';
import { battalion, setUp } from './toys/battalion.ts';
import { type Battalion, costOf, countHits, handOf, ranksOf } from './toys/battalion-state.ts';

type Units = [number, string[]][];

/** Rome's mixed infantry and Carthage's caetrati; the partners stand by with a unit each. */
const UNITS: Units = [
  [0, ['hastati', 'hastati', 'guard']],
  [1, ['caetrati', 'caetrati']],
  [2, ['hastati']],
  [3, ['caetrati', 'caetrati']],
];
const ORDER = [6, 6, 3, 3];

const begin =
  (units: Units = UNITS, hands: string[][] = [], decks = [4, 4, 4, 4], order = ORDER) =>
  (g: Battalion) =>
    setUp(g, units, order, decks, hands);

const names = (g: Battalion, unit: number): string =>
  ranksOf(g, unit)
    .map((rank) => rank.name)
    .join(' ');

describe('charge', () => {
  test('fire, free choice of target, reroll, refund: the worked example of the rulebook', () => {
    const { g, waits } = playScript(battalion, begin(UNITS, [['veteranTroops'], [], [], []]), [
      'A-left: charge u0',
      'B-left: fire u1',
      pips(7, 5, 5, 1), // three dice and one for the screen; two values, two hits
      'A-left: lose 0 place 2',
      'A-left: engage u1',
      'A-left: roll',
      pips(6, 2, 1),
      'A-left: reroll 1',
      pips(4),
      'B-left: lose 1 refund 0',
      pips(6, 1, 1),
      'A-left: lose 1 refund 2',
    ]);
    expect(names(g, 0)).toBe('hastati guard');
    expect(names(g, 1)).toBe('caetrati');
    expect([g.unitOrder[0], g.unitDisorder[0], g.campOrder[0], g.campDisorder[0]]).toEqual([2, 0, 2, 2]);
    expect([g.unitOrder[1], g.campOrder[1]]).toEqual([1, 5]);
    expect(waits.slice(3, 6)).toEqual(['A-left takeHits', 'A-left target', 'A-left pool']);
    expect(waits.at(-1)).toBe('B-left action');
  });

  test('a counter-charge takes the choice of target away', () => {
    const { waits } = playScript(battalion, begin(), [
      'A-left: charge u0',
      'B-left: pass',
      'B-right: counter u3',
      pips(1, 1, 1),
      pips(1, 1, 1),
    ]);
    expect(waits).toEqual([
      'A-left action',
      'B-left chargedAnswer',
      'B-right chargedAnswer',
      'roll 3d8',
      'roll 3d8',
      'B-left action',
    ]);
  });

  test('opposing seats are asked in turn order, partners never, and only who can pay', () => {
    const g = battalion.create();
    g.chance = new OpenChance();
    setUp(g, UNITS, [6, 6, 3, 0], [4, 4, 4, 4], []);
    run(g);
    choose(battalion, g, 'A-left: charge u0');
    choose(battalion, g, 'B-left: pass');
    expect(waitsFor(battalion, g)).toBe('A-left target');
    expect(choicesOf(battalion, g)).toEqual(['engage u1', 'engage u3']);
  });

  test('hits are taken and paid by the owner of the unit, whoever charged', () => {
    const { g } = playScript(battalion, begin(), [
      'A-left: rally',
      [0],
      'B-left: charge u1',
      'A-right: pass',
      'A-left: pass',
      'B-left: engage u2',
      pips(8, 8, 1),
      'A-right: lose 0 place 2',
      pips(1, 1, 1),
    ]);
    expect([...g.campOrder]).toEqual([6, 5, 1, 3]);
    expect(g.unitDisorder[2]).toBe(2);
  });
});

describe('dice', () => {
  test('cards make dice, six at most, before the roll', () => {
    const hand = ['veteranTroops', 'holdTheLine', 'holdTheLine', 'holdTheLine'];
    const { g } = playScript(battalion, begin(UNITS, [hand]), [
      'A-left: charge u0',
      'B-left: pass',
      'B-right: pass',
      'A-left: engage u3',
      'A-left: discard holdTheLine',
      'A-left: discard holdTheLine',
      'A-left: discard holdTheLine',
      'A-left: roll',
      pips(1, 1, 1, 1, 1, 2),
      'A-left: reroll 2',
      pips(8),
      'B-right: lose 0 place 1',
      pips(1, 1, 1),
    ]);
    expect(handOf(g, 0)).toEqual([]);
    expect(g.unitDisorder[3]).toBe(1);
  });

  test('Hold the Line adds two dice to a counterattack only, and one copy of it', () => {
    const hands = [[], ['holdTheLine', 'holdTheLine', 'veteranTroops'], [], []];
    const g = battalion.create();
    g.chance = new OpenChance();
    begin(UNITS, hands)(g);
    run(g);
    for (const line of ['A-left: charge u0', 'B-left: fire u1']) choose(battalion, g, line);
    expect(choicesOf(battalion, g)).toEqual(['roll', 'discard veteranTroops', 'discard holdTheLine']);
    choose(battalion, g, 'B-left: roll');
    letFall(g, pips(1, 1, 1, 1));
    for (const line of ['B-left: pass', 'A-left: engage u1']) choose(battalion, g, line);
    letFall(g, pips(1, 1, 1));
    choose(battalion, g, 'B-left: play holdTheLine');
    expect(choicesOf(battalion, g)).toEqual(['roll', 'discard veteranTroops', 'discard holdTheLine']);
    choose(battalion, g, 'B-left: roll');
    expect(waitsFor(battalion, g)).toBe('roll 5d8');
  });

  test('the largest matching', () => {
    expect(countHits([7, 5, 5, 1], [5, 5])).toBe(2);
    expect(countHits([6, 4, 2], [5, 5, 4])).toBe(2);
    expect(countHits([8, 6, 5, 5, 1], [5, 6])).toBe(3);
    expect(countHits([8, 8], [])).toBe(2);
    expect(countHits([5, 6], [6, 5])).toBe(2);
  });

  test('the cost of a command explains itself', () => {
    const g = battalion.create();
    begin()(g);
    for (const order of [0, 1, 3]) {
      g.unitOrder.fill(order);
      for (const unit of [0, 1]) {
        const trace = new Trace();
        expect(costOf(g, unit, trace)).toBe(trace.total);
      }
    }
    expect([costOf(g, 0), costOf(g, 1)]).toEqual([4, 3]);
  });
});

describe('taking hits', () => {
  /** A unit with two disorder has been hit three times. */
  function options(order: number, hits: number): string[] {
    const g = battalion.create();
    g.chance = new OpenChance();
    begin(UNITS, [], [4, 4, 4, 4], [6, order + 1, 3, 0])(g);
    g.unitDisorder[1] = 2;
    run(g);
    for (const line of ['A-left: charge u0', 'B-left: pass', 'A-left: engage u1']) choose(battalion, g, line);
    g.campOrder[1] = order;
    letFall(g, pips(...[8, 8, 8].slice(0, hits), ...[1, 1, 1].slice(hits)));
    return choicesOf(battalion, g);
  }

  test('only complete and payable answers are listed', () => {
    expect(options(4, 1)).toEqual([
      'lose 0 place 1',
      'lose 1 refund 0',
      'lose 1 refund 1',
      'lose 2 refund 0',
      'lose 2 refund 1',
      'lose 2 refund 2',
    ]);
    expect(options(0, 1)).not.toContain('lose 0 place 1');
    expect(options(1, 3)).toEqual(['lose 1 place 1', 'lose 2 refund 0', 'lose 2 refund 1']);
    expect(options(0, 3)).toEqual(['lose 2 refund 0', 'lose 2 refund 1']);
  });
});

describe('disbanding', () => {
  const toTheLast = ['A-left: charge u0', 'B-left: pass', 'B-right: pass', 'A-left: engage u1', pips(8, 8, 8)] as const;

  test('the owner draws, and nobody else sees what', () => {
    const drawn = (card: number): Battalion =>
      playScript(battalion, begin(), [...toTheLast, 'B-left: lose 2 refund 0', [card]]).g;
    const [veteran, line] = [drawn(0), drawn(5)];
    expect(veteran.deckLeft[1]).toBe(3);
    expect(battalion.view(veteran, 1)).not.toEqual(battalion.view(line, 1));
    for (const seat of [0, 2, 3, -1]) expect(battalion.view(veteran, seat)).toEqual(battalion.view(line, seat));
    // No counterattack came: the charger is free again and the turn has passed on.
    expect(veteran.link[0]).toBe(0);
    expect(waitsFor(battalion, veteran)).toBe('B-left action');
  });

  test('disorder up to the cohesion that is left disbands too', () => {
    const begun = (g: Battalion) => {
      begin()(g);
      g.unitDisorder[1] = 2;
    };
    const { g } = playScript(battalion, begun, [
      ...toTheLast.slice(0, 4),
      pips(8, 8, 1),
      'B-left: lose 0 place 2', // four disorder on a cohesion of four
      [2],
    ]);
    expect(names(g, 1)).toBe('');
    expect([g.campOrder[1], g.campDisorder[1]]).toEqual([4, 4]);
  });

  test('a draw from an empty deck ends the game in the middle of the attack, for the side', () => {
    const { g, waits } = playScript(battalion, begin(UNITS, [], [4, 0, 4, 4]), [
      ...toTheLast,
      'B-left: lose 2 refund 0',
    ]);
    expect(waits.at(-1)).toBe('over');
    expect(g.outcome).toBe(WIN + 0);
    expect(g.depth).toBeGreaterThan(3);
    expect(choicesOf(battalion, g)).toEqual([]);
  });

  test('the loser may be the one who charged, and the partner loses with him', () => {
    const { g } = playScript(battalion, begin([[0, ['hastati']], ...UNITS.slice(1)], [], [0, 4, 4, 4]), [
      'A-left: charge u0',
      'B-left: fire u1',
      pips(8, 8, 8, 8),
      'A-left: lose 1 refund 0',
    ]);
    expect(g.outcome).toBe(WIN + 1);
  });
});

test('tokens are never made or lost', () => {
  const total = (g: Battalion): number =>
    [g.campOrder, g.campDisorder, g.unitOrder, g.unitDisorder].reduce((n, c) => n + c.reduce((a, b) => a + b, 0), 0);
  const { g } = playScript(battalion, begin(), [
    'A-left: charge u0',
    'B-left: fire u1',
    pips(8, 8, 8, 1),
    'A-left: lose 1 refund 0',
    'A-left: engage u1',
    pips(8, 8, 1),
    'B-left: lose 0 place 2',
    pips(8, 1, 1),
    'A-left: lose 0 place 1',
    'B-left: rally',
    [3],
    'A-right: rally',
    [3],
  ]);
  expect(total(g)).toBe(18);
});
