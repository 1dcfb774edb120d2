// Commands & Colors: Medieval, answered a second time from the words of the rulebook, without a line of the engine's answers.
// Where the book leaves a doubt the answer is null, and nothing is compared.

import { Game, textOf } from './engine.ts';
import { boardOf, distance, type Field, groundAt, holder, loneLeader, type Unit, unitsOf } from './field.ts';
import type { Compared, Tally } from './reading.ts';
import { flightEnds, isFree, reach, retreatEnds } from './ways.ts';

export const board = boardOf(11);
const { backOf, between, isClear, neighbours } = board;

interface Kind {
  readonly blocks: number;
  readonly symbol: 'light' | 'medium' | 'heavy';
  /** Classes of armour: light, medium, heavy, super heavy [M Superior Armor Class]. */
  readonly armour: 0 | 1 | 2 | 3;
  readonly foot: boolean;
  readonly move: number;
  readonly dice: number;
  readonly range: number;
  /** Hexes for a flag [M Retreat]. */
  readonly flag: number;
}

const SYMBOLS = ['light', 'medium', 'heavy', 'heavy'] as const;
const kind = (armour: 0 | 1 | 2 | 3, foot: boolean, move: number, dice: number, flag: number, range = 0): Kind => ({
  blocks: 4,
  symbol: SYMBOLS[armour],
  armour,
  foot,
  move,
  dice,
  range,
  flag,
});

/** [M Foot Unit Movement, Mounted Unit Movement; M Ranged Combat; M Close Combat; M Retreat]. */
export const KINDS: { readonly [code: string]: Kind } = {
  LB: kind(0, true, 2, 2, 2, 4),
  A: kind(0, true, 2, 2, 2, 2),
  WA: kind(1, true, 2, 3, 2),
  MI: kind(1, true, 2, 3, 1),
  HI: kind(2, true, 1, 4, 1),
  LC: kind(0, false, 4, 2, 4, 2),
  LBC: kind(0, false, 4, 2, 4, 3),
  MC: kind(1, false, 3, 3, 3),
  MBC: kind(1, false, 3, 3, 3, 3),
  HC: kind(2, false, 2, 4, 2),
  HBC: kind(2, false, 2, 4, 2, 3),
  SHC: kind(3, false, 2, 4, 2),
  SHBC: kind(3, false, 2, 4, 2, 3),
};

const kindOf = (unit: Unit): Kind => KINDS[unit.code];
const isHill = (ground: string): boolean => ground === 'hill' || ground === 'ruggedHill';
const SIDES = ['top', 'bottom'];

/** The side that a rule of the sheet names: whose the city is, or the camps; -1 without such a rule. */
function ownerBy(field: Field, rule: string): number {
  const found = field.rules?.find((one) => one.startsWith(`${rule} `));
  return found ? SIDES.indexOf(found.split(' ')[1]) : -1;
}

const isOwnCamp = (field: Field, hex: string, side: number): boolean =>
  groundAt(field, hex) === 'camp' && ownerBy(field, 'camps') === side;

/** Ground that nobody enters, and gates, which only the city's own do [M River, City Walls, City Gate]. */
const isBarred = (field: Field, hex: string, side: number): boolean =>
  ['river', 'cityWall'].includes(groundAt(field, hex)) ||
  (groundAt(field, hex) === 'cityGate' && ownerBy(field, 'city') !== side);

export const barred = (_code: string, ground: string): boolean => ['river', 'cityWall', 'cityGate'].includes(ground);

/** Ground in which units, and leaders alone, stop; broken ground stops all but foot [M Terrain]. */
const stops = (ground: string, foot: boolean): boolean =>
  ['forest', 'fordableRiver', 'camp', 'marsh', 'ruggedHill'].includes(ground) || (ground === 'brokenGround' && !foot);

/** Who leaves a camp or a marsh goes one hex [M Camp, Marsh]. */
const leaves = (field: Field, from: string, most: number): number =>
  ['camp', 'marsh'].includes(groundAt(field, from)) ? 1 : most;

/** [M Movement]: where an ordered unit may move, by how many hexes. */
export function moves(field: Field, from: string): { sure: Map<string, number>; doubtful: Set<string> } {
  const unit = field.units.get(from) as Unit;
  const { move, foot } = kindOf(unit);
  const led = field.leaders.has(from);
  const sure = reach(
    board,
    from,
    leaves(field, from, move),
    (hex) => isFree(field, hex, unit.side, led) && !isBarred(field, hex, unit.side),
    (hex) => stops(groundAt(field, hex), foot) || field.leaders.has(hex),
  );
  // The second hex of warriors takes them next to an enemy unit.
  if (unit.code === 'WA')
    for (const [hex, far] of sure)
      if (far === 2 && !neighbours(hex).some((near) => field.units.get(near)?.side === 1 - unit.side)) sure.delete(hex);
  return { sure, doubtful: new Set() };
}

/** [M Leader Movement]: a leader alone. */
export function leaderMoves(field: Field, from: string): Set<string> | null {
  const side = field.leaders.get(from) as number;
  // "A unit must stop when it enters a marsh hex": a leader is no unit.
  if (board.hexes.some((hex) => groundAt(field, hex) === 'marsh' && distance(from, hex) <= 2)) return null;
  const found = reach(
    board,
    from,
    leaves(field, from, 3),
    (hex) =>
      !isBarred(field, hex, side) &&
      holder(field, hex) !== 1 - side &&
      !(stops(groundAt(field, hex), false) && field.leaders.has(hex)),
    (hex) => stops(groundAt(field, hex), false),
  );
  return new Set([...found.keys()].filter((hex) => !field.leaders.has(hex)));
}

/** Hill hexes that touch are one hill, a plateau. */
function sameHill(field: Field, a: string, b: string): boolean {
  const found = new Set([a]);
  for (const hex of found) for (const next of neighbours(hex)) if (isHill(groundAt(field, next))) found.add(next);
  return found.has(b);
}

/** [M Check Line of Sight; M Terrain]. Null from one hill to another: the book speaks of lower ground and of one hill only. */
function sees(field: Field, from: string, to: string): boolean | null {
  const hills = isHill(groundAt(field, from)) && isHill(groundAt(field, to));
  const plateau = hills && sameHill(field, from, to);
  const through = between(from, to).flatMap(({ hex }) => (hex === null ? [] : [hex]));
  if (hills && !plateau && through.some((hex) => isHill(groundAt(field, hex)))) return null;
  return isClear(from, to, (hex) => {
    if (holder(field, hex) >= 0) return true;
    const ground = groundAt(field, hex);
    return ['forest', 'camp', 'cityWall', 'cityGate'].includes(ground) || (isHill(ground) && !plateau);
  });
}

/** The dice that the ground allows in close combat [M Terrain]. */
function closeLimit(field: Field, from: string, to: string, { foot }: Kind, side: number): number {
  const [here, there] = [groundAt(field, from), groundAt(field, to)];
  const tight = ['brokenGround', 'forest', 'fordableRiver', 'stream', 'bridge', 'marsh'];
  let limit = 9;
  if (tight.includes(here) || tight.includes(there) || there === 'camp') limit = 2;
  if (here === 'camp') limit = Math.min(limit, isOwnCamp(field, from, side) ? 3 : 2);
  if (isHill(there) && !isHill(here)) limit = 2;
  if (isHill(here)) limit = Math.min(limit, foot ? 3 : 2);
  return limit;
}

/** [M Determine battle dice; M Battle Back]. Null for a leader alone in a gate: whether the gate is then shut is not said. */
export function closeDice(field: Field, from: string, to: string): number | null {
  const unit = field.units.get(from) as Unit;
  if (groundAt(field, to) === 'cityGate' && loneLeader(field, to)) return null;
  const full = unit.code === 'WA' && unit.blocks === kindOf(unit).blocks ? 1 : 0;
  return Math.min(kindOf(unit).dice + full, closeLimit(field, from, to, kindOf(unit), unit.side));
}

/** What a unit that has moved so far may do where it stands now [M Terrain; M Foot Unit Movement]. */
export function mayBattleAfter(field: Field, hex: string, far: number): { close: boolean; fire: boolean } {
  const { code } = field.units.get(hex) as Unit;
  const ground = groundAt(field, hex);
  if (ground === 'forest' && !['LB', 'A', 'WA'].includes(code)) return { close: false, fire: false };
  if (ground === 'brokenGround' && !KINDS[code].foot) return { close: false, fire: false };
  // After a charge close combat is compulsory; none of those who charge has missiles.
  return { close: !(code === 'MI' && far === 2), fire: true };
}

/** [M Ranged Combat]. An enemy leader alone next to the unit is no unit. */
export function fireDice(field: Field, from: string, to: string, moved = false): number | null {
  const unit = field.units.get(from) as Unit;
  const far = distance(from, to);
  if (far < 2 || far > kindOf(unit).range) return 0;
  if (neighbours(from).some((hex) => field.units.get(hex)?.side === 1 - unit.side)) return 0;
  if (groundAt(field, to) === 'cityGate' && loneLeader(field, to)) return null;
  const seen = sees(field, from, to);
  if (seen !== true) return seen === null ? null : 0;
  const one =
    moved ||
    groundAt(field, to) === 'forest' ||
    ['fordableRiver', 'stream', 'bridge', 'marsh'].includes(groundAt(field, from));
  return one ? 1 : 2;
}

/** Swords that a target ignores by its armour and its stature [M Score Hits]. */
function ignoredSwords(unit: Unit, target: Unit): number {
  const armour = kindOf(target).armour > kindOf(unit).armour ? 1 : 0;
  return armour + (kindOf(unit).foot && !kindOf(target).foot ? 1 : 0);
}

/** [M Score Hits; M Leaders in Close Combat]. */
export function closeHits(field: Field, from: string, to: string, faces: readonly string[]) {
  const unit = field.units.get(from) as Unit;
  const target = field.units.get(to) as Unit;
  const count = (face: string): number => faces.filter((one) => one === face).length;
  const blunt = ['LB', 'LC', 'LBC'].includes(unit.code);
  const swords = blunt ? 0 : Math.max(0, count('swords') - ignoredSwords(unit, target));
  const leader = [from, ...neighbours(from)].some((hex) => field.leaders.get(hex) === unit.side);
  return { hits: count(kindOf(target).symbol) + swords + (leader ? count('helmet') : 0), again: 0 };
}

/** Only the symbol of a unit that evades hits it [M Evade Procedure]. */
export const evadeHits = (_attacker: Unit, target: Unit, faces: readonly string[]): number =>
  faces.filter((face) => face === kindOf(target).symbol).length;

/** Dice of a shot at the attacker, and the symbol that hits him [M Parthian Shot]. */
export const backShot = (unit: Unit): number => (unit.code === 'LBC' ? 2 : 0);

/** [M Bolster Morale; M Bridge, Camp; 17 Onoguris]; `back` when it answers an attack: the unit does not defend there. */
export function ignorable(field: Field, _from: string, to: string, _close: boolean, back = false): number | null {
  const unit = field.units.get(to) as Unit;
  const led = field.leaders.has(to);
  const support = neighbours(to).filter(
    (hex) => field.units.get(hex)?.side === unit.side || (!led && holder(field, hex) === unit.side),
  );
  const inside = field.rules?.some((rule) => rule.startsWith('insideWalls') && rule.split(' ').includes(to));
  const shelter =
    isOwnCamp(field, to, unit.side) || (groundAt(field, to) === 'bridge' && kindOf(unit).foot) ? !back : false;
  const full = unit.code === 'WA' && unit.blocks === kindOf(unit).blocks;
  return [led, support.length >= 2, shelter, inside, full].filter(Boolean).length;
}

export const flagHexes = (_attacker: Unit, target: Unit): number => kindOf(target).flag;

/** [M Retreat]. */
export function retreats(field: Field, from: string, owed: number) {
  return retreatEnds(board, field, from, owed, (hex) => isBarred(field, hex, holder(field, from)));
}

/** [M Evade Eligibility]. */
function mayEvade(attacker: Unit, target: Unit): boolean {
  const { foot, armour } = kindOf(attacker);
  if (['LB', 'LC', 'LBC'].includes(target.code)) return true;
  if (kindOf(target).foot) return false;
  return foot || (kindOf(target).armour === 1 && armour >= 2);
}

/** [M Evade Procedure]: two hexes, or one to a leader alone. */
export function evades(field: Field, from: string, to: string): Set<string> {
  const unit = field.units.get(to) as Unit;
  const ends = new Set<string>();
  if (!mayEvade(field.units.get(from) as Unit, unit)) return ends;
  const led = field.leaders.has(to);
  const free = (hex: string): boolean => isFree(field, hex, unit.side, led) && !isBarred(field, hex, unit.side);
  for (const hex of backOf(to, unit.side).filter(free)) {
    if (field.leaders.has(hex)) ends.add(hex);
    else for (const next of backOf(hex, unit.side).filter(free)) ends.add(next);
  }
  return ends;
}

/** [M Attached Leader's Unit Not Eliminated, Eliminated]: dice of the check, and helmets that it takes. */
export const leaderCheck = (eliminated: boolean): { dice: number; helmets: number } =>
  eliminated ? { dice: 1, helmets: 1 } : { dice: 2, helmets: 2 };

/** [M Leader Evade, Leader Escape]: an enemy leader alone hinders nobody. */
export function leaderFlight(field: Field, from: string, side: number) {
  return flightEnds(board, field, from, side, {
    barred: (hex) => isBarred(field, hex, side),
    dice: (unit) => kindOf(unit).dice + (unit.code === 'WA' && unit.blocks === 4 ? 1 : 0),
  });
}

/**
 * [M Momentum Advance, Bonus Close Combat; M Terrain] of a unit that has emptied the hex: where the one
 * hex more takes it that cavalry rides (null: in doubt), and whom it may attack then from each of these places.
 */
export function momentum(
  field: Field,
  from: string,
  to: string,
  overLeader = false,
  moved = false,
): { advance: boolean; further: Set<string> | null; bonus(hex: string): Set<string> | null } {
  const unit = field.units.get(from) as Unit;
  const led = field.leaders.has(from);
  const { foot } = kindOf(unit);
  // Units come into this hex of the enemy's city, too: the gate has fallen.
  const ground = groundAt(field, to);
  let further: Set<string> | null = new Set<string>();
  const rides = !foot && kindOf(unit).armour < 3;
  // Of a gate that was held the book forbids only the bonus combat.
  if (rides && groundAt(field, from) !== 'camp' && !stops(ground, foot)) {
    for (const next of neighbours(to))
      if (next === from || (isFree(field, next, unit.side, led) && !isBarred(field, next, unit.side)))
        further.add(next);
  }
  if (rides && groundAt(field, from) === 'marsh') further = null;
  const bonus = (hex: string): Set<string> | null => {
    if (ground === 'cityGate') return new Set();
    const after = groundAt(field, hex);
    const joined = led || field.leaders.get(hex) === unit.side;
    // A leader whom it meets on its way leads it from then on; whether he was needed before is not said.
    if (foot && unit.code !== 'WA' && !joined) return new Set();
    if (after === 'forest' && !['LB', 'A', 'WA'].includes(unit.code)) return new Set();
    if (after === 'brokenGround' && !foot) return new Set();
    return new Set(neighbours(hex).filter((next) => holder(field, next) === 1 - unit.side));
  };
  // Who came into a river or a marsh this turn does not advance out of it.
  const held = moved && ['fordableRiver', 'marsh'].includes(groundAt(field, from));
  return { advance: !overLeader && !held, further, bonus };
}

/** [10 Decimum; 14 Petra]: who began the turn on one of these hexes leaves with its whole move. */
export function mayExit(field: Field, from: string): boolean {
  const unit = field.units.get(from) as Unit;
  return (field.rules ?? []).some((rule) => {
    const [key, side, who, ...places] = rule.split(' ');
    if (key !== 'exitForBanner' || SIDES.indexOf(side) !== unit.side || !places.includes(from)) return false;
    return who === 'any' || (!kindOf(unit).foot && kindOf(unit).armour >= 2);
  });
}

/** Gates that are stormed, and tokens. */
export function more(tally: Tally, game: Compared, field: Field, at: Game, side: number, seed: number): void {
  storms(tally, game, field, at, side);
  if (seed % 3 === 0) tokens(tally, game, field, side);
}

/** [M City Gate]: two dice at a gate that nobody of the city holds; a sword opens it, with a leader a helmet too. */
function storms(tally: Tally, { nothing }: Compared, field: Field, at: Game, side: number): void {
  const offered = at.choices();
  for (const from of unitsOf(field, side)) {
    for (const gate of neighbours(from)) {
      if (groundAt(field, gate) !== 'cityGate' || ownerBy(field, 'city') === side || loneLeader(field, gate)) continue;
      const storm = `storm ${from} x ${gate}`;
      tally.agree('storms', field, storm, offered.includes(storm), !field.units.has(gate));
      if (!offered.includes(storm)) continue;
      for (const [face, opens] of [
        ['swords', true],
        ['helmet', field.leaders.has(from)],
        ['light', false],
      ] as const) {
        const stormed = at.copy().play(storm, [[face, 'flag']], nothing);
        tally.agree('storms', field, `dice of ${storm}`, stormed.dice.rolls[0], 2);
        const advance = `advance ${from} ${gate}`;
        tally.agree('storms', field, `${storm} with ${face} flag`, stormed.choices().includes(advance), opens);
        if (!opens || !stormed.choices().includes(advance)) continue;
        stormed.play(advance, [], nothing);
        const bonus = stormed.choices().filter((choice) => choice.startsWith(`close ${gate} x`));
        tally.agree('storms', field, `bonus combats after ${storm}`, bonus, []);
      }
    }
  }
}

/** [M Inspired Actions]: a die for an attack or a battle back, beyond what the ground allows; a flag that is ignored. */
function tokens(tally: Tally, game: Compared, field: Field, side: number): void {
  const active = `active: ${SIDES[side]}`;
  const at = Game.at(game.rules, textOf(field, game.id, 'battle', [active, 'tokens: top 1; bottom 1']));
  for (const choice of at.choices().filter((one) => one.startsWith('close'))) {
    const [, from, , to] = choice.split(' ');
    const dice = closeDice(field, from, to);
    const target = field.units.get(to);
    if (dice === null || !target) continue;
    const fight = at.copy().play(choice, [], game.nothing);
    if (!fight.choices().includes('stand')) continue;
    fight.play('stand', [], game.nothing);
    tally.agree('tokens', field, `${choice}: spend token`, fight.choices().includes('spend token'), true);
    if (!fight.choices().includes('spend token')) continue;
    const miss = target.code === 'LB' || kindOf(target).symbol === 'light' ? 'medium' : 'light';
    const missed = Array.from({ length: 9 }, () => miss);
    const paid = fight.copy().play('spend token', [missed], game.nothing);
    tally.agree('tokens', field, `dice of ${choice} with a token`, paid.dice.rolls[0], dice + 1);
    if (paid.choices().includes('battle back')) {
      const answer = closeDice(field, to, from);
      paid.play('battle back', [], game.nothing);
      tally.agree('tokens', field, `${choice}, battle back with a token`, paid.choices().includes('spend token'), true);
      if (answer !== null && paid.choices().includes('spend token')) {
        paid.play('spend token', [], game.nothing);
        tally.agree('tokens', field, `dice of the battle back to ${choice}`, paid.dice.rolls[0], answer + 1);
      }
    }
    const flagged = fight.copy().play('decline', [['flag', 'flag', ...missed]], game.nothing);
    const flags = Math.min(2, dice);
    const may = ignorable(field, from, to, true) ?? 0;
    const brave = flagged.choices().filter((one) => /^ignore \d+ bravely/.test(one));
    const most = Math.max(0, ...brave.map((one) => Number(one.split(' ')[1])));
    // A token is for the flag that the unit could not ignore without it.
    tally.agree('tokens', field, `bravery after ${choice}, ${flags} flags`, most, may < flags ? may + 1 : 0);
  }
}
