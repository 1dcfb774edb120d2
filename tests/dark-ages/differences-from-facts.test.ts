// Sheets that differ from the facts of their battles say so, with the reason, wherever people read of a battle: in the text of
// the sheet, in `vexillum show` and in the set-up on the page, which both show the notes.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sheets } from '../../src/games/dark-ages/tables/scenarios.ts';
import { parseSheet } from '../../src/games/dark-ages/text/sheet.ts';
import { ids, rules } from './wandering.ts';

/** Enemy units whose loss wins the battle for Player A by the facts, battle by battle. */
const FACTS = [7, 6, 7, 7, 7, 8, 6, 5, 6, 7, 6, 4];

const balance = readFileSync(new URL('../../docs/balance/dark-ages.md', import.meta.url), 'utf8').split('\n');

describe('limits that differ from the facts', () => {
  it('are those of five battles', () => {
    const others = sheets.filter((sheet, i) => sheet.sides[sheet.playerA].limit !== FACTS[i]);
    expect(others.map((sheet) => sheet.id)).toEqual(['01', '02', '04', '06', '07']);
  });

  it.each(sheets.map((sheet, i) => [ids[i], sheet, FACTS[i]] as const))(
    '%s: told if there are any',
    (id, sheet, facts) => {
      const { army, limit } = sheet.sides[sheet.playerA];
      const told = (notes: readonly { readonly text: string }[]) =>
        notes.filter(({ text }) => text.includes('instead of the'));
      const info = rules.scenarios.find((one) => one.id === id);
      const printed = parseSheet(rules.sheetText(id)).notes;
      for (const notes of [sheet.notes, info?.provenance.notes ?? [], printed]) {
        expect(told(notes).length, JSON.stringify(notes)).toBe(limit === facts ? 0 : 1);
        if (limit === facts) continue;
        // The share is the one that was measured.
        const measured = balance.find((line) => line.startsWith(`| ${sheet.id} |`))?.split('|') ?? [];
        const share = Number.parseFloat(measured[sheet.playerA === 0 ? 5 : 6]);
        expect(told(notes)[0].text).toContain(`the ${army}, is ${limit} units instead of the ${facts} `);
        expect(told(notes)[0].text).toContain(`won ${share} % of two hundred games`);
      }
    },
  );
});
