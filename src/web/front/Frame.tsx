// What stands round the quiet screens: the name, the way to the others, settings, and who made the games.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { version } from '../../../package.json';
import { firstGame } from '../app/games.ts';
import { address, route } from '../app/router.ts';
import { useStore } from '../app/store.ts';
import { Standard } from './Emblem.tsx';
import { lazy } from './lazy.tsx';
import { newerPage } from './offline.ts';

const Settings = lazy(() => import('../settings/SettingsDialog.tsx').then((m) => m.SettingsDialog), { quiet: true });

export function Frame({ children }: { readonly children: ComponentChildren }) {
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [settingsAsked, setSettingsAsked] = useState(false);
  const takeNewer = useStore(newerPage);
  const at = useStore(route);
  const here = at.screen;
  // The handbook of the game one is looking at.
  const game = 'game' in at ? at.game : firstGame;
  const mark = (screen: string) => (here === screen ? 'page' : undefined);
  return (
    <div class="frame">
      <header class="frame-head">
        <a class="brand" href="#/" aria-current={mark('front')}>
          <Standard />
          <span>Vexillum</span>
        </a>
        <nav aria-label="Main">
          <a href="#/games" aria-current={mark('shelf')}>
            Battles
          </a>
          <a href={address({ screen: 'rules', game, ref: null })} aria-current={mark('rules')}>
            Handbook
          </a>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setSettingsAsked(true);
              setSettingsOpen(true);
            }}
          >
            Settings
          </button>
        </nav>
      </header>
      {takeNewer && (
        <p class="notice" role="status">
          A newer version of the page is ready.{' '}
          <button type="button" class="button small" onClick={takeNewer}>
            Use it now
          </button>
        </p>
      )}
      <main id="main" class="frame-main">
        {children}
      </main>
      <Footer />
      {settingsAsked && <Settings open={settingsOpen} onClose={() => setSettingsOpen(false)} />}
    </div>
  );
}

function Footer() {
  return (
    <footer class="frame-foot">
      <p>
        Vexillum is unofficial: made by admirers of these games, without any tie to their designers or publishers, and
        with none of their artwork. It does not replace the rulebooks. If you like to play here, buy the games.
      </p>
      <ul>
        <li>
          <cite>Commands &amp; Colors: Ancients</cite>, <cite>Medieval</cite> and <cite>Napoleonics</cite>: designed by
          Richard Borg, published by GMT Games.
        </li>
        <li>
          <cite>Battalion: War of the Ancients</cite>: designed by Paolo Mori and Francesco Sirocchi, published by
          Osprey Games.
        </li>
        <li>
          <cite>Dark Ages II</cite>: designed by Paolo Ciarlo and Carlo Amaddeo, published by WBS Games.
        </li>
      </ul>
      <p>All names belong to their owners. The code is free software under the MIT licence. Version {version}.</p>
    </footer>
  );
}
