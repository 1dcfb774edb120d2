// Sheets and positions as texts and JSON: reading and printing are inverse, and errors say where they are.

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { newState } from '../../src/games/dark-ages/text/battle.ts';
import { layOut } from '../../src/games/dark-ages/text/position-read.ts';
import { parseSheet, printSheet } from '../../src/games/dark-ages/text/sheet.ts';
import { OpenChance, SeededChance } from '../../src/kernel/chance.ts';
import { tidy } from '../../src/kernel/json.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { ids, rules, wander } from './wandering.ts';

/** The words of a state without what no rule can read any more. */
function wordsOf(g: State): string {
  const copy = newState(g.battle);
  copyInto(copy, g);
  tidy(copy);
  return copy.buf.join(' ');
}

describe('sheets', () => {
  it.each(ids)('%s is the same after printing and reading', (id) => {
    const text = rules.sheetText(id);
    expect(printSheet(parseSheet(text))).toBe(text);
    const g = rules.start({ text }, new SeededChance('sheet'));
    const shelf = rules.start({ scenario: id }, new SeededChance('sheet'));
    expect(wordsOf(g)).toBe(wordsOf(shelf));
  });

  it('says where a sheet is wrong', () => {
    const text = rules.sheetText(ids[0]);
    const place = (from: string, to: string): string => {
      try {
        rules.start({ text: text.replace(from, to) }, new OpenChance());
      } catch (error) {
        return (error as Error).message;
      }
      return 'read';
    };
    expect(place('b1 housecarls/3 D3', 'b1 housecarls/3 d3')).toMatch(
      /^line \d+, column \d+: expected a hex such as F6/,
    );
    expect(place('b1 housecarls/3 D3', 'b1 housecarls/3 D13')).toMatch(/a hex from D1 to D12/);
    expect(place('b1 housecarls/3', 'b2 housecarls/3')).toMatch(/"b2" only once/);
    expect(place('board: 12x9', 'bord: 12x9')).toMatch(/the nearest is "board"/);
    expect(place('river:', 'lake:')).toMatch(/one of woods, hill, river/);
    expect(place('event cards: 3', 'event cards: 2')).toMatch(/2 events, one for each card/);
    expect(place('player A', 'player B')).toMatch(/the other player/);
    expect(place('b1 housecarls/3', 'b1 hobbits/3')).toMatch(/^line \d+, column \d+: .*hobbits/);
    expect(place('b1 housecarls/3 D3', 'b1 housecarls/3 D2')).toMatch(/^line \d+, column \d+: .*D2/);
    expect(place('tide;', 'teatime;')).toMatch(/^line \d+, column \d+: .*teatime/);
  });
});

describe('positions', () => {
  it.each(ids)('%s: any decision of a random battle comes back word for word', (id) => {
    let looked = 0;
    let short = 0;
    wander(id, 7, (g, _choices, _choice, n) => {
      if (n % 17 !== 0 || looked > 60) return;
      looked++;
      const text = rules.positionText(g);
      if (!text.includes('\nat:')) short++;
      const back = rules.start({ text }, new OpenChance());
      expect(wordsOf(back) === wordsOf(g), text).toBe(true);
      expect(rules.positionText(back)).toBe(text);
      const json = JSON.parse(JSON.stringify(rules.toJSON(g)));
      expect(rules.fromJSON(json, new OpenChance()).buf.join(' ')).toBe(g.buf.join(' '));
    });
    expect(looked).toBeGreaterThan(10);
    expect(short).toBeGreaterThan(0);
  });

  it('keeps the options', () => {
    wander(
      ids[2],
      3,
      (g, _choices, _choice, n) => {
        if (n !== 40) return;
        const back = rules.start({ text: rules.positionText(g) }, new OpenChance());
        expect(back.battle.options).toEqual(g.battle.options);
      },
      ['showValues', 'wallAlways'],
    );
  });

  it('needs few lines', () => {
    const g = layOut(
      'vexillum 1 position\nunits top: b1 spearmen/3 D3\nunits bottom: a1 axemen/3 F3\nnow: b1 1+g\n',
      new OpenChance(),
      [],
    );
    expect([g.cubes[0], g.grey[0]]).toEqual([1, 1]);
  });

  it('says where a position is wrong', () => {
    const read = (lines: string): string => {
      try {
        rules.start(
          { text: `vexillum 1 position\nunits top: b1 spearmen/3 D3\nunits bottom: a1 axemen/3 F3\n${lines}\n` },
          new OpenChance(),
        );
      } catch (error) {
        return (error as Error).message;
      }
      return 'read';
    };
    expect(read('now: b9 D4')).toMatch(/^line 4, column 6: expected a piece of this battle/);
    expect(read('now: b1 4')).toMatch(/1 to 3 cubes/);
    expect(read('now: b1 F3')).toMatch(/a free hex for b1/);
    expect(read('hand top: pillage-36 pillage-36')).toMatch(/in one place only/);
    expect(read('hand top: pillage')).toMatch(/a card such as leadership-20/);
    expect(read('phase: movement')).toMatch(/an "activation" for this phase/);
    expect(read('phase: tea')).toMatch(/one of open, movement, combat/);
  });
});
