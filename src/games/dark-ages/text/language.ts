// The two directions of a choice's text: hexes, cards by name and number, reinforcements by their name. The same for every
// battle: a hex has the same number on boards of every width.

import { type ChoiceLanguage, choiceLanguage } from '../../../kernel/choice.ts';
import { EVEN_ROW } from '../../../lib/hex-board.ts';
import { CARDS } from '../tables/tables.ts';
import { VERBS } from '../tables/verbs.ts';
import { MOST_ROWS } from './sheet-parts.ts';

const hexText = (hex: number): string =>
  `${String.fromCharCode(65 + Math.floor(hex / EVEN_ROW))}${(hex % EVEN_ROW) + 1}`;

function hexNumber(word: string): number {
  const match = /^([A-Z])([1-9]\d?)$/.exec(word.toUpperCase());
  if (match === null) return -1;
  const row = match[1].charCodeAt(0) - 65;
  const column = Number(match[2]) - 1;
  return row < MOST_ROWS && column < EVEN_ROW ? row * EVEN_ROW + column : -1;
}

export const language: ChoiceLanguage = choiceLanguage(VERBS, {
  hex: { expected: 'a hex such as F6', print: hexText, read: hexNumber },
  card: {
    expected: 'a card such as leadership-20',
    print: (card) => CARDS[card]?.key ?? String(card),
    read: (word) => CARDS.findIndex((card) => card.key.toLowerCase() === word.toLowerCase()),
  },
  unit: {
    expected: 'a reinforcement such as r1',
    print: (number) => `r${number}`,
    read: (word) => (/^r[1-9]\d?$/.test(word.toLowerCase()) ? Number(word.slice(1)) : -1),
  },
});
