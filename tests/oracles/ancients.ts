// Commands & Colors: Ancients, answered a second time from the words of the rulebook, without a line of the engine's answers:
// who may move where, who sees whom, with how many dice they fight, what the dice do, how a unit retreats or evades. Where the
// book leaves a doubt the answer is null, and nothing is compared.

import { boardOf, distance, type Field, groundAt, holder, loneLeader, type Unit } from './field.ts';

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

/** Where an ordered unit may move [8; 16]; the doubtful ones are named apart. */
export function moves(field: Field, from: string): { readonly sure: Set<string>; readonly doubtful: Set<string> } {
  const unit = field.units.get(from) as Unit;
  const { code, side } = unit;
  const led = field.leaders.has(from);
  const most = code === 'WA' ? 2 : kindOf(unit).move;
  const steps = ['marsh', 'scalableWall'].includes(groundAt(field, from)) ? 1 : most;
  const best = new Map<string, number>();
  const go = (hex: string, done: number): void => {
    for (const next of neighbours(hex)) {
      const ground = groundAt(field, next);
      if (next === from || field.units.has(next) || barred(code, ground)) continue;
      // A friendly leader alone is joined, and the unit stops; with a leader of its own it cannot stop there.
      if (field.leaders.has(next) && (led || field.leaders.get(next) !== side)) continue;
      // A wall is entered only by who begins next to it.
      if (ground === 'scalableWall' && done > 0) continue;
      if ((best.get(next) ?? 9) <= done + 1) continue;
      best.set(next, done + 1);
      if (done + 1 < steps && !stops(code, ground) && !field.leaders.has(next)) go(next, done + 1);
    }
  };
  go(from, 0);
  const sure = new Set<string>();
  const doubtful = new Set<string>();
  for (const [hex, far] of best) {
    if (code !== 'WA' || far === 1) sure.add(hex);
    else if (neighbours(hex).some((near) => field.units.has(near) && holder(field, near) === 1 - side)) sure.add(hex);
    // A charge at a leader alone: he is no unit, and yet he can be attacked.
    else if (neighbours(hex).some((near) => holder(field, near) === 1 - side)) doubtful.add(hex);
  }
  return { sure, doubtful };
}

/** Where an ordered leader alone may move [8 Leader Movement; 16]. */
export function leaderMoves(field: Field, from: string): Set<string> {
  const side = field.leaders.get(from) as number;
  const steps = ['marsh', 'scalableWall'].includes(groundAt(field, from)) ? 1 : 3;
  const best = new Map<string, number>();
  const go = (hex: string, done: number): void => {
    for (const next of neighbours(hex)) {
      const ground = groundAt(field, next);
      if (next === from || barred('leader', ground) || holder(field, next) === 1 - side) continue;
      if (ground === 'scalableWall' && done > 0) continue;
      // Whoever must stop where another leader stands cannot go there.
      if (stops('leader', ground) && field.leaders.has(next)) continue;
      if ((best.get(next) ?? 9) <= done + 1) continue;
      best.set(next, done + 1);
      if (done + 1 < steps && !stops('leader', ground)) go(next, done + 1);
    }
  };
  go(from, 0);
  return new Set([...best.keys()].filter((hex) => !field.leaders.has(hex)));
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

/** The dice of a shot by a unit that has not moved, 0 when it may not shoot [10; 16]; null where the book leaves a doubt. */
export function fireDice(field: Field, from: string, to: string): number | null {
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
  if (here !== 'fortifiedCamp') return Math.min(2, limit);
  return limit < 2 ? null : 1;
}

/** Hits of close combat dice on a unit, and how many dice an elephant rolls again for its swords [11 Score Hits]; null in doubt. */
export function closeHits(
  field: Field,
  from: string,
  to: string,
  faces: readonly string[],
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
  if (kindOf(target).foot && groundAt(field, to) === 'fortifiedCamp' && swords > 0) swords--;
  if (groundAt(field, to) === 'scalableWall' && swords > 0) swords--;
  const leader = [from, ...neighbours(from)].some((hex) => field.leaders.get(hex) === unit.side);
  const helmets = leader && unit.code !== 'EL' ? count('helmet') : 0;
  return { hits: symbols + swords + helmets, again: unit.code === 'EL' ? swords : 0 };
}

/** How many flags a unit may ignore [12 Bolster Morale; 11; 16]. */
export function ignorable(field: Field, from: string, to: string, close: boolean): number {
  const attacker = field.units.get(from) as Unit;
  const target = field.units.get(to) as Unit;
  const ground = groundAt(field, to);
  let most = 0;
  if (target.code === 'EL') most += close && HORSES.includes(attacker.code) ? 1 : 0;
  else {
    if (field.leaders.has(to)) most++;
    if (neighbours(to).filter((hex) => holder(field, hex) === target.side).length >= 2) most++;
  }
  if (FIERCE.includes(target.code) && isFull(target)) most++;
  if (['fortifiedCamp', 'bridge'].includes(ground) && kindOf(target).foot) most++;
  if (ground === 'scalableWall') most++;
  return most;
}

/** Hexes that a flag costs [12; 11 Elephants, Camels]. */
export function flagHexes(attacker: Unit, target: Unit, close: boolean): number {
  const own = target.code === 'WA' ? 2 : ['EL', 'AX'].includes(target.code) ? 1 : kindOf(target).move;
  const frightened =
    close && HORSES.includes(target.code) && (attacker.code === 'EL' || CAMELS.includes(attacker.code));
  return own + (frightened ? 1 : 0);
}

/** Ends of the ways back with the fewest blocks lost, and how many those are [12]. */
export function retreats(
  field: Field,
  from: string,
  owed: number,
): { readonly ends: Set<string>; readonly lost: number } {
  const unit = field.units.get(from) as Unit;
  const led = field.leaders.has(from);
  let lost = owed;
  let ends = new Set<string>();
  const end = (hex: string, missing: number): void => {
    if (missing < lost) [lost, ends] = [missing, new Set()];
    if (missing === lost) ends.add(hex);
  };
  const go = (hex: string, left: number): void => {
    end(hex, left);
    if (left === 0) return;
    for (const next of backOf(hex, unit.side)) {
      if (field.units.has(next) || barred(unit.code, groundAt(field, next))) continue;
      const leader = field.leaders.get(next);
      if (leader === undefined) go(next, left - 1);
      // The retreat ends with a leader alone of his own side.
      else if (leader === unit.side && !led) end(next, 0);
    }
  };
  go(from, owed);
  return { ends, lost };
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
  const free = (hex: string): boolean =>
    !field.units.has(hex) &&
    !barred(unit.code, groundAt(field, hex)) &&
    (!field.leaders.has(hex) || (field.leaders.get(hex) === unit.side && !led));
  const first = backOf(to, unit.side).filter(free);
  for (const hex of first) {
    if (loneLeader(field, hex)) ends.add(hex);
    else for (const next of backOf(hex, unit.side).filter(free)) ends.add(next);
  }
  // One hex only when there is nothing else.
  return ends.size > 0 ? ends : new Set(first);
}
