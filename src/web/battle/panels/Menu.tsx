// The menu of the table: rules, settings, and every way of taking the battle elsewhere.

import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../app/links.ts';
import { go } from '../../app/router.ts';
import { Icon, type IconName } from '../../icons.tsx';
import { showLine, showShortcuts } from '../keys/voice.ts';
import type { BattleModel, BattleSession, View } from '../session.ts';
import { askWanted, hasComputer } from '../wanted/asked.ts';
import { Disclosure } from './Disclosure.tsx';
import { copy, download, fileName } from './export.ts';
import { optionsOf } from './words.ts';

interface MenuProps {
  readonly session: BattleSession;
  readonly model: BattleModel;
  readonly view: View;
  onDialog(dialog: TableDialog): void;
}

export type TableDialog = 'cards' | 'settings' | 'rules' | 'concede';

type MenuItem = readonly [icon: IconName, words: string, act: () => void];

/** Milliseconds that a word about what was done stays. */
const NOTICE = 5000;

export function Menu({ session, model, view, onDialog }: MenuProps) {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  /** Does something that may fail, and says what came of it. */
  const tell = (done: string, act: () => Promise<void>) => () => {
    act().then(
      () => setNotice(done),
      (error: Error) => setNotice(error.message),
    );
  };
  const { table } = session;
  const record = () => table.record('all');
  // While somebody else's cards are hidden from this seat, what it knows can be shown to others without giving hands away.
  const { state } = model;
  const shares = state !== null && state.watching >= 0 && !state.over && !state.replay;
  const mayConcede = shares && state.players[state.watching] === 'person';
  const shared: readonly MenuItem[] = [
    [
      'copy',
      'Copy the record as I know it',
      tell('The record is copied, with only what you know.', async () => copy(await table.record('seat'))),
    ],
    [
      'copy',
      'Copy the position as I know it',
      tell('The position is copied; hidden cards in it are dealt at random.', async () =>
        copy(await table.position('seat')),
      ),
    ],
    [
      'link',
      'Copy a link to the position as I know it',
      tell('The link is copied; hidden cards in it are dealt at random.', async () =>
        copy(await linkTo('position', await table.position('seat'))),
      ),
    ],
  ];
  const items: readonly MenuItem[] = [
    ['book', 'Rules', () => go({ screen: 'rules', game: view.game, ref: null, options: optionsOf(view) })],
    ['standard', 'Rules of this battle', () => onDialog('rules')],
    ['cards', 'Cards', () => onDialog('cards')],
    ...(hasComputer(model) ? [['machine', 'What the computer wanted', () => askWanted(model)] as const] : []),
    ['keyboard', 'Type a command', showLine],
    ['keyboard', 'Keys', showShortcuts],
    ['settings', 'Settings', () => onDialog('settings')],
    [
      'save',
      'Export the record',
      tell('The record is exported.', async () => download(fileName(view.scenario.name), await record())),
    ],
    ['copy', 'Copy the record', tell('The record is copied.', async () => copy(await record()))],
    [
      'link',
      'Copy a link to the battle',
      tell('The link is copied.', async () => copy(await linkTo('record', await record()))),
    ],
    [
      'link',
      'Copy a link to this position',
      tell('The link is copied.', async () => copy(await linkTo('position', await table.position('all')))),
    ],
    ['copy', 'Copy the position', tell('The position is copied.', async () => copy(await table.position('all')))],
    ...(shares ? shared : []),
    ...(mayConcede ? [['standard', 'Concede the battle', () => onDialog('concede')] as const] : []),
    ['back', 'Leave the table', () => go({ screen: 'front' })],
  ];
  return (
    <>
      <Disclosure
        class="menu"
        testid="menu"
        button={
          <>
            <Icon name="menu" />
            <span class="top-key-words">Menu</span>
          </>
        }
        label="Menu"
      >
        {(close) => (
          <>
            <ul class="menu-items">
              {items.map(([icon, text, act]) => (
                <li key={text}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      act();
                    }}
                  >
                    <Icon name={icon} size={20} />
                    {text}
                  </button>
                </li>
              ))}
            </ul>
            <p class="menu-note">
              Records, links and positions contain the hidden cards too{shares ? ', except those “as I know it”' : ''}.
            </p>
            <p class="menu-note">{savedWords(model)}</p>
          </>
        )}
      </Disclosure>
      <p class={`notice${notice === '' ? ' empty' : ''}`} role="status">
        {notice}
      </p>
    </>
  );
}

function savedWords({ state, unsaved }: BattleModel): string {
  if (state?.replay) return 'You are looking at a record; nothing is saved.';
  return unsaved ? 'The last choices could not be saved in this browser.' : 'Saved in this browser after every choice.';
}
