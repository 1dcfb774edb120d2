// The page of rulings: every mark RULING: in the source, by game, and the points that a battle may settle the other way.

import { allBooks } from '../src/web/data/books.ts';
import { filesUnder, readText } from './docs-files.ts';

export interface Ruling {
  readonly file: string;
  readonly text: string;
}

/** Every comment that begins with RULING:, joined over its lines. */
export function findRulings(): Ruling[] {
  return filesUnder('src', '.ts').flatMap((file) => {
    const lines = readText(file).split('\n');
    return lines.flatMap((line, i) => {
      const at = line.indexOf('RULING:');
      return at < 0 ? [] : [{ file, text: readMark(lines, i, at + 'RULING:'.length) }];
    });
  });
}

function readMark(lines: readonly string[], from: number, at: number): string {
  const parts = [lines[from].slice(at).replace('*/', '').trim()];
  for (let j = from + 1; j < lines.length; j++) {
    const next = lines[j].trim();
    const body = next.replace(/^(\/\/|\*)\s?/, '');
    if (!/^(\/\/|\*)(?!\/)/.test(next) || body.includes('RULING:')) break;
    parts.push(body.replace('*/', '').trim());
  }
  return parts.join(' ').trim();
}

const chapter = (title: string, text: string, rulings: readonly Ruling[]): string[] =>
  rulings.length === 0
    ? []
    : [`## ${title}`, '', text, '', ...rulings.map(({ file, text: ruling }) => `- ${ruling} (\`${file}\`)`), ''];

export function rulingsPage(): string {
  const rulings = findRulings();
  const ofGame = (id: string) => rulings.filter(({ file }) => file.startsWith(`src/games/${id}/`));
  const others = rulings.filter(({ file }) => !file.startsWith('src/games/'));
  return [
    '# Rulings',
    '',
    'Where a rulebook can be read in two ways, or is silent, the project has chosen. This page is made from the marks',
    '`RULING:` in the source (`npm run docs`); the reference in brackets says which rule it reads: A Ancients, M Medieval,',
    'N Napoleonics, B Battalion, D Dark Ages, or the number and name of a scenario.',
    '',
    ...chapter('What the games share', 'These hold in every game whose rulebook the reference names.', others),
    ...allBooks.flatMap(({ id, name }) => chapter(name, 'These hold in this game only.', ofGame(id))),
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
