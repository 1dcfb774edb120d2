// The combat phase: every unit next to an enemy that has not assaulted must fight, ranged units may shoot, in the order the
// active player chooses [D Melee] [D Ranged combat].

import type { Choices } from '../../../kernel/choice.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { become, call, done, type Procedure } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { LONGEST_RANGE } from '../tables/tables.ts';
import { DONE, FIRE, MELEE, PASS, PLAY, PLAY_ON } from '../tables/verbs.ts';
import { canAttack, mayMelee, strikesAcross } from './attacks.ts';
import { ownGrey } from './cards-any.ts';
import { armiesTouch, offerBowCards, offerPieceCards, playOnBows, playPieceCard } from './cards-combat.ts';
import { fire, mayAnswer } from './fire.ts';
import { rowsNear, rowsOf, sideAt } from './ground.ts';
import { melee } from './melee.ts';
import { decision, pen, procedure } from './procedures.ts';
import { mayFireAt, mayShoot } from './shots.ts';
import { BOUND, MAX_LEADERS, MAX_UNITS, pieceAt, type State } from './state.ts';

/** The hexes that were last found. */
const hexes = new Int16Array(MAX_UNITS + MAX_LEADERS);

/** Finds the enemies next to it that it may attack; with `one` the first is enough. Answers how many. */
function findFoes(g: State, piece: number, one: boolean): number {
  if (!canAttack(g, piece)) return 0;
  const { board, seat } = g.battle;
  const from = g.unitHex[piece];
  const own = seat[piece];
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[from * 6 + d];
    if (hex < 0) continue;
    const p = pieceAt(g, hex);
    if (p < 0 || seat[p] === own || !strikesAcross(g, piece, sideAt(g, from, d))) continue;
    hexes[count++] = hex;
    if (one) return 1;
  }
  return count;
}

/**
 * Who is next to an enemy when the combat phase begins must attack [D Melee].
 * RULING: A unit that comes into contact only during the combat phase may attack in Melee but need not [D Melee].
 * CASE: D Melee: a unit that comes into contact during the combat phase need not attack
 * RULING: Ranged units that a scenario gives an attack value may attack in Melee but need not [D Agincourt].
 * CASE: D Agincourt: longbows attack on a 5, but need not
 */
export const mustMelee = (g: State, piece: number): boolean =>
  (g.mark[piece] & BOUND) !== 0 && mayMelee(g, piece) && findFoes(g, piece, true) > 0;

/** The combat phase begins: the pieces of the active seat that must attack are marked. */
export function bind(g: State): void {
  const { firstUnit, firstLeader } = g.battle;
  const rows = rowsNear(rowsOf(g, 1 - g.active));
  bindAmong(g, firstUnit[g.active], firstUnit[g.active + 1], rows);
  bindAmong(g, firstLeader[g.active], firstLeader[g.active + 1], rows);
}

function bindAmong(g: State, first: number, end: number, rows: number): void {
  const { board, ranged } = g.battle;
  for (let p = first; p < end; p++) {
    const from = g.unitHex[p];
    if (from < 0 || ((rows >> board.row[from]) & 2) === 0 || ranged[p] === 1 || !mayMelee(g, p)) continue;
    if (findFoes(g, p, true) > 0) g.mark[p] |= BOUND;
  }
}

/** Finds the targets of a shooter within the reach; with `one` the first is enough. Answers how many. */
function findTargets(g: State, shooter: number, reach: number, one: boolean): number {
  const { firstUnit, firstLeader } = g.battle;
  if (!mayShoot(g, shooter)) return 0;
  const enemy = 1 - g.active;
  const units = findAmong(g, shooter, reach, firstUnit[enemy], firstUnit[enemy + 1], 0, one);
  return one && units > 0
    ? units
    : findAmong(g, shooter, reach, firstLeader[enemy], firstLeader[enemy + 1], units, one);
}

/** The targets among the pieces from `first` up to `end`, after the `count` that are found already. */
function findAmong(
  g: State,
  shooter: number,
  reach: number,
  first: number,
  end: number,
  count: number,
  one: boolean,
): number {
  const { board } = g.battle;
  const { unitHex } = g;
  const row = unitHex[shooter] * board.size;
  for (let p = first; p < end; p++) {
    const hex = unitHex[p];
    // Most are too far away: that is seen before all else.
    if (hex < 0 || board.distance[row + hex] > reach || !mayFireAt(g, shooter, p, reach)) continue;
    hexes[count++] = hex;
    if (one) return count;
  }
  return count;
}

/** Melees that the pieces from `first` up to `end` can declare now; answers whether one of them must fight. */
function offerMelees(g: State, first: number, end: number, rows: number, out: Choices): boolean {
  const { board } = g.battle;
  const { unitHex, mark } = g;
  let bound = false;
  for (let p = first; p < end; p++) {
    const from = unitHex[p];
    if (from < 0 || ((rows >> board.row[from]) & 2) === 0 || !mayMelee(g, p)) continue;
    const foes = findFoes(g, p, false);
    for (let i = 0; i < foes; i++) out.add(MELEE, from, hexes[i]);
    if (foes > 0 && (mark[p] & BOUND) !== 0) bound = true;
  }
  return bound;
}

/** Whether one of the pieces from `first` up to `end` can declare a melee. */
function anyMelee(g: State, first: number, end: number, rows: number): boolean {
  const { row } = g.battle.board;
  for (let p = first; p < end; p++) {
    const from = g.unitHex[p];
    if (from < 0 || ((rows >> row[from]) & 2) === 0) continue;
    if (mayMelee(g, p) && findFoes(g, p, true) > 0) return true;
  }
  return false;
}

/** Whether an enemy stands in a row that the shooter could reach. */
function inReach(g: State, shooter: number, reach: number, enemies: number): boolean {
  const { board } = g.battle;
  const row = board.row[g.unitHex[shooter]] + 1;
  const before = row > reach ? row - reach : 0;
  return (enemies >> before) << (31 - row - reach + before) !== 0;
}

/**
 * Whether anybody may have a target. Being asked must not tell the other seat how far units shoot whose values it has not
 * seen: for those the longest range counts [D Units and cubes].
 */
function anyShot(g: State, enemies: number): boolean {
  const { shooters: all, range } = g.battle;
  const shooters = all[g.active];
  for (let i = 0; i < shooters.length; i++) {
    const p = shooters[i];
    const reach = ((g.unitSeen[p] >> (1 - g.active)) & 1) === 1 ? range[p] : LONGEST_RANGE;
    if (g.unitHex[p] >= 0 && inReach(g, p, reach, enemies) && findTargets(g, p, reach, true) > 0) return true;
  }
  return false;
}

/**
 * Whether the active seat is asked: somebody can fight, or it has cards and there is a grey cube to help or an enemy to
 * pillage. Public facts all of them.
 */
function mayAct(g: State): boolean {
  const { firstUnit, firstLeader } = g.battle;
  const seat = g.active;
  // Without cards a piece that can fight says that the armies touch; with cards nobody can fight where they do not.
  const cards = g.handCount[seat] > 0;
  if (cards && (ownGrey(g, seat) || armiesTouch(g))) return true;
  const enemies = rowsOf(g, 1 - seat);
  if (!cards) {
    const rows = rowsNear(enemies);
    if (anyMelee(g, firstUnit[seat], firstUnit[seat + 1], rows)) return true;
    if (anyMelee(g, firstLeader[seat], firstLeader[seat + 1], rows)) return true;
  }
  return anyShot(g, enemies);
}

export const combatPhase: Procedure = procedure('combatPhase', {
  ask(g, f) {
    if (mayAct(g)) call(g, combat);
    else f.result = OVER;
  },
  again(g, f) {
    if (f.result !== OVER) become(g, combatPhase);
  },
  closing(g) {
    // A seat without cards is not asked: no window is opened for it.
    if (g.handCount[1 - g.active] > 0) call(g, closing);
    else done(g);
  },
});

const OVER = 1;

/** The other seat's last moment of the phase for Leadership and Pillage [D Pillage]. */
export const closing = seatWindow(pen, 'closing', {
  pass: PASS,
  who: (g) => 1 - g.active,
  mayAsk: (g, _f, seat) => mayAnswer(g, seat),
  plays: (g, _f, seat, out) => offerPieceCards(g, seat, out),
  play: (g, _f, seat, choice) => playPieceCard(g, seat, choice),
});

export const combat = decision('combat', {
  secret: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstUnit, firstLeader, shooters, range } = g.battle;
    const seat = g.active;
    const enemies = rowsOf(g, 1 - seat);
    const rows = rowsNear(enemies);
    const units = offerMelees(g, firstUnit[seat], firstUnit[seat + 1], rows, out);
    const leaders = offerMelees(g, firstLeader[seat], firstLeader[seat + 1], rows, out);
    for (let i = 0; i < shooters[seat].length; i++) {
      const p = shooters[seat][i];
      const reach = range[p];
      const shots = g.unitHex[p] >= 0 && inReach(g, p, reach, enemies) ? findTargets(g, p, reach, false) : 0;
      for (let n = 0; n < shots; n++) out.add(FIRE, g.unitHex[p], hexes[n]);
    }
    if (!units && !leaders) out.add(DONE);
    if (g.handCount[seat] === 0) return;
    offerPieceCards(g, seat, out);
    offerBowCards(g, seat, out);
  },
  take(g, _f, choice) {
    const verb = verbOf(choice);
    if (verb === PLAY) return playOnBows(g, firstOf(choice));
    if (verb === DONE) return done(g, OVER);
    done(g);
    if (verb === PLAY_ON) return playPieceCard(g, g.active, choice);
    const fight = call(g, verb === MELEE ? melee : fire);
    fight.attacker = pieceAt(g, firstOf(choice));
    fight.defender = pieceAt(g, secondOf(choice));
  },
});
