// What can be done with a whole army: name it, begin from a ready-made one or from none, keep it in this browser, take a kept
// one, copy it as text, read one from a text.

import { useState } from 'preact/hooks';
import { copy } from '../battle/panels/export.ts';
import { errorText } from '../front/words.ts';
import { askArmy, askText } from './ask.ts';
import type { SeatDraft } from './draft.ts';
import { forgetArmy, listArmies, type SavedArmy, saveArmy } from './saved-armies.ts';
import type { Army, ArmyFault } from './types.ts';

interface ArmyToolsProps {
  readonly seat: SeatDraft;
  factionName(key: string): string;
  onName(name: string): void;
  onReady(): void;
  /** The computer musters an army for the seat. */
  onMustered(): Promise<void>;
  onEmpty(): void;
  onArmy(army: Army): void;
  say(words: string): void;
}

export function ArmyTools({ seat, factionName, onName, onReady, onMustered, onEmpty, onArmy, say }: ArmyToolsProps) {
  const [saved, setSaved] = useState(listArmies);
  const army: Army = { faction: seat.faction, name: seat.name, units: seat.units };
  /** Does something that may fail, and says what came of it. */
  const tell = (done: string, act: () => Promise<void>) => () => {
    act().then(
      () => say(done),
      (error) => say(errorText(error)),
    );
  };
  const take = async (text: string): Promise<ArmyFault | null> => {
    const found = await askArmy(text);
    if ('message' in found) return found;
    onArmy(found);
    return null;
  };
  const load = ({ name, text }: SavedArmy) =>
    tell(`${name} is taken.`, async () => {
      const fault = await take(text);
      if (fault) throw new Error(fault.message);
    });
  return (
    <div class="muster-tools">
      <label>
        Name of the army
        <input
          type="text"
          maxLength={60}
          value={seat.name}
          autocomplete="off"
          onInput={(event) => onName(event.currentTarget.value)}
        />
      </label>
      <div class="button-row">
        <button type="button" class="button small" onClick={onReady}>
          Take the ready-made army
        </button>
        <button type="button" class="button small" onClick={tell('The computer has mustered an army.', onMustered)}>
          Let the computer muster
        </button>
        <button type="button" class="button small" onClick={onEmpty}>
          Begin with none
        </button>
        <button
          type="button"
          class="button small"
          onClick={tell(`${army.name} is kept in this browser.`, async () => {
            setSaved(saveArmy({ name: army.name, faction: army.faction, text: await askText(army) }));
          })}
        >
          Keep this army
        </button>
        <button
          type="button"
          class="button small"
          onClick={tell('The army is copied as text.', async () => copy(await askText(army)))}
        >
          Copy as text
        </button>
      </div>
      {saved.length > 0 && (
        <details class="muster-more">
          <summary>Kept armies ({saved.length})</summary>
          <ul class="muster-saved">
            {saved.map((one) => (
              <li key={`${one.faction} ${one.name}`}>
                <span>
                  <b>{one.name}</b> {factionName(one.faction)}
                </span>
                <button type="button" class="button small" aria-label={`Take it: ${one.name}`} onClick={load(one)}>
                  Take it
                </button>
                <button
                  type="button"
                  class="button small"
                  aria-label={`Delete: ${one.name}`}
                  onClick={() => {
                    setSaved(forgetArmy(one));
                    say(`${one.name} is no longer kept.`);
                  }}
                >
                  Delete
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <PasteArmy take={take} say={say} />
    </div>
  );
}

const NO_ARMY: ArmyFault = {
  message: 'This is not the text of an army. Such a text begins with "vexillum 1 army"; "Copy as text" makes one.',
  line: 0,
  column: 0,
};

interface PasteProps {
  take(text: string): Promise<ArmyFault | null>;
  say(words: string): void;
}

/** What was brought is no text of ours at all. */
const isOurs = (text: string): boolean => /^\s*vexillum\b/.test(text);

function PasteArmy({ take, say }: PasteProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<ArmyFault | null>(null);
  const read = async () => {
    try {
      const found = await take(text);
      setFault(found && !isOurs(text) ? NO_ARMY : found);
      if (found) return;
      setText('');
      say('The army is read.');
    } catch (error) {
      setFault({ message: errorText(error), line: 0, column: 0 });
    }
  };
  return (
    <details class="muster-more">
      <summary>Read an army from text</summary>
      <p class="muster-hint">
        Paste what "Copy as text" gave, here or on another screen. It takes the place of this army.
      </p>
      <label>
        The text of an army
        <textarea
          rows={6}
          spellcheck={false}
          value={text}
          aria-invalid={fault !== null}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="button" class="button small" onClick={() => void read()}>
        Read it
      </button>
      <div role="status">
        {fault && (
          <p class="muster-fault">
            {fault.line > 0 && `Line ${fault.line}, column ${fault.column}: `}
            {fault.message}
          </p>
        )}
      </div>
    </details>
  );
}
