// `who` and `enemies`: all units of a side, sector by sector.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { GONE, type State } from '../../rules/state.ts';
import { count, factionOf, seatsOf, unitWord } from '../words.ts';
import { campText } from './places.ts';
import { sentences, unitShort } from './words.ts';

/** A spectator has no side of his own: he hears all armies. */
export function listUnits(g: State, seat: number, own: boolean): Scan {
  const seats = seatsOf(g).filter((one) => seat < 0 || ((one & 1) === (seat & 1)) === own);
  const places: string[] = [];
  const texts = seats.map((one) => {
    const units = g.battle.units.filter((unit) => g.battle.unitSeat[unit] === one && g.unitSector[unit] !== GONE);
    // From left to right, reserves last.
    units.sort((a, b) => place(g, a) - place(g, b) || a - b);
    places.push(...units.map(unitWord));
    const head = `${one === seat ? 'You have' : `${factionOf(g, one)}:`} ${count(units.length, 'unit')}`;
    const body = units.length === 0 ? '.' : `: ${units.map((unit) => unitShort(g, unit, seat)).join('; ')}.`;
    return sentences(`${head}${body}`, campText(g, one));
  });
  return { text: sentences(...texts), places };
}

const place = (g: State, unit: number): number => (g.unitSector[unit] >= 0 ? g.unitSector[unit] : 9);
