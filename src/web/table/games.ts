// The games that a table in this browser can play. Each is fetched when it is first asked for, so that a worker begins with
// the kernel and one game, not with all of them; its computer players come when one sits down.

import type { GameBots } from '../../bots/bot.ts';
import { partWith, manifests as players, TOOLS } from '../../bots/manifests.ts';
import { manifests as games } from '../../games/manifests.ts';

export type { AnyRuleset } from '../../kernel/view.ts';

/** The entry of a game in a list. */
function find<M extends { readonly id: string }>(manifests: readonly M[], id: string): M {
  const found = manifests.find((one) => one.id === id);
  if (found) return found;
  throw new Error(`the game "${id}" is not on this shelf; it has ${manifests.map((one) => one.id).join(', ')}`);
}

/** Fetched once; what failed to load, without a network perhaps, is asked for again next time. */
function once<T>(fetch: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return async (id) => {
    const before = loaded.get(id);
    if (before) return before;
    const asked = fetch(id);
    loaded.set(id, asked);
    asked.catch(() => loaded.delete(id));
    return asked;
  };
}

/** The rules of a game, fetched if need be. */
export const loadGame = once((id) => find(games, id).rules());

/** Its computer players: tools, or with the levels if one of them is meant. */
const loadPart = once((key) => {
  const [id, bot] = key.split(' ');
  return partWith(find(players, id), bot);
});

export const loadBots = (id: string, bot: string): Promise<GameBots> =>
  loadPart(`${id} ${isSmall(id, bot) ? TOOLS[0] : bot.split(':')[0]}`);

/** Whether a player comes with the tools: it chooses at once, and need not think beside the table. */
export const isSmall = (id: string, bot: string): boolean => TOOLS.includes(bot) || !find(players, id).levels;
