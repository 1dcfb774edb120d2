// Moves that a card's text makes: out of a charge's way, or away after a barrage.

import { secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { V_MOVE, V_WITHDRAW } from '../tables/verbs.ts';
import type { CardDecision } from './card-text.ts';
import { keyOf, placeTold, told, unitNow } from './events.ts';
import { decision } from './procedures.ts';
import { type Frame, RESERVE, type State } from './state.ts';
import { isNext, isSector, type SectorFault } from './units.ts';

export type CardMoveFault = SectorFault | 'notItsUnit' | 'notNext';

/** The card moves the unit it names, nobody else. */
export const isItsUnit = (f: Frame, unit: number, why: Why<'notItsUnit'> | null): boolean =>
  unit === f.unit || no(why, 'notItsUnit', f.unit);

/** Whether the card moves this unit to this sector: its own unit, to a sector next to it. */
export const mayMoveByCard = (
  g: State,
  f: Frame,
  unit: number,
  sector: number,
  why: Why<CardMoveFault> | null,
): boolean => isItsUnit(f, unit, why) && isSector(g, sector, why) && isNext(sector, g.unitSector[unit], why);

function move(g: State, f: Frame, to: number, decision: CardDecision): void {
  const from = g.unitSector[f.unit];
  g.unitSector[f.unit] = to;
  told(g)?.tell({
    kind: 'moved',
    unit: unitNow(g, f.unit),
    from: placeTold(from),
    to: placeTold(to),
    card: keyOf(g.battle.texts[f.seat].asking[decision] ?? g.battle.firstCard[f.seat]),
  });
}

function addMoves(g: State, f: Frame, out: { add(verb: number, a: number, b: number): void }): void {
  for (let to = 0; to < g.battle.sectors; to++) {
    if (mayMoveByCard(g, f, f.unit, to, null)) out.add(V_MOVE, f.unit, to);
  }
}

/** The result of the reaction when the unit has left instead. */
export const FEIGNED = -1;

/** The unit leaves for an adjacent sector; nobody reacts any more. */
export const feign = decision('feign', {
  who: (_g, f) => f.seat,
  choices: (g, f, out) => addMoves(g, f, out),
  take(g, f, choice) {
    move(g, f, secondOf(choice), 'feign');
    done(g, FEIGNED);
  },
});

/** To an adjacent sector or into the reserve. */
export const parthian = decision('parthian', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    addMoves(g, f, out);
    out.add(V_WITHDRAW, f.unit);
  },
  take(g, f, choice) {
    move(g, f, verbOf(choice) === V_WITHDRAW ? RESERVE : secondOf(choice), 'parthian');
    done(g);
  },
});

export function callParthian(g: State, seat: number, unit: number): void {
  const d = call(g, parthian);
  d.seat = seat;
  d.unit = unit;
}
