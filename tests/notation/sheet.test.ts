// Sheets: what the reader makes of a text, and the canonical form it is printed in.

import { describe, expect, it } from 'vitest';
import { parseSheet, printSheet, type Sheet } from '../../src/families/commands/text/sheet.ts';

const full = `vexillum 1 sheet
# every part of the grammar once
bottom: Syracusan ; first; tokens 4; command 6;commander Gnaeus & Publius  Scipio
top: Craterus' Successors; commander Hasdrubal; command 5
game: ancients
id: x-1
name: Crimissos   River
date: 341 BC
summary: a river,
  a march
banners: top 5; bottom 6
board: 13x9
terrain:
  river: A7 B7
    E11
  rampart: D2>E2,E3 D3 > E3 , E4
units bottom: LI G11
units top: LI B10 C5;
  HI C4/3 D3{sacredBand}
  HI E3/2{ a, b }; LI A1
leaders top: Publius Scipio C4; Philip II -{alexander}
reserves top: mago MC 1, WA 2; leader Mago; leader Hanno the Elder; rear; late EL 1
rules: campCapture bottom B5; optional flex "a b" ";"
  fright top
source: somewhere
notes:
  [stated] one
    two
  [open] three
  [reconstructed] four`;

const at = (line: number, column: number) => ({ line, column });

describe('parseSheet', () => {
  it('reads every part with its place', () => {
    const sheet = parseSheet(full);
    const expected: Sheet = {
      game: 'ancients',
      id: 'x-1',
      name: 'Crimissos River',
      date: '341 BC',
      summary: 'a river, a march',
      sides: [
        { army: "Craterus' Successors", commander: 'Hasdrubal', command: 5 },
        { army: 'Syracusan', commander: 'Gnaeus & Publius Scipio', command: 6, tokens: 4 },
      ],
      first: 1,
      banners: [5, 6],
      board: '13x9',
      terrain: [
        { kind: 'river', hex: 'A7', sides: [], ...at(14, 10) },
        { kind: 'river', hex: 'B7', sides: [], ...at(14, 13) },
        { kind: 'river', hex: 'E11', sides: [], ...at(15, 5) },
        { kind: 'rampart', hex: 'D2', sides: ['E2', 'E3'], ...at(16, 12) },
        { kind: 'rampart', hex: 'D3', sides: ['E3', 'E4'], ...at(16, 21) },
      ],
      units: [
        { side: 0, code: 'LI', hex: 'B10', traits: [], ...at(18, 15) },
        { side: 0, code: 'LI', hex: 'C5', traits: [], ...at(18, 19) },
        { side: 0, code: 'HI', hex: 'C4', blocks: 3, traits: [], ...at(19, 6) },
        { side: 0, code: 'HI', hex: 'D3', traits: ['sacredBand'], ...at(19, 11) },
        { side: 0, code: 'HI', hex: 'E3', blocks: 2, traits: ['a', 'b'], ...at(20, 6) },
        { side: 0, code: 'LI', hex: 'A1', traits: [], ...at(20, 23) },
        { side: 1, code: 'LI', hex: 'G11', traits: [], ...at(17, 18) },
      ],
      leaders: [
        { side: 0, name: 'Publius Scipio', hex: 'C4', traits: [], ...at(21, 14) },
        { side: 0, name: 'Philip II', hex: null, traits: ['alexander'], ...at(21, 33) },
      ],
      reserves: [
        {
          side: 0,
          name: 'mago',
          units: [
            { code: 'MC', count: 1 },
            { code: 'WA', count: 2 },
          ],
          leaders: ['Mago', 'Hanno the Elder'],
          ...at(22, 15),
        },
        { side: 0, name: 'rear', units: [], leaders: [], ...at(22, 69) },
        { side: 0, name: 'late', units: [{ code: 'EL', count: 1 }], leaders: [], ...at(22, 75) },
      ],
      rules: [
        { key: 'campCapture', args: ['bottom', 'B5'], optional: false, ...at(23, 8) },
        { key: 'flex', args: ['a b', ';'], optional: true, ...at(23, 40) },
        { key: 'fright', args: ['top'], optional: false, ...at(24, 3) },
      ],
      source: 'somewhere',
      notes: [
        { provenance: 'stated', text: 'one two' },
        { provenance: 'open', text: 'three' },
        { provenance: 'reconstructed', text: 'four' },
      ],
    };
    expect(sheet).toEqual(expected);
  });

  it('prints the canonical form', () => {
    expect(printSheet(parseSheet(full))).toBe(`vexillum 1 sheet
game: ancients
id: x-1
name: Crimissos River
date: 341 BC
summary: a river, a march
top: Craterus' Successors; commander Hasdrubal; command 5
bottom: Syracusan; commander Gnaeus & Publius Scipio; command 6; tokens 4; first
banners: top 5; bottom 6
board: 13x9
terrain:
  river: A7 B7 E11
  rampart: D2>E2,E3 D3>E3,E4
units top: LI B10 C5; HI C4/3 D3{sacredBand} E3/2{a,b}; LI A1
units bottom: LI G11
leaders top: Publius Scipio C4; Philip II -{alexander}
reserves top: mago MC 1, WA 2; leader Mago; leader Hanno the Elder; rear; late EL 1
rules: campCapture bottom B5; optional flex "a b" ";"; fright top
source: somewhere
notes:
  [stated] one two
  [open] three
  [reconstructed] four
`);
  });

  it('needs no more than the frame of a battle', () => {
    const sheet = parseSheet(
      'vexillum 1 sheet\ngame: g\nid: 1\nname: n\ntop: a; commander b; command 1; first\n' +
        'bottom: c; commander d; command 2\nbanners: 3\nboard: 2x1\n',
    );
    expect(sheet).toMatchObject({ date: '', summary: '', source: '', first: 0, banners: [3, 3], units: [], notes: [] });
    expect(parseSheet(printSheet(sheet))).toEqual(sheet);
  });

  it('refuses to print what could not be read back', () => {
    const sheet = parseSheet(full);
    expect(() => printSheet({ ...sheet, name: 'two\nlines' })).toThrow(RangeError);
    expect(() => printSheet({ ...sheet, summary: 'a #comment' })).toThrow(RangeError);
    const [top, bottom] = sheet.sides;
    expect(() => printSheet({ ...sheet, sides: [{ ...top, army: 'a; b' }, bottom] })).toThrow(RangeError);
  });
});
