// Short Supply: a unit of either side goes back to its own baseline (N Short Supply).

import { shiftUnit } from '../../../families/commands/rules/losses.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import { groundOf, leaderWith, type State, unitHere } from '../../../families/commands/rules/state.ts';
import { DONE, PLACE, SEND_BACK } from '../../../families/commands/tables/verbs.ts';
import { type Choices, firstOf, verbOf } from '../../../kernel/choice.ts';
import { tell } from '../../../kernel/events.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { inSquare } from './square.ts';

/**
 * The order of the card: its player names a unit, the unit's owner the hex.
 * RULING: the card orders nobody; so an own unit that is sent back neither moves nor battles [N Short Supply].
 */
export function orderShortSupply(g: State): void {
  call(g, nameUnit);
}

export type SupplyFault = 'squareStays' | 'noRoom';

/** The unit may be sent back to its baseline. */
export function maySendBack(g: State, unit: number, why: Why<SupplyFault> | null): boolean {
  if (inSquare(g, unit)) return no(why, 'squareStays', unit);
  return supplyHexes(g, unit, null) > 0 || no(why, 'noRoom', unit);
}

const nameUnit = decision('shortSupply', {
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
    tell(g, 'outOfSupply', g.active, unitHere(g, unit));
    call(g, sendBack).unit = unit;
  },
});

const sendBack = decision('sendBack', {
  who: (g, f) => g.battle.unitSide[f.unit],
  choices(g, f, out) {
    supplyHexes(g, f.unit, out);
  },
  take(g, f, choice) {
    const unit = f.unit;
    const from = g.unitHex[unit];
    const to = firstOf(choice);
    done(g);
    if (to !== from) shiftUnit(g, unit, to);
    tell(g, 'sentBack', unit, from, to);
  },
});

/**
 * Where a unit out of supply may be put: hexes of its own baseline in the section where it stands, or without any the free
 * ones of the row before. Answers how many; writes them as choices where a list is given.
 * RULING: a unit on the line between two sections may be put in either [N Short Supply].
 * RULING: the hex in the row before lies in the same section too [N Short Supply].
 * RULING: the unit is taken off first, so a unit on its baseline may be put back where it stood [N Short Supply].
 */
function supplyHexes(g: State, unit: number, out: Choices | null): number {
  const { board, unitSide } = g.battle;
  const top = unitSide[unit] === 0;
  const baseline = top ? 0 : board.rows - 1;
  return inRow(g, unit, baseline, true, out) || inRow(g, unit, top ? 1 : baseline - 1, false, out);
}

function inRow(g: State, unit: number, row: number, joins: boolean, out: Choices | null): number {
  const { board } = g.battle;
  let count = 0;
  for (let hex = 0; hex < board.size; hex++) {
    if (board.row[hex] !== row || !inItsSection(g, unit, hex) || !mayBePut(g, unit, hex, joins, null)) continue;
    out?.add(PLACE, hex);
    count++;
  }
  return count;
}

const inItsSection = (g: State, unit: number, hex: number): boolean =>
  (g.battle.sections[hex] & g.battle.sections[g.unitHex[unit]]) !== 0;

export type PutFault = 'placeTaken' | 'placeBarred';

/** The unit could enter the hex: no other unit, no enemy leader; a friendly one alone only where he may join it. */
function mayBePut(g: State, unit: number, hex: number, joins: boolean, why: Why<PutFault> | null): boolean {
  if (groundOf(g).entry[unit][hex] === 0) return no(why, 'placeBarred', hex);
  if (hex === g.unitHex[unit]) return true;
  const leader = g.hexLeader[hex];
  if (g.hexUnit[hex] >= 0) return no(why, 'placeTaken', hex);
  if (leader < 0) return true;
  const joined = joins && g.battle.leaderSide[leader] === g.battle.unitSide[unit] && leaderWith(g, unit) < 0;
  return joined || no(why, 'placeTaken', hex);
}

export type SendToFault = PutFault | 'notItsRow' | 'otherSection';

/** The unit out of supply may be put on the hex: where `supplyHexes` finds places. */
export function maySendTo(g: State, unit: number, hex: number, why: Why<SendToFault> | null): boolean {
  const { board, unitSide } = g.battle;
  const top = unitSide[unit] === 0;
  const baseline = top ? 0 : board.rows - 1;
  const full = inRow(g, unit, baseline, true, null) === 0;
  const row = full ? (top ? 1 : baseline - 1) : baseline;
  if (board.row[hex] !== row) return no(why, 'notItsRow', hex, row);
  return (inItsSection(g, unit, hex) || no(why, 'otherSection', hex)) && mayBePut(g, unit, hex, !full, why);
}
