// An event with everything a screen shows of it: the sentence, the places it speaks of, what each die did, who went where.

import type { GameEvent } from '../../kernel/events.ts';
import type { Telling } from '../../kernel/ruleset.ts';
import { narrate } from './narrate.ts';
import type { State } from './state.ts';

export function tellEvent(g: State, event: GameEvent, seat: number): Telling {
  return {
    kind: event.kind,
    text: narrate(g, event, seat),
    places: [],
    weighty: false,
    dice: (event.dice ?? []).map((die) => ({ face: g.battle.game.faces[die], group: 'plain', words: '' })),
    way: null,
  };
}
