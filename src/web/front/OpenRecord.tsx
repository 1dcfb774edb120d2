// A battle from outside: a file, dropped or chosen, or a text pasted in. Whatever is wrong with it is told with its place,
// and the text stays where it is, so that it can be mended.

import { useRef, useState } from 'preact/hooks';
import { many } from '../app/many.ts';
import { newSeed } from '../app/open-battle.ts';
import { readText } from '../table/library.ts';
import type { BroughtBattle, TextFault } from '../table/read-text.ts';
import { BroughtBattleView } from './BroughtBattleView.tsx';
import { FaultView } from './FaultView.tsx';
import { splitTexts } from './split-texts.ts';
import { errorText } from './words.ts';

/** Larger files are no battles. */
const LARGEST_FILE = 2_000_000;

export function OpenRecord() {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly (BroughtBattle | TextFault)[]>([]);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const read = async (whole: string) => {
    if (whole.trim() === '') {
      setFound([
        { message: 'There is no text yet. Paste a record, a position or a sheet, or choose a file.', place: null },
      ]);
      return;
    }
    try {
      setFound(await Promise.all(splitTexts(whole).map((one) => readText(one, newSeed()))));
    } catch (error) {
      setFound([{ message: `The text could not be read: ${errorText(error)}`, place: null }]);
    }
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_FILE) {
      setFound([{ message: `${file.name} is too large to be a battle.`, place: null }]);
      return;
    }
    const whole = await file.text();
    setText(whole);
    await read(whole);
  };

  const battles = found.filter((one): one is BroughtBattle => 'record' in one);
  const faults = found.filter((one): one is TextFault => !('record' in one));
  return (
    <section
      class={`open-record${over ? ' over' : ''}`}
      aria-labelledby="open-title"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void readFile(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="open-title">Open a record</h2>
      <p id="open-help">
        Choose a file, drop it here, or paste the text. A position or a sheet of your own will do too.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void read(text);
        }}
      >
        <label class="visually-hidden" for="open-text">
          Text of a record, a position or a sheet
        </label>
        <textarea
          id="open-text"
          rows={3}
          spellcheck={false}
          autocomplete="off"
          placeholder="vexillum 1 record ..."
          aria-describedby="open-help"
          aria-invalid={faults.length > 0}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <div class="button-row">
          <button type="submit" class="button">
            Open the text
          </button>
          <button type="button" class="button" onClick={() => chooser.current?.click()}>
            Choose a file
          </button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".txt,.record,.sheet,.position,text/plain"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              void readFile(file);
              event.currentTarget.value = '';
            }}
          />
        </div>
      </form>
      <div role="status">
        {found.length > 1 && <p>{many(found.length, 'text')} in it. Take the one you want.</p>}
        {faults.map((fault, i) => (
          <FaultView key={i} fault={fault} />
        ))}
        {battles.map((battle, i) => (
          <BroughtBattleView key={i} battle={battle} eager={found.length === 1} />
        ))}
      </div>
    </section>
  );
}
