// Short Supply: a unit of either side goes back to its own baseline (N Short Supply).

import { goes, unitHere } from '../../../families/commands/rules/events.ts';
import { shiftUnit } from '../../../families/commands/rules/losses.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import { groundOf, type State } from '../../../families/commands/rules/state.ts';
import { comer, GOES_ON, type RoomFault, roomOn } from '../../../families/commands/rules/walker.ts';
import { DONE, PLACE } from '../../../families/commands/tables/verbs.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { SEND_BACK } from '../tables/verbs.ts';
import { told } from './events.ts';
import { inSquare } from './square.ts';

/**
 * The order of the card: its player names a unit, the unit's owner the hex.
 * RULING: Short Supply orders nobody, so a unit of the card player that is sent back neither moves nor battles
 * [N Short Supply].
 * CASE: N Short Supply: an own unit may be sent back; it does not move or battle
 */
export function orderShortSupply(g: State): void {
  call(g, nameUnit);
}

export const nameUnit = decision('shortSupply', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (let u = 0; u < g.battle.unitCount; u++) {
      if (g.unitHex[u] >= 0 && maySendBack(g, u, null)) out.add(SEND_BACK, g.unitHex[u]);
    }
    if (out.count === 0) out.add(DONE);
  },
  take(g, _f, choice) {
    done(g);
    if (verbOf(choice) === DONE) return;
    const unit = g.hexUnit[firstOf(choice)];
    told(g)?.tell({ kind: 'outOfSupply', side: g.active, unit: unitHere(g, unit) });
    call(g, sendBack).unit = unit;
  },
});

export const sendBack = decision('sendBack', {
  who: (g, f) => g.battle.unitSide[f.unit],
  choices(g, f, out) {
    const row = supplyRow(g, f.unit);
    for (let hex = 0; hex < g.battle.board.size; hex++) if (isPlace(g, f.unit, row, hex, null)) out.add(PLACE, hex);
  },
  take(g, f, choice) {
    const unit = f.unit;
    const from = g.unitHex[unit];
    const to = firstOf(choice);
    done(g);
    const walk = g.sink === null ? null : goes(g, unit, [from, to]);
    if (to !== from) shiftUnit(g, unit, to);
    if (walk !== null) told(g)?.tell({ kind: 'sentBack', ...walk });
  },
});

/** Why a unit (a) cannot be sent back. */
export type SupplyFault = 'inSquare' | 'noHexFree';

/** Whether a unit of either side may be named. */
export function maySendBack(g: State, unit: number, why: Why<SupplyFault> | null): boolean {
  if (inSquare(g, unit)) return no(why, 'inSquare', unit);
  return supplyRow(g, unit) >= 0 || no(why, 'noHexFree', unit);
}

/** Why a unit out of supply is not put on a hex (a). */
export type PutFault = RoomFault | 'ground' | 'elsewhere';

/**
 * Whether a unit out of supply may be put on a hex: one of its own baseline in the section where it stands, or without any
 * a free one of the row before.
 * RULING: A unit on the line between two sections that is sent back may be put in either section [N Short Supply].
 * CASE: N Short Supply: a unit on the line between two sections may go to either
 * RULING: When a unit that is sent back goes to the row before its baseline, the hex lies in the same section too
 * [N Short Supply].
 * CASE: N Short Supply: with the baseline of the section full it goes to the row before
 * RULING: A unit that is sent back is taken off first, so a unit on its baseline may be put back where it stood
 * [N Short Supply].
 * CASE: N Short Supply: a unit on its baseline may be put on any free hex of it, its own included
 */
export const mayBePut = (g: State, unit: number, hex: number, why: Why<PutFault> | null): boolean =>
  isPlace(g, unit, supplyRow(g, unit), hex, why);

/** The same, where it is known in which row. */
function isPlace(g: State, unit: number, row: number, hex: number, why: Why<PutFault> | null): boolean {
  if (!hasRoom(g, unit, hex, why)) return false;
  return (inSection(g, unit, hex) && g.battle.board.row[hex] === row) || no(why, 'elsewhere', hex);
}

const inSection = (g: State, unit: number, hex: number): boolean =>
  (g.battle.sections[hex] & g.battle.sections[g.unitHex[unit]]) !== 0;

const baselineOf = (g: State, unit: number): number => (g.battle.unitSide[unit] === 0 ? 0 : g.battle.board.rows - 1);

/** The row in which the unit may be put: its baseline, the row before if that is full, or none (-1). */
function supplyRow(g: State, unit: number): number {
  const baseline = baselineOf(g, unit);
  if (anyRoom(g, unit, baseline)) return baseline;
  const before = baseline === 0 ? 1 : baseline - 1;
  return anyRoom(g, unit, before) ? before : -1;
}

function anyRoom(g: State, unit: number, row: number): boolean {
  const { board } = g.battle;
  for (let hex = 0; hex < board.size; hex++) {
    if (board.row[hex] === row && inSection(g, unit, hex) && hasRoom(g, unit, hex, null)) return true;
  }
  return false;
}

/** The unit could enter the hex: no other unit, no enemy leader; a friendly one alone only on the baseline, if he may join. */
function hasRoom(g: State, unit: number, hex: number, why: Why<RoomFault | 'ground'> | null): boolean {
  if (hex !== g.unitHex[unit]) {
    const room = roomOn(g, comer(g, unit), hex, why);
    if (room === 0) return false;
    if ((room & GOES_ON) === 0 && g.battle.board.row[hex] !== baselineOf(g, unit)) return no(why, 'taken', hex);
  }
  return groundOf(g).entry[unit][hex] !== 0 || no(why, 'ground', hex);
}
