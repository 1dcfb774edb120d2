// What happened, as a plain sentence for one seat. The sentences themselves stand in event-table.ts.

import type { GameEvent } from '../../kernel/events.ts';
import { EventWords, sentenceOf } from './event-table.ts';
import type { State } from './state.ts';
import { capital } from './words.ts';

/** The event in words as the seat may know it; seat -1 is a spectator. Empty for kinds that have no sentence. */
export function narrate(g: State, event: GameEvent, seat: number): string {
  return narrateIn(new EventWords(g, event, seat));
}

/** The same with the words at hand: they keep the hexes that were named. */
export function narrateIn(words: EventWords): string {
  // A name at the beginning may be written small: d'Erlon.
  return capital(sentenceOf(words.g, words.event.kind)?.(words, words.event.values) ?? '');
}
