// The keys of a position and the marks of a turn: which words say what a unit has done (docs/notation.md, "Positions").

import type { KindSpec } from '../../../kernel/notation.ts';
import {
  ADVANCED,
  BEGAN_FULL,
  BOUND,
  BY_LEADER,
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
  RALLIED,
  RESERVE,
  UNNAMED,
} from '../rules/state.ts';
import type { CommandsGame } from '../tables/game.ts';

/** Keys that say what the battle is; `scenario` stands for all of them. */
export const fixedKeys = [
  ...['game', 'id', 'name', 'date', 'summary', 'top', 'bottom', 'banners', 'board', 'terrain'],
  ...['rules', 'source', 'notes'],
] as const;
export const reserveKeys = ['reserves top', 'reserves bottom'] as const;

/** Marks of units, and of leaders for the first two, in the order in which they are printed; those of a game follow. */
export const familyMarks: readonly (readonly [string, number])[] = [
  ['ordered', ORDERED],
  ['moved', MOVED],
  ['fought', FOUGHT],
  ['fired', FIRED],
  ['mustClose', MUST_CLOSE],
  ['noBattle', NO_BATTLE],
  ['halted', HALTED],
  ['beganFull', BEGAN_FULL],
  ['advanced', ADVANCED],
  ['byLeader', BY_LEADER],
  ['bound', BOUND],
  ['rallied', RALLIED],
];

/** What stands in the place of a hex for a piece that is not on the board. */
export const absences: { readonly [word: string]: number } = {
  '-': RESERVE,
  lost: ELIMINATED,
  left: LEFT,
  exited: EXITED,
  unnamed: UNNAMED,
};
/** The fate that a word stands for, 0 for a piece that is on the board. */
export const absence = (word: string): number => (Object.hasOwn(absences, word) ? absences[word] : 0);
export const absenceOf = (fate: number): string =>
  Object.keys(absences).find((word) => absences[word] === fate) ?? 'lost';
/** Only a leader waits unnamed in the ranks. */
export const unitAbsence = (word: string): number => (word === 'unnamed' ? 0 : absence(word));

/** Where a turn may stand without a written stack, and the step of the turn with which it goes on. */
export const phaseSteps = {
  begin: 'begin',
  card: 'card',
  orders: 'orders',
  fire: 'fireFirst',
  move: 'move',
  battle: 'battle',
  end: 'end',
} as const;
export type Phase = keyof typeof phaseSteps;
export const phases = Object.keys(phaseSteps) as readonly Phase[];
/** The word for the time before the first turn, when the sheet's special rules have leaders placed or dice rolled. */
export const beforeFirstTurn = 'setup';

export const sectionWords: readonly (readonly [string, number])[] = [
  ['left', 1],
  ['centre', 2],
  ['right', 4],
];

export const marksOf = (game: CommandsGame): readonly (readonly [string, number])[] => [
  ...familyMarks,
  ...game.marks.map(({ key, bit }) => [key, bit] as const),
];

export const positionKeys = (game: CommandsGame): readonly string[] => [
  ...['scenario', 'options', 'rules version', ...fixedKeys, ...reserveKeys],
  ...['units top', 'units bottom', 'leaders top', 'leaders bottom'],
  ...['cleared', 'turn', 'active', 'phase', 'outcome', 'command', 'tokens', 'spent', 'gained'],
  ...['hand top', 'hand bottom', 'square top', 'square bottom', 'deck', 'discards', 'drawn', 'card', 'last'],
  ...['action', 'led'],
  ...marksOf(game).map(([key]) => key),
  ...['aimed', 'at', 'memory'],
];

export const positionKind = (game: CommandsGame): KindSpec => ({ kind: 'position', keys: positionKeys(game) });
