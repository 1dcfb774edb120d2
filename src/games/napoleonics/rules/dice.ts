// How many dice a unit rolls (N Ranged Combat, N Melee Combat, N Infantry Square, N Combined Arms Combat), in fixed stages:
// what the unit has by blocks or chart, what type, nation and card add, the limit of a square, what ground takes, and last
// the dice of guns that have joined.

import { ATTACK, isAttack, ORDERED, RANGED, type State } from '../../../families/commands/rules/state.ts';
import { fireAfter } from '../../../families/commands/rules/targets.ts';
import { termsDice, termsOf } from '../../../families/commands/rules/terms.ts';
import { cardRef } from '../../../families/commands/tables/references.ts';
import type { Trace } from '../../../kernel/explain.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from '../tables/arms.ts';
import { chartDice, heldBack } from '../tables/artillery.ts';
import type { NapoleonicsCard } from '../tables/cards.ts';
import type { NapoleonicsUnit } from '../tables/units.ts';
import { amongBuildings, groundLosses, typeOf } from './ground.ts';
import { JOINED } from './marks.ts';
import { inSquare } from './square.ts';

const FIRE = 'N Ranged Combat';
const MELEE = 'N Melee Combat';
const SQUARE = 'N Infantry Square';
const NATION = 'N National Unit Reference Card';

const blocksText = (type: NapoleonicsUnit, blocks: number): string =>
  `${type.name}, ${blocks} ${blocks === 1 ? 'block' : 'blocks'}`;

/** Dice that the card adds to an ordered unit; a cavalry charge adds none among buildings. */
function cardDice(g: State, by: number, hex: number, mode: number, trace: Trace | null): number {
  if ((g.unitMark[by] & ORDERED) === 0) return 0;
  const terms = termsOf(g, by);
  if (terms === null) return 0;
  const dice = termsDice(terms, typeOf(g, by), mode);
  if (dice === 0) return 0;
  if ((terms as NapoleonicsCard).notAtBuildings && amongBuildings(g, g.unitHex[by], hex)) {
    trace?.note(`${terms.name} adds nothing into or out of a town or windmill`, 'N Town or Windmill');
    return 0;
  }
  trace?.add(dice, terms.name, cardRef(g, terms));
  return dice;
}

/** What a unit has in melee by itself: blocks or chart, its type, its nation. */
function ownMelee(g: State, by: number, at: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  const blocks = g.unitBlocks[by];
  let dice = type.arm === ARTILLERY ? chartDice(type, blocks, 1) : blocks;
  trace?.add(dice, blocksText(type, blocks), MELEE);
  if (type.meleeMod > 0) {
    dice += type.meleeMod;
    trace?.add(type.meleeMod, type.name, MELEE);
  }
  // RULING: The additional die of French line infantry counts whenever the unit strikes infantry, also when it strikes
  // first or battles back [N Melee Combat].
  // CASE: N Melee Combat: French line infantry that strikes first has its die against infantry
  // CASE: N Melee Combat: French line infantry has one more die against infantry, in attack and battle back
  if (type.meleeAgainstInfantry > 0 && at >= 0 && typeOf(g, at).arm === INFANTRY) {
    dice += type.meleeAgainstInfantry;
    trace?.add(type.meleeAgainstInfantry, `${type.nation} ${type.name} against infantry`, NATION);
  }
  return dice;
}

/** A square rolls one die at most, and cavalry one at most against a square. */
function squareLimit(g: State, by: number, at: number, dice: number, trace: Trace | null): number {
  let limited = dice;
  if (inSquare(g, by)) {
    limited = Math.min(limited, 1);
    trace?.limit(1, 'in square', SQUARE);
  }
  if (at >= 0 && typeOf(g, by).arm === CAVALRY && inSquare(g, at)) {
    limited = Math.min(limited, 1);
    trace?.limit(1, 'cavalry against a square', SQUARE);
  }
  return limited;
}

/** Never fewer than none. */
function atLeastNone(dice: number, trace: Trace | null): number {
  if (dice >= 0) return dice;
  trace?.atLeast(0, 'no dice are left', 'N Terrain');
  return 0;
}

export function closeDice(g: State, by: number, hex: number, mode: number, trace: Trace | null): number {
  const at = g.hexUnit[hex];
  let dice = ownMelee(g, by, at, trace);
  dice += cardDice(g, by, hex, mode, trace);
  dice = squareLimit(g, by, at, dice, trace);
  dice = atLeastNone(dice - groundLosses(g, by, hex, false, trace), trace);
  return isAttack(mode) && typeOf(g, by).arm !== ARTILLERY ? dice + joinedDice(g, by, hex, trace) : dice;
}

/** Dice of the guns that have joined the attack of a unit: in melee next to the target, else in fire. */
function joinedDice(g: State, attacker: number, hex: number, trace: Trace | null): number {
  const { board, firstUnit, unitSide } = g.battle;
  const side = unitSide[attacker];
  let dice = 0;
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    if ((g.unitMark[u] & JOINED) === 0 || g.unitAim[u] !== attacker + 1 || g.unitHex[u] < 0) continue;
    const far = board.distance[g.unitHex[u] * board.size + hex];
    const own = far === 1 ? closeDice(g, u, hex, ATTACK, null) : fireDice(g, u, hex, null);
    trace?.add(own, `${typeOf(g, u).name} at ${board.names[g.unitHex[u]]}`, 'N Combined Arms Combat');
    dice += own;
  }
  return dice;
}

/** Half of an infantry unit's blocks, as its nation rounds. */
function halved(g: State, type: NapoleonicsUnit, blocks: number): number {
  const { readings } = g.battle;
  const down =
    !type.roundsUp ||
    (type.rifle && readings.riflesRoundDown) ||
    (type.militia && type.nation === 'French' && readings.frenchMilitiaRoundsDown);
  return down ? Math.floor(blocks / 2) : Math.ceil(blocks / 2);
}

/** What a unit has at range by itself; 0 if it may not fire so. */
function ownFire(g: State, by: number, hex: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  const { board } = g.battle;
  const far = board.distance[g.unitHex[by] * board.size + hex];
  const blocks = g.unitBlocks[by];
  const steps = g.unitSteps[by];
  const inRange = type.range > 0 && far >= 2 && far <= type.range;
  if (inRange && type.arm === ARTILLERY) return chartFire(g, by, far, trace);
  if (!inRange || steps > fireAfter(g, by)) {
    trace?.add(0, blocksText(type, blocks), FIRE);
    return 0;
  }
  const moved = steps > 0;
  let dice = moved ? halved(g, type, blocks) : blocks;
  trace?.add(dice, `${blocksText(type, blocks)}${moved ? ', half after moving' : ''}`, FIRE);
  const plainGrenadiers = g.battle.readings.plainFrenchGrenadiers && type.grenadier && type.nation === 'French';
  if (type.fireMod > 0 && !plainGrenadiers) {
    dice += type.fireMod;
    trace?.add(type.fireMod, type.name, FIRE);
  }
  if (type.stillMod > 0 && !moved) {
    dice += type.stillMod;
    trace?.add(type.stillMod, `${type.nation} ${type.name} that did not move`, NATION);
  }
  return dice;
}

function chartFire(g: State, by: number, far: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  const blocks = g.unitBlocks[by];
  const tooFar = g.unitSteps[by] > fireAfter(g, by) ? 'after this move it does not battle' : '';
  const held = heldBack(type, blocks, far, g.unitSteps[by]) || tooFar;
  const dice = chartDice(type, blocks, far);
  trace?.add(dice, `${blocksText(type, blocks)}, at ${far} hexes`, FIRE);
  if (held === '') return dice;
  trace?.limit(0, held, FIRE);
  return 0;
}

/**
 * RULING: Half of a last block rounded down leaves a unit no die of its own, but the dice that its type and the card
 * add are rolled [N Ranged Combat].
 * CASE: N Leadership: the last block of Portuguese infantry that moved fires with the card's die alone
 * CASE: N Ranged Combat: by the other reading half of the rifles is rounded down
 */
export function fireDice(g: State, by: number, hex: number, trace: Trace | null): number {
  const type = typeOf(g, by);
  let dice = ownFire(g, by, hex, trace);
  // A gun without dice in the chart may not fire at all, and nobody does beyond his range.
  if (dice === 0 && (type.arm !== INFANTRY || !inReach(g, by, hex))) return 0;
  dice += cardDice(g, by, hex, RANGED, trace);
  dice = squareLimit(g, by, -1, dice, trace);
  return atLeastNone(dice - groundLosses(g, by, hex, true, trace), trace);
}

function inReach(g: State, by: number, hex: number): boolean {
  const { board } = g.battle;
  const far = board.distance[g.unitHex[by] * board.size + hex];
  return far >= 2 && far <= typeOf(g, by).range && g.unitSteps[by] <= fireAfter(g, by);
}

/**
 * Dice against a leader who escapes through the unit's hex: what it has in melee by itself, one at most in square.
 * RULING: Against a leader who escapes neither ground nor cards count, because they are no part of a unit's normal dice
 * [N Leader Escape].
 * CASE: N Leader Escape: the Old Guard rolls six dice whatever ground it stands on
 * CASE: N Leader Escape: dice of the card are not for those on the way
 */
export function escapeDice(g: State, by: number, trace: Trace | null): number {
  return squareLimit(g, by, -1, ownMelee(g, by, -1, trace), trace);
}
