// The 19 Medieval sheets: canonical form, the printed war councils, the counts of the set-ups, weapons by the special
// rules, and set-ups that can stand on a board.

import { describe, expect, it } from 'vitest';
import { parseSheet, printSheet, type Sheet, type Side } from '../../src/families/commands/text/sheet.ts';
import { sheetTexts } from '../../src/games/medieval/scenarios/index.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';

/** The war councils of the rulebook: id; top army, cards, tokens; bottom army, cards, tokens; who begins; banners. */
const councils: [string, string, number, number, string, number, number, Side | 'roll', number][] = [
  ['01', 'Hun', 5, 4, 'Roman', 5, 2, 0, 9],
  ['02', 'Hun', 5, 3, 'Roman', 5, 4, 1, 7],
  ['03', 'Hun', 5, 2, 'Roman', 5, 3, 1, 7],
  ['04', 'Sassanid', 5, 4, 'Byzantine', 5, 2, 1, 6],
  ['05', 'Sassanid', 5, 3, 'Byzantine', 5, 3, 0, 6],
  ['06', 'Sassanid', 5, 3, 'Byzantine', 6, 4, 0, 7],
  ['07', 'Sassanid', 5, 4, 'Byzantine', 6, 4, 1, 6],
  ['08', 'Sassanid', 5, 5, 'Byzantine', 5, 3, 0, 6],
  ['09', 'Sassanid', 5, 3, 'Byzantine', 4, 3, 'roll', 5],
  ['10', 'Vandal', 4, 2, 'Byzantine', 5, 4, 1, 5],
  ['11', 'Vandal', 5, 3, 'Byzantine', 5, 3, 0, 6],
  ['12', 'Vandal', 3, 2, 'Byzantine', 5, 3, 0, 5],
  ['13', 'Vandal', 5, 2, 'Byzantine', 5, 4, 1, 6],
  ['14', 'Sassanid', 5, 3, 'Byzantine', 5, 2, 0, 5],
  ['15', 'Sassanid', 4, 2, 'Byzantine', 5, 4, 1, 6],
  ['16', 'Sassanid', 5, 3, 'Byzantine', 6, 5, 0, 7],
  ['17', 'Sassanid', 5, 3, 'Byzantine', 5, 3, 0, 7],
  ['18', 'Sassanid', 5, 3, 'Byzantine', 5, 4, 1, 6],
  ['19', 'Sassanid', 5, 5, 'Byzantine', 11, 3, 1, 5],
];

/** id; units on the board by code and leaders, for the top and the bottom army. */
const counts: [string, string, number, string, number][] = [
  ['01', 'LB 1 A 1 WA 3 LC 2 LBC 4 MBC 4 HBC 3', 3, 'LB 2 A 2 MI 3 HI 2 LC 2 LBC 2 MC 2 HC 3', 3],
  ['02', 'A 2 WA 5 LC 1 LBC 3 MBC 2 HBC 2 HC 2', 2, 'LB 1 A 2 MI 2 HI 3 LBC 2 MC 2 HC 2 HBC 2', 3],
  ['03', 'LB 1 A 1 WA 5 LC 1 LBC 3 MBC 2 HBC 2 HC 3', 2, 'A 2 WA 5 MI 1 LC 2 LBC 2 HBC 2 HC 3', 3],
  ['04', 'LB 2 A 1 MI 2 LBC 2 MBC 3 HBC 2 SHBC 2', 2, 'LB 1 A 1 MI 2 HI 1 MBC 4 HBC 4 SHBC 1', 3],
  ['05', 'LB 2 A 1 WA 1 MI 2 LC 1 LBC 2 MBC 3 HBC 2 SHBC 1', 2, 'LB 2 A 2 MI 2 HI 1 LBC 1 MBC 2 HBC 1 SHBC 1', 2],
  ['06', 'LB 3 A 2 MI 2 HI 2 LC 1 LBC 2 MBC 2 HBC 2 SHBC 2', 3, 'LB 2 A 2 MI 2 HI 1 LBC 2 MBC 2 HBC 2 SHBC 1', 3],
  ['07', 'LB 2 A 2 WA 2 MI 3 LC 1 LBC 2 MBC 2 HBC 1 SHBC 1', 2, 'LB 1 A 1 MI 2 HI 1 LBC 1 MBC 3 HBC 2 SHBC 1', 3],
  ['08', 'LC 3 LBC 3 MBC 4 HBC 3 SHBC 2', 3, 'LB 1 A 2 MI 2 HI 1 LC 3 LBC 1 MBC 3 SHBC 2', 3],
  ['09', 'LC 1 LBC 3 MBC 3 HBC 2 SHBC 1', 2, 'LB 1 A 2 MI 2 HI 1 LBC 1 MBC 2 SHBC 2', 3],
  ['10', 'LC 3 MC 5 HC 4', 2, 'A 1 LBC 4 HBC 4 SHBC 2', 3],
  ['11', 'LC 3 MC 5 HC 4', 2, 'LC 2 LBC 2 MBC 3 HBC 3 SHBC 1', 2],
  ['12', 'LC 4 MC 5 HC 3', 2, 'LC 1 LBC 3 MBC 3 HBC 3 SHBC 2', 2],
  ['13', 'A 1 WA 2 LC 1 MC 5 HC 4', 2, 'LC 2 LBC 1 MBC 3 HBC 3 SHBC 2', 3],
  ['14', 'LB 2 A 2 WA 1 MI 2 HI 1 LC 1 LBC 2 MBC 2 HBC 2 SHBC 1', 3, 'LB 2 A 2 MI 2 MBC 2', 2],
  ['15', 'LB 2 A 2 WA 2 MI 2 HI 1 LC 1 LBC 1 MBC 1', 2, 'LB 2 A 2 WA 2 MI 2 HI 1 LC 1 LBC 1 MC 2 SHBC 1', 3],
  ['16', 'LB 2 A 2 WA 2 MI 2 LC 1 LBC 2 MBC 3 SHBC 2', 2, 'LB 1 A 2 WA 3 MI 2 HI 2 LC 1 MC 2 HBC 1 SHBC 1', 3],
  ['17', 'LB 1 A 2 MI 2 LC 1 LBC 2 MBC 3 HBC 2 SHBC 2', 2, 'LB 2 A 2 WA 2 MI 2 HI 2 LC 1 LBC 1 MBC 3 SHBC 1', 4],
  ['18', 'LB 1 A 1 LC 1 LBC 3 MBC 4 HBC 3 SHBC 2', 3, 'A 1 MI 1 LC 2 LBC 2 MBC 5 SHBC 3', 3],
  ['19', 'LB 1 A 1 MI 1 MBC 2 HBC 2 SHBC 1', 2, 'LB 1 A 1 MI 1 LC 2 LBC 2 MBC 4 SHBC 2', 2],
];

/** Medium, heavy and super heavy cavalry that the special rules let each army have, by battle. */
const bows = 'MBC HBC SHBC';
const someBows = 'MBC SHBC'; // the rules of these battles name no heavy cavalry
const noBows = 'MC HC';
const weapons: { readonly [id: string]: readonly [string, string] } = {
  '01': ['MBC HBC', noBows],
  '02': ['MBC HBC HC', `${noBows} HBC`],
  '03': ['MBC HBC HC', 'HBC HC'],
  '04': [bows, bows],
  '05': [bows, bows],
  '06': [bows, bows],
  '07': [bows, bows],
  '08': [bows, someBows],
  '09': [bows, someBows],
  '10': [noBows, 'HBC SHBC'],
  '11': [noBows, bows],
  '12': [noBows, bows],
  '13': [noBows, bows],
  '14': [bows, 'MBC'],
  '15': ['MBC', 'MC SHBC'],
  '16': [someBows, 'MC HBC SHBC'],
  '17': [bows, someBows],
  '18': [bows, someBows],
  '19': [bows, someBows],
};

const codes = 'LB A WA MI HI LC LBC MC MBC HC HBC SHC SHBC'.split(' ');
const armoured = 'MC MBC HC HBC SHC SHBC'.split(' ');
const impassable = ['river', 'cityWall'];
const open = ['brokenGround', 'forest', 'hill', 'ruggedHill', 'fordableRiver', 'stream', 'camp', 'cityGate'];
const kinds = [...impassable, ...open];

const sheets = sheetTexts.map(parseSheet);
const byId = (id: string): Sheet => {
  const sheet = sheets.find((one) => one.id === id);
  if (sheet === undefined) throw new Error(`no sheet ${id}`);
  return sheet;
};
const own = <T extends { side: Side }>(all: readonly T[], side: Side): T[] => all.filter((one) => one.side === side);
const tally = (sheet: Sheet, side: Side): string => {
  const army = own(sheet.units, side).map((unit) => unit.code);
  return [...new Set(army)].map((code) => `${code} ${army.filter((one) => one === code).length}`).join(' ');
};
const ruleOf = (id: string, key: string): string[] => byId(id).rules.find((rule) => rule.key === key)?.args ?? [];
const ground = (sheet: Sheet, ...of: string[]): string[] =>
  sheet.terrain.filter((tile) => of.includes(tile.kind)).map((tile) => tile.hex);
const neighbours = (hex: string): string[] => {
  const row = hex.charCodeAt(0);
  const column = Number(hex.slice(1));
  const shift = row % 2 === 1 ? -1 : 0; // rows A C E ... have odd letter codes
  const beside = (dr: number, dc: number): string => `${String.fromCharCode(row + dr)}${column + dc}`;
  const near = [-1, 1].flatMap((dr) => [beside(dr, shift), beside(dr, shift + 1)]);
  return [beside(0, -1), beside(0, 1), ...near];
};
const onBoard = (hex: string): boolean => {
  const row = hex.charCodeAt(0) - 65;
  const column = Number(hex.slice(1));
  return row >= 0 && row < 11 && column >= 1 && column <= 13 - (row % 2);
};

describe('the Medieval sheets', () => {
  it('are the 19 scenarios in the order of their numbers', () => {
    expect(sheets.map((sheet) => sheet.id)).toEqual(counts.map(([id]) => id));
    expect(sheets.every((sheet) => sheet.game === 'medieval' && sheet.board === '13x11')).toBe(true);
    expect(new Set(sheets.map((sheet) => sheet.name)).size).toBe(19);
  });

  it.each(councils)(
    '%s has the printed war council',
    (id, top, topCards, topTokens, low, cards, tokens, first, goal) => {
      const { sides, banners, rules, first: begins } = byId(id);
      expect(sides.map(({ army, command, tokens: has }) => [army, command, has])).toEqual([
        [top, topCards, topTokens],
        [low, cards, tokens],
      ]);
      expect(banners).toEqual([goal, goal]);
      const rolled = rules.some((rule) => rule.key === 'rollForFirstMove');
      expect(rolled ? 'roll' : begins).toBe(first);
    },
  );

  it.each(counts)('%s has the units and leaders of its set-up', (id, top, topLed, low, lowLed) => {
    const sheet = byId(id);
    expect([tally(sheet, 0), own(sheet.leaders, 0).length]).toEqual([top, topLed]);
    expect([tally(sheet, 1), own(sheet.leaders, 1).length]).toEqual([low, lowLed]);
  });

  it.each(Object.entries(weapons))('%s arms its cavalry by the special rules', (id, allowed) => {
    const sheet = byId(id);
    for (const side of [0, 1] as const) {
      const waiting = own(sheet.reserves, side).flatMap((reserve) => reserve.units.map((unit) => unit.code));
      const cavalry = [...own(sheet.units, side).map((unit) => unit.code), ...waiting];
      const wrong = cavalry.filter((code) => armoured.includes(code) && !allowed[side].split(' ').includes(code));
      expect(wrong).toEqual([]);
    }
  });

  it('has the Roman cavalry of Catalaunian Fields (Roman Right) heavy and without bows, by the erratum', () => {
    expect(byId('03').units.find((unit) => unit.hex === 'I7')).toMatchObject({ side: 1, code: 'HC' });
    expect(byId('03').notes.map((note) => note.provenance)).toContain('erratum');
  });

  it.each(sheetTexts.map((text): [string, string] => [parseSheet(text).id, text]))('%s is canonical', (_, text) => {
    expect(printSheet(parseSheet(text))).toBe(text);
  });

  it.each(sheets.map((sheet): [string, Sheet] => [sheet.id, sheet]))('%s can stand on a board', (_, sheet) => {
    const hexes = sheet.units.map((unit) => unit.hex);
    expect(new Set(hexes).size).toBe(hexes.length);
    expect(sheet.units.filter((unit) => !codes.includes(unit.code) || unit.blocks !== undefined)).toEqual([]);
    expect(sheet.terrain.filter((tile) => !kinds.includes(tile.kind) || tile.sides.length > 0)).toEqual([]);
    expect(new Set(sheet.terrain.map((tile) => tile.hex)).size).toBe(sheet.terrain.length);
    expect(hexes.filter((hex) => ground(sheet, ...impassable).includes(hex))).toEqual([]);
    const named = sheet.rules.flatMap((rule) => rule.args.filter((arg) => /^[A-Z]\d/.test(arg)));
    expect(named.filter((hex) => !onBoard(hex))).toEqual([]);
    // Every leader begins with a unit of his own, and no name stands twice in an army.
    const alone = sheet.leaders.filter(({ side, hex }) => !own(sheet.units, side).some((unit) => unit.hex === hex));
    expect(alone).toEqual([]);
    expect(new Set(sheet.leaders.map(({ side, name }) => `${side} ${name}`)).size).toBe(sheet.leaders.length);
  });

  it('have these rules and reserves, and no others', () => {
    const special = sheets.flatMap((sheet) => [
      ...sheet.rules.map((rule) => [sheet.id, rule.key, ...rule.args].join(' ')),
      ...sheet.reserves.map(
        ({ side, name, units, leaders }) =>
          `${sheet.id} reserve ${side} ${name} ${units.map(({ code, count }) => `${code} ${count}`)} ${leaders}`,
      ),
    ]);
    expect(special).toEqual([
      '05 scoutForBanner bottom',
      '06 city bottom',
      '06 gateBanner top',
      '06 hiddenCavalry bottom pharas left D1 E1 E2 F1',
      '06 reserve 1 pharas MBC 2 Pharas',
      '07 city bottom',
      '07 gateBanner top',
      '08 heldGroup 1 G11 G12 H10 H11 I11 I12',
      '09 rollForFirstMove',
      '10 exitForBanner bottom heavyCavalry A9 A10 A11 A12 A13',
      '11 heldGroup 3 E6 E7 F5 F6 F7 G6 G7 G8',
      '12 growingHand top 3 4 5',
      '13 reinforceAfter top 3 moors A2 A3 A4',
      '13 reinforceAfter bottom 3 huns K10 K11 K12',
      '13 reserve 0 moors LC 3 ',
      '13 reserve 1 huns LBC 3 ',
      '14 exitForBanner top any K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13',
      '15 camps top',
      '15 razeCamps bottom',
      '17 city top',
      '17 gateBanner bottom',
      '17 insideWalls top B3 B4 B5 B6 A4 A5 A6 A7',
      '18 camps top',
      '18 razeCamps bottom',
      '19 noDraws bottom',
      '19 scoutForBanner top',
      '19 suddenDeath bottom E6 E7 E8 F4 F5 F6 F7 F8 F9 G6 G7 G8',
    ]);
  });

  it('have rules that fit their ground', () => {
    // The hills that are held, and those of the sudden death, are hills; two of the three groups are all there are.
    expect(ruleOf('08', 'heldGroup').slice(1)).toEqual(ground(byId('08'), 'hill'));
    expect(ground(byId('11'), 'hill')).toEqual(expect.arrayContaining(ruleOf('11', 'heldGroup').slice(1)));
    expect(ruleOf('19', 'suddenDeath').slice(1)).toEqual(ground(byId('19'), 'hill'));
    expect(ruleOf('06', 'hiddenCavalry').slice(3)).toEqual(ground(byId('06'), 'hill'));
    for (const sheet of sheets) {
      const keys = sheet.rules.map((rule) => rule.key);
      expect(keys.includes('city')).toBe(ground(sheet, 'cityGate').length > 0);
      expect(keys.includes('camps')).toBe(ground(sheet, 'camp').length > 0);
      expect(ground(sheet, 'stream').length > 0).toBe(sheet.id === '13');
    }
  });

  it('shut the city of Onoguris on all sides by walls and gates', () => {
    const inside = ruleOf('17', 'insideWalls').slice(1);
    const closed = [...inside, ...ground(byId('17'), 'cityWall', 'cityGate')];
    expect(inside.flatMap(neighbours).filter((hex) => onBoard(hex) && !closed.includes(hex))).toEqual([]);
  });

  it('say where they depart from the facts they were made from, and why', () => {
    const changed = sheets.flatMap(({ id, notes }) =>
      notes.filter((note) => note.provenance === 'changed').map(({ text }) => [id, text] as const),
    );
    expect(changed.map(([id]) => id)).toEqual(['09', '10', '10', '15']);
    for (const [, text] of changed)
      expect(text).toMatch(/^Our first set-up had .*[A-K]\d+.*(, because |: between equal computer players .* won )/);
    const nap = parseSheet(napoleonicsRules.sheetText('napoleonics/12')).notes;
    expect(nap.find((note) => note.provenance === 'changed')?.text).toMatch(
      /^Our first set-up had .*F7 and F12.*H8 and H2.*: between equal computer players .* won /,
    );
  });

  it('say where they come from, what is ours on the map, and give every note a text', () => {
    for (const sheet of sheets) {
      expect(sheet.summary.length).toBeGreaterThan(40);
      expect(sheet.source).toMatch(/rulebook.*ours/);
      expect(sheet.notes.map((note) => note.provenance)).toEqual(expect.arrayContaining(['stated', 'reconstructed']));
      expect(sheet.notes.every((note) => note.text.endsWith('.'))).toBe(true);
    }
  });
});
