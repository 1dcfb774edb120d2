// Jumping between landmarks: lists of places that the table answers, one list at a time, one place after the other.

import type { Landmark } from '../../../kernel/ruleset.ts';
import { many } from '../../app/many.ts';
import type { BattleSession } from '../session.ts';
import { happenedAt } from './asking.ts';
import { nextOf } from './cursor.ts';
import { cursorOf, type Desk } from './desk.ts';
import { readQuietly, say } from './voice.ts';

interface Taken {
  readonly kinds: readonly Landmark[];
  readonly at: number;
  /** The place that the list was asked of. */
  readonly of: string;
}

const taken = new WeakMap<BattleSession, Taken>();

const queryOf = ({ kinds, at, of }: Taken): string => (kinds[at].of ? `${kinds[at].word} ${of}` : kinds[at].word);

async function placesOf(
  { session, kit, view, flipped }: Desk,
  list: Taken,
): Promise<{ text: string; places: readonly string[] }> {
  const { text, places } = await session.table.scan(queryOf(list));
  return { text, places: kit.places.inOrder(view, flipped, places) };
}

/** Takes up the next list, or the one before, and says how many places it has. */
export async function nextLandmarks(desk: Desk, by: 1 | -1): Promise<void> {
  const { session } = desk;
  const before = taken.get(session);
  const kinds = before?.kinds ?? (await session.table.landmarks());
  const from = before?.at ?? (by === 1 ? -1 : 0);
  const list: Taken = { kinds, at: (from + by + kinds.length) % kinds.length, of: cursorOf(desk) };
  taken.set(session, list);
  const { text, places } = await placesOf(desk, list);
  const { title, of } = kinds[list.at];
  const name = of ? `${title}, ${list.of}` : title;
  session.light(places);
  readQuietly(name, text.split(/\n+/), `${name}: ${places.length === 0 ? 'none' : many(places.length, 'place')}.`);
}

/** Goes to the next place of the list that was taken up, or the one before. */
export async function nextLandmark(desk: Desk, by: 1 | -1): Promise<void> {
  const list = taken.get(desk.session);
  if (!list) return nextLandmarks(desk, 1);
  const { places } = await placesOf(desk, list);
  const { title, word } = list.kinds[list.at];
  const place = nextOf(places, desk.session.model.value.cursor, by);
  if (place === null) return say(`${title}: none.`);
  const happened = word === 'changed' ? ` ${happenedAt(desk, place)}` : '';
  say(`${title}: ${places.indexOf(place) + 1} of ${places.length}.${happened.trimEnd()}`);
  desk.focus(place);
}
