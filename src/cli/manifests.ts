// The games at the terminal, in the order of the shelf. All of them are loaded at once: battles are found by their names alone.

import { battalion } from './battalion/index.ts';
import type { CliGame } from './cli-game.ts';
import { ancients, medieval, napoleonics } from './commands/index.ts';
import { darkAges } from './dark-ages/index.ts';

export const manifests: readonly CliGame[] = [ancients, medieval, napoleonics, battalion, darkAges];
