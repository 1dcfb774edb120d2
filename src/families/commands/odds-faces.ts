// Which faces of the battle dice do the same in a roll, so that odds need not play them one by one (rules 10-14): a unit
// is never hit by a symbol that is not its own, and against a leader only helmets count.

import type { FaceGroups } from '../../kernel/roll-table.ts';
import {
  LEADER_SUBJECT,
  ROLL_AGAIN,
  ROLL_CLOSE,
  ROLL_ESCAPE,
  ROLL_FIRE,
  ROLL_LEADER,
  ROLL_TRAMPLE,
  type State,
} from './state.ts';
import { FLAG, HEAVY, HELMET, LIGHT, MEDIUM, SWORDS } from './tables.ts';

const helmetOrNot: FaceGroups = { faces: [HELMET, LIGHT], sizes: [1, 5] };
const symbols = [LIGHT, MEDIUM, HEAVY];
const other = (symbol: number): number => (symbol === LIGHT ? MEDIUM : LIGHT);

/** By symbol of the target: its own, the two others, helmet, flag, swords. */
const atUnit: readonly FaceGroups[] = symbols.map((symbol) => ({
  faces: [symbol, other(symbol), HELMET, FLAG, SWORDS],
  sizes: [1, 2, 1, 1, 1],
}));

/** Where nothing but the symbol counts. */
const symbolOrNot: readonly FaceGroups[] = symbols.map((symbol) => ({
  faces: [symbol, other(symbol)],
  sizes: [1, 5],
}));

/** The groups of the roll that waits; null where every face may matter. */
export function facesAlike(g: State): FaceGroups | null {
  if (g.diceSides !== 6) return null;
  const against = g.rollOther;
  switch (g.rollPurpose) {
    case ROLL_LEADER:
    case ROLL_ESCAPE:
      return helmetOrNot;
    case ROLL_CLOSE:
    case ROLL_FIRE:
    case ROLL_AGAIN:
      return against >= LEADER_SUBJECT ? helmetOrNot : atUnit[g.battle.unitType[against].symbol];
    case ROLL_TRAMPLE:
      return against >= LEADER_SUBJECT ? helmetOrNot : symbolOrNot[g.battle.unitType[against].symbol];
    default:
      return null;
  }
}
