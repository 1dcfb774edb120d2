// A screen, or a part of one, whose code is fetched when it is first shown.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A `quiet` part is an extra: while it is fetched, or if it cannot be, nothing stands in its place. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false }: { readonly quiet?: boolean } = {},
): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [state, setState] = useState<'fetching' | 'here' | 'failed'>('fetching');
    useEffect(() => {
      if (Loaded) return;
      let wanted = true;
      load().then(
        (component) => {
          Loaded = component;
          if (wanted) setState('here');
        },
        () => wanted && setState('failed'),
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (quiet) return null;
    return state === 'failed' ? <Failed /> : <main class="loading" id="main" aria-busy="true" />;
  };
}

/** Browsers do not fetch a part again that failed once, so only the whole page can be had anew. */
function Failed() {
  return (
    <main class="plain-page" id="main">
      <h1>This part of the page could not be fetched</h1>
      <p>There may be no network, or a newer version of the page has come out. Your saved battles are not touched.</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          Load the page anew
        </button>
        <a class="button" href="#/">
          To the front page
        </a>
      </div>
    </main>
  );
}
