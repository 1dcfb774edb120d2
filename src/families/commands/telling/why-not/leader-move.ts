// Why a leader by himself may not move there, or leave the battlefield.

import type { Refusal } from '../../../../kernel/explain.ts';
import { groundOf, MOVED, ORDERED, type State } from '../../rules/state.ts';
import { cardTerms } from '../../rules/terms.ts';
import { exitsOf } from '../view/view.ts';
import {
  capital,
  count,
  hexes,
  hexName,
  leaderName,
  list,
  ruleRef,
  SCENARIO,
  terrainRef,
  unitAt,
  whoIsAt,
} from '../words.ts';
import { distanceOf, heldBack, noLeader } from './parts.ts';
import { barredWay, type Walker } from './way.ts';

const LEADER_MOVE = 3;

/** With `free` he needs no order and may leave a unit that has moved. */
export function whyNotLeaderTo(g: State, from: number, to: number, seat: number, free = false): Refusal {
  const ref = ruleRef(g, 'leaderMovement');
  const missing = noLeader(g, from, seat, ref);
  if (missing) return missing;
  const leader = g.hexLeader[from];
  const who = leaderName(g, leader);
  const unit = g.hexUnit[from];
  if (!free && (g.leaderMark[leader] & ORDERED) === 0) {
    const text = unit >= 0 ? `${who} has no order of his own to leave his unit.` : `${who} has no order this turn.`;
    return { text, ref: ruleRef(g, 'order') };
  }
  if (!free && unit >= 0 && (g.unitMark[unit] & MOVED) !== 0) {
    return { text: `${who} cannot leave ${unitAt(g, unit)}, which has moved.`, ref };
  }
  if (!free && (g.leaderMark[leader] & MOVED) !== 0) return { text: `${who} has moved already.`, ref };
  if (to === from) return { text: `${who} is there already; a leader may stay without moving.`, ref };
  const { unitSide, leaderSide } = g.battle;
  const { terrain, leaderEntry } = groundOf(g);
  const enemyOn = (hex: number): boolean =>
    (g.hexUnit[hex] >= 0 && unitSide[g.hexUnit[hex]] !== seat) ||
    (g.hexLeader[hex] >= 0 && leaderSide[g.hexLeader[hex]] !== seat);
  if (enemyOn(to)) return { text: `${hexName(g, to)} is taken: ${whoIsAt(g, to)}.`, ref };
  if (g.hexLeader[to] >= 0) {
    return {
      text: `${leaderName(g, g.hexLeader[to])} is at ${hexName(g, to)}, and only one leader may be in a hex.`,
      ref,
    };
  }
  if (leaderEntry[seat][to] === 0) {
    return {
      text: `A leader may not enter ${terrain[to].name} at ${hexName(g, to)}.`,
      ref: terrainRef(g, terrain[to]),
    };
  }
  const far = distanceOf(g, from, to);
  const most = free ? LEADER_MOVE : (cardTerms(g)?.leaderMove ?? LEADER_MOVE);
  if (far > most) {
    return { text: `That is ${hexes(far)} away; a leader moves up to ${count(most, 'hex', 'hexes')}.`, ref };
  }
  const leaving = terrain[from];
  const held = heldBack(g, leaving, far);
  if (held) return held;
  if (terrain[to].climbed && far > 1) {
    return {
      text: `${capital(terrain[to].name)} is entered only from the hex next to it, as the whole move.`,
      ref: terrainRef(g, terrain[to]),
    };
  }
  const walker: Walker = {
    from,
    limit: most,
    barred: enemyOn,
    mayEnter: (hex) => leaderEntry[seat][hex] !== 0,
    stops: (ground) => ground.mires || ground.climbed || ground.stops !== 'nobody',
    climbsAfter: (steps) => steps > 1,
  };
  return barredWay(g, walker, to, who);
}

export function whyNotExitLeader(g: State, from: number, seat: number): Refusal {
  const ways = exitsOf(g, seat).map((hex) => hexName(g, hex));
  const missing = noLeader(g, from, seat, SCENARIO);
  if (missing) return missing;
  if (!g.battle.leadersExit[seat]) {
    return { text: 'In this scenario your leaders do not leave the battlefield for a banner.', ref: SCENARIO };
  }
  const leader = g.hexLeader[from];
  const who = leaderName(g, leader);
  if ((g.leaderMark[leader] & ORDERED) === 0) {
    return { text: `${who} has no order of his own.`, ref: ruleRef(g, 'order') };
  }
  return { text: `${who} cannot leave with this move: it leads over the edge only from ${list(ways)}.`, ref: SCENARIO };
}
