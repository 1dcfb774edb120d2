// The head of the log is read from its top, before anything has happened. Where it has more to say than room, the line that the
// lower edge would cut is not shown half (`data-cut`: ears still have it), and a sign says that the list goes on (`data-goes-on`).
// Written past the drawing, for it changes with the window and under the finger.

import { useEffect } from 'preact/hooks';
import { HIDES } from '../panels/use-more.ts';

/** Parts of a letter that reach below its line are not missed, in pixels. */
const TAILS = 2;

/** `atHead`: the log has nothing but its head to show. */
export function useWholeLines(part: { readonly current: HTMLElement | null }, atHead: boolean): void {
  useEffect(() => {
    const list = part.current;
    const head = list?.firstElementChild;
    const panel = list?.parentElement;
    if (!list || !head || !panel || !atHead) return;
    const lines = () => [...list.querySelectorAll<HTMLElement>('li, h3')];
    const look = () => {
      // The edge to a part of a pixel: whole numbers would let a line through that is seen half.
      const edge = list.getBoundingClientRect().bottom;
      const all = lines();
      const cut = all.map((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return top < edge && bottom > edge + TAILS;
      });
      all.forEach((line, i) => {
        line.toggleAttribute('data-cut', cut[i]);
      });
      panel.toggleAttribute('data-goes-on', list.scrollTop + list.clientHeight < list.scrollHeight - HIDES);
    };
    const watcher = new ResizeObserver(look);
    // Its room, and its words when the typeface has come.
    watcher.observe(list);
    watcher.observe(head);
    for (const line of lines()) watcher.observe(line);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      list.removeEventListener('scroll', look);
      for (const line of lines()) line.removeAttribute('data-cut');
      panel.removeAttribute('data-goes-on');
    };
  }, [atHead]);
}
