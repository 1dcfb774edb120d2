// What happened, as a plain sentence for one seat. The sentences themselves stand in event-table.ts.

import type { GameEvent } from '../../kernel/events.ts';
import { EVENTS, EventWords } from './event-table.ts';
import type { State } from './state.ts';

/** The event in words as the seat may know it; seat -1 is a spectator. Empty for kinds that have no sentence. */
export function narrate(g: State, event: GameEvent, seat: number): string {
  const sentence = EVENTS[event.kind];
  return sentence ? sentence(new EventWords(g, event, seat), event.values) : '';
}
