// `who`, `enemies` and `near F6`: all pieces of a side, and everything within two hexes by direction and distance.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { nearScan } from '../../../../lib/hex-scans.ts';
import { isRouted } from '../../rules/ground.ts';
import { isAlone, leaderWith, type State } from '../../rules/state.ts';
import { armyOf, count, cubesOf, hexName, pieceName } from '../words.ts';
import { markWords } from './hex.ts';
import { hexPhrase, sentences } from './words.ts';

/** A spectator has no side of his own: he hears both armies. */
export function listPieces(g: State, seat: number, whose: 'own' | 'enemy'): Scan {
  const sides = seat < 0 ? [0, 1] : [whose === 'own' ? seat : 1 - seat];
  const places: number[] = [];
  const text = sides.map((side) => sideText(g, side, seat, places));
  return { text: sentences(...text), places: places.map((hex) => hexName(g, hex)) };
}

function sideText(g: State, side: number, seat: number, places: number[]): string {
  const { firstUnit, firstLeader } = g.battle;
  const found: { hex: number; text: string }[] = [];
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    const hex = g.unitHex[u];
    if (hex < 0) continue;
    const leader = leaderWith(g, u);
    const led = leader >= 0 ? [`with ${pieceName(g, leader)}`] : [];
    const routed = isRouted(g, u) ? ['routed'] : [];
    const words = [`${hexName(g, hex)} ${pieceName(g, u)}`, cubesOf(g, u), ...led, ...routed, ...markWords(g, u)];
    found.push({ hex, text: words.join(', ') });
  }
  const units = found.length;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
    const hex = g.unitHex[l];
    if (hex < 0 || !isAlone(g, l)) continue;
    const routed = isRouted(g, l) ? ['routed'] : [];
    const words = [`${hexName(g, hex)} ${pieceName(g, l)}`, 'alone', ...routed, ...markWords(g, l)];
    found.push({ hex, text: words.join(', ') });
  }
  found.sort((a, b) => a.hex - b.hex);
  places.push(...found.map((one) => one.hex));
  const whose = seat < 0 ? `${armyOf(g, side)}:` : side === seat ? 'You have' : 'The enemy has';
  const head = `${whose} ${count(units, 'unit')} on the board`;
  return found.length === 0 ? `${head}.` : `${head}: ${found.map((one) => one.text).join('; ')}.`;
}

export const nearHex = (g: State, hex: number, seat: number): Scan =>
  nearScan(g.battle.board, hex, seat, 'clear', (other) => hexPhrase(g, other, seat));
