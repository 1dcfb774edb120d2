// `vexillum case`: plays rule cases and says what differed.

import { kindOf } from '../kernel/notation.ts';
import { BAD_INPUT, FOUND_WRONG, harmless, InputError, inFile, OK } from './errors.ts';
import { gameOfCases } from './games.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import { plural } from './text.ts';

export function runCaseFiles(io: Io, style: Style, files: readonly string[], json?: boolean): number {
  const read = files.map((file) => {
    const text = io.readFile(file);
    return inFile(file, () => {
      const kind = kindOf(text);
      if (kind !== 'case') throw new InputError(`${file}: rule cases were expected, and this is a ${kind}`);
      const results = gameOfCases(text, file).cases(text);
      return { file, cases: results.length, failed: results.filter((one) => one.failure).length, results };
    });
  });
  const cases = read.reduce((sum, one) => sum + one.cases, 0);
  const failed = read.reduce((sum, one) => sum + one.failed, 0);
  if (json) io.out(`${JSON.stringify({ cases, failed, files: read }, null, 2)}\n`);
  else {
    for (const { file, results } of read) {
      for (const { title, failure } of results) {
        const how = failure?.written ? 'not understood' : 'failed';
        if (failure)
          io.out(`${style.bad(how)}  ${harmless(title)}\n        ${harmless(file)}: ${harmless(failure.message)}\n`);
      }
    }
    const held = cases - failed;
    io.out(`${plural(held, 'case')} ${held === 1 ? 'holds' : 'hold'}, ${failed} ${failed === 1 ? 'fails' : 'fail'}.\n`);
  }
  if (read.some(({ results }) => results.some(({ failure }) => failure?.written))) return BAD_INPUT;
  return failed > 0 ? FOUND_WRONG : OK;
}
