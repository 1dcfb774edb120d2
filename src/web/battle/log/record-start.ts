// Where the battle of a record started, to begin the same one anew with other dice.

import { findEntry, linesOf, readNotation, Scanner } from '../../../kernel/notation.ts';
import type { Start } from '../../../kernel/ruleset.ts';

const spec = {
  kind: 'record',
  keys: ['game', 'rules', 'scenario', 'start', 'options', 'seed', 'dice', 'opening', 'moves', 'result'],
};

export function startOf(record: string): Start {
  const notation = readNotation(record, spec);
  const words = (key: string): string[] => {
    const entry = findEntry(notation, key);
    return (entry ? linesOf(entry) : []).flatMap((line) => {
      const scanner = new Scanner(line);
      const found: string[] = [];
      while (scanner.peek() !== '') found.push(scanner.wordOrQuoted('a word').text);
      return found;
    });
  };
  const options = words('options');
  const more = options.length > 0 ? { options } : {};
  const [scenario] = words('scenario');
  if (scenario !== undefined) return { scenario, ...more };
  const own = findEntry(notation, 'start');
  if (!own) throw new Error('the record does not say where the battle started');
  const next = notation.entries.find((entry) => entry.line > own.line);
  const lines = record.split(/\r\n|\r|\n/).slice(own.line, next ? next.line - 1 : undefined);
  return {
    text: `${lines
      .map((line) => line.replace(/^ {2}/, ''))
      .join('\n')
      .trimEnd()}\n`,
    ...more,
  };
}
