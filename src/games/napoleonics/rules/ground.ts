// What ground does to dice (N Terrain): the reductions of the target's ground, of the attacker's own, of hills by who
// stands higher, and of field works by the side that is crossed.

import { acrossSide } from '../../../families/commands/rules/sight.ts';
import { groundOf, type State } from '../../../families/commands/rules/state.ts';
import type { Trace } from '../../../kernel/explain.ts';
import { CAVALRY, INFANTRY } from '../tables/arms.ts';
import type { Losses, NapoleonicsTerrain } from '../tables/terrain.ts';
import type { NapoleonicsUnit } from '../tables/units.ts';

export const typeOf = (g: State, unit: number): NapoleonicsUnit => g.battle.unitType[unit] as NapoleonicsUnit;
export const terrainAt = (g: State, hex: number): NapoleonicsTerrain => groundOf(g).terrain[hex] as NapoleonicsTerrain;

/** Dice lost against a target behind the side of field works that is crossed, and by who battles out over it. */
const WORKS_INTO: Losses = [1, 2, 0];
const WORKS_OUT: Losses = [0, 2, 0];

/** Whether an attack from one hex meets the field works of the other. */
export const acrossWorks = (g: State, from: number, hex: number): boolean =>
  terrainAt(g, hex).works && acrossSide(g, from, hex);

/** Dice that a hill takes: up, down, or from hill to hill. */
function hillLosses(out: NapoleonicsTerrain, into: NapoleonicsTerrain, arm: number, ranged: boolean): number {
  if (out.hill && into.hill) return arm === INFANTRY && ranged ? 1 : 0;
  if (into.hill) return arm === INFANTRY || arm === CAVALRY ? 1 : 0;
  return out.hill && arm === CAVALRY ? 1 : 0;
}

/**
 * All dice that the ground takes from `by` battling at `hex`.
 * RULING: Field works take the place of the hill's reductions, whoever stands on the hill; what the attacker's other
 * ground takes still counts [N Field Works].
 * CASE: N Field Works: from a hill against works the hill does not count, cavalry loses two dice and not three
 * CASE: N Field Works: cavalry on works on a hill battling down over them loses two dice and not three
 * CASE: N Field Works: what the attacker's own ground takes still counts
 * RULING: Infantry and artillery, from whom their own field works take nothing, lose what a hill takes also when they battle
 * out over those works [N Field Works].
 * CASE: N Field Works: infantry battling out over its own works at a unit uphill loses the hill's die
 * RULING: Field works count in every melee over their sides, also in a battle back and a first strike [N Field Works].
 * CASE: N Field Works: who attacked out of works keeps them against the battle back
 * CASE: N Field Works: they count in a First Strike over their side as well
 */
export function groundLosses(g: State, by: number, hex: number, ranged: boolean, trace: Trace | null): number {
  const { arm } = typeOf(g, by);
  const from = g.unitHex[by];
  const out = terrainAt(g, from);
  const into = terrainAt(g, hex);
  let lost = 0;
  const lose = (dice: number, text: string, title: string): void => {
    if (dice === 0) return;
    lost += dice;
    trace?.add(-dice, text, `N ${title}`);
  };
  const over = into.works && acrossWorks(g, from, hex);
  const outOver = out.works && WORKS_OUT[arm] > 0 && acrossWorks(g, hex, from);
  if (over) lose(WORKS_INTO[arm], 'over field works', into.title);
  if (outOver) lose(WORKS_OUT[arm], 'battling out over field works', out.title);
  if ((out.hill || into.hill) && !over && !outOver) {
    const words = out.hill && into.hill ? 'from hill to hill' : into.hill ? 'uphill' : 'downhill';
    lose(hillLosses(out, into, arm, ranged), words, 'Hill');
  }
  lose((ranged ? into.fireInto : into.meleeInto)[arm], `into ${into.name}`, into.title);
  if (!(over && g.battle.readings.worksReplaceAllGround)) {
    lose((ranged ? out.fireOut : out.meleeOut)[arm], `out of ${out.name}`, out.title);
  }
  return lost;
}

/** Whether a cavalry charge gains nothing here: into or out of a town or windmill. */
export const amongBuildings = (g: State, from: number, hex: number): boolean =>
  terrainAt(g, from).building || terrainAt(g, hex).building;
