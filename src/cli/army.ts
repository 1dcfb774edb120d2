// `vexillum army`: armies that players build themselves. Checks those of files, and writes ready ones to begin from.

import { FOUND_WRONG, harmless, inFile, OK } from './errors.ts';
import { factionNamed, gameOfArmy, readArmy } from './games.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import { plural, wrap } from './text.ts';

/** `two players`, `four players`, `two or four players`. */
const battles = (players: readonly number[]): string =>
  `${players.map((n) => (n === 2 ? 'two' : 'four')).join(' or ')} players`;

export function runArmyCheck(io: Io, style: Style, files: readonly string[], json?: boolean): number {
  const checked = files.map((file) => {
    const text = readArmy(io, file);
    const { musters } = gameOfArmy(text);
    return inFile(file, () => ({
      file,
      faults: musters.faults(text),
      players: musters.players(text),
      told: musters.describe(text),
    }));
  });
  const broken = checked.filter(({ faults }) => faults.length > 0);
  if (json) {
    const told = checked.map(({ file, faults, players }) => ({ file, sound: faults.length === 0, players, faults }));
    io.out(`${JSON.stringify(told, null, 2)}\n`);
  } else {
    for (const { file, faults, players, told } of checked) {
      const head = faults.length === 0 ? style.good(`sound for ${battles(players)}`) : style.bad('broken');
      io.out(
        `${head}  ${harmless(file)}${faults.length === 0 ? '' : `: ${plural(faults.length, 'rule')} broken`}\n${told}\n`,
      );
      for (const { text, ref } of faults)
        io.out(`${wrap(`${text} ${style.dim(`[${ref}]`)}`, io.columns, '    ', '  - ')}\n`);
    }
  }
  return broken.length > 0 ? FOUND_WRONG : OK;
}

/** Writes a ready army of a faction to a file, or shows it; with a seed one that the computer musters. */
export function runArmyReady(
  io: Io,
  faction: string,
  size: number,
  { save, seed }: { readonly save?: string; readonly seed?: string } = {},
): void {
  const { musters } = gameOfArmy('');
  const known = factionNamed(musters.factions, faction);
  const text = seed === undefined ? musters.ready(known, size) : musters.mustered(known, size, seed);
  if (save === undefined) io.out(text);
  else {
    io.writeFile(save, text);
    io.out(`Written: ${harmless(save)}\n`);
  }
}
