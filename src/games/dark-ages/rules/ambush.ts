// Fake retreat: the attacked unit steps back, the attacker must follow into its hex and is struck by all around it
// [D Fake retreat].

import { secondOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { FALL_BACK } from '../tables/verbs.ts';
import { mayStrike } from './attacks.ts';
import { onwardHexes } from './board-ways.ts';
import { callVolley, disband, IN_AMBUSH, IN_ATTACK } from './combined.ts';
import { goes, here, type Stood, tellGround, told } from './events.ts';
import { score } from './fight.ts';
import { directionTo, distance, entryHits, type GroundFault, hasRoom, isRouted, opens, passable } from './ground.ts';
import { shift } from './pieces.ts';
import { decision, procedure } from './procedures.ts';
import { aftermath, callAftermath } from './retreat.ts';
import { AMBUSH_FIGHT, CANCELLED, type Frame, MAX_PIECES, pieceAt, type State, seatOf } from './state.ts';
import { show } from './strike.ts';

const hexes = new Int16Array(6);

/** `a` is the unit, `b` the hex that it would step back to. */
export type BackFault = GroundFault | 'notBehind' | 'taken';

/** Whether the attacked unit can step back to this hex: free, next to it, and not next to the attacker. */
export function mayFallBackTo(
  g: State,
  unit: number,
  attacker: number,
  hex: number,
  why: Why<BackFault> | null = null,
): boolean {
  const from = g.unitHex[unit];
  const direction = directionTo(g, from, hex);
  if (direction < 0 || distance(g, g.unitHex[attacker], hex) !== 2) return no(why, 'notBehind', unit, hex);
  if (pieceAt(g, hex) >= 0) return no(why, 'taken', unit, hex);
  return opens(g, unit, from, direction, hex, why);
}

/** Free hexes behind the attacked unit: those that do not touch the attacker's hex. */
function backHexes(g: State, unit: number, attacker: number): number {
  const ways = onwardHexes(g, g.unitHex[attacker], g.unitHex[unit], hexes);
  let count = 0;
  for (let i = 0; i < ways; i++) {
    const hex = hexes[i];
    if (mayFallBackTo(g, unit, attacker, hex)) hexes[count++] = hex;
  }
  return count;
}

/** `a` is the attacked unit, `b` the attacker. */
export type FakeRetreatFault = 'routed' | 'steadfast' | 'cannotFollow' | 'noHexBehind';

/**
 * RULING: Fake retreat is played for the unit that is attacked; this unit needs a free hex behind it, and the attacker
 * must be able to enter the hex that the unit leaves [D Fake retreat].
 * CASE: D Fake retreat: not for the attacker
 * CASE: D Fake retreat: not without a free hex behind
 * CASE: D Fake retreat: not where the attacker could not follow
 * RULING: A routed unit cannot fake a retreat [D Fake retreat].
 * CASE: D Fake retreat: not for a routed unit
 */
export function mayFallBack(g: State, fight: Frame, why: Why<FakeRetreatFault> | null = null): boolean {
  const { attacker, defender } = fight;
  if (isRouted(g, defender)) return no(why, 'routed', defender);
  if (isSteadfast(g, defender)) return no(why, 'steadfast', defender);
  const from = g.unitHex[attacker];
  const direction = directionTo(g, from, g.unitHex[defender]);
  if (direction < 0 || !passable(g, attacker, from, direction)) return no(why, 'cannotFollow', defender, attacker);
  return backHexes(g, defender, attacker) > 0 || no(why, 'noHexBehind', defender, attacker);
}

function isSteadfast(g: State, piece: number): boolean {
  for (const rule of g.battle.hooks.steadfast) if (rule.steadfast?.(g, piece)) return true;
  return false;
}

/** `attacker` is the unit that is lured, `defender` the one that steps back; `hex` the hex it leaves. */
export const ambush = procedure('ambush', {
  back(g, f) {
    f.hex = g.unitHex[f.defender];
    const { attacker, defender } = f;
    const d = call(g, fallBack);
    d.unit = defender;
    d.attacker = attacker;
  },
  ground: callAftermath,
  follow(g, f) {
    const { attacker, hex } = f;
    if (g.unitHex[attacker] < 0 || pieceAt(g, hex) >= 0 || !hasRoom(g, attacker, hex)) return done(g);
    const from = g.unitHex[attacker];
    const hits = entryHits(g, attacker, from, hex, 0);
    told(g)?.tell({ kind: 'pursues', ...goes(g, attacker), way: [from, hex] });
    shift(g, attacker, hex);
    if (hits > 0) tellGround(g, attacker, from, hex, hits);
    g.hitsDue[attacker] += hits;
    callAftermath(g);
  },
  strike(g, f) {
    // The ground may already have driven it off again.
    if (g.unitHex[f.attacker] !== f.hex) return done(g);
    const lured = f.attacker;
    let count = 0;
    const near = g.battle.board.neighbours;
    for (let i = f.hex * 6, end = i + 6; i < end; i++) {
      const p = near[i] < 0 ? -1 : pieceAt(g, near[i]);
      if (p < 0 || seatOf(g, p) === seatOf(g, lured) || !mayStrike(g, p, lured)) continue;
      g.joined[p] = IN_AMBUSH;
      show(g, p);
      count++;
    }
    told(g)?.tell({ kind: 'ambushes', piece: here(g, lured), by: ambushers(g) });
    if (count === 0) return done(g);
    // From here on the lured unit is the one that is attacked.
    f.attacker = f.defender;
    f.defender = lured;
    f.kind = AMBUSH_FIGHT;
    f.cards = 0;
    callVolley(g, f, IN_AMBUSH);
  },
  score(g, f) {
    disband(g, IN_AMBUSH);
    if (g.unitHex[f.defender] >= 0) score(g, f, f.defender, f.result);
  },
  aftermath(g, f) {
    const { attacker, defender } = f;
    const a = call(g, aftermath);
    a.kind = AMBUSH_FIGHT;
    a.attacker = attacker;
    a.defender = defender;
  },
});

/** The units that attack out of the ambush, as they are told. */
function ambushers(g: State): Stood[] {
  const found: Stood[] = [];
  for (let p = 0; p < MAX_PIECES; p++) if (g.joined[p] === IN_AMBUSH) found.push(here(g, p));
  return found;
}

/** The attack is cancelled; those who were to join it have not attacked. */
export function callAmbush(g: State, fight: Frame): void {
  const { attacker, defender } = fight;
  fight.cards |= CANCELLED;
  disband(g, IN_ATTACK);
  told(g)?.tell({ kind: 'cancelled', attacker: here(g, attacker), defender: here(g, defender) });
  const a = call(g, ambush);
  a.attacker = attacker;
  a.defender = defender;
}

export const fallBack = decision('fallBack', {
  who: (g, f) => seatOf(g, f.unit),
  choices(g, f, out) {
    const from = g.unitHex[f.unit];
    const count = backHexes(g, f.unit, f.attacker);
    for (let i = 0; i < count; i++) out.add(FALL_BACK, from, hexes[i]);
  },
  take(g, f, choice) {
    const { unit } = f;
    const from = g.unitHex[unit];
    const to = secondOf(choice);
    const hits = entryHits(g, unit, from, to, 0);
    done(g);
    told(g)?.tell({ kind: 'retreats', ...goes(g, unit), way: [from, to], inEndPhase: false });
    shift(g, unit, to);
    if (hits > 0) tellGround(g, unit, from, to, hits);
    g.hitsDue[unit] += hits;
  },
});
