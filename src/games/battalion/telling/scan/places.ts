// `place S2`, `place camp-top`, `place reserve-top`, `unit a3`: what a place is and who stands there.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { enemiesOf } from '../../rules/events.ts';
import { sideInSector } from '../../rules/questions.ts';
import { isEngaged, RESERVE, type State } from '../../rules/state.ts';
import type { Place } from '../places.ts';
import {
  capital,
  count,
  disorder,
  order,
  SECTOR_NAMES,
  SIDE_NAMES,
  sectorTitle,
  theFaction,
  unitWord,
} from '../words.ts';
import { sentences, unitFull, unitHere, unitShort } from './words.ts';

/** The units of a side in a sector. */
export const unitsIn = (g: State, side: number, sector: number): number[] =>
  g.battle.sideUnits[side].filter((unit) => g.unitSector[unit] === sector);

export const reserveOf = (g: State, seat: number): number[] =>
  g.battle.units.filter((unit) => g.battle.unitSeat[unit] === seat && g.unitSector[unit] === RESERVE);

/** The sides in the order in which the seat reads them: its own first. */
export const sidesFor = (seat: number): number[] => (seat >= 0 && (seat & 1) === 0 ? [0, 1] : [1, 0]);

const sideWord = (seat: number, side: number): string =>
  seat < 0 ? capital(SIDE_NAMES[side]) : (seat & 1) === side ? 'Yours' : 'The enemy';

function sectorText(g: State, sector: number, seat: number): string {
  const parts = sidesFor(seat).map((side) => {
    const units = unitsIn(g, side, sector);
    const free = units.filter((unit) => !isEngaged(g, unit));
    const fighting = units.filter((unit) => isEngaged(g, unit));
    if (units.length === 0) return `${sideWord(seat, side)}: nobody.`;
    return sentences(
      free.length > 0
        ? `${sideWord(seat, side)}, in formation: ${free.map((u) => unitHere(g, u, seat)).join('; ')}.`
        : '',
      fighting.length > 0
        ? `${sideWord(seat, side)}, engaged: ${fighting.map((u) => unitHere(g, u, seat)).join('; ')}.`
        : '',
    );
  });
  const camp = g.battle.campSectors.includes(sector);
  return sentences(
    `Sector ${SECTOR_NAMES[sector]}${camp ? ', in front of the camps' : ''}.`,
    ...parts,
    camp ? campDanger(g, sector) : '',
  );
}

/** Which side would win there if its turn began now. */
export function campDanger(g: State, sector: number): string {
  const held = [0, 1].filter((side) => sideInSector(g, side, sector));
  if (held.length !== 1) return '';
  return `Only ${SIDE_NAMES[held[0]]} holds it: if a turn of that side begins so, it wins the battle.`;
}

export function campText(g: State, seat: number): string {
  return sentences(
    `Camp of ${theFaction(g, seat)}: ${order(g.campOrder[seat])} and ${disorder(g.campDisorder[seat])} of ${g.battle.tokens[seat]} tokens.`,
    `${count(g.deckLeft[seat], 'card')} left in the deck, ${g.handCount[seat]} in hand, ${g.discardCount[seat]} discarded.`,
  );
}

export function describePlace(g: State, place: Place, seat: number): Scan {
  switch (place.kind) {
    case 'unit':
      return describeUnit(g, place, seat);
    case 'sector':
      return { text: sectorText(g, place.sector, seat), places: [place.name] };
    case 'camp':
      return { text: campText(g, place.seat), places: [place.name] };
    default: {
      const units = reserveOf(g, place.seat);
      const who = units.length === 0 ? 'nobody' : units.map((unit) => unitShort(g, unit, seat)).join('; ');
      return { text: `Reserve of ${theFaction(g, place.seat)}: ${who}.`, places: [place.name, ...units.map(unitWord)] };
    }
  }
}

/** A unit in full; asked of another place, whoever stands there. */
export function describeUnit(g: State, place: Place, seat: number): Scan {
  if (place.kind === 'unit') {
    return {
      text: unitFull(g, place.unit, seat),
      places: [place.name, ...enemiesOf(g, place.unit).map(unitWord)],
    };
  }
  if (place.kind === 'camp') return { text: campText(g, place.seat), places: [place.name] };
  const units =
    place.kind === 'sector'
      ? sidesFor(seat).flatMap((side) => unitsIn(g, side, place.sector))
      : reserveOf(g, place.seat);
  const where = place.kind === 'sector' ? sectorTitle(place.sector) : `the reserve of ${theFaction(g, place.seat)}`;
  if (units.length === 0) return { text: `Nobody is in ${where}.`, places: [place.name] };
  return { text: units.map((unit) => unitFull(g, unit, seat)).join(' '), places: units.map(unitWord) };
}
