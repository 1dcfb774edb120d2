// The hexes a piece passes when a choice is played, its own first.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { pending } from '../../../kernel/procedure.ts';
import { flightWay } from '../rules/leaders.ts';
import { leaderWay, moveWay } from '../rules/reach.ts';
import type { State } from '../rules/state.ts';
import { wayBack } from '../rules/walk.ts';
import { ADVANCE, EVADE_LEADER, EVADE_TO, MOVE, MOVE_LEADER, RETREAT } from '../tables/verbs.ts';

export function wayOf(g: State, choice: number): string[] {
  return hexesOf(g, choice).map((hex) => g.battle.board.names[hex]);
}

function hexesOf(g: State, choice: number): number[] {
  const from = firstOf(choice);
  const to = secondOf(choice);
  switch (verbOf(choice)) {
    case MOVE:
      // The ride on after a close combat is a single hex, and no move that could be searched for.
      return pending(g)?.name === 'chooseExtraHex' ? [from, to] : moveWay(g, g.hexUnit[from], to);
    case MOVE_LEADER:
      return leaderWay(g, g.hexLeader[from], to);
    case RETREAT:
    case EVADE_TO:
      return wayBack(g, g.hexUnit[from], to);
    case ADVANCE:
      return [from, to];
    case EVADE_LEADER:
      return leaderEvades(g, from, to);
    default:
      return [];
  }
}

/** He stands in his old hex until his evade ends: first the hexes he has gone already, then the next one. */
function leaderEvades(g: State, from: number, to: number): number[] {
  const f = g.frames[g.depth];
  if (pending(g)?.name !== 'fleeStep' || f.hex === from) return [from, to];
  return [...flightWay(g, f.seat, from, f.hex), to];
}
