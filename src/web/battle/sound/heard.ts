// Which sound belongs to what has just come to be shown.

import type { GameKit } from '../../games/kit.ts';
import type { BattleModel } from '../model.ts';
import type { Sound } from './sounds.ts';

const isMine = ({ state, showing, moment }: BattleModel): boolean =>
  state !== null && state.offers.length > 0 && showing === null && moment === null;

/** What is heard when the table changes from one to the other; null for nothing. */
export function soundOf(before: BattleModel | null, now: BattleModel, kit: GameKit): Sound | null {
  const { showing } = now;
  if (showing && showing !== before?.showing) {
    const telling = showing.step.tellings[showing.told - 1];
    const after = showing.step.view as typeof showing.before;
    if (telling === undefined) return null;
    if ((kit.course.scored?.(telling, showing.before, after) ?? null) !== null) return 'banner';
    if (telling.dice.length > 0) return telling.dice.some(({ group }) => group === 'hit') ? 'hit' : 'die';
    return kit.traces?.cards.includes(telling.kind) ? 'card' : null;
  }
  if (!before?.state || !isMine(now)) return null;
  // It is asked of the person again after others were at work, not at every choice of the own turn.
  const others = before.showing !== null || before.state.offers.length === 0;
  return others && !isMine(before) ? 'yours' : null;
}
