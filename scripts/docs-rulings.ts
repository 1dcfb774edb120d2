// The page of rulings: every mark RULING: in the source, by game, and the points that a battle may settle the other way.

import { allBooks } from '../src/web/data/books.ts';
import { filesUnder, readText } from './docs-files.ts';

export interface Ruling {
  readonly file: string;
  readonly text: string;
  /** The titles of the cases that prove it: lines `CASE: title` after the text. */
  readonly cases: readonly string[];
}

/** Every comment that begins with RULING:, joined over its lines, with the cases that it names. */
export function findRulings(): Ruling[] {
  return filesUnder('src', '.ts').flatMap((file) => {
    const lines = readText(file).split('\n');
    return lines.flatMap((line, i) => {
      const at = line.indexOf('RULING:');
      return at < 0 ? [] : [{ file, ...readMark(lines, i, at + 'RULING:'.length) }];
    });
  });
}

function readMark(lines: readonly string[], from: number, at: number): { text: string; cases: string[] } {
  const parts = [lines[from].slice(at).replace('*/', '').trim()];
  const cases: string[] = [];
  for (let j = from + 1; j < lines.length; j++) {
    const next = lines[j].trim();
    const body = next.replace(/^(\/\/|\*)\s?/, '');
    if (!/^(\/\/|\*)(?!\/)/.test(next) || body.includes('RULING:')) break;
    const words = body.replace('*/', '').trim();
    if (words.startsWith('CASE:')) cases.push(words.slice('CASE:'.length).trim());
    else if (cases.length > 0) break;
    else parts.push(words);
  }
  return { text: parts.join(' ').trim(), cases };
}

const chapter = (title: string, text: string, rulings: readonly Ruling[]): string[] =>
  rulings.length === 0 ? [] : [`## ${title}`, '', text, '', ...rulings.flatMap(rulingLines), ''];

const rulingLines = ({ file, text, cases }: Ruling): string[] => [
  `- ${text} (\`${file}\`)`,
  ...cases.map((title) => `  Proved by: *${title}*`),
];

export function rulingsPage(): string {
  const rulings = findRulings();
  const ofGame = (id: string) => rulings.filter(({ file }) => file.startsWith(`src/games/${id}/`));
  const others = rulings.filter(({ file }) => !file.startsWith('src/games/'));
  return [
    '# Rulings',
    '',
    'Where a rulebook can be read in two ways, or is silent, the project has chosen. This page is made from the marks',
    '`RULING:` in the source (`npm run docs`); the reference in brackets says which rule it reads: A Ancients, M Medieval,',
    'N Napoleonics, B Battalion, D Dark Ages, or the number and name of a scenario. Below it stands the rule case that proves it.',
    '',
    ...chapter('What the games share', 'These hold in every game whose rulebook the reference names.', others),
    ...allBooks.flatMap(({ id, name }) => chapter(name, 'These hold in this game only.', ofGame(id))),
    '## Mended rules',
    '',
    'What was played otherwise before. A battle goes on by the rules with which it began: its record names the version, and a',
    'position of an older one says `rules version: 1`. Rule cases prove both.',
    '',
    ...allBooks
      .filter(({ mended }) => mended.length > 0)
      .flatMap(({ name, mended }) => [
        `### ${name}`,
        '',
        '| key | since version | what is played | what was played before | rule |',
        '|---|---|---|---|---|',
        ...mended.map((one) => `| \`${one.key}\` | ${one.since} | ${one.now} | ${one.before} | ${one.ref} |`),
        '',
      ]),
    '## Settled the other way',
    '',
    'A battle takes the other reading of these points when its options name the key: `options: sightEdgeByEdge` in a record',
    'or a position. Rule cases prove both readings.',
    '',
    ...allBooks.flatMap(({ name, rulings: points }) => [
      `### ${name}`,
      '',
      '| key | question | usual | with the key |',
      '|---|---|---|---|',
      ...points.map((one) => `| \`${one.key}\` | ${one.question} | ${one.usual} | ${one.instead} |`),
      '',
    ]),
  ].join('\n');
}
