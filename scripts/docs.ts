// Writes the generated pages: docs/rulings.md from the RULING: marks in the source, docs/cards.md from the tables of cards,
// docs/rules/<game>.md from the sections
// of each game, the rule cases and, for a later game, the comparison with the first. A test compares them with what is
// committed; `npm run docs` writes them.

import { fileURLToPath } from 'node:url';
import { capital } from '../src/families/commands/telling/words.ts';
import type { Chapter, PassageTable } from '../src/kernel/handbook.ts';
import { cardsPage } from './docs-cards.ts';
import { writeText } from './docs-files.ts';
import { rulingsPage } from './docs-rulings.ts';
import {
  coverage,
  type DocBook,
  docBooks,
  idOf,
  nameOf,
  provenBy,
  readCaseTitles,
  sectionFinder,
  sectionsOf,
} from './docs-sections.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const tableLines = ({ head, rows }: PassageTable): string[] => [
  `| ${head.map(cell).join(' | ')} |`,
  `|${head.map(() => '---|').join('')}`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
  '',
];

/** A chapter of a handbook as text. */
const chapterLines = ({ title, passages }: Chapter): string[] => [
  `## ${title}`,
  '',
  ...passages.flatMap((passage) => [
    `### ${passage.title}`,
    '',
    ...passage.text.flatMap((line, i) =>
      line.startsWith('- ') && passage.text[i + 1]?.startsWith('- ') ? [line] : [line, ''],
    ),
    ...(passage.table ? tableLines(passage.table) : []),
  ]),
];

const sentence = (text: string): string => (/[.?]$/.test(text) ? capital(text) : `${capital(text)}.`);

/** The comparison with the first game, for later games of the family. */
const differencesOf = (book: DocBook): Chapter | undefined =>
  'differences' in book ? (book.differences as Chapter | undefined) : undefined;

/** How many sections are proven, where some are not yet. */
function coverageText(book: DocBook, cases: number, sections: number): string {
  const without = coverage(book).without.length;
  return `${cases} cases in ${sections} sections${without === 0 ? '' : `; ${without} have none yet`}.`;
}

export function rulesPage(book: DocBook): string {
  const differences = differencesOf(book);
  const sections = sectionsOf(book);
  const cases = readCaseTitles(idOf(book));
  const find = sectionFinder(book, sections);
  const met = new Set(cases.map(({ title }) => find(title)));
  const proofs = (ref: string): string[] =>
    met.has(ref)
      ? cases
          .filter(({ title }) => find(title) === ref)
          .map(({ title, file }) => `- ${title.slice(title.indexOf(':') + 1).trim()} (\`${file.split('/').pop()}\`)`)
      : provenBy(book, ref, met).map((other) => `- the same rules: see ${other}`);
  return [
    `# ${nameOf(book)}: the rules and the cases that prove them`,
    '',
    'Made from the section list and the titles of the rule cases (`npm run docs`). References such as',
    `\`${sections[0].ref}\` are the sections of the published rulebook; the words are ours. A case is a position, the choices`,
    'played, the dice and what must then be true; see docs/notation.md.',
    '',
    coverageText(book, cases.length, sections.length),
    '',
    ...(differences ? chapterLines(differences) : []),
    ...sections.flatMap(({ ref, text }) => [`## ${ref}`, '', sentence(text), '', ...proofs(ref), '']),
  ].join('\n');
}

export const pages = (): { file: string; text: string }[] => [
  { file: 'docs/rulings.md', text: rulingsPage() },
  { file: 'docs/cards.md', text: cardsPage() },
  ...docBooks.map((book) => ({ file: `docs/rules/${idOf(book)}.md`, text: rulesPage(book) })),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of pages()) {
    writeText(file, text);
    console.log(`wrote ${file}`);
  }
}
