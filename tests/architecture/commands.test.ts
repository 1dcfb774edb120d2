// What holds for the files of the Commands games as texts: cards are named in their tables only, every procedure stands in a
// list, and a step is named, never counted.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { familyRules } from '../../src/families/commands/rules/rulebook.ts';
import { FAMILY_VERBS } from '../../src/families/commands/tables/verbs.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { napoleonics } from '../../src/games/napoleonics/index.ts';

const GAMES = [ancients, medieval, napoleonics];

const SOURCES = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.split(path.sep).join('/'), text: fs.readFileSync(path.join('src', file), 'utf8') }));

/** The text without comments, which may name what they like. */
const code = (text: string): string => text.replace(/(^|\s)(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g, '$1');

/** Where cards may be named: the tables of the games, what explains them, pictures, and battles. */
const MAY_NAME_CARDS = [
  /^games\/\w+\/tables\//,
  /^games\/\w+\/telling\/handbook\//,
  /^games\/\w+\/scenarios\//,
  /^web\/(cards|games\/\w+)\//,
  /^(games|bots|cli|web)\/[\w/-]*(battalion|dark-ages)/,
];

/** Words that are keys of cards too and mean something else where they stand: a way of fighting, a kind of pieces, a control. */
const OTHER_MEANINGS = new Set([
  'firstStrike',
  'leaders',
  'forward',
  ...GAMES.flatMap((game) => game.verbs.map(({ key }) => key)),
  ...GAMES.flatMap((game) => game.procedures.map(({ name }) => name)),
  ...GAMES.flatMap((game) => game.cards.map(({ group }) => group)),
]);

/** A card's key stands in the code: anywhere in quotes or, where the word means other things too, compared with a key. */
function named(text: string, key: string): boolean {
  if (new RegExp(`\\bkey\\s*[!=]==?\\s*(['"\`])${key}\\1|\\bcards\\.${key}\\b`).test(text)) return true;
  return !OTHER_MEANINGS.has(key) && new RegExp(`(['"\`])${key}\\1`).test(text);
}

describe('cards', () => {
  test('a key of a card stands in the tables only', () => {
    const keys = [...new Set(GAMES.flatMap((game) => game.cards.map(({ key }) => key)))];
    expect(keys.length).toBeGreaterThan(60);
    const found = SOURCES.filter(({ file }) => !MAY_NAME_CARDS.some((form) => form.test(file))).flatMap(
      ({ file, text }) => keys.filter((key) => named(code(text), key)).map((key) => `${file}: ${key}`),
    );
    expect(found).toEqual([]);
  });

  test('the scan sees a key where one is written', () => {
    expect(named(code("if (key === 'firstStrike') strike();"), 'firstStrike')).toBe(true);
    expect(named(code('const FIRST = cards.firstStrike;'), 'firstStrike')).toBe(true);
    expect(named(code("// the card 'firstStrike'\nstrike();"), 'firstStrike')).toBe(false);
  });

  test('a card that answers something says so at its entry', () => {
    const answers = GAMES.map((game) =>
      game.cards.flatMap(({ key, answers: what }) => Object.keys(what ?? {}).map((moment) => `${key} ${moment}`)),
    );
    expect(answers).toEqual([
      ['firstStrike closeCombat'],
      ['ambush advance', 'firstStrike closeCombat'],
      ['firstStrike closeCombat'],
    ]);
  });
});

describe('rulebooks', () => {
  /** Names of the procedures and decisions that are written in a folder. */
  const writtenIn = (folder: string): string[] =>
    SOURCES.filter(({ file }) => file.startsWith(folder)).flatMap(({ text }) =>
      [...code(text).matchAll(/\b(?:procedure|decision)\('(\w+)'/g)].map((match) => match[1]),
    );

  test('the list of the family holds all that its files write', () => {
    expect(familyRules.map(({ name }) => name).sort()).toEqual(writtenIn('families/commands/').sort());
  });

  test.each(GAMES)('$id runs what the family and its own files write, and nothing else', ({ id, procedures }) => {
    const all = [...writtenIn('families/commands/'), ...writtenIn(`games/${id}/`)];
    expect(procedures.map(({ name }) => name).sort()).toEqual(all.sort());
  });

  test("a game's verbs begin with the family's, and no two read alike", () => {
    for (const { verbs } of GAMES) {
      expect(verbs.slice(0, FAMILY_VERBS.length)).toEqual(FAMILY_VERBS);
      expect(new Set(verbs.map(({ form }) => form)).size).toBe(verbs.length);
    }
    // Whose a verb is: one that a single game has is in no other's list.
    const own = GAMES.flatMap(({ verbs }) => verbs.slice(FAMILY_VERBS.length).map(({ key }) => key));
    expect(new Set(own).size).toBe(own.length);
  });
});

describe('steps', () => {
  test('no rule writes or counts the step of a frame', () => {
    const counts = /\.step\s*(?:=(?!=)|[-+]=|--|\+\+)|(?:--|\+\+)\s*\w+\.step\b/;
    const rules = SOURCES.filter(({ file }) => /^(families|games)\/.*\/(rules|tables)\//.test(file));
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter(({ text }) => counts.test(code(text))).map(({ file }) => file)).toEqual([]);
    for (const wrong of ['f.step--;', 'f.step = 3;', 'call(g, turn).step = 2;', 'f.step -= 1']) {
      expect(counts.test(wrong)).toBe(true);
    }
    expect(counts.test('if (f.step === 3) return;')).toBe(false);
  });
});
