// The handbook: contents, a search box, the chapters and the rulings. It opens at the passage of a rule reference.

import games from 'virtual:vexillum/games';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BoardOfCase, type Chapter, findPassage } from '../../kernel/handbook.ts';
import { gameNamed } from '../app/games.ts';
import { address, goInstead } from '../app/router.ts';
import '../styles/handbook.css';
import '../styles/pieces.css';
import { useKitOf } from '../games/use-kit.ts';
import { Contents } from './Contents.tsx';
import { BoardFigure, DiceLegend } from './Drawings.tsx';
import { FacesContext, faceWordsOf } from './face-words.ts';
import type { Library } from './library-data.ts';
import { useLibrary } from './load.ts';
import { Found, Paragraphs, TableFrame } from './PassageText.tsx';
import { filterRulings, Rulings } from './Rulings.tsx';
import { filterChapters, wordsOf } from './search.ts';

export interface HandbookProps {
  readonly game: string;
  /** What to open at: a reference such as `A 12 Retreat`, or the id of a passage. */
  readonly refOrId: string | null;
  /** Options of the battle being played, for the rulings in force. */
  readonly options: readonly string[];
  readonly onClose: () => void;
}

export function HandbookScreen({ game, refOrId, options, onClose }: HandbookProps) {
  const { library, trouble } = useLibrary(game);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (refOrId === null || trouble !== '') title.current?.focus();
  }, [trouble]);
  return (
    <div
      class="handbook"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header class="handbook-bar">
        <h1 ref={title} tabindex={-1}>
          Handbook
        </h1>
        <GameSwitch game={game} />
        <button type="button" class="handbook-close" onClick={onClose}>
          Close
        </button>
      </header>
      {library ? (
        <Reader game={game} library={library} refOrId={refOrId} options={options} />
      ) : (
        <main class="handbook-main" id="main" aria-busy={trouble === ''}>
          <p role="status">{trouble === '' ? 'Opening the handbook.' : `The handbook cannot be opened. ${trouble}`}</p>
        </main>
      )}
    </div>
  );
}

/** The same page for another game. It takes the place of this one, so that closing leads back to where one came from. */
function GameSwitch({ game }: { readonly game: string }) {
  if (games.length < 2) return null;
  return (
    <nav class="handbook-games" aria-label="Games">
      {games.map(({ id, name }) => (
        <a
          key={id}
          href={address({ screen: 'rules', game: id, ref: null })}
          aria-current={id === game ? 'page' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            goInstead({ screen: 'rules', game: id, ref: null });
          }}
        >
          {gameNamed(id)?.short ?? name}
        </a>
      ))}
    </nav>
  );
}

interface ReaderProps extends Pick<HandbookProps, 'game' | 'refOrId' | 'options'> {
  readonly library: Library;
}

function Reader({ game, library, refOrId, options }: ReaderProps) {
  const { handbook, rulings, faces } = library;
  const kit = useKitOf(game);
  const drawn = useMemo(
    () => kit && { game, words: faceWordsOf(faces, (face) => kit.dice.faceWords(game, face)), Die: kit.dice.Die },
    [kit, game, faces],
  );
  const [query, setQuery] = useState('');
  /** What is to be shown, with the reference that led there; counted, so that the same place can be asked for again. */
  const [target, setTarget] = useState({ ref: refOrId, id: '', count: 0 });
  const words = useMemo(() => wordsOf(query), [query]);
  const chapters = useMemo(() => filterChapters(handbook.chapters, words), [handbook, words]);
  const read = useMemo(() => filterRulings(rulings, words), [rulings, words]);

  const open = (ref: string | null) => {
    const id = ref === null ? '' : (findPassage(handbook, ref)?.id ?? '');
    if (id !== '') setQuery('');
    setTarget((was) => ({ ref, id, count: was.count + 1 }));
  };
  useEffect(() => open(refOrId), [refOrId, handbook]);
  // After the search was cleared everything is there again.
  useEffect(() => {
    if (target.id !== '') show(`handbook-${target.id}`);
  }, [target]);

  const found = chapters.reduce((n, chapter) => n + chapter.passages.length, 0);
  const points = read.switches.length + read.readings.length;
  return (
    <FacesContext.Provider value={drawn}>
      <div class="handbook-body">
        <div class="handbook-aside">
          <div class="handbook-search" role="search">
            <label for="handbook-query">Search the rules</label>
            <input
              id="handbook-query"
              type="search"
              autocomplete="off"
              value={query}
              onInput={(event) => setQuery(event.currentTarget.value)}
              onKeyDown={(event) => {
                // Escape empties the box first, and closes the handbook only then.
                if (event.key !== 'Escape' || query === '') return;
                event.preventDefault();
                setQuery('');
              }}
            />
            <p class="handbook-count" role="status">
              {words.length > 0 && `${count(found, 'passage')}, ${count(points, 'ruling')}`}
            </p>
          </div>
          <Contents
            chapters={chapters}
            searching={words.length > 0}
            current={target.id}
            rulings={points > 0}
            onOpen={(id) => (id.startsWith('rulings') || id === 'start' ? show(`handbook-${id}`) : open(id))}
          />
        </div>
        <main class="handbook-main" id="main">
          {target.ref !== null && target.id === '' && <p role="status">No passage speaks of “{target.ref}” by name.</p>}
          {words.length === 0 && (
            <section class="handbook-start">
              <h2 id="handbook-start" tabindex={-1}>
                The game in a minute
              </h2>
              <Paragraphs text={handbook.start} words={words} />
            </section>
          )}
          {chapters.map((chapter) => (
            <ChapterText
              key={chapter.id}
              game={game}
              chapter={chapter}
              boards={handbook.boards ?? []}
              faces={faces}
              words={words}
              target={target}
            />
          ))}
          {points > 0 && <Rulings rulings={read} options={options} words={words} onRef={open} />}
          {found + points === 0 && <p>Nothing here holds all of these words.</p>}
        </main>
      </div>
    </FacesContext.Provider>
  );
}

const count = (n: number, word: string): string => `${n === 0 ? 'no' : n} ${word}${n === 1 ? '' : 's'}`;

/** Scrolls a heading into view and puts the focus there, so that reading goes on from it. */
function show(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  heading.focus({ preventScroll: true });
}

interface ChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly boards: readonly BoardOfCase[];
  readonly faces: readonly string[];
  readonly words: readonly string[];
  readonly target: { readonly ref: string | null; readonly id: string };
}

/** A reference by number and title, or, where a rulebook has no numbers, by title. */
const ofRulebook = /^(?:A \d+|[B-Z]) /;

/** How many references of the rulebook stand beside a passage. */
const MOST_REFS = 4;

function ChapterText({ game, chapter, boards, faces, words, target }: ChapterProps) {
  return (
    <section class="handbook-chapter">
      <h2>{chapter.title}</h2>
      {chapter.passages.map(({ id, title, refs, text, table, dice }) => {
        const here = target.id === id;
        const shown = refs.filter((ref) => ofRulebook.test(ref));
        return (
          <section key={id} class={`handbook-passage${here ? ' is-target' : ''}`}>
            <h3 id={`handbook-${id}`} tabindex={-1} aria-current={here ? 'location' : undefined}>
              <Found text={title} words={words} />
            </h3>
            {shown.length > 0 && shown.length <= MOST_REFS && <p class="handbook-refs">{shown.join(' · ')}</p>}
            <Paragraphs text={text} words={words} />
            {dice && <DiceLegend game={game} faces={faces} />}
            {table && <TableFrame table={table} words={words} />}
            {boards
              .filter(({ passage }) => passage === id)
              .map((board) => (
                <BoardFigure key={board.case} game={game} board={board} />
              ))}
          </section>
        );
      })}
    </section>
  );
}
