import { describe, expect, test } from 'vitest';
import { OpenChance } from '../../src/kernel/chance.ts';
import { run } from '../../src/kernel/procedure.ts';
import { WIN } from '../../src/kernel/state.ts';
import { choicesOf, choose, playScript, waitsFor } from './script.ts';
import { medieval, type Place, setUp } from './toys/medieval.ts';
import { board, FLAG, HEAVY, LEADER, LIGHT, MEDIUM, type Medieval, SWORDS } from './toys/medieval-state.ts';

/** Heavy cavalry attacks auxilia; medium infantry stands next to where it would advance to. */
const PLACES: Place[] = [
  { hex: 'D4', kind: 'heavyHorse', seat: 1 },
  { hex: 'C4', kind: 'auxilia', seat: 0 },
  { hex: 'B4', kind: 'medium', seat: 0 },
];

const begin =
  (places: readonly Place[], tokens: number[], hands: string[][], goal = 5) =>
  (g: Medieval) => {
    setUp(g, places, tokens, hands, goal);
    g.active = 1;
  };

const hexOf = (g: Medieval, unit: number): string => board.names[g.unitHex[unit]] ?? 'gone';
const driveOff = ['bottom: close D4 x C4', [FLAG, MEDIUM, MEDIUM, MEDIUM], 'top: ignore 0'] as const;
const goBack = ['top: retreat C4 B3', 'top: retreat B3 A3', 'bottom: advance'] as const;

describe('ambush', () => {
  test('a fight of the other seat inside the momentum advance, with a token of its own', () => {
    const { g, waits } = playScript(medieval, begin(PLACES, [1, 1], [['ambush'], []]), [
      'bottom: close D4 x C4',
      'bottom: no die',
      [FLAG, MEDIUM, MEDIUM, MEDIUM],
      'top: ignore 0',
      ...goBack,
      'top: play ambush B4',
      'top: bonus die',
      // Three dice, two for the ambush, one for the token. Two swords are let off: armour and stature.
      [SWORDS, SWORDS, SWORDS, HEAVY, LIGHT, LIGHT],
      'bottom: bonus B4', // ambushed, it may turn on the ambusher only
      'bottom: bonus die',
      [MEDIUM, LIGHT, LIGHT, LIGHT, LIGHT],
      [LIGHT, LIGHT, LIGHT],
    ]);
    expect(waits).toEqual([
      'bottom battle',
      'bottom battleBonus',
      'roll 4d6',
      'top flags',
      'top retreatHex',
      'top retreatHex',
      'bottom advance',
      'top ambushAnswer',
      'top battleBonus',
      'roll 6d6',
      'bottom bonusTarget',
      'bottom battleBonus',
      'roll 5d6',
      'roll 3d6',
      'bottom battle',
    ]);
    expect([hexOf(g, 0), g.blocks[0], g.blocks[2]]).toEqual(['C4', 1, 3]);
    expect([...g.tokens]).toEqual([0, 0]);
  });

  test('an ambusher that drives the enemy off ends the matter: no bonus combat', () => {
    const { g, waits } = playScript(medieval, begin(PLACES, [0, 0], [['ambush'], []]), [
      ...driveOff,
      ...goBack,
      'top: play ambush B4',
      [FLAG, LIGHT, LIGHT, LIGHT, LIGHT],
      'bottom: ignore 0',
      'bottom: retreat C4 D3',
      'bottom: retreat D3 E3',
    ]);
    expect(hexOf(g, 0)).toBe('E3');
    expect(waits.at(-1)).toBe('bottom battle');
  });

  test('without an ambush any adjacent enemy is a target, and the window opens again after the bonus combat', () => {
    const places: Place[] = [...PLACES, { hex: 'C5', kind: 'auxilia', seat: 0 }];
    const { waits } = playScript(medieval, begin(places, [0, 0], [['scout'], []]), [
      ...driveOff,
      ...goBack,
      'top: pass',
      'bottom: bonus C5',
      [FLAG, MEDIUM, MEDIUM, MEDIUM],
      'top: ignore 0',
      'top: retreat C5 B5',
      'top: retreat B5 A5',
      'bottom: advance',
      'top: pass', // the medium infantry on B4 stands next to C5 as well
    ]);
    expect(waits.filter((line) => line === 'top ambushAnswer').length).toBe(2);
    expect(waits.at(-1)).toBe('bottom battle');
  });

  test('the window opens on public facts: any card, a unit near; never on the card itself', () => {
    const asked = (places: readonly Place[], hand: string[]): string[] =>
      playScript(medieval, begin(places, [0, 0], [hand, []]), [...driveOff, ...goBack]).waits.slice(-1);
    expect(asked(PLACES, ['ambush'])).toEqual(['top ambushAnswer']);
    expect(asked(PLACES, ['scout'])).toEqual(['top ambushAnswer']);
    expect(asked(PLACES, [])).toEqual(['bottom bonusTarget']);
    expect(asked(PLACES.slice(0, 2), ['ambush'])).toEqual(['bottom battle']);
  });

  test('views hide the hand', () => {
    const view = (hand: string, seat: number) => {
      const g = medieval.create();
      begin(PLACES, [0, 0], [[hand], []])(g);
      return medieval.view(g, seat);
    };
    expect(view('ambush', 1)).toEqual(view('scout', 1));
    expect(view('ambush', 0)).not.toEqual(view('scout', 0));
  });

  test('the ambush of the other seat may win the battle', () => {
    const begun = (g: Medieval) => {
      begin(PLACES, [0, 0], [['ambush'], []], 1)(g);
      g.blocks[0] = 1;
    };
    const { g } = playScript(medieval, begun, [
      ...driveOff,
      ...goBack,
      'top: play ambush B4',
      [HEAVY, LIGHT, LIGHT, LIGHT, LIGHT],
    ]);
    expect(g.outcome).toBe(WIN + 0);
  });
});

describe('Bravery', () => {
  const led: Place[] = [PLACES[0], { hex: 'C4', kind: 'medium', seat: 0, leader: true }];
  const attacked = (fallen: number[], tokens = [1, 0]): Medieval => {
    const g = medieval.create();
    g.chance = new OpenChance();
    begin(led, tokens, [[], []])(g);
    run(g);
    choose(medieval, g, 'bottom: close D4 x C4');
    g.dice.set(fallen);
    g.waiting = 0;
    run(g);
    return g;
  };

  test('the flags outlive the dice of the leader check; a token adds one to what is ignored', () => {
    const { g } = playScript(medieval, begin(led, [1, 0], [[], []]), [
      'bottom: close D4 x C4',
      [FLAG, FLAG, MEDIUM, LIGHT],
      [LEADER, FLAG], // the leader lives; this flag is none of the unit's
      'top: ignore 2 bravery',
      [LIGHT, LIGHT, LIGHT],
    ]);
    expect([hexOf(g, 1), g.blocks[1], g.tokens[0], g.tokenUsed[0]]).toEqual(['C4', 3, 0, 1]);
  });

  test('one question: with the leader, with the leader and the token, or nothing', () => {
    const g = attacked([FLAG, FLAG, LIGHT, LIGHT]);
    expect(waitsFor(medieval, g)).toBe('top flags');
    expect(choicesOf(medieval, g)).toEqual(['ignore 0', 'ignore 1', 'ignore 2 bravery']);
    // A token that could ignore no more than the leader does is not on offer.
    expect(choicesOf(medieval, attacked([FLAG, LIGHT, LIGHT, LIGHT]))).toEqual(['ignore 0', 'ignore 1']);
    expect(choicesOf(medieval, attacked([FLAG, FLAG, LIGHT, LIGHT], [0, 0]))).toEqual(['ignore 0', 'ignore 1']);
  });

  test('a leader killed in the check steadies nobody', () => {
    const { g } = playScript(medieval, begin(led, [1, 0], [[], []]), [
      'bottom: close D4 x C4',
      [FLAG, LIGHT, MEDIUM, LIGHT],
      [LEADER, LEADER],
      'top: ignore 1 bravery',
      [LIGHT, LIGHT, LIGHT],
    ]);
    expect([g.leader[1], g.banners[1], g.tokens[0]]).toEqual([0, 1, 0]);
  });

  test('one token a turn: spent on flags it is not there for the battle back', () => {
    const { waits } = playScript(medieval, begin(led, [2, 0], [[], []]), [
      'bottom: close D4 x C4',
      [FLAG, FLAG, LIGHT, LIGHT],
      'top: ignore 2 bravery',
      [LIGHT, LIGHT, LIGHT],
      'bottom: close D4 x C4',
      [LIGHT, LIGHT, LIGHT, LIGHT],
      [LIGHT, LIGHT, LIGHT],
      'bottom: end',
      'top: close C4 x D4',
      'top: bonus die', // another turn
      [LIGHT, LIGHT, LIGHT, LIGHT],
      [LIGHT, LIGHT, LIGHT, LIGHT],
    ]);
    expect(waits.filter((line) => line === 'top battleBonus').length).toBe(1);
  });
});
