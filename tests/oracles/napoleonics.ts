// Commands & Colors: Napoleonics, answered a second time from the words of the rulebook and the unit reference cards, without
// a line of the engine's answers. Where the book leaves a doubt the answer is null, and nothing is compared.

import { boardOf, distance, type Field, groundAt, holder, loneLeader, movedTo, type Unit } from './field.ts';
import { flightEnds, isFree, retreatEnds } from './ways.ts';

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
  /** Dice beside half the blocks in fire by infantry that has moved. */
  readonly movedFire: number;
  readonly range: number;
  /** Flags that it may ignore by itself. */
  readonly ignores: number;
}

const foot = (
  blocks: number,
  move: number,
  melee: number,
  fire: number,
  ignores = 0,
  range = 2,
  movedFire = fire,
): Kind => ({
  blocks,
  symbol: 'infantry',
  move,
  melee,
  fire,
  movedFire,
  range,
  ignores,
});
const horse = (blocks: number, move: number, melee: number, ignores = 0): Kind => ({
  blocks,
  symbol: 'cavalry',
  move,
  melee,
  fire: 0,
  movedFire: 0,
  range: 0,
  ignores,
});
const gun = (move: number, range: number): Kind => ({
  blocks: 3,
  symbol: 'artillery',
  move,
  melee: 0,
  fire: 0,
  movedFire: 0,
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
  BLN: foot(4, 1, 0, 1, 0, 2, 0),
  BLT: foot(5, 2, 0, 1),
  BRL: foot(3, 2, 0, 1, 0, 3),
  BGR: foot(4, 1, 1, 1, 1),
  BGG: foot(5, 1, 1, 1, 2),
  BLC: horse(3, 3, 0),
  BHC: horse(3, 2, 1),
  BFA: gun(1, 5),
  BHA: gun(2, 4),
  PLN: foot(4, 1, 0, 0),
  PLT: foot(4, 2, 0, 1),
  FMI: foot(4, 1, 0, 0),
  PMI: foot(4, 1, 0, 0),
};

const kindOf = (unit: Unit): Kind => KINDS[unit.code];

/** Light infantry of all nations, who battle on the turn they come into a forest [N Forest]. */
const LIGHTS = ['FLT', 'FYG', 'BLT', 'BRL', 'PLT', 'DLT'];

/** [N Terrain]. */
export const barred = (code: string, ground: string): boolean =>
  ground === 'river' ||
  ground === 'ruggedHill' ||
  (ground === 'sandQuarry' && code !== 'leader' && KINDS[code].symbol === 'artillery');

const stops = (ground: string): boolean =>
  ['forest', 'town', 'windmill', 'fordableRiver', 'sandQuarry'].includes(ground);

/** Whether field works lie on the side between two neighbours, whosever they are [N Field Works]. */
const worksBetween = (field: Field, a: string, b: string): boolean =>
  (field.sides?.get(a)?.includes(b) ?? false) || (field.sides?.get(b)?.includes(a) ?? false);

/** Ways of a unit or a leader: who crosses field works stops behind them. */
function walk(
  field: Field,
  from: string,
  most: number,
  mayEnter: (hex: string, mustStop: boolean) => boolean,
  endsThere: (hex: string) => boolean,
): Map<string, number> {
  const best = new Map<string, number>();
  // How far one may still go from a hex, which is nothing behind field works.
  const strength = new Map<string, number>([[from, most]]);
  const queue = [from];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    const left = strength.get(hex) as number;
    if (left === 0) continue;
    for (const next of neighbours(hex)) {
      const works = worksBetween(field, hex, next);
      if (next === from || !mayEnter(next, works)) continue;
      const done = hex === from ? 1 : (best.get(hex) as number) + 1;
      const after = works || endsThere(next) ? 0 : left - 1;
      best.set(next, Math.min(done, best.get(next) ?? done));
      if (after <= (strength.get(next) ?? -1)) continue;
      strength.set(next, after);
      queue.push(next);
    }
  }
  return best;
}

const inSquare = (field: Field, hex: string): boolean => field.squares?.has(hex) ?? false;

export function moves(field: Field, from: string): { sure: Map<string, number>; doubtful: Set<string> } {
  const unit = field.units.get(from) as Unit;
  const led = field.leaders.has(from);
  if (inSquare(field, from)) return { sure: new Map(), doubtful: new Set() };
  const sure = walk(
    field,
    from,
    kindOf(unit).move,
    (hex) => isFree(field, hex, unit.side, led) && !barred(unit.code, groundAt(field, hex)),
    (hex) => stops(groundAt(field, hex)) || field.leaders.has(hex),
  );
  return { sure, doubtful: new Set() };
}

/** [N Leader Movement]. */
export function leaderMoves(field: Field, from: string): Set<string> {
  const side = field.leaders.get(from) as number;
  const found = walk(
    field,
    from,
    3,
    (hex, mustStop) =>
      !barred('leader', groundAt(field, hex)) &&
      holder(field, hex) !== 1 - side &&
      !((mustStop || stops(groundAt(field, hex))) && field.leaders.has(hex)),
    (hex) => stops(groundAt(field, hex)),
  );
  return new Set([...found.keys()].filter((hex) => !field.leaders.has(hex)));
}

const isHill = (field: Field, hex: string): boolean => ['hill', 'fieldWorksHill'].includes(groundAt(field, hex));
const isBuilding = (ground: string): boolean => ground === 'town' || ground === 'windmill';

function sameHill(field: Field, a: string, b: string): boolean {
  const found = new Set([a]);
  for (const hex of found) for (const next of neighbours(hex)) if (isHill(field, next)) found.add(next);
  return found.has(b);
}

/** [N Ranged Combat 3; N Hill]; `over` when guns may fire over friends. */
function sees(field: Field, from: string, to: string, over = true): boolean | null {
  const hills = isHill(field, from) && isHill(field, to);
  const plateau = hills && sameHill(field, from, to);
  // From hill to hill, over hexes of one of them and low ground: the book speaks only of the one or the other.
  const through = between(from, to).flatMap(({ hex }) => (hex === null ? [] : [hex]));
  if (hills && !plateau && through.some((hex) => isHill(field, hex))) return null;
  const shooter = field.units.get(from);
  // A gun on a hill fires over a friend on an adjacent lower hex.
  const passes = (hex: string): boolean =>
    over &&
    shooter !== undefined &&
    kindOf(shooter).symbol === 'artillery' &&
    isHill(field, from) &&
    distance(from, hex) === 1 &&
    holder(field, hex) === shooter.side &&
    !isHill(field, hex);
  return isClear(from, to, (hex) => {
    const ground = groundAt(field, hex);
    if (ground === 'forest' || ground === 'ruggedHill' || isBuilding(ground)) return true;
    return (isHill(field, hex) && !plateau) || (holder(field, hex) >= 0 && !passes(hex));
  });
}

/** Whether an attack comes over field works of the target: over a corner, one of its two sides is enough. */
const overWorks = (field: Field, from: string, to: string): boolean =>
  board.entered(from, to).some((hex) => field.sides?.get(to)?.includes(hex));

/** Dice that the ground takes away [N Terrain]. */
function taken(field: Field, from: string, to: string, close: boolean): number {
  const { symbol } = kindOf(field.units.get(from) as Unit);
  const [here, there] = [groundAt(field, from), groundAt(field, to)];
  const by = (infantry: number, cavalry: number, artillery: number): number =>
    ({ infantry, cavalry, artillery })[symbol];
  let less = 0;
  const [into, out] = [overWorks(field, from, to), close && (field.sides?.get(from)?.includes(to) ?? false)];
  if (into) less += by(1, 2, 0);
  if (out) less += by(0, 2, 0);
  if (there === 'forest') less += by(1, 2, 1);
  if (here === 'forest') less += by(0, 2, 1);
  if (isBuilding(there)) less += by(2, 3, 1);
  if (isBuilding(here)) less += by(0, 3, 1);
  if (there === 'sandQuarry') less += by(close ? 1 : 0, 2, close ? 0 : 1);
  if (here === 'sandQuarry') less += by(1, 2, 0);
  if (there === 'fordableRiver' && close) less += 1;
  if (here === 'fordableRiver') less += 1;
  // Field works take the place of the hill, also for cavalry that loses dice to its own.
  if (into || (out && symbol === 'cavalry')) return less;
  const [below, above] = [isHill(field, from), isHill(field, to)];
  if (above && !below) less += by(1, 1, 0);
  if (below && !above) less += by(0, 1, 0);
  if (below && above && !close) less += by(1, 0, 0);
  return less;
}

/** [N Melee Combat 4 to 6; N Infantry Square]. */
export function closeDice(field: Field, from: string, to: string): number | null {
  const unit = field.units.get(from) as Unit;
  const target = field.units.get(to);
  const { symbol, melee } = kindOf(unit);
  let dice = unit.blocks + melee;
  if (unit.code === 'FLN' && target && kindOf(target).symbol === 'infantry') dice++;
  if (symbol === 'artillery') dice = (unit.code.endsWith('FA') ? 4 : 3) - (unit.blocks === 1 ? 1 : 0) + melee;
  if (inSquare(field, from) || (symbol === 'cavalry' && inSquare(field, to))) dice = Math.min(1, dice);
  return Math.max(0, dice - taken(field, from, to, true));
}

/** [N Combined Arms Combat]: guns that may join a melee, with the dice they add. Null where sight is in doubt. */
export function joiners(field: Field, from: string, to: string): Map<string, number> | null {
  const { side, code } = field.units.get(from) as Unit;
  const found = new Map<string, number>();
  if (KINDS[code].symbol === 'artillery' || !field.units.has(to)) return found;
  for (const [hex, gun] of field.units) {
    if (gun.side !== side || kindOf(gun).symbol !== 'artillery') continue;
    const dice = distance(hex, to) === 1 ? closeDice(field, hex, to) : fireDice(field, hex, to, false, false);
    if (dice === null) return null;
    if (dice > 0) found.set(hex, dice);
  }
  return found;
}

/** Without a die of its own a unit attacks only where guns join it. */
export function mayClose(field: Field, from: string, to: string): boolean | null {
  if ((closeDice(field, from, to) ?? 0) > 0) return true;
  const guns = joiners(field, from, to);
  return guns === null ? null : guns.size > 0;
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

/** [N Ranged Combat]. */
export function fireDice(field: Field, from: string, to: string, moved = false, over = true): number | null {
  const unit = field.units.get(from) as Unit;
  const { range, symbol, fire, movedFire } = kindOf(unit);
  const far = distance(from, to);
  if (far < 2 || far > range || loneLeader(field, to)) return 0;
  if (moved && symbol === 'artillery' && far === 4) return 0;
  // A leader alone next to it is no unit.
  if (neighbours(from).some((hex) => field.units.get(hex)?.side === 1 - unit.side)) return 0;
  const seen = sees(field, from, to, over);
  if (seen !== true) return seen === null ? null : 0;
  const half = unit.code.startsWith('P') ? Math.floor(unit.blocks / 2) : Math.ceil(unit.blocks / 2);
  let dice = moved ? half + movedFire : unit.blocks + fire;
  if (symbol === 'artillery') dice = CHART[unit.code.slice(-2)][unit.blocks === 1 ? 1 : 0][far - 2];
  if (inSquare(field, from)) dice = Math.min(1, dice);
  return Math.max(0, dice - taken(field, from, to, false));
}

/** What a unit may do that has moved so far [N Movement; N Forest, Town]. */
export function mayBattleAfter(field: Field, hex: string, far: number): { close: boolean; fire: boolean } {
  const unit = field.units.get(hex) as Unit;
  const ground = groundAt(field, hex);
  const none = { close: false, fire: false };
  if (ground === 'forest' && !LIGHTS.includes(unit.code)) return none;
  if (isBuilding(ground)) return none;
  if (kindOf(unit).symbol === 'artillery' && (unit.code.endsWith('FA') || unit.blocks === 1 || far > 1)) return none;
  if (kindOf(unit).symbol === 'infantry' && far > 1) return none;
  return { close: true, fire: true };
}

/** [N Melee Combat 8]. */
export function closeHits(field: Field, from: string, to: string, faces: readonly string[]) {
  const unit = field.units.get(from) as Unit;
  const { symbol } = kindOf(field.units.get(to) as Unit);
  const blunt = unit.code === 'BRL' || unit.code.endsWith('MI');
  const sabres = blunt ? 0 : faces.filter((face) => face === 'sabres').length;
  return { hits: faces.filter((face) => face === symbol).length + sabres, again: 0 };
}

/** [N Bolster Morale; N Infantry Square; N Field Works]. */
export function ignorable(field: Field, from: string, to: string, close: boolean): number {
  const target = field.units.get(to) as Unit;
  const { symbol, ignores } = kindOf(target);
  // A bounce flag, which a square rolls against cavalry next to it, is never ignored.
  if (close && symbol === 'cavalry' && inSquare(field, from)) return 0;
  const near = neighbours(to).filter((hex) => holder(field, hex) === target.side).length;
  const works = symbol !== 'cavalry' && overWorks(field, from, to);
  return [field.leaders.has(to), near >= 2 && !inSquare(field, to), works].filter(Boolean).length + ignores;
}

/** [N Retreats]: one hex for a flag, three for militia. */
export const flagHexes = (_attacker: Unit, target: Unit): number => (target.code.endsWith('MI') ? 3 : 1);

/** A square goes nowhere [N Infantry Squares and Retreats]. */
export function retreats(field: Field, from: string, owed: number) {
  const { code } = field.units.get(from) as Unit;
  return retreatEnds(board, field, from, owed, (hex) => inSquare(field, from) || barred(code, groundAt(field, hex)));
}

/** [N Cavalry Retire and Reform]: two hexes before infantry, or one to a leader alone. */
export function evades(field: Field, from: string, to: string): Set<string> {
  const unit = field.units.get(to) as Unit;
  const attacker = field.units.get(from) as Unit;
  const ends = new Set<string>();
  if (kindOf(unit).symbol !== 'cavalry' || kindOf(attacker).symbol !== 'infantry') return ends;
  const led = field.leaders.has(to);
  const free = (hex: string): boolean => isFree(field, hex, unit.side, led) && !barred(unit.code, groundAt(field, hex));
  for (const hex of backOf(to, unit.side).filter(free)) {
    // Whether it may also ride past him is not said: it must stop.
    if (field.leaders.has(hex)) ends.add(hex);
    else for (const next of backOf(hex, unit.side).filter(free)) ends.add(next);
  }
  return ends;
}

export const advancesOnEvade = true;
export const evadeHits = (_attacker: Unit, target: Unit, faces: readonly string[]): number =>
  faces.filter((face) => face === kindOf(target).symbol).length;
export const backShot = (): number => 0;

/** [N Leader Casualty Check]. */
export const leaderCheck = (eliminated: boolean): { dice: number; helmets: number } =>
  eliminated ? { dice: 1, helmets: 1 } : { dice: 2, helmets: 2 };

/** [N Leader's Retreat, Leader Escape]. */
export function leaderFlight(field: Field, from: string, side: number) {
  const flight = flightEnds(board, field, from, side, {
    barred: (hex) => barred('leader', groundAt(field, hex)) || (loneLeader(field, hex) && holder(field, hex) !== side),
    dice: (unit) => {
      const { symbol, melee } = kindOf(unit);
      if (symbol === 'artillery') return (unit.code.endsWith('FA') ? 4 : 3) - (unit.blocks === 1 ? 1 : 0) + melee;
      return unit.blocks + melee;
    },
  });
  // A square rolls one die and no more.
  for (const hex of flight.dice.keys()) if (inSquare(field, hex)) flight.dice.set(hex, 1);
  return flight;
}

/** [N Infantry Taking Ground, Cavalry Breakthrough, Cavalry Bonus Attack]. */
export function momentum(field: Field, from: string, to: string) {
  const { code, side } = field.units.get(from) as Unit;
  const { symbol } = KINDS[code];
  const led = field.leaders.has(from);
  const further = new Set<string>();
  const rides = symbol === 'cavalry';
  if (rides && !stops(groundAt(field, to)) && !worksBetween(field, from, to))
    for (const next of neighbours(to))
      if (next === from || (isFree(field, next, side, led) && !barred(code, groundAt(field, next)))) further.add(next);
  const bonus = (hex: string): Set<string> | null => {
    const ground = groundAt(field, hex);
    const found = new Set<string>();
    if (!rides || ground === 'forest' || isBuilding(ground)) return found;
    const there = movedTo(field, from, hex);
    for (const next of neighbours(hex)) {
      if (holder(there, next) !== 1 - side) continue;
      const may = mayClose(there, hex, next);
      if (may === null) return null;
      if (may) found.add(next);
    }
    return found;
  };
  const advance = symbol !== 'artillery' && !inSquare(field, from) && !barred(code, groundAt(field, to));
  return { advance, further, bonus };
}

/** [06 River Coa]: over the edge is one hex of the move. */
export function mayExit(field: Field, from: string): boolean {
  const unit = field.units.get(from) as Unit;
  const [, side, ...places] = field.rules?.find((rule) => rule.startsWith('leaveForBanner'))?.split(' ') ?? [];
  if (['top', 'bottom'].indexOf(side) !== unit.side || inSquare(field, from)) return false;
  if (places.includes(from)) return true;
  const { move } = kindOf(unit);
  const nearer = walk(
    field,
    from,
    move - 1,
    (hex, mustStop) =>
      !mustStop &&
      isFree(field, hex, unit.side, true) &&
      !barred(unit.code, groundAt(field, hex)) &&
      !stops(groundAt(field, hex)),
    () => false,
  );
  return move > 1 && places.some((hex) => nearer.has(hex));
}

/** Leaders may leave there too [06 River Coa]. */
export function mayLeaderExit(field: Field, from: string): boolean {
  const side = field.leaders.get(from) as number;
  const [, of, ...places] = field.rules?.find((rule) => rule.startsWith('leaveForBanner'))?.split(' ') ?? [];
  if (['top', 'bottom'].indexOf(of) !== side) return false;
  const nearer = walk(
    field,
    from,
    2,
    (hex, mustStop) =>
      !mustStop &&
      !barred('leader', groundAt(field, hex)) &&
      !stops(groundAt(field, hex)) &&
      holder(field, hex) !== 1 - side,
    () => false,
  );
  return places.includes(from) || places.some((hex) => nearer.has(hex));
}
