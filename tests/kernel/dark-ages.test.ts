import { describe, expect, test } from 'vitest';
import { OpenChance } from '../../src/kernel/chance.ts';
import { run } from '../../src/kernel/procedure.ts';
import { WIN } from '../../src/kernel/state.ts';
import { choicesOf, choose, everyOutcome, letFall, pips, playScript, waitsFor } from './script.ts';
import { darkAges, type Place, setUp } from './toys/dark-ages.ts';
import { board, CARDS, type DarkAges } from './toys/dark-ages-state.ts';

const strength = (g: DarkAges, unit: number): string => '#'.repeat(g.cubes[unit]) + 'o'.repeat(g.grey[unit]);
const hexOf = (g: DarkAges, unit: number): string => board.names[g.unitHex[unit]] ?? 'gone';

const begin = (places: readonly Place[], hands: readonly (readonly string[])[]) => (g: DarkAges) =>
  setUp(g, places, hands);

/** The Scots' levy attack English swordsmen of higher morale [D p. 6 example 2]. */
const LEVY: Place = { hex: 'D3', kind: 'levy', seat: 1 };
const SWORDS: Place = { hex: 'C3', kind: 'swordsmen', seat: 0 };

describe('orders', () => {
  test('a mercenary shot inside the window is answered by Leadership from a window of its own (example 2)', () => {
    const { g, waits } = playScript(darkAges, begin([LEVY, SWORDS], [['leadership'], ['mercenary']]), [
      'A: end',
      'B: melee D3 x C3',
      'B: play mercenary',
      pips(4),
      'A: play leadership C3',
      // Neither holds a card any more, so the orders close by themselves and the higher morale rolls first.
      pips(1, 2, 3),
      pips(5, 6, 6),
    ]);
    expect(waits).toEqual([
      'A command',
      'B command',
      'B ordersAnswer',
      'roll 1d6',
      'A hitAnswer',
      'roll 3d6',
      'roll 3d6',
      'B command',
    ]);
    expect(strength(g, 0)).toBe('###o');
    expect(strength(g, 1)).toBe('#o');
  });

  test('cards fly back and forth; a play hands priority over, two passes in a row close', () => {
    const hands = [
      ['shieldWall', 'leadership'],
      ['wedge', 'mercenary', 'mercenary'],
    ];
    const { g, waits } = playScript(darkAges, begin([LEVY, SWORDS], hands), [
      'A: end',
      'B: melee D3 x C3',
      'B: pass',
      'A: play shieldWall',
      'B: play wedge',
      'A: pass',
      'B: play mercenary',
      pips(2), // missed: no hit, no window
      'A: pass',
      'B: pass',
      pips(3, 3, 3), // three hits on the levy
      'B: pass', // it has a card and the levy a grey cube: it is asked, though it holds no Leadership
      pips(6, 6), // two active levy cubes; the wedge lets both hits through
    ]);
    expect(waits.slice(2, 10)).toEqual([
      'B ordersAnswer',
      'A ordersAnswer',
      'B ordersAnswer',
      'A ordersAnswer',
      'B ordersAnswer',
      'roll 1d6',
      'A ordersAnswer',
      'B ordersAnswer',
    ]);
    expect(strength(g, 0)).toBe('##o');
    expect(strength(g, 1)).toBe('##');
  });

  test('a shield wall that no wedge breaks stops one hit, and belongs to this fight alone', () => {
    const fight = (cards: string[]) => ['B: melee D3 x C3', ...cards];
    const { g } = playScript(darkAges, begin([LEVY, SWORDS], [['shieldWall'], []]), [
      'A: end',
      ...fight(['A: play shieldWall']),
      pips(1, 1, 1),
      pips(6, 1, 1, 1),
      ...fight([]),
      pips(1, 1, 1),
      pips(6, 1, 1, 1),
    ]);
    expect(strength(g, 1)).toBe('##o');
  });

  test('a shot that routs the defender ends the fight from inside the window', () => {
    const places: Place[] = [LEVY, SWORDS, { hex: 'A7', kind: 'levy', seat: 0 }];
    const begun = (g: DarkAges) => {
      setUp(g, places, [['leadership'], ['mercenary', 'wedge']]);
      g.cubes[1] = 1;
    };
    const { g, waits } = playScript(darkAges, begun, [
      'A: end',
      'B: melee D3 x C3',
      'B: play mercenary',
      pips(6),
      'A: pass',
      'A: retreat C3 B2',
    ]);
    expect(waits.at(-1)).toBe('B command');
    expect(hexOf(g, 1)).toBe('B2');
    expect(strength(g, 0)).toBe('####');
  });

  test('who is asked never depends on what is held', () => {
    const asked = (a: string, b: string): string[] => {
      const g = darkAges.create();
      g.chance = new OpenChance();
      setUp(g, [LEVY, SWORDS], [[a], [b]]);
      run(g);
      choose(darkAges, g, 'A: end');
      choose(darkAges, g, 'B: melee D3 x C3');
      const seen: string[] = [];
      while (waitsFor(darkAges, g) !== 'B command') {
        seen.push(waitsFor(darkAges, g));
        if (g.waiting !== 0) letFall(g, [5, 0, 0, 0].slice(0, g.diceCount));
        else {
          expect(choicesOf(darkAges, g)[0]).toBe('pass');
          choose(darkAges, g, `${seen.at(-1)?.[0]}: pass`);
        }
      }
      return seen;
    };
    const first = asked(CARDS[0], CARDS[0]);
    expect(first).toContain('A hitAnswer');
    for (const a of CARDS) for (const b of CARDS) expect(asked(a, b)).toEqual(first);
  });

  test('a view shows the own hand and only the size of the other', () => {
    const view = (a: string[], seat: number) => {
      const g = darkAges.create();
      setUp(g, [LEVY, SWORDS], [a, ['wedge']]);
      return darkAges.view(g, seat);
    };
    expect(view(['leadership'], 1)).toEqual(view(['mercenary'], 1));
    expect(view(['leadership'], -1)).toEqual(view(['mercenary'], -1));
    expect(view(['leadership'], 0)).not.toEqual(view(['mercenary'], 0));
  });
});

describe('melee', () => {
  const spears: Place = { hex: 'D3', kind: 'spearmen', seat: 1 };

  test('equal morale: both pools roll before any hit counts', () => {
    const { g } = playScript(darkAges, begin([SWORDS, spears], [[], []]), [
      'A: melee C3 x D3',
      pips(6, 6, 6),
      pips(6, 6, 1), // still three dice
    ]);
    expect(strength(g, 0)).toBe('##');
    expect(strength(g, 1)).toBe('#o');
  });

  test('both rout on equal morale: only the defender goes back', () => {
    const begun = (g: DarkAges) => {
      setUp(g, [SWORDS, spears], [[], []]);
      g.cubes.fill(1);
    };
    const { g } = playScript(darkAges, begun, ['A: melee C3 x D3', pips(6), pips(6), 'B: retreat D3 E4']);
    expect([strength(g, 0), hexOf(g, 0)]).toEqual(['o', 'C3']);
    expect([strength(g, 1), hexOf(g, 1)]).toEqual(['o', 'E4']);
  });

  test('sixes against a leader are rolled again; his death hurts every unit around him, and both pools stay as they were', () => {
    const places: Place[] = [
      { ...SWORDS, leader: 2 },
      { hex: 'C2', kind: 'levy', seat: 0 },
      { hex: 'A7', kind: 'levy', seat: 0 },
      spears,
    ];
    const { g } = playScript(darkAges, begin(places, [[], []]), [
      'A: melee C3 x D3',
      pips(1, 1, 1, 1), // three cubes and the leader
      pips(6, 6, 1),
      pips(2, 6), // two re-rolls, one of them kills
    ]);
    expect(g.leader[0]).toBe(0);
    expect(strength(g, 0)).toBe('#'); // two hits and two more for morale 2
    expect(strength(g, 1)).toBe('###');
    expect(strength(g, 2)).toBe('####');
  });

  test('exact odds through both rolls', () => {
    const g = darkAges.create();
    setUp(g, [SWORDS, spears], [[], []]);
    g.chance = new OpenChance();
    run(g);
    let whole = 0;
    let unhurt = 0;
    choose(darkAges, g, 'A: melee C3 x D3');
    everyOutcome(darkAges, g, (end, probability) => {
      whole += probability;
      if (strength(end, 0) === '###' && strength(end, 1) === '###') unhurt += probability;
    });
    expect(whole).toBeCloseTo(1, 12);
    expect(unhurt).toBeCloseTo((1 / 2) ** 3 * (1 / 3) ** 3, 12);
  });
});

describe('assault', () => {
  const places: Place[] = [
    { hex: 'F4', kind: 'knights', seat: 1 },
    { hex: 'D4', kind: 'spearmen', seat: 0 },
    { hex: 'C4', kind: 'levy', seat: 0 },
  ];

  test('it strikes first with one die more and is answered by what is left (example 1)', () => {
    const { g } = playScript(darkAges, begin(places, [[], []]), [
      'A: end',
      'B: move F4',
      'B: enter E4',
      'B: assault D4',
      pips(3, 2, 6, 5),
      pips(1),
    ]);
    expect(strength(g, 1)).toBe('#o');
    expect(strength(g, 0)).toBe('###');
  });

  test('it goes on through the vacated hex to the next enemy', () => {
    const begun = (g: DarkAges) => {
      setUp(g, places, [[], ['knightsAttack']]);
      g.cubes[1] = 1;
    };
    const { g, waits } = playScript(darkAges, begun, [
      'A: end',
      'B: move F4',
      'B: enter E4',
      'B: assault D4',
      'B: play knightsAttack',
      pips(6, 6, 1, 1, 1, 1), // three cubes, the assault, two for the card: the spearmen are gone
      'B: enter D4',
      'B: assault C4',
      pips(6, 6, 6, 6), // the card belonged to the first fight
      pips(6, 1),
    ]);
    expect(waits.at(-1)).toBe('B command');
    expect(hexOf(g, 0)).toBe('D4');
    expect(strength(g, 0)).toBe('##o');
    expect(strength(g, 2)).toBe('##');
  });

  test('after a vacated hex there is no other way than through it', () => {
    const begun = (g: DarkAges) => {
      setUp(g, places, [[], []]);
      g.cubes[1] = 1;
    };
    const { g } = playScript(darkAges, begun, [
      'A: end',
      'B: move F4',
      'B: enter E4',
      'B: assault D4',
      pips(6, 6, 1, 1),
    ]);
    expect(choicesOf(darkAges, g)).toEqual(['stop', 'enter D4']);
  });

  test('the last unit lost ends the game in the middle of the fight', () => {
    const begun = (g: DarkAges) => {
      setUp(g, places.slice(0, 2), [[], []]);
      g.cubes[1] = 1;
    };
    const { g } = playScript(darkAges, begun, [
      'A: end',
      'B: move F4',
      'B: enter E4',
      'B: assault D4',
      pips(6, 6, 6, 6),
    ]);
    expect(g.outcome).toBe(WIN + 1);
    expect(g.depth).toBeGreaterThan(2);
  });
});
