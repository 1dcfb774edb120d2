// The board between two views: until all that a choice brought about is told, the board shows what was told, by what each
// telling says it changed. What is gone stays while its going is told, so that it can be seen to go; what moved stands at its
// new place, from where it is let come.

import type { DarkAgesView, UnitView } from '../../../games/dark-ages/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { withChange } from '../../board/changed.ts';

export function viewBetween(
  before: DarkAgesView,
  after: DarkAgesView,
  tellings: readonly Telling[],
  told: number,
): DarkAgesView {
  let shown = before;
  tellings.slice(0, Math.max(0, told)).forEach(({ changes = [] }, i) => {
    for (const change of changes) {
      const goesNow = i === told - 1 && change.after.hex === null;
      if (!goesNow) shown = withChange(shown, after, change);
    }
  });
  return shown === before ? before : { ...shown, units: shown.units.map(withLastCube) };
}

/** A unit without cubes keeps its last one, a grey one, until its going is told. */
const withLastCube = (unit: UnitView): UnitView =>
  unit.hex !== null && unit.cubes === 0 && !unit.grey ? { ...unit, grey: true } : unit;
