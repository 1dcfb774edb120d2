// Parts of which the pictures of the tactic cards are put together. Pictures are drawn round (0,0), 120 wide and 60 high.

import type { Picture, Stroke } from '../../../cards/art.ts';
import { disc, shape } from '../../../pieces/outline.ts';
import { rankArt } from './ranks.ts';

export type Pictures = { readonly [card: string]: Picture };

export const ink = (path: string): Stroke => ({ path, as: 'ink' });
export const line = (path: string): Stroke => ({ path, as: 'line' });
export const pale = (path: string): Stroke => ({ path, as: 'pale' });
export const paleLine = (path: string): Stroke => ({ path, as: 'paleLine' });
export const gold = (path: string): Stroke => ({ path, as: 'gold' });

/** A figure of the game with its inner lines. */
export function troop(kind: string, x: number, scale: number, y = 5, faction = ''): Picture {
  const art = rankArt(kind, '', faction);
  return [
    { path: art.ink, as: 'ink', at: [x, y, scale] },
    ...(art.cut === undefined ? [] : [{ path: art.cut, as: 'paleLine', at: [x, y, scale] } as const]),
  ];
}

/** A die of eight sides, with a plus or with an arrow that turns it again. */
export const die = (x: number, y: number, r: number): string => {
  const k = r * 0.42;
  return `M${x - k} ${y - r}H${x + k}L${x + r} ${y - k}V${y + k}L${x + k} ${y + r}H${x - k}L${x - r} ${y + k}V${y - k}Z`;
};
export const plus = (x: number, y: number, r: number): string => `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`;
export const moreDice = (x: number, y = 0): Picture => [
  line(die(x, y - 12, 10)),
  line(plus(x, y - 12, 4.6)),
  line(die(x, y + 13, 10)),
  line(plus(x, y + 13, 4.6)),
];
/** An arrow round a point, almost closed. */
export const again = (x: number, y: number, r: number): string =>
  `M${x + r * 0.8} ${y - r * 0.6}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.16}M${x + r * 0.78} ${y - r * 1.2}V${y - r * 0.54}H${x + r * 0.1}`;

export const men = (x: number, y: number, s = 1): string =>
  disc(x, y - 9 * s, 3.6 * s) +
  shape([x - 5 * s, y - 4 * s], [x + 5 * s, y - 4 * s], [x + 4 * s, y + 10 * s], [x - 4 * s, y + 10 * s]);

export const block = (x: number, y: number, w: number, h: number): string =>
  shape([x, y], [x + w, y], [x + w, y + h], [x, y + h]);

/** The head of an arrow at (x, y) toward an angle in degrees. */
export const tip = (x: number, y: number, degrees: number, size = 7): string => {
  const turn = (a: number): string => {
    const r = ((degrees + a) * Math.PI) / 180;
    return `${(x + Math.cos(r) * size).toFixed(1)} ${(y + Math.sin(r) * size).toFixed(1)}`;
  };
  return `M${turn(145)}L${x} ${y}L${turn(-145)}`;
};

export const coin = (x: number, y: number, r = 8): Picture => [
  gold(disc(x, y, r)),
  line(disc(x, y, r)),
  line(disc(x, y, r * 0.5)),
];
