// The kit of the battle on the screen, for all parts of the frame; and the kit of any game, as soon as it is there.

import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { GameKit } from './kit.ts';
import { kitOf, loadKit } from './registry.ts';

export const KitContext = createContext<GameKit | null>(null);

/** The kit of the battle on the screen. */
export function useKit(): GameKit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('a part of the table stands outside a battle');
  return kit;
}

/** The kit of a game; null until it is fetched, and when it cannot be. */
export function useKitOf(game: string): GameKit | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (kitOf(game)) return;
    let here = true;
    loadKit(game).then(
      () => here && redraw((n) => n + 1),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game]);
  return kitOf(game);
}
