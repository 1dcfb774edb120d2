// Colours of the armies. Sides are told apart three ways: the top army has dark blocks with a light edge, the bottom army
// light blocks with a dark edge, and each has its own hue. So a grey picture still tells them apart.

export interface ArmyColours {
  /** Face of the block, its side, its edge, and what is drawn on it. */
  readonly face: string;
  readonly side: string;
  readonly edge: string;
  readonly ink: string;
}

/** Hues by what an army is called; names of the sheets' armies are looked up by their first matching word. */
const HUES: readonly (readonly [RegExp, number, number])[] = [
  [/roman/i, 215, 10],
  [/carthag/i, 26, 42],
  [/macedon|alexand/i, 275, 26],
  [/persia/i, 42, 52],
  [/spart/i, 358, 48],
  [/theb|boeot/i, 205, 38],
  [/athen|greek|hellen/i, 210, 40],
  [/syrac/i, 165, 28],
  [/seleu/i, 300, 22],
  [/ptolem|egypt/i, 50, 48],
  [/india/i, 14, 46],
  [/scyth/i, 95, 26],
  [/epir|pyrrh/i, 330, 28],
  [/antigon|demetri/i, 190, 32],
  [/eumen/i, 130, 24],
  [/phoc|phok/i, 60, 34],
];

export function armyColours(army: string, side: 'top' | 'bottom'): ArmyColours {
  const [, hue, saturation] = HUES.find(([words]) => words.test(army)) ?? [/./, side === 'top' ? 20 : 220, 24];
  return side === 'top'
    ? {
        face: `hsl(${hue} ${saturation}% 27%)`,
        side: `hsl(${hue} ${saturation}% 17%)`,
        edge: `hsl(${hue} ${Math.round(saturation * 0.7)}% 78%)`,
        ink: `hsl(${hue} 30% 94%)`,
      }
    : {
        face: `hsl(${hue} ${saturation}% 84%)`,
        side: `hsl(${hue} ${saturation}% 66%)`,
        edge: `hsl(${hue} ${Math.round(saturation * 1.2)}% 20%)`,
        ink: `hsl(${hue} 40% 13%)`,
      };
}
