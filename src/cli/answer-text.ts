// Answers as the terminal lays them out: columns, bars for what is likely, and lines as wide as the window.

import type { Answer, AnswerLine } from '../lib/line/answer.ts';
import type { Entry } from '../lib/line/choice-menu.ts';
import type { Style } from './style.ts';
import { columns, padLeft, percent, wrap } from './text.ts';

const BAR = 24;
const WIDTH = 80;

function bar(share: number): string {
  const filled = Math.round(share * BAR);
  return '#'.repeat(filled) + '.'.repeat(BAR - filled);
}

/** The lines of an answer, those with a probability in columns, those with a head behind it; `titled` says its title above. */
export function answerText(answer: Answer, style: Style, titled = false): string {
  const { title, lines } = answer;
  const likely = lines.filter(({ share }) => share !== undefined);
  const rows = columns(
    likely.map(({ text, share = 0 }) => [`  ${percent(share)}`, bar(share), text]),
    [0],
  );
  const others = lines.filter(({ share }) => share === undefined);
  const room = Math.max(9, ...others.map(({ head = '' }) => head.length));
  const below = others.map((line) => lineText(line, room, style, titled));
  return [...(titled ? [style.bold(title)] : []), ...(likely.length > 0 ? [rows] : []), ...below].join('\n');
}

function lineText({ text, head, ref, tone }: AnswerLine, room: number, style: Style, titled: boolean): string {
  if (tone === 'title') return titled ? text : style.bold(text);
  const told = `${text}${ref ? ` [${ref}]` : ''}`.replace(/\[[A-Z] [^\]]+\]/g, (rule) => style.dim(rule));
  if (tone === 'quiet') return style.dim(wrap(told, WIDTH, '  '));
  // A line with its own indentation is laid out already.
  if (/^ {2}/.test(text)) return told;
  if (head === undefined) return titled ? wrap(told, WIDTH, '    ', '  ') : wrap(told, WIDTH);
  const before = `  ${head.padStart(room)}  `;
  return wrap(told, WIDTH, ' '.repeat(before.length), before);
}

/** A list of words with what they mean, each head as wide as the longest, up to half the window. */
export function listText({ lines }: Answer, style: Style, width = WIDTH): string {
  return lines
    .map(({ head, text }) => {
      if (head === undefined) return wrap(text, width);
      const before = `  ${head.padEnd(13)}  `;
      return wrap(text, width, ' '.repeat(17), style.colour ? before.replace(head, style.bold(head)) : before);
    })
    .join('\n');
}

/** Cards or such: a name in bold, and what is said of it beside it. */
export const namedText = ({ lines }: Answer, style: Style, width?: number): string =>
  columns(
    lines.map(({ head, text }) => (head === undefined ? [text] : [`  ${style.bold(head)}`, text])),
    [],
    width,
  );

/** A menu with its numbers. */
export function menuText(entries: readonly Omit<Entry, 'start'>[], style: Style, width?: number): string {
  const digits = String(entries.length).length;
  const rows = entries.map((entry, i) => [
    style.bold(padLeft(String(i + 1), digits + 1)),
    entry.text,
    entry.about === '' ? '' : style.dim(entry.about),
  ]);
  return columns(rows, [], width);
}
