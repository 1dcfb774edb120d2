// The games that a table in this browser can play. Each is fetched when it is first asked for, so that a worker begins with
// the kernel and one game, not with all of them.

import type { CommandsRuleset } from '../../families/commands/ruleset.ts';

/** All games on the shelf belong to one family so far; its state and view are what the bots know. */
export type AnyRuleset = CommandsRuleset;

const games: { readonly [id: string]: () => Promise<AnyRuleset> } = {
  ancients: async () => (await import('../../games/ancients/ruleset.ts')).ancientsRules,
  medieval: async () => (await import('../../games/medieval/ruleset.ts')).medievalRules,
  napoleonics: async () => (await import('../../games/napoleonics/ruleset.ts')).napoleonicsRules,
};

const loaded = new Map<string, AnyRuleset>();

/** The rules of a game, fetched if need be. */
export async function loadGame(id: string): Promise<AnyRuleset> {
  const before = loaded.get(id);
  if (before) return before;
  if (!Object.hasOwn(games, id)) {
    throw new Error(`the game "${id}" is not on this shelf; it has ${Object.keys(games).join(', ')}`);
  }
  const rules = await games[id]();
  loaded.set(id, rules);
  return rules;
}
