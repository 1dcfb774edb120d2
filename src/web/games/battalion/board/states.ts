// What has become of a unit, from what the view says of it.

import type { BattalionView, UnitView } from '../../../../games/battalion/telling/view/types.ts';
import type { StateKey } from '../art/icons.ts';

export function statesOf(view: BattalionView, unit: UnitView): readonly StateKey[] {
  return [
    ...(view.attack?.attacker === unit.id ? (['attacks'] as const) : []),
    ...(view.attack?.target === unit.id ? (['target'] as const) : []),
    ...(view.charging === unit.id ? (['charging'] as const) : []),
    ...(unit.engaged.length > 1 ? (['overlapped'] as const) : []),
    ...(unit.commanded ? (['commanded'] as const) : []),
    ...(unit.redeployed ? (['redeployed'] as const) : []),
  ];
}
