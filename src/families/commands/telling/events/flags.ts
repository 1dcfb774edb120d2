// Why flags were ignored, or could have been: the reasons of the rule's own trace, as they held when the owner decided.

import type { Trace } from '../../../../kernel/explain.ts';
import { capital, list } from '../words.ts';
import { phraseNumber, phraseText } from './phrases.ts';

/** What let a unit ignore flags: one reason for each flag, and what forbade it altogether. */
interface FlagReasons {
  readonly may: readonly string[];
  readonly forbidden: string;
}

/** A rule's text is a sentence; a reason of a question may be a few words. */
const asSentence = (text: string): string => (text === '' || text.endsWith('.') ? text : `${capital(text)}.`);

export function flagReasons(trace: Trace): number {
  const may = trace.reasons.flatMap(({ add, text }) => new Array<string>(add).fill(text));
  const forbidden = asSentence(trace.reasons.find((reason) => reason.add === 0)?.text ?? '');
  return phraseNumber(JSON.stringify({ may, forbidden } satisfies FlagReasons));
}

/** Why `ignored` of `flags` flags were, and what else could have been: the end of a sentence, with its full stop. */
export function flagsBecause(number: number, flags: number, ignored: number): string {
  const noted = phraseText(number);
  if (noted === '') return '.';
  const { may, forbidden } = JSON.parse(noted) as FlagReasons;
  if (may.length === 0) return forbidden === '' ? '; none could be ignored.' : `; none could be ignored. ${forbidden}`;
  const could = Math.min(flags, may.length);
  const why = ignored === 0 ? '' : ` (${list(may.slice(0, ignored))})`;
  return could > ignored ? `${why}; ${could} could be ignored (${list(may)}).` : `${why}.`;
}
