// Sentences and refusals that must agree with the rules where it is easily missed: charges out of an empty sector, units
// that are gone, empty decks, cards named in another form, positions that no battle can come to.

import { describe, expect, it } from 'vitest';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';

const position = (...lines: string[]) =>
  new Table(rules, {
    start: { text: ['vexillum 1 position', 'game: battalion', ...lines, ''].join('\n') },
    seed: 'x',
  });

const noteOf = (table: ReturnType<typeof position>, choice: string): string | undefined =>
  table.offers().find((offer) => offer.choice === choice)?.note;

const told = (table: ReturnType<typeof position>): string[] =>
  table.events().map((event) => rules.tell(table.state, event, -1).text);

const SIDES = ['top: Roman Republic', 'bottom: Carthage', 'active: top', 'phase: action'];

describe('notes and explanations', () => {
  it('count Envelop where the charge will fight', () => {
    const inwards = position(...SIDES, 'units top: I: Roman Cavalry x2', 'units bottom: II: Scutarii x3');
    expect(noteOf(inwards, 'charge a1 S2')).toContain('With 3 dice or more.');
    expect(inwards.explain('charge a1 S2')[0].total).toBe(3);
    expect(inwards.odds('charge a1 S2').explanations[0].total).toBe(3);
    const outwards = position(...SIDES, 'units top: II: Roman Cavalry x2', 'units bottom: I: Scutarii x3');
    expect(noteOf(outwards, 'charge a1 S1')).toContain('With 4 dice or more.');
    expect(outwards.explain('charge a1 S1')[0].total).toBe(4);
    expect(() => outwards.explain('charge a1 b1')).toThrow('expected an attack such as');
  });

  it('say nothing of a unit that is gone but that it is', () => {
    const table = position(
      ...SIDES,
      'units top: II: Hastati x3 / Hastati x3',
      'units bottom: II: Scutarii x3',
      'place: a1 gone',
    );
    for (const query of ['unit a1', 'take 2 a1', 'cost a1', 'charge a1', 'assault a1 x b1', 'barrage b1 x a1']) {
      expect(() => table.explain(query)).toThrow('a1 (Hastati x3), which has been disbanded');
    }
    expect(rules.scan(table.state, 'near a1', 0).text).toBe('Your a1 (Hastati x3), disbanded.');
    expect(() => table.explain('constructor a2 x b1')).toThrow('expected an attack such as');
  });

  it('warn of a draw from an empty deck, in a rally and when a unit is given up', () => {
    const table = position(
      ...SIDES,
      'units top: II: Cretan Archers x2',
      'units bottom: II: Caetrati x2',
      'deck: top 0; bottom 0',
    );
    expect(noteOf(table, 'rally')).toBe('Your deck is empty: the draw loses the battle.');
    table.choose('barrage a1 x b1');
    for (let i = 0; i < 20 && table.prompt()?.decision !== 'takeHits'; i++) table.choose(table.choices()[0]);
    expect(noteOf(table, 'disband')).toContain('Your deck is empty: the draw loses the battle.');
  });

  it('call a command dearer by Steadfast only when it is', () => {
    for (const [order, dearer] of [
      ['b1 0', false],
      ['b1 1', true],
    ] as const) {
      const table = position(
        'top: Roman Republic',
        'bottom: Greco-Bactrian Kingdom',
        'active: top',
        'units top: II: Cretan Archers x2',
        'units bottom: II: Hoplites x2',
        `order: ${order}`,
        'at:',
        '  turn endTexts',
        '  barrage over attacker=a1 target=b1 kind=2',
        '  attack disband attacker=a1 target=b1 kind=2 ordered=2 byCommand=1 hits=1',
        '  takeHits target=b1 kind=2 hits=1 seat=1',
      );
      expect(noteOf(table, 'steadfast order')?.includes('costs more')).toBe(dearer);
    }
  });

  it('say what follows a card that is played for a payment', () => {
    const table = position(
      'top: Roman Republic',
      'bottom: Carthage',
      'active: top',
      'units top: II: Velites, Hastati',
      'units bottom: II: Scutarii x3',
      'engaged: a1 b1',
      'order: a1 2',
      'hand top: centurions-voice',
      'at:',
      '  turn endTexts',
      '  assault counter attacker=a1 target=b1',
      '  attack again attacker=a1 target=b1 byCommand=1 hits=0',
      '  afterAttackAnswer seat=0',
    );
    expect(noteOf(table, 'play centurions-voice on a1')).toContain('It evades for 2 order.');
    table.choose('play centurions-voice on a1');
    expect(table.state.unitOrder[0]).toBe(4);
    const before = position(
      ...SIDES,
      'units top: II: Velites, Hastati',
      'units bottom: II: Scutarii x3',
      'hand top: centurions-voice',
    );
    expect(noteOf(before, 'play centurions-voice')).toContain('The command must follow.');
  });

  it('tell the hits of an attack after they have been taken as well', () => {
    const table = position(
      'top: Roman Republic',
      'bottom: Carthage',
      'active: top',
      'units top: II: Velites x3',
      'units bottom: II: Scutarii x3',
      'engaged: a1 b1',
      'at:',
      '  turn endTexts',
      '  assault counter attacker=a1 target=b1',
      '  attack again attacker=a1 target=b1 byCommand=1 hits=2',
      '  afterAttackAnswer seat=0',
    );
    expect(table.prompt()?.decision).toBe('afterAttackAnswer');
    expect(table.explain('hits')[0].total).toBe(2);
  });

  it('name Heavenly Horses for cavalry alone', () => {
    const table = position(
      'top: Roman Republic',
      'bottom: Han Empire',
      'active: bottom',
      'units top: I: Hastati x3',
      'units bottom: II: Horse Lancers x2 / Halberdiers x3',
      'hand bottom: heavenly-horses spies',
    );
    table.choose('play heavenly-horses');
    expect(noteOf(table, 'redeploy b1 S1')).toBe('Heavenly Horses: no card, and it may be commanded.');
    expect(noteOf(table, 'redeploy b2 S1')).toBe('Costs a card. It may not be commanded this turn.');
    const marks = new Map(table.offers().map(({ choice, mark }) => [choice, mark]));
    expect([marks.get('redeploy b1 S1'), marks.get('redeploy b2 S1')]).toEqual(['go', 'goWithoutFight']);
  });
});

describe('the log', () => {
  const charged = (fire: number[]) => {
    const table = new Table(rules, {
      start: {
        text: [
          'vexillum 1 position',
          'game: battalion',
          ...SIDES,
          'units top: II: Velites / Hastati x3',
          'units bottom: II: Caetrati x2',
          '',
        ].join('\n'),
      },
      dice: [fire.map((face) => face - 1)],
      seed: 'x',
    });
    table.choose('charge a1');
    table.choose('fire b1');
    return table;
  };

  it('says of a charge that fire has destroyed that it ends with the unit', () => {
    const table = charged([8, 8, 1, 1]);
    table.choose('disband');
    expect(told(table)).toContain('The charge of a1 is broken.');
    expect(told(table).some((text) => text.includes('finds nobody'))).toBe(false);
  });

  it('tells of lost ranks before what comes back for them', () => {
    const table = position(
      ...SIDES,
      'units top: II: Cretan Archers x2',
      'units bottom: II: Scutarii x3',
      'disorder: b1 2',
    );
    table.choose('barrage a1 x b1');
    for (let i = 0; i < 20 && table.prompt()?.decision !== 'takeHits'; i++) table.choose(table.choices()[0]);
    const refund = table.choices().find((choice) => /^lose 1 refund [1-9]/.test(choice));
    expect(refund).toBeDefined();
    table.choose(refund ?? '');
    const kinds = table.events().map(({ kind }) => kind);
    expect(kinds.indexOf('rankLost')).toBeGreaterThan(0);
    expect(kinds.indexOf('rankLost')).toBeLessThan(kinds.indexOf('taken'));
  });
});

describe('refusals', () => {
  it('name the form in which a card is played', () => {
    const table = position(
      ...SIDES,
      'units top: II: Hastati, Triarii',
      'units bottom: II: Scutarii x3',
      'hand top: triplex-acies centurions-voice',
    );
    expect(table.whyNot('play triplex-acies')?.text).toContain('"play triplex-acies on a1"');
    expect(table.whyNot('play centurions-voice on a1')?.text).toContain('"play centurions-voice"');
    expect(table.whyNot('play triplex-acies on b1')?.text).toContain('b1 is not yours');
  });

  it('do not promise a charge into a sector where nobody is', () => {
    const table = position(...SIDES, 'units top: I: Hastati x3', 'units bottom: III: Scutarii x3; reserve: Scutarii');
    expect(table.whyNot('charge a1')?.text).toBe(
      'No enemy is in sector I; nor is one in the next that it could charge.',
    );
  });

  it('stop positions that no battle can come to', () => {
    const units = ['units top: II: Hastati x2', 'units bottom: II: Scutarii x3'];
    const read =
      (...lines: string[]) =>
      () =>
        position('top: Roman Republic', 'bottom: Carthage', ...units, ...lines);
    expect(read('disorder: a1 5')).not.toThrow();
    expect(read('disorder: a1 6')).toThrow('less disorder on a1 than its cohesion of 6 [B Disbanding a unit]');
    expect(read('ranks: a1 Hastati x3')).toThrow('ranks that a1 was built of: Hastati x2');
    expect(read('ranks: a1 Triarii')).toThrow('ranks that a1 was built of');
    expect(read('place: a1 gone', 'order: a1 1')).toThrow('no tokens on a1, which is gone');
    expect(read('place: a1 gone', 'ranks: a1 Hastati')).toThrow('no ranks of a1, which is gone');
    expect(read('place: a1 pile')).toThrow('"deploy: yes" for units in a pile');
    expect(read('camp: top order 7')).toThrow('6 tokens of top at most, found 1 more');
    expect(read('place: a1 constructor')).toThrow('a sector from S1 to S3');
    expect(read('phase: toString')).toThrow('one of begin, redeploy, action, end');
    expect(read('outcome: toString')).toThrow('running, draw, top or bottom');
  });
});
