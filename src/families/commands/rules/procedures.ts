// The family's rulebook: every procedure and decision of the Commands games is registered here under one name.

import { rulebook } from '../../../kernel/procedure.ts';
import type { Frame, State } from './state.ts';

const book = rulebook<State, Frame>();
export const procedure = book.procedure;
export const decision = book.decision;
export const compile = book.compile;
