// How the rules of the family and of its games are written: procedures and decisions on the family's state. Which of them a
// game has is said by its list: the family's (`rulebook.ts`) and its own.

import { writing } from '../../../kernel/procedure.ts';
import type { Frame, State } from './state.ts';

export const { procedure, decision } = writing<State, Frame>();
