// `near F6`: everything within two hexes, by direction and distance.

import type { Scan } from '../../kernel/ruleset.ts';
import { directionName, directionOf, hexPhrase, sentences } from './scan-words.ts';
import type { State } from './state.ts';
import { hexName } from './words.ts';

const FARTHEST = 2;

export function nearHex(g: State, hex: number, seat: number): Scan {
  const { board } = g.battle;
  const places = [board.names[hex]];
  const around = (distance: number): string => {
    const found: { direction: number; text: string; name: string }[] = [];
    for (let other = 0; other < board.size; other++) {
      if (board.distance[hex * board.size + other] !== distance) continue;
      const what = hexPhrase(g, other, seat);
      if (what === '') continue;
      const direction = directionOf(g, hex, other, seat);
      found.push({
        direction,
        name: board.names[other],
        text: `${directionName(direction)} ${board.names[other]}, ${what}`,
      });
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
    `${hexName(g, hex)}: ${here === '' ? 'open and empty' : here}.`,
    near === '' ? 'Next to it only open ground, and nobody.' : `Next to it: ${near}.`,
    far === '' ? 'Two hexes away nothing more.' : `Two hexes away: ${far}.`,
  );
  return { text, places };
}
