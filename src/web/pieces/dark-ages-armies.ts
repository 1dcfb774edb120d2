// Colours of the armies of Dark Ages: counters as in the other games (the top army dark with a light edge, the bottom army
// light with a dark edge, each with its hue), and wooden cubes in a stronger tone of the same hue.

import type { ArmyColours } from './armies.ts';

type SideName = 'top' | 'bottom';

/** Hue and saturation by what an army is called; the first pattern that its name matches. */
const HUES: readonly (readonly [RegExp, number, number])[] = [
  [/norweg|viking/i, 204, 34],
  [/norman|breton/i, 142, 30],
  [/scot/i, 216, 44],
  [/flem/i, 44, 62],
  [/french|france/i, 226, 52],
  [/coalition|imperial/i, 30, 52],
  [/english|saxon|england/i, 354, 48],
];

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue} ${Math.round(saturation)}% ${lightness}%)`;

export interface DarkAgesColours extends ArmyColours {
  /** Front, side and top of a cube, and its edge. */
  readonly cube: string;
  readonly cubeSide: string;
  readonly cubeTop: string;
  readonly cubeEdge: string;
}

export function darkAgesColours(army: string, side: SideName): DarkAgesColours {
  const [, hue, saturation] = HUES.find(([words]) => words.test(army)) ?? [/./, side === 'top' ? 20 : 220, 24];
  return side === 'top' ? dark(hue, saturation) : light(hue, saturation);
}

const dark = (hue: number, saturation: number): DarkAgesColours => ({
  face: hsl(hue, saturation, 26),
  side: hsl(hue, saturation, 14),
  top: hsl(hue, saturation * 0.8, 42),
  edge: hsl(hue, saturation * 0.7, 80),
  ink: hsl(hue, 34, 95),
  cube: hsl(hue, saturation + 14, 33),
  cubeSide: hsl(hue, saturation + 10, 19),
  cubeTop: hsl(hue, saturation + 6, 50),
  cubeEdge: hsl(hue, saturation * 0.7, 86),
});

const light = (hue: number, saturation: number): DarkAgesColours => ({
  face: hsl(hue, saturation, 86),
  side: hsl(hue, saturation * 0.8, 62),
  top: hsl(hue, saturation, 95),
  edge: hsl(hue, saturation * 1.2, 20),
  ink: hsl(hue, 44, 13),
  cube: hsl(hue, saturation + 22, 77),
  cubeSide: hsl(hue, saturation + 10, 54),
  cubeTop: hsl(hue, saturation + 30, 91),
  cubeEdge: hsl(hue, saturation * 1.2, 18),
});

/** The same as CSS variables, for whatever draws with the styles of pieces.css and dark-ages.css. */
export function darkAgesStyle(army: string, side: SideName): { readonly [variable: string]: string } {
  const { face, side: flank, top, edge, ink, cube, cubeSide, cubeTop, cubeEdge } = darkAgesColours(army, side);
  return {
    '--face': face,
    '--side': flank,
    '--top': top,
    '--edge': edge,
    '--on-face': ink,
    '--cube': cube,
    '--cube-side': cubeSide,
    '--cube-top': cubeTop,
    '--cube-edge': cubeEdge,
  };
}
