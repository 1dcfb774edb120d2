// The first thing anyone sees: what this is, one large way in, the quiet ways, and the battles left on the table.

import { useEffect, useState } from 'preact/hooks';
import { FIRST_BATTLE, firstBattle, startBattle, watchedBattle } from '../app/open-battle.ts';
import { address } from '../app/router.ts';
import { Frame } from './Frame.tsx';
import { GamesRow } from './GamesRow.tsx';
import { lazy } from './lazy.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { SavedList } from './SavedList.tsx';

const LittleBattle = lazy(() => import('./LittleBattle.tsx').then((m) => m.LittleBattle), { quiet: true });

/** True once the page has nothing better to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    if ('requestIdleCallback' in window) {
      const asked = requestIdleCallback(rest, { timeout: 2000 });
      return () => cancelIdleCallback(asked);
    }
    const timer = setTimeout(rest, 400);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}

export function FrontScreen() {
  const idle = useIdle();
  const friend = address({ screen: 'setup', game: FIRST_BATTLE.game, battle: FIRST_BATTLE.battle, friend: true });
  return (
    <Frame>
      <section class="hero" aria-labelledby="hero-title">
        <div class="hero-words">
          <h1 id="hero-title">Vexillum</h1>
          <p class="hero-line">
            Battles of blocks, cards and dice, from Marathon to Waterloo, against the computer or a friend beside you.
          </p>
          <button type="button" class="button primary large" onClick={() => void startBattle(firstBattle())}>
            Fight your first battle
          </button>
          <p class="hero-small">
            You lead the Syracusan army at Akragas. No rules to read first: the table tells you what you can do, and
            why.
          </p>
          <ul class="quiet-ways">
            <li>
              <a class="button" href={address({ screen: 'shelf', game: FIRST_BATTLE.game })}>
                I know these games
              </a>
            </li>
            <li>
              <button type="button" class="button" onClick={() => void startBattle(watchedBattle())}>
                Watch one
              </button>
            </li>
            <li>
              <a class="button" href={friend}>
                Play a friend
              </a>
            </li>
          </ul>
        </div>
        <figure class="little-battle" aria-label="A battle between two computer players">
          {idle ? <LittleBattle /> : null}
        </figure>
      </section>
      <SavedList />
      <section class="front-games" aria-labelledby="games-title">
        <h2 id="games-title">The games</h2>
        <GamesRow here={null} level="h3" />
      </section>
      <OpenRecord />
    </Frame>
  );
}
