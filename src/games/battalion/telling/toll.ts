// What a choice costs its own seat, in two or three words for the board: order, disorder, ranks, a unit, a card, the battle.

import { pending } from '../../../kernel/procedure.ts';
import { RUNNING, WIN } from '../../../kernel/state.ts';
import { rankCount } from '../rules/questions.ts';
import { enemySide, GONE, type State } from '../rules/state.ts';
import { tryChoice } from './trial.ts';
import { count, disorder, order } from './words.ts';

interface Army {
  readonly gone: number;
  readonly ranks: number;
  readonly disorder: number;
}

/** What all units of a seat have together; of those that are gone only their number. */
function armyOf(g: State, seat: number): Army {
  const own = g.battle.units.filter((unit) => g.battle.unitSeat[unit] === seat);
  const left = own.filter((unit) => g.unitSector[unit] !== GONE);
  return {
    gone: own.length - left.length,
    ranks: left.reduce((sum, unit) => sum + rankCount(g, unit), 0),
    disorder: left.reduce((sum, unit) => sum + g.unitDisorder[unit], 0),
  };
}

/** The toll of a choice as the seat that decides pays it; empty where it costs nothing. */
export function tollOf(g: State, choice: number, seat: number): string {
  const then = tryChoice(g, choice);
  if (then.outcome !== RUNNING && then.outcome === WIN + enemySide(seat)) return 'loses the battle';
  if (then.exhausted[seat] > g.exhausted[seat]) return 'exhausts you';
  const [before, after] = [armyOf(g, seat), armyOf(then, seat)];
  const lost = after.gone - before.gone;
  // What a unit takes with it is told by its loss.
  if (lost > 0) return lost === 1 ? 'disbanded' : `${lost} disbanded`;
  const placed = Math.max(0, after.disorder - before.disorder);
  // Order that becomes disorder on a unit is told as that.
  const paid = Math.max(0, g.campOrder[seat] - then.campOrder[seat] - placed);
  const ranks = before.ranks - after.ranks;
  return [
    ...(ranks > 0 ? [count(ranks, 'rank')] : []),
    ...(placed > 0 ? [disorder(placed)] : []),
    ...(paid > 0 ? [order(paid)] : []),
    // The unit has been named; the card that pays for it is asked for next.
    ...(pending(then)?.name === 'redeployCard' ? ['1 card'] : []),
  ].join(', ');
}
