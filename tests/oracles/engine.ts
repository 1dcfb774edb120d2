// The engine as the oracles meet it: positions given as text, choices read as text, dice put in and written down.

import { ELIMINATED, type State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import type { Chance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto, type KernelState } from '../../src/kernel/state.ts';
import { makeRandom } from '../kit/random.ts';
import { type Board, distance, type Field, groundAt, type Unit } from './field.ts';

/** Dice that fall as they are told, one roll after the other; later rolls show a face that does nothing. */
class Given implements Chance {
  readonly rolls: number[] = [];
  private readonly faces: readonly (readonly number[])[];
  private readonly rest: number;

  constructor(faces: readonly (readonly number[])[], rest: number) {
    this.faces = faces;
    this.rest = rest;
  }

  roll(g: Pick<KernelState, 'dice' | 'diceCount'>): boolean {
    const given = this.faces[this.rolls.length] ?? [];
    for (let i = 0; i < g.diceCount; i++) g.dice[i] = given[i] ?? this.rest;
    this.rolls.push(g.diceCount);
    return true;
  }

  shuffle(): void {}
}

/** A game in the middle of a turn. */
export class Game {
  readonly g: State;
  private readonly rules: CommandsRuleset;
  dice = new Given([], 0);

  constructor(rules: CommandsRuleset, g: State) {
    this.rules = rules;
    this.g = g;
  }

  static at(rules: CommandsRuleset, text: string): Game {
    return new Game(rules, rules.start({ text }, new Given([], 0)));
  }

  copy(): Game {
    const g = this.rules.spare(this.g);
    copyInto(g, this.g);
    return new Game(this.rules, g);
  }

  get decision(): string {
    return pending(this.g)?.name ?? '';
  }

  choices(): string[] {
    const out = new Choices();
    pending(this.g)?.decision?.choices(this.g, this.g.frames[this.g.depth], out);
    return out.toArray().map((choice) => this.rules.language.print(choice));
  }

  /** Plays a choice; the dice show these faces by name, roll by roll, and then the last one named. */
  play(choice: string, faces: readonly (readonly string[])[], rest: string): this {
    const value = this.rules.language.read(choice);
    if (typeof value === 'string') throw new Error(value);
    const number = (face: string): number => {
      if (!this.rules.faces.includes(face)) throw new Error(`no die shows ${face}`);
      return this.rules.faces.indexOf(face);
    };
    this.dice = new Given(
      faces.map((roll) => roll.map(number)),
      number(rest),
    );
    this.g.chance = this.dice;
    pending(this.g)?.decision?.take(this.g, this.g.frames[this.g.depth], value);
    run(this.g);
    return this;
  }

  blocksAt(unit: number): number {
    return this.g.unitHex[unit] < 0 ? 0 : this.g.unitBlocks[unit];
  }

  unitAt(hex: string): number {
    return this.g.hexUnit[this.g.battle.board.hex(hex)];
  }

  leaderAt(hex: string): number {
    return this.g.leaderHex.indexOf(this.g.battle.board.hex(hex));
  }

  /** Where a leader is: a hex, or what became of him. */
  leaderIs(leader: number): string {
    const hex = this.g.leaderHex[leader];
    if (hex >= 0) return this.g.battle.board.names[hex];
    return this.g.leaderFate[leader] === ELIMINATED ? 'lost' : 'off';
  }

  /** The pieces as they stand now, on the same ground. */
  field(before: Field): Field {
    return { ...before, ...piecesOf(this.g) };
  }

  hexOf(unit: number): string | null {
    return this.g.unitHex[unit] < 0 ? null : this.g.battle.board.names[this.g.unitHex[unit]];
  }
}

/** Who stands where in a battle of the engine. */
export function piecesOf(g: State): Pick<Field, 'units' | 'leaders'> {
  const { battle } = g;
  const units = new Map<string, Unit>();
  for (let unit = 0; unit < battle.unitCount; unit++) {
    if (g.unitHex[unit] < 0) continue;
    const { code } = battle.unitType[unit];
    units.set(battle.board.names[g.unitHex[unit]], { code, side: battle.unitSide[unit], blocks: g.unitBlocks[unit] });
  }
  const leaders = new Map<string, number>();
  for (let leader = 0; leader < battle.leaderCount; leader++)
    if (g.leaderHex[leader] >= 0) leaders.set(battle.board.names[g.leaderHex[leader]], battle.leaderSide[leader]);
  return { units, leaders };
}

export interface Ways {
  /** Codes of units with their full number of blocks. */
  readonly units: readonly (readonly [code: string, blocks: number])[];
  readonly otherUnits?: readonly (readonly [code: string, blocks: number])[];
  readonly grounds: readonly string[];
  /** Whether a unit, or a leader alone, may stand there at all. */
  fits(code: string, ground: string, side: number, rules: readonly string[]): boolean;
  /** Grounds whose tiles may be taken off the board: a battle has only so many. */
  readonly tiles?: readonly string[];
  /** Whether a unit there may stand in square; each side has at most three. */
  squares?(code: string, ground: string): boolean;
  /** Grounds with protected sides. */
  readonly sided?: readonly string[];
  /** Rules of the place by the number of the field. */
  rules?(seed: number): readonly string[];
}

const MOST_TILES = 8;

/** A crowd in the middle of the board on mixed ground: close enough to meet, loose enough to move. */
export function randomField(board: Board, ways: Ways, seed: number): Field {
  const { units, otherUnits = units, grounds, fits } = ways;
  const random = makeRandom(seed);
  const ground = new Map<string, string>();
  const near = board.hexes.filter((hex) => distance(hex, 'E7') <= 3 + (seed % 4 === 0 ? 1 : 0));
  for (const hex of near) if (random(3) === 0) ground.set(hex, grounds[random(grounds.length)]);
  const tiles = [...ground].filter(([, key]) => ways.tiles?.includes(key));
  for (const [hex] of tiles.slice(MOST_TILES)) ground.delete(hex);
  const sides = new Map<string, readonly string[]>();
  for (const [hex, key] of ground) {
    if (!ways.sided?.includes(key)) continue;
    const ahead = board.backOf(hex, random(2));
    if (ahead.length === 0) ground.delete(hex);
    else sides.set(hex, ahead);
  }
  const rules = ways.rules?.(seed) ?? [];
  const found = { units: new Map<string, Unit>(), leaders: new Map<string, number>(), ground, sides, rules };
  for (let i = 0; i < 14; i++) {
    const hex = near[random(near.length)];
    const side = random(2);
    const [code, full] = (side === 0 ? units : otherUnits)[random((side === 0 ? units : otherUnits).length)];
    if (found.units.has(hex) || !fits(code, groundAt(found, hex), side, rules)) continue;
    found.units.set(hex, { code, side, blocks: random(3) === 0 ? 1 + random(full) : full });
  }
  for (let i = 0; i < 6; i++) {
    const hex = near[random(near.length)];
    const side = found.units.get(hex)?.side ?? random(2);
    if (!found.leaders.has(hex) && fits('leader', groundAt(found, hex), side, rules)) found.leaders.set(hex, side);
  }
  const squares = new Set<string>();
  for (const side of [0, 1]) {
    const fit = [...found.units].filter(
      ([hex, unit]) => unit.side === side && ways.squares?.(unit.code, groundAt(found, hex)) && random(4) === 0,
    );
    for (const [hex] of fit.slice(0, ASIDE.length)) squares.add(hex);
  }
  return squares.size > 0 ? { ...found, squares } : found;
}

/** Cards that lie under the squares of a side. */
const ASIDE = ['probeLeft', 'probeCentre', 'probeRight'];

/** The field as a position in its phase, everybody of the bottom side ordered. */
export function textOf(field: Field, game: string, phase: 'move' | 'battle', more: readonly string[] = []): string {
  const lines = ['vexillum 1 position', `game: ${game}`];
  const grounds = new Map<string, string[]>();
  for (const [hex, key] of field.ground) {
    const sides = field.sides?.get(hex);
    grounds.set(key, [...(grounds.get(key) ?? []), sides ? `${hex}>${sides.join(',')}` : hex]);
  }
  if (grounds.size > 0) lines.push('terrain:');
  for (const [key, places] of grounds) lines.push(`  ${key}: ${places.join(' ')}`);
  if (field.rules && field.rules.length > 0) lines.push(`rules: ${field.rules.join('; ')}`);
  const names = [...field.leaders].map(([hex, side], i) => ({ side, text: `L${'abcdefghijklmn'[i]} ${hex}` }));
  for (const side of [0, 1]) {
    const key = ['top', 'bottom'][side];
    const own = [...field.units].filter(([, unit]) => unit.side === side);
    lines.push(`units ${key}: ${own.map(([hex, { code, blocks }]) => `${code} ${hex}/${blocks}`).join('; ')}`);
    const leaders = names.filter((one) => one.side === side).map(({ text }) => text);
    if (leaders.length > 0) lines.push(`leaders ${key}: ${leaders.join('; ')}`);
    const squares = [...(field.squares ?? [])].filter((hex) => field.units.get(hex)?.side === side);
    if (squares.length > 0)
      lines.push(`square ${key}: ${squares.map((hex, i) => `${hex} ${i + 1} ${ASIDE[i]}`).join('; ')}`);
  }
  lines.push(...more, `phase: ${phase}`, 'ordered: all', '');
  return lines.join('\n');
}
