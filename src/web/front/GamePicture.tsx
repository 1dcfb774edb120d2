// A game as it looks on the table: a part of its first battle with the pieces in their places. It is drawn when it comes near the
// screen and the page has time.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../kernel/view.ts';
import { NO_MARKS } from '../games/kit.ts';
import { useKitOf } from '../games/use-kit.ts';

/** Once the page has nothing better to do. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act, { timeout: 3000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, 600);
  return () => clearTimeout(timer);
}

export function GamePicture({ game }: { readonly game: string }) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let stop = () => {};
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen.isIntersecting) return;
        watcher.disconnect();
        stop = whenIdle(() => setNear(true));
      },
      { rootMargin: '200px' },
    );
    watcher.observe(box);
    return () => {
      watcher.disconnect();
      stop();
    };
  }, []);
  return (
    <span class="game-picture" ref={place} aria-hidden="true">
      {near && <Drawn game={game} />}
    </span>
  );
}

function Drawn({ game }: { readonly game: string }) {
  const [view, setView] = useState<TableView | null>(null);
  const kit = useKitOf(game);
  useEffect(() => {
    let here = true;
    // Without a picture the card says the same.
    import('virtual:vexillum/pictures').then(
      ({ default: pictures }) => here && setView(pictures[game] ?? null),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game]);
  if (!view || !kit) return null;
  return (
    <span class={`game-picture-map ${view.board.kind}`}>
      <kit.Board view={view} flipped={false} labels={false} marks={NO_MARKS} still />
    </span>
  );
}
