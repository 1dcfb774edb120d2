// The keys of a position of Dark Ages and the words for what a piece has done. docs/notation.md, "Positions".

import type { KindSpec } from '../../../kernel/notation.ts';
import {
  ACTIVATED,
  ASSAULTED,
  EVADED,
  FACED,
  FIRED,
  FOUGHT,
  GROUPED,
  HAS_MOVED,
  HELD,
  IN_ENTRY,
  LED,
  MOVED,
  MOVED_THIS_TURN,
  RALLIED,
  WET,
} from '../rules/state.ts';
import { sheetKeys } from './sheet.ts';

/** Keys beyond those of a sheet, in the order in which they are printed. */
const ownKeys: readonly string[] = [
  ...[
    'options',
    'rules version',
    'ground',
    'now',
    'turn',
    'round',
    'active',
    'outcome',
    'passes',
    'lost',
    'events played',
    'last turn',
  ],
  ...['hand top', 'hand bottom', 'discards', 'out', 'activation', 'phase', 'at', 'memory'],
];

export const positionKeys: readonly string[] = ['scenario', ...sheetKeys, ...ownKeys];

export const positionKind: KindSpec = { kind: 'position', keys: positionKeys };

/** What a piece has done this round. */
export const markWords: readonly (readonly [string, number])[] = [
  ['activated', ACTIVATED],
  ['moved', MOVED],
  ['assaulted', ASSAULTED],
  ['fought', FOUGHT],
  ['fired', FIRED],
  ['evaded', EVADED],
  ['grouped', GROUPED],
  ['rallied', RALLIED],
  ['faced', FACED],
  ['held', HELD],
  ['led', LED],
];

/** What stays with it. */
export const lastingWords: readonly (readonly [string, number])[] = [
  ['hasMoved', HAS_MOVED],
  ['movedThisTurn', MOVED_THIS_TURN],
  ['wet', WET],
  ['reinforcement', IN_ENTRY],
];

/** Where a round can begin in a written position. */
export const phases = ['open', 'movement', 'combat'] as const;
export type Phase = (typeof phases)[number];
