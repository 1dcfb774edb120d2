// A unit in numbers: cohesion, attack values, how much disorder it can hold, and what hits can do to it.

import { Trace } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { assignBest, attackValues, cohesionOf, hasTrait, mostDisorder, valuesOfRank } from '../../rules/questions.ts';
import { ASSAULT, BARRAGE, DIE_SIDES, type Frame, type State } from '../../rules/state.ts';
import { STEADFAST } from '../../tables/traits.ts';
import { capital, hits, order, ranksOf, unitWord, valueKind } from '../words.ts';

/** The values a unit attacks with: one die on each. */
export function explainValues(g: State, unit: number, kind: number): Explanation {
  const trace = new Trace();
  let total = 0;
  for (const rank of ranksOf(g, unit)) {
    for (const value of valuesOfRank(rank, kind)) {
      total++;
      trace.add(1, `${rank.name}: a die of ${value} or more`, 'B Rolling and assigning dice');
    }
  }
  if (total === 0) trace.note(`no ${valueKind(kind)} value: only an 8 hits`, 'B Rolling and assigning dice');
  else trace.note('every 8 hits', 'B Rolling and assigning dice');
  return {
    title: `${capital(valueKind(kind))} values of ${unitWord(unit)}`,
    total,
    parts: trace.reasons,
  };
}

export function explainUnit(g: State, unit: number): Explanation[] {
  const trace = new Trace();
  for (const rank of ranksOf(g, unit)) trace.add(rank.cohesion, rank.name, 'B Rank tile breakdown');
  const cohesion = cohesionOf(g, unit);
  const holds = new Trace();
  holds.add(cohesion, 'its cohesion', 'B Disbanding a unit');
  holds.add(-1, 'less than its cohesion', 'B Disbanding a unit');
  holds.add(-g.unitDisorder[unit], 'disorder on it already', 'B Disbanding a unit');
  const melee = explainValues(g, unit, ASSAULT);
  const ranged = explainValues(g, unit, BARRAGE);
  return [
    { title: 'Cohesion', total: cohesion, parts: trace.reasons },
    { title: 'Disorder it can still hold', total: holds.total, parts: holds.reasons },
    { ...melee, title: 'Melee values' },
    ...(ranged.total > 0 ? [{ ...ranged, title: 'Ranged values' }] : []),
  ];
}

/** What becomes of dealt hits: how many ranks must go if the camp gives what it can. */
export function explainTake(g: State, unit: number, dealt: number): Explanation[] {
  const seat = g.battle.unitSeat[unit];
  const camp = g.campOrder[seat];
  const trace = new Trace();
  trace.add(dealt, 'hits dealt', 'B Taking hits');
  for (const rank of ranksOf(g, unit)) {
    trace.note(`${rank.name} in turn from the front: takes up to ${hits(rank.cohesion)}`, 'B Taking hits');
  }
  trace.note(`${order(camp)} in the camp can become disorder`, 'B Taking hits');
  trace.note(
    `with all its ranks it could take ${mostDisorder(g, unit) - g.unitDisorder[unit]} more disorder`,
    'B Disbanding a unit',
  );
  if (hasTrait(g, unit, STEADFAST)) trace.note('Steadfast ignores one of them for a token of the camp', 'B Steadfast');
  return [{ title: `Hits on ${unitWord(unit)}`, total: dealt, parts: trace.reasons }];
}

/** Decisions of an attack that come before its dice are assigned. */
const BEFORE_ASSIGNING: ReadonlySet<string> = new Set(['pool', 'enemyPoolAnswer', 'rolledAnswer', 'rerolls', 'raises']);

/** The hits of the dice that lie there, as well as they can be assigned; those already counted included. */
export function explainHeap(g: State, a: Frame): Explanation {
  const trace = new Trace();
  // Until dice are assigned they lie on the heap whole; from then on the hits are counted in the attack.
  const counting = !BEFORE_ASSIGNING.has(pending(g)?.name ?? '');
  const values = Array.from(g.values);
  const heap = Array.from(g.heap);
  // Before assigning the values still lie with the unit.
  if (!counting) for (const value of attackValues(g, a.attacker, a.kind)) values[value]++;
  const counted = counting ? a.hits : heap[DIE_SIDES];
  if (counted > 0) trace.add(counted, counting ? 'counted so far' : 'eights', 'B Rolling and assigning dice');
  assignBest(heap, values, (face, value) => trace.add(1, `a ${face} on ${value}`, 'B Rolling and assigning dice'));
  return { title: 'Hits of the dice', total: trace.total, parts: trace.reasons };
}
