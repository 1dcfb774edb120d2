// Words for people: armies, units, leaders, hexes, counts and rule references, shared by prompts, log, explanations and
// refusals. Everything a game names itself comes from its tables.

import { groundOf, leaderWith, type State } from './state.ts';
import type { Card, Terrain } from './tables.ts';

export const armyOf = (g: State, side: number): string => g.battle.sheet.sides[side].army;

export const hexName = (g: State, hex: number): string => g.battle.board.names[hex];

/** Warriors attack, heavy infantry attacks: the form that goes with a name. */
export const agree = (name: string, one: string, many: string): string => (name.endsWith('s') ? many : one);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 hex`, `2 hexes`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
export const hexes = (n: number): string => count(n, 'hex', 'hexes');
export const dice = (n: number): string => count(n, 'die', 'dice');

/** `a, b and c`. */
export function list(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

/** The unit's type, with the names of its abilities. */
export function unitName(g: State, unit: number): string {
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
export function ofArmy(g: State, side: number, name: string): string {
  const army = armyOf(g, side);
  return army.includes(' ') ? `${name} of ${army}` : `${army} ${name}`;
}

export const leaderName = (g: State, leader: number): string => g.battle.leaderNames[leader];

/** Who stands on a hex, in words; empty for nobody. */
export function whoIsAt(g: State, hex: number): string {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  if (unit >= 0) {
    const with_ = leaderWith(g, unit);
    const name = ofArmy(g, g.battle.unitSide[unit], unitName(g, unit));
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
export function faces(g: State, values: readonly number[]): string {
  return values.map((value) => g.battle.game.dice.faces[value] ?? String(value + 1)).join(', ');
}

const SECTIONS = ['left section', 'centre', 'right section'];

/** Section names as a side sees them; the mask's bits are as the bottom player sees them. */
export function sectionNames(side: number, mask: number): string[] {
  return SECTIONS.filter((_, i) => (mask & (1 << (side === 1 ? i : 2 - i))) !== 0);
}

/** What a rule section is called in references; the game's letter stands before it. */
export const SECTION_OF = {
  object: '4 Object of the Game',
  card: '6 Play a Command Card',
  order: '7 Order Units and Leaders',
  movement: '8 Movement',
  leaderMovement: '8 Leader Movement',
  battle: '9 Battle',
  ranged: '10 Ranged Combat',
  close: '11 Close Combat',
  battleBack: '11 Battle Back',
  retreat: '12 Retreat',
  morale: '12 Bolster Morale',
  evade: '13 Evade',
  leaderEvade: '13 Leader Evade',
  leaderEscape: '13 Leader Escape',
  momentum: '13 Momentum Advance',
  bonus: '13 Bonus Close Combat',
  leaders: '14 Leaders',
  draw: '15 Draw a Command Card',
} as const;

export const ruleRef = (g: State, section: keyof typeof SECTION_OF): string =>
  `${g.battle.game.ref} ${SECTION_OF[section]}`;

/** Titles are written with capitals: `A 16 Fortified Camp`. */
export const terrainRef = (g: State, terrain: Terrain): string =>
  `${g.battle.game.ref} 16 ${terrain.name
    .split(' ')
    .map((word) => (word === 'or' ? word : capital(word)))
    .join(' ')}`;

export const cardRef = (g: State, card: Card): string => `${g.battle.game.ref} 18 ${card.name}`;

/** For what follows from the turn's course and not from one rule. */
export const ORDER_OF_PLAY = 'order of play';
export const SCENARIO = 'scenario';
