// Errors in a sheet: with its line and column where it came from a text, with the scenario's name where it came from data.

import { NotationError } from '../../../kernel/notation.ts';
import type { Sheet } from './sheet-types.ts';

export function battleError(
  sheet: Sheet,
  { line, column }: { readonly line: number; readonly column: number },
  message: string,
): Error {
  if (line === 0) return new Error(`scenario ${sheet.id}: ${message}`);
  return new NotationError({ line, column }, 'a battle that can be fought', message, message);
}
