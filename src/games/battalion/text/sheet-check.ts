// Whether the units of a sheet are legal [B Units; B Setup rules for mustered battles]; what is not is refused with its place.

import { type Line, NotationError } from '../../../kernel/notation.ts';
import { checkArmy } from '../rules/muster.ts';
import { count } from '../telling/words.ts';
import { type SeatSheet, SIZES_OF_FOUR, SIZES_OF_TWO } from './sheet-types.ts';

/** Every unit must be one that could be built, and the box must hold its tiles. */
export function checkUnits(sheet: SeatSheet, spots: readonly Line[], at: Line): void {
  sheet.units.forEach(({ ranks }, i) => {
    const [fault] = checkArmy(sheet.faction, [ranks], 1);
    if (fault)
      throw new NotationError(
        spots[i],
        `a unit that may be built [${fault.ref}]`,
        fault.text.replace(/^Unit 1/, 'one'),
      );
  });
  const units = sheet.units.map((unit) => unit.ranks);
  const [fault] = checkArmy(sheet.faction, units, units.length);
  if (fault) throw new NotationError(spots[0] ?? at, `an army out of one box [${fault.ref}]`, fault.text);
}

/** Units are mustered in equal numbers, as many as the battle allows. */
export function checkSizes(seats: readonly SeatSheet[], lines: ReadonlyMap<string, Line>): void {
  const sizes: readonly number[] = seats.length === 4 ? SIZES_OF_FOUR : SIZES_OF_TWO;
  const ref = seats.length === 4 ? 'B Four players' : 'B Setup rules for mustered battles';
  const first = seats[0].units.length;
  for (const { faction, units } of seats) {
    const at = lines.get(faction) ?? { line: 1, column: 1 };
    if (!sizes.includes(units.length)) {
      const expected = `${sizes[0]} to ${sizes[sizes.length - 1]} units [${ref}]`;
      throw new NotationError(at, expected, count(units.length, 'unit'));
    }
    if (units.length !== first) {
      throw new NotationError(
        at,
        `${count(first, 'unit')}, as many as the others have [${ref}]`,
        count(units.length, 'unit'),
      );
    }
  }
}
