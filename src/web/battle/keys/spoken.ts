// Which of the log is spoken when: all of a choice in one message, as it is shown, and nothing twice. What was taken back
// is said to be taken back.

import type { TellingAt } from '../../table/protocol.ts';
import { diceWords, sentences } from './words.ts';

const same = (a: TellingAt, b: TellingAt): boolean => a.number === b.number && a.text === b.text;

export class LogReader {
  private read: readonly TellingAt[];

  /** What has been told before the first look is known already. */
  constructor(log: readonly TellingAt[]) {
    this.read = log;
  }

  /** Somebody else looks, or the same one anew: the log is known. */
  reset(log: readonly TellingAt[]): void {
    this.read = log;
  }

  /**
   * What is to be said now: a message for each choice. `until` is the number of the choice on show, of which and before
   * which everything may be told; null when all is shown.
   */
  next(log: readonly TellingAt[], until: number | null, weightyOnly: boolean): readonly string[] {
    let kept = 0;
    while (kept < this.read.length && kept < log.length && same(this.read[kept], log[kept])) kept++;
    const gone = this.read.slice(kept);
    let end = kept;
    while (end < log.length && (until === null || log[end].number <= until)) end++;
    this.read = log.slice(0, end);
    const back = gone.length === 0 ? [] : [sentences([`Taken back: ${gone.map((one) => one.text).join(' ')}`])];
    return [...back, ...messages(log.slice(kept, end), weightyOnly)];
  }
}

/** One message for each choice. */
function messages(tellings: readonly TellingAt[], weightyOnly: boolean): readonly string[] {
  const groups = new Map<number, string[]>();
  for (const telling of tellings) {
    if (weightyOnly && !telling.weighty) continue;
    const group = groups.get(telling.number) ?? [];
    groups.set(telling.number, group);
    group.push(telling.text, diceWords(telling.dice));
  }
  return [...groups.values()].map(sentences);
}
