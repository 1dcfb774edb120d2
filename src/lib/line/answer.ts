// What is answered to who types or asks: a title, lines, and the places they speak of. The terminal lays the lines out in
// columns and draws bars; the page shows and says the same lines as sentences.

import { percent } from '../text.ts';

export interface AnswerLine {
  readonly text: string;
  /** What stands before it: a card's name, a number of the menu, what a part adds. */
  readonly head?: string;
  /** How likely it is: drawn as a bar where one is drawn. */
  readonly share?: number;
  /** The rule behind it. */
  readonly ref?: string;
  /** What comes below it belongs to it; or it is said by the way. */
  readonly tone?: 'title' | 'quiet';
}

export interface Answer {
  readonly title: string;
  readonly lines: readonly AnswerLine[];
  readonly places: readonly string[];
}

export const answerOf = (title: string, texts: readonly string[], places: readonly string[] = []): Answer => ({
  title,
  lines: texts.map((text) => ({ text })),
  places,
});

/** A line for who hears it or reads it outside of columns: `62.3 %: driven back`, `+2 two blocks [A 11]`. */
export function plainLine({ text, head, share, ref }: AnswerLine): string {
  const before =
    share !== undefined
      ? `${percent(share)}: `
      : head
        ? `${head}${/^[+-]|most|least|becomes/.test(head) ? ' ' : ': '}`
        : '';
  return `${before}${text}${ref ? ` [${ref}]` : ''}`;
}

export const plainLines = ({ lines }: Answer): string[] => lines.map(plainLine);
