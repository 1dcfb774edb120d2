// The 39 Ancients sheets: canonical form, the published unit counts, and set-ups that can stand on a board.

import { describe, expect, it } from 'vitest';
import { parseSheet, printSheet, type Sheet, type Side } from '../../src/families/commands/text/sheet.ts';
import { sheetTexts } from '../../src/games/ancients/scenarios/index.ts';

/** id; then for the top and the bottom army: units on the board by code, their sum, leaders on the board. */
const counts: [string, string, number, number, string, number, number][] = [
  ['001', 'LI 1 LB 1 AX 4 MI 2 HI 1 LC 1 HCH 2', 12, 2, 'LI 1 LB 2 AX 3 HI 4 LC 1 MC 1', 12, 2],
  ['002', 'LI 2 LS 1 AX 2 WA 2 MI 2 HI 2 MC 1 HCH 1', 13, 1, 'LI 1 LS 1 AX 2 HI 4 MC 1', 9, 2],
  ['003', 'LI 4 WA 2 HI 4 LC 4 MC 2 EL 3', 19, 3, 'LI 4 AX 4 MI 4 HI 2 LC 2 MC 2', 18, 2],
  ['004', 'LC 8 HC 4', 12, 3, 'LI 6 MC 6', 12, 1],
  ['005', 'LS 3 AX 2 MI 2 HI 2 LC 2 MC 2 EL 2', 15, 2, 'LI 3 AX 4 WA 2 MI 3 HI 1 MC 2', 15, 1],
  ['006', 'LS 2 AX 4 WA 3 MI 2 HI 2 LC 4 MC 2', 19, 3, 'LI 3 AX 6 MI 4 HI 2 MC 1', 16, 2],
  ['007', 'LS 3 AX 2 WA 2 HI 4 LC 3 MC 1 HC 1', 16, 3, 'LI 2 AX 6 MI 4 HI 2 MC 2', 16, 3],
  ['008', 'LS 2 AX 5 HI 2 LC 3 MC 1 EL 1', 14, 1, 'LI 2 AX 2 MI 7 HI 2 MC 2', 15, 2],
  ['009', 'LI 3 LB 1 WA 2 MI 3 HI 2 LC 2 EL 1', 14, 2, 'LI 3 AX 2 WA 2 MI 5 HI 2 MC 1', 15, 2],
  ['010', 'LI 1 LS 1 AX 4 WA 2 MI 2 HI 2 LC 4 MC 2', 18, 3, 'LI 3 AX 3 WA 1 MI 4 HI 2 MC 3', 16, 1],
  ['011', 'LI 4 LS 2 AX 3 HI 3 LC 2', 14, 1, 'LI 6 AX 3 MI 8', 17, 3],
  ['012', 'LS 3 WA 2 MI 3 HI 2 LC 2 MC 1 EL 1', 14, 1, 'LI 3 AX 3 MI 6 HI 3 MC 3', 18, 3],
  ['013', 'LI 4 AX 4 WA 2 HI 3 LC 2 MC 2 EL 2', 19, 1, 'LI 4 AX 4 MI 4 HI 2 LC 2 MC 2', 18, 2],
  ['014', 'LI 1 LS 3 AX 3 MI 3 HI 1 HC 1', 12, 3, 'LI 4 MI 5 HI 2 LC 3 MC 2', 16, 3],
  ['015', 'LI 1 LS 1 AX 5 WA 2 MI 2 HI 2 LC 2 MC 1 EL 3', 19, 2, 'LI 4 AX 3 MI 6 HI 3 LC 3 MC 2', 21, 3],
  ['101', 'LI 2 AX 3 MI 2 HI 4', 11, 2, 'LI 2 LB 3 AX 6 MI 2 MC 2', 15, 2],
  ['102', 'LI 3 LS 1 AX 5 WA 1 MI 3 HI 1 LC 1 HCH 1', 16, 2, 'LI 1 LS 1 MI 6 HI 3 MC 3', 14, 3],
  ['103', 'LI 2 LB 1 AX 2 MI 4 HI 3', 12, 3, 'LB 3 AX 5 MI 3 LC 1 MC 3', 15, 2],
  ['104', 'AX 3 MI 4 HI 2 MC 2', 11, 1, 'AX 4 MI 6 HI 1 MC 1', 12, 1],
  ['105', 'LI 3 MI 4 HI 4 MC 3', 14, 2, 'LI 2 MI 4 HI 3 MC 2', 11, 3],
  ['106', 'LI 2 LB 1 AX 3 MI 1 HI 2 MC 2 HC 1', 12, 3, 'LI 2 LB 1 LS 1 AX 2 MI 4 LC 1', 11, 2],
  ['107', 'LI 2 LB 1 AX 2 MI 1 HI 2 LC 1 MC 2', 11, 3, 'LI 2 LB 2 AX 2 MI 2 LC 2 MC 3 HC 1', 14, 3],
  ['108', 'LI 2 LB 2 AX 2 MI 2 HI 4 LC 1 MC 2', 15, 3, 'LI 3 LB 2 LS 2 AX 5 MI 4 LC 3 MC 2 HC 1', 22, 3],
  ['109', 'LI 1 LB 2 AX 2 MI 1 HI 4 LC 2 MC 3', 15, 3, 'LI 2 LB 2 AX 3 MI 2 LC 2 LBC 1 MC 3 HC 1 HCH 2 EL 1', 19, 3],
  ['110', 'LI 1 LB 1 LS 1 AX 2 HI 2 HWM 2 LC 2 MC 2', 13, 2, 'LC 4 LBC 4 MC 1', 9, 1],
  ['111', 'LI 3 LB 1 AX 1 MI 1 HI 3 LBC 2 MC 2', 13, 3, 'LB 4 AX 4 LC 1 MC 1 HCH 2 EL 3', 15, 3],
  ['112', 'LI 1 LB 1 AX 4 MI 3 HI 3 MC 2', 14, 2, 'LB 2 AX 4 MI 2 HI 2 LC 1 MC 4', 15, 2],
  [
    '113',
    'LI 2 AX 2 MI 2 HI 4 LC 2 LBC 1 MC 2 HC 1 EL 1',
    17,
    3,
    'LI 4 AX 2 MI 1 HI 4 LC 1 LBC 1 MC 1 HC 1 EL 2',
    17,
    3,
  ],
  ['114', 'LI 3 AX 2 MI 2 HI 2 LBC 1 MC 3 HC 1 EL 2', 16, 3, 'LI 3 AX 3 MI 1 HI 3 LBC 1 MC 1 HC 1 EL 3', 16, 2],
  ['115', 'LI 2 LB 2 AX 2 MI 3 HI 3 LC 1 MC 2 HC 1 EL 2', 18, 3, 'LI 3 LB 2 AX 1 HI 4 LC 2 HC 2 HCH 2 EL 4', 20, 3],
  ['116', 'LI 1 LB 3 AX 2 MI 2 HI 4 LC 1 MC 2 EL 2', 17, 2, 'LI 3 AX 1 MI 4 HI 3 MC 4', 15, 2],
  ['117', 'LB 2 WA 1 MI 2 HI 3 LC 2 MC 2 EL 1', 13, 0, 'LI 3 AX 2 MI 4 HI 2 MC 2', 13, 0],
  ['118', 'LI 3 LB 1 WA 2 MI 2 HI 4 LC 2 MC 2 EL 1', 17, 2, 'LI 3 AX 2 MI 6 HI 2 HWM 2 MC 2', 17, 3],
  [
    '119',
    'LI 3 LB 2 AX 1 WA 1 MI 2 HI 3 LC 2 MC 1 HC 1 EL 2',
    18,
    2,
    'LI 4 LB 2 AX 3 MI 2 HI 2 LC 1 MC 2 HC 1 EL 2',
    19,
    2,
  ],
  ['120', 'LI 4 LS 1 AX 3 HI 6 MC 2', 16, 2, 'LI 3 AX 4 MI 4 HI 2 LC 1 MC 2 EL 1', 17, 2],
  [
    '121',
    'LI 3 LB 2 AX 1 WA 1 MI 1 HI 2 LBC 1 MC 1 CAM 1 HC 1 HCH 1 EL 2',
    17,
    2,
    'LI 4 LB 2 AX 2 MI 4 HI 1 MC 2 EL 1',
    16,
    2,
  ],
  [
    '122',
    'LI 2 LB 1 LS 1 AX 4 WA 1 MI 3 HI 2 LC 3 HC 1 HCH 1',
    19,
    3,
    'LI 1 LB 1 LS 1 AX 2 WA 1 MI 4 HI 3 LC 2 MC 1 HC 1',
    17,
    3,
  ],
  ['123', 'LI 1 LB 4 AX 2 HI 3 LC 1 MC 1 EL 1', 13, 2, 'LI 2 LB 1 AX 3 HI 1 LC 3 MC 2 HCH 2 EL 1', 15, 2],
  ['124', 'LI 4 LB 2 AX 2 MI 1 HI 4 LC 1 MC 2 HC 1', 17, 2, 'LI 3 AX 2 MI 5 HI 2 LC 2 MC 1 HC 1 EL 2', 18, 3],
];

const codes = 'LI LB LS AX WA MI HI HWM LC LBC BCH MC CAM CCM HC HCC HCH EL'.split(' ');
const impassable = ['river', 'seacoast', 'steepHill'];
const kinds = [
  ...impassable,
  'brokenGround',
  'forest',
  'hill',
  'fordableRiver',
  'openFord',
  'rampart',
  'fortifiedCamp',
];

const sheets = sheetTexts.map(parseSheet);
const byId = (id: string): Sheet => {
  const sheet = sheets.find((one) => one.id === id);
  if (sheet === undefined) throw new Error(`no sheet ${id}`);
  return sheet;
};
const tally = (sheet: Sheet, side: Side): string => {
  const own = sheet.units.filter((unit) => unit.side === side).map((unit) => unit.code);
  return [...new Set(own)].map((code) => `${code} ${own.filter((one) => one === code).length}`).join(' ');
};
const neighbours = (hex: string): string[] => {
  const row = hex.charCodeAt(0);
  const column = Number(hex.slice(1));
  const shift = row % 2 === 1 ? -1 : 0; // rows A C E ... have odd letter codes
  const beside = (dr: number, dc: number): string => `${String.fromCharCode(row + dr)}${column + dc}`;
  const near = [-1, 1].flatMap((dr) => [beside(dr, shift), beside(dr, shift + 1)]);
  return [beside(0, -1), beside(0, 1), ...near];
};

describe('the Ancients sheets', () => {
  it('are the 39 scenarios in the order of their numbers', () => {
    expect(sheets.map((sheet) => sheet.id)).toEqual(counts.map(([id]) => id));
    expect(sheets.every((sheet) => sheet.game === 'ancients' && sheet.board === '13x9')).toBe(true);
    expect(new Set(sheets.map((sheet) => sheet.name)).size).toBe(39);
  });

  it.each(counts)(
    '%s has the units and leaders of the published count',
    (id, top, topSum, topLed, low, lowSum, lowLed) => {
      const sheet = byId(id);
      const units = (side: Side): number => sheet.units.filter((unit) => unit.side === side).length;
      const leaders = (side: Side): number => sheet.leaders.filter(({ side: own, hex }) => own === side && hex).length;
      expect([tally(sheet, 0), units(0), leaders(0)]).toEqual([top, topSum, topLed]);
      expect([tally(sheet, 1), units(1), leaders(1)]).toEqual([low, lowSum, lowLed]);
    },
  );

  it.each(sheetTexts.map((text): [string, string] => [parseSheet(text).id, text]))('%s is canonical', (_, text) => {
    expect(printSheet(parseSheet(text))).toBe(text);
  });

  it.each(sheets.map((sheet): [string, Sheet] => [sheet.id, sheet]))('%s can stand on a board', (_, sheet) => {
    const hexes = sheet.units.map((unit) => unit.hex);
    expect(new Set(hexes).size).toBe(hexes.length);
    expect(sheet.units.filter((unit) => !codes.includes(unit.code) || unit.blocks !== undefined)).toEqual([]);
    expect(sheet.terrain.filter((tile) => !kinds.includes(tile.kind))).toEqual([]);
    expect(new Set(sheet.terrain.map((tile) => tile.hex)).size).toBe(sheet.terrain.length);
    const closed = sheet.terrain.filter((tile) => impassable.includes(tile.kind)).map((tile) => tile.hex);
    expect(
      [...hexes, ...sheet.leaders.map((leader) => leader.hex)].filter((hex) => hex && closed.includes(hex)),
    ).toEqual([]);
    for (const tile of sheet.terrain) {
      expect(tile.sides.filter((side) => !neighbours(tile.hex).includes(side))).toEqual([]);
      expect(tile.sides.length > 0).toBe(tile.kind === 'rampart');
    }
    for (const side of [0, 1]) {
      const names = sheet.leaders.filter((leader) => leader.side === side).map((leader) => leader.name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('have every leader with a unit of his own, except Hamilcar at Himera and the leaders of Asculum', () => {
    const alone = sheets.flatMap((sheet) =>
      sheet.leaders
        .filter(({ side, hex }) => !sheet.units.some((unit) => unit.side === side && unit.hex === hex))
        .map(({ name, hex }) => `${sheet.id} ${name} ${hex ?? '-'}`),
    );
    const asculum = ['117 Pyrrhus -', '117 Officer -', '117 Decius -', '117 Sulpicius -'];
    expect(alone).toEqual(['102 Hamilcar C11', ...asculum]);
  });

  it('have these special units, leaders, reserves and rules, and no others', () => {
    const special = sheets.flatMap((sheet) => [
      ...[...sheet.units, ...sheet.leaders]
        .filter((piece) => piece.traits.length > 0)
        .map((piece) => `${sheet.id} ${'code' in piece ? piece.code : piece.name} ${piece.hex} ${piece.traits}`),
      ...sheet.rules.map((rule) =>
        [sheet.id, ...(rule.optional ? ['optional'] : []), rule.key, ...rule.args].join(' '),
      ),
    ]);
    expect(special).toEqual([
      '002 HI D3 sacredBand',
      '005 ambush top mago',
      '006 growingHand bottom 2 3 4',
      '009 risingCommand bottom 3 6',
      '010 leaderLossEndsBattle bottom Scipio',
      '010 exitForBanner bottom A5 A6 A7 A8 A9 A10 A11 A12 A13',
      '011 campCapture bottom B5 B7 B9',
      '104 MI C12 thebanSacredBand',
      '107 MC B3 companions',
      '107 Alexander B3 alexander',
      '107 Mithridates E4 poorLeadership',
      '107 Rhoesaces E6 poorLeadership',
      '107 Spithridates E7 poorLeadership',
      '108 MC A5 companions',
      '108 MI G7 immortals',
      '108 Alexander A5 alexander',
      '109 MC C6 companions',
      '109 Alexander C6 alexander',
      '110 MC B3 companions',
      '110 Alexander B3 alexander',
      '111 MC B2 companions',
      '111 MC B5 companions',
      '111 Alexander B2 alexander',
      '112 leaderLossLowersCommand top',
      '112 leaderLossLowersCommand bottom',
      '112 allLeadersLostLoses top',
      '112 allLeadersLostLoses bottom',
      '113 HI H9 silverShields',
      '114 HI H5 silverShields',
      '114 campCapture top I13',
      '116 fright bottom',
      '117 placeLeaders bottom top',
      '120 optional tacticalFlexibility bottom',
      '121 optional tacticalFlexibility bottom',
      '123 AX I2 bowAuxilia',
      '123 AX I3 bowAuxilia',
      '123 AX I4 bowAuxilia',
      '124 optional tacticalFlexibility bottom',
    ]);
    const reserves = sheets.flatMap((sheet) => sheet.reserves.map((reserve) => ({ id: sheet.id, ...reserve })));
    expect(reserves.map(({ line: _line, column: _column, ...reserve }) => reserve)).toEqual([
      {
        id: '005',
        side: 0,
        name: 'mago',
        units: [
          { code: 'MC', count: 1 },
          { code: 'WA', count: 2 },
        ],
        leaders: ['Mago'],
      },
    ]);
  });

  it('say where they come from and give every note a text', () => {
    for (const sheet of sheets) {
      expect(sheet.summary.length).toBeGreaterThan(40);
      expect(sheet.source).toMatch(/commandsandcolors\.net/);
      expect(sheet.notes.every((note) => note.text.endsWith('.'))).toBe(true);
    }
  });
});
