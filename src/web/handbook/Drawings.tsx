// What is drawn in the handbook: a board beside the passage that it shows, and the faces of the dice. Boards are fetched when the
// first of them comes near the screen.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardOfCase } from '../../kernel/handbook.ts';
import { NO_MARKS } from '../games/kit.ts';
import { pageOf } from '../games/manifests.ts';
import { useKitOf } from '../games/use-kit.ts';
import type { BoardPicture, Cut } from './library-data.ts';

const loaded = new Map<string, Promise<readonly BoardPicture[]>>();

function loadBoards(game: string): Promise<readonly BoardPicture[]> {
  let boards = loaded.get(game);
  if (!boards) {
    boards = pageOf(game).then(async (page) => (await page.boards?.()) ?? []);
    loaded.set(game, boards);
    // What failed to load, without a network perhaps, is asked for again next time.
    boards.catch(() => loaded.delete(game));
  }
  return boards;
}

/** The drawing is as large as the whole map would be; its frame shows the part that matters. */
const cutStyle = ({ x, y, width, height, of }: Cut) => ({
  width: `${((100 * of.width) / width).toFixed(2)}%`,
  height: `${((100 * of.height) / height).toFixed(2)}%`,
  left: `${((-100 * x) / width).toFixed(2)}%`,
  top: `${((-100 * y) / height).toFixed(2)}%`,
});

/** The frame keeps its room before the drawing is there. A narrow cut is not made larger than its pieces need. */
const frameStyle = (cut: Cut | null) =>
  cut ? { aspectRatio: `${cut.width} / ${cut.height}`, maxWidth: `${(cut.width * 0.85).toFixed(0)}px` } : {};

export function BoardFigure({ game, board }: { readonly game: string; readonly board: BoardOfCase }) {
  const [picture, setPicture] = useState<BoardPicture | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let here = true;
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen.isIntersecting) return;
        watcher.disconnect();
        // Without the drawing the sentence says the same.
        loadBoards(game).then(
          (all) => here && setPicture(all.find((one) => one.case === board.case) ?? null),
          () => {},
        );
      },
      { rootMargin: '400px' },
    );
    watcher.observe(box);
    return () => {
      here = false;
      watcher.disconnect();
    };
  }, [game, board]);
  const kit = useKitOf(game);
  return (
    <figure class="handbook-board" ref={place}>
      <div
        class={`handbook-board-frame${picture?.cut ? '' : ' is-whole'}`}
        style={frameStyle(picture?.cut ?? null)}
        aria-hidden="true"
      >
        {picture && kit && (
          <div class="handbook-board-map" style={picture.cut ? cutStyle(picture.cut) : {}}>
            <kit.Board
              view={picture.view}
              flipped={false}
              labels={picture.cut !== null}
              marks={{ ...NO_MARKS, lit: picture.lit }}
              still
            />
          </div>
        )}
      </div>
      <figcaption>{board.says}</figcaption>
    </figure>
  );
}

/** Every face once, with its name. */
export function DiceLegend({ game, faces }: { readonly game: string; readonly faces: readonly string[] }) {
  const kit = useKitOf(game);
  if (!kit) return null;
  const { Die, faceWords } = kit.dice;
  return (
    <ul class="handbook-dice" aria-label="Faces of the dice">
      {[...new Set(faces)].map((face) => (
        <li key={face}>
          <Die face={face} game={game} size={40} />
          <span>{faceWords(game, face)}</span>
        </li>
      ))}
    </ul>
  );
}
