// Landmarks that every game has: what changed since a seat's last turn, told from what happened; and the list of all lists.

import type { AnyTable } from './keeper.ts';
import type { Landmark, Scan } from './ruleset.ts';
import type { AnyRuleset } from './view.ts';
import type { TellingAt } from './watching.ts';

const CHANGED: Landmark = { word: 'changed', title: 'Changed since your last turn' };

export const landmarksOf = ({ landmarks = [] }: AnyRuleset): readonly Landmark[] => [...landmarks, CHANGED];

/** Turns, and the rounds of which a turn may consist, begin with an event that names who acts. */
function actsNext(event: { readonly kind: string }): number | null {
  if (event.kind !== 'turn' && event.kind !== 'round') return null;
  const { seat, side } = event as { readonly seat?: number; readonly side?: number };
  return seat ?? side ?? null;
}

/**
 * What the seat was told between the end of its last turn and the beginning of the one it is in, or until now while others act;
 * a spectator of the last turn alone.
 */
export function changedFor(table: AnyTable, seat: number): TellingAt[] {
  const events = table.events();
  const starts = events.flatMap((event, at) => {
    const who = actsNext(event);
    return who === null ? [] : [{ who, at }];
  });
  const last = starts.at(-1);
  const mine = last !== undefined && last.who === seat;
  const to = mine ? last.at : events.length;
  const before = mine ? starts.slice(0, -1) : starts;
  const own = before.map(({ who }) => who).lastIndexOf(seat);
  const from = seat < 0 ? (last?.at ?? 0) : (before[own + 1]?.at ?? (own < 0 ? 0 : to));
  return events
    .slice(from, to)
    .map((event) => ({ ...table.ruleset.tell(table.state, event, seat), number: event.number }))
    .filter(({ text }) => text !== '');
}

export function changedScan(table: AnyTable, seat: number): Scan {
  const told = changedFor(table, seat);
  const places = [...new Set(told.flatMap((telling) => telling.places))];
  if (told.length === 0) return { text: 'Nothing has changed since your last turn.', places: [] };
  return { text: told.map(({ text }) => text).join('\n'), places };
}

/** Every list with how many places it has now. */
export function landmarkList(ruleset: AnyRuleset, scan: (query: string) => Scan): Scan {
  const lines = landmarksOf(ruleset).map(({ word, title, of }) => {
    if (of) return `${word} PLACE: ${title.toLowerCase()}, asked of a place.`;
    const { places } = scan(word);
    const where = places.length === 0 ? 'none' : `${places.length}, ${places.join(' ')}`;
    return `${word}: ${title.toLowerCase()}: ${where}.`;
  });
  return { text: lines.join('\n'), places: [] };
}
