// Commands & Colors: Ancients, answered a second time from the words of the rulebook, without a line of the engine's answers:
// who may move where, who sees whom, with how many dice they fight, what the dice do, how a unit retreats or evades. Where the
// book leaves a doubt the answer is null, and nothing is compared.

import { boardOf, distance, type Field, groundAt, holder, loneLeader, movedTo, type Unit } from './field.ts';
import { flightEnds, isFree, reach, retreatEnds } from './ways.ts';

export const board = boardOf(9);
const { backOf, hexes, isClear, neighbours } = board;

type Symbol = 'light' | 'medium' | 'heavy';

interface Kind {
  readonly blocks: number;
  readonly symbol: Symbol;
  readonly foot: boolean;
  readonly move: number;
  readonly dice: number;
  /** Ranged combat reaches so far [10]. */
  readonly range: number;
}

const kind = (blocks: number, symbol: Symbol, foot: boolean, move: number, dice: number, range = 0): Kind => ({
  blocks,
  symbol,
  foot,
  move,
  dice,
  range,
});

/** [8 Foot and Mounted Unit Movement; 10; 11 Foot and Mounted Unit Combat]. Elephants have the dice of those they fight. */
export const KINDS: { readonly [code: string]: Kind } = {
  LI: kind(4, 'light', true, 2, 2, 2),
  LB: kind(4, 'light', true, 2, 2, 3),
  LS: kind(4, 'light', true, 2, 2, 3),
  AX: kind(4, 'light', true, 2, 3, 2),
  MI: kind(4, 'medium', true, 1, 4),
  WA: kind(4, 'medium', true, 1, 3),
  HI: kind(4, 'heavy', true, 1, 5),
  HWM: kind(2, 'heavy', true, 1, 2, 6),
  LC: kind(3, 'light', false, 4, 2, 2),
  LBC: kind(3, 'light', false, 4, 2, 3),
  BCH: kind(3, 'light', false, 3, 2),
  MC: kind(3, 'medium', false, 3, 3),
  CAM: kind(3, 'medium', false, 3, 3),
  CCM: kind(3, 'medium', false, 3, 3),
  HC: kind(3, 'heavy', false, 2, 4),
  HCC: kind(3, 'heavy', false, 2, 4),
  HCH: kind(2, 'heavy', false, 2, 4),
  EL: kind(2, 'heavy', false, 2, 0),
};

const CHARIOTS = ['BCH', 'HCH'];
const HORSES = ['LC', 'LBC', 'MC', 'HC', 'HCC', ...CHARIOTS];
const CAMELS = ['CAM', 'CCM'];
/** Full strength gives these a die and lets them ignore a flag [11]. */
const FIERCE = ['WA', 'BCH'];
const NO_SWORDS = ['LI', 'LB', 'LS', 'LC', 'LBC', 'HWM'];
const IMPASSABLE = ['seacoast', 'river', 'fortifiedWall'];

const kindOf = (unit: Unit): Kind => KINDS[unit.code];
const isFull = (unit: Unit): boolean => unit.blocks === kindOf(unit).blocks;

/** [16]: ground that a kind of unit, or a leader alone, can never enter. */
export function barred(code: string, ground: string): boolean {
  if (IMPASSABLE.includes(ground)) return true;
  if (code === 'leader') return false;
  if (ground === 'scalableWall') return !KINDS[code].foot || code === 'HWM';
  return code === 'HWM' && (ground === 'brokenGround' || ground === 'marsh');
}

/** Ground in which one stops on entering it [16]. */
const stops = (code: string, ground: string): boolean =>
  ['forest', 'fordableRiver', 'marsh', 'scalableWall'].includes(ground) ||
  (ground === 'brokenGround' && (code === 'leader' || !KINDS[code].foot));

const stepsOf = (unit: Unit): number => (unit.code === 'WA' ? 2 : kindOf(unit).move);
/** Who leaves a marsh or a wall goes one hex [16]. */
const leaves = (field: Field, from: string, most: number): number =>
  ['marsh', 'scalableWall'].includes(groundAt(field, from)) ? 1 : most;

/** Where an ordered unit may move, by how many hexes [8; 16]; the doubtful ones are named apart. */
export function moves(field: Field, from: string): { sure: Map<string, number>; doubtful: Set<string> } {
  const unit = field.units.get(from) as Unit;
  const { code, side } = unit;
  const led = field.leaders.has(from);
  const sure = reach(
    board,
    from,
    leaves(field, from, stepsOf(unit)),
    // A wall is entered only by who begins next to it.
    (hex, done) =>
      isFree(field, hex, side, led) &&
      !barred(code, groundAt(field, hex)) &&
      !(groundAt(field, hex) === 'scalableWall' && done > 0),
    (hex) => stops(code, groundAt(field, hex)) || field.leaders.has(hex),
  );
  const doubtful = new Set<string>();
  for (const [hex, far] of code === 'WA' ? sure : []) {
    if (far === 1 || neighbours(hex).some((near) => field.units.get(near)?.side === 1 - side)) continue;
    sure.delete(hex);
    // A charge at a leader alone: he is no unit, and yet he can be attacked.
    if (neighbours(hex).some((near) => holder(field, near) === 1 - side)) doubtful.add(hex);
  }
  return { sure, doubtful };
}

/** [8; 010 Castulo]: over the edge is one hex of the move. */
export function mayExit(field: Field, from: string): boolean {
  const unit = field.units.get(from) as Unit;
  const [, side, ...places] = field.rules?.find((rule) => rule.startsWith('exitForBanner'))?.split(' ') ?? [];
  if (['top', 'bottom'].indexOf(side) !== unit.side) return false;
  if (places.includes(from)) return true;
  if (unit.code === 'WA') return false;
  return [...moves(field, from).sure].some(
    ([hex, far]) =>
      places.includes(hex) &&
      far < leaves(field, from, stepsOf(unit)) &&
      !stops(unit.code, groundAt(field, hex)) &&
      !field.leaders.has(hex),
  );
}

/** Where an ordered leader alone may move [8 Leader Movement; 16]. */
export function leaderMoves(field: Field, from: string): Set<string> {
  const side = field.leaders.get(from) as number;
  const found = reach(
    board,
    from,
    leaves(field, from, 3),
    (hex, done) => {
      const ground = groundAt(field, hex);
      if (barred('leader', ground) || holder(field, hex) === 1 - side) return false;
      if (ground === 'scalableWall' && done > 0) return false;
      // Whoever must stop where another leader stands cannot go there.
      return !(stops('leader', ground) && field.leaders.has(hex));
    },
    (hex) => stops('leader', groundAt(field, hex)),
  );
  return new Set([...found.keys()].filter((hex) => !field.leaders.has(hex)));
}

/** Hill hexes that touch are one hill. */
function sameHill(field: Field, a: string, b: string): boolean {
  const found = new Set([a]);
  for (const hex of found) for (const next of neighbours(hex)) if (groundAt(field, next) === 'hill') found.add(next);
  return found.has(b);
}

/** Line of sight [10.3; 16]; null where the book does not say (walls and hills side by side). */
function sees(field: Field, from: string, to: string): boolean | null {
  const [here, there] = [groundAt(field, from), groundAt(field, to)];
  const wall = [here, there, ...hexes.filter((hex) => between2(from, to, hex)).map((hex) => groundAt(field, hex))];
  if (wall.includes('scalableWall') || wall.includes('fortifiedWall')) return null;
  const plateau = here === 'hill' && there === 'hill' && sameHill(field, from, to);
  return isClear(from, to, (hex) => {
    if (field.units.has(hex) || field.leaders.has(hex)) return true;
    const ground = groundAt(field, hex);
    return ground === 'forest' || ground === 'fortifiedCamp' || (ground === 'hill' && !plateau);
  });
}

const between2 = (a: string, b: string, hex: string): boolean =>
  hex !== a && hex !== b && distance(a, hex) + distance(hex, b) <= distance(a, b) + 1;

/** The dice that the ground allows in close combat [16]; 9 where it does not matter. */
function closeLimit(field: Field, from: string, to: string, foot: boolean): number {
  const [here, there] = [groundAt(field, from), groundAt(field, to)];
  const tight = ['brokenGround', 'forest', 'fordableRiver', 'bridge', 'scalableWall', 'marsh'];
  if (tight.includes(here) || tight.includes(there)) return 2;
  if (there === 'hill' && here !== 'hill') return 2;
  if (here === 'hill') return foot ? 3 : 2;
  return 9;
}

/** The dice of a close combat [11; 16]; `back` when it answers an attack. Null where two rules of the ground meet. */
export function closeDice(field: Field, from: string, to: string, back = false): number | null {
  const unit = field.units.get(from) as Unit;
  const target = field.units.get(to);
  let dice = kindOf(unit).dice;
  if (FIERCE.includes(unit.code) && isFull(unit)) dice++;
  if (back && CAMELS.includes(unit.code)) dice = 2;
  if (back && unit.code === 'HCH') dice = 3;
  if (unit.code === 'EL') {
    if (!target) dice = 1;
    else if (['EL', 'WA', 'HCH'].includes(target.code) || CAMELS.includes(target.code)) dice = 3;
    else dice = kindOf(target).dice;
  }
  const limit = closeLimit(field, from, to, kindOf(unit).foot);
  if (groundAt(field, from) !== 'fortifiedCamp') return Math.min(dice, limit);
  return limit < 9 ? null : dice - 1;
}

/** The dice of a shot, 0 when it may not shoot [10; 16]; null where the book leaves a doubt. */
export function fireDice(field: Field, from: string, to: string, moved = false): number | null {
  const unit = field.units.get(from) as Unit;
  const { range } = kindOf(unit);
  const far = distance(from, to);
  const foes = neighbours(from).filter((hex) => holder(field, hex) === 1 - unit.side);
  if (range === 0 || far < 2 || far > range || foes.some((hex) => field.units.has(hex))) return 0;
  // Only a leader alone is near: he is no unit.
  if (foes.length > 0) return null;
  const seen = sees(field, from, to);
  if (seen !== true) return seen === null ? null : 0;
  const [here, there] = [groundAt(field, from), groundAt(field, to)];
  let limit = 2;
  if (there === 'forest' || ['fordableRiver', 'bridge', 'marsh'].includes(here)) limit = 1;
  const dice = moved ? 1 : 2;
  if (here !== 'fortifiedCamp') return Math.min(dice, limit);
  return limit < 2 ? null : dice - 1;
}

/** Ground that shelters who is attacked there: camps and ramparts foot, walls everybody [16]. Null over half a corner. */
function shelters(field: Field, from: string, to: string): boolean | null {
  const ground = groundAt(field, to);
  if (ground === 'scalableWall') return true;
  if (!kindOf(field.units.get(to) as Unit).foot) return false;
  if (ground === 'fortifiedCamp') return true;
  if (ground !== 'rampart') return false;
  const sides = field.sides?.get(to) ?? [];
  const over = board.entered(from, to);
  if (over.every((hex) => sides.includes(hex))) return true;
  return over.some((hex) => sides.includes(hex)) ? null : false;
}

/** Hits of close combat dice on a unit, and how many dice an elephant rolls again for its swords [11 Score Hits]; null in doubt. */
export function closeHits(
  field: Field,
  from: string,
  to: string,
  faces: readonly string[],
  back = false,
): { readonly hits: number; readonly again: number } | null {
  const unit = field.units.get(from) as Unit;
  const target = field.units.get(to) as Unit;
  const count = (face: string): number => faces.filter((one) => one === face).length;
  let symbols = count(kindOf(target).symbol);
  if (HORSES.includes(unit.code) && (CAMELS.includes(target.code) || target.code === 'EL') && symbols > 0) symbols--;
  let swords = NO_SWORDS.includes(unit.code) ? 0 : count('swords');
  // "Chariot units" ignore a sword in the summary, heavy chariots in their own section.
  if (target.code === 'BCH' && swords > 0) return null;
  if (target.code === 'EL') swords = 0;
  if (['HCH', 'HCC', 'CCM'].includes(target.code) && swords > 0) swords--;
  if (!back && shelters(field, from, to) && swords > 0) swords--;
  const leader = [from, ...neighbours(from)].some((hex) => field.leaders.get(hex) === unit.side);
  const helmets = leader && unit.code !== 'EL' ? count('helmet') : 0;
  return { hits: symbols + swords + helmets, again: unit.code === 'EL' ? swords : 0 };
}

/** How many flags a unit may ignore [12 Bolster Morale; 11; 16]; `back` when it attacked, and does not defend its ground. */
export function ignorable(field: Field, from: string, to: string, close: boolean, back = false): number | null {
  const attacker = field.units.get(from) as Unit;
  const target = field.units.get(to) as Unit;
  let most = 0;
  if (target.code === 'EL') most += close && HORSES.includes(attacker.code) ? 1 : 0;
  else {
    if (field.leaders.has(to)) most++;
    if (neighbours(to).filter((hex) => holder(field, hex) === target.side).length >= 2) most++;
  }
  if (FIERCE.includes(target.code) && isFull(target)) most++;
  if (back) return most;
  const sheltered = shelters(field, from, to);
  if (sheltered === null) return null;
  return most + (sheltered || (groundAt(field, to) === 'bridge' && kindOf(target).foot) ? 1 : 0);
}

/** Hexes that a flag costs [12; 11 Elephants, Camels]. */
export function flagHexes(attacker: Unit, target: Unit, close: boolean): number {
  const own = target.code === 'WA' ? 2 : ['EL', 'AX'].includes(target.code) ? 1 : kindOf(target).move;
  const frightened =
    close && HORSES.includes(target.code) && (attacker.code === 'EL' || CAMELS.includes(attacker.code));
  return own + (frightened ? 1 : 0);
}

/** [12]. */
export function retreats(field: Field, from: string, owed: number) {
  const { code } = field.units.get(from) as Unit;
  return retreatEnds(board, field, from, owed, (hex) => barred(code, groundAt(field, hex)));
}

/** Whether a unit may evade an attack at all by its kind [13 Evade Eligibility]. */
function mayEvade(attacker: Unit, target: Unit): boolean {
  const { foot, symbol } = kindOf(attacker);
  if (['LI', 'LB', 'LS', 'LC', 'LBC', 'BCH', 'HWM'].includes(target.code)) return true;
  if (['MC', ...CAMELS].includes(target.code)) return foot || symbol === 'heavy';
  return ['HC', 'HCC', 'HCH'].includes(target.code) && (foot || attacker.code === 'EL');
}

/** Where a unit may evade to; empty when it may not [13 Evade Procedure]. */
export function evades(field: Field, from: string, to: string): Set<string> {
  const unit = field.units.get(to) as Unit;
  const ends = new Set<string>();
  if (!mayEvade(field.units.get(from) as Unit, unit)) return ends;
  const led = field.leaders.has(to);
  const free = (hex: string): boolean => isFree(field, hex, unit.side, led) && !barred(unit.code, groundAt(field, hex));
  const first = backOf(to, unit.side).filter(free);
  for (const hex of first) {
    if (loneLeader(field, hex)) ends.add(hex);
    else for (const next of backOf(hex, unit.side).filter(free)) ends.add(next);
  }
  // One hex only when there is nothing else.
  return ends.size > 0 ? ends : new Set(first);
}

/** Only the symbol of a unit that evades hits it [13 Evade]; camels still ignore one of horses. */
export function evadeHits(attacker: Unit, target: Unit, faces: readonly string[]): number {
  const hits = faces.filter((face) => face === kindOf(target).symbol).length;
  return CAMELS.includes(target.code) && HORSES.includes(attacker.code) ? Math.max(0, hits - 1) : hits;
}

export const backShot = (): number => 0;

/** [14 Leader Casualty Checks]. */
export const leaderCheck = (eliminated: boolean): { dice: number; helmets: number } =>
  eliminated ? { dice: 1, helmets: 1 } : { dice: 2, helmets: 2 };

/** Dice of an enemy unit at a leader who escapes through its hex [13 Leader Escape; 11]. */
const atLeader = (unit: Unit): number =>
  unit.code === 'EL' ? 1 : kindOf(unit).dice + (FIERCE.includes(unit.code) && isFull(unit) ? 1 : 0);

/** [13 Leader Evade, Leader Escape]: an enemy leader alone bars his hex. */
export function leaderFlight(field: Field, from: string, side: number) {
  return flightEnds(board, field, from, side, {
    barred: (hex) => barred('leader', groundAt(field, hex)) || (loneLeader(field, hex) && holder(field, hex) !== side),
    dice: atLeader,
  });
}

/** What a unit may do that has moved so far [8; 16]. Null next to walls, where it matters whence it came. */
export function mayBattleAfter(field: Field, hex: string, far: number): { close: boolean; fire: boolean } | null {
  const { code } = field.units.get(hex) as Unit;
  const ground = groundAt(field, hex);
  if ([hex, ...neighbours(hex)].some((near) => groundAt(field, near) === 'scalableWall')) return null;
  const none = { close: false, fire: false };
  if (ground === 'forest' && !IN_FORESTS.includes(code)) return none;
  if (ground === 'brokenGround' && !KINDS[code].foot) return none;
  if (code === 'HWM' || (code === 'AX' && far === 2)) return none;
  return { close: true, fire: true };
}

/** Units that battle on the turn they come into a forest [16 Forest]. */
const IN_FORESTS = ['LI', 'LS', 'LB', 'AX', 'WA'];
const CAVALRY = ['LC', 'LBC', 'MC', 'HC', 'HCC'];

/** [13 Momentum Advance, Bonus Close Combat; 16]. Who came into a marsh this turn does not advance out of it. */
export function momentum(field: Field, from: string, to: string, overLeader = false, moved = false) {
  const { code, side } = field.units.get(from) as Unit;
  const led = field.leaders.has(from);
  const ground = groundAt(field, to);
  const further = new Set<string>();
  if (CAVALRY.includes(code) && !stops(code, ground) && groundAt(field, from) !== 'marsh')
    for (const next of neighbours(to))
      if (next === from || (isFree(field, next, side, led) && !barred(code, groundAt(field, next)))) further.add(next);
  const bonus = (hex: string): Set<string> | null => {
    const after = groundAt(field, hex);
    // To whom a wall may be closed, see mayBattleAfter.
    if (neighbours(hex).some((near) => groundAt(field, near) === 'scalableWall' && holder(field, near) === 1 - side))
      return null;
    if (KINDS[code].foot && code !== 'WA' && !led) return new Set();
    if (after === 'forest' && !IN_FORESTS.includes(code)) return new Set();
    if (after === 'brokenGround' && !KINDS[code].foot) return new Set();
    // A camp may leave it without a die; how many it leaves is not always clear.
    const there = movedTo(field, from, hex);
    const foes = neighbours(hex).filter((next) => holder(there, next) === 1 - side);
    const dice = foes.map((next) => closeDice(there, hex, next));
    return dice.includes(null) ? null : new Set(foes.filter((_, i) => dice[i] !== 0));
  };
  const held = moved && groundAt(field, from) === 'marsh';
  return { advance: !overLeader && !held && code !== 'HWM' && !barred(code, ground), further, bonus };
}
