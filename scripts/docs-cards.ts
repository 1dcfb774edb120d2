// The page of card keys: how texts and choices name the cards of every game.

import { manifests } from '../src/cli/manifests.ts';

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const cardsPage = (): string =>
  [
    '# Cards by their keys',
    '',
    'Texts, choices and cases name a card by its key. This page is made from the tables of the games (`npm run docs`);',
    '`vexillum list cards GAME` tells the same in the terminal, and `ruleset.lists.cards` to programs. The American spellings',
    'of the rulebooks are understood too (`orderThreeCenter`).',
    '',
    ...manifests.flatMap(({ rules: { name, lists } }) => [
      `## ${name}`,
      '',
      row(['key', 'cards', 'name', 'kind']),
      '|---|---|---|---|',
      ...lists.cards.map(({ key, count, name: title, group }) => row([`\`${key}\``, String(count), title, group])),
      '',
    ]),
  ].join('\n');
