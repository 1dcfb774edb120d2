// Fights: order of morale, parity, leaders and their shock, order cards, routs and retreats, pursuit, fire, rally, the end
// phase and the end of the battle.

import { describe, expect, test } from 'vitest';
import { ATTACKING, DEFENDING, diceOf } from '../../src/games/dark-ages/rules/questions.ts';
import { mayFireAt, mayShoot } from '../../src/games/dark-ages/rules/shots.ts';
import { HAS_MOVED, MELEE_FIGHT, type State } from '../../src/games/dark-ages/rules/state.ts';
import { language } from '../../src/games/dark-ages/text/language.ts';
import { WIN } from '../../src/kernel/state.ts';
import { pips, valuesOf } from '../kernel/script.ts';
import { type Field, hexOf, laid, pieceOf, play, strength } from './small-battles.ts';

const offered = (g: State): string[] => valuesOf(g).map((value) => language.print(value));
const MELEE = ['bottom: activate doubleTime-1', 'bottom: done', 'bottom: melee E4 x D4'];
/** Swordsmen (morale 2, attack 4, defence 3) of the bottom against spearmen (morale 2, attack 5, defence 3) of the top. */
const EQUAL: Field = { units: ['top spearmen D4', 'bottom swordsmen E4'], hands: ['', 'doubleTime'] };

describe('melee', () => {
  test('equal morale: neither roll sees the losses of the other', () => {
    const { g } = play(EQUAL, [...MELEE, pips(4, 4, 4), pips(3, 3, 1)]);
    expect([strength(g, 'b1'), strength(g, 't1')]).toEqual(['##', '#o']);
  });

  test('both rout on equal morale: only the defender goes, and nobody pursues', () => {
    const { g } = play({ ...EQUAL, units: ['top spearmen D4 1', 'bottom swordsmen E4 1'] }, [
      ...MELEE,
      pips(6),
      pips(6),
      'top: retreat D4 C4',
    ]);
    expect([strength(g, 'b1'), hexOf(g, 'b1')]).toEqual(['o', 'E4']);
    expect([strength(g, 't1'), hexOf(g, 't1')]).toEqual(['o', 'C4']);
  });

  test('a rout too short of movement stays; one without a way is eliminated', () => {
    const field: Field = {
      units: ['top axemen D4', 'bottom feudalKnights E4 1', 'bottom spearmen G7'],
      terrain: { hill: 'E4', stream: 'E3 E5 F3 F4' },
      hands: ['', 'doubleTime'],
    };
    const fight = [...MELEE, pips(1, 1), pips(4, 1, 1)];
    const stays = play(field, fight).g;
    expect([strength(stays, 'b1'), hexOf(stays, 'b1')]).toEqual(['o', 'E4']);
    expect(strength(play({ ...field, terrain: { hill: 'E4', river: 'E3 E5 F3 F4' } }, fight).g, 'b1')).toBe('-');
  });

  test('own units in the way are passed and take a hit; the edge of the map is the end', () => {
    const units = ['top axemen D4', 'bottom levyMilitia E4 1', 'bottom spearmen F3', 'bottom spearmen F4'];
    const fight = [...MELEE, pips(4, 1, 1)];
    const { g } = play({ units, hands: ['', 'doubleTime'] }, [
      ...fight,
      'bottom: retreat E4 F3',
      'bottom: retreat F3 G4',
    ]);
    expect([hexOf(g, 'b1'), strength(g, 'b2'), strength(g, 'b3')]).toEqual(['G4', '##o', '###']);
    const edge = ['bottom: activate doubleTime-1', 'bottom: done', 'bottom: melee G4 x F4', pips(4, 1, 1)];
    expect(
      strength(play({ units: ['top axemen F4', 'bottom levyMilitia G4 1'], hands: ['', 'doubleTime'] }, edge).g, 'b1'),
    ).toBe('-');
  });

  test('a rout opens the way for a pursuit', () => {
    const { g } = play({ ...EQUAL, units: ['top levyMilitia D4 1', 'bottom swordsmen E4'] }, [
      ...MELEE,
      pips(6, 1, 1),
      'top: retreat D4 C5',
      'bottom: pursue E4 D4',
    ]);
    expect([hexOf(g, 'b1'), hexOf(g, 't1')]).toEqual(['D4', 'C5']);
  });

  test('it is compulsory: done is not offered while a unit must fight', () => {
    const { g } = play(EQUAL, MELEE.slice(0, 2));
    expect(offered(g)).toEqual(['melee E4 x D4']);
  });

  test('one cube faces one attacker of the phase', () => {
    const { g } = play(
      { units: ['top spearmen D4 1', 'bottom levyMilitia E4 4', 'bottom levyMilitia E5 4'], hands: ['', 'doubleTime'] },
      [...MELEE, 'top: hold back', pips(1, 1, 1, 1), 'bottom: melee E5 x D4', pips(6), pips(1, 1, 1)],
    );
    expect([strength(g, 'b1'), strength(g, 'b2')]).toEqual(['####', '###o']);
  });

  test('a routed unit does not roll, unless the players read it otherwise', () => {
    const dice = (options: string[]): number => {
      const g = laid({ ...EQUAL, options });
      g.cubes[pieceOf(g, 't1')] = 0;
      g.grey[pieceOf(g, 't1')] = 1;
      const fight = { kind: MELEE_FIGHT, cards: 0, attacker: pieceOf(g, 'b1'), defender: pieceOf(g, 't1') };
      return diceOf(g, fight, fight.defender, DEFENDING);
    };
    expect([dice([]), dice(['routedDefend'])]).toEqual([0, 1]);
  });
});

describe('leaders', () => {
  test('two sixes kill him, and all around take hits by his morale', () => {
    const { g } = play(
      {
        units: ['top spearmen D4', 'bottom swordsmen E4', 'bottom levyMilitia E3 4', 'bottom levyMilitia G7 4'],
        leaders: ['bottom foot 2 b1', 'bottom foot 1 b3'],
        hands: ['', 'doubleTime'],
      },
      [...MELEE, pips(1, 1, 1, 1), pips(6, 6, 1), pips(2, 6)],
    );
    expect(hexOf(g, 'l1')).toBe('-');
    expect([strength(g, 'b1'), strength(g, 'b2'), strength(g, 'b3')]).toEqual(['#', '###', '####']);
  });

  test('his morale counts even when it is lower, and he adds a die', () => {
    const { g } = play({ ...EQUAL, leaders: ['bottom foot 1 b1'] }, [...MELEE, pips(3, 1, 1), pips(1, 1, 1)]);
    // The spearmen rolled first: three dice; then the swordsmen with two cubes and the leader.
    expect(strength(g, 'b1')).toBe('##o');
  });

  test('the leader of a routed unit joins the one beside it; alone he stays', () => {
    const field: Field = {
      units: ['top levyMilitia D4 1', 'bottom swordsmen E4', 'top spearmen D5'],
      leaders: ['top foot 1 t1'],
      hands: ['', 'doubleTime'],
    };
    const joined = play(field, [...MELEE, pips(5, 1, 1), 'top: retreat D4 C4']);
    expect(hexOf(joined.g, 'l1')).toBe('D5');
    const alone = play({ ...field, units: field.units.slice(0, 2) }, [...MELEE, pips(5, 1, 1), 'top: retreat D4 C4']);
    expect(hexOf(alone.g, 'l1')).toBe('D4');
  });

  test('hits that his unit cannot take are his: the first routs him', () => {
    const { g } = play(
      { units: ['top levyMilitia D4 1', 'bottom swordsmen E4'], leaders: ['top foot 1 t1'], hands: ['', 'doubleTime'] },
      [...MELEE, pips(4, 4, 4), 'top: retreat D4 C4', 'top: retreat C4 B3'],
    );
    expect([strength(g, 't1'), strength(g, 'l1'), hexOf(g, 'l1')]).toEqual(['-', 'o', 'B3']);
  });
});

describe('order cards', () => {
  const wall = (top: string, bottom: string, script: (string | number[])[], more: string[] = []) =>
    play({ units: ['top spearmen D4', 'bottom housecarls E4', ...more], hands: [top, `doubleTime ${bottom}`] }, [
      ...MELEE,
      ...script,
    ]);

  test('Shield Wall and Schiltron absorb a hit, Wedge breaks them', () => {
    const hit = pips(3, 3, 3);
    expect(strength(wall('shieldWall', '', ['top: play shieldWall-7', hit, pips(1, 1)]).g, 't1')).toBe('##');
    expect(strength(wall('schiltron', '', ['top: play schiltron-10', hit, pips(1, 1)]).g, 't1')).toBe('##');
    const broken = ['bottom: pass', 'top: play shieldWall-7', 'bottom: play wedgeFormation-44', hit, pips(1)];
    expect(strength(wall('shieldWall', 'wedgeFormation', broken).g, 't1')).toBe('#o');
  });

  test('Shield Wall needs that no other enemy is adjacent, unless the players read it otherwise', () => {
    const field: Field = {
      units: ['top spearmen D4', 'bottom housecarls E4', 'bottom axemen E5'],
      hands: ['shieldWall', 'doubleTime'],
    };
    expect(offered(play(field, MELEE).g)).toEqual(['pass']);
    expect(offered(play({ ...field, options: ['wallAlways'] }, MELEE).g)).toEqual(['pass', 'play shieldWall-7']);
  });

  test('Last Stand: the grey cube and one more die roll, then the grey cube goes', () => {
    const { g } = wall('lastStand', '', ['top: play lastStand-4', pips(3, 1, 1), pips(1, 1, 1, 1)]);
    expect(strength(g, 't1')).toBe('##');
  });

  test('Knights: two dice, and the first hit of the answer is ignored', () => {
    const { g } = play(
      { units: ['top levyMilitia D4 4', 'bottom feudalKnights E4'], hands: ['', 'doubleTime knightsAttack'] },
      [...MELEE, 'bottom: play knightsAttack-24', pips(1, 1, 1, 1, 1), pips(6, 6, 1, 1)],
    );
    expect(strength(g, 'b1')).toBe('##o');
  });

  test('Combined Forces: all roll first, and one of them is answered', () => {
    const { g } = play(
      {
        units: ['top swordsmen D4', 'bottom feudalKnights E4', 'bottom levyMilitia E5 4'],
        hands: ['', 'doubleTime combinedForces'],
      },
      [
        ...MELEE,
        'bottom: play combinedForces-17',
        'bottom: join E5',
        pips(3, 1, 1),
        pips(5, 1, 1, 1),
        'top: face E5',
        pips(6, 6),
      ],
    );
    expect(strength(g, 't1')).toBe('##');
    expect([strength(g, 'b1'), strength(g, 'b2')]).toEqual(['###', '###']);
  });

  test('Fake retreat: the attacker follows and is struck without an answer', () => {
    const { g } = play(
      {
        units: ['top spearmen D4', 'top axemen C5', 'bottom swordsmen E4'],
        hands: ['fakeRetreat', 'doubleTime'],
      },
      [...MELEE, 'top: play fakeRetreat-41', 'top: fall back D4 C4', pips(5, 1, 1), pips(3, 3, 1)],
    );
    expect(hexOf(g, 'b1')).toBe('D4');
    expect(hexOf(g, 't1')).toBe('C4');
    expect(strength(g, 'b1')).toBe('#o');
  });

  test('No retreat: it stays with an active cube', () => {
    const { g } = play({ units: ['top levyMilitia D4 1', 'bottom swordsmen E4'], hands: ['noRetreat', 'doubleTime'] }, [
      ...MELEE,
      'top: pass',
      pips(6, 1, 1),
      'top: pass',
      'top: play noRetreat-38',
    ]);
    expect([strength(g, 't1'), hexOf(g, 't1')]).toEqual(['#', 'D4']);
  });

  test('Pillage: an adjacent enemy takes a hit, from either side', () => {
    const { g } = play({ ...EQUAL, hands: ['pillage', 'doubleTime'] }, [
      ...MELEE,
      'top: play pillage-36 E4',
      pips(1, 1),
      pips(1, 1, 1),
    ]);
    expect(strength(g, 'b1')).toBe('##o');
  });
});

describe('ranged combat', () => {
  test('range, woods, units in the way of Crossbows', () => {
    const may = (shooter: string, target: string, more: string[], terrain = {}): boolean => {
      const g = laid({ units: [`bottom ${shooter} F4`, `top spearmen ${target}`, ...more], terrain });
      return mayShoot(g, pieceOf(g, 'b1')) && mayFireAt(g, pieceOf(g, 'b1'), pieceOf(g, 't1'));
    };
    expect(may('archers', 'D4', [])).toBe(true);
    expect(may('archers', 'C4', [])).toBe(false);
    expect(may('longbows', 'C4', [])).toBe(true);
    expect(may('longbows', 'C4', [], { woods: 'C4' })).toBe(false);
    expect(may('archers', 'E4', [])).toBe(false);
    expect(may('crossbows', 'E4', [])).toBe(true);
    // D4 lies straight up from F4 along the side between E4 and E5.
    expect(may('archers', 'D4', [], { woods: 'E5' })).toBe(false);
    expect(may('crossbows', 'D4', ['bottom spearmen E5'])).toBe(true);
    expect(may('crossbows', 'D4', ['bottom spearmen E5', 'bottom spearmen E4'])).toBe(false);
    expect(may('archers', 'E5', [], { woods: 'F4 E5' })).toBe(false);
  });

  test('Crossbows shoot and load in turn', () => {
    const field: Field = {
      units: ['bottom crossbows F4', 'top spearmen D4'],
      hands: ['doubleTime doubleTime doubleTime', 'schiltron schiltron schiltron'],
    };
    const shot = ['bottom: activate schiltron-10', 'bottom: done', 'bottom: fire F4 x D4', pips(1, 1, 1), 'top: pass'];
    const { g, waits } = play(field, [...shot, 'bottom: activate schiltron-11', 'bottom: done', 'top: pass']);
    expect(g.loaded[pieceOf(g, 'b1')]).toBe(1);
    expect(waits.filter((wait) => wait === 'bottom combat')).toHaveLength(1);
  });

  test('Darken sky and Ignite arrows add up', () => {
    const { waits } = play(
      { units: ['bottom archers F4', 'top spearmen D4'], hands: ['', 'doubleTime darkenSky igniteArrows'] },
      [
        'bottom: activate doubleTime-1',
        'bottom: done',
        'bottom: play darkenSky-30',
        'bottom: play igniteArrows-33',
        'bottom: fire F4 x D4',
        pips(1, 1, 1, 1, 1, 1),
      ],
    );
    expect(waits).toContain('roll 6d6');
  });
});

describe('rally', () => {
  const field: Field = {
    units: ['bottom spearmen F4', 'bottom spearmen F5', 'top spearmen A1'],
    leaders: ['bottom foot 2 b1'],
    hands: ['', 'doubleTime'],
    lastly(g) {
      g.cubes[pieceOf(g, 'b1')] = 2;
      g.grey[pieceOf(g, 'b1')] = 1;
      g.cubes[pieceOf(g, 'b2')] = 0;
      g.grey[pieceOf(g, 'b2')] = 1;
    },
  };
  test('name, draw, look: red fails, green makes the grey cube active, two green help another', () => {
    const red = play(field, ['bottom: activate doubleTime-1', 'bottom: rally F4', 'bottom: name F5', [0]]);
    expect(strength(red.g, 'b2')).toBe('o');
    expect(offered(red.g)).toEqual(['done', 'name F4', 'name F5']);
    // The deck without the card played: number 1 of it is card 3, one green mark; number 4 is card 6, two.
    const green = play(field, ['bottom: activate doubleTime-1', 'bottom: rally F4', 'bottom: name F5', [1]]);
    expect(strength(green.g, 'b2')).toBe('##');
    const two = play(field, [
      'bottom: activate doubleTime-1',
      'bottom: rally F4',
      'bottom: name F5',
      [4],
      'bottom: name F4',
    ]);
    expect([strength(two.g, 'b1'), strength(two.g, 'b2')]).toEqual(['###', '##']);
    expect(two.g.discardCount).toBe(2);
  });
});

describe('turns and the end', () => {
  test('two passes end the turn; without a card played one leaves the deck; routed units run', () => {
    const { g } = play(
      {
        units: ['bottom spearmen D4', 'top spearmen A1'],
        hands: ['doubleTime schiltron shieldWall', 'wedgeFormation pillage lastStand'],
        lastly: (s) => {
          s.cubes[pieceOf(s, 'b1')] = 0;
          s.grey[pieceOf(s, 'b1')] = 1;
        },
      },
      ['bottom: pass', 'top: pass', 'bottom: pass', 'bottom: retreat D4 E4', [0]],
    );
    expect(hexOf(g, 'b1')).toBe('E4');
    expect([g.turn, g.discardCount, g.deckLeft]).toEqual([2, 1, 39]);
  });

  test('the limit ends the battle in the middle of a fight', () => {
    const { g } = play(
      { units: ['top levyMilitia D4 1', 'bottom swordsmen E4'], hands: ['', 'doubleTime'], limits: [null, 1] },
      [...MELEE, pips(4, 4, 1)],
    );
    expect(g.outcome).toBe(WIN + 1);
  });

  test('a side whose leaders are all dead loses', () => {
    const { g } = play({ ...EQUAL, leaders: ['top foot 1 t1'] }, [...MELEE, pips(6, 1, 1), pips(6)]);
    expect(g.outcome).toBe(WIN + 1);
  });

  test('both sides lose at once: the higher sum of morale among the lost loses, and on a tie Player B wins', () => {
    const both = (top: string): number =>
      play(
        {
          units: [`top ${top} D4 1`, 'bottom swordsmen E4 1'],
          leaders: ['top foot 2 t1', 'bottom foot 2 b1'],
          hands: ['', 'doubleTime'],
          limits: [1, 1],
        },
        [...MELEE, pips(5, 5), pips(5, 5)],
      ).g.outcome;
    expect(both('spearmen')).toBe(WIN + 0);
    expect(both('housecarls')).toBe(WIN + 1);
  });

  test('the last turn: the deck runs out, all but events are shuffled, and then Player B has won', () => {
    const { g } = play(
      {
        units: ['bottom spearmen D4', 'top spearmen A1'],
        hands: ['doubleTime', 'wedgeFormation'],
        lastly(s) {
          for (let c = 0; c < 49; c++) if (s.cardAt[c] === 0) s.cardAt[c] = 4;
          s.deckLeft = 0;
        },
      },
      [
        'bottom: activate wedgeFormation-44',
        'bottom: done',
        'top: activate doubleTime-1',
        'top: done',
        [0],
        [0],
        'bottom: pass',
      ],
    );
    expect(g.lastTurn).toBe(1);
    expect(g.outcome).toBe(WIN + 0);
  });
});

describe('what a unit has not moved for', () => {
  test('a ring stands until it moves', () => {
    const g = laid({ units: ['top pikemen D4 4', 'bottom axemen E4'], rules: ['ring t1'] });
    const { absorbs } = g.battle.hooks;
    expect(absorbs[0].absorbs?.(g, pieceOf(g, 't1'))).toBe(true);
    g.lasting[pieceOf(g, 't1')] |= HAS_MOVED;
    expect(absorbs[0].absorbs?.(g, pieceOf(g, 't1'))).toBe(false);
  });

  test('attack and defence dice by ground', () => {
    const dice = (terrain: Field['terrain'], role: number): number => {
      const g = laid({ units: ['top spearmen D4', 'bottom axemen E4'], terrain });
      const fight = { kind: MELEE_FIGHT, cards: 0, attacker: pieceOf(g, 'b1'), defender: pieceOf(g, 't1') };
      return diceOf(g, fight, role === ATTACKING ? fight.attacker : fight.defender, role);
    };
    expect(dice({ woods: 'D4' }, DEFENDING)).toBe(4);
    expect(dice({ woods: 'E4' }, ATTACKING)).toBe(2);
    expect(dice({ hill: 'D4' }, DEFENDING)).toBe(4);
    expect(dice({ hill: 'D4 E4' }, DEFENDING)).toBe(3);
    expect(dice({ hill: 'E4' }, ATTACKING)).toBe(4);
    expect(dice({ stream: 'E4' }, ATTACKING)).toBe(2);
    expect(dice({ marsh: 'D4' }, DEFENDING)).toBe(2);
  });
});
