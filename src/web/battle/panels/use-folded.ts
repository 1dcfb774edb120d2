// Rows of the hand fold to one line each where the column has no room for what they say: `data-folded` on the table, past the
// drawing, for it changes with the window too. What a folded card says is in the whole card, and in the prompt once it is considered.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { measure } from '../measuring.ts';
import { HIDES } from './use-more.ts';

const tooHigh = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight + HIDES;

/** `rows`: whether there are any; `steady`: a card is considered, and nothing is to change under the hand. */
export function useFolded(list: { readonly current: HTMLElement | null }, rows: boolean, steady: boolean): void {
  const held = useRef(steady);
  held.current = steady;
  const look = useRef(() => {
    const box = list.current;
    const table = box?.closest('.battle');
    if (!box || !table || held.current) return null;
    const folded = table.hasAttribute('data-folded');
    if (!folded && !tooHigh(box)) return null;
    return () => {
      // How much room folded rows could have is seen only when they are not.
      table.removeAttribute('data-folded');
      if (!folded || tooHigh(box)) table.setAttribute('data-folded', '');
    };
  });
  useLayoutEffect(() => {
    if (rows) return measure(look.current);
    list.current?.closest('.battle')?.removeAttribute('data-folded');
  });
  useEffect(() => {
    const box = list.current;
    if (!box || !rows) return;
    const watcher = new ResizeObserver(() => look.current()?.());
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [rows]);
}
