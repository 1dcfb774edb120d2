// Why a piece cannot be activated, led, rallied or take a step. The order of the reasons is that of the rules' own checks.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { canDraw } from '../../rules/deck.ts';
import { directionTo, hasRoom, moveCost, near, passable, sideBetween } from '../../rules/ground.ts';
import { mayRallyAny, mayRallyUnit } from '../../rules/rally.ts';
import {
  ACTIVATED,
  BY_EVENT,
  ESCARPMENT,
  type Frame,
  GROUPED,
  HALTED,
  isLeader,
  LED,
  leaderWith,
  pieceAt,
  RALLIED,
  RIVER,
  STAKES,
  type State,
  seatOf,
} from '../../rules/state.ts';
import { mayStir } from '../../rules/steps.ts';
import { capital, count, does, hexName, pieceName, pieceOn, REF, scenarioRef, terrainRef, whoIsAt } from '../words.ts';
import { noLeader, noPiece, noUnit, subject, type Why, whyRouted } from './parts.ts';

const NO_POINTS: Refusal = { text: 'The activation has no points left.', ref: REF.activation };

export const whyNotMove: Why = (g, _f, choice, seat) => {
  const hex = firstOf(choice);
  const nobody = noUnit(g, hex, seat, REF.movement);
  if (nobody) return nobody;
  const unit = g.hexUnit[hex];
  const routed = whyRouted(g, unit);
  if (routed) return routed;
  if ((g.mark[unit] & ACTIVATED) !== 0) {
    return { text: `${subject(g, unit, 'has', 'have')} had a move in this phase.`, ref: REF.movement };
  }
  if ((g.mark[unit] & GROUPED) === 0 && g.points === 0) return NO_POINTS;
  return mayStir(g, unit) ? null : { text: `${subject(g, unit, 'has', 'have')} no hex to go to.`, ref: REF.movement };
};

export const whyNotLead: Why = (g, _f, choice, seat) => {
  const hex = firstOf(choice);
  const nobody = noLeader(g, hex, seat, REF.activation);
  if (nobody) return nobody;
  const leader = g.hexLeader[hex];
  const name = pieceName(g, leader);
  const routed = whyRouted(g, leader);
  if (routed) return routed;
  if ((g.mark[leader] & LED) !== 0)
    return { text: `${name} has been activated to lead in this round.`, ref: REF.activation };
  if ((g.mark[leader] & ACTIVATED) !== 0) return { text: `${name} has moved in this phase.`, ref: REF.movement };
  return g.points === 0 ? NO_POINTS : null;
};

export const whyNotMoveLeader: Why = (g, _f, choice, seat) => {
  const hex = firstOf(choice);
  const nobody = noLeader(g, hex, seat, REF.movement);
  if (nobody) return nobody;
  const leader = g.hexLeader[hex];
  const name = pieceName(g, leader);
  const routed = whyRouted(g, leader);
  if (routed) return routed;
  if ((g.mark[leader] & ACTIVATED) !== 0) return { text: `${name} has moved in this phase.`, ref: REF.movement };
  if ((g.mark[leader] & GROUPED) !== 0) return null;
  return { text: `Activate ${name} to lead first; he may then move by himself.`, ref: REF.activation };
};

export const whyNotRally: Why = (g, _f, choice, seat) => {
  const hex = firstOf(choice);
  const nobody = noLeader(g, hex, seat, REF.rally);
  if (nobody) return nobody;
  const leader = g.hexLeader[hex];
  const name = pieceName(g, leader);
  const routed = whyRouted(g, leader);
  if (routed) return routed;
  if ((g.mark[leader] & RALLIED) !== 0) return { text: `${name} has rallied in this round.`, ref: REF.rally };
  if (!mayRallyAny(g, leader, -1)) {
    return { text: `No unit with a grey cube that ${name} could rally is with him or next to him.`, ref: REF.rally };
  }
  if (g.points === 0) return NO_POINTS;
  return canDraw(g) ? null : { text: 'There is no card left to draw.', ref: REF.rally };
};

/** The unit to be rallied, or the further one of a second green mark. */
export const whyNotName: Why = (g, f, choice, seat) => {
  const hex = firstOf(choice);
  const nobody = noPiece(g, hex, seat, REF.rally);
  if (nobody) return nobody;
  const piece = pieceAt(g, hex);
  const name = pieceName(g, f.leader);
  const at = g.unitHex[f.leader];
  if (piece === f.leader) return { text: `${name} cannot rally himself.`, ref: REF.rally };
  if (at !== hex && !near(g, at, hex))
    return { text: `${subject(g, piece, 'is', 'are')} not with or next to ${name}.`, ref: REF.rally };
  if (g.grey[piece] === 0) return { text: `${subject(g, piece, 'has', 'have')} no grey cube.`, ref: REF.rally };
  if (!mayRallyUnit(g, f.leader, hex)) {
    return { text: `A routed leader is rallied only by one of higher morale than his own.`, ref: REF.leadersInCombat };
  }
  return { text: 'The second mark is for another unit.', ref: REF.rally };
};

export const whyNotStep: Why = (g, f, choice) => {
  const from = firstOf(choice);
  const to = secondOf(choice);
  if (from !== g.unitHex[f.unit]) {
    return {
      text: `${subject(g, f.unit, 'is', 'are')} moving now, from ${hexName(g, g.unitHex[f.unit])}.`,
      ref: REF.movement,
    };
  }
  if (hexName(g, to) === '') return { text: 'There is no such hex on this board.', ref: REF.movement };
  if ((f.flags & HALTED) !== 0)
    return { text: `${subject(g, f.unit, 'goes', 'go')} no further in this move.`, ref: REF.movement };
  if (from === to) return { text: `${subject(g, f.unit, 'is', 'are')} there already.`, ref: REF.movement };
  if (f.mustEnter > 0 && to !== f.mustEnter - 1) {
    return { text: `After its assault it may only go on into ${hexName(g, f.mustEnter - 1)}.`, ref: REF.assault };
  }
  return isLeader(f.unit) ? whyNoLeaderStep(g, f, from, to) : whyNoUnitStep(g, f, from, to);
};

function whyNoUnitStep(g: State, f: Frame, from: number, to: number): Refusal | null {
  const direction = directionTo(g, from, to);
  if (direction < 0)
    return { text: `${hexName(g, to)} is not next to ${hexName(g, from)}; moves go hex by hex.`, ref: REF.movement };
  return (
    whyImpassable(g, f.unit, from, to, direction) ??
    whyTaken(g, f.unit, to) ??
    whyTooDear(g, f, from, to) ??
    whyBarred(g, f, from, to)
  );
}

function whyNoLeaderStep(g: State, f: Frame, from: number, to: number): Refusal | null {
  const direction = directionTo(g, from, to);
  const taken = whyTaken(g, f.unit, to);
  if (taken) return taken;
  if (direction >= 0) {
    const closed =
      whyImpassable(g, f.unit, from, to, direction) ?? whyTooDear(g, f, from, to) ?? whyBarred(g, f, from, to);
    if (closed) return closed;
  }
  return {
    text: `${pieceName(g, f.unit)} cannot reach ${hexName(g, to)} in one step: only through units of his own side, with ${count(f.points, 'point')}.`,
    ref: REF.movement,
  };
}

/** River, escarpment, stakes, and ground that a rule of the battle closes; null when the ground is open. */
function whyImpassable(g: State, piece: number, from: number, to: number, direction: number): Refusal | null {
  if (g.hexTerrain[to] === RIVER)
    return { text: `Nobody enters the river at ${hexName(g, to)}.`, ref: terrainRef('river') };
  const side = sideBetween(g, from, to);
  if (side === ESCARPMENT) return { text: 'Nobody crosses an escarpment.', ref: terrainRef('escarpment') };
  if (side === STAKES && g.battle.mounted[piece] === 1) {
    return { text: 'Cavalry cannot go through stakes.', ref: terrainRef('stakes') };
  }
  if (passable(g, piece, from, direction)) return null;
  return {
    text: `${capital(pieceName(g, piece))} may not enter ${hexName(g, to)} in this battle.`,
    ref: scenarioRef(g),
  };
}

function whyTaken(g: State, piece: number, to: number): Refusal | null {
  if (hasRoom(g, piece, to)) return null;
  const there = whoIsAt(g, to);
  const leader = g.hexLeader[to];
  const both = leader >= 0 && seatOf(g, leader) === seatOf(g, piece) && (isLeader(piece) || leaderWith(g, piece) >= 0);
  if (both && (isLeader(piece) || g.hexUnit[to] < 0)) {
    return {
      text: `${pieceName(g, leader)} is at ${hexName(g, to)}, and a hex holds one leader only.`,
      ref: REF.leaders,
    };
  }
  return { text: `${hexName(g, to)} is taken: ${there}.`, ref: REF.movement };
}

function whyTooDear(g: State, f: Frame, from: number, to: number): Refusal | null {
  const cost = moveCost(g, f.unit, from, to, f.hills, f.flags);
  if (cost <= f.points) return null;
  const left =
    f.points === 0 ? 'no points are left' : `${count(f.points, 'point')} ${f.points === 1 ? 'is' : 'are'} left`;
  return { text: `That step costs ${count(cost, 'point')}; ${left}.`, ref: REF.movement };
}

function whyBarred(g: State, f: Frame, from: number, to: number): Refusal | null {
  const { hooks } = g.battle;
  for (const rule of hooks.barsEntry) {
    if (rule.barsEntry?.(g, f.unit, to))
      return { text: `No more units may enter ${hexName(g, to)} this turn.`, ref: scenarioRef(g) };
  }
  if ((f.flags & BY_EVENT) !== 0) return null;
  for (const rule of hooks.barsMove) {
    if (rule.barsMove?.(g, f.unit, from, to)) {
      return { text: `${capital(pieceOn(g, f.unit))} may not leave the hill by activation yet.`, ref: scenarioRef(g) };
    }
  }
  return null;
}

/** A step back, whether of a rout, a pursuit or a Fake retreat: where it may go is fixed by the rules. */
export const whyNotFallTo =
  (who: (g: State, f: Frame) => number, ref: string, rule: string): Why =>
  (g, f, choice) => {
    const piece = who(g, f);
    const from = firstOf(choice);
    const to = secondOf(choice);
    if (from !== g.unitHex[piece] && pieceAt(g, from) !== piece) {
      return { text: `The question is about ${pieceOn(g, piece)}.`, ref };
    }
    if (hexName(g, to) === '') return { text: 'There is no such hex on this board.', ref };
    const verb = does(g, piece, 'cannot', 'cannot');
    return { text: `${capital(pieceName(g, piece))} ${verb} go to ${hexName(g, to)}: ${rule}.`, ref };
  };
