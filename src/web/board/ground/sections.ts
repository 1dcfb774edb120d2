// Where the board's sections part and what the viewer calls them. A hex that a line cuts belongs to two sections, so the
// lines are found from those hexes; in the rows between, the same line runs along a hexside.

import type { Survey } from './survey.ts';

/** The places, from left to right on the drawing, of the upright dashed lines. */
export function sectionLines(survey: Survey): number[] {
  const places = new Set<number>();
  for (const { hex, centre } of survey.cells)
    if (hex && hex.sections.length > 1) places.add(Math.round(centre.x * 10) / 10);
  return [...places].sort((a, b) => a - b);
}

export interface SectionName {
  readonly name: string;
  readonly x: number;
}

/** The sections' names with the middle of each, from left to right on the drawing. */
export function sectionNames(survey: Survey): SectionName[] {
  const extents = new Map<string, [number, number]>();
  for (const { hex, centre } of survey.cells) {
    for (const name of hex?.sections ?? []) {
      const [from, to] = extents.get(name) ?? [centre.x, centre.x];
      extents.set(name, [Math.min(from, centre.x), Math.max(to, centre.x)]);
    }
  }
  return [...extents]
    .map(([name, [from, to]]) => ({ name: name.charAt(0).toUpperCase() + name.slice(1), x: (from + to) / 2 }))
    .sort((a, b) => a.x - b.x);
}

/** Whether the viewer's own baseline is the upper one of the drawing; a spectator sits with the bottom player. */
export const ownBaselineAbove = (seat: number, flipped: boolean): boolean => (seat === 0) !== flipped;
