// The sections of a game that rule cases must prove. The headings of the rulebook stand in cases/<game>/sections.txt, in
// our own words; ground, cards and scenario rules of the later games of the Commands family are read from their tables.

import type { CommandsGame } from '../src/families/commands/tables/game.ts';
import { battleSentences } from '../src/families/commands/telling/rule-sentences.ts';
import { makeRules } from '../src/families/commands/text/battle-pieces.ts';
import type { Passage } from '../src/kernel/handbook.ts';
import { type AnyBook, allBooks, type Book, books } from '../src/web/data/books.ts';
import { filesUnder, readText } from './docs-files.ts';
import { tableSections } from './docs-tables.ts';

export interface Section {
  readonly ref: string;
  readonly text: string;
}

export interface CaseTitle {
  readonly file: string;
  readonly title: string;
  /** Everything between this title and the next case. */
  readonly body: string;
}

/** Lines `reference | what it says` of a game's own list. */
function listed(game: string): Section[] {
  return readText(`cases/${game}/sections.txt`)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [ref, text] = line.split('|').map((part) => part.trim());
      return { ref, text };
    });
}

/** The book of a game: of the family with its tables, of another as much as all games have. */
export type DocBook = Book | AnyBook;

/** The books of all games, in the order of the shelf. */
export const docBooks: readonly DocBook[] = allBooks.map(
  (book) => books.find(({ game }) => game.id === book.id) ?? book,
);

const ofFamily = (book: DocBook): book is Book => 'game' in book;
export const idOf = (book: DocBook): string => (ofFamily(book) ? book.game.id : book.id);
export const nameOf = (book: DocBook): string => (ofFamily(book) ? book.game.name : book.name);

const passagesOf = ({ handbook }: DocBook): Passage[] => handbook.chapters.flatMap(({ passages }) => [...passages]);

/** Ground under the title of its references, with the first paragraph of the passage that names it. */
function groundSections(book: Book): Section[] {
  const { game } = book;
  const passages = passagesOf(book);
  return game.terrain.slice(1).map((ground) => {
    const ref = `${game.ref} ${game.words.terrainTitle(ground)}`;
    const passage = passages.find(({ refs }) => refs.includes(ref));
    if (!passage) throw new Error(`the handbook of ${game.name} says nothing about ${ground.name}`);
    return { ref, text: passage.text[0] };
  });
}

/** The three kinds of card that are alike in what they do, then every tactic card. */
function cardSections({ game }: Book): Section[] {
  const groups = ['section', 'troop', 'leadership'] as const;
  const words = { section: 'Section Cards', troop: 'Troop Cards', leadership: 'Leadership Cards' };
  return [
    ...groups
      .filter((group) => game.cards.some((card) => card.group === group))
      .map((group) => ({
        ref: `${game.ref} ${words[group]}`,
        text: game.cards
          .filter((card) => card.group === group)
          .map((card) => card.name)
          .join(', '),
      })),
    ...game.cards
      .filter((card) => card.group === 'tactic')
      .map((card) => ({ ref: `${game.ref} ${game.words.cardTitle(card)}`, text: card.text })),
  ];
}

/** Scenarios with rules of their own: id and name, and the rules in one sentence each. */
function scenarioSections(game: CommandsGame): Section[] {
  return game.sheets
    .filter((sheet) => sheet.rules.length > 0)
    .map((sheet) => {
      const optionalRules = sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key);
      const rules = makeRules(game, sheet, { optionalRules });
      return { ref: `${sheet.id} ${sheet.name}`, text: battleSentences(sheet, rules).join(' ') };
    });
}

/** All sections of a game. The first game has every one of them in its own list. */
export function sectionsOf(book: DocBook): Section[] {
  const own = listed(idOf(book));
  if (book === books[0]) return own;
  const more = ofFamily(book)
    ? [...groundSections(book), ...cardSections(book), ...scenarioSections(book.game)]
    : tableSections(book.id, book.handbook);
  const all = [...own, ...more];
  return all.filter(({ ref }, i) => all.findIndex((one) => one.ref === ref) === i);
}

/** Titles of all cases of a game, with their files. */
export function readCaseTitles(game: string): CaseTitle[] {
  const cases = filesUnder(`cases/${game}`, '.case').flatMap((file) =>
    readText(file)
      .split(/^title:/m)
      .slice(1)
      .map((part) => {
        const [title, ...body] = part.split('\n');
        return { file, title: title.trim(), body: body.join('\n') };
      }),
  );
  return [...cases, ...filesUnder(`tests/${game}`, '.test.ts').flatMap(readTestTitles)];
}

/** What no case can show stands in tests of the game: `describe` names a section, `test` what it shows. */
function readTestTitles(file: string): CaseTitle[] {
  let section = '';
  return readText(file)
    .split('\n')
    .flatMap((line) => {
      const named = /^describe\('([^']+)'/.exec(line)?.[1];
      if (named !== undefined) section = /^([A-Z] |\d)/.test(named) ? named : '';
      const title = /^\s*test\('([^']+)'/.exec(line)?.[1];
      return title === undefined || section === '' ? [] : [{ file, title: `${section}: ${title}`, body: '' }];
    });
}

const PLAIN = /[\u0300-\u036f]/g;
const plain = (text: string): string => text.normalize('NFD').replace(PLAIN, '').replaceAll('’', "'");

/** The words before a title's first colon. */
const namedSection = (title: string): string => title.split(':')[0].trim();

/** The number of a scenario at the beginning of a reference, with the game's letter before it or not; or nothing. */
const scenarioId = (ref: string): string | undefined => /^(?:[A-Z] )?(\d+) /.exec(ref)?.[1];

/**
 * The section that a case's title names, or null. The title may name another heading of the same passage of the handbook;
 * a scenario is known by its number.
 */
export function sectionFinder(book: DocBook, sections: readonly Section[]): (title: string) => string | null {
  const known = new Map<string, string>();
  for (const { ref } of sections) known.set(plain(ref), ref);
  for (const { refs } of passagesOf(book)) {
    const section = refs.map((ref) => known.get(plain(ref))).find((one) => one !== undefined);
    if (section === undefined || scenarioId(section) !== undefined) continue;
    for (const ref of refs) if (!known.has(plain(ref))) known.set(plain(ref), section);
  }
  const scenarios = new Map(
    sections.flatMap(({ ref }) => (/^\d/.test(ref) ? [[scenarioId(ref) ?? '', ref] as const] : [])),
  );
  return (title) => {
    const ref = namedSection(title);
    return known.get(plain(ref)) ?? scenarios.get(scenarioId(ref) ?? '') ?? null;
  };
}

/** Keys of the special rules of a scenario, by its section. */
function ruleKeys({ game }: Book, ref: string): string[] {
  const sheet = game.sheets.find(({ id }) => id === scenarioId(ref));
  return sheet ? sheet.rules.map(({ key }) => key) : [];
}

/** Scenarios with cases that prove the same rules: a scenario without a case of its own leans on these. */
export function provenBy(book: DocBook, ref: string, met: ReadonlySet<string | null>): string[] {
  if (!ofFamily(book)) return [];
  const keys = ruleKeys(book, ref);
  const others = sectionsOf(book)
    .map((section) => section.ref)
    .filter((other) => /^\d/.test(other) && met.has(other) && ruleKeys(book, other).some((key) => keys.includes(key)));
  return keys.length > 0 && keys.every((key) => others.some((other) => ruleKeys(book, other).includes(key)))
    ? others
    : [];
}

/** Sections without a case, and cases that name no section. */
export function coverage(book: DocBook): { without: string[]; strays: string[] } {
  const sections = sectionsOf(book);
  const find = sectionFinder(book, sections);
  const cases = readCaseTitles(idOf(book));
  const met = new Set(cases.map(({ title }) => find(title)));
  return {
    without: sections
      .map(({ ref }) => ref)
      .filter((ref) => !met.has(ref) && (book === books[0] || provenBy(book, ref, met).length === 0)),
    strays: cases.filter(({ title }) => find(title) === null).map(({ file, title }) => `${file}: ${title}`),
  };
}
