// The handbook and the rulings of a game are loaded when somebody first wants to read, and kept.

import { useEffect, useState } from 'preact/hooks';
import type { Handbook } from '../../kernel/handbook.ts';
import { own } from '../../kernel/own.ts';
import type { RulingsData } from './rulings-data.ts';

export interface Library {
  readonly handbook: Handbook;
  readonly rulings: RulingsData;
}

interface Brought<T> {
  readonly default: T;
}

const both = async (
  handbook: Promise<Brought<Handbook>>,
  rulings: Promise<Brought<RulingsData>>,
): Promise<Library> => ({
  handbook: (await handbook).default,
  rulings: (await rulings).default,
});

const shelves: { readonly [game: string]: () => Promise<Library> } = {
  ancients: () => both(import('virtual:vexillum/handbook/ancients'), import('virtual:vexillum/rulings/ancients')),
  medieval: () => both(import('virtual:vexillum/handbook/medieval'), import('virtual:vexillum/rulings/medieval')),
  napoleonics: () =>
    both(import('virtual:vexillum/handbook/napoleonics'), import('virtual:vexillum/rulings/napoleonics')),
  battalion: () => both(import('virtual:vexillum/handbook/battalion'), import('virtual:vexillum/rulings/battalion')),
  'dark-ages': () => both(import('virtual:vexillum/handbook/dark-ages'), import('virtual:vexillum/rulings/dark-ages')),
};

const loaded = new Map<string, Promise<Library>>();

export function loadLibrary(game: string): Promise<Library> {
  let library = loaded.get(game);
  if (!library) {
    library = own(shelves, game)?.() ?? Promise.reject(new Error(`There is no handbook for "${game}" yet.`));
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
