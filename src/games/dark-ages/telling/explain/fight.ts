// The numbers of a fight: dice and values of the attack, those of the answer, hits that are stopped, who rolls first. A
// combined attack has them for each of its units [D Combined Forces].

import { Trace } from '../../../../kernel/explain.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { IN_ATTACK } from '../../rules/combined.ts';
import { chargeStops, hasWall, lastCubeSpent, woodsStop } from '../../rules/fight.ts';
import { moraleLead } from '../../rules/melee.ts';
import { ATTACKING, DEFENDING, diceOf, type Fight, hitValue, moraleOf } from '../../rules/questions.ts';
import {
  ASSAULT_FIGHT,
  COMBINED,
  FIRE_FIGHT,
  type Frame,
  INFANTRY,
  KNIGHTS,
  LEADERS,
  leaderWith,
  MAX_PIECES,
  MELEE_FIGHT,
  NO_ANSWER,
  type State,
} from '../../rules/state.ts';
import { knowsValues } from '../view/seen.ts';
import { pieceOn, REF, terrainRef } from '../words.ts';

/** A fight to be explained; of one under way `at` is the attacker who is answered. */
export interface Explained extends Fight {
  readonly at?: number;
}

const COMBINED_REF = 'D Combined Forces';

export function explanation(title: string, ask: (trace: Trace) => number): Explanation {
  const trace = new Trace();
  const total = ask(trace);
  return { title, total, parts: trace.reasons };
}

/** The cards of a fight that is still to begin: none, but a unit may have spent its last cube on another attacker. */
export const cardsAtFirst = (g: State, defender: number): number => (lastCubeSpent(g, defender) ? NO_ANSWER : 0);

/** Answers that say whether the defender rolls: before they are given the fight does not know it. */
export type Answer = 'stand' | 'holdBack' | 'other';

/** A fight under way as it is after this answer. */
export function fightAfter(g: State, f: Frame, answer: Answer): Explained {
  const { kind, attacker, defender, at } = f;
  const more = answer === 'stand' ? cardsAtFirst(g, defender) : answer === 'holdBack' ? NO_ANSWER : 0;
  return { kind, attacker, defender, at, cards: f.cards | more };
}

const isCombined = (f: Fight): boolean => f.kind === MELEE_FIGHT && (f.cards & COMBINED) !== 0;

/** Who rolls in the attack, in the order of the rolls. */
function attackersOf(g: State, f: Fight): number[] {
  if (!isCombined(f)) return [f.attacker];
  const found: number[] = [];
  for (let p = 0; p < MAX_PIECES; p++) {
    if (p >= g.battle.unitCount && p < LEADERS) continue;
    if (g.unitHex[p] >= 0 && (p === f.attacker || g.joined[p] === IN_ATTACK)) found.push(p);
  }
  return found;
}

export function explainFight(g: State, f: Explained, seat: number): Explanation[] {
  const out: Explanation[] = [];
  const shot = f.kind === FIRE_FIGHT;
  if (g.unitHex[f.attacker] < 0 || g.unitHex[f.defender] < 0) return out;
  const what = shot ? 'shot' : 'attack';
  const attackers = attackersOf(g, f);
  for (const piece of attackers) {
    // Each rolls as if the attack were its own.
    const cards = piece === f.attacker ? f.cards : f.cards & ~(KNIGHTS | INFANTRY);
    const own: Fight = { kind: f.kind, cards, attacker: piece, defender: f.defender };
    const whose = attackers.length > 1 ? `: ${pieceOn(g, piece)}` : '';
    out.push(explanation(`dice of the ${what}${whose}`, (trace) => diceOf(g, own, piece, ATTACKING, trace)));
    if (!knowsValues(g, seat, piece)) continue;
    out.push(
      explanation(`least die that hits in the ${what}${whose}`, (trace) => {
        const value = hitValue(g, own, piece, ATTACKING);
        trace.add(value, shot ? 'its fire value' : 'its attack value', shot ? REF.ranged : REF.combat);
        return value;
      }),
    );
  }
  out.push(explanation('hits of the attack that are stopped', (trace) => stoppedForDefender(g, f, trace)));
  if (shot) return out;
  // A combined attack is answered against the one whom the owner of the target names.
  const at = isCombined(f) && f.at !== undefined && g.unitHex[f.at] >= 0 ? f.at : f.attacker;
  const answer: Fight = { kind: f.kind, cards: f.cards, attacker: at, defender: f.defender };
  out.push(explanation('dice of the answer', (trace) => diceOf(g, answer, f.defender, DEFENDING, trace)));
  if (knowsValues(g, seat, f.defender)) {
    out.push(
      explanation('least die that hits in the answer', (trace) => {
        const value = hitValue(g, answer, f.defender, DEFENDING);
        trace.add(value, 'its defence value', REF.combat);
        return value;
      }),
    );
  }
  const spared = explanation('hits of the answer that are stopped', (trace) => stoppedForAttacker(g, f, at, trace));
  if (spared.total > 0) out.push(spared);
  const first = whoIsFirst(g, f, seat);
  if (first !== null) out.push(first);
  return out;
}

function stoppedForDefender(g: State, f: Fight, trace: Trace): number {
  let stops = 0;
  if (woodsStop(g, f, f.defender, true)) {
    trace.add(1, 'the first hit on a unit in woods', terrainRef('woods'));
    stops++;
  }
  if (f.kind !== FIRE_FIGHT && hasWall(g, f, f.defender)) {
    trace.add(1, 'a wall or a ring of shields', 'D Shield Wall');
    stops++;
  }
  return stops;
}

/** `at` is the one of the attackers who is answered; the charge spares only the unit for which it was ordered. */
function stoppedForAttacker(g: State, f: Fight, at: number, trace: Trace): number {
  let stops = 0;
  if (woodsStop(g, f, at, false)) {
    trace.add(1, 'the first hit on a unit in woods', terrainRef('woods'));
    stops++;
  }
  if (chargeStops(f, at)) {
    trace.add(1, 'the first hit, which charging knights ignore', 'D Knights, attack!');
    stops++;
  }
  return stops;
}

/** Who rolls first: a remark without a number. */
function whoIsFirst(g: State, f: Fight, seat: number): Explanation | null {
  const remark = (text: string, ref: string): Explanation =>
    explanation('who rolls first', (trace) => {
      trace.note(text, ref);
      return 0;
    });
  if (f.kind === ASSAULT_FIGHT) return remark('the assaulting unit, whatever the morale', REF.assault);
  if (isCombined(f)) return remark('the combined attack, whatever the morale', COMBINED_REF);
  const of = (piece: number): number => {
    const leader = leaderWith(g, piece);
    return leader >= 0 ? leader : piece;
  };
  if (!knowsValues(g, seat, of(f.attacker)) || !knowsValues(g, seat, of(f.defender))) return null;
  const lead = moraleLead(g, f);
  const numbers = `morale ${moraleOf(g, f.attacker)} against ${moraleOf(g, f.defender)}`;
  const who = lead > 0 ? 'the attacker' : lead < 0 ? 'the defender' : 'both at once';
  return remark(`${who}: ${numbers}`, REF.melee);
}
