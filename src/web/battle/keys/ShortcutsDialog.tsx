// The list of keys, in groups, printed from the table that the keyboard layer acts by.

import '../../styles/keys.css';
import { changeSettings, settings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import { Dialog } from '../panels/Dialog.tsx';
import { keyNames, type Shortcut, shortcuts } from './shortcuts.ts';

/** The nine numbers are one line. */
const isNumber = ({ action }: Shortcut): boolean => action.startsWith('pick');
const NUMBERS = 'The card or answer with that number: once to select it, again to play it';

const groups = [...new Set(shortcuts.map((shortcut) => shortcut.group))];

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { letterKeys } = useStore(settings);
  return (
    <Dialog title="Keys" class="shortcuts" testid="shortcuts" onClose={onClose}>
      <p>
        The whole game can be played by keys. The arrows and the keys round S go from place to place on the board; Tab
        goes through the parts of the table. Num is the number pad.
      </p>
      <label class="shortcuts-switch">
        <input
          type="checkbox"
          checked={letterKeys}
          onChange={(event) => changeSettings({ letterKeys: event.currentTarget.checked })}
        />
        Single letters, numbers and signs are keys
      </label>
      <div class="shortcuts-groups">
        {groups.map((group) => (
          <Group key={group} title={group} letterKeys={letterKeys} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ title, letterKeys }: { readonly title: string; readonly letterKeys: boolean }) {
  const all = shortcuts.filter(({ group }) => group === title);
  const numbers = letterKeys && all.some(isNumber) ? [{ keys: ['1 to 9'], words: NUMBERS }] : [];
  const others = all
    .filter((shortcut) => !isNumber(shortcut))
    .map((shortcut) => ({ keys: keyNames(shortcut, letterKeys), words: shortcut.words }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {[...others, ...numbers].map(({ keys, words }) => (
          <div key={words} class="shortcut">
            <dt>
              {keys.map((key, i) => (
                <span key={key}>
                  {i > 0 && ' or '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
