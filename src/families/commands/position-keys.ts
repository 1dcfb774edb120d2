// The keys of a position and the marks of a turn: which words say what a unit has done (docs/notation.md, "Positions").

import type { KindSpec } from '../../kernel/notation.ts';
import {
  BEGAN_FULL,
  ELIMINATED,
  EXITED,
  FIRED,
  FOUGHT,
  HALTED,
  LEFT,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  RESERVE,
} from './state.ts';

/** Keys that say what the battle is; `scenario` stands for all of them. */
export const fixedKeys = [
  ...['game', 'id', 'name', 'date', 'summary', 'top', 'bottom', 'banners', 'board', 'terrain'],
  ...['rules', 'source', 'notes'],
] as const;
export const reserveKeys = ['reserves top', 'reserves bottom'] as const;

/** Marks of units, and of leaders for the first two, in the order in which they are printed. */
export const marks: readonly (readonly [string, number])[] = [
  ['ordered', ORDERED],
  ['moved', MOVED],
  ['fought', FOUGHT],
  ['fired', FIRED],
  ['mustClose', MUST_CLOSE],
  ['noBattle', NO_BATTLE],
  ['halted', HALTED],
  ['beganFull', BEGAN_FULL],
];

/** What stands in the place of a hex for a piece that is not on the board. */
export const absences: { readonly [word: string]: number } = {
  '-': RESERVE,
  lost: ELIMINATED,
  left: LEFT,
  exited: EXITED,
};
export const absenceOf = (fate: number): string =>
  Object.keys(absences).find((word) => absences[word] === fate) ?? 'lost';

export const phases = ['card', 'orders', 'move', 'battle'] as const;
export type Phase = (typeof phases)[number];

export const sectionWords: readonly (readonly [string, number])[] = [
  ['left', 1],
  ['centre', 2],
  ['right', 4],
];

export const positionKeys: readonly string[] = [
  ...['scenario', 'options', ...fixedKeys, ...reserveKeys],
  ...['units top', 'units bottom', 'leaders top', 'leaders bottom'],
  ...['turn', 'active', 'phase', 'outcome', 'command', 'gained'],
  ...['hand top', 'hand bottom', 'deck', 'discards', 'card', 'last'],
  ...marks.map(([key]) => key),
  ...['at', 'memory'],
];

export const positionKind: KindSpec = { kind: 'position', keys: positionKeys };
