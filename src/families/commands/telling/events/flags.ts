// Why flags were ignored, or could have been: the reasons of the rule's own trace, as they held when the owner decided.

import type { Reason } from '../../../../kernel/explain.ts';
import { capital, list } from '../words.ts';

/** A rule's text is a sentence; a reason of a question may be a few words. */
const asSentence = (text: string): string => (text === '' || text.endsWith('.') ? text : `${capital(text)}.`);

/** Why `ignored` of `flags` flags were, and what else could have been: the end of a sentence, with its full stop. */
export function flagsBecause(reasons: readonly Reason[], flags: number, ignored: number): string {
  // One reason for each flag that could be ignored, and what forbade it altogether.
  const may = reasons.flatMap(({ add, text }) => new Array<string>(add).fill(text));
  const forbidden = asSentence(reasons.find((reason) => reason.add === 0)?.text ?? '');
  if (may.length === 0) return forbidden === '' ? '; none could be ignored.' : `; none could be ignored. ${forbidden}`;
  const could = Math.min(flags, may.length);
  const why = ignored === 0 ? '' : ` (${list(may.slice(0, ignored))})`;
  return could > ignored ? `${why}; ${could} could be ignored (${list(may)}).` : `${why}.`;
}
