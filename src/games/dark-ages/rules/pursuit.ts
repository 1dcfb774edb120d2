// Pursuit: after a melee the unit that caused a rout may enter the hex that the routed unit left [D Retreat or rout].

import { secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { PURSUE, STAY } from '../tables/verbs.ts';
import { goes, tellGround, told } from './events.ts';
import { directionTo, entryHits, hasRoom, isRouted, passable } from './ground.ts';
import { shift } from './pieces.ts';
import { decision } from './procedures.ts';
import { callAftermath } from './retreat.ts';
import { CANCELLED, type Frame, pieceAt, type State, seatOf } from './state.ts';

/** Before the retreats: who routs, and who may follow. f.pursuer is 1 + the pursuer, f.hex the hex he may enter. */
export function notePursuit(g: State, f: Frame): void {
  f.pursuer = 0;
  if ((f.cards & CANCELLED) !== 0) return;
  const { attacker, defender } = f;
  const first = g.routs[defender] > 0 && g.unitHex[defender] >= 0;
  const other = g.routs[attacker] > 0 && g.unitHex[attacker] >= 0;
  if (first && !other) {
    f.pursuer = 1 + attacker;
    f.hex = g.unitHex[defender];
  } else if (other && !first) {
    f.pursuer = 1 + f.defender;
    f.hex = g.unitHex[attacker];
  }
}

/**
 * RULING: The pursuer is the unit that fought the routed one; the pursuer enters the hex left empty, takes the hits of
 * its ground and attacks no more [D Retreat or rout].
 * CASE: D Pursuit: into the hex left empty, with its hits, and no attack follows
 * CASE: D Pursuit: a defender who routs his attacker may pursue as well
 */
export function callPursuit(g: State, f: Frame): void {
  const unit = f.pursuer - 1;
  if (unit < 0 || !mayPursue(g, unit, f.hex)) return;
  const { hex } = f;
  const p = call(g, pursue);
  p.unit = unit;
  p.hex = hex;
}

function mayPursue(g: State, unit: number, hex: number): boolean {
  const from = g.unitHex[unit];
  if (from < 0 || isRouted(g, unit) || pieceAt(g, hex) >= 0 || !hasRoom(g, unit, hex)) return false;
  const direction = directionTo(g, from, hex);
  if (direction < 0 || !passable(g, unit, from, direction)) return false;
  for (const rule of g.battle.hooks.barsEntry) if (rule.barsEntry?.(g, unit, hex)) return false;
  return true;
}

export const pursue = decision('pursue', {
  who: (g, f) => seatOf(g, f.unit),
  choices(g, f, out) {
    out.add(PURSUE, g.unitHex[f.unit], f.hex);
    out.add(STAY);
  },
  take(g, f, choice) {
    const { unit } = f;
    done(g);
    if (verbOf(choice) === STAY) return;
    const from = g.unitHex[unit];
    const to = secondOf(choice);
    const hits = entryHits(g, unit, from, to, 0);
    told(g)?.tell({ kind: 'pursues', ...goes(g, unit), way: [from, to] });
    shift(g, unit, to);
    if (hits > 0) tellGround(g, unit, from, to, hits);
    g.hitsDue[unit] += hits;
    callAftermath(g);
  },
});
