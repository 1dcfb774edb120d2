// What is going on, read off the stack by the names of procedures: the attack under way, the charge, the part of the turn.

import { RUNNING, SLOT_PROCEDURE } from '../../../kernel/state.ts';
import type { Frame, State } from '../rules/state.ts';

const procedureAt = (g: State, depth: number): string =>
  g.procedures[g.stack[depth * g.layout.frameSize + SLOT_PROCEDURE]].name;

/** The nearest frame of one of these procedures, the top of the stack included; null for none. */
export function nearestFrame(g: State, ...names: readonly string[]): Frame | null {
  for (let depth = g.depth; depth >= 0; depth--) if (names.includes(procedureAt(g, depth))) return g.frames[depth];
  return null;
}

/** The attack that is being resolved. */
export const attackNow = (g: State): Frame | null => nearestFrame(g, 'attack');

/** The charge that is being resolved. */
export const chargeNow = (g: State): Frame | null => nearestFrame(g, 'charge');

/** The part of the turn under way. */
export function phaseOf(g: State): string {
  if (g.outcome !== RUNNING || g.depth < 0) return 'over';
  if (g.stand === 0) return 'set up';
  if (nearestFrame(g, 'redeploy', 'redeployCard', 'consular') !== null) return 'redeployment';
  if (nearestFrame(g, 'rally') !== null) return 'rally';
  if (nearestFrame(g, 'attack', 'charge', 'assault', 'barrage') !== null) return 'fight';
  if (nearestFrame(g, 'endOfTurn', 'endOfTurnAnswer', 'auxilia') !== null) return 'end of turn';
  return 'action';
}
