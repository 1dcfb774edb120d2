// The handbook and the rulings of a game are loaded when somebody first wants to read, and kept.

import { useEffect, useState } from 'preact/hooks';
import { pageOf } from '../games/manifests.ts';
import type { Library } from './library-data.ts';

const loaded = new Map<string, Promise<Library>>();

export function loadLibrary(game: string): Promise<Library> {
  let library = loaded.get(game);
  if (!library) {
    library = pageOf(game).then((page) => page.library());
    loaded.set(game, library);
    // What failed to load, without a network perhaps, is asked for again next time.
    library.catch(() => loaded.delete(game));
  }
  return library;
}

export type Loading = { readonly library: Library | null; readonly trouble: string };

/** The library of a game, as soon as it is there. */
export function useLibrary(game: string): Loading {
  const [state, setState] = useState<Loading>({ library: null, trouble: '' });
  useEffect(() => {
    let wanted = true;
    loadLibrary(game).then(
      (library) => wanted && setState({ library, trouble: '' }),
      (error: Error) => wanted && setState({ library: null, trouble: error.message }),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return state;
}
