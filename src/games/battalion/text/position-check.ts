// Positions that no battle can come to are refused with their place: ranks a unit was not built of, tokens on a unit that is
// gone, more disorder than a unit can hold, a pile where nobody deploys.

import { findEntry, type Line, type Notation, NotationError, named } from '../../../kernel/notation.ts';
import { cohesionOf } from '../rules/questions.ts';
import { GONE, PILE, type State } from '../rules/state.ts';
import { rankList, sheetRanks, unitWord } from '../telling/words.ts';

/** Ranks are lost and put in another order; none is ever added. */
export function checkRanks(g: State, unit: number, keys: readonly string[], line: Line): void {
  const built = sheetRanks(g, unit);
  const left = built.map((rank) => rank.key);
  for (const key of keys) {
    const at = left.indexOf(key);
    if (at < 0) {
      const expected = `ranks that ${unitWord(unit)} was built of: ${rankList(built.map((rank) => rank.name))}`;
      throw new NotationError(line, expected, named(line.text));
    }
    left.splice(at, 1);
  }
}

/** Units as a whole, once everything about them has been read. */
export function checkUnits(g: State, notation: Notation): void {
  const spot = (key: string) => findEntry(notation, key) ?? { line: 1, column: 1 };
  // In the middle of a fight a unit may be about to be disbanded.
  const inside = findEntry(notation, 'at') !== undefined;
  for (const unit of g.battle.units) {
    const name = unitWord(unit);
    const disorder = g.unitDisorder[unit];
    if (g.unitSector[unit] === PILE && !g.battle.sheet.deploy) {
      throw new NotationError(spot('place'), '"deploy: yes" for units in a pile', named(name));
    }
    if (g.unitSector[unit] === GONE) {
      for (const [key, held] of [
        ['order', g.unitOrder[unit]],
        ['disorder', disorder],
      ] as const) {
        if (held > 0) throw new NotationError(spot(key), `no tokens on ${name}, which is gone`, String(held));
      }
      if (cohesionOf(g, unit) > 0) throw new NotationError(spot('ranks'), `no ranks of ${name}, which is gone`, 'some');
    } else if (!inside && disorder >= cohesionOf(g, unit)) {
      const expected = `less disorder on ${name} than its cohesion of ${cohesionOf(g, unit)} [B Disbanding a unit]`;
      throw new NotationError(spot('disorder'), expected, String(disorder));
    }
  }
}
