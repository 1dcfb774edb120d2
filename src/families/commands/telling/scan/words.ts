// Words that the scans share: pieces as a seat speaks of them.

import { leaderWith } from '../../rules/standing.ts';
import { groundOf, type State } from '../../rules/state.ts';
import { count, hexName, leaderName, list, ofArmy, unitName, unitOfArmy } from '../words.ts';

/** `your heavy infantry`, `enemy heavy infantry`; a spectator hears the army's name. */
function ofSide(g: State, side: number, name: string, seat: number): string {
  if (seat >= 0) return `${side === seat ? 'your' : 'enemy'} ${name}`;
  return ofArmy(g, side, name);
}

/** `enemy light infantry`. */
export const unitOf = (g: State, unit: number, seat: number): string =>
  seat < 0 ? unitOfArmy(g, unit) : ofSide(g, g.battle.unitSide[unit], unitName(g, unit), seat);

/** The formation in which the unit stands; empty for the usual one. */
export const formWords = (g: State, unit: number): string => g.battle.game.words.formOf?.(g, unit) ?? '';

/** The unit with its blocks and leader: `your heavy infantry, 3 of 4 blocks, with Scipio`. */
export function unitPhrase(g: State, unit: number, seat: number): string {
  const full = g.battle.unitType[unit].blocks;
  const left = g.unitBlocks[unit];
  const blocks = left === full ? count(full, 'block') : `${left} of ${count(full, 'block')}`;
  const leader = leaderWith(g, unit);
  const led = leader >= 0 ? `, with ${leaderName(g, leader)}` : '';
  const form = formWords(g, unit);
  return `${unitOf(g, unit, seat)}, ${blocks}${form === '' ? '' : `, ${form}`}${led}`;
}

/** The unit by name and hex alone: `light infantry at G5`. */
export const unitPlace = (g: State, unit: number): string => `${unitName(g, unit)} at ${hexName(g, g.unitHex[unit])}`;

export const leaderPhrase = (g: State, leader: number, seat: number): string =>
  `${ofSide(g, g.battle.leaderSide[leader], 'leader', seat)} ${leaderName(g, leader)} alone`;

/** Who stands on a hex, or nobody: then empty. */
export function whoPhrase(g: State, hex: number, seat: number): string {
  if (g.hexUnit[hex] >= 0) return unitPhrase(g, g.hexUnit[hex], seat);
  return g.hexLeader[hex] >= 0 ? leaderPhrase(g, g.hexLeader[hex], seat) : '';
}

/** What a hex is in a few words: who stands there, and the ground unless it is the usual one. */
export function hexPhrase(g: State, hex: number, seat: number): string {
  const { game } = g.battle;
  const { terrain } = groundOf(g);
  const who = whoPhrase(g, hex, seat);
  const ground = terrain[hex] === game.terrain[0] ? '' : terrain[hex].name;
  if (who === '') return ground === '' ? '' : `${ground}, empty`;
  return ground === '' ? who : `${who}, on ${ground}`;
}

/** `Next to it`, `3 hexes away`. */
export const farWords = (far: number): string => (far === 1 ? 'next to it' : `${far} hexes away`);

/** A labelled list as a sentence; nothing when it is empty. */
export const listed = (label: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `${label}: ${list(parts)}.`;

/** Sentences with one space between them. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
