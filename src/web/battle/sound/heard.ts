// Which sound belongs to what has just come to be shown.

import type { GameKit } from '../../games/kit.ts';
import type { BattleModel } from '../model.ts';
import type { Sound } from './sounds.ts';

/** Somebody here is asked, and nothing else is on show. */
const isMine = ({ state, showing, moment }: BattleModel): boolean =>
  state !== null && state.offers.length > 0 && showing === null && moment === null;

/** Notes the number of the decision that is asked of somebody here: the state is there before the log that tells of it. */
export function noteAsked(now: BattleModel, asked: Set<number>): void {
  if (now.state && isMine(now)) asked.add(now.state.number);
}

/** What is heard when the table changes from one to the other; null for nothing. `asked`: what was asked of somebody here. */
export function soundOf(
  before: BattleModel | null,
  now: BattleModel,
  kit: GameKit,
  asked: ReadonlySet<number>,
): Sound | null {
  const { showing } = now;
  if (showing && showing !== before?.showing) {
    const telling = showing.step.tellings[showing.told - 1];
    const after = showing.step.view as typeof showing.before;
    if (telling === undefined) return null;
    if ((kit.course.scored?.(telling, showing.before, after) ?? null) !== null) return 'banner';
    if (telling.dice.length > 0) return telling.dice.some(({ group }) => group === 'hit') ? 'hit' : 'die';
    return kit.traces?.cards.includes(telling.kind) ? 'card' : null;
  }
  if (!before?.state) return null;
  if (playedHere(before, now, kit, asked)) return 'card';
  if (!isMine(now)) return null;
  // It is asked of the person again after others were at work, not at every choice of the own turn.
  const others = before.showing !== null || before.state.offers.length === 0;
  return others && !isMine(before) ? 'yours' : null;
}

/** A card that somebody here has just played: it is laid down at once, without a step that shows it. */
function playedHere(before: BattleModel, now: BattleModel, kit: GameKit, asked: ReadonlySet<number>): boolean {
  if (now.log === before.log || now.showing || before.showing || now.moment) return false;
  const told = now.log.slice(before.log.length);
  return told.some(({ number, kind }) => asked.has(number) && kit.traces?.cards.includes(kind) === true);
}
