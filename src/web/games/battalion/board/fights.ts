// Where those who fight stand: face to face across the middle line; who overlaps another stands at its flank, at right angles.

import type { UnitView } from '../../../../games/battalion/telling/view/types.ts';
import type { Cluster } from './clusters.ts';
import type { Box, UnitBox } from './layout.ts';

/** The edge of a unit toward the enemy. */
export const EDGE = 6;

/** A unit at a flank stands at right angles: its ranks lie side by side, each a quarter as wide as a unit. */
const flankWidth = (unit: UnitView, w: number): number =>
  Math.max(58, EDGE + unit.ranks.length * Math.max(30, Math.min(44, w / 4)));

export const clusterWidth = (cluster: Cluster, w: number): number =>
  w + [...cluster.left, ...cluster.right].reduce((sum, unit) => sum + flankWidth(unit, w) + 3, 0);

/** `mid`: where their fronts meet; `w`, `h`: size of a tile; `above`: what a unit needs besides its ranks. */
export function placeFights(
  units: Map<string, UnitBox>,
  clusters: readonly Cluster[],
  zone: Box,
  mid: number,
  w: number,
  h: number,
  above: number,
): void {
  const total = clusters.reduce((sum, one) => sum + clusterWidth(one, w), 0);
  const gap = Math.min(48, (zone.w - total) / (clusters.length + 1));
  let x = zone.x + (zone.w - total - gap * (clusters.length - 1)) / 2;
  const tall = Math.max(62, Math.min(96, w));
  for (const cluster of clusters) {
    const leftWidth = cluster.left.reduce((sum, unit) => sum + flankWidth(unit, w) + 3, 0);
    const middle = x + leftWidth;
    for (const [list, facing] of [
      [cluster.above, 'down'],
      [cluster.below, 'up'],
    ] as const) {
      list.forEach((unit, n) => {
        const height = above + unit.ranks.length * h;
        units.set(unit.name, {
          x: middle + n * (w + 3),
          y: facing === 'up' ? mid + 2 : mid - 2 - height,
          w,
          h: height,
          facing,
          mini: false,
        });
      });
    }
    const core = units.get(cluster.centre.name);
    const coreMid = core
      ? core.y + (core.facing === 'up' ? 0 : above - EDGE) + EDGE / 2 + (cluster.centre.ranks.length * h) / 2
      : mid;
    const flank = (list: readonly UnitView[], facing: 'left' | 'right'): void => {
      let at = facing === 'right' ? middle - 3 : middle + w + 3;
      for (const unit of list) {
        const width = flankWidth(unit, w);
        const height = tall + above - EDGE;
        const y = Math.max(zone.y + 2, Math.min(zone.y + zone.h - height - 2, coreMid - tall / 2));
        units.set(unit.name, { x: facing === 'right' ? at - width : at, y, w: width, h: height, facing, mini: false });
        at += facing === 'right' ? -width - 3 : width + 3;
      }
    };
    flank(cluster.left, 'right');
    flank(cluster.right, 'left');
    x += clusterWidth(cluster, w) + gap;
  }
}
