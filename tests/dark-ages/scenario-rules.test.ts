// The scenarios: their data, their special rules and their events, each by itself on a small field [D Scenarios].

import { describe, expect, test } from 'vitest';
import fulford from '../../src/games/dark-ages/data/scenarios/01-fulford.json' with { type: 'json' };
import {
  attackOf,
  DEFENDING,
  defenceOf,
  diceOf,
  hinderers,
  moraleOf,
} from '../../src/games/dark-ages/rules/questions.ts';
import { edgeField } from '../../src/games/dark-ages/rules/retreat-ways.ts';
import { mayFireAt } from '../../src/games/dark-ages/rules/shots.ts';
import { CLEAR, MARSH, MELEE_FIGHT, RIVER, STREAM, type State, WET } from '../../src/games/dark-ages/rules/state.ts';
import { readScenario } from '../../src/games/dark-ages/tables/scenario-data.ts';
import { dataChecksum, rulesVersion, sheets } from '../../src/games/dark-ages/tables/scenarios.ts';
import { CARDS, numberIn, UNIT_TYPES } from '../../src/games/dark-ages/tables/tables.ts';
import { makeBattle } from '../../src/games/dark-ages/text/battle.ts';
import { language } from '../../src/games/dark-ages/text/language.ts';
import { WIN } from '../../src/kernel/state.ts';
import { pips, valuesOf } from '../kernel/script.ts';
import { type Field, hexOf, laid, pieceOf, play, strength } from './small-battles.ts';

const offered = (g: State): string[] => valuesOf(g).map((value) => language.print(value));
const at = (g: State, name: string): number => g.battle.board.hex(name);
const FAR = ['top spearmen A1', 'bottom spearmen G7'];
/** Player A, at the bottom, plays the event card in his hand. */
const EVENT = 'bottom: event historicalEvent-47';
const event = (
  field: Omit<Field, 'hands'>,
  script: (string | number[])[] = [],
  hands: [string, string] = ['', 'historicalEvent'],
) => play({ ...field, hands }, [EVENT, ...script]);

describe('data', () => {
  test('twelve scenarios, thirteen types, 49 cards, as shipped', () => {
    expect(sheets.map((sheet) => sheet.id)).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
      '11',
      '12',
    ]);
    expect([UNIT_TYPES.length, CARDS.length]).toEqual([13, 49]);
    // When data are corrected on purpose the constant SHIPPED in scenarios.ts must follow.
    expect(rulesVersion, `the checksum of the data is ${dataChecksum}`).toBe('3');
  });

  test('armies are not in contact at the start', () => {
    for (const sheet of sheets) {
      const battle = makeBattle(sheet);
      for (let p = 0; p < battle.unitCount; p++) {
        for (let q = 0; q < battle.unitCount; q++) {
          const [a, b] = [battle.startHex[p], battle.startHex[q]];
          if (a < 0 || b < 0 || battle.seat[p] === battle.seat[q]) continue;
          expect(battle.board.distance[a * battle.board.size + b], `${sheet.id} ${battle.tags[p]}`).toBeGreaterThan(1);
        }
      }
    }
  });

  test('what is wrong in a file is named with its place', () => {
    expect(() => readScenario('x', { id: '13' })).toThrow('data/scenarios/x.json,: "name" is missing');
    for (const width of [2, 14, 5.5, '7']) {
      const wide = { ...fulford, board: { ...fulford.board, width } };
      expect(() => readScenario('x', wide), String(width)).toThrow('a whole number from 3 to 13');
    }
    expect(numberIn('here', 1, 1, 9)).toBe(1);
    for (const value of [0, 10, 1.5, '2']) {
      expect(() => numberIn('here', value, 1, 9), String(value)).toThrow(
        'here: expected a whole number from 1 to 9, found ',
      );
    }
    const [first] = sheets;
    const wrong = { ...first, rules: [{ key: 'noSuchRule', args: [], line: 0, column: 0 }] };
    expect(() => makeBattle(wrong)).toThrow('scenario 01: no special rule is called noSuchRule');
    const river = { ...first, units: first.units.map((unit, i) => (i === 0 ? { ...unit, hex: 'A1' } : unit)) };
    expect(() => makeBattle(river)).toThrow('cannot stand in the river at A1');
  });
});

describe('special rules', () => {
  const value = (rules: string[], units: string[], of: (g: State) => number): number => of(laid({ units, rules }));

  test('values: no mail, bare chests, mallets, champion, small folk', () => {
    expect(value(['noMail top'], ['top spearmen A1'], (g) => defenceOf(g, 0))).toBe(4);
    expect(value(['bareChests top axemen'], ['top axemen A1'], (g) => defenceOf(g, 0))).toBe(5);
    expect(value(['mallets top longbows 5'], ['top longbows A1'], (g) => attackOf(g, 0))).toBe(5);
    expect(value([], ['top longbows A1'], (g) => attackOf(g, 0))).toBe(0);
    expect(value(['champion t1'], ['top axemen A1 1'], (g) => moraleOf(g, 0))).toBe(3);
    expect(value(['smallFolk t1'], ['top levyMilitia A1 4'], (g) => moraleOf(g, 0))).toBe(1);
  });

  test('the champion: two dice, no target, the first hit does not rout him, the second kills him uncounted', () => {
    const field: Field = {
      units: ['top axemen D4 1', 'bottom housecarls E4', 'bottom archers F4'],
      rules: ['champion t1'],
      hands: ['', 'doubleTime'],
      limits: [null, 1],
    };
    const g = laid(field);
    expect(mayFireAt(g, pieceOf(g, 'b2'), pieceOf(g, 't1'))).toBe(false);
    const start = ['bottom: activate doubleTime-1', 'bottom: done', 'bottom: melee E4 x D4'];
    const hit = play(field, [...start, pips(3, 1, 1), pips(1, 1)]);
    expect([strength(hit.g, 't1'), hexOf(hit.g, 't1')]).toEqual(['o', 'D4']);
    const dead = play(field, [...start, pips(3, 3, 1), pips(1, 1)]);
    expect([strength(dead.g, 't1'), dead.g.lost[0], dead.g.outcome]).toEqual(['-', 0, 0]);
  });

  test('close order: two own units beside it, and several enemies cost no die', () => {
    const units = ['top spearmen D4', 'top spearmen D3', 'top spearmen D5', 'bottom axemen E4', 'bottom axemen E5'];
    expect(value(['closeOrder top'], units, (g) => hinderers(g, 0, pieceOf(g, 'b1')))).toBe(0);
    expect(value([], units, (g) => hinderers(g, 0, pieceOf(g, 'b1')))).toBe(1);
  });

  test('the press: two own units close behind cost a die', () => {
    const dice = (units: string[]): number =>
      value(['press bottom'], units, (g) =>
        diceOf(
          g,
          { kind: MELEE_FIGHT, cards: 0, attacker: 0, defender: pieceOf(g, 'b1') },
          pieceOf(g, 'b1'),
          DEFENDING,
        ),
      );
    expect(dice(['top axemen D4', 'bottom axemen E4', 'bottom axemen F3', 'bottom axemen F4'])).toBe(2);
    expect(dice(['top axemen D4', 'bottom axemen E4', 'bottom axemen F3'])).toBe(3);
  });

  test('ground that is barred: marsh for levies, woods for all but longbows, the bog for horse', () => {
    const first = (rules: string[], type: string, terrain: Field['terrain']): string[] =>
      offered(
        play({ units: [`bottom ${type} F4`, 'top spearmen A1'], terrain, rules, hands: ['', 'doubleTime'] }, [
          'bottom: activate doubleTime-1',
          'bottom: move F4',
        ]).g,
      );
    expect(first(['shunsMarsh levyMilitia'], 'levyMilitia', { marsh: 'E4' })).not.toContain('step F4 E4');
    expect(first(['shunsMarsh levyMilitia'], 'spearmen', { marsh: 'E4' })).toContain('step F4 E4');
    expect(first(['thickWoods longbows'], 'spearmen', { woods: 'E4' })).not.toContain('step F4 E4');
    expect(first(['thickWoods longbows'], 'longbows', { woods: 'E4' })).toContain('step F4 E4');
    expect(first(['bog E4'], 'lightHorse', {})).not.toContain('step F4 E4');
    expect(first(['bog E4'], 'spearmen', {})).toContain('step F4 E4');
    expect(first(['holdTheHill bottom 1'], 'spearmen', { hill: 'F4 F3' })).toEqual(['stop', 'step F4 F3']);
  });

  test('pits: two hits for horse in the stream, none with Vanguard; the shallow stream costs no die', () => {
    const field: Field = {
      units: ['bottom feudalKnights F4', 'top spearmen A1'],
      terrain: { stream: 'E4' },
      rules: ['pits'],
      hands: ['', 'doubleTime vanguard'],
    };
    const start = ['bottom: activate doubleTime-1', 'bottom: move F4'];
    expect(strength(play(field, [...start, 'bottom: step F4 E4']).g, 'b1')).toBe('##');
    expect(strength(play(field, [...start, 'bottom: play vanguard-15', 'bottom: step F4 E4']).g, 'b1')).toBe('###');
    const dice = (rules: string[]): number => {
      const g = laid({ units: ['top spearmen D4', 'bottom axemen E4'], terrain: { stream: 'D4' }, rules });
      return diceOf(g, { kind: MELEE_FIGHT, cards: 0, attacker: pieceOf(g, 'b1'), defender: 0 }, 0, DEFENDING);
    };
    expect([dice([]), dice(['shallowStream'])]).toEqual([2, 3]);
  });

  test('the narrow bridge, fire over the river, exits', () => {
    const g = laid({
      units: ['bottom spearmen F4', 'bottom longbows F2', 'top spearmen C2'],
      terrain: { river: 'E1 E2 E3 E5 E6 E7', bridge: 'E4' },
      rules: ['narrowBridge bottom E4 2', 'noFireAcrossRiver 2', 'exits bottom G1'],
    });
    expect(g.battle.hooks.barsEntry[0].barsEntry?.(g, pieceOf(g, 'b1'), at(g, 'E4'))).toBe(false);
    g.crossings = 2;
    expect(g.battle.hooks.barsEntry[0].barsEntry?.(g, pieceOf(g, 'b1'), at(g, 'E4'))).toBe(true);
    expect(mayFireAt(g, pieceOf(g, 'b2'), pieceOf(g, 't1'))).toBe(false);
    const field = edgeField(g, pieceOf(g, 'b1'));
    expect([field[at(g, 'G1')], field[at(g, 'G2')], field[at(g, 'G4')]]).toEqual([1, 2, 4]);
  });

  test('stakes fall when the unit behind them goes', () => {
    const { g } = play(
      {
        units: ['bottom pikemen E4 4', 'top spearmen A1'],
        hexsides: { stakes: 'E4|D4 E4|D3' },
        rules: ['stakesFall b1'],
        hands: ['', 'doubleTime'],
      },
      ['bottom: activate doubleTime-1', 'bottom: move E4', 'bottom: step E4 F4'],
    );
    expect([g.sidesGone[at(g, 'E4')] !== 0, g.sidesGone[at(g, 'D4')] !== 0]).toEqual([true, true]);
  });

  test('leaders: unmourned, mourned, never alone', () => {
    const field: Field = {
      units: ['top spearmen D4', 'bottom swordsmen E4', 'bottom levyMilitia G7 4', 'bottom spearmen E3'],
      leaders: ['bottom foot 3 b1', 'bottom foot 1 b2'],
      hands: ['', 'doubleTime'],
    };
    // He has morale 3: his side rolls first; then a six and another kill him.
    const kill = [
      'bottom: activate doubleTime-1',
      'bottom: done',
      'bottom: melee E4 x D4',
      pips(1, 1, 1, 1),
      pips(6, 1, 1),
      pips(6),
    ];
    expect(strength(play(field, kill).g, 'b1')).toBe('#');
    expect(strength(play({ ...field, rules: ['unmourned l1'] }, kill).g, 'b1')).toBe('##o');
    expect(strength(play({ ...field, rules: ['mourned l1 levyMilitia'] }, kill).g, 'b2')).toBe('###o');
    const blind: Field = {
      units: ['top axemen D4', 'bottom levyMilitia E4 1'],
      leaders: ['bottom mounted 1 b1', 'bottom foot 1 b1'].slice(0, 1),
      rules: ['blindKing l1'],
      hands: ['', 'doubleTime'],
    };
    const lost = play(blind, ['bottom: activate doubleTime-1', 'bottom: done', 'bottom: melee E4 x D4', pips(5, 5, 1)]);
    expect([strength(lost.g, 'b1'), hexOf(lost.g, 'l1'), lost.g.outcome]).toEqual(['-', '-', WIN + 0]);
  });

  test('the Standard lets a leader draw again, until the enemy ends a round there', () => {
    const field: Field = {
      units: ['bottom spearmen F4', 'bottom spearmen F5', 'top spearmen A1'],
      leaders: ['bottom foot 2 b1'],
      rules: ['standard bottom F4'],
      hands: ['', 'doubleTime'],
      lastly(g) {
        g.cubes[pieceOf(g, 'b2')] = 2;
        g.grey[pieceOf(g, 'b2')] = 1;
      },
    };
    const { g } = play(field, [
      'bottom: activate doubleTime-1',
      'bottom: rally F4',
      'bottom: name F5',
      [0],
      'bottom: draw again',
      [0],
    ]);
    expect(strength(g, 'b2')).toBe('###');
    const lost = play(
      {
        units: ['top spearmen D4', 'bottom spearmen E6', 'bottom spearmen G7'],
        rules: ['standard bottom D4'],
        hands: ['', 'doubleTime'],
      },
      ['bottom: activate doubleTime-1', 'bottom: done'],
    );
    expect([strength(lost.g, 'b1'), strength(lost.g, 'b2')]).toEqual(['##o', '###']);
  });

  test('the camp: units around the king take a hit, once', () => {
    const { g } = play(
      {
        units: ['top spearmen D4', 'bottom spearmen G4', 'bottom spearmen G5', 'bottom spearmen G7'],
        leaders: ['bottom mounted 3 b1'],
        rules: ['camp top l1 D4'],
        hands: ['', 'doubleTime'],
      },
      ['bottom: activate doubleTime-1', 'bottom: done'],
    );
    expect(['b1', 'b2', 'b3'].map((tag) => strength(g, tag))).toEqual(['##o', '##o', '###']);
  });

  test('a marching schiltron holds until the round is over', () => {
    const { g } = play(
      {
        units: ['top pikemen D4 4', 'bottom axemen E4', 'bottom axemen E5'],
        rules: ['marchingSchiltrons top pikemen'],
        hands: ['schiltron', 'doubleTime'],
      },
      [
        'bottom: activate doubleTime-1',
        'bottom: done',
        'bottom: melee E4 x D4',
        'top: play schiltron-10',
        pips(1, 1, 1),
        pips(3, 3, 1),
        'bottom: melee E5 x D4',
        pips(1, 1),
        pips(3, 3, 1),
      ],
    );
    expect(strength(g, 't1')).toBe('###');
  });
});

describe('events', () => {
  test('ground: tide, mud, the bridge', () => {
    const tide = event({ units: FAR, terrain: { stream: 'D3 D4' }, events: ['tide'] });
    expect(tide.g.hexTerrain[at(tide.g, 'D3')]).toBe(CLEAR);
    const mud = event({ units: FAR, events: ['mud D3'] });
    expect(mud.g.hexTerrain[at(mud.g, 'D3')]).toBe(MARSH);
    const broken = event({
      units: [...FAR, 'top spearmen D4'],
      leaders: ['top foot 1 t1', 'top foot 1 t2'],
      terrain: { bridge: 'D4' },
      events: ['bridgeBreaks D4'],
    });
    expect([broken.g.hexTerrain[at(broken.g, 'D4')], strength(broken.g, 't2'), strength(broken.g, 'l2')]).toEqual([
      RIVER,
      '-',
      '-',
    ]);
    expect(STREAM).not.toBe(CLEAR);
  });

  test('reinforcements come to free entry hexes and count as moved', () => {
    const { g } = event({ units: [...FAR, 'bottom spearmen @G1,G2'], events: ['latecomers r1'], tags: { b2: 'r1' } }, [
      'bottom: place r1 G2',
    ]);
    expect([hexOf(g, 'r1'), strength(g, 'r1')]).toEqual(['G2', '###']);
    const late = event({
      units: [...FAR, 'bottom spearmen @G1', 'bottom axemen G1'],
      events: ['latecomers r1'],
      tags: { b2: 'r1' },
    });
    expect(hexOf(late.g, 'r1')).toBe('-');
  });

  test('units that leave count for nobody', () => {
    const { g } = event({ units: [...FAR, 'top lightHorse B4'], events: ['horseLeaves t2'], limits: [null, 1] });
    expect([strength(g, 't2'), g.lost[0], g.outcome]).toEqual(['-', 0, 0]);
    const home = event(
      { units: [...FAR, 'top levyMilitia B4 4'], events: ['brabantGoesHome top levyMilitia spearmen'] },
      ['top: choose B4'],
    );
    expect(strength(home.g, 't2')).toBe('-');
  });

  test('heat, kings in danger, stones, rumours', () => {
    const units = ['top spearmen D4', 'bottom spearmen E4', 'bottom spearmen G7'];
    const heat = event({ units, events: ['heat'] });
    expect(['t1', 'b1', 'b2'].map((tag) => strength(heat.g, tag))).toEqual(['##o', '##o', '###']);
    const kings = event({ units, leaders: ['top foot 3 t1', 'bottom foot 1 b1'], events: ['kingsInDanger'] }, [
      'bottom: choose D4',
    ]);
    expect(strength(kings.g, 't1')).toBe('##');
    const stones = play({ units, events: ['feintOrStones'], hands: ['historicalEvent', 'doubleTime'] }, [
      'bottom: pass',
      'top: event historicalEvent-47',
      'top: choose E4',
    ]);
    expect(strength(stones.g, 'b1')).toBe('##o');
    const rumour = play(
      {
        units: ['top spearmen A1', ...['C1', 'C4', 'C6'].map((hex) => `bottom axemen ${hex}`)],
        leaders: ['bottom mounted 3 b1', 'top foot 1 t1'],
        events: ['gallowayOrRumour axemen l1'],
        hands: ['historicalEvent', 'doubleTime'],
      },
      ['bottom: pass', 'top: event historicalEvent-47', 'top: choose C4', 'top: choose C6'],
    );
    expect(['b1', 'b2', 'b3'].map((tag) => strength(rumour.g, tag))).toEqual(['###', '##o', '##o']);
  });

  test('a feigned flight draws infantry off the hill', () => {
    const { g } = event(
      {
        units: ['top spearmen C4', 'bottom lightHorse E4', 'bottom spearmen G7'],
        terrain: { hill: 'C4 C5' },
        events: ['feintOrStones'],
      },
      ['bottom: choose C4', 'bottom: draw off C4 D4'],
    );
    expect([hexOf(g, 't1'), strength(g, 't1')]).toEqual(['D4', '##o']);
  });

  test('units that move at once: Galloway, Keith, the horn', () => {
    const fury = event(
      {
        units: ['top spearmen C4', 'bottom axemen F4'],
        leaders: ['bottom foot 1 b1'],
        events: ['gallowayOrRumour axemen l1'],
      },
      [
        'bottom: choose F4',
        'bottom: step F4 E4',
        'bottom: step E4 D4',
        'bottom: assault D4 x C4',
        pips(3, 3, 1, 1, 1),
        pips(1, 1),
      ],
    );
    expect(strength(fury.g, 't1')).toBe('##');
    const keith = event({ units: ['top archers D4', 'bottom lightHorse G4'], events: ['keithsHorse b1'] }, [
      'bottom: step G4 F4',
      'bottom: step F4 E4',
      'bottom: assault E4 x D4',
      pips(4, 4, 1, 1),
      pips(1, 1),
    ]);
    expect(strength(keith.g, 't1')).toBe('##');
    const horn = event({ units: [...FAR, 'bottom spearmen F2'], events: ['horn'] }, [
      'bottom: choose G7',
      'bottom: step G7 F7',
      'bottom: choose F2',
      'bottom: step F2 E2',
    ]);
    expect([hexOf(horn.g, 'b1'), hexOf(horn.g, 'b2')]).toEqual(['F7', 'E2']);
  });

  test('riding down: two hits for the crossbows', () => {
    const { g } = event(
      {
        units: ['top spearmen A1', 'bottom feudalKnights F4', 'bottom crossbows E4'],
        events: ['rideThemDown feudalKnights crossbows'],
      },
      ['bottom: choose F4', 'bottom: ride E4 D4'],
    );
    expect([hexOf(g, 'b1'), strength(g, 'b2')]).toEqual(['D4', '##']);
  });

  test('weather: arrows spent, wet strings, the evening storm; no quarter; baggage', () => {
    const flags = (key: string): number =>
      event({ units: FAR, events: [key] }, [], ['schiltron', 'historicalEvent']).g.eventFlags;
    expect([flags('arrowsSpent'), flags('eveningStorm bottom'), flags('cloudburst'), flags('noQuarter')]).toEqual([
      1, 2, 4, 8,
    ]);
    const wet = play(
      {
        units: ['top spearmen A1', 'bottom crossbows F4', 'bottom crossbows F6'],
        events: ['cloudburst'],
        hands: ['', 'historicalEvent doubleTime'],
      },
      [
        'bottom: activate doubleTime-1',
        'bottom: move F4',
        'bottom: step F4 E4',
        'bottom: done',
        EVENT,
        ...[[0], [0], [0], [0], [0], [0]],
      ],
    );
    expect(['b1', 'b2'].map((tag) => wet.g.lasting[pieceOf(wet.g, tag)] & WET)).toEqual([WET, 0]);
    const raid = (cubes: number) =>
      event({ units: [`top levyMilitia A1 ${cubes}`, 'bottom spearmen G7'], events: ['baggage t1'], limits: [null, 1] })
        .g;
    expect([strength(raid(3), 't1'), strength(raid(1), 't1'), raid(1).lost[0], raid(1).outcome]).toEqual([
      '##',
      '-',
      0,
      0,
    ]);
  });

  test('the clock: Player A fills the deck again, Player B calls the last turn', () => {
    const longer = play(
      {
        units: FAR,
        events: ['rider', 'clock'],
        hands: ['schiltron schiltron', 'historicalEvent historicalEvent doubleTime'],
      },
      [
        EVENT,
        'top: activate schiltron-10',
        'top: done',
        'bottom: activate doubleTime-1',
        'bottom: done',
        'top: pass',
        'bottom: event historicalEvent-48',
      ],
    );
    // What was discarded since the first event is in the deck again; the two events lie there.
    expect([longer.g.lastTurn, longer.g.cardAt[0], longer.g.cardAt[9], longer.g.discardCount]).toEqual([0, 0, 0, 2]);
    const last = play({ units: FAR, events: ['clock'], hands: ['historicalEvent', 'doubleTime'] }, [
      'bottom: pass',
      'top: event historicalEvent-47',
    ]);
    expect(last.g.lastTurn).toBe(1);
  });
});
