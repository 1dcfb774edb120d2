// The kits by game: each is fetched when its game is first shown, so that a further game adds nothing to the first load.

import type { GameKit } from './kit.ts';

const commands = async (): Promise<GameKit> => (await import('./commands/kit.tsx')).kit;

const kits: { readonly [game: string]: () => Promise<GameKit> } = {
  ancients: commands,
  medieval: commands,
  napoleonics: commands,
  battalion: async () => (await import('./battalion/kit.tsx')).kit,
  'dark-ages': async () => (await import('./dark-ages/kit.tsx')).kit,
};

const asked = new Map<string, Promise<GameKit>>();
const loaded = new Map<string, GameKit>();

/** The kit of a game, fetched if need be. */
export function loadKit(game: string): Promise<GameKit> {
  let kit = asked.get(game);
  if (!kit) {
    kit = Object.hasOwn(kits, game) ? kits[game]() : Promise.reject(new Error(`there is no table for "${game}" here`));
    asked.set(game, kit);
    // What failed to load, without a network perhaps, is asked for again next time.
    kit.then(
      (one) => loaded.set(game, one),
      () => asked.delete(game),
    );
  }
  return kit;
}

/** The kit of a game that has been fetched already. */
export const kitOf = (game: string): GameKit | null => loaded.get(game) ?? null;
