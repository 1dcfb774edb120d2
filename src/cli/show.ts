// `vexillum show`: a battle before it begins. The board, the armies, the special rules, and where its facts come from.

import { kindOf } from '../kernel/notation.ts';
import type { CliGame, Shown } from './cli-game.ts';
import { InputError, inFile } from './errors.ts';
import { findScenario, gameNamed, gameOfText, isFile } from './games.ts';
import { type Io, tellNarrow } from './io.ts';
import type { Style } from './style.ts';

export interface ShowOptions {
  readonly json?: boolean;
  readonly ascii?: boolean;
}

export function runShow(io: Io, style: Style, name: string, options: ShowOptions): void {
  inFile(name, () => {
    const { game, battle } = findBattle(io, name);
    if (options.json) io.out(`${JSON.stringify(game.showJson(battle), null, 2)}\n`);
    else {
      tellNarrow(io);
      io.out(`${game.show(battle, style, options.ascii ?? io.plainSigns)}\n`);
    }
  });
}

function findBattle(io: Io, name: string): { game: CliGame; battle: Shown } {
  if (isFile(io, name)) {
    const sheet = io.readFile(name);
    const kind = kindOf(sheet);
    if (kind === 'position') throw new InputError(`${name} holds a position; "vexillum position ${name}" shows it`);
    if (kind === 'army') throw new InputError(`${name} holds an army; "vexillum army check ${name}" looks at it`);
    if (kind !== 'sheet') throw new InputError(`a sheet was expected, and this is a ${kind}`);
    const game = gameOfText(sheet);
    return { game, battle: { rules: game.rules, sheet, info: null } };
  }
  const info = findScenario(name);
  const game = gameNamed(info.game);
  return { game, battle: { rules: game.rules, sheet: game.rules.sheetText(info.id), info } };
}
