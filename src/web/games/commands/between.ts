// The board between two views. The table gives a view after each choice, but a choice may bring about many things: until
// they are all told, the board shows those that were, by what each telling says it changed. What is gone stays while its going is
// told, so that it can be seen to go; what moved stands at its new place, from where the stage lets it come along its way.

import type { CommandsView, UnitView } from '../../../families/commands/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { withChange } from '../../board/changed.ts';

export function viewBetween(
  before: CommandsView,
  after: CommandsView,
  tellings: readonly Telling[],
  told: number,
): CommandsView {
  let shown = before;
  tellings.slice(0, Math.max(0, told)).forEach(({ changes = [] }, i) => {
    for (const change of changes) {
      const goesNow = i === told - 1 && change.after.hex === null;
      if (!goesNow) shown = withChange(shown, after, change);
    }
  });
  return shown === before ? before : { ...shown, units: shown.units.map(withLastBlock) };
}

/** A unit without blocks keeps its last one until its going is told. */
const withLastBlock = (unit: UnitView): UnitView =>
  unit.hex !== null && unit.blocks === 0 ? { ...unit, blocks: 1 } : unit;
