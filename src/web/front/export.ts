// Battles as files: the record as text, named so that a folder of them can be read.

import { listBattles, type SavedBattle } from '../table/saved.ts';

/** Offers a text as a file of that name. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers begin to read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

export const fileName = (battle: Pick<SavedBattle, 'game' | 'name' | 'turn'>): string =>
  `${battle.game}-${plain(battle.name)}-turn-${battle.turn}.record.txt`;

export const exportBattle = (battle: SavedBattle): void => saveFile(fileName(battle), battle.record);

/** All battles in one file, one record after the other; answers what became of it, as a sentence. */
export async function exportAll(): Promise<string> {
  try {
    const battles = await listBattles();
    if (battles.length === 0) return 'No battle is kept in this browser.';
    saveFile('vexillum-battles.record.txt', battles.map((battle) => battle.record.trimEnd()).join('\n\n'));
    return battles.length === 1 ? 'One battle exported.' : `${battles.length} battles exported.`;
  } catch {
    return 'This browser does not let the page read what it keeps.';
  }
}
