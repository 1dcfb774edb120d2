// What page and worker post to each other: requests by name with their arguments, answers by number, and news.

import type { MusterQuestion } from '../muster/types.ts';
import type { AskName } from './asks.ts';
import type { Trouble } from './protocol.ts';
import type { SentUpdate } from './sent-views.ts';

export interface Request {
  readonly id: number;
  /** One of the list in asks.ts. */
  readonly ask: AskName;
  readonly args: readonly unknown[];
}

/** Views travel as what differs from the one that was sent before (sent-views.ts). */
export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }
  | { readonly kind: 'update'; readonly update: SentUpdate }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

/** The first message of a worker says what it is for; all kinds run the same script. */
export type Role =
  | { readonly role: 'table'; readonly odds: MessagePort }
  | { readonly role: 'odds'; readonly table: MessagePort }
  | { readonly role: 'thinker' }
  | { readonly role: 'library' };

/** What can be asked without a table: how a battle begins, what a text holds, what is to be said of an army. */
export type LibraryRequest =
  | { readonly id: number; readonly kind: 'firstView'; readonly game: string; readonly scenario: string }
  | { readonly id: number; readonly kind: 'muster'; readonly question: MusterQuestion }
  | { readonly id: number; readonly kind: 'readText'; readonly text: string; readonly seed: string };

export type LibraryAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** Between the table's worker and the one beside it that works out odds. */
export interface OddsRequest {
  readonly id: number;
  readonly game: string;
  readonly state: unknown;
  readonly choice: string;
  readonly policy: string | undefined;
}

export type OddsAnswer =
  | { readonly id: number; readonly odds: unknown }
  | { readonly id: number; readonly error: string };
