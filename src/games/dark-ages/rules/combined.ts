// Several units attack as one: who joins, and the roll of each with its own value [D Combined Forces]. Ambushes roll in
// the same way [D Fake retreat].

import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done, repeat } from '../../../kernel/procedure.ts';
import { DONE, JOIN } from '../tables/verbs.ts';
import { type AttackedFault, hasNotAttacked, mayStrike, type StrikeFault } from './attacks.ts';
import { here, told } from './events.ts';
import { decision, procedure } from './procedures.ts';
import { ATTACKING } from './questions.ts';
import { FOUGHT, type Frame, LEADERS, MAX_PIECES, pieceAt, type State, seatOf } from './state.ts';
import { callStrike, show } from './strike.ts';

/** `joined` values: part of Combined Forces, or of an ambush. */
export const IN_ATTACK = 1;
export const IN_AMBUSH = 2;

/** `a` is the piece. */
export type JoinFault = AttackedFault | StrikeFault | 'notOwn' | 'partOfAttack';

/**
 * RULING: All own units adjacent to the target that have not attacked may join a combined attack, each if its owner
 * wishes [D Combined Forces].
 * CASE: D Combined Forces: all dice in one attack, each with its own value, and they roll first
 * CASE: D Combined Forces: who has fought already cannot join
 */
export function mayJoin(
  g: State,
  f: Pick<Frame, 'attacker' | 'defender'>,
  piece: number,
  why: Why<JoinFault> | null = null,
): boolean {
  if (seatOf(g, piece) !== seatOf(g, f.attacker)) return no(why, 'notOwn', piece);
  if (piece === f.attacker || g.joined[piece] !== 0) return no(why, 'partOfAttack', piece);
  return hasNotAttacked(g, piece, why) && mayStrike(g, piece, f.defender, why);
}

function eachJoiner(g: State, f: Frame, each: (hex: number) => void): void {
  const near = g.battle.board.neighbours;
  for (let i = g.unitHex[f.defender] * 6, end = i + 6; i < end; i++) {
    const p = near[i] < 0 ? -1 : pieceAt(g, near[i]);
    if (p >= 0 && mayJoin(g, f, p)) each(near[i]);
  }
}

export function mayJoinAny(g: State, f: Frame): boolean {
  let any = false;
  eachJoiner(g, f, () => {
    any = true;
  });
  return any;
}

export const joinAttack = decision('joinAttack', {
  who: (g, f) => seatOf(g, f.attacker),
  choices(g, f, out) {
    out.add(DONE);
    eachJoiner(g, f, (hex) => out.add(JOIN, hex));
  },
  take(g, f, choice) {
    if (verbOf(choice) === DONE) return done(g);
    const piece = pieceAt(g, firstOf(choice));
    g.joined[piece] = IN_ATTACK;
    told(g)?.tell({ kind: 'combines', piece: here(g, piece), target: here(g, f.defender) });
    show(g, piece);
    if (!mayJoinAny(g, f)) done(g);
  },
});

export function callJoin(g: State, fight: Frame): void {
  const { attacker, defender } = fight;
  g.joined[attacker] = IN_ATTACK;
  const j = call(g, joinAttack);
  j.attacker = attacker;
  j.defender = defender;
}

/** Nobody belongs to the attack any more. */
export function disband(g: State, what: number): void {
  for (let p = 0; p < MAX_PIECES; p++) if (g.joined[p] === what) g.joined[p] = 0;
}

/** All who belong to the attack (`place` says to which) roll one after another; the hits of all together are the result. */
export const volley = procedure('volley', {
  next(g, f) {
    f.hits += f.result;
    f.unit = nextUp(g, f, f.unit);
    if (f.unit >= MAX_PIECES) return done(g, f.hits);
    repeat(f);
    if (f.place === IN_ATTACK) g.mark[f.unit] |= FOUGHT;
    callStrike(g, f, f.unit, f.defender, ATTACKING);
  },
});

/** The next piece of the volley after `from`. */
function nextUp(g: State, f: Frame, from: number): number {
  for (let p = from + 1; p < MAX_PIECES; p++) {
    if (p >= g.battle.unitCount && p < LEADERS) continue;
    if (g.joined[p] === f.place && g.unitHex[p] >= 0 && g.cubes[p] > 0) return p;
  }
  return MAX_PIECES;
}

/** All attackers of a fight roll: `what` is IN_ATTACK or IN_AMBUSH. */
export function callVolley(g: State, f: Frame, what: number): void {
  const { kind, cards, attacker, defender } = f;
  const v = call(g, volley);
  v.kind = kind;
  v.cards = cards;
  v.attacker = attacker;
  v.defender = defender;
  v.place = what;
  v.unit = -1;
}
