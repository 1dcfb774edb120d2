// What is near its end: decks that one draw empties or loses by, camps that nobody guards, units that hold all the disorder they
// can. Public facts all of them.

import { drawBrings } from '../../rules/draw.ts';
import { mostDisorder, sideInSector } from '../../rules/questions.ts';
import { onField, type State } from '../../rules/state.ts';
import {
  campWord,
  list,
  SEAT_NAMES,
  seatsOf,
  sectorTitle,
  sentence,
  theFaction,
  unitText,
  unitWord,
} from '../words.ts';
import type { WarningView } from './types.ts';

/** Sectors of camps in which the enemy stands and the side has nobody: an enemy turn that begins so wins [B Winning the battle]. */
export const campsOpen = (g: State, side: number): number[] =>
  g.battle.campSectors.filter((sector) => !sideInSector(g, side, sector) && sideInSector(g, 1 - side, sector));

/** Those in which neither side has anybody: who comes first takes the camp. */
const campsBare = (g: State, side: number): number[] =>
  g.battle.campSectors.filter((sector) => !sideInSector(g, side, sector) && !sideInSector(g, 1 - side, sector));

function deckWarnings(g: State, seat: number): WarningView[] {
  const brings = drawBrings(g, seat);
  const at = { key: 'deck', seat: SEAT_NAMES[seat], place: campWord(seat) } as const;
  const loses = brings === 'exhaustion' ? 'exhausts it' : 'loses the battle';
  if (brings !== 'card') {
    const short = brings === 'exhaustion' ? 'next draw exhausts' : 'next draw loses';
    return [{ ...at, short, text: `${theFaction(g, seat)} has no card left to draw: the next draw ${loses}.` }];
  }
  if (g.deckLeft[seat] > 1) return [];
  return [
    { ...at, short: 'last card', text: `${theFaction(g, seat)} has one card left to draw; a draw after it fails.` },
  ];
}

function campWarnings(g: State, side: number): WarningView[] {
  const seats = seatsOf(g).filter((seat) => (seat & 1) === side);
  const whose = list(seats.map((seat) => theFaction(g, seat)));
  const at = { key: 'camp', seat: SEAT_NAMES[side], place: campWord(side) } as const;
  return [
    ...campsOpen(g, side).map((sector) => ({
      ...at,
      short: 'camp open',
      text: `Nobody of ${whose} guards ${sectorTitle(sector)}: the enemy wins if its turn begins so.`,
    })),
    ...campsBare(g, side).map((sector) => ({
      ...at,
      short: 'camp unguarded',
      text: `Nobody of ${whose} guards ${sectorTitle(sector)}: an enemy that comes there threatens the camp.`,
    })),
  ];
}

function limitWarnings(g: State, seat: number): WarningView[] {
  return g.battle.units
    .filter((unit) => g.battle.unitSeat[unit] === seat && onField(g, unit))
    .filter((unit) => g.unitDisorder[unit] > 0 && g.unitDisorder[unit] >= mostDisorder(g, unit))
    .map((unit) => ({
      key: 'limit' as const,
      seat: SEAT_NAMES[seat],
      place: unitWord(unit),
      short: `${unitWord(unit)} at its limit`,
      text: `${unitText(g, unit)} has all the disorder it can hold: the next hit costs ranks or the unit.`,
    }));
}

/** Camps first, then decks, then units. None before all units stand or when the battle is over. */
export function warningsOf(g: State): WarningView[] {
  if (g.stand === 0 || g.outcome !== 0) return [];
  return [
    ...[0, 1].flatMap((side) => campWarnings(g, side)),
    ...seatsOf(g).flatMap((seat) => deckWarnings(g, seat)),
    ...seatsOf(g).flatMap((seat) => limitWarnings(g, seat)),
  ].map((one) => ({ ...one, text: sentence(one.text) }));
}
