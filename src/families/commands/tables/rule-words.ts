// Words that sentences about special rules are made of: hexes as players say them, numbers, lists.

/** `a, b and c`. */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `third`. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;

const CARDINALS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three`. */
export const cardinal = (n: number): string => CARDINALS[n] ?? `${n}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Three or more side by side in a row are said by the first and the last: `A5 to A13`, `B5, B7 and B9`. */
export function hexWords(names: readonly string[], last = 'and'): string {
  const order = (name: string): [string, number] => [name.charAt(0), Number(name.slice(1))];
  const sorted = [...names].sort((a, b) => {
    const [rowA, columnA] = order(a);
    const [rowB, columnB] = order(b);
    return rowA === rowB ? columnA - columnB : rowA < rowB ? -1 : 1;
  });
  const parts: string[] = [];
  for (let i = 0; i < sorted.length; ) {
    const [row, column] = order(sorted[i]);
    let run = 1;
    while (sorted[i + run] === `${row}${column + run}`) run++;
    if (run >= 3) parts.push(`${sorted[i]} to ${sorted[i + run - 1]}`);
    else parts.push(...sorted.slice(i, i + run));
    i += run;
  }
  return list(parts, last);
}
