// An event as a screen shows it: the sentence, the places it speaks of, what its dice did and the way a unit went.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import type { Telling } from '../../../../kernel/ruleset.ts';
import type { EventKind } from '../../rules/events.ts';
import { RESERVE, type State } from '../../rules/state.ts';
import { campWord, reserveWord, seatsOf, sectorWord, unitWord } from '../words.ts';
import { diceTelling } from './dice.ts';
import { narrate } from './narrate.ts';

/** Shown by themselves: rolls, losses, cards, commands and ends. */
const WEIGHTY: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['initiative', 'first', 'allStand', 'played', 'commanded', 'reacted', 'engaged', 'rolled', 'rerolled'] as const),
  ...(['hits', 'disbanded', 'kept', 'rallied', 'exhausted', 'won'] as const),
]);

const placeAt = (g: State, unit: number, at: number): string =>
  at === RESERVE ? reserveWord(g.battle.unitSeat[unit]) : sectorWord(at);

/** Places of an event: units first, then where they go. */
function placesOf(g: State, kind: EventKind, v: readonly number[]): string[] {
  const [a, b, c, d] = v;
  switch (kind) {
    case 'deployed':
      return [unitWord(a), placeAt(g, a, b)];
    case 'redeployed':
    case 'moved':
      return [unitWord(a), placeAt(g, a, c)];
    case 'movedOut':
      return [unitWord(a), sectorWord(c)];
    case 'commanded':
      return d < 0 ? [unitWord(a)] : [unitWord(a), v[1] === 1 ? sectorWord(d) : unitWord(d)];
    case 'reacted':
      return [unitWord(a), unitWord(d)];
    case 'engaged':
    case 'rolled':
    case 'rerolled':
    case 'hits':
      return [unitWord(a), unitWord(b)];
    case 'counterFirst':
    case 'chargeEnds':
    case 'ignored':
    case 'taken':
    case 'rankLost':
    case 'disbanded':
    case 'kept':
    case 'returned':
    case 'burdened':
    case 'evaded':
    case 'arranged':
    case 'raised':
    case 'assigned':
      return [unitWord(a)];
    case 'brought':
      return [unitWord(a), campWord(g.battle.unitSeat[a])];
    case 'played':
      return c >= 0 ? [unitWord(c)] : d >= 0 ? [campWord(d)] : [campWord(a)];
    case 'first':
    case 'turn':
    case 'drew':
    case 'rallied':
    case 'flipped':
    case 'exhausted':
    case 'skipped':
      return [campWord(a)];
    case 'looked':
      return [campWord(b)];
    case 'won':
      return b === 0 && c >= 0
        ? [
            sectorWord(c),
            ...seatsOf(g)
              .filter((seat) => (seat & 1) !== a)
              .map(campWord),
          ]
        : [];
    default:
      return [];
  }
}

/** The places a unit went along; sectors are passed one by one. */
function wayOf(g: State, kind: EventKind, v: readonly number[]): Telling['way'] {
  const [unit, from, to] = v;
  if (kind === 'deployed') return way(unit, [placeAt(g, unit, from)]);
  if (kind !== 'redeployed' && kind !== 'moved' && kind !== 'movedOut') return null;
  return way(unit, [placeAt(g, unit, from), placeAt(g, unit, to)]);
}

const way = (id: number, places: string[]): Telling['way'] => ({ piece: 'unit', id, places: [...new Set(places)] });

export function tellEvent(g: State, event: NumberedEvent, seat: number): Telling {
  const kind = event.kind as EventKind;
  const text = narrate(g, event, seat);
  return {
    kind,
    text,
    places: text === '' ? [] : [...new Set(placesOf(g, kind, event.values))],
    weighty: WEIGHTY.has(kind),
    dice: diceTelling(event),
    way: wayOf(g, kind, event.values),
  };
}
