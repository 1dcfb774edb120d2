// The list of chapters and passages. On narrow screens it is folded away; while searching it is open and holds the finds.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chapter } from '../../kernel/handbook.ts';

export interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly searching: boolean;
  /** Id of the passage that was opened last. */
  readonly current: string;
  readonly rulings: boolean;
  readonly onOpen: (id: string) => void;
}

export function Contents({ chapters, searching, current, rulings, onOpen }: ContentsProps) {
  const [folded, setFolded] = useState(true);
  const list = useRef<HTMLElement>(null);
  // Where the list has a scroll bar of its own, the passage that is open is kept in sight.
  useEffect(() => {
    const box = list.current?.parentElement;
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !entry || box.scrollHeight <= box.clientHeight) return;
    const { top, bottom } = entry.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 3;
  }, [current]);
  const link = (id: string, text: string) => (
    <button
      type="button"
      aria-current={current === id ? 'true' : undefined}
      onClick={() => {
        setFolded(true);
        onOpen(id);
      }}
    >
      {text}
    </button>
  );
  return (
    <nav ref={list} class={`handbook-contents${folded && !searching ? ' is-folded' : ''}`} aria-label="Contents">
      <button
        type="button"
        class="handbook-fold"
        aria-expanded={!folded || searching}
        onClick={() => setFolded(!folded)}
      >
        Contents
      </button>
      <ul>
        {!searching && <li>{link('start', 'The game in a minute')}</li>}
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <span>{chapter.title}</span>
            <ul>
              {chapter.passages.map((passage) => (
                <li key={passage.id}>{link(passage.id, passage.title)}</li>
              ))}
            </ul>
          </li>
        ))}
        {rulings && <li>{link('rulings', 'Rulings')}</li>}
      </ul>
    </nav>
  );
}
