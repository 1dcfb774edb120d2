// The dice of attacks that are not under way yet, as they would be: the charge or assault is begun on a copy.

import type { Trace } from '../../../../kernel/explain.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { engage } from '../../rules/engagement.ts';
import { type AttackCase, poolOf, splits } from '../../rules/questions.ts';
import { CHARGE, COUNTERATTACK, isEngaged, layout, linked, type State } from '../../rules/state.ts';
import { chargeNow } from '../stack.ts';

export const attackCase = (attacker: number, target: number, kind: number, stampede = 0): AttackCase => ({
  attacker,
  target,
  kind,
  stampede,
  extra: 0,
  fewer: 0,
});

/** A copy in which nothing is told and nothing is rolled. */
export function copyOf(g: State): State {
  const copy = layout.create();
  copy.battle = g.battle;
  copy.procedures = g.procedures;
  copy.chance = g.chance;
  copyInto(copy, g);
  return copy;
}

/** One copy to try things on, used up before the next is asked for. */
let scratch: State | null = null;

function scratchOf(g: State): State {
  scratch ??= layout.create();
  scratch.battle = g.battle;
  copyInto(scratch, g);
  return scratch;
}

/** The position after the charger has engaged the target, in the target's sector; good until the next call. */
function engagedCopy(g: State, charger: number, target: number): State {
  const copy = scratchOf(g);
  copy.unitSector[charger] = copy.unitSector[target];
  copy.charging = 0;
  if (!linked(copy, charger, target)) engage(copy, charger, target, false);
  return copy;
}

/** The die that Stampede has given the charge under way. */
export function stampedeOf(g: State, charger: number): number {
  const charge = chargeNow(g);
  return charge !== null && charge.attacker === charger ? charge.stampede : 0;
}

/** The dice of a charge that has named no target yet, in the sector where it would fight. */
export function chargePool(g: State, charger: number, sector: number, stampede: number, trace: Trace | null = null) {
  if (g.unitSector[charger] === sector) return poolOf(g, attackCase(charger, charger, CHARGE, stampede), trace);
  const copy = scratchOf(g);
  copy.unitSector[charger] = sector;
  return poolOf(copy, attackCase(charger, charger, CHARGE, stampede), trace);
}

/** How a charge meets its target, and the dice of both rolls. */
export function engagedPool(g: State, charger: number, target: number) {
  const split = isEngaged(g, target) && splits(g, target);
  const how = split ? 'It is drawn off. ' : isEngaged(g, target) ? 'It is overlapped. ' : '';
  const copy = engagedCopy(g, charger, target);
  return {
    how,
    pool: poolOf(copy, attackCase(charger, target, CHARGE, stampedeOf(g, charger))),
    answer: poolOf(copy, attackCase(target, charger, COUNTERATTACK)),
  };
}

/** The dice of an attack of this kind if it were made now. */
export function poolIfMade(g: State, a: AttackCase, trace: Trace | null = null): number {
  if (a.kind !== CHARGE && a.kind !== COUNTERATTACK) return poolOf(g, a, trace);
  const [charger, target] = a.kind === CHARGE ? [a.attacker, a.target] : [a.target, a.attacker];
  return poolOf(linked(g, charger, target) ? g : engagedCopy(g, charger, target), a, trace);
}
