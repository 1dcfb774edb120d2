// Rows of the hand fold to one line each where the column has no room for what they say: `data-folded` on the table, past the
// drawing, for it changes with the window too. What a folded card says is in the whole card, and in the prompt once it is considered.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { HIDES } from './use-more.ts';

/** `rows`: whether there are any; `steady`: a card is considered, and nothing is to change under the hand. */
export function useFolded(list: { readonly current: HTMLElement | null }, rows: boolean, steady: boolean): void {
  const held = useRef(steady);
  held.current = steady;
  const look = useRef(() => {
    const box = list.current;
    const table = box?.closest('.battle');
    if (!box || !table || held.current) return;
    table.removeAttribute('data-folded');
    if (box.scrollHeight > box.clientHeight + HIDES) table.setAttribute('data-folded', '');
  });
  useLayoutEffect(() => {
    const table = list.current?.closest('.battle');
    if (rows) look.current();
    else table?.removeAttribute('data-folded');
  });
  useEffect(() => {
    const box = list.current;
    if (!box || !rows) return;
    const watcher = new ResizeObserver(look.current);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [rows]);
}
