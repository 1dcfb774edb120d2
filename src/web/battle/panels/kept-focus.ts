// A button of the prompt goes away with its question. Whoever used it by keyboard stays at the prompt, and does not start at the top.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { State } from '../session.ts';

/** Buttons that are made anew for each question; others may stay and ask the next one. */
const GOING = '[data-choice]:not([data-testid="usual"])';

/**
 * Before anything is drawn: the focus leaves a button whose choice is not on offer any more. A part that has the focus when it is
 * taken out of the page has the browser lay out the half-drawn page, and again when the focus is put elsewhere.
 */
export function useLeavesGoing(state: State | null): void {
  const before = useRef(state);
  if (before.current === state) return;
  before.current = state;
  const button = document.activeElement?.closest(GOING);
  const choice = button?.getAttribute('data-choice');
  if (!button || state?.offers.some((offer) => offer.choice === choice)) return;
  button.closest<HTMLElement>('[data-testid="prompt"]')?.focus({ preventScroll: true });
}

/** What the prompt itself does for all other parts of it that go while they have the focus. */
export function useKeptFocus() {
  const section = useRef<HTMLElement>(null);
  const within = useRef(false);
  const focused = document.activeElement;
  if (focused !== document.body) within.current = section.current?.contains(focused) ?? false;
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  });
  return section;
}
