// Errors in a sheet: with its line and column where it came from a text, with the scenario's name where it came from data.

import type { Sheet } from './sheet-types.ts';

export function battleError(
  sheet: Sheet,
  { line, column }: { readonly line: number; readonly column: number },
  message: string,
): Error {
  return new Error(line > 0 ? `line ${line}, column ${column}: ${message}` : `scenario ${sheet.id}: ${message}`);
}
