// The signs of the map: a texture for each terrain, the armies, squares, and what a unit has done.

import { own } from '../kernel/own.ts';
import { padRight } from './text.ts';

/** Texture of five signs, the sign beside a unit, and the colour, by terrain. */
const TEXTURES: { readonly [terrain: string]: readonly [string, string, 'water' | 'green' | 'earth'] } = {
  brokenGround: [': . :', ':', 'earth'],
  forest: ['%%%%%', '%', 'green'],
  hill: ['/\\ /\\', '/', 'earth'],
  steepHill: ['/#\\/#', '#', 'earth'],
  seacoast: ['~~~~~', '~', 'water'],
  river: ['=~=~=', '=', 'water'],
  fordableRiver: ['~ ~ ~', '~', 'water'],
  openFord: ['~ - ~', '~', 'water'],
  rampart: ['nnnnn', 'n', 'earth'],
  fortifiedCamp: ['[AAA]', 'A', 'earth'],
  bridge: [']===[', ']', 'earth'],
  scalableWall: ['HHHHH', 'H', 'earth'],
  fortifiedWall: ['#####', '#', 'earth'],
  marsh: ['" , "', '"', 'green'],
  ruggedHill: ['/^\\/^', '^', 'earth'],
  stream: ['- ~ -', '~', 'water'],
  camp: ['/\\A/\\', 'A', 'earth'],
  cityWall: ['#####', '#', 'earth'],
  cityGate: ['#[ ]#', ']', 'earth'],
  town: ['nHnHn', 'H', 'earth'],
  windmill: ['  X  ', 'X', 'earth'],
  fieldWorks: ['_____', '_', 'earth'],
  fieldWorksHill: ['/___\\', '_', 'earth'],
  sandQuarry: ['(. .)', '(', 'earth'],
  woods: ['%%%%%', '%', 'green'],
  ford: ['~ - ~', '~', 'water'],
};

export const textureOf = (terrain: string): readonly [string, string, 'water' | 'green' | 'earth'] =>
  own(TEXTURES, terrain) ?? [padRight(terrain.slice(0, 5), 5), terrain.charAt(0), 'earth'];

/** Side signs: the top army faces down, the bottom army up. */
export const sideSigns = (ascii?: boolean): readonly [string, string] => (ascii ? ['v', '^'] : ['▼', '▲']);

/** Before the number of a square. */
export const squareSign = (ascii?: boolean): string => (ascii ? '[' : '□');

/** The map has room for three letters of a code; the fourth of a few long ones is left out. */
export const mapCode = (code: string): string => code.slice(0, 3);

/** Signs of what a unit has done this turn. */
export const MARK_ORDERED = '+';
export const MARK_MOVED = '>';
export const MARK_FOUGHT = 'x';
