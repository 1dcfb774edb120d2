// What each die of a roll did, in words: the event holds every die with what the scoring of the roll noted of it.

import type { DieTelling } from '../../../../kernel/ruleset.ts';
import type { DieRead } from '../../rules/dice-reading.ts';
import type { EventWords } from './event-words.ts';

const ORDER: readonly DieTelling['group'][] = ['hit', 'again', 'flag', 'plain', 'miss'];

/** A die without a note says by its face what it did. */
function plainWords(face: string, { did, note }: DieRead): string {
  if (note !== '') return `${face}: ${note}`;
  if (did === 'hit') return `hits: ${face}`;
  return did === 'miss' ? `${face}: miss` : face;
}

/** Hits first, then flags, then the rest; equal dice stand together. `words` says what a die did, or null for its note. */
export function tellDice(
  w: EventWords,
  dice: readonly DieRead[],
  words: (die: DieRead) => string | null,
): DieTelling[] {
  return dice
    .map((die) => {
      const face = w.face(die.face);
      const special = words(die);
      return {
        value: die.face,
        face,
        group: die.did,
        words: special === null ? plainWords(face, die) : `${face}: ${special}`,
      };
    })
    .sort(
      (a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || a.value - b.value || (a.words < b.words ? -1 : 1),
    )
    .map(({ face, group, words: said }) => ({ face, group, words: said }));
}
