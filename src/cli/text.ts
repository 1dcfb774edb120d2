// Small tools for text in columns.

export { percent, plural } from '../lib/text.ts';

/** Length as seen: without the signs that switch colours. */
export const seenLength = (text: string): number => [...text.replace(/\u001b\[\d+m/g, '')].length;

export const padRight = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - seenLength(text)));
export const padLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - seenLength(text))) + text;

/** Text in the middle of `width`; what does not fit is cut. */
export function centred(text: string, width: number): string {
  const cut = [...text].slice(0, width).join('');
  const left = Math.floor((width - cut.length) / 2);
  return ' '.repeat(left) + padRight(cut, width - left);
}

/** Breaks a paragraph at `width`; the first line begins with `first`, the others with `indent`. */
export function wrap(text: string, width: number, indent = '', first = ''): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/ +/).filter((one) => one !== '')) {
    if (!empty && seenLength(line) + 1 + seenLength(word) > width) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines.join('\n');
}

/**
 * Rows in columns, two spaces apart. Columns named in `right` stand to the right; with `width` the last column is broken
 * into lines that stay below it.
 */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  width = Number.POSITIVE_INFINITY,
): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, seenLength(cell));
    });
  }
  return rows
    .map((row) => {
      const cells = row.map((cell, i) => (right.includes(i) ? padLeft(cell, widths[i]) : padRight(cell, widths[i])));
      const plain = cells.join('  ').trimEnd();
      if (seenLength(plain) <= width || row.length === 0) return plain;
      const head = cells
        .slice(0, -1)
        .map((cell) => `${cell}  `)
        .join('');
      const margin = seenLength(head);
      // A column of less than twenty characters is worse than a long line.
      return width - margin < 20 ? plain : wrap(row[row.length - 1], width, ' '.repeat(margin), head);
    })
    .join('\n');
}
