// The first thing anyone sees: what this is, one large way in, the quiet ways, and the battles left on the table.

import { useEffect, useState } from 'preact/hooks';
import { FIRST_BATTLE, firstBattle, startBattle, watchedBattle } from '../app/open-battle.ts';
import { address } from '../app/router.ts';
import { listBattles, type SavedBattle } from '../table/saved.ts';
import { Frame } from './Frame.tsx';
import { GamesRow } from './GamesRow.tsx';
import { lazy } from './lazy.tsx';
import { isLeftUnseen } from './left-unseen.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { SavedList } from './SavedList.tsx';
import { ago, playersLine } from './words.ts';

const LittleBattle = lazy(() => import('./LittleBattle.tsx').then((m) => m.LittleBattle), { quiet: true });

/** Milliseconds in which who comes to begin a battle has pressed its button: what only decorates the page is fetched after them. */
const FIRST_LOOK = 2000;

/** True once the page has been looked at and has nothing better to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), FIRST_LOOK);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}

const goesOn = (one: SavedBattle): boolean =>
  one.players.includes('person') ? one.outcome === 'running' : isLeftUnseen(one);

/** The battle that a person left last and that goes on; undefined until it is known whether there is one. */
function useLeftBattle(): SavedBattle | null | undefined {
  const [left, setLeft] = useState<SavedBattle | null>();
  useEffect(() => {
    let here = true;
    listBattles().then(
      (all) => here && setLeft(all.find(goesOn) ?? null),
      // A browser that keeps nothing has nothing to go on with.
      () => here && setLeft(null),
    );
    return () => {
      here = false;
    };
  }, []);
  return left;
}

const begin = (): void => void startBattle(firstBattle());

/** What stands out: the battle that was left, or the first one. */
function MainWay({ left }: { readonly left: SavedBattle | null }) {
  if (left) {
    const { game, armies, seats, players, turn } = left;
    return (
      <>
        <a class="button primary large" href={address({ screen: 'battle', id: left.id })}>
          Continue: {left.name}
        </a>
        <p class="hero-small">
          {!isLeftUnseen(left) && `Turn ${turn}, `}
          {ago(left.changed)}. {playersLine(game, seats ?? armies, players)}.
        </p>
      </>
    );
  }
  return (
    <>
      <button type="button" class="button primary large" onClick={begin}>
        Fight your first battle
      </button>
      <p class="hero-small">
        You lead the Romans at the Ebro. No rules to read first: the table tells you what you can do, and why.
      </p>
    </>
  );
}

export function FrontScreen() {
  const idle = useIdle();
  const left = useLeftBattle();
  const friend = address({ screen: 'setup', game: FIRST_BATTLE.game, battle: FIRST_BATTLE.battle, friend: true });
  return (
    <Frame>
      <section class="hero" aria-labelledby="hero-title">
        <div class="hero-words">
          <h1 id="hero-title">Vexillum</h1>
          <p class="hero-line">
            Battles of blocks, cards and dice, from Marathon to Waterloo, against the computer or a friend beside you.
          </p>
          {/* Its room is kept while the store is asked, so that nothing moves under the finger. */}
          <div class={`hero-way${left === undefined ? ' asking-store' : ''}`}>
            <MainWay left={left ?? null} />
          </div>
          <ul class="quiet-ways">
            {left && (
              <li>
                <button type="button" class="button" onClick={begin}>
                  Fight your first battle
                </button>
              </li>
            )}
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
