// The parts of a trace that can be pointed at, each with the places it concerns and the sentences that tell it. The drawings carry
// the key of their part, so that the line of the log is found from them.

import type { TellingAt } from '../../table/protocol.ts';
import type { TurnPassed } from './asking.ts';
import type { Cost, Fallen, Struck, Trace, Went } from './trace.ts';

interface Part {
  readonly key: string;
  /** All places that it touches. */
  readonly places: readonly string[];
  /** Those that light it. */
  readonly ends: readonly string[];
  readonly tells: readonly number[];
}

export const wentKey = ({ piece, id }: Pick<Went, 'piece' | 'id'>): string => `went ${piece} ${id}`;
export const struckKey = ({ from, to, far }: Pick<Struck, 'from' | 'to' | 'far'>): string =>
  `${far ? 'shot' : 'blow'} ${from} ${to}`;
export const costKey = ({ piece, id }: Pick<Cost, 'piece' | 'id'>): string => `cost ${piece} ${id}`;
export const fallenKey = ({ piece, id }: Pick<Fallen, 'piece' | 'id'>): string => `fallen ${piece} ${id}`;

export function partsOf({ went, struck, costs, fallen }: Trace): Part[] {
  return [
    ...went.map((one) => {
      const places = one.legs.flatMap((leg) => leg.places);
      const now = one.now === null ? [] : [one.now];
      const ends = [places[0], places.at(-1) ?? places[0], ...now];
      return { key: wentKey(one), places: [...places, ...now], ends, tells: one.tells };
    }),
    ...struck.map((one) => partBetween(struckKey(one), [one.from, one.to], one.tells)),
    ...costs.map((one) => partBetween(costKey(one), [one.place], one.tells)),
    ...fallen.map((one) => partBetween(fallenKey(one), [one.place], one.tells)),
  ];
}

const partBetween = (key: string, places: readonly string[], tells: readonly number[]): Part => ({
  key,
  places,
  ends: places,
  tells,
});

type Passed = Pick<TurnPassed, 'trace' | 'tellings'>;

const linesOf = (parts: readonly Part[], { tellings }: Passed): readonly TellingAt[] =>
  [...new Set(parts.flatMap(({ tells }) => tells))].sort((a, b) => a - b).map((i) => tellings[i]);

/** The lines that tell a part, and the places that light it. */
export function linesOfPart(passed: Passed, key: string): { lines: readonly TellingAt[]; places: readonly string[] } {
  const parts = partsOf(passed.trace).filter((part) => part.key === key);
  return { lines: linesOf(parts, passed), places: parts.flatMap(({ ends }) => ends) };
}

/** The lines that tell what happened at a place: who went there or through it, struck there or was struck, fell. */
export const linesAt = (passed: Passed, place: string): readonly TellingAt[] =>
  linesOf(
    partsOf(passed.trace).filter(({ places }) => places.includes(place)),
    passed,
  );
