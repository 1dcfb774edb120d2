// The kits by game: each is fetched when its game is first shown, so that a further game adds nothing to the first load.

import type { GameKit } from './kit.ts';
import { pageOf } from './manifests.ts';

const asked = new Map<string, Promise<GameKit>>();
const loaded = new Map<string, GameKit>();

/** The kit of a game, fetched if need be. */
export function loadKit(game: string): Promise<GameKit> {
  let kit = asked.get(game);
  if (!kit) {
    kit = pageOf(game).then((page) => page.kit());
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
