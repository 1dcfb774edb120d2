// The game in a minute, offered to somebody who sits at his first battle of it: a line at the first question, gone with the first
// choice, and the text in a dialog for who wants it.

import '../styles/minute.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameNamed } from '../app/games.ts';
import { Dialog } from '../battle/panels/Dialog.tsx';
import { useKitOf } from '../games/use-kit.ts';
import type { TableState } from '../table/protocol.ts';
import { FacesContext, faceWordsOf } from './face-words.ts';
import { useLibrary } from './load.ts';
import { rememberOffered, wasOffered } from './minute-seen.ts';
import { Paragraphs } from './PassageText.tsx';

/** Later than this nobody is new to the battle, whatever this browser remembers. */
const FIRST_TURNS = 2;

type Asked = Pick<
  TableState<{ readonly turn: number }>,
  'game' | 'watching' | 'seat' | 'number' | 'over' | 'replay' | 'view'
>;

/** Whether the person at the screen is asked something at the beginning of a battle. */
export const isFirstPrompt = ({ watching, seat, over, replay, view }: Asked): boolean =>
  !over && !replay && watching >= 0 && seat === watching && view.turn <= FIRST_TURNS;

export function InAMinute({ state }: { readonly state: Asked }) {
  const { game, number } = state;
  /** The decision at which it is offered; the next one takes it away. */
  const [offered, setOffered] = useState<number | null>(null);
  const [reading, setReading] = useState(false);
  const first = isFirstPrompt(state);
  useEffect(() => {
    if (!first || wasOffered(game)) return;
    rememberOffered(game);
    setOffered(number);
  }, [first, game]);
  if (reading) return <MinuteDialog game={game} onClose={() => setReading(false)} />;
  if (offered !== number || state.over) return null;
  const close = () => setOffered(null);
  return (
    <div
      class="minute"
      role="group"
      aria-label={`New to ${gameNamed(game)?.short ?? 'this game'}?`}
      data-testid="minute"
    >
      <button
        type="button"
        class="minute-read"
        onClick={() => {
          close();
          setReading(true);
        }}
      >
        New here? The game in a minute
      </button>
      <button type="button" class="minute-close" aria-label="No, thank you" onClick={close}>
        ×
      </button>
    </div>
  );
}

function MinuteDialog({ game, onClose }: { readonly game: string; onClose(): void }) {
  const { library, trouble } = useLibrary(game);
  const kit = useKitOf(game);
  const drawn = useMemo(
    () =>
      kit &&
      library && {
        game,
        words: faceWordsOf(library.faces, (face) => kit.dice.faceWords(game, face)),
        Die: kit.dice.Die,
      },
    [kit, game, library],
  );
  return (
    <Dialog title="The game in a minute" class="minute-dialog" testid="minute-text" onClose={onClose}>
      {library ? (
        <FacesContext.Provider value={drawn}>
          <Paragraphs text={library.handbook.start} words={[]} />
        </FacesContext.Provider>
      ) : (
        <p role="status">{trouble === '' ? 'Opening the handbook.' : `The handbook cannot be opened. ${trouble}`}</p>
      )}
    </Dialog>
  );
}
