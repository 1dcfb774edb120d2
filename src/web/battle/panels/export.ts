// Taking a battle out of the page: as a file, or into the clipboard.

import type { SavedBattle } from '../../table/saved.ts';

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // The browser may still be reading it when the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** `akragas-406-bc.txt`: letters and digits only, for every file system. */
export const fileName = (scenario: string): string =>
  `${
    scenario
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'battle'
  }.txt`;

export const downloadSaved = (saved: SavedBattle): void => download(fileName(saved.name), saved.record);

export async function copy(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('this browser does not let the page write to the clipboard');
  await navigator.clipboard.writeText(text);
}
