// Places one can point at: units (`a3`), sectors (`S2`), camps (`camp-top`), reserves (`reserve-top`).

import type { State } from '../rules/state.ts';
import { SEAT_NAMES, unitOf } from './words.ts';

export type Place =
  | { readonly kind: 'unit'; readonly unit: number; readonly name: string }
  | { readonly kind: 'sector'; readonly sector: number; readonly name: string }
  | { readonly kind: 'camp'; readonly seat: number; readonly name: string }
  | { readonly kind: 'reserve'; readonly seat: number; readonly name: string };

/** The place of a word; null for what is none in this battle. */
function placeNamed(g: State, word: string): Place | null {
  const name = word.trim();
  const unit = unitOf(g, name);
  if (unit >= 0) return { kind: 'unit', unit, name: name.toLowerCase() };
  const sector = /^[sS]([1-5])$/.exec(name);
  if (sector !== null && Number(sector[1]) <= g.battle.sectors) {
    return { kind: 'sector', sector: Number(sector[1]) - 1, name: name.toUpperCase() };
  }
  const match = /^(camp|reserve)-(\w+)$/.exec(name.toLowerCase());
  const seat = (SEAT_NAMES as readonly string[]).slice(0, g.battle.seats).indexOf(match?.[2] ?? '');
  if (match === null || seat < 0) return null;
  return { kind: match[1] as 'camp' | 'reserve', seat, name: name.toLowerCase() };
}

export function readPlace(g: State, word: string): Place {
  const place = placeNamed(g, word);
  if (place === null) {
    throw new Error(`expected a place such as a3, S2, camp-top or reserve-bottom, found "${word.trim()}"`);
  }
  return place;
}
