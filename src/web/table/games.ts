// The games that a table in this browser can play. Each is fetched when it is first asked for, so that a worker begins with
// the kernel and one game, not with all of them; its computer players come when one sits down.

import type { GameBots } from '../../bots/bot.ts';
import type { AnyRuleset } from '../../kernel/view.ts';

export type { AnyRuleset } from '../../kernel/view.ts';

interface Game {
  rules(): Promise<AnyRuleset>;
  bots(): Promise<GameBots>;
}

const commandsBots = async (): Promise<GameBots> => (await import('../../bots/commands.ts')).commandsBots;

const games: { readonly [id: string]: Game } = {
  ancients: {
    rules: async () => (await import('../../games/ancients/ruleset.ts')).ancientsRules,
    bots: commandsBots,
  },
  medieval: {
    rules: async () => (await import('../../games/medieval/ruleset.ts')).medievalRules,
    bots: commandsBots,
  },
  napoleonics: {
    rules: async () => (await import('../../games/napoleonics/ruleset.ts')).napoleonicsRules,
    bots: commandsBots,
  },
  battalion: {
    rules: async () => (await import('../../games/battalion/ruleset.ts')).battalionRules,
    bots: async () => (await import('../../bots/battalion/index.ts')).battalionBots,
  },
  'dark-ages': {
    rules: async () => (await import('../../games/dark-ages/ruleset.ts')).darkAgesRules,
    bots: async () => (await import('../../bots/dark-ages/index.ts')).darkAgesBots,
  },
};

export const gameIds: readonly string[] = Object.keys(games);

function find(id: string): Game {
  if (Object.hasOwn(games, id)) return games[id];
  throw new Error(`the game "${id}" is not on this shelf; it has ${gameIds.join(', ')}`);
}

/** Fetched once; what failed to load, without a network perhaps, is asked for again next time. */
function once<T>(fetch: (game: Game) => Promise<T>): (id: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return async (id) => {
    const before = loaded.get(id);
    if (before) return before;
    const asked = fetch(find(id));
    loaded.set(id, asked);
    asked.catch(() => loaded.delete(id));
    return asked;
  };
}

/** The rules of a game, fetched if need be. */
export const loadGame = once((game) => game.rules());

/** Its computer players. */
export const loadBots = once((game) => game.bots());
