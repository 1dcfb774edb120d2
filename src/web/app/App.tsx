// One screen for each address. Only the front page comes with the first file; the others are fetched when they are needed.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Boundary } from '../front/Boundary.tsx';
import { Frame } from '../front/Frame.tsx';
import { FrontScreen } from '../front/FrontScreen.tsx';
import { lazy } from '../front/lazy.tsx';
import { address, go, type Route, route, tookPlace } from './router.ts';
import { useStore } from './store.ts';

const Shelf = lazy(() => import('../front/ShelfScreen.tsx').then((m) => m.ShelfScreen));
const Link = lazy(() => import('../front/LinkScreen.tsx').then((m) => m.LinkScreen));
const SetUp = lazy(() => import('../setup/SetupScreen.tsx').then((m) => m.SetupScreen));
const Muster = lazy(() => import('../muster/MusterScreen.tsx').then((m) => m.MusterScreen));
const Battle = lazy(() => import('../battle/BattleScreen.tsx').then((m) => m.BattleScreen));
const Replay = lazy(() => import('../replay/ReplayScreen.tsx').then((m) => m.ReplayScreen));
const Handbook = lazy(() => import('../handbook/HandbookScreen.tsx').then((m) => m.HandbookScreen));

function Screen({ at }: { readonly at: Route }) {
  switch (at.screen) {
    case 'front':
      return <FrontScreen />;
    case 'shelf':
      return <Shelf game={at.game} />;
    case 'setup':
      return <SetUp key={at.battle} game={at.game} battle={at.battle} friend={at.friend ?? false} />;
    case 'muster':
      return <Muster />;
    case 'battle':
      return <Battle key={at.id} id={at.id} />;
    case 'replay':
      return <Replay key={at.id} id={at.id} at={at.at} />;
    case 'rules':
      return <Handbook key={at.game} game={at.game} refOrId={at.ref} options={at.options ?? []} onClose={leaveRules} />;
    case 'link':
      return <Link part={at.text} />;
    case 'unknown':
      return <Unknown address={at.address} />;
  }
}

/** Back to where one came from; who came by a link goes to the front page. */
function leaveRules(): void {
  if (moves > 0) history.back();
  else go({ screen: 'front' });
}

function Unknown({ address: asked }: { readonly address: string }) {
  return (
    <Frame>
      <div class="plain-page">
        <h1>There is no such page</h1>
        <p>
          The address <q>{asked}</q> leads nowhere. Your saved battles are on the front page.
        </p>
        <a class="button primary" href="#/">
          To the front page
        </a>
      </div>
    </Frame>
  );
}

export function App() {
  const at = useStore(route);
  return (
    <>
      <button type="button" class="skip-link" onClick={skip}>
        Skip to the main part
      </button>
      <Boundary key={address(at)}>
        <Arrival at={address(at)}>
          <Screen at={at} />
        </Arrival>
      </Boundary>
    </>
  );
}

/** The address after `#` names screens, so the browser's own jump cannot be used, and this is a button. */
function skip(): void {
  const main = document.getElementById('main') ?? document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}

/** How often the screen has changed since the page was opened. */
let moves = 0;
let shown = address(route.value);

/** A change of screen puts the reader at the new screen's heading, once it is there. */
function Arrival({ at, children }: { readonly at: string; readonly children: ComponentChildren }) {
  useEffect(() => {
    if (at === shown) return;
    shown = at;
    if (!tookPlace()) moves++;
    scrollTo(0, 0);
    const app = document.getElementById('app') as HTMLElement;
    let put: HTMLElement | null = null;
    /** Answers whether nothing is left to do. */
    const toHeading = (): boolean => {
      const active = document.activeElement;
      // The person, or the screen itself, has gone elsewhere meanwhile.
      if (active && active !== document.body && active !== put && put) return true;
      const heading = app.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      if (heading !== put) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        put = heading;
      }
      return heading.closest('[aria-busy="true"]') === null;
    };
    if (toHeading()) return;
    // The screen is still being fetched, or is setting itself up and will bring another heading.
    const watcher = new MutationObserver(() => toHeading() && watcher.disconnect());
    watcher.observe(app, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [at]);
  return <>{children}</>;
}

const TITLES: { readonly [S in Route['screen']]: string } = {
  front: '',
  shelf: 'The shelf',
  setup: 'Set up a battle',
  muster: 'Muster',
  battle: 'Battle',
  replay: 'Replay',
  rules: 'Handbook',
  link: 'A linked battle',
  unknown: 'No such page',
};

/** The tab's title; a screen that knows better may put its own. */
export function setTitle(title: string): void {
  document.title = title === '' ? 'Vexillum' : `${title} · Vexillum`;
}

export function followTitle(): void {
  const follow = () => setTitle(TITLES[route.value.screen]);
  follow();
  route.subscribe(follow);
}
