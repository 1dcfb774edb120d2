// Elephants in retreat: they trample what stands around them, and if the way back is blocked, those who block it suffer
// (rule 12, Elephant Retreat). Inserted into the family's retreat.

import { countFace } from '../../../families/commands/rules/dice.ts';
import { readFace } from '../../../families/commands/rules/dice-reading.ts';
import { leaderHere, unitHere } from '../../../families/commands/rules/events.ts';
import { checkLeader, leaderEvade } from '../../../families/commands/rules/leaders.ts';
import { decideVictory, killLeader, loseBlocks } from '../../../families/commands/rules/losses.ts';
import { decision, procedure } from '../../../families/commands/rules/procedures.ts';
import { enemyOf, loneLeaderAt } from '../../../families/commands/rules/standing.ts';
import { type Frame, LEADER_SUBJECT, ROLL_TRAMPLE, type State } from '../../../families/commands/rules/state.ts';
import { HELMET } from '../../../families/commands/tables/tables.ts';
import { roll } from '../../../kernel/chance.ts';
import { firstOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { TRAMPLE } from '../tables/verbs.ts';
import { told } from './events.ts';
import { typeOf } from './questions.ts';

const TRAMPLE_DICE = 2;

/** Bits of the directions around f.hex where a unit or a lone leader stands. */
function victims(g: State, hex: number): number {
  const near = g.battle.board.neighbours;
  let bits = 0;
  for (let d = 0; d < 6; d++) {
    const h = near[hex * 6 + d];
    if (h >= 0 && (g.hexUnit[h] >= 0 || g.hexLeader[h] >= 0)) bits |= 1 << d;
  }
  return bits;
}

/** Before an elephant goes back: everyone next to it is rolled for, in the order that the causing player chooses. */
export function rampageFirst(g: State, f: Frame): void {
  if (!typeOf(g, f.unit).elephant) return;
  const r = call(g, rampage);
  r.unit = f.unit;
  r.hex = g.unitHex[f.unit];
  // The player who caused it: the one whose unit rolled the flags.
  r.seat = g.battle.unitSide[f.by];
  r.victims = victims(g, r.hex);
  told(g)?.tell({ kind: 'rampage', unit: unitHere(g, f.unit) });
}

export const rampage = procedure('rampage', {
  next(g, f) {
    // Somebody may have been driven off meanwhile; nobody new is added.
    f.victims &= victims(g, f.hex);
    if (f.victims === 0) return done(g);
    const d = call(g, chooseTrample);
    d.seat = f.seat;
    d.hex = f.hex;
    d.victims = f.victims;
  },
  trample(g, f) {
    const direction = f.result - 1;
    f.victims &= ~(1 << direction);
    const t = call(g, trample);
    t.by = f.unit;
    t.hex = g.battle.board.neighbours[f.hex * 6 + direction];
  },
  on(g) {
    become(g, rampage);
  },
});

export type TrampleFault = 'notNear' | 'nobodyNear' | 'rolledFor';

/** The rampage from f.hex has still to strike whoever is on the hex. */
export function mayTrample(g: State, f: Frame, hex: number, why: Why<TrampleFault> | null): boolean {
  const near = g.battle.board.neighbours;
  let direction = 0;
  while (direction < 6 && near[f.hex * 6 + direction] !== hex) direction++;
  if (direction === 6) return no(why, 'notNear', hex);
  if ((f.victims & (1 << direction)) !== 0) return true;
  return no(why, g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0 ? 'nobodyNear' : 'rolledFor', hex);
}

export const chooseTrample = decision('chooseTrample', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let i = f.hex * 6; i < f.hex * 6 + 6; i++) {
      const hex = g.battle.board.neighbours[i];
      if (hex >= 0 && mayTrample(g, f, hex, null)) out.add(TRAMPLE, hex);
    }
  },
  take(g, f, choice) {
    for (let d = 0; d < 6; d++) if (g.battle.board.neighbours[f.hex * 6 + d] === firstOf(choice)) done(g, d + 1);
  },
});

/** Two dice for one hex: the unit's own symbol hits it, a helmet a leader alone; a leader missed must evade. */
export const trample = procedure('trample', {
  roll(g, f) {
    f.unit = g.hexUnit[f.hex];
    f.leader = loneLeaderAt(g, f.hex);
    const victim = f.unit >= 0 ? f.unit : LEADER_SUBJECT + f.leader;
    roll(g, ROLL_TRAMPLE, f.by, victim, TRAMPLE_DICE, 6);
  },
  read(g, f) {
    if (f.unit < 0) {
      const hit = countFace(g, HELMET) > 0;
      // RULING: The roll of rampaging elephants against a leader alone is his casualty check for the combat sequence,
      // so he is not checked again in a unit to which he flees [A 14].
      // CASE: A 12 Elephant Retreat: a leader alone who was rolled for and fled to another unit is not checked again
      g.leaderChecked[f.leader] = g.sequence;
      told(g)?.tell({
        kind: 'tramplesLeader',
        by: unitHere(g, f.by),
        leader: leaderHere(g, f.leader),
        hit,
        dice: readFace(g, HELMET, hit),
      });
      if (!hit) return void become(g, leaderEvade);
      done(g);
      return killLeader(g, f.leader);
    }
    const hits = countFace(g, typeOf(g, f.unit).symbol);
    told(g)?.tell({
      kind: 'tramples',
      by: unitHere(g, f.by),
      unit: unitHere(g, f.unit),
      hits,
      dice: readFace(g, typeOf(g, f.unit).symbol, hits > 0),
    });
    if (loseBlocks(g, f.unit, hits) === 0) return done(g);
    const c = call(g, checkLeader);
    c.unit = f.unit;
    c.hex = f.hex;
  },
});

/**
 * After the walk: the hexes an elephant could not go are paid for by those who stand in its way, all at the same time.
 * RULING: If units or an enemy leader block one of the hexes behind retreating elephants, those who block pay and the
 * elephants lose nothing, even when the other hex is impassable. At the map's edge, or with only impassable ground
 * behind them, the elephants pay themselves [A 12].
 * CASE: A 12 Elephant Retreat: a unit beside impassable ground behind it pays for both
 * CASE: A 12 Elephant Retreat: an enemy leader alone in the way is removed without a check, for a banner
 * CASE: A 12 Elephant Retreat: impassable ground alone behind it costs its own blocks
 * CASE: A 12 Elephant Retreat: at its own edge of the battlefield it tramples and then pays itself
 * RULING: A friendly leader alone behind elephants that have their own leader blocks the elephants but is not hurt
 * [A 12].
 * CASE: A 12 Elephant Retreat: a friendly leader alone blocks elephants that have a leader, and is not hurt
 * RULING: Elephants go back as far as the way is free, and those behind the last hex that the elephants reach pay for
 * the rest [A 12].
 * CASE: A 12 Elephant Retreat: after the first hex those behind the second pay for what is missing
 */
export function trampleTheWay(g: State, f: Frame): void {
  f.firstBlocker = -1;
  f.secondBlocker = -1;
  if (!typeOf(g, f.unit).elephant || g.unitHex[f.unit] < 0 || f.steps >= f.count) return;
  const { board, unitSide, leaderSide } = g.battle;
  const side = unitSide[f.unit];
  const short = f.count - f.steps;
  const behind = (side * board.size + g.unitHex[f.unit]) * 2;
  let blocked = false;
  g.simultaneous = 1;
  for (let i = 0; i < 2; i++) {
    const hex = board.back[behind + i];
    if (hex < 0) continue;
    const unit = g.hexUnit[hex];
    const leader = loneLeaderAt(g, hex);
    if (unit >= 0) {
      blocked = true;
      told(g)?.tell({ kind: 'blocksElephant', unit: unitHere(g, f.unit), blocker: unitHere(g, unit), short });
      loseBlocks(g, unit, short);
      // Who lost blocks and has a leader is checked in the next steps.
      if (i === 0) f.firstBlocker = unit;
      else f.secondBlocker = unit;
    } else if (leader >= 0 && leaderSide[leader] === enemyOf(side)) {
      blocked = true;
      killLeader(g, leader);
    }
  }
  g.simultaneous = 0;
  decideVictory(g);
  f.heldAt = g.unitHex[f.unit];
  // Paid by others: the retreat counts as fulfilled.
  if (blocked) f.steps = f.count;
}

/** The leaders of the units that blocked the way are checked, one after the other. */
export function checkBlocker(which: 0 | 1) {
  return (g: State, f: Frame): void => {
    const unit = which === 0 ? f.firstBlocker : f.secondBlocker;
    if (!typeOf(g, f.unit).elephant || unit < 0) return;
    const { board, unitSide } = g.battle;
    const hex = board.back[(unitSide[f.unit] * board.size + f.heldAt) * 2 + which];
    const c = call(g, checkLeader);
    c.unit = unit;
    c.hex = hex;
  };
}
