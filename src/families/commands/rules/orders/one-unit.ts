// An order to one unit of the player's choice: what many cards fall back on (rule 18).

import type { Choices } from '../../../../kernel/choice.ts';
import { call, done } from '../../../../kernel/procedure.ts';
import { DONE, ORDER } from '../../tables/verbs.ts';
import { decision } from '../procedures.ts';
import type { State } from '../state.ts';
import { takeOrder } from './giving.ts';

/** The fallback of many cards; the card's own terms do not bind the unit. */
export function orderOne(g: State): void {
  g.fallback = 1;
  call(g, orderOneUnit);
}

export const orderOneUnit = decision('orderOneUnit', {
  who: (g) => g.active,
  choices(g, _f, out) {
    addUnits(g, out, 7);
    out.add(DONE);
  },
  take(g, _f, choice) {
    takeOrder(g, choice);
    done(g);
  },
});

export function addUnits(g: State, out: Choices, sections: number): void {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    const hex = g.unitHex[u];
    if (hex >= 0 && (g.battle.sections[hex] & sections) !== 0) out.add(ORDER, hex);
  }
}
