// What follows from a move: whether the unit may battle after it, whom a leader joins or leaves, what an exit gives.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { BY_LEADER, groundOf, MUST_CLOSE, NO_BATTLE } from '../../rules/state.ts';
import { hasMissiles, mayClose, notEngaged, readyToFire } from '../../rules/targets.ts';
import { termsOf } from '../../rules/terms.ts';
import { leaderStays } from '../../rules/walker.ts';
import type { Consequence } from '../game-words.ts';
import type { Trial } from '../trial.ts';
import { agree, count, leaderName, sayOf, unitName } from '../words.ts';

/** A unit moves; a leader with an order of his own does not go with it. */
export function unitMoves(trial: Trial, choice: number): Consequence {
  const { g } = trial;
  const from = firstOf(choice);
  const moved = whatAMoveLeaves(trial, choice);
  if (!leaderStays(g, g.hexUnit[from])) return moved;
  return { ...moved, note: `${moved.note} ${leaderName(g, g.hexLeader[from])} stays behind.`.trim() };
}

function whatAMoveLeaves(trial: Trial, choice: number): Consequence {
  const { g } = trial;
  const unit = g.hexUnit[firstOf(choice)];
  const copy = trial.after(choice);
  const mire = copy.waiting === 1 ? ' It rolls for the bad ground.' : '';
  const mark = copy.unitMark[unit];
  // A card's second move comes when the battles have been fought.
  if (g.again === 1) return { mark: 'goWithoutFight', note: `This turn's battles are over.${mire}` };
  if ((g.unitMark[unit] & NO_BATTLE) !== 0)
    return { mark: 'goWithoutFight', note: `It may not battle this turn.${mire}` };
  if ((mark & NO_BATTLE) !== 0)
    return { mark: 'goWithoutFight', note: `The ground keeps it from battle this turn.${mire}` };
  if ((mark & MUST_CLOSE) !== 0)
    return { mark: 'charge', note: `A charge: it must then fight in ${sayOf(g).close}.${mire}` };
  const card = termsOf(copy, unit);
  const closes = mayClose(copy, unit, null);
  const missiles = hasMissiles(copy, unit, null) && (card === null || card.battle.fire);
  const fires = missiles && readyToFire(copy, unit, null);
  if (closes && (fires || !missiles)) return { mark: 'go', note: mire.trim() };
  if (closes) return { mark: 'go', note: `It may then fight in ${sayOf(g).close}, but not fire.${mire}` };
  if (fires && !notEngaged(copy, unit, null))
    return {
      mark: 'goWithoutFight',
      note: `Next to an enemy it may not fire, and this card gives no ${sayOf(g).close}.${mire}`,
    };
  if (fires) return { mark: 'go', note: `It may then fire, but not fight in ${sayOf(g).close}.${mire}` };
  return { mark: 'goWithoutFight', note: `It may not battle after this.${mire}` };
}

export function joinsOrLeaves(trial: Trial, choice: number): Consequence {
  const { g } = trial;
  const from = firstOf(choice);
  const to = secondOf(choice);
  const mire = groundOf(g).terrain[to].mires ? ' He rolls for the bad ground.' : '';
  const left = g.hexUnit[from];
  // A leader who moves when the battles are over takes nobody's order or move.
  const inTime = pending(g)?.name === 'moveUnits';
  const loses = inTime && left >= 0 && (g.unitMark[left] & BY_LEADER) !== 0;
  const order = loses ? `Without him ${unitName(g, left)} ${agree(unitName(g, left), 'has', 'have')} no order. ` : '';
  const unit = g.hexUnit[to];
  const then = inTime ? ', which then moves no further' : '';
  const joins = unit < 0 ? '' : `He joins ${unitName(g, unit)}${then}.`;
  return { note: `${order}${joins}${mire}`.trim() };
}

export function leavesForBanners(trial: Trial, choice: number): Consequence {
  const { g } = trial;
  const gained = trial.after(choice).banners[g.active] - g.banners[g.active];
  return {
    note: `It does not come back, and its side gains ${gained === 1 ? 'a banner' : count(gained, 'banner')}.`,
  };
}
