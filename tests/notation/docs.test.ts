// The examples of docs/notation.md are read as what they say they are, and its list of keys is complete.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import { readPosition } from '../../src/families/commands/text/position.ts';
import { positionKeys } from '../../src/families/commands/text/position-keys.ts';
import { parseSheet } from '../../src/families/commands/text/sheet.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { positionKeys as battalionKeys } from '../../src/games/battalion/text/position-keys.ts';
import { parseSheet as parseBattalion } from '../../src/games/battalion/text/sheet.ts';
import { armyFaults, parseArmy } from '../../src/games/battalion/text/sheet-army.ts';
import { positionKeys as darkAgesKeys } from '../../src/games/dark-ages/text/position-keys.ts';
import { parseSheet as parseDarkAges } from '../../src/games/dark-ages/text/sheet.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { napoleonics } from '../../src/games/napoleonics/index.ts';
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
    const [, ancient, battalion, darkAges, ...more] = ofKind('sheet');
    expect(parseSheet(ancient).game).toBe('ancients');
    expect(parseBattalion(battalion).seats.map((seat) => seat.faction)).toEqual(['rome', 'carthage']);
    expect(parseDarkAges(darkAges).units.map((unit) => unit.tag)).toEqual(['a1', 'a2', 'b1', 'r1']);
    expect(more).toEqual([]);
  });

  it('has an army that keeps the rules of building', () => {
    const armies = ofKind('army').map(parseArmy);
    expect(armies.map((army) => army.name)).toEqual(['Barcid horse']);
    expect(armies.flatMap((army) => armyFaults(army))).toEqual([]);
  });

  it.each([
    ['Battalion', battalionKeys],
    ['Dark Ages', darkAgesKeys],
  ])('names every key of a position of %s', (title, keys) => {
    const text = chapter(title);
    const form = (key: string): string => key.replace(/ (?:top|bottom)2?$/, ' SEAT');
    const named = (key: string): boolean =>
      [key, form(key), form(key).replace('SEAT', 'SIDE')].some((one) => text.includes(`\`${one}\``)) ||
      text.includes(`\`${key}: `);
    expect(keys.filter((key) => !named(key) && key !== 'game')).toEqual([]);
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
      for (const { failure } of runCases(
        text.replace(/^===\ntitle: \.\.\.\n/m, ''),
        ancientsRules,
        commandsCases(ancientsRules.game),
      )) {
        expect(failure).toBe(null);
      }
    }
  });

  it('names every key of a position and every choice', () => {
    const positions = chapter('Positions');
    const sheets = chapter('Sheets');
    for (const game of [ancients, medieval, napoleonics]) {
      for (const key of positionKeys(game)) expect(`${positions}${sheets}`).toContain(`\`${key}\``);
    }
    const cases = chapter('Rule cases');
    const inCapitals = (kind: string): string => (kind === 'unit' ? 'CODE' : kind.toUpperCase());
    for (const { form } of [ancients, medieval, napoleonics].flatMap((game) => game.verbs)) {
      expect(cases).toContain(`\`${form.replace(/\{(\w+)\}/g, (_, kind: string) => inCapitals(kind))}\``);
    }
  });
});
