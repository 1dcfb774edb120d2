// The four examples of the rulebook, played out [D Assault] [D Melee] [D Defending from multiple units] [D Evasion].

import { describe, expect, test } from 'vitest';
import { ATTACKING, DEFENDING, diceOf } from '../../src/games/dark-ages/rules/questions.ts';
import { ASSAULT_FIGHT, MELEE_FIGHT } from '../../src/games/dark-ages/rules/state.ts';
import { pips } from '../kernel/script.ts';
import { hexOf, laid, pieceOf, play, strength } from './small-battles.ts';

describe('examples of the rulebook', () => {
  test('1: knights assault spearmen with four dice and are answered by one', () => {
    const { g } = play({ units: ['top spearmen D4', 'bottom feudalKnights F4'], hands: ['', 'doubleTime'] }, [
      'bottom: activate doubleTime-1',
      'bottom: move F4',
      'bottom: step F4 E4',
      'bottom: assault E4 x D4',
      pips(3, 2, 6, 5),
      pips(1),
    ]);
    expect(strength(g, 't1')).toBe('#o');
    expect(strength(g, 'b1')).toBe('###');
  });

  test('2: mercenaries, Leadership, and the higher morale rolls first though it defends', () => {
    const { g, waits } = play(
      {
        units: ['top swordsmen D4', 'bottom levyMilitia E4 4'],
        hands: ['leadership', 'wedgeFormation mercenaryCrossbows'],
      },
      [
        'bottom: activate wedgeFormation-44',
        'bottom: done',
        'bottom: melee E4 x D4',
        'bottom: play mercenaryCrossbows-13',
        pips(4),
        'top: play leadership-20 D4',
        pips(1, 2, 3),
        pips(5, 6, 6),
      ],
    );
    expect(waits).toContain('top hitAnswer');
    expect(strength(g, 't1')).toBe('#o');
    expect(strength(g, 'b1')).toBe('###o');
  });

  test('3: adjacent Crossbows cost a defender a die, Archers do not', () => {
    const g = laid({
      units: ['top swordsmen D4 2', 'bottom menAtArms E4', 'bottom archers E5', 'bottom crossbows D5'],
    });
    const fight = { kind: MELEE_FIGHT, cards: 0, attacker: pieceOf(g, 'b1'), defender: pieceOf(g, 't1') };
    expect(diceOf(g, fight, fight.defender, DEFENDING)).toBe(1);
    expect(diceOf(g, fight, fight.attacker, ATTACKING)).toBe(3);
    expect(diceOf(g, { ...fight, kind: ASSAULT_FIGHT }, fight.attacker, ATTACKING)).toBe(4);
  });

  test('4: archers evade through spearmen; both take a hit, the archers another', () => {
    const around = ['top spearmen C4', 'top axemen C5', 'top axemen D3', 'top axemen D5'];
    const { g } = play(
      { units: ['top archers D4 4', ...around, 'bottom axemen F4'], hands: ['', 'doubleTime doubleTime'] },
      [
        'bottom: activate doubleTime-1',
        'bottom: move F4',
        'bottom: play doubleTime-2',
        'bottom: step F4 E4',
        'bottom: assault E4 x D4',
        'top: evade D4 B4',
        'bottom: step E4 D4',
      ],
    );
    expect(hexOf(g, 't1')).toBe('B4');
    expect(strength(g, 't1')).toBe('###');
    expect(strength(g, 't2')).toBe('##o');
    expect(hexOf(g, 'b1')).toBe('D4');
  });
});
