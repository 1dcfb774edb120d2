// The numbers behind a fight, a step or a unit, each with its parts and rule references: `assault F6 x E6`, `melee F6 x E6`,
// `fire F6 x E6`, `step F6 E6`, `unit F6`. They are given as they would be, also when the choice is not on offer; numbers on the
// back of a counter only to a seat that knows them.

import type { Trace } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { directionTo, entryHits, hillsOf, moveCost, slopeHits, streamPoints } from '../../rules/ground.ts';
import { leavingHits } from '../../rules/movement.ts';
import { disengageHits } from '../../rules/questions.ts';
import {
  ASSAULT_FIGHT,
  FIRE_FIGHT,
  type Frame,
  isAlone,
  isLeader,
  MELEE_FIGHT,
  pieceAt,
  type State,
  seatOf,
  VANGUARD,
} from '../../rules/state.ts';
import { stepCost, stepHits } from '../../rules/steps.ts';
import { fightUnderWay } from '../view/view.ts';
import { hexName, REF, terrainName, terrainRef } from '../words.ts';
import { type Answer, cardsAtFirst, type Explained, explainFight, explanation, fightAfter } from './fight.ts';
import { explainValues } from './values.ts';

const EXPECTED =
  'expected a question such as "assault F6 x E6", "melee F6 x E6", "fire F6 x E6", "step F6 E6" or "unit F6"';

const FIGHTS: { readonly [verb: string]: number } = {
  assault: ASSAULT_FIGHT,
  melee: MELEE_FIGHT,
  fire: FIRE_FIGHT,
};

/** `seat` is who asks; left out (or -1) only what both seats know is told. */
export function explainQuery(g: State, query: string, seat = -1): Explanation[] {
  const words = query.trim().split(/\s+/);
  const verb = words[0].toLowerCase();
  if (verb === 'unit' && words.length === 2) return explainValues(g, pieceOnHex(g, hexOf(g, words[1])), seat);
  if (verb === 'step' && words.length === 3) return explainStep(g, hexOf(g, words[1]), hexOf(g, words[2]));
  if (Object.hasOwn(FIGHTS, verb) && words.length === 4 && words[2].toLowerCase() === 'x') {
    const attacker = pieceOnHex(g, hexOf(g, words[1]));
    const defender = pieceOnHex(g, hexOf(g, words[3]));
    if (seatOf(g, attacker) === seatOf(g, defender)) {
      throw new Error(`expected a hex with an enemy, but ${words[3]} holds a friend`);
    }
    return explainFight(g, fightFor(g, FIGHTS[verb], attacker, defender), seat);
  }
  const f = pending(g)?.decision ? fightUnderWay(g) : null;
  if (f !== null && /^(?:stand|pass|evade|play|face|hold|join)\b/.test(verb)) {
    return explainFight(g, fightAfter(g, f, verb === 'hold' ? 'holdBack' : standing(g)), seat);
  }
  throw new Error(`${EXPECTED}, found "${query.trim()}"`);
}

function hexOf(g: State, word: string): number {
  const hex = g.battle.board.hex(word);
  if (hex < 0) throw new Error(`expected a hex such as F6, found "${word}"`);
  return hex;
}

function pieceOnHex(g: State, hex: number): number {
  const piece = pieceAt(g, hex);
  if (piece < 0) throw new Error(`expected a hex with a piece, but nobody stands on ${hexName(g, hex)}`);
  return piece;
}

/** Whoever may evade is told of the fight in which it stands. */
const standing = (g: State): Answer => (pending(g)?.name === 'evade' ? 'stand' : 'other');

/** The fight as it would be; with its cards if it is under way. */
function fightFor(g: State, kind: number, attacker: number, defender: number): Explained {
  const f = fightUnderWay(g);
  const same = f !== null && f.attacker === attacker && f.defender === defender && f.kind === kind;
  return same ? fightAfter(g, f, standing(g)) : { kind, attacker, defender, cards: cardsAtFirst(g, defender) };
}

/** Points and hits of a step; a move under way has its hills paid for. */
function explainStep(g: State, from: number, to: number): Explanation[] {
  const top = pending(g)?.name === 'step' ? g.frames[g.depth] : null;
  const own = top !== null && g.unitHex[top.unit] === from;
  if (own && isLeader(top.unit)) return explainLeaderStep(g, top, to);
  if (directionTo(g, from, to) < 0) throw new Error('expected two neighbouring hexes');
  const piece = own ? top.unit : pieceOnHex(g, from);
  const flags = own ? top.flags : 0;
  const paid = own ? top.hills : 0;
  return [
    explanation('movement points', (trace) => stepPoints(g, piece, from, to, paid, flags, trace)),
    explanation('hits for breaking off', (trace) =>
      own ? leavingHits(g, top, to, trace) : disengageHits(g, piece, from, to, trace),
    ),
    explanation('hits for the ground', (trace) =>
      groundHits(g, piece, from, to, flags, entryHits(g, piece, from, to, flags), trace),
    ),
  ];
}

/** A leader may pass own units in one step, and takes no hits for leaving a unit. */
function explainLeaderStep(g: State, f: Frame, to: number): Explanation[] {
  return [
    explanation('movement points', (trace) => {
      const cost = stepCost(g, f, to);
      trace.add(cost, 'the way there', REF.movement);
      return cost;
    }),
    explanation('hits for breaking off', (trace) => {
      if (!isAlone(g, f.unit)) trace.note('a leader leaves his unit without hits', REF.disengagement);
      return leavingHits(g, f, to, trace);
    }),
    explanation('hits for the ground', (trace) =>
      groundHits(g, f.unit, g.unitHex[f.unit], to, f.flags, stepHits(g, f, to), trace),
    ),
  ];
}

function stepPoints(
  g: State,
  piece: number,
  from: number,
  to: number,
  paid: number,
  flags: number,
  trace: Trace,
): number {
  const cost = moveCost(g, piece, from, to, paid, flags);
  trace.add(1, 'a hex', REF.movement);
  if ((flags & VANGUARD) !== 0) trace.note('Vanguard: ground costs nothing more', 'D Vanguard');
  else if (g.battle.mounted[piece] === 1) {
    const stream = streamPoints(g, to);
    if (stream > 0) trace.add(stream, 'a stream, for riders', terrainRef('stream'));
    const hills = cost - 1 - stream;
    if (hills > 0) trace.add(hills, 'a hill, for riders, once in a move', terrainRef('hill'));
    else if (hillsOf(g, from, to) !== 0) {
      trace.note('the hill is paid for', terrainRef('hill'));
    }
  }
  return cost;
}

function groundHits(
  g: State,
  piece: number,
  from: number,
  to: number,
  flags: number,
  hits: number,
  trace: Trace,
): number {
  if ((flags & VANGUARD) !== 0) trace.note('Vanguard: no hits from the ground', 'D Vanguard');
  else if (isLeader(piece)) {
    // Woods, streams and marshes except leaders; slopes do so only by the rules of version 1.
    if (hits > 0) trace.add(hits, 'crossing a slope', terrainRef('slope'));
    else trace.note('leaders take no hits from this ground', REF.leaders);
  } else {
    const slope = slopeHits(g, from, to);
    const kind = terrainName(g.hexTerrain[to]);
    if (hits - slope > 0) trace.add(hits - slope, `entering ${kind}`, terrainRef(kind));
    if (slope > 0) trace.add(slope, 'crossing a slope', terrainRef('slope'));
  }
  return hits;
}
