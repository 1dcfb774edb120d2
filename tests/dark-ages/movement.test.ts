// Movement, disengagement, ground, leaders and their groups, evasion, and what keeps a unit from an assault
// [D Movement] [D Disengagement] [D Terrain] [D Evasion].

import { describe, expect, test } from 'vitest';
import { mayAssault, mayEvade } from '../../src/games/dark-ages/rules/attacks.ts';
import { evadeHex, evadeWays } from '../../src/games/dark-ages/rules/evade-ways.ts';
import { disengageHits } from '../../src/games/dark-ages/rules/questions.ts';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { FRESH, VANGUARD, WADED } from '../../src/games/dark-ages/rules/state.ts';
import { language } from '../../src/games/dark-ages/text/language.ts';
import { valuesOf } from '../kernel/script.ts';
import { hexOf, laid, pieceOf, play, strength } from './small-battles.ts';

const offered = (g: State): string[] => valuesOf(g).map((value) => language.print(value));
const hex = (g: State, name: string): number => g.battle.board.hex(name);

describe('activation', () => {
  test('points are spent unit by unit; a leader moves his group for one', () => {
    const { g } = play(
      {
        units: ['bottom spearmen F3', 'bottom spearmen F4', 'bottom spearmen F6', 'top spearmen A1'],
        leaders: ['bottom foot 2 b1'],
        hands: ['', 'doubleTime'],
      },
      [
        'bottom: activate doubleTime-1',
        'bottom: lead F3',
        'bottom: move F4',
        'bottom: step F4 E4',
        'bottom: move F3',
        'bottom: step F3 E3',
      ],
    );
    // Two points on the card, one spent: b3 is not in the group and costs the other.
    expect(g.points).toBe(1);
    expect(offered(g)).toEqual(['done', 'move F6']);
    expect(hexOf(g, 'l1')).toBe('E3');
  });

  test('a leader moves by himself, passes own units and joins one', () => {
    const { g } = play(
      {
        units: ['bottom spearmen F3', 'bottom spearmen F4', 'bottom spearmen F5', 'top spearmen A1'],
        leaders: ['bottom foot 2 b1', 'bottom foot 1 b2'],
        hands: ['', 'doubleTime'],
      },
      ['bottom: activate doubleTime-1', 'bottom: lead F3', 'bottom: move leader F3'],
    );
    // F4 has a leader already: he may pass it to F5, but not end there.
    expect(offered(g)).toContain('step F3 F5');
    expect(offered(g)).not.toContain('step F3 F4');
  });

  test('leaders may be kept from passing own units by an option', () => {
    const { g } = play(
      {
        units: ['bottom spearmen F3', 'bottom spearmen F4', 'bottom spearmen F5', 'top spearmen A1'],
        leaders: ['bottom foot 2 b1', 'bottom foot 1 b2'],
        hands: ['', 'doubleTime'],
        options: ['leadersKeepOff'],
      },
      ['bottom: activate doubleTime-1', 'bottom: lead F3', 'bottom: move leader F3'],
    );
    expect(offered(g)).not.toContain('step F3 F5');
  });

  test('Double Time doubles the allowance, Vanguard lifts the ground', () => {
    const field = {
      units: ['bottom lightHorse F4', 'top spearmen A1'],
      terrain: { stream: 'E4', marsh: 'D4' },
      hands: ['', 'wedgeFormation vanguard doubleTime'] as const,
    };
    const start = ['bottom: activate wedgeFormation-44', 'bottom: move F4'];
    const plain = play(field, [...start, 'bottom: step F4 E4', 'bottom: pass']);
    expect(strength(plain.g, 'b1')).toBe('##o');
    expect(plain.g.frames[plain.g.depth].points).toBe(1);
    const lifted = play(field, [
      ...start,
      'bottom: play vanguard-15',
      'bottom: play doubleTime-1',
      'bottom: step F4 E4',
      'bottom: step E4 D4',
    ]);
    expect(strength(lifted.g, 'b1')).toBe('###');
    expect(lifted.g.frames[lifted.g.depth].points).toBe(4);
  });
});

describe('disengagement', () => {
  const units = ['bottom spearmen E4', 'top spearmen D4', 'top archers D3', 'top crossbows E5'];
  test('enemies left behind count, Archers and routed units do not, Crossbows do', () => {
    const g = laid({ units });
    const b = pieceOf(g, 'b1');
    expect(disengageHits(g, b, hex(g, 'E4'), hex(g, 'F3'))).toBe(2);
    g.cubes[pieceOf(g, 't3')] = 0;
    expect(disengageHits(g, b, hex(g, 'E4'), hex(g, 'F3'))).toBe(1);
    // It stays adjacent to D4.
    expect(disengageHits(g, b, hex(g, 'E4'), hex(g, 'E4'))).toBe(0);
  });

  test('with the other reading all count, unless it stays adjacent to one', () => {
    const g = laid({ units: [...units, 'top axemen F4'], options: ['disengageAll'] });
    const b = pieceOf(g, 'b1');
    expect(disengageHits(g, b, hex(g, 'E4'), hex(g, 'F3'))).toBe(0);
    const other = laid({ units, options: ['disengageAll'] });
    expect(disengageHits(other, pieceOf(other, 'b1'), hex(g, 'E4'), hex(g, 'F3'))).toBe(2);
  });

  test('the hits come before the step; a unit that routs by them runs instead', () => {
    const { g } = play({ units: ['bottom spearmen E4 1', 'top spearmen D4'], hands: ['', 'doubleTime'] }, [
      'bottom: activate doubleTime-1',
      'bottom: move E4',
      'bottom: step E4 F4',
      'bottom: retreat E4 F3',
    ]);
    expect(strength(g, 'b1')).toBe('o');
    expect(hexOf(g, 'b1')).toBe('F3');
  });
});

describe('who may assault', () => {
  const may = (field: Parameters<typeof laid>[0], flags = FRESH, steps = 1): boolean => {
    const g = laid(field);
    return mayAssault(g, pieceOf(g, 'b1'), pieceOf(g, 't1'), flags, steps);
  };
  const units = ['bottom feudalKnights E4', 'top spearmen D4'];
  test('not adjacent at the start, one hex at least, no stream on the way', () => {
    expect(may({ units })).toBe(true);
    expect(may({ units }, 0)).toBe(false);
    expect(may({ units }, FRESH, 0)).toBe(false);
    expect(may({ units }, FRESH | WADED)).toBe(false);
    expect(may({ units, terrain: { stream: 'E4' } })).toBe(false);
    expect(may({ units, terrain: { stream: 'E4' } }, FRESH | WADED | VANGUARD)).toBe(true);
    expect(may({ units, terrain: { stream: 'D4' } })).toBe(true);
  });
  test('hexsides and woods', () => {
    expect(may({ units, hexsides: { slope: 'D4|E4' } })).toBe(false);
    expect(may({ units, hexsides: { slope: 'D4|E4' } }, FRESH | VANGUARD)).toBe(true);
    expect(may({ units, hexsides: { stakes: 'D4|E4' } }, FRESH | VANGUARD)).toBe(false);
    expect(may({ units, hexsides: { escarpment: 'D4|E4' } }, FRESH | VANGUARD)).toBe(false);
    expect(may({ units, terrain: { woods: 'D4' } })).toBe(false);
    expect(may({ units: ['bottom axemen E4', 'top spearmen D4'], terrain: { woods: 'D4' } })).toBe(true);
    expect(may({ units: ['bottom axemen E4', 'top spearmen D4'], hexsides: { stakes: 'D4|E4' } })).toBe(true);
    expect(may({ units: ['bottom archers E4', 'top spearmen D4'] })).toBe(false);
  });
});

describe('ground', () => {
  test('cavalry halts in woods and takes their hit once', () => {
    const { g, waits } = play(
      { units: ['bottom lightHorse F4', 'top spearmen A1'], terrain: { woods: 'E4 D4' }, hands: ['', 'doubleTime'] },
      ['bottom: activate doubleTime-1', 'bottom: move F4', 'bottom: step F4 E4'],
    );
    expect(strength(g, 'b1')).toBe('##o');
    // Its move is over: what comes next is the end of the phase, and the enemy's round.
    expect(waits.at(-1)).not.toBe('bottom step');
  });

  test('cavalry pays once for a hill on which it starts: light horse two hexes, knights one', () => {
    const field = (type: string) => ({
      units: [`bottom ${type} F4`, 'top spearmen A1'],
      terrain: { hill: 'F4 E4 D4 C4' },
      hands: ['', 'doubleTime'] as const,
    });
    const start = ['bottom: activate doubleTime-1', 'bottom: move F4', 'bottom: step F4 E4'];
    expect(play(field('lightHorse'), [...start, 'bottom: step E4 D4']).waits.at(-1)).not.toBe('bottom step');
    expect(play(field('feudalKnights'), start).waits.at(-1)).not.toBe('bottom step');
  });

  test('a slope costs a hit both ways, an escarpment is closed, stakes only to cavalry', () => {
    const field = { units: ['bottom spearmen E4', 'top spearmen A1'], hands: ['', 'doubleTime'] as const };
    const script = ['bottom: activate doubleTime-1', 'bottom: move E4', 'bottom: step E4 D4'];
    expect(strength(play({ ...field, hexsides: { slope: 'D4|E4' } }, script).g, 'b1')).toBe('##o');
    expect(strength(play({ ...field, hexsides: { stakes: 'E4|D4' } }, script).g, 'b1')).toBe('###');
    const closed = play({ ...field, hexsides: { escarpment: 'E4|D4' } }, script.slice(0, 2));
    expect(offered(closed.g)).not.toContain('step E4 D4');
  });
});

describe('evasion', () => {
  test('who may run from whom', () => {
    const may = (runner: string, attacker: string, more: string[] = []): boolean => {
      const g = laid({ units: [`top ${runner} D4`, `bottom ${attacker} E4`, ...more] });
      return mayEvade(g, pieceOf(g, 't1'), pieceOf(g, 'b1'));
    };
    expect(may('archers', 'axemen')).toBe(true);
    expect(may('feudalKnights', 'axemen')).toBe(true);
    expect(may('archers', 'lightHorse')).toBe(false);
    expect(may('spearmen', 'axemen')).toBe(false);
    expect(may('archers', 'axemen', ['bottom axemen E5'])).toBe(false);
    expect(may('archers', 'axemen', ['bottom archers E5'])).toBe(true);
  });

  test('one own unit may be passed, two in a row stop it', () => {
    const around = ['C4', 'C5', 'D3', 'D5'].map((name) => `top axemen ${name}`);
    const units = ['top archers D4', ...around, 'bottom axemen E4'];
    const open = laid({ units });
    expect(evadeWays(open, pieceOf(open, 't1'), pieceOf(open, 'b1'))).toBeGreaterThan(0);
    const behind = ['B3', 'B4', 'B5', 'C3', 'C6', 'D2', 'D6', 'E6', 'F5'].map((name) => `top levyMilitia ${name} 4`);
    const shut = laid({ units: [...units, ...behind, 'top axemen E5', 'top axemen E3'] });
    expect(evadeWays(shut, pieceOf(shut, 't1'), pieceOf(shut, 'b1'))).toBe(0);
  });

  test('it ends out of reach of the attacker, unless the players read it otherwise', () => {
    const ends = (options: string[]): string[] => {
      const g = laid({ units: ['top archers D4', 'bottom axemen E4'], options });
      return Array.from(
        { length: evadeWays(g, pieceOf(g, 't1'), pieceOf(g, 'b1')) },
        (_, i) => g.battle.board.names[evadeHex(i)],
      ).sort();
    };
    expect(ends([])).toEqual(['C4', 'C5', 'D5']);
    expect(ends(['evadeAdjacent'])).toEqual(['C4', 'C5', 'D3', 'D5', 'E5']);
  });

  test('an evaded assault goes on through the empty hex, and nobody evades twice', () => {
    const { g } = play({ units: ['top archers D4', 'bottom axemen F4'], hands: ['', 'doubleTime doubleTime'] }, [
      'bottom: activate doubleTime-1',
      'bottom: move F4',
      'bottom: play doubleTime-2',
      'bottom: step F4 E4',
      'bottom: assault E4 x D4',
      'top: evade D4 C4',
      'bottom: step E4 D4',
    ]);
    expect(strength(g, 't1')).toBe('##o');
    expect(offered(g)).toEqual(['stop', 'assault D4 x C4']);
    expect(mayEvade(g, pieceOf(g, 't1'), pieceOf(g, 'b1'))).toBe(false);
  });
});
