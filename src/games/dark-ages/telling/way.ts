// The hexes a piece passes when a choice is played, its own first. Moves go hex by hex, so most ways are two hexes.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { evadeWay } from '../rules/evade-ways.ts';
import type { State } from '../rules/state.ts';
import { DRAW_OFF, EVADE, FALL_BACK, PURSUE, RETREAT, RIDE, STEP } from '../tables/verbs.ts';

const MOVING: ReadonlySet<number> = new Set([STEP, RETREAT, PURSUE, FALL_BACK, DRAW_OFF]);

export function wayOf(g: State, choice: number): string[] {
  const { names } = g.battle.board;
  const verb = verbOf(choice);
  if (verb === RIDE) {
    const from = g.unitHex[g.frames[g.depth].unit];
    return [from, firstOf(choice), secondOf(choice)].filter((hex) => hex >= 0).map((hex) => names[hex]);
  }
  if (verb === EVADE) {
    const { defender, attacker } = g.frames[g.depth];
    return evadeWay(g, defender, attacker, secondOf(choice)).map((hex) => names[hex]);
  }
  if (!MOVING.has(verb)) return [];
  return [firstOf(choice), secondOf(choice)].map((hex) => names[hex]);
}
