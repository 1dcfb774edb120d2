import type { GameEvent } from '../../kernel/events.ts';
import type { State } from './state.ts';
export function narrate(_g: State, event: GameEvent, _seat: number): string {
  return `${event.kind} ${event.values.join(' ')}`;
}
