// What a person likes: kept in this browser, the same for all battles.

import type { Patience } from '../table/protocol.ts';
import { Store } from './store.ts';

export type Speed = 'instant' | 'quick' | 'normal' | 'slow';

export interface Settings {
  readonly theme: 'auto' | 'light' | 'dark';
  /** Per cent of the usual size of text. */
  readonly textSize: 100 | 115 | 130 | 150;
  /** How fast dice and moves are shown. */
  readonly speed: Speed;
  /** A choice that is the only one plays itself. */
  readonly playForced: boolean;
  readonly hexNames: boolean;
  /** The own army stands at the bottom of the board. */
  readonly ownArmyBelow: boolean;
  /** It turns round for each of two people who share the screen. */
  readonly boardTurns: boolean;
  /** Cards, dice, hits and banners are heard. */
  readonly sound: boolean;
  /** Every event is spoken, or only what matters. */
  readonly spoken: 'all' | 'weighty';
  /** How long computer players may think, where they do. */
  readonly thinking: Patience;
  /** Single letters, digits and signs are shortcuts in a battle. */
  readonly letterKeys: boolean;
}

const KEY = 'vexillum-settings';

const usual: Settings = {
  theme: 'auto',
  textSize: 100,
  speed: 'normal',
  playForced: true,
  hexNames: false,
  ownArmyBelow: true,
  boardTurns: false,
  sound: false,
  spoken: 'all',
  thinking: 'second',
  letterKeys: true,
};

const allowed: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['auto', 'light', 'dark'],
  textSize: [100, 115, 130, 150],
  speed: ['instant', 'quick', 'normal', 'slow'],
  playForced: [true, false],
  hexNames: [true, false],
  ownArmyBelow: [true, false],
  boardTurns: [true, false],
  sound: [true, false],
  spoken: ['all', 'weighty'],
  thinking: ['moment', 'second', 'thorough'],
  letterKeys: [true, false],
};

/** What is stored may be of another version or broken: each value counts only if it is one of those allowed. */
function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [key: string]: unknown };
    const kept = Object.entries(allowed).filter(([key, values]) => (values as unknown[]).includes(stored[key]));
    return { ...usual, ...Object.fromEntries(kept.map(([key]) => [key, stored[key]])) };
  } catch {
    return usual;
  }
}

export const settings = new Store<Settings>(read());

export function changeSettings(parts: Partial<Settings>): void {
  settings.patch(parts);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays; the wish holds until the page is left.
  }
}

export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Puts theme and text size on the page, now and whenever they change. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, textSize } = settings.value;
    document.documentElement.dataset['theme'] = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
    document.documentElement.style.fontSize = `${textSize}%`;
    // Where room is short, larger words are for what matters.
    document.documentElement.dataset['text'] = textSize >= 130 ? 'large' : 'usual';
  };
  apply();
  settings.subscribe(apply);
  dark.addEventListener('change', apply);
  // Another window of this browser has changed them, or has thrown away all that is kept.
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) settings.set(read());
  });
}
