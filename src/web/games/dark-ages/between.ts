// The board between two views: until all that a choice brought about is told, the board shows what was. What is gone stays
// while its going is told, so that it can be seen to go; what moved stands at its new place, from where it is let come.

import type { DarkAgesView, LeaderView, UnitView } from '../../../games/dark-ages/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { isAt, withoutThoseAt } from '../../board/settled.ts';
import { CUBES, GONE, GROUND, LEADERS, SEEN } from './kinds.ts';

type Parts = Pick<DarkAgesView, 'units' | 'leaders' | 'sides' | 'board'>;

export function viewBetween(
  before: DarkAgesView,
  after: DarkAgesView,
  tellings: readonly Telling[],
  told: number,
): DarkAgesView {
  if (told <= 0) return before;
  let shown: Parts = { units: before.units, leaders: before.leaders, sides: before.sides, board: before.board };
  for (let i = 0; i < told; i++) {
    const telling = tellings[i];
    if (GONE.includes(telling.kind)) {
      shown = { ...shown, sides: after.sides };
      if (i < told - 1) shown = withoutThoseAt(shown, after, telling);
    } else shown = withTelling(shown, after, telling);
  }
  return { ...before, ...shown };
}

function withTelling(shown: Parts, after: DarkAgesView, telling: Telling): Parts {
  const { kind, way } = telling;
  if (GROUND.includes(kind)) return { ...shown, board: after.board };
  if (kind === SEEN)
    return { ...shown, units: shown.units.map((unit) => (isAt(unit, telling) ? seen(unit, after) : unit)) };
  if (CUBES.includes(kind)) {
    return { ...shown, units: shown.units.map((unit) => (isAt(unit, telling) ? withCubesOf(unit, after) : unit)) };
  }
  if (LEADERS.includes(kind))
    return { ...shown, leaders: shown.leaders.map((leader) => rejoined(leader, after, telling)) };
  const to = way?.places.at(-1);
  if (!way || to === undefined) return shown;
  // Who comes onto the board comes as he is then.
  const comes = way.places.length === 1;
  const moved = <P extends UnitView | LeaderView>(piece: P, list: readonly P[]): P => ({
    ...((comes && list.find(({ id }) => id === piece.id)) || piece),
    hex: to,
    fate: 'on board',
  });
  if (way.piece === 'leader') {
    return {
      ...shown,
      leaders: shown.leaders.map((leader) => {
        if (leader.id !== way.id) return leader;
        // Whom he joins or leaves is known afterwards.
        const then = after.leaders.find(({ id }) => id === leader.id);
        return { ...moved(leader, after.leaders), unit: then?.hex === to ? then.unit : null };
      }),
    };
  }
  return {
    ...shown,
    units: shown.units.map((unit) => (unit.id === way.id ? moved(unit, after.units) : unit)),
    leaders: shown.leaders.map((leader) => (goesAlong(leader, way.id, after) ? moved(leader, after.leaders) : leader)),
  };
}

/** An attached leader goes with his unit, unless he is left where he stood. */
function goesAlong({ id, hex, unit }: LeaderView, mover: number, after: DarkAgesView): boolean {
  if (unit !== mover || hex === null) return false;
  const then = after.leaders.find((one) => one.id === id);
  return then?.unit === mover || then?.hex !== hex;
}

/** A unit that is gone afterwards keeps its last cube until its going is told. */
function withCubesOf(unit: UnitView, after: DarkAgesView): UnitView {
  const then = after.units.find(({ id }) => id === unit.id);
  if (!then) return unit;
  if (then.fate !== 'on board') return { ...unit, cubes: 0, grey: true, routed: true };
  const { cubes, grey, routed, loaded } = then;
  return { ...unit, cubes, grey, routed, loaded };
}

function seen(unit: UnitView, after: DarkAgesView): UnitView {
  const values = after.units.find(({ id }) => id === unit.id)?.values ?? unit.values;
  return { ...unit, values };
}

function rejoined(leader: LeaderView, after: DarkAgesView, telling: Telling): LeaderView {
  const then = after.leaders.find(({ id }) => id === leader.id);
  const [place] = telling.places;
  if (!then || (then.hex !== place && leader.hex !== place)) return leader;
  return then.hex === place ? { ...leader, hex: then.hex, unit: then.unit } : leader;
}
