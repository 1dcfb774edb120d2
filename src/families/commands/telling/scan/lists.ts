// `who` and `enemies`: all pieces of a side on the board, row by row.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { enemyOf, leaderWith } from '../../rules/standing.ts';
import type { State } from '../../rules/state.ts';
import { armyOf, count, hexName, leaderName, unitName } from '../words.ts';
import { markWords } from './hex.ts';
import { formWords, sentences } from './words.ts';

/** A spectator has no side of his own: he hears both armies. */
export function listPieces(g: State, seat: number, whose: 'own' | 'enemy'): Scan {
  const sides = seat < 0 ? [0, 1] : [whose === 'own' ? seat : enemyOf(seat)];
  const places: number[] = [];
  const text = sides.map((side) => sideText(g, side, seat, places));
  return { text: sentences(...text), places: places.map((hex) => g.battle.board.names[hex]) };
}

function sideText(g: State, side: number, seat: number, places: number[]): string {
  const { firstUnit, firstLeader, unitType } = g.battle;
  const pieces: { hex: number; text: string }[] = [];
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    const hex = g.unitHex[u];
    if (hex < 0) continue;
    const full = unitType[u].blocks;
    const blocks = g.unitBlocks[u] === full ? count(full, 'block') : `${g.unitBlocks[u]} of ${count(full, 'block')}`;
    const form = [formWords(g, u)].filter((words) => words !== '');
    const leader = leaderWith(g, u);
    const led = leader >= 0 ? [`with ${leaderName(g, leader)}`] : [];
    pieces.push({
      hex,
      text: [`${hexName(g, hex)} ${unitName(g, u)}`, blocks, ...form, ...led, ...markWords(g, u)].join(', '),
    });
  }
  const units = pieces.length;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
    const hex = g.leaderHex[l];
    if (hex >= 0 && g.hexUnit[hex] < 0) pieces.push({ hex, text: `${hexName(g, hex)} ${leaderName(g, l)}, alone` });
  }
  pieces.sort((a, b) => a.hex - b.hex);
  places.push(...pieces.map((piece) => piece.hex));
  const whose = seat < 0 ? `${armyOf(g, side)}:` : side === seat ? 'You have' : 'The enemy has';
  const head = `${whose} ${count(units, 'unit')} on the board`;
  return pieces.length === 0 ? `${head}.` : `${head}: ${pieces.map((piece) => piece.text).join('; ')}.`;
}
