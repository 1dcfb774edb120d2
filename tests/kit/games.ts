// Every game of the family with what tests need of it: its tables, its ruleset, its made-up battles.

import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import type { CommandsGame } from '../../src/families/commands/tables/game.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonics } from '../../src/games/napoleonics/index.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { legions, medievalGround, napoleonicsGround, provingGround } from './proving-ground.ts';

export interface GameUnderTest {
  readonly game: CommandsGame;
  readonly rules: CommandsRuleset;
  readonly grounds: readonly string[];
}

export const games: readonly GameUnderTest[] = [
  { game: ancients, rules: ancientsRules, grounds: [provingGround, legions] },
  { game: medieval, rules: medievalRules, grounds: [medievalGround] },
  { game: napoleonics, rules: napoleonicsRules, grounds: [napoleonicsGround] },
];

export function gameNamed(id: string): GameUnderTest {
  const found = games.find(({ game }) => game.id === id);
  if (!found) throw new Error(`there is no game ${id}; there are ${games.map(({ game }) => game.id).join(', ')}`);
  return found;
}

/** The optional rules of a scenario, all of them. */
export function optionsOf({ game }: GameUnderTest, id: string): string[] {
  const sheet = game.sheets.find((one) => `${game.id}/${one.id}` === id);
  return sheet?.rules.filter((rule) => rule.optional).map((rule) => rule.key) ?? [];
}
