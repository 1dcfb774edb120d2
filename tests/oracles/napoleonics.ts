// Commands & Colors: Napoleonics, answered a second time from the words of the rulebook and the unit reference cards, without
// a line of the engine's answers. Where the book leaves a doubt the answer is null, and nothing is compared.

import { boardOf, distance, type Field, groundAt, holder, loneLeader, type Unit } from './field.ts';

export const board = boardOf(9);
const { backOf, between, isClear, neighbours } = board;

type Arm = 'infantry' | 'cavalry' | 'artillery';

interface Kind {
  readonly blocks: number;
  readonly symbol: Arm;
  readonly move: number;
  /** Dice beside one for each block: in melee, and in fire by who has not moved. */
  readonly melee: number;
  readonly fire: number;
  readonly range: number;
  /** Flags that it may ignore by itself. */
  readonly ignores: number;
}

const foot = (blocks: number, move: number, melee: number, fire: number, ignores = 0, range = 2): Kind => ({
  blocks,
  symbol: 'infantry',
  move,
  melee,
  fire,
  range,
  ignores,
});
const horse = (blocks: number, move: number, melee: number, ignores = 0): Kind => ({
  blocks,
  symbol: 'cavalry',
  move,
  melee,
  fire: 0,
  range: 0,
  ignores,
});
const gun = (move: number, range: number): Kind => ({
  blocks: 3,
  symbol: 'artillery',
  move,
  melee: 0,
  fire: 0,
  range,
  ignores: 0,
});

/** [N Movement; N Ranged Combat 4; N Melee Combat 4; the unit reference cards]. */
export const KINDS: { readonly [code: string]: Kind } = {
  FLN: foot(4, 1, 0, 0),
  FLT: foot(4, 2, 0, 1),
  FGR: foot(4, 1, 1, 1, 1),
  FOG: foot(4, 1, 2, 1, 2),
  FYG: foot(4, 2, 1, 1, 1),
  FLC: horse(4, 3, 0),
  FHC: horse(4, 2, 1),
  FCU: horse(4, 2, 1, 1),
  FFA: gun(1, 5),
  FHA: gun(2, 4),
  BLN: foot(4, 1, 0, 1),
  BLT: foot(5, 2, 0, 1),
  BRL: foot(3, 2, 0, 1, 0, 3),
  BGR: foot(4, 1, 1, 1, 1),
  BGG: foot(5, 1, 1, 1, 2),
  BLC: horse(3, 3, 0),
  BHC: horse(3, 2, 1),
  BFA: gun(1, 5),
  BHA: gun(2, 4),
};

const kindOf = (unit: Unit): Kind => KINDS[unit.code];

/** [N Terrain]. */
export const barred = (_code: string, ground: string): boolean => ground === 'river' || ground === 'ruggedHill';

const stops = (ground: string): boolean => ['forest', 'town', 'fordableRiver'].includes(ground);

export function moves(field: Field, from: string): { readonly sure: Set<string>; readonly doubtful: Set<string> } {
  const unit = field.units.get(from) as Unit;
  const led = field.leaders.has(from);
  const best = new Map<string, number>();
  const go = (hex: string, done: number): void => {
    for (const next of neighbours(hex)) {
      const ground = groundAt(field, next);
      if (next === from || field.units.has(next) || barred(unit.code, ground)) continue;
      if (field.leaders.has(next) && (led || field.leaders.get(next) !== unit.side)) continue;
      if ((best.get(next) ?? 9) <= done + 1) continue;
      best.set(next, done + 1);
      if (done + 1 < kindOf(unit).move && !stops(ground) && !field.leaders.has(next)) go(next, done + 1);
    }
  };
  go(from, 0);
  return { sure: new Set(best.keys()), doubtful: new Set() };
}

/** [N Leader Movement]. */
export function leaderMoves(field: Field, from: string): Set<string> {
  const side = field.leaders.get(from) as number;
  const best = new Map<string, number>();
  const go = (hex: string, done: number): void => {
    for (const next of neighbours(hex)) {
      const ground = groundAt(field, next);
      if (next === from || barred('leader', ground) || holder(field, next) === 1 - side) continue;
      if (stops(ground) && field.leaders.has(next)) continue;
      if ((best.get(next) ?? 9) <= done + 1) continue;
      best.set(next, done + 1);
      if (done + 1 < 3 && !stops(ground)) go(next, done + 1);
    }
  };
  go(from, 0);
  return new Set([...best.keys()].filter((hex) => !field.leaders.has(hex)));
}

const isHill = (field: Field, hex: string): boolean => groundAt(field, hex) === 'hill';

function sameHill(field: Field, a: string, b: string): boolean {
  const found = new Set([a]);
  for (const hex of found) for (const next of neighbours(hex)) if (isHill(field, next)) found.add(next);
  return found.has(b);
}

/** [N Ranged Combat 3; N Hill]. */
function sees(field: Field, from: string, to: string): boolean | null {
  const hills = isHill(field, from) && isHill(field, to);
  const plateau = hills && sameHill(field, from, to);
  // From hill to hill, over hexes of one of them and low ground: the book speaks only of the one or the other.
  const through = between(from, to).flatMap(({ hex }) => (hex === null ? [] : [hex]));
  if (hills && !plateau && through.some((hex) => isHill(field, hex))) return null;
  const shooter = field.units.get(from);
  // A gun on a hill fires over a friend on an adjacent lower hex.
  const over = (hex: string): boolean =>
    shooter !== undefined &&
    kindOf(shooter).symbol === 'artillery' &&
    isHill(field, from) &&
    distance(from, hex) === 1 &&
    holder(field, hex) === shooter.side &&
    !isHill(field, hex);
  return isClear(from, to, (hex) => {
    const ground = groundAt(field, hex);
    if (['forest', 'town', 'ruggedHill'].includes(ground) || (ground === 'hill' && !plateau)) return true;
    return holder(field, hex) >= 0 && !over(hex);
  });
}

/** Dice that the ground takes away [N Terrain]. */
function taken(field: Field, from: string, to: string, close: boolean): number {
  const { symbol } = kindOf(field.units.get(from) as Unit);
  const [here, there] = [groundAt(field, from), groundAt(field, to)];
  const by = (infantry: number, cavalry: number, artillery: number): number =>
    ({ infantry, cavalry, artillery })[symbol];
  let less = 0;
  if (there === 'forest') less += by(1, 2, 1);
  if (here === 'forest') less += by(0, 2, 1);
  if (there === 'town') less += by(2, 3, 1);
  if (here === 'town') less += by(0, 3, 1);
  if (there === 'hill' && here !== 'hill') less += by(1, 1, 0);
  if (here === 'hill' && there !== 'hill') less += by(0, 1, 0);
  if (here === 'hill' && there === 'hill' && !close) less += by(1, 0, 0);
  if (there === 'fordableRiver' && close) less += 1;
  if (here === 'fordableRiver') less += 1;
  return less;
}

/** [N Melee Combat 4 to 6]. */
export function closeDice(field: Field, from: string, to: string): number | null {
  const unit = field.units.get(from) as Unit;
  const target = field.units.get(to);
  const { symbol, melee } = kindOf(unit);
  let dice = unit.blocks + melee;
  if (unit.code === 'FLN' && target && kindOf(target).symbol === 'infantry') dice++;
  if (symbol === 'artillery') dice = (unit.code.endsWith('FA') ? 4 : 3) - (unit.blocks === 1 ? 1 : 0);
  return Math.max(0, dice - taken(field, from, to, true));
}

/** The chart of the guns, by hexes from two on: with more blocks than one, and with one. */
const CHART: { readonly [code: string]: readonly [readonly number[], readonly number[]] } = {
  FA: [
    [3, 2, 1, 1],
    [2, 1, 1, 1],
  ],
  HA: [
    [2, 1, 1],
    [1, 1, 1],
  ],
};

/** [N Ranged Combat] by a unit that has not moved. */
export function fireDice(field: Field, from: string, to: string): number | null {
  const unit = field.units.get(from) as Unit;
  const { range, symbol, fire } = kindOf(unit);
  const far = distance(from, to);
  const foes = neighbours(from).filter((hex) => holder(field, hex) === 1 - unit.side);
  if (far < 2 || far > range || loneLeader(field, to) || foes.some((hex) => field.units.has(hex))) return 0;
  if (foes.length > 0) return null;
  const seen = sees(field, from, to);
  if (seen !== true) return seen === null ? null : 0;
  const dice =
    symbol === 'artillery' ? CHART[unit.code.slice(1)][unit.blocks === 1 ? 1 : 0][far - 2] : unit.blocks + fire;
  return Math.max(0, dice - taken(field, from, to, false));
}

/** [N Melee Combat 8]. */
export function closeHits(field: Field, from: string, to: string, faces: readonly string[]) {
  const unit = field.units.get(from) as Unit;
  const { symbol } = kindOf(field.units.get(to) as Unit);
  const sabres = unit.code === 'BRL' ? 0 : faces.filter((face) => face === 'sabres').length;
  return { hits: faces.filter((face) => face === symbol).length + sabres, again: 0 };
}

/** [N Bolster Morale]. */
export function ignorable(field: Field, _from: string, to: string): number {
  const target = field.units.get(to) as Unit;
  const near = neighbours(to).filter((hex) => holder(field, hex) === target.side).length;
  return kindOf(target).ignores + (field.leaders.has(to) ? 1 : 0) + (near >= 2 ? 1 : 0);
}

/** [N Retreats]: one hex for a flag. */
export const flagHexes = (): number => 1;

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
      else if (leader === unit.side && !led) end(next, 0);
    }
  };
  go(from, owed);
  return { ends, lost };
}

/** [N Cavalry Retire and Reform]: two hexes before infantry, or not at all. Null where a leader alone stands in the first. */
export function evades(field: Field, from: string, to: string): Set<string> | null {
  const unit = field.units.get(to) as Unit;
  const attacker = field.units.get(from) as Unit;
  const ends = new Set<string>();
  if (kindOf(unit).symbol !== 'cavalry' || kindOf(attacker).symbol !== 'infantry') return ends;
  const led = field.leaders.has(to);
  const free = (hex: string): boolean =>
    !field.units.has(hex) &&
    !barred(unit.code, groundAt(field, hex)) &&
    (!field.leaders.has(hex) || (field.leaders.get(hex) === unit.side && !led));
  const first = backOf(to, unit.side).filter(free);
  if (first.some((hex) => field.leaders.has(hex))) return null;
  for (const hex of first) for (const next of backOf(hex, unit.side).filter(free)) ends.add(next);
  return ends;
}
