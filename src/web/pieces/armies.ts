// Colours of the armies. Sides are told apart three ways: the top army has dark blocks with a light edge, the bottom army
// light blocks with a dark edge, and each has its own hue. So a grey picture still tells them apart.

export interface ArmyColours {
  /** Face of the block, its side, its top, its edge, and what is drawn on it. */
  readonly face: string;
  readonly side: string;
  readonly top: string;
  readonly edge: string;
  readonly ink: string;
}

/**
 * Hue and saturation by what an army is called: the first pattern that its name matches. Armies that meet on the shelf are
 * far apart on the wheel.
 */
const HUES: readonly (readonly [RegExp, number, number])[] = [
  [/roman republic/i, 354, 44],
  [/carthage$/i, 36, 58],
  [/bactria/i, 206, 44],
  [/han empire/i, 276, 30],
  [/roman/i, 212, 16],
  [/carthag/i, 24, 46],
  [/craterus/i, 262, 26],
  [/antigon|demetri/i, 192, 36],
  [/eumen/i, 40, 50],
  [/macedon|alexand/i, 268, 26],
  [/persia/i, 42, 58],
  [/spart/i, 358, 50],
  [/theb|boeot/i, 205, 40],
  [/athen|greek|hellen/i, 216, 40],
  [/syrac/i, 165, 30],
  [/seleu/i, 300, 24],
  [/ptolem|egypt/i, 52, 50],
  [/india/i, 28, 62],
  [/scyth/i, 88, 34],
  [/epir|pyrrh/i, 338, 34],
  [/phoc|phok/i, 72, 38],
  [/british/i, 356, 56],
  [/norweg/i, 204, 34],
  [/norman/i, 142, 30],
  [/scot/i, 216, 44],
  [/flem/i, 44, 62],
  [/coalition/i, 30, 52],
  [/english/i, 354, 48],
  [/french/i, 222, 52],
  [/\bhun/i, 14, 48],
  [/sassan/i, 40, 56],
  [/vandal/i, 152, 34],
  [/byzant/i, 285, 34],
];

const known = new Map<string, ArmyColours>();

export function armyColours(army: string, side: 'top' | 'bottom'): ArmyColours {
  const key = `${side} ${army}`;
  const before = known.get(key);
  if (before) return before;
  const [, hue, saturation] = HUES.find(([words]) => words.test(army)) ?? [/./, side === 'top' ? 20 : 220, 24];
  const colours = side === 'top' ? dark(hue, saturation) : light(hue, saturation);
  known.set(key, colours);
  return colours;
}

/** The same as CSS variables, for whatever draws with the styles of pieces.css. */
export function armyStyle(army: string, side: 'top' | 'bottom'): { readonly [variable: string]: string } {
  const { face, side: flank, top, edge, ink } = armyColours(army, side);
  return { '--face': face, '--side': flank, '--top': top, '--edge': edge, '--on-face': ink };
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue} ${Math.round(saturation)}% ${lightness}%)`;

const dark = (hue: number, saturation: number): ArmyColours => ({
  face: hsl(hue, saturation, 26),
  side: hsl(hue, saturation, 14),
  top: hsl(hue, saturation * 0.8, 42),
  edge: hsl(hue, saturation * 0.7, 80),
  ink: hsl(hue, 34, 95),
});

const light = (hue: number, saturation: number): ArmyColours => ({
  face: hsl(hue, saturation, 85),
  side: hsl(hue, saturation * 0.8, 62),
  top: hsl(hue, saturation, 95),
  edge: hsl(hue, saturation * 1.2, 20),
  ink: hsl(hue, 44, 13),
});
