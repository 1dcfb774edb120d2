// The four factions: hue, emblem and the cut of what bears their colours. The side that sits on top has dark tiles with a
// light edge, the other light tiles with a dark edge, so that a grey picture tells the sides apart and hue only the factions.

import { disc, shape } from '../../../pieces/outline.ts';
import { letters } from './letters.ts';

export interface FactionArt {
  readonly key: 'rome' | 'carthage' | 'bactria' | 'han' | 'other';
  readonly hue: number;
  readonly saturation: number;
  /** A word for it where room is short. */
  readonly short: string;
  /** Filled, round (0,0) in a square of 24. */
  readonly emblem: string;
}

const star = (rays: number, outer: number, inner: number): string =>
  shape(
    ...Array.from({ length: rays * 2 }, (_, i) => {
      const angle = (Math.PI * i) / rays - Math.PI / 2;
      const r = i % 2 === 0 ? outer : inner;
      return [r * Math.cos(angle), r * Math.sin(angle)] as const;
    }),
  );

const FACTIONS: readonly (readonly [RegExp, FactionArt])[] = [
  [
    /rom/,
    {
      key: 'rome',
      hue: 354,
      saturation: 44,
      short: 'Rome',
      // An eagle with spread wings on a bar.
      emblem:
        'M0 -9C1.600 -9 2.4 -7.600 2 -6L4 -6.600C7 -8 9.4 -8.600 11.4 -7.4C10.6 -2.6 8 0.6 3.4 1.4L4.4 5H-4.4L-3.4 1.4C-8 0.6 -10.6 -2.6 -11.4 -7.4C-9.4 -8.600 -7 -8 -4 -6.600L-2 -6C-2.4 -7.600 -1.600 -9 0 -9Z' +
        'M-8 7H8V9.600H-8Z',
    },
  ],
  [
    /carth/,
    {
      key: 'carthage',
      hue: 36,
      saturation: 58,
      short: 'Carthage',
      // The sign of the goddess: a disc, a bar, a triangle.
      emblem: `${disc(0, -6.4, 3.6)}M-9 -2.4H9V0.4H2.2L7.600 10H-7.600L-2.2 0.4H-9Z`,
    },
  ],
  [
    /grec|bactr/,
    { key: 'bactria', hue: 206, saturation: 44, short: 'Bactria', emblem: star(8, 10.6, 4) + disc(0, 0, 2) },
  ],
  [
    /han/,
    {
      key: 'han',
      hue: 276,
      saturation: 30,
      short: 'Han',
      // A seal: a square frame with a broken meander.
      emblem: 'M-10 -10H10V10H-10ZM-7.4 7.4H7.4V-7.4H-7.4ZM-5 -5H5V5H-1.4V2.4H2.4V-2.4H-2.4V5H-5Z',
    },
  ],
];

const OTHER: FactionArt = { key: 'other', hue: 200, saturation: 10, short: '', emblem: disc(0, 0, 9) };

export const factionArt = (faction: string): FactionArt =>
  FACTIONS.find(([words]) => words.test(letters(faction)))?.[1] ?? { ...OTHER, short: faction };

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue} ${Math.round(saturation)}% ${lightness}%)`;

const known = new Map<string, { readonly [variable: string]: string }>();

/** The colours of a tile as CSS variables: `--face`, `--side`, `--top`, `--edge`, `--on-face`. */
export function factionStyle(faction: string, side: string): { readonly [variable: string]: string } {
  const id = `${side} ${faction}`;
  const before = known.get(id);
  if (before) return before;
  const { hue, saturation: s } = factionArt(faction);
  const style =
    side === 'top'
      ? {
          '--face': hsl(hue, s, 25),
          '--side': hsl(hue, s, 15),
          '--top': hsl(hue, s * 0.8, 40),
          '--edge': hsl(hue, s * 0.7, 82),
          '--on-face': hsl(hue, 40, 96),
        }
      : {
          '--face': hsl(hue, s * 1.1, 87),
          '--side': hsl(hue, s * 0.8, 66),
          '--top': hsl(hue, s, 95),
          '--edge': hsl(hue, s * 1.1, 22),
          '--on-face': hsl(hue, 46, 12),
        };
  known.set(id, style);
  return style;
}
