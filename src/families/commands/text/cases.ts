// Rule cases of the family: the keys of its positions and the facts that may be expected (docs/notation.md, "Rule cases").

import type { CaseDialect } from '../../../lib/cases.ts';
import type { State } from '../rules/state.ts';
import type { CommandsGame } from '../tables/game.ts';
import { factsOf, hexFact } from './cases-facts.ts';
import { positionKeys } from './position-keys.ts';

export const commandsCases = (game: CommandsGame): CaseDialect<State> => ({
  positionKeys: positionKeys(game),
  facts: factsOf(game),
  other: (word) => (/^[A-Z]\d/.test(word) ? hexFact : undefined),
  otherName: 'a hex',
  example: 'F6 empty',
});
