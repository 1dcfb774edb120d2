// A value that components listen to. One writer, many readers; nothing else is needed here.

import { useEffect, useState } from 'preact/hooks';

export class Store<T> {
  private current: T;
  private readonly listeners = new Set<() => void>();

  constructor(first: T) {
    this.current = first;
  }

  get value(): T {
    return this.current;
  }

  set(next: T): void {
    if (Object.is(next, this.current)) return;
    this.current = next;
    for (const listener of [...this.listeners]) listener();
  }

  /** Changes some parts of an object. */
  patch(parts: Partial<T>): void {
    this.set({ ...this.current, ...parts });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** The store's value, or what `select` takes of it; the component is drawn again when that changes. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, S>(store: Store<T>, select: (value: T) => S): S;
export function useStore<T, S>(store: Store<T>, select?: (value: T) => S): T | S {
  const pick = () => (select ? select(store.value) : store.value);
  const [, redraw] = useState(0);
  const now = pick();
  useEffect(() => {
    let shown: T | S = now;
    const look = () => {
      const next = pick();
      if (Object.is(next, shown)) return;
      shown = next;
      redraw((n) => n + 1);
    };
    // It may have changed between drawing and listening.
    look();
    return store.subscribe(look);
  }, [store]);
  return now;
}
