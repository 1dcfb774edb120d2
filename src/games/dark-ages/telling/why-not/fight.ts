// Why an attack, a shot or an answer in a fight is not on offer. The order of the reasons is that of the rules' own checks.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { distance, near, sideAt, sideBetween, touches } from '../../rules/ground.ts';
import { attackOf, mayEvade, mayStrike } from '../../rules/questions.ts';
import {
  ASSAULTED,
  ESCARPMENT,
  FIRED,
  FOUGHT,
  FRESH,
  isAlone,
  isLeader,
  MOVED,
  NO_ASSAULT,
  pieceAt,
  SLOPE,
  STAKES,
  STREAM,
  type State,
  seatOf,
  VANGUARD,
  WADED,
  WOODS,
} from '../../rules/state.ts';
import { woodsBetween } from '../scan/reach.ts';
import { capital, does, hexes, hexName, pieceOn, REF, scenarioRef, terrainRef } from '../words.ts';
import { noEnemy, noPiece, subject, type Why, whyRouted } from './parts.ts';

/** Why one piece cannot strike another hand to hand; null when it can. */
function whyNoStrike(g: State, attacker: number, defender: number): Refusal | null {
  const routed = whyRouted(g, attacker);
  if (routed) return routed;
  if (attackOf(g, attacker) === 0) {
    return {
      text: `${subject(g, attacker, 'shoots', 'shoot')} and never ${does(g, attacker, 'attacks', 'attack')} hand to hand.`,
      ref: REF.ranged,
    };
  }
  const from = g.unitHex[attacker];
  const to = g.unitHex[defender];
  if (!near(g, from, to)) {
    return {
      text: `${capital(pieceOn(g, defender))} ${does(g, defender, 'is', 'are')} not next to ${hexName(g, from)}.`,
      ref: REF.combat,
    };
  }
  const side = sideBetween(g, from, to);
  if (side === ESCARPMENT) return { text: 'Nobody attacks across an escarpment.', ref: terrainRef('escarpment') };
  if (side === STAKES && g.battle.mounted[attacker] === 1) {
    return { text: 'Cavalry cannot attack across stakes.', ref: terrainRef('stakes') };
  }
  return null;
}

export const whyNotAssault: Why = (g, f, choice, seat) => {
  const from = firstOf(choice);
  const to = secondOf(choice);
  if (from !== g.unitHex[f.unit]) {
    return { text: `${subject(g, f.unit, 'is', 'are')} moving now; nobody else can assault.`, ref: REF.movement };
  }
  const nobody = noEnemy(g, to, seat, REF.assault);
  if (nobody) return nobody;
  if (f.mustEnter > 0) {
    return {
      text: `After its assault it may only go on into ${hexName(g, f.mustEnter - 1)}; from there it may assault again.`,
      ref: REF.assault,
    };
  }
  if ((f.flags & NO_ASSAULT) !== 0) return { text: 'This move allows no assault.', ref: scenarioRef(g) };
  if ((f.flags & FRESH) === 0) {
    return { text: `${subject(g, f.unit, 'was', 'were')} next to an enemy when the move began.`, ref: REF.assault };
  }
  if (f.steps === 0) return { text: 'A unit must move at least one hex before it assaults.', ref: REF.assault };
  if (isLeader(f.unit) && !isAlone(g, f.unit)) {
    return { text: 'A leader with a unit does not attack by himself.', ref: REF.leaders };
  }
  const target = pieceAt(g, to);
  const strike = whyNoStrike(g, f.unit, target);
  if (strike) return strike;
  if ((f.flags & VANGUARD) !== 0) return null;
  if ((f.flags & WADED) !== 0 || g.hexTerrain[from] === STREAM) {
    return { text: 'No assault is made out of or through a stream.', ref: terrainRef('stream') };
  }
  if (g.battle.mounted[f.unit] === 1 && g.hexTerrain[to] === WOODS) {
    return { text: 'Cavalry cannot assault into woods.', ref: terrainRef('woods') };
  }
  if (sideBetween(g, from, to) === SLOPE)
    return { text: 'No assault is made across a slope.', ref: terrainRef('slope') };
  return null;
};

export const whyNotMelee: Why = (g, _f, choice, seat) => {
  const from = firstOf(choice);
  const to = secondOf(choice);
  const nobody = noPiece(g, from, seat, REF.melee) ?? noEnemy(g, to, seat, REF.melee);
  if (nobody) return nobody;
  const piece = pieceAt(g, from);
  if ((g.mark[piece] & ASSAULTED) !== 0) {
    return {
      text: `${subject(g, piece, 'has', 'have')} assaulted in this round and cannot attack again.`,
      ref: REF.assault,
    };
  }
  if ((g.mark[piece] & FOUGHT) !== 0) {
    return { text: `${subject(g, piece, 'has', 'have')} attacked in this round.`, ref: REF.combat };
  }
  if ((g.mark[piece] & FIRED) !== 0)
    return { text: `${subject(g, piece, 'has', 'have')} shot in this round.`, ref: REF.combat };
  return whyNoStrike(g, piece, pieceAt(g, to));
};

export const whyNotFire: Why = (g, _f, choice, seat) => {
  const from = firstOf(choice);
  const to = secondOf(choice);
  const nobody = noPiece(g, from, seat, REF.ranged) ?? noEnemy(g, to, seat, REF.ranged);
  if (nobody) return nobody;
  const piece = pieceAt(g, from);
  return whyNoShooting(g, piece) ?? whyNoTarget(g, piece, pieceAt(g, to));
};

/** Why a unit cannot shoot at anybody in this combat phase. */
function whyNoShooting(g: State, piece: number): Refusal | null {
  const { battle } = g;
  const ref = REF.ranged;
  if (battle.ranged[piece] === 0) {
    return { text: `${subject(g, piece, 'has', 'have')} no bows or crossbows.`, ref };
  }
  const routed = whyRouted(g, piece);
  if (routed) return routed;
  if ((g.mark[piece] & MOVED) !== 0)
    return { text: `${subject(g, piece, 'has', 'have')} moved and cannot shoot.`, ref };
  if ((g.mark[piece] & FIRED) !== 0) return { text: `${subject(g, piece, 'has', 'have')} shot already.`, ref };
  if ((g.mark[piece] & FOUGHT) !== 0)
    return { text: `${subject(g, piece, 'has', 'have')} attacked in this round.`, ref };
  if (battle.crossbows[piece] === 1) {
    return g.loaded[piece] > 0 ? null : { text: `${subject(g, piece, 'is', 'are')} not loaded.`, ref };
  }
  const hex = g.unitHex[piece];
  for (let d = 0; d < 6; d++) {
    const to = battle.board.neighbours[hex * 6 + d];
    const enemy = to < 0 ? -1 : pieceAt(g, to);
    if (enemy < 0 || seatOf(g, enemy) === seatOf(g, piece) || battle.ranged[enemy] === 1) continue;
    if (sideAt(g, hex, d) === ESCARPMENT) continue;
    return { text: `${capital(pieceOn(g, enemy))} ${does(g, enemy, 'is', 'are')} next to the shooters.`, ref };
  }
  return null;
}

function whyNoTarget(g: State, piece: number, target: number): Refusal | null {
  const { battle } = g;
  const from = g.unitHex[piece];
  const to = g.unitHex[target];
  const ref = REF.ranged;
  const far = distance(g, from, to);
  if (far > battle.range[piece]) {
    return { text: `${hexName(g, to)} is ${hexes(far)} away; the range is ${battle.range[piece]}.`, ref };
  }
  if (g.hexTerrain[to] === WOODS && !(g.hexTerrain[from] === WOODS && near(g, from, to))) {
    return { text: 'A unit in woods is no target, except from woods next to it.', ref: terrainRef('woods') };
  }
  for (const rule of battle.hooks.sheltered) {
    if (rule.sheltered?.(g, target))
      return { text: `${subject(g, target, 'cannot', 'cannot')} be shot at.`, ref: scenarioRef(g) };
  }
  for (const rule of battle.hooks.barsFire) {
    if (rule.barsFire?.(g, from, to))
      return { text: 'Nobody shoots so far across the river here.', ref: scenarioRef(g) };
  }
  const woods = woodsBetween(g, from, to);
  if (woods >= 0) return { text: `The woods at ${hexName(g, woods)} block the line.`, ref };
  if (battle.crossbows[piece] === 1)
    return { text: 'Crossbows cannot shoot past units, and units block the line.', ref };
  return null;
}

/** Evasion: where it may end. */
export const whyNotEvade: Why = (g, f, choice) => {
  const from = firstOf(choice);
  const to = secondOf(choice);
  const ref = REF.evasion;
  if (from !== g.unitHex[f.defender]) {
    return { text: `${subject(g, f.defender, 'is', 'are')} assaulted; nobody else can evade.`, ref };
  }
  if (hexName(g, to) === '') return { text: 'There is no such hex on this board.', ref };
  const routed = whyRouted(g, f.defender);
  if (routed) return routed;
  if (!mayEvade(g, f.defender, f.attacker)) return { text: 'It cannot evade.', ref };
  if (pieceAt(g, to) >= 0 && !isLeader(f.defender)) return { text: `${hexName(g, to)} is taken.`, ref };
  if (!g.battle.options.evadeAdjacent && touches(g, to, g.unitHex[f.attacker])) {
    return { text: `${hexName(g, to)} is next to the unit that assaults.`, ref };
  }
  return {
    text: `${subject(g, f.defender, 'cannot', 'cannot')} run to ${hexName(g, to)}: it is too far, or the way is barred.`,
    ref,
  };
};

/** Combined Forces: who may join. */
export const whyNotJoin: Why = (g, f, choice, seat) => {
  const hex = firstOf(choice);
  const ref = 'D Combined Forces';
  const nobody = noPiece(g, hex, seat, ref);
  if (nobody) return nobody;
  const piece = pieceAt(g, hex);
  if (piece === f.attacker || g.joined[piece] > 0)
    return { text: `${subject(g, piece, 'is', 'are')} part of the attack already.`, ref };
  if ((g.mark[piece] & (ASSAULTED | FOUGHT)) !== 0)
    return { text: `${subject(g, piece, 'has', 'have')} attacked in this round.`, ref };
  if ((g.mark[piece] & FIRED) !== 0) return { text: `${subject(g, piece, 'has', 'have')} shot in this round.`, ref };
  return mayStrike(g, piece, f.defender) ? null : whyNoStrike(g, piece, f.defender);
};

/** The last cube, or whom a combined attack is answered. */
export const whyNotFace: Why = (g, f, choice, _seat, decision) => {
  const hex = firstOf(choice);
  if (decision === 'answerWhom') {
    return { text: `Nobody of the attackers stands at ${hexName(g, hex)}.`, ref: 'D Combined Forces' };
  }
  return {
    text: `The attack comes from ${hexName(g, g.unitHex[f.attacker])}, not from ${hexName(g, hex)}.`,
    ref: REF.several,
  };
};
