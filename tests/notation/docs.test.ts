// The examples of docs/notation.md are read as what they say they are, and its list of keys is complete.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsCases } from '../../src/families/commands/cases.ts';
import { readPosition } from '../../src/families/commands/position.ts';
import { marks, positionKeys } from '../../src/families/commands/position-keys.ts';
import { parseSheet } from '../../src/families/commands/sheet.ts';
import { VERBS } from '../../src/families/commands/verbs.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { parseRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import { runCases } from '../../src/lib/cases.ts';

const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/notation.md'), 'utf8');
const blocks = [...page.matchAll(/^```\n([\s\S]*?)^```$/gm)].map((match) => match[1]);
const ofKind = (kind: string): string[] => blocks.filter((block) => block.startsWith(`vexillum 1 ${kind}\n`));

/** The text of a chapter. */
const chapter = (title: string): string => page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

describe('docs/notation.md', () => {
  it('has sheets that are read', () => {
    // The first shows the general form only.
    for (const text of ofKind('sheet').slice(1)) expect(parseSheet(text).game).toBe('ancients');
    expect(ofKind('sheet').length).toBe(2);
  });

  it('has positions that are read', () => {
    expect(ofKind('position').length).toBeGreaterThan(0);
    for (const text of ofKind('position')) readPosition(ancients, text, new OpenChance(), []);
  });

  it('has records that replay', () => {
    expect(ofKind('record').length).toBeGreaterThan(0);
    for (const text of ofKind('record')) {
      const record = parseRecord(text, ancientsRules);
      replay(ancientsRules, { ...record, rulesVersion: ancientsRules.rulesVersion });
    }
  });

  it('has cases that hold', () => {
    expect(ofKind('case').length).toBeGreaterThan(0);
    for (const text of ofKind('case')) {
      for (const { failure } of runCases(text.replace(/^===\ntitle: \.\.\.\n/m, ''), ancientsRules, commandsCases)) {
        expect(failure).toBe(null);
      }
    }
  });

  it('names every key of a position and every choice', () => {
    const positions = chapter('Positions');
    const sheets = chapter('Sheets');
    for (const key of positionKeys) expect(`${positions}${sheets}`).toContain(`\`${key}\``);
    for (const [key] of marks) expect(positions).toContain(`\`${key}\``);
    const cases = chapter('Rule cases');
    const inCapitals = (kind: string): string => (kind === 'unit' ? 'CODE' : kind.toUpperCase());
    for (const { form } of VERBS) {
      expect(cases).toContain(`\`${form.replace(/\{(\w+)\}/g, (_, kind: string) => inCapitals(kind))}\``);
    }
  });
});
