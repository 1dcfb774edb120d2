// The board between two views. The table gives a view after each choice, but a choice may bring about many things: until
// they are all told, the board shows those that were. What is gone stays while its going is told, so that it can be seen to
// go; what moved stands at its new place, from where the stage lets it come along its way.

import type { CommandsView, LeaderView, UnitView } from '../../../families/commands/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { isAt, withoutThoseAt } from '../../board/settled.ts';
import { BANNER, GONE, LOSS, RALLY } from './kinds.ts';

type Pieces = Pick<CommandsView, 'units' | 'leaders' | 'sides'>;

export function viewBetween(
  before: CommandsView,
  after: CommandsView,
  tellings: readonly Telling[],
  told: number,
): CommandsView {
  if (told <= 0) return before;
  let shown: Pieces = { units: before.units, leaders: before.leaders, sides: before.sides };
  const untrue = untrueWays(after, tellings);
  for (let i = 0; i < told; i++) {
    const telling = tellings[i];
    if (GONE.includes(telling.kind)) {
      if (i < told - 1) shown = withoutThoseAt(shown, after, telling);
    } else if (!untrue.has(telling)) shown = withTelling(shown, after, telling);
  }
  return { ...before, ...shown };
}

function withTelling(shown: Pieces, after: CommandsView, telling: Telling): Pieces {
  if (telling.kind === BANNER) return { ...shown, sides: after.sides };
  if (telling.kind === LOSS || telling.kind === RALLY) {
    return { ...shown, units: shown.units.map((unit) => (isAt(unit, telling) ? withBlocksOf(unit, after) : unit)) };
  }
  const { way } = telling;
  const to = way?.places.at(-1);
  if (!way || to === undefined) return shown;
  const moved = <P extends UnitView | LeaderView>(piece: P): P => ({ ...piece, hex: to, fate: 'on board' });
  if (way.piece === 'leader') {
    const leaders = shown.leaders.map((leader) => {
      if (leader.id !== way.id) return leader;
      // Whom he joins or leaves is known afterwards.
      return { ...moved(leader), unit: after.leaders.find(({ id }) => id === leader.id)?.unit ?? null };
    });
    return { ...shown, leaders };
  }
  return {
    ...shown,
    units: shown.units.map((unit) => (unit.id === way.id ? moved(unit) : unit)),
    leaders: shown.leaders.map((leader) =>
      leader.unit === way.id && goesAlong(leader, after) ? moved(leader) : leader,
    ),
  };
}

/** A leader with an order of his own may stay behind when his unit goes. */
function goesAlong({ id, hex }: LeaderView, after: CommandsView): boolean {
  return hex !== null && after.leaders.find((one) => one.id === id)?.hex !== hex;
}

/**
 * Ways that the view afterwards does not follow: a leader's flight is told hex by hex, but he stands where he was until its
 * end. Following them he would jump back.
 */
function untrueWays(after: CommandsView, tellings: readonly Telling[]): ReadonlySet<Telling> {
  const untrue = new Set<Telling>();
  for (const telling of tellings) {
    const { way } = telling;
    if (!way) continue;
    const pieces: readonly (UnitView | LeaderView)[] = way.piece === 'unit' ? after.units : after.leaders;
    const hex = pieces.find(({ id }) => id === way.id)?.hex ?? null;
    const last = tellings.findLast((one) => one.way?.piece === way.piece && one.way.id === way.id);
    if (hex !== null && hex !== last?.way?.places.at(-1)) untrue.add(telling);
  }
  return untrue;
}

/** A unit that is gone afterwards keeps its last block until its going is told. */
function withBlocksOf(unit: UnitView, after: CommandsView): UnitView {
  const then = after.units.find(({ id }) => id === unit.id);
  if (!then) return unit;
  return { ...unit, blocks: then.fate === 'on board' ? then.blocks : Math.min(unit.blocks, 1) };
}
