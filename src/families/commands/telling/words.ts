// Words for people: armies, units, leaders, hexes, counts and rule references, shared by prompts, log, explanations and
// refusals. Everything a game names itself comes from its tables.

import { leaderWith } from '../rules/standing.ts';
import { type Battle, groundOf, type State } from '../rules/state.ts';
import { capital, list } from '../tables/rule-words.ts';
import type { Vocabulary } from './game-words.ts';

export { cardRef, ruleRef, terrainRef } from '../tables/references.ts';
export { capital, list };

/** What never changes during a battle: all that words for events may ask. */
export interface InBattle {
  readonly battle: Battle;
}

export const armyOf = (g: InBattle, side: number): string => g.battle.sheet.sides[side].army;

export const hexName = (g: InBattle, hex: number): string => g.battle.board.names[hex];

/** Warriors attack, heavy infantry attacks: the form that goes with a name. */
export const agree = (name: string, one: string, many: string): string => (name.endsWith('s') ? many : one);

/** `1 hex`, `2 hexes`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
export const hexes = (n: number): string => count(n, 'hex', 'hexes');
export const dice = (n: number): string => count(n, 'die', 'dice');

/** The unit's type, with the names of its abilities. */
export function unitName(g: InBattle, unit: number): string {
  const traits = g.battle.unitTraits[unit];
  const name = g.battle.unitType[unit].name;
  return traits.length === 0 ? name : `${name} (${traits.map((trait) => trait.name).join(', ')})`;
}

/** `heavy infantry at F6`; without the hex when it is not on the board. */
export function unitAt(g: State, unit: number): string {
  const hex = g.unitHex[unit];
  return hex < 0 ? unitName(g, unit) : `${unitName(g, unit)} at ${hexName(g, hex)}`;
}

/** `Roman heavy infantry`, `heavy infantry of Eumenes' Successors`. */
export function ofArmy(g: InBattle, side: number, name: string): string {
  const army = armyOf(g, side);
  return army.includes(' ') && !army.includes(' and ') ? `${name} of ${army}` : `${army} ${name}`;
}

/** The unit by name, with its army before it, or its nation where the game tells armies of several apart. */
export function unitOfArmy(g: InBattle, unit: number): string {
  const name = unitName(g, unit);
  const nation = g.battle.game.words.nationOf?.(g.battle.unitType[unit]);
  if (nation === undefined) return ofArmy(g, g.battle.unitSide[unit], name);
  return name.startsWith(nation) ? name : `${nation} ${name}`;
}

export const leaderName = (g: InBattle, leader: number): string => g.battle.leaderNames[leader];

/** Who stands on a hex, in words; empty for nobody. */
export function whoIsAt(g: State, hex: number): string {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  if (unit >= 0) {
    const with_ = leaderWith(g, unit);
    const name = unitOfArmy(g, unit);
    return with_ >= 0 ? `${name} with ${leaderName(g, with_)}` : name;
  }
  if (leader >= 0) return `the ${ofArmy(g, g.battle.leaderSide[leader], 'leader')} ${leaderName(g, leader)}`;
  return '';
}

/** What stands on hexes that block a line: units and leaders by name, else the ground. */
export function inTheWay(g: State, blocked: readonly number[]): string {
  const names = [...new Set(blocked)]
    .sort((a, b) => a - b)
    .map((hex) => {
      const who = whoIsAt(g, hex);
      return `${who === '' ? groundOf(g).terrain[hex].name : who} at ${hexName(g, hex)}`;
    });
  return list(names);
}

/** Battle dice as their faces. */
export function faces(g: InBattle, values: readonly number[]): string {
  return values.map((value) => g.battle.game.dice.faces[value] ?? String(value + 1)).join(', ');
}

const SECTIONS = ['left section', 'centre', 'right section'];

/** Section names as a side sees them; the mask's bits are as the bottom player sees them. */
export function sectionNames(side: number, mask: number): string[] {
  return SECTIONS.filter((_, i) => (mask & (1 << (side === 1 ? i : 2 - i))) !== 0);
}

/** The game's own terms. */
export const sayOf = (g: State): Vocabulary => g.battle.game.words.say;

/** Titles are written with capitals: `Fortified Camp`. */
export const title = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word === 'or' ? word : capital(word)))
    .join(' ');

/** For what follows from the turn's course and not from one rule. */
export const ORDER_OF_PLAY = 'order of play';
export const SCENARIO = 'scenario';

/** Who stands there, in words: the unit, else the leader. */
export function whoStands(g: State, hex: number): string {
  if (g.hexUnit[hex] >= 0) return unitName(g, g.hexUnit[hex]);
  return g.hexLeader[hex] >= 0 ? leaderName(g, g.hexLeader[hex]) : hexName(g, hex);
}

export const leaderAt = (g: State, hex: number): string =>
  g.hexLeader[hex] >= 0 ? leaderName(g, g.hexLeader[hex]) : 'the leader';
