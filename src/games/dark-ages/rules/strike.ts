// One side rolls against the other: hits by value, and every six against an attached leader again [D Combat]
// [D Attached leaders involved in combat]. The hits are the result; whoever called decides when they count.

import { roll } from '../../../kernel/chance.ts';
import { EVERYBODY, reveal } from '../../../kernel/events.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { fightName, here, told, valuesNow } from './events.ts';
import { killLeader } from './pieces.ts';
import { procedure } from './procedures.ts';
import { ATTACKING, diceOf, hitValue } from './questions.ts';
import {
  AMBUSH_FIGHT,
  FIRE_FIGHT,
  type Frame,
  INFANTRY,
  isLeader,
  KNIGHTS,
  leaderWith,
  MERCENARY_FIGHT,
  ROLL_AMBUSH,
  ROLL_ATTACK,
  ROLL_DEFENCE,
  ROLL_FIRE,
  ROLL_MERCENARY,
  ROLL_SIX,
  type State,
  seatOf,
} from './state.ts';

const SIX = 5;

export const strike = procedure('strike', {
  roll(g, f) {
    if (f.count === 0) return done(g);
    roll(g, f.purpose, f.by, f.at, f.count, 6);
  },
  score(g, f) {
    for (let i = 0; i < g.diceCount; i++) {
      if (g.dice[i] + 1 >= f.value) f.hits++;
      if (g.dice[i] === SIX) f.sixes++;
    }
    f.leader = leaderWith(g, f.at);
    tellRoll(g, f);
    if (f.leader < 0 || f.sixes === 0) return done(g, f.hits);
    roll(g, ROLL_SIX, f.by, f.at, f.sixes, 6);
  },
  six(g, f) {
    let killed = 0;
    for (let i = 0; i < g.diceCount; i++) if (g.dice[i] === SIX) killed = 1;
    told(g)?.tell({
      kind: 'sixes',
      leader: here(g, f.leader),
      by: here(g, f.by),
      dice: fallen(g).map((shows) => ({ shows, kills: shows === SIX + 1 })),
      killed: killed === 1,
    });
    if (killed === 1) killLeader(g, f.leader, true);
    done(g, f.hits);
  },
});

/** What the dice of the last roll show. */
const fallen = (g: State): number[] => Array.from(g.dice.subarray(0, g.diceCount), (side) => side + 1);

function tellRoll(g: State, f: Frame): void {
  const { by, at, value, leader } = f;
  told(g)?.tell({
    kind: 'rolls',
    by: here(g, by),
    at: here(g, at),
    fight: fightName(f.kind),
    role: f.purpose === ROLL_DEFENCE ? 'defence' : 'attack',
    needed: value,
    dice: fallen(g).map((shows) => ({ shows, hits: shows >= value, again: leader >= 0 && shows === SIX + 1 })),
  });
}

/** The purpose of a roll by the kind of fight. */
function purposeOf(kind: number): number {
  if (kind === FIRE_FIGHT) return ROLL_FIRE;
  if (kind === AMBUSH_FIGHT) return ROLL_AMBUSH;
  return kind === MERCENARY_FIGHT ? ROLL_MERCENARY : ROLL_ATTACK;
}

/**
 * `by` rolls against `at` in the fight `f`; `count` dice, or as many as it has. A piece that has been driven off the board
 * does not roll and is not rolled against.
 */
export function callStrike(g: State, f: Frame, by: number, at: number, role: number, count = -1): void {
  const { kind, cards } = f;
  const s = call(g, strike);
  s.kind = kind;
  // The attack cards of horse and foot are for the unit of the one who declared: not for those who have joined it.
  s.cards = role === ATTACKING && by !== f.attacker ? cards & ~(KNIGHTS | INFANTRY) : cards;
  s.by = by;
  s.at = at;
  s.attacker = role === ATTACKING ? by : at;
  s.defender = role === ATTACKING ? at : by;
  s.purpose = role === ATTACKING ? purposeOf(kind) : ROLL_DEFENCE;
  if (g.unitHex[by] < 0 || g.unitHex[at] < 0) return;
  s.value = hitValue(g, s, by, role);
  s.count = count >= 0 ? count : diceOf(g, s, by, role);
}

/** Everybody who fights shows the values of his units [D Units and cubes]. */
export function show(g: State, piece: number): void {
  const seat = 1 - seatOf(g, piece);
  if (((g.unitSeen[piece] >> seat) & 1) === 0) {
    g.unitSeen[piece] |= 1 << seat;
    reveal(g, EVERYBODY);
    told(g)?.tell({ kind: 'seen', piece: here(g, piece), seat, values: valuesNow(g, piece) });
  }
  const leader = isLeader(piece) ? -1 : leaderWith(g, piece);
  if (leader >= 0) show(g, leader);
}
