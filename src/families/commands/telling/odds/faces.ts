// Which faces of the battle dice do the same in a roll, so that odds need not play them one by one: a unit is never hit by
// a symbol that is not its own, and against a leader only one face counts. Which card is picked blind changes no fight.

import type { FaceGroups } from '../../../../kernel/roll-table.ts';
import {
  LEADER_SUBJECT,
  ROLL_AGAIN,
  ROLL_BACK_SHOT,
  ROLL_CLOSE,
  ROLL_ESCAPE,
  ROLL_FIRE,
  ROLL_LEADER,
  ROLL_TRAMPLE,
  type State,
} from '../../rules/state.ts';
import { type BattleDice, FLAG, HELMET, SWORDS, SYMBOLS } from '../../tables/tables.ts';

const SIDES = 6;

/** The groups of one game's dice. */
interface Groups {
  /** Whether the face shows that hits leaders. */
  readonly leader: FaceGroups;
  /** By symbol of the target: its own, the others, then the faces that are no symbols. */
  readonly atUnit: readonly FaceGroups[];
  /** Where nothing but the symbol counts. */
  readonly symbol: readonly FaceGroups[];
}

function makeGroups({ shows, leader }: BattleDice): Groups {
  const sides = Array.from({ length: SIDES }, (_, side) => shows?.[side] ?? side);
  const often = (face: number): number => sides.filter((one) => one === face).length;
  const orNot = (face: number): FaceGroups => ({
    faces: [face, sides.find((one) => one !== face) ?? face],
    sizes: [often(face), SIDES - often(face)],
  });
  const symbols = Array.from({ length: SYMBOLS }, (_, symbol) => symbol);
  return {
    leader: orNot(leader),
    symbol: symbols.map(orNot),
    atUnit: symbols.map((symbol) => {
      const others = symbols.filter((one) => one !== symbol);
      const rest = [HELMET, FLAG, SWORDS].filter((face) => often(face) > 0);
      const foreign = others.reduce((n, face) => n + often(face), 0);
      return { faces: [symbol, others[0], ...rest], sizes: [often(symbol), foreign, ...rest.map(often)] };
    }),
  };
}

const made = new WeakMap<BattleDice, Groups>();

function groupsOf(dice: BattleDice): Groups {
  let groups = made.get(dice);
  if (!groups) made.set(dice, (groups = makeGroups(dice)));
  return groups;
}

/** One outcome for every number of cards of which one is picked. */
const picks: FaceGroups[] = [];

/** The groups of the roll that waits; null where every face may matter. */
export function facesAlike(g: State): FaceGroups | null {
  if (g.dicePick === 1) return (picks[g.diceSides] ??= { faces: [0], sizes: [g.diceSides] });
  if (g.diceSides !== SIDES) return null;
  const { leader, atUnit, symbol } = groupsOf(g.battle.game.dice);
  const against = g.rollOther;
  switch (g.rollPurpose) {
    case ROLL_LEADER:
    case ROLL_ESCAPE:
      return leader;
    case ROLL_CLOSE:
    case ROLL_FIRE:
    case ROLL_AGAIN:
      return against >= LEADER_SUBJECT ? leader : atUnit[g.battle.unitType[against].symbol];
    case ROLL_TRAMPLE:
    case ROLL_BACK_SHOT:
      return against >= LEADER_SUBJECT ? leader : symbol[g.battle.unitType[against].symbol];
    default:
      return null;
  }
}
