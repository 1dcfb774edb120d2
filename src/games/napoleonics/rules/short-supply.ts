// Short Supply: a unit of either side goes back to its own baseline (N Short Supply).

import { goes, unitHere } from '../../../families/commands/rules/events.ts';
import { shiftUnit } from '../../../families/commands/rules/losses.ts';
import { decision } from '../../../families/commands/rules/procedures.ts';
import { groundOf, leaderWith, type State } from '../../../families/commands/rules/state.ts';
import { DONE, PLACE, SEND_BACK } from '../../../families/commands/tables/verbs.ts';
import { type Choices, firstOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { told } from './events.ts';
import { inSquare } from './square.ts';

/**
 * The order of the card: its player names a unit, the unit's owner the hex.
 * RULING: the card orders nobody; so an own unit that is sent back neither moves nor battles [N Short Supply].
 */
export function orderShortSupply(g: State): void {
  call(g, nameUnit);
}

const nameUnit = decision('shortSupply', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (let u = 0; u < g.battle.unitCount; u++) {
      if (g.unitHex[u] >= 0 && !inSquare(g, u) && supplyHexes(g, u, null) > 0) out.add(SEND_BACK, g.unitHex[u]);
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
    const walk = g.sink === null ? null : goes(g, unit, [from, to]);
    if (to !== from) shiftUnit(g, unit, to);
    if (walk !== null) told(g)?.tell({ kind: 'sentBack', ...walk });
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
  const { board, sections } = g.battle;
  const from = g.unitHex[unit];
  let count = 0;
  for (let hex = 0; hex < board.size; hex++) {
    if (board.row[hex] !== row || (sections[hex] & sections[from]) === 0 || !mayBePut(g, unit, hex, joins)) continue;
    out?.add(PLACE, hex);
    count++;
  }
  return count;
}

/** The unit could enter the hex: no other unit, no enemy leader; a friendly one alone only where he may join it. */
function mayBePut(g: State, unit: number, hex: number, joins: boolean): boolean {
  if (groundOf(g).entry[unit][hex] === 0) return false;
  if (hex === g.unitHex[unit]) return true;
  const leader = g.hexLeader[hex];
  if (g.hexUnit[hex] >= 0) return false;
  if (leader < 0) return true;
  return joins && g.battle.leaderSide[leader] === g.battle.unitSide[unit] && leaderWith(g, unit) < 0;
}
