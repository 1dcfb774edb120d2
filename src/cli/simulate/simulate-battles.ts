// The battles that `vexillum simulate` is asked for: those of the shelf by name or pattern, and sheets from files.

import type { Start } from '../../kernel/ruleset.ts';
import { Table } from '../../kernel/table.ts';
import { checkBot } from '../bots.ts';
import { inFile } from '../errors.ts';
import { findScenarios, isFile, startOfFile } from '../games.ts';
import type { Io } from '../io.ts';

export interface Fought {
  readonly game: string;
  /** The id of the shelf, or the name of the file. */
  readonly id: string;
  readonly name: string;
  readonly start: Start;
}

export function findBattles(io: Io, names: readonly string[]): Fought[] {
  const files = names.filter((name) => !name.includes('*') && isFile(io, name));
  const shelf = names.filter((name) => !files.includes(name));
  const listed = shelf.length === 0 ? [] : findScenarios(shelf);
  return [
    ...listed.map(({ game, id, name }) => ({ game, id, name, start: { scenario: id } })),
    ...files.map((file) => {
      const { game, start, title } = startOfFile(io, file);
      // Read whole before a thread is started: what is wrong in it is the file's, not the program's.
      inFile(file, () => new Table(game.rules, { start, seed: '' }));
      return { game: game.rules.id, id: file, name: title, start };
    }),
  ];
}

/** Before a thread is started: every game must have both players. */
export function checkBots(battles: readonly Fought[], bots: readonly string[]): void {
  for (const game of new Set(battles.map((battle) => battle.game))) {
    for (const name of bots) checkBot(name, game);
  }
}
