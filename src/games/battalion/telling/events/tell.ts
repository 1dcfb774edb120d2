// An event as a screen shows it: the sentence, the places it speaks of, what its dice did and the way a unit went.

import type { Telling } from '../../../../kernel/ruleset.ts';
import type { AttackName, BattalionEvent, EventKind, ToldPlace } from '../../rules/events.ts';
import type { Battle } from '../../rules/state.ts';
import { campWord, reserveWord, seatsOf, sectorWord, unitWord } from '../words.ts';
import { changesOf } from './changes.ts';
import { diceTelling } from './dice.ts';
import { narrate } from './narrate.ts';

/** Shown by themselves: rolls, losses, cards, commands and ends. */
const WEIGHTY: ReadonlySet<EventKind> = new Set<EventKind>([
  ...(['initiative', 'first', 'allStand', 'played', 'commanded', 'reacted', 'engaged', 'rolled', 'rerolled'] as const),
  ...(['hits', 'disbanded', 'kept', 'rallied', 'exhausted', 'won'] as const),
]);

const placeAt = (battle: Battle, unit: number, at: ToldPlace): string =>
  at === 'reserve' ? reserveWord(battle.unitSeat[unit]) : sectorWord(at);

/** Places of an event: units first, then where they go. */
function placesOf(battle: Battle, e: BattalionEvent): string[] {
  switch (e.kind) {
    case 'deployed':
      return [unitWord(e.unit), placeAt(battle, e.unit, e.to)];
    case 'redeployed':
    case 'moved':
    case 'movedOut':
      return [unitWord(e.unit.unit), placeAt(battle, e.unit.unit, e.to)];
    case 'commanded': {
      const at = e.target !== null ? [unitWord(e.target.unit)] : e.into !== null ? [sectorWord(e.into)] : [];
      return [unitWord(e.unit.unit), ...at];
    }
    case 'reacted':
      return [unitWord(e.unit.unit), unitWord(e.charger.unit)];
    case 'engaged':
      return [unitWord(e.unit.unit), unitWord(e.target.unit)];
    case 'rolled':
    case 'rerolled':
    case 'hits':
      return [unitWord(e.attacker.unit), unitWord(e.target.unit)];
    case 'raised':
    case 'assigned':
      return [unitWord(e.attacker.unit)];
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
      return [unitWord(e.unit.unit)];
    case 'brought':
      return [unitWord(e.unit.unit), campWord(battle.unitSeat[e.unit.unit])];
    case 'played':
      return [e.on !== null ? unitWord(e.on.unit) : campWord(e.at ?? e.seat)];
    case 'first':
    case 'turn':
    case 'drew':
    case 'rallied':
    case 'flipped':
    case 'exhausted':
    case 'skipped':
      return [campWord(e.seat)];
    case 'looked':
      return [campWord(e.whose)];
    case 'won':
      return e.sector === null
        ? []
        : [
            sectorWord(e.sector),
            ...seatsOf({ battle })
              .filter((seat) => (seat & 1) !== e.side)
              .map(campWord),
          ];
    default:
      return [];
  }
}

/** The places a unit went along; sectors are passed one by one. */
function wayOf(battle: Battle, e: BattalionEvent): Telling['way'] {
  if (e.kind === 'deployed') return way(e.unit, [placeAt(battle, e.unit, e.to)]);
  if (e.kind !== 'redeployed' && e.kind !== 'moved' && e.kind !== 'movedOut') return null;
  const { unit } = e.unit;
  return way(unit, [placeAt(battle, unit, e.from), placeAt(battle, unit, e.to)]);
}

const way = (id: number, places: string[]): Telling['way'] => ({ piece: 'unit', id, places: [...new Set(places)] });

/** Those who throw or shoot from where they stand, and all others, who strike. */
const FAR: readonly AttackName[] = ['barrage', 'fire'];

const blowOf = (e: BattalionEvent): Pick<Telling, 'blow'> =>
  e.kind === 'rolled'
    ? { blow: { from: unitWord(e.attacker.unit), to: unitWord(e.target.unit), far: FAR.includes(e.attack) } }
    : {};

export function tellEvent(battle: Battle, event: BattalionEvent, seat: number): Telling {
  const text = narrate(battle, event, seat);
  const changes = changesOf(battle, event, seat);
  return {
    kind: event.kind,
    text,
    places: text === '' ? [] : [...new Set(placesOf(battle, event))],
    weighty: WEIGHTY.has(event.kind),
    dice: diceTelling(event),
    way: wayOf(battle, event),
    ...(changes.length === 0 ? {} : { changes }),
    ...blowOf(event),
    ...(event.kind === 'turn' ? { begins: event.seat } : {}),
  };
}
