// An event with everything a screen shows of it: the sentence, the places it speaks of, what each die did, who went where.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import type { Telling } from '../../../../kernel/ruleset.ts';
import type { State } from '../../rules/state.ts';
import { tellDice } from './dice.ts';
import { TREATMENTS, type Treatment } from './kinds.ts';
import { narrateIn } from './narrate.ts';
import { type EventKind, EventWords } from './sentences.ts';

const UNKNOWN: Treatment = { weighty: false };

function treatmentOf(g: State, kind: string): Treatment {
  const { events } = g.battle.game.words;
  const own = Object.hasOwn(events, kind) ? events[kind] : undefined;
  const shared = Object.hasOwn(TREATMENTS, kind) ? TREATMENTS[kind as EventKind] : UNKNOWN;
  return own === undefined ? shared : { ...shared, ...own };
}

export function tellEvent(g: State, event: NumberedEvent, seat: number): Telling {
  const { names } = g.battle.board;
  const { weighty, moves, also } = treatmentOf(g, event.kind);
  const words = new EventWords(g, event, seat);
  const text = narrateIn(words);
  const places = [...words.named, ...(also?.(event.values) ?? [])].filter((hex) => hex >= 0);
  return {
    kind: event.kind,
    text,
    places: [...new Set(places)].map((hex) => names[hex]),
    weighty,
    dice: tellDice(g, event),
    way:
      moves === undefined
        ? null
        : {
            piece: moves.piece,
            id: event.values[0] & 255,
            places: moves.hexes(g, event.values).map((hex) => names[hex]),
          },
  };
}
