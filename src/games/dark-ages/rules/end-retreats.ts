// The end phase makes every routed unit retreat one hex, those of Player A first [D End phase of a turn].

import { call, done, type Procedure, repeat, skipTo, stepOf } from '../../../kernel/procedure.ts';
import { isRouted } from './ground.ts';
import { procedure } from './procedures.ts';
import { callMustRetreat, callRetreat, retreats } from './retreat.ts';
import { MAX_PIECES, NO_FIGHT, type State } from './state.ts';

/** f.seat is Player A and then B, f.unit the piece that was last asked. */
export const endRetreats: Procedure = procedure('endRetreats', {
  next(g, f) {
    f.unit = nextRouted(g, f.seat, f.unit);
    if (f.unit >= MAX_PIECES) {
      if (f.seat !== g.battle.playerA) return done(g);
      f.seat = 1 - f.seat;
      f.unit = -1;
      return repeat(f);
    }
    callMustRetreat(g, f.unit, NO_FIGHT, f.unit);
  },
  go(g, f) {
    if (g.unitHex[f.unit] >= 0 && isRouted(g, f.unit)) callRetreat(g, f.unit, -1, ANY_COST, 1);
  },
  others(g) {
    call(g, retreats).kind = NO_FIGHT;
  },
  again: (g) => skipTo(g, NEXT),
});
const NEXT = stepOf(endRetreats, 'next');

/**
 * RULING: A routed unit goes its hex back in the end phase whatever movement the ground of that hex would cost
 * [D End phase of a turn].
 * CASE: D End phase: the hex back is gone even where its ground costs more movement than the unit has
 */
const ANY_COST = 9;

/** The first routed piece of the seat after `from`, units before leaders; MAX_PIECES when there is none. */
function nextRouted(g: State, seat: number, from: number): number {
  const { firstUnit, firstLeader } = g.battle;
  const unit = routedAmong(g, Math.max(from + 1, firstUnit[seat]), firstUnit[seat + 1]);
  return unit < MAX_PIECES ? unit : routedAmong(g, Math.max(from + 1, firstLeader[seat]), firstLeader[seat + 1]);
}

function routedAmong(g: State, first: number, end: number): number {
  for (let p = first; p < end; p++) {
    if (g.grey[p] > 0 && g.unitHex[p] >= 0 && isRouted(g, p)) return p;
  }
  return MAX_PIECES;
}

export function callEndRetreats(g: State): void {
  const e = call(g, endRetreats);
  e.seat = g.battle.playerA;
  e.unit = -1;
}
