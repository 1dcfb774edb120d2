// Answers of a table that are no choice: refusals, faults, and what there is nothing to say of.

import type { Refusal } from '../../kernel/explain.ts';
import type { TableView } from '../../kernel/view.ts';
import type { Answer } from './protocol.ts';
import { Stopped } from './thinkers.ts';

export const GIVEN_UP = 'The battle was given up; it is over.';
export const NOTHING_OPEN = 'no battle has been opened at this table';

/** Not every place has somebody with numbers, nor every game ground with words. */
export function orElse<T>(ask: () => T, nothing: T): T {
  try {
    return ask();
  } catch {
    return nothing;
  }
}

/** A thought that was ended is no fault. */
export function unlessStopped(error: unknown): null {
  if (error instanceof Stopped) return null;
  throw error;
}

export const refused = (refusal: Refusal): Answer<TableView> => ({ kind: 'refused', refusal });
export const refusedFor = (text: string): Answer<TableView> => refused({ text, ref: '' });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
