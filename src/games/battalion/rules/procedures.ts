// How the rules of the game are written: procedures, decisions and windows on its state. `rulebook.ts` lists them.

import { writing } from '../../../kernel/procedure.ts';
import type { Frame, State } from './state.ts';

/** What windows are written with. */
export const pen = writing<State, Frame>();
export const { procedure, decision } = pen;
