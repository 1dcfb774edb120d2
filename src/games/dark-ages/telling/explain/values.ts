// `unit F6`: the numbers of a piece with what makes them, as far as the seat knows them.

import { Trace } from '../../../../kernel/explain.ts';
import type { Explanation } from '../../../../kernel/ruleset.ts';
import { pieceValue, type ValueKind } from '../../rules/questions.ts';
import { isLeader, leaderWith, type State } from '../../rules/state.ts';
import { knowsValues } from '../view/seen.ts';
import { pieceName, REF, scenarioRef } from '../words.ts';

const TITLES: readonly (readonly [ValueKind, string])[] = [
  ['attack', 'attack value'],
  ['defence', 'defence value'],
  ['fire', 'fire value'],
  ['range', 'range in hexes'],
  ['morale', 'morale'],
];

export function explainValues(g: State, piece: number, seat: number): Explanation[] {
  const out: Explanation[] = [strength(g, piece)];
  const leader = leaderWith(g, piece);
  if (!knowsValues(g, seat, piece)) {
    const parts = [{ add: 0, limit: null, text: 'its numbers are shown when it fights', ref: REF.hidden }];
    return [...out, { title: 'values not seen yet', total: 0, parts }];
  }
  out.push(allowance(g, piece));
  for (const [kind, title] of TITLES) {
    if (kind === 'morale' && leader >= 0 && !knowsValues(g, seat, leader)) continue;
    const value = pieceValue(g, piece, kind);
    if (value === 0) continue;
    const trace = new Trace();
    const printed = g.battle[kind][piece];
    trace.add(printed, isLeader(piece) ? 'the leader' : 'on its counter', REF.combat);
    if (kind === 'morale' && leader >= 0) {
      trace.becomes(value, `that of ${pieceName(g, leader)}, who is with it`, REF.leadersInCombat);
    } else if (value !== printed) trace.add(value - printed, 'by a rule of this battle', scenarioRef(g));
    out.push({ title, total: value, parts: trace.reasons });
  }
  return out;
}

function strength(g: State, piece: number): Explanation {
  const trace = new Trace();
  trace.add(g.cubes[piece], isLeader(piece) ? 'a leader counts as one cube' : 'active cubes', REF.combat);
  if (g.grey[piece] > 0) trace.note('a grey cube, which does not roll', REF.combat);
  return { title: 'active cubes', total: g.cubes[piece], parts: trace.reasons };
}

function allowance(g: State, piece: number): Explanation {
  const trace = new Trace();
  trace.add(g.battle.move[piece], 'its class', REF.movement);
  return { title: 'movement points', total: g.battle.move[piece], parts: trace.reasons };
}
