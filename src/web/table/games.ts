// The games that a table in this browser can play.

import { ancientsRules } from '../../games/ancients/ruleset.ts';

/** All games on the shelf belong to one family so far; its state and view are what the bots know. */
export type AnyRuleset = typeof ancientsRules;

const games: readonly AnyRuleset[] = [ancientsRules];

export function rulesetOf(id: string): AnyRuleset {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`the game "${id}" is not on this shelf; it has ${games.map((g) => g.id).join(', ')}`);
  return found;
}
