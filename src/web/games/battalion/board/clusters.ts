// Who fights whom, as groups that stand together. In the middle of a group is the unit with the most enemies; the first of
// them stands before it, the others at its flanks: the first of those at its right hand, the next at its left.

import type { SideName, UnitView } from '../../../../games/battalion/telling/view/types.ts';

export interface Cluster {
  readonly centre: UnitView;
  /** Those that stand above and below the line between the armies, as seen on the screen. */
  readonly above: readonly UnitView[];
  readonly below: readonly UnitView[];
  /** At the flanks of the one in the middle, nearest first. */
  readonly left: readonly UnitView[];
  readonly right: readonly UnitView[];
}

/** `fighting`: the units in one engagement zone. */
export function clustersOf(fighting: readonly UnitView[], upper: SideName): Cluster[] {
  const left = new Map(fighting.map((unit) => [unit.id, unit]));
  const clusters: Cluster[] = [];
  for (const unit of fighting) {
    if (!left.has(unit.id)) continue;
    const group = groupOf(unit, left);
    for (const one of group) left.delete(one.id);
    clusters.push(arrange(group, upper));
  }
  return clusters;
}

function groupOf(first: UnitView, known: ReadonlyMap<number, UnitView>): UnitView[] {
  const group = [first];
  for (const unit of group) {
    for (const id of unit.engaged) {
      const other = known.get(id);
      if (other && !group.includes(other)) group.push(other);
    }
  }
  return group;
}

function arrange(group: readonly UnitView[], upper: SideName): Cluster {
  const centre = group.reduce((most, unit) => (unit.engaged.length > most.engaged.length ? unit : most));
  const enemies = centre.engaged.flatMap((id) => group.find((unit) => unit.id === id) ?? []);
  // Whoever fights none of these stands in line with the one before it.
  const [front, ...flanks] = [...enemies, ...group.filter((unit) => unit !== centre && !enemies.includes(unit))];
  const high = centre.side === upper;
  // Who looks down the screen has the right hand on the left of the screen.
  const rightHand = flanks.filter((_, i) => i % 2 === 0);
  const leftHand = flanks.filter((_, i) => i % 2 === 1);
  return {
    centre,
    above: high ? [centre] : front ? [front] : [],
    below: high ? (front ? [front] : []) : [centre],
    left: high ? rightHand : leftHand,
    right: high ? leftHand : rightHand,
  };
}
