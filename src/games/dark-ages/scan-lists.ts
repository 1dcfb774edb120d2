// `who`, `enemies` and `near F6`: all pieces of a side, and everything within two hexes by direction and distance.

import type { Scan } from '../../kernel/ruleset.ts';
import { isRouted } from './ground.ts';
import { markWords } from './scan-hex.ts';
import { directionName, directionOf, hexPhrase, sentences } from './scan-words.ts';
import { isAlone, leaderWith, type State } from './state.ts';
import { armyOf, count, cubesOf, hexName, pieceName } from './tell-words.ts';

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

const FARTHEST = 2;

export function nearHex(g: State, hex: number, seat: number): Scan {
  const { board } = g.battle;
  const places = [board.names[hex]];
  const around = (far: number): string => {
    const found: { direction: number; text: string; name: string }[] = [];
    for (let other = 0; other < board.size; other++) {
      if (board.names[other] === '' || board.distance[hex * board.size + other] !== far) continue;
      const what = hexPhrase(g, other, seat);
      if (what === '') continue;
      const direction = directionOf(g, hex, other, seat);
      const name = board.names[other];
      found.push({ direction, name, text: `${directionName(direction)} ${name}, ${what}` });
    }
    // Clockwise from straight ahead.
    found.sort((a, b) => ((3 - a.direction + 12) % 12) - ((3 - b.direction + 12) % 12));
    places.push(...found.map((one) => one.name));
    return found.map((one) => one.text).join('; ');
  };
  const here = hexPhrase(g, hex, seat);
  const near = around(1);
  const far = around(FARTHEST);
  const text = sentences(
    `${hexName(g, hex)}: ${here === '' ? 'clear and empty' : here}.`,
    near === '' ? 'Next to it only clear ground, and nobody.' : `Next to it: ${near}.`,
    far === '' ? 'Two hexes away nothing more.' : `Two hexes away: ${far}.`,
  );
  return { text, places };
}
