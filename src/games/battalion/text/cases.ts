// Rule cases of the game: the keys of its positions and the facts that may be expected (docs/notation.md, "Rule cases").

import { findEntry } from '../../../kernel/notation.ts';
import type { CaseDialect } from '../../../lib/cases.ts';
import type { State } from '../rules/state.ts';
import { readUnitWord } from '../telling/words.ts';
import { facts, unitFact } from './cases-facts.ts';
import { positionKeys } from './position-keys.ts';

export const battalionCases: CaseDialect<State> = {
  positionKeys,
  // Dice before the first decision fall when a battle is set up: then the case is a sheet.
  kind: (notation) => (findEntry(notation, 'opening') || findEntry(notation, 'deploy') ? 'sheet' : 'position'),
  facts,
  other: (word) => (readUnitWord(word) >= 0 ? unitFact : undefined),
  otherName: 'a unit',
  example: 'a3 disorder 2',
};
