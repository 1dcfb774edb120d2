// Where a part that is scrolled by itself goes on: `data-more` says above, below or both, and the sheet lets that edge
// fade; `slight` is added where hardly anything of it is seen. Written past the drawing, for it changes with the window and under
// the finger, too.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { measure } from '../measuring.ts';

/** A few pixels more or less hide nothing. */
export const HIDES = 6;

/** Lower than this, in pixels, a part that goes on shows nothing whole. */
const SLIGHT = 44;

/** `there`: whether the part is drawn at all. */
export function useMore(part: { readonly current: HTMLElement | null }, there: boolean): void {
  const look = useRef(() => {
    const box = part.current;
    if (!box) return null;
    const above = box.scrollTop > HIDES;
    const below = box.scrollTop + box.clientHeight < box.scrollHeight - HIDES;
    const slight = below && box.clientHeight < SLIGHT;
    const more = `${above ? 'above ' : ''}${below ? 'below' : ''}${slight ? ' slight' : ''}`;
    if (box.dataset['more'] === more) return null;
    return () => {
      box.dataset['more'] = more;
    };
  });
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    const now = () => look.current()?.();
    const watcher = new ResizeObserver(now);
    watcher.observe(box);
    box.addEventListener('scroll', now, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', now);
    };
  }, [there]);
  useLayoutEffect(() => measure(look.current));
}
