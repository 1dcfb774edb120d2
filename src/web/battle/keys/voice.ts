// What the page says aloud: parts call `say`, the live regions take it up. What was said to one person is forgotten when
// another takes the screen.

import { Store } from '../../app/store.ts';

export interface Utterance {
  readonly text: string;
  /** It does not wait for what is being read. */
  readonly urgent: boolean;
}

type Listener = (utterance: Utterance) => void;
const listeners = new Set<Listener>();

/** Says something to people who hear the page. The same words twice are said twice. */
export function say(text: string, urgent = false): void {
  if (text !== '') for (const listener of [...listeners]) listener({ text, urgent });
}

export function onSay(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An answer that stays to be read: a scan, numbers with their reasons, the last events. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
}

export const reading = new Store<Reading | null>(null);

/** Says an answer and leaves it on the screen. */
export function read(title: string, lines: readonly string[]): void {
  reading.set({ title, lines });
  say([`${title}.`, ...lines].join(' '));
}

export const stopReading = (): void => reading.set(null);

/** Whether the list of keys is shown. */
export const shortcutsShown = new Store(false);

export const showShortcuts = (): void => shortcutsShown.set(true);
