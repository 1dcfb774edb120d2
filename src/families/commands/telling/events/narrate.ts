// What happened, as a plain sentence for one seat. The sentences themselves stand in sentences.ts.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import type { State } from '../../rules/state.ts';
import { capital } from '../words.ts';
import { EventWords, sentenceOf } from './sentences.ts';

/** The event in words as the seat may know it; seat -1 is a spectator. Empty for kinds that have no sentence. */
export function narrate(g: State, event: NumberedEvent, seat: number): string {
  return narrateIn(new EventWords(g, event, seat));
}

/** The same with the words at hand: they keep the hexes that were named. */
export function narrateIn(words: EventWords): string {
  // A name at the beginning may be written small: d'Erlon.
  return capital(sentenceOf(words.g, words.event.kind)?.(words, words.event.values) ?? '');
}
