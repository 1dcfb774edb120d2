// Sheets and armies as texts: printing and reading are inverse, and what is wrong is refused with its place and its rule.

import { describe, expect, it, test } from 'vitest';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { randomArmy } from '../../src/games/battalion/tables/armies.ts';
import { parseSheet, printSheet } from '../../src/games/battalion/text/sheet.ts';
import { type Army, armyFaults, musterSheet, parseArmy, printArmy } from '../../src/games/battalion/text/sheet-army.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { randomNumbers } from './random-battles-kit.ts';

const army = (faction: string, size: number, seed = 3): Army => ({
  faction,
  name: `Army of ${faction}`,
  units: randomArmy(faction, size, randomNumbers(seed)),
});

describe('sheets', () => {
  it('of the six set battles are read back as they are printed', () => {
    expect(rules.scenarios).toHaveLength(6);
    for (const { id } of rules.scenarios) {
      const text = rules.sheetText(id);
      expect(printSheet(parseSheet(text))).toBe(text);
      // A battle from the text is the battle of the shelf.
      const [shelf, own] = [{ scenario: id }, { text }].map((start) => rules.start(start, new SeededChance('same')));
      expect(own.buf).toEqual(shelf.buf);
    }
  });

  it('may be written in one line for each army', () => {
    const sheet = parseSheet(
      [
        'vexillum 1 sheet',
        'game: battalion',
        'top: rome',
        'bottom: Han Empire; cards 8; tokens 7',
        'units top: I: Velites, Hastati x2 / Roman Cavalry x2; II: Triarii; reserve: Principes',
        'units bottom: II: Crossbowmen, Convicts; reserve: War Chariot',
      ].join('\n'),
    );
    expect(sheet.seats[0].units).toEqual([
      { ranks: ['velites', 'hastati', 'hastati'], place: 1 },
      { ranks: ['roman-cavalry', 'roman-cavalry'], place: 1 },
      { ranks: ['triarii'], place: 2 },
      { ranks: ['principes'], place: 'reserve' },
    ]);
    expect([sheet.seats[1].cards, sheet.seats[1].tokens]).toEqual([8, 7]);
    expect(parseSheet(printSheet(sheet))).toEqual(sheet);
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['units top: I: Hastatus', 'line 4, column 15', 'a rank of the Roman Republic (the nearest is "Hastati")'],
    ['units top: IV: Hastati', 'line 4, column 12', 'a place: I, II, III, reserve, pile'],
    ['units top: Hastati', 'line 4, column 12', 'a place and ":"'],
    ['units top: I: Hastati, Roman Cavalry', 'line 4, column 15', 'no class in common'],
    ['units top: I: Hastati x4', 'line 4, column 15', '3 ranks at most'],
    ['units top: I: Triarii x3 / Triarii x3', 'line 4, column 15', 'the box has 5'],
    ['units top2: I: Hastati', 'line 4, column 1', '"players: 4" for a third and fourth seat'],
    ['deploy: perhaps', 'line 4, column 9', '"no" or "yes"'],
  ];
  for (const [line, place, expected] of wrong) {
    it(`refuse "${line}"`, () => {
      const text = [
        'vexillum 1 sheet',
        'top: Roman Republic',
        'bottom: Carthage',
        line,
        'units bottom: I: Scutarii',
      ].join('\n');
      expect(() => parseSheet(text)).toThrow(place);
      expect(() => parseSheet(text)).toThrow(expected);
    });
  }
});

describe('armies', () => {
  it('are read back as they are printed', () => {
    for (let seed = 1; seed < 40; seed++) {
      const one = army(['rome', 'carthage', 'bactria', 'han'][seed % 4], 3 + (seed % 10), seed);
      const text = printArmy(one);
      expect(parseArmy(text)).toEqual(one);
      expect(armyFaults(one)).toEqual([]);
    }
  });

  it('say which rules they break', () => {
    const text = 'vexillum 1 army\nfaction: Carthage\nunits: War Elephants x3 / Samnites, Caetrati / War Elephants';
    const faults = armyFaults(parseArmy(text));
    expect(faults.map((fault) => fault.text).join(' ')).toMatch(/2 ranks at most.*no class in common.*the box has 2/);
    expect(faults.every((fault) => fault.ref.startsWith('B '))).toBe(true);
    expect(() => parseArmy('vexillum 1 army\nfaction: Sparta')).toThrow('line 2, column 10: expected a faction');
    expect(armyFaults(parseArmy('vexillum 1 army\nfaction: Carthage'))[0].text).toContain('this one has 0');
  });

  it('make a battle of two or four', () => {
    const two = musterSheet([army('rome', 7), army('han', 7)]);
    expect([two.seats.length, two.sectors, two.deploy]).toEqual([2, 3, true]);
    const four = musterSheet([army('rome', 4), army('han', 4), army('carthage', 4), army('bactria', 4)]);
    expect([four.seats.length, four.sectors]).toEqual([4, 5]);
    const g = rules.start({ text: printSheet(four) }, new SeededChance('four'));
    expect(rules.prompt(g).decision).toBe('deploy');
    expect(rules.view(g, 0).seats.map((one) => one.seat)).toEqual(['top', 'bottom', 'top2', 'bottom2']);
  });

  it('of the same faction, of other sizes or of a wrong number are refused with the rule', () => {
    expect(() => musterSheet([army('rome', 6), army('rome', 6)])).toThrow('[B Setup rules for mustered battles]');
    expect(() => musterSheet([army('rome', 6), army('han', 7)])).toThrow('6 were agreed on');
    expect(() => musterSheet([army('rome', 5), army('han', 5)])).toThrow('6 to 12 units');
    expect(() => musterSheet([army('rome', 6)])).toThrow('two or four armies');
  });
});

describe('B Mustered battles', () => {
  test('piles show the front rank alone to other seats until all units stand', () => {
    const g = rules.start({ text: printSheet(musterSheet([army('rome', 6), army('han', 6)])) }, new SeededChance('p'));
    const own = rules.view(g, 0).units.filter((unit) => unit.seat === 'top');
    const seen = rules.view(g, 1).units.filter((unit) => unit.seat === 'top');
    own.forEach((unit, i) => {
      expect(seen[i].ranks).toHaveLength(unit.ranks.length);
      expect(seen[i].ranks[0]).toEqual(unit.ranks[0]);
      expect(seen[i].ranks.slice(1).every((rank) => rank.kind === 'hidden')).toBe(true);
    });
    expect(own.some((unit) => unit.ranks.length > 1 && unit.ranks[1].kind !== 'hidden')).toBe(true);
  });
});
