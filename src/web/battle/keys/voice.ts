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

/** What the live regions took up last; a modal dialog makes them inert, and then says it itself. */
export const lastSaid = new Store<readonly string[]>([]);

/** An answer that stays to be read: a scan, numbers with their reasons, the last events. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
}

export const reading = new Store<Reading | null>(null);

/** Says an answer and leaves it on the screen, in place of the one before. */
export function read(title: string, lines: readonly string[], urgent = false): void {
  reading.set({ title, lines });
  // A title that the answer itself begins with is said once.
  const head = lines[0]?.startsWith(title) ? [] : [/[.?:]$/.test(title) ? title : `${title}.`];
  say([...head, ...lines].join(' '), urgent);
}

/** The same, of which only a part is said: the rest is there to be read. */
export function readQuietly(title: string, lines: readonly string[], aloud: string): void {
  reading.set({ title, lines });
  say(aloud);
}

export const stopReading = (): void => reading.set(null);

/** Whether the list of keys is shown. */
export const shortcutsShown = new Store(false);

export const showShortcuts = (): void => shortcutsShown.set(true);

/** The field of the line to type into; it is always in the document, so that it can take the focus and keys at once. */
export const LINE_FIELD = 'line-field';

/** The line to type into stays on the screen; else it is there only while it has the focus. */
export const lineShown = new Store(false);

export const lineFocused = new Store(false);

export function showLine(): void {
  lineShown.set(true);
  const focus = (): void => document.getElementById(LINE_FIELD)?.focus();
  focus();
  // A menu that closes gives the focus back to its button first.
  setTimeout(focus, 0);
}
