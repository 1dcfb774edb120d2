// Assault, barrage, charge and reaction; engagements of more than two units; pools; Evade and Anticipate.

import { describe, expect, test } from 'vitest';
import { mostAssigned, poolOf } from '../../src/games/battalion/rules/questions.ts';
import {
  ASSAULT,
  BARRAGE,
  CHARGE,
  COUNTERATTACK,
  countBits,
  FIRE,
  type State,
} from '../../src/games/battalion/rules/state.ts';
import { Trace } from '../../src/kernel/explain.ts';
import {
  asked,
  campOf,
  go,
  linkUnits,
  offered,
  open,
  pips,
  play,
  ranksOf,
  seat,
  tokensOf,
  unitOf,
} from './position-kit.ts';

const MISS = pips(1, 1, 1);

describe('assault', () => {
  const seats = [
    seat('rome', 'I hastati hastati', 'I triarii', 'II velites'),
    seat('carthage', 'I samnites samnites', 'I scutarii', 'II caetrati'),
  ];

  test('attack, hits, counterattack with what is left, and both stay engaged', () => {
    const g = play(
      seats,
      { edit: (s) => linkUnits(s, 'a1', 'b1') },
      'top: assault a1 x b1',
      pips(8, 8, 8),
      'bottom: lose 1 refund 0',
      pips(5, 1, 1),
      'bottom: assign best',
      'top: lose 0 place 1',
    );
    expect([ranksOf(g, 'b1'), tokensOf(g, 'a1'), g.links[unitOf('a1')]]).toEqual(['samnites', [1, 1], 1]);
    expect(asked(g)).toBe('bottom action');
  });

  test('a disbanded target does not counterattack, and the attacker goes back to its formation zone', () => {
    const g = play(
      seats,
      { edit: (s) => linkUnits(s, 'a2', 'b2') },
      'top: assault a2 x b2',
      pips(8, 8, 8),
      'bottom: disband',
      [0],
    );
    expect([g.links[unitOf('a2')], ranksOf(g, 'b2'), asked(g)]).toEqual([0, '', 'bottom redeploy']);
    expect([campOf(g, 1), g.deckLeft[1], g.handCount[1]]).toEqual([[8, 0], 7, 1]);
  });

  test('an overlapped unit attacks one enemy, and only that one answers', () => {
    const edit = (s: State): void => {
      linkUnits(s, 'a1', 'b1');
      linkUnits(s, 'a2', 'b1');
    };
    const g = open(seats, { active: 1, edit });
    expect(offered(g).filter((c) => c.startsWith('assault'))).toEqual(['assault b1 x a1', 'assault b1 x a2']);
    go(g, 'bottom: assault b1 x a2', pips(1, 1, 1, 1));
    // Triarii counterattack: three dice, Guard, and one for the Hastati beside them.
    expect(asked(g)).toBe('roll 5d8');
  });
});

describe('barrage', () => {
  const seats = [
    seat('rome', 'I cretan-archers', 'II cretan-archers', 'III hastati'),
    seat('carthage', 'II samnites', 'II scutarii', 'III war-elephants'),
  ];
  const barrages = (g: State): string[] => offered(g).filter((c) => c.startsWith('barrage'));

  test('unengaged enemies of the sector; out of an empty sector those of the next', () => {
    const g = open(seats);
    expect(barrages(g)).toEqual(['barrage a1 x b1', 'barrage a1 x b2', 'barrage a2 x b1', 'barrage a2 x b2']);
  });

  test('engaged units are neither aimed at nor barrage, and a sector with engaged enemies is not empty', () => {
    const g = open([seat('rome', 'II cretan-archers', 'II hastati'), seat('carthage', 'II samnites', 'I scutarii')], {
      edit: (s) => linkUnits(s, 'a2', 'b1'),
    });
    expect(barrages(g)).toEqual([]);
    expect(offered(g)).toEqual(['rally', 'charge a1', 'assault a2 x b1']);
    const bound = open(seats, { edit: (s) => linkUnits(s, 'a2', 'b1') });
    expect(barrages(bound)).toEqual(['barrage a1 x b2']);
  });

  test('no counterattack follows', () => {
    const g = play(seats, {}, 'top: barrage a2 x b1', pips(4, 1, 1), 'top: assign best', 'bottom: lose 0 place 1');
    expect(asked(g)).toBe('bottom action');
  });
});

describe('charge', () => {
  const seats = [
    seat('rome', 'II hastati hastati', 'I roman-cavalry', 'III hastati'),
    seat('carthage', 'II caetrati caetrati', 'II samnites', 'II scutarii'),
  ];

  test('fire that disbands the charger ends the charge', () => {
    const g = play(
      [seat('rome', 'II velites', 'II hastati'), seats[1]],
      {},
      'top: charge a1',
      'bottom: fire b1',
      pips(8, 8, 1, 1),
      'top: disband',
      [0],
    );
    expect([g.charging, asked(g)]).toEqual([0, 'bottom action']);
  });

  test('a counter-charge takes the choice of target away; Impetus counts for the charger, Guard for the other', () => {
    const g = open([seat('rome', 'II allied-cavalry'), seat('carthage', 'II sacred-band', 'II samnites')]);
    go(g, 'top: done', 'top: charge a1', 'bottom: counter b1');
    expect(asked(g)).toBe('roll 4d8');
    go(g, pips(1, 1, 1, 1));
    expect(asked(g)).toBe('roll 4d8');
    expect([tokensOf(g, 'b1'), countBits(g.links[unitOf('a1')])]).toEqual([[1, 0], 1]);
  });

  test('Anticipate: the counterattack first, and no attack by a charger that is gone', () => {
    const anticipating = [seat('carthage', 'II caetrati', 'II samnites'), seat('rome', 'II hastati')];
    const g = open(anticipating);
    go(g, 'top: charge a1', 'bottom: counter b1', pips(8, 8, 1), 'top: disband', [0]);
    expect([asked(g), g.links[unitOf('b1')], tokensOf(g, 'b1')]).toEqual(['bottom action', 0, [1, 0]]);
    const both = go(open(anticipating), 'top: charge a1', 'bottom: counter b1', MISS);
    expect(asked(both)).toBe('roll 3d8');
    go(both, MISS);
    expect(asked(both)).toBe('bottom action');
  });

  test('Fright must be paid for, and who cannot pay is not asked', () => {
    const scary = [seat('carthage', 'II celt-infantry', 'I samnites'), seat('rome', 'II triarii')];
    const g = open(scary, { edit: (s) => void (s.campOrder[1] = 2) });
    go(g, 'top: charge a1', 'bottom: counter b1');
    expect(tokensOf(g, 'b1')).toEqual([2, 0]);
    const poor = open(scary, { edit: (s) => void (s.campOrder[1] = 1) });
    go(poor, 'top: charge a1');
    expect(asked(poor)).toBe('top target');
  });

  test('out of an empty sector into the next one: no reaction, and it belongs there from then on', () => {
    const g = open([seat('rome', 'I roman-cavalry'), seat('carthage', 'II caetrati', 'II samnites')]);
    expect(offered(g)).toEqual(['rally', 'charge a1 S2']);
    go(g, 'top: charge a1 S2');
    expect([asked(g), offered(g)]).toEqual(['top target', ['engage b1', 'engage b2']]);
    go(g, 'top: engage b2', MISS, MISS);
    expect([g.unitSector[unitOf('a1')], asked(g)]).toEqual([1, 'bottom action']);
  });

  test('overlapping, at most three on one unit unless the reading says otherwise', () => {
    const crowd = [
      seat('rome', 'II hastati', 'II hastati', 'II triarii', 'II principes'),
      seat('carthage', 'II samnites samnites', 'I scutarii'),
    ];
    const edit = (s: State): void => {
      for (const unit of ['a1', 'a2']) linkUnits(s, unit, 'b1');
    };
    const g = go(open(crowd, { edit }), 'top: charge a3', 'top: engage b1');
    expect([countBits(g.links[unitOf('b1')]), asked(g)]).toEqual([3, 'roll 5d8']);
    const full = (s: State): void => {
      edit(s);
      linkUnits(s, 'a3', 'b1');
    };
    expect(offered(open(crowd, { edit: full }))).not.toContain('charge a4');
    expect(offered(open(crowd, { edit: full, options: ['overlapFreely'] }))).toContain('charge a4');
  });

  test('an enemy that overlaps a friend is split off; the friend keeps the other', () => {
    const edit = (s: State): void => {
      linkUnits(s, 'a1', 'b1');
      linkUnits(s, 'a1', 'b2');
    };
    const g = open([seat('rome', 'II hastati hastati', 'II triarii'), seat('carthage', 'II samnites', 'II scutarii')], {
      edit,
    });
    go(g, 'top: charge a2', 'top: engage b2');
    expect([g.links[unitOf('a1')], g.links[unitOf('a2')]]).toEqual([1, 2]);
    expect([g.links[unitOf('b1')], g.links[unitOf('b2')]]).toEqual([1, 2]);
    // No overlap die: the two stand alone.
    expect(asked(g)).toBe('roll 3d8');
  });
});

describe('Evade', () => {
  const seats = [seat('rome', 'II hastati hastati'), seat('carthage', 'II caetrati caetrati')];
  const edit = (s: State): void => linkUnits(s, 'a1', 'b1');

  test('after its attack, for a second command: no counterattack, and both go back', () => {
    const g = play(seats, { edit, active: 1 }, 'bottom: assault b1 x a1', MISS, 'bottom: evade b1');
    expect([tokensOf(g, 'b1'), g.links[unitOf('a1')], asked(g)]).toEqual([[2, 0], 0, 'top action']);
  });

  test('after its counterattack in an assault, if it can pay; not in a charge', () => {
    const g = go(open(seats, { edit }), 'top: assault a1 x b1', MISS, MISS);
    expect(offered(g)).toEqual(['pass', 'evade b1']);
    go(g, 'bottom: evade b1');
    expect([tokensOf(g, 'b1'), g.links[unitOf('b1')]]).toEqual([[1, 0], 0]);
    const poor = open(seats, {
      edit(s) {
        edit(s);
        s.campOrder[1] = 0;
      },
    });
    expect(asked(go(poor, 'top: assault a1 x b1', MISS, MISS))).toBe('bottom action');
    const charged = open(seats, { edit: (s) => void (s.campOrder[1] = 1) });
    expect(asked(go(charged, 'top: charge a1', 'bottom: pass', 'top: engage b1', MISS, MISS))).toBe('bottom action');
  });
});

describe('pools', () => {
  const poolFor = (unit: string, kind: number, sector = 'II', faction = 'carthage', friends = 0): number => {
    const top = ['hastati', 'hastati', 'hastati'].slice(0, friends).map((u) => `${sector} ${u}`);
    const g = open([
      seat('bactria', `${sector} hoplites`),
      seat(faction, `${sector} ${unit}`, ...top.map(() => `${sector} ${unit}`)),
    ]);
    linkUnits(g, 'a1', 'b1');
    for (let i = 0; i < friends; i++) linkUnits(g, 'a1', `b${i + 2}`);
    const trace = new Trace();
    const a = { attacker: 12, target: 0, kind, stampede: 0, extra: 0, fewer: 0 };
    expect(poolOf(g, a, trace)).toBe(trace.total);
    return poolOf(g, a);
  };

  test('traits, each in its own kind of attack', () => {
    const all = (unit: string, faction?: string, sector?: string): number[] =>
      [ASSAULT, CHARGE, BARRAGE, FIRE, COUNTERATTACK].map((kind) => poolFor(unit, kind, sector, faction));
    expect(all('scutarii')).toEqual([3, 3, 3, 3, 3]);
    expect(all('samnites')).toEqual([4, 3, 3, 3, 3]); // Attrition
    expect(all('celt-cavalry')).toEqual([3, 4, 3, 3, 3]); // Impetus
    expect(all('sacred-band')).toEqual([3, 3, 3, 3, 4]); // Guard
    expect(all('caetrati')).toEqual([3, 3, 3, 4, 3]); // Screen
    expect(all('war-elephants')).toEqual([4, 4, 4, 4, 4]); // Powerful
    expect(all('roman-cavalry', 'rome', 'II')).toEqual([3, 3, 3, 3, 3]);
    expect(all('roman-cavalry', 'rome', 'I')).toEqual([4, 4, 3, 3, 3]); // Envelop
    expect(all('roman-cavalry', 'rome', 'III')).toEqual([4, 4, 3, 3, 3]);
    expect(all('war-chariot', 'han', 'III')).toEqual([5, 5, 4, 4, 4]);
  });

  test('others engaged with the target, in melee only, and six at most', () => {
    expect(poolFor('scutarii', ASSAULT, 'II', 'carthage', 2)).toBe(5);
    expect(poolFor('scutarii', COUNTERATTACK, 'II', 'carthage', 2)).toBe(5);
    expect(poolFor('caetrati', BARRAGE, 'II', 'carthage', 2)).toBe(3);
    expect(poolFor('war-elephants', ASSAULT, 'II', 'carthage', 3)).toBe(6);
  });

  test('cards make dice up to six', () => {
    const g = open([seat('rome', 'II hastati'), seat('carthage', 'II samnites')], {
      hands: [['testudo', 'testudo', 'auxilia', 'decimation'], []],
    });
    go(g, 'top: done', 'top: charge a1', 'bottom: pass', 'top: engage b1');
    go(g, 'top: add testudo', 'top: add testudo', 'top: add auxilia');
    expect(asked(g)).toBe('roll 6d8');
    expect(g.handCount[0]).toBe(1);
  });
});

test('the best assignment is the largest', () => {
  const g = open([seat('rome', 'II hastati'), seat('carthage', 'II samnites')]);
  const count = (dice: number[], values: number[]): number => {
    g.heap.fill(0);
    g.values.fill(0);
    for (const die of dice) g.heap[die]++;
    for (const value of values) g.values[value]++;
    return g.heap[8] + mostAssigned(g.heap, g.values);
  };
  expect(count([7, 5, 5, 1], [5, 5])).toBe(2);
  expect(count([6, 4, 2], [5, 5, 4])).toBe(2);
  expect(count([8, 6, 5, 5, 1], [5, 6])).toBe(3);
  expect(count([8, 8], [])).toBe(2);
  expect(count([5, 6], [6, 5])).toBe(2);
  // Against every matching tried one by one.
  const brute = (dice: number[], values: number[]): number => {
    if (dice.length === 0) return 0;
    const [die, ...rest] = dice;
    let best = brute(rest, values);
    values.forEach((value, i) => {
      if (die >= value)
        best = Math.max(
          best,
          1 +
            brute(
              rest,
              values.filter((_, j) => j !== i),
            ),
        );
    });
    return best;
  };
  for (let n = 0; n < 300; n++) {
    const dice = [n % 7, (n * 3) % 7, (n * 5 + 1) % 7, (n >> 3) % 7].map((d) => d + 1);
    const values = [(n * 7) % 7, (n >> 2) % 7, (n * 11) % 7].map((v) => v + 1);
    count(dice, values);
    expect(mostAssigned(g.heap, g.values)).toBe(brute(dice, values));
  }
});
