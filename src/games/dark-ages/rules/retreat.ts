// Routed units run: the window before it, the way back, own units in the way, the edge of the map, and the leader who
// stays behind [D Retreat or rout] [D End phase of a turn].

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done, enclosing, type Procedure, repeat } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { CARD_KIND } from '../tables/tables.ts';
import { ATTACH, PASS, PLAY, PLAY_ON, RETREAT } from '../tables/verbs.ts';
import { ANY_CARDS, offerOnPieces, playAnyCard } from './cards-any.ts';
import { RETREAT_CARDS } from './cards-retreat.ts';
import { discard } from './deck.ts';
import { goes, here, tellGround, told } from './events.ts';
import { entryHits, hillsOf, isRouted, moveCost, near, stopsCavalry } from './ground.ts';
import { losses } from './losses.ts';
import { mayOrder } from './order-right.ts';
import { anyDue, checkVictory, eliminate, firstWith, killLeader, shift } from './pieces.ts';
import { decision, pen, procedure } from './procedures.ts';
import { moraleOf } from './questions.ts';
import { BLOCKED, DEAD_END, edgeField, LEAVES, TOO_FAR, type Ways } from './retreat-ways.ts';
import { waysBack } from './rout-ways.ts';
import {
  ASSAULT_FIGHT,
  CARD_COUNT,
  END_PHASE,
  type Frame,
  HAND,
  isLeader,
  leaderWith,
  MELEE_FIGHT,
  NO_FIGHT,
  pieceAt,
  type State,
  seatOf,
} from './state.ts';

export const mustRetreat = seatWindow(pen, 'mustRetreat', {
  pass: PASS,
  who: (g, f) => seatOf(g, f.unit),
  mayAsk: (g, f, seat) => g.handCount[seat] > 0 && mayOrder(g, seat) && g.unitHex[f.unit] >= 0 && isRouted(g, f.unit),
  plays(g, _f, seat, out) {
    for (let c = 0; c < CARD_COUNT; c++) {
      if (g.cardAt[c] !== HAND + seat) continue;
      if (RETREAT_CARDS[CARD_KIND[c]]?.may(g, seat, null)) out.add(PLAY, c);
      const helps = ANY_CARDS[CARD_KIND[c]];
      if (helps !== undefined) offerOnPieces(g, seat, c, helps, out);
    }
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    if (verbOf(choice) === PLAY_ON) return playAnyCard(g, seat, choice);
    discard(g, seat, card);
    told(g)?.tell({ kind: 'orders', seat, card, piece: here(g, f.unit), hand: g.handCount[seat] });
    RETREAT_CARDS[CARD_KIND[card]]?.play(g, f.unit);
  },
});

export function callMustRetreat(g: State, unit: number, kind: number, attacker: number): void {
  const w = call(g, mustRetreat);
  w.unit = unit;
  w.kind = kind;
  w.attacker = attacker;
}

/** Works off the routs of a moment one by one; in a fight they run from the enemy of that fight. */
export const retreats = procedure('retreats', {
  next(g, f) {
    if (f.kind === ASSAULT_FIGHT || f.kind === MELEE_FIGHT) onlyOneRetreats(g, f.attacker, f.defender);
    f.unit = firstWith(g, g.routs);
    if (f.unit < 0) return done(g);
    callMustRetreat(g, f.unit, f.kind, f.attacker);
  },
  go(g, f) {
    if (g.routs[f.unit] === 0 || g.unitHex[f.unit] < 0) return;
    g.routs[f.unit] = 0;
    callRetreat(g, f.unit, f.kind === NO_FIGHT ? -1 : enemyIn(g, f, f.unit), g.battle.move[f.unit]);
  },
  losses(g) {
    if (anyDue(g)) call(g, losses);
  },
  again(g) {
    become(g, retreats);
  },
});

/** If both sides of a fight rout, only the one of lower morale goes, on equal morale the defender [D Retreat or rout]. */
function onlyOneRetreats(g: State, attacker: number, defender: number): void {
  if (g.routs[attacker] === 0 || g.routs[defender] === 0) return;
  const stays = moraleOf(g, attacker) < moraleOf(g, defender) ? defender : attacker;
  g.routs[stays] = 0;
  told(g)?.tell({ kind: 'staysRouted', piece: here(g, stays) });
}

/** The piece of the other side in a fight. */
const enemyIn = (g: State, f: Frame, piece: number): number =>
  seatOf(g, f.attacker) === seatOf(g, piece) ? f.defender : f.attacker;

/** Hits and routs of one moment, in this order; f.kind, f.attacker and f.defender say of which. */
export const aftermath = procedure('aftermath', {
  losses(g) {
    if (anyDue(g)) call(g, losses);
  },
  retreats: callRetreats,
});

export function callRetreats(g: State, f: Frame): void {
  if (firstWith(g, g.routs) < 0) return;
  const r = call(g, retreats);
  r.kind = f.kind;
  r.attacker = f.attacker;
  r.defender = f.defender;
}

/** Hits that come of no fight: terrain, events, Pillage. */
export function callAftermath(g: State): void {
  if (anyDue(g)) call(g, aftermath);
}

/** `cause` is the piece from which it runs, -1 for none; `hexes` the most it goes, 0 for as far as its points reach. */
export function callRetreat(g: State, unit: number, cause: number, points: number, hexes = 0): void {
  const r = call(g, retreat);
  r.unit = unit;
  r.points = points;
  r.mostHexes = hexes;
  r.at = g.unitHex[unit];
  // It must end further from the enemy than it began [D Retreat or rout].
  const enemy = cause >= 0 ? g.unitHex[cause] : -1;
  r.enemyAt = enemy + 1;
}

const found: Ways = { hexes: new Int16Array(6), count: 0, verdict: 0 };

/**
 * One routed piece runs hex by hex. `at` is where it is; while it passes an own unit that is not the hex it stands on.
 * RULING: Hits of ground are taken at every hex of a retreat, so a routed unit that has to enter stream, marsh or woods
 * is eliminated [D Retreat or rout].
 * CASE: D Retreat or rout: ground hits destroy a routed unit
 */
export const retreat: Procedure = procedure('retreat', {
  leader(g, f) {
    const leader = leaderWith(g, f.unit);
    if (leader < 0) return;
    for (const rule of g.battle.hooks.neverAlone) {
      // RULING: A leader who may not be alone runs with his unit if no other can take him [D Crecy].
      // CASE: D Crecy: King John runs with his unit where no other can take him
      if (rule.neverAlone?.(g, leader) && hostOf(g, leader) === -1) f.leaderRuns = 1;
    }
    const host = hostOf(g, leader);
    if (host >= 0) takeIn(g, leader, host);
    else if (host === SEVERAL) call(g, attachLeader).leader = leader;
  },
  distance(g, f) {
    // The distance to the enemy when it sets out.
    f.enemyAway = f.enemyAt > 0 ? g.battle.board.distance[(f.enemyAt - 1) * g.battle.board.size + f.at] : 0;
  },
  walk(g, f) {
    const far = f.points <= 0 || (f.mostHexes > 0 && f.steps >= f.mostHexes);
    if (g.unitHex[f.unit] < 0 || (far && f.at === g.unitHex[f.unit])) return;
    waysBack(g, f, edgeField(g, f.unit), found);
    const { verdict, count, hexes } = found;
    if (verdict === LEAVES) return leaveMap(g, f);
    if (verdict === DEAD_END) return;
    if (verdict === TOO_FAR) {
      told(g)?.tell({ kind: 'cannotRetreat', piece: here(g, f.unit) });
      return;
    }
    if (verdict === BLOCKED) {
      told(g)?.tell({ kind: 'trapped', piece: here(g, f.unit) });
      return lose(g, f);
    }
    repeat(f);
    if (count === 1) return goBack(g, f, hexes[0]);
    call(g, retreatHex);
  },
  losses(g) {
    if (anyDue(g)) call(g, losses);
  },
});

const SEVERAL = -2;

/** Where the leader of a routed unit can go: the hex of the one own unit that may take him, SEVERAL, or -1. */
function hostOf(g: State, leader: number): number {
  let host = -1;
  const near = g.battle.board.neighbours;
  for (let i = g.unitHex[leader] * 6, end = i + 6; i < end; i++) {
    if (near[i] < 0 || !mayHost(g, leader, near[i])) continue;
    if (host >= 0) return SEVERAL;
    host = near[i];
  }
  return host;
}

/** An own unit that is not retreating and has no leader takes him at no cost [D Retreat or rout]. */
export function mayHost(g: State, leader: number, hex: number, why: Why<HostFault> | null = null): boolean {
  const unit = g.hexUnit[hex];
  if (!near(g, g.unitHex[leader], hex)) return no(why, 'notNextToLeader', leader, hex);
  if (unit < 0 || seatOf(g, unit) !== seatOf(g, leader)) return no(why, 'noUnitToJoin', leader, hex);
  if (g.hexLeader[hex] >= 0) return no(why, 'oneLeader', leader, hex);
  return !isRouted(g, unit) || no(why, 'routed', unit);
}

/** `a` is the leader, `b` the hex; of `routed` `a` is the unit there. */
export type HostFault = 'notNextToLeader' | 'noUnitToJoin' | 'oneLeader' | 'routed';

/** The unit on the hex takes the leader in. */
function takeIn(g: State, leader: number, hex: number): void {
  told(g)?.tell({ kind: 'takenIn', ...goes(g, leader), way: [g.unitHex[leader], hex] });
  shift(g, leader, hex);
}

export const attachLeader = decision('attachLeader', {
  who: (g, f) => seatOf(g, f.leader),
  choices(g, f, out) {
    const near = g.battle.board.neighbours;
    for (let i = g.unitHex[f.leader] * 6, end = i + 6; i < end; i++) {
      if (near[i] >= 0 && mayHost(g, f.leader, near[i])) out.add(ATTACH, near[i]);
    }
  },
  take(g, f, choice) {
    takeIn(g, f.leader, firstOf(choice));
    done(g);
  },
});

function leaveMap(g: State, f: Frame): void {
  told(g)?.tell({ kind: 'leavesMap', piece: f.unit, from: g.unitHex[f.unit] });
  lose(g, f);
}

/**
 * It is lost in its retreat.
 * RULING: A leader who routs and is lost for want of a way back has shaken those around him by his rout, and does not
 * shake them again by his death; a leader who runs off the map in an end phase does
 * [D Attached leaders involved in combat].
 * CASE: D Attached leaders in combat: a lone leader who routs and has no way back shakes his neighbours once
 * CASE: D End phase of a turn: a leader who runs off the map then shakes the units around him, as he is lost only now
 */
function lose(g: State, f: Frame): void {
  const shaken = f.mostHexes === 0 && g.battle.readings.oneShock;
  if (isLeader(f.unit) && shaken) killLeader(g, f.unit, false);
  else eliminate(g, f.unit);
  checkVictory(g);
}

/** To a free hex, or onto an own unit that it passes: that one takes a hit [D Retreat or rout]. */
function goBack(g: State, f: Frame, to: number): void {
  const { unit } = f;
  const friend = pieceAt(g, to);
  // Of a row of own units only the first that it passes is hit: the one that its owner has chosen.
  const first = f.at === g.unitHex[unit];
  const hits = entryHits(g, unit, f.at, to, 0);
  f.points -= moveCost(g, unit, f.at, to, f.hills, 0);
  f.hills |= hillsOf(g, f.at, to);
  f.steps++;
  if (g.battle.mounted[unit] === 1 && stopsCavalry(g, to)) f.points = 0;
  g.hitsDue[unit] += hits;
  if (hits > 0) tellGround(g, unit, f.at, to, hits);
  const from = g.unitHex[unit];
  const passed = f.at;
  f.at = to;
  if (friend >= 0) {
    told(g)?.tell({ kind: 'retreatsThrough', piece: unit, friend: here(g, friend) });
    if (first || !g.battle.readings.passOneFriend) g.hitsDue[friend]++;
  } else {
    told(g)?.tell({
      kind: 'retreats',
      ...goes(g, unit, f.leaderRuns === 1),
      // An own unit that it passes lies between the two.
      way: passed === from ? [from, to] : [from, passed, to],
      inEndPhase: g.phase === END_PHASE,
    });
    shift(g, unit, to, f.leaderRuns === 1);
  }
  if (anyDue(g)) call(g, losses);
}

export const retreatHex: Procedure = decision('retreatHex', {
  who: (g) => seatOf(g, retreatBelow(g).unit),
  choices(g, _f, out) {
    const r = retreatBelow(g);
    waysBack(g, r, edgeField(g, r.unit), found);
    for (let i = 0; i < found.count; i++) out.add(RETREAT, r.at, found.hexes[i]);
  },
  take(g, _f, choice) {
    const r = retreatBelow(g);
    done(g);
    goBack(g, r, secondOf(choice));
  },
});

/** The retreat that the decision on top is about. */
export function retreatBelow(g: State): Frame {
  const r = enclosing(g, retreat);
  if (r === null) throw new Error('nobody retreats');
  return r;
}
