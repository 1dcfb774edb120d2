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
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState(false);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Loaded) return;
      let here = true;
      load().then(
        (component) => {
          Loaded = component;
          if (here) redraw((n) => n + 1);
        },
        () => here && setFailed(true),
      );
      return () => {
        here = false;
      };
    }, [tries]);
    if (Loaded) return <Loaded {...props} />;
    if (quiet) return null;
    if (!failed) return <main class="loading" id="main" aria-busy="true" />;
    const again = () => {
      setFailed(false);
      setTries((n) => n + 1);
    };
    return (
      <main class="plain-page" id="main">
        <h1>This part of the page could not be fetched</h1>
        <p>There may be no network, or a newer version of the page has come out. Your saved battles are not touched.</p>
        <div class="button-row">
          <button type="button" class="button primary" onClick={again}>
            Try again
          </button>
          <button type="button" class="button" onClick={() => location.reload()}>
            Load the page anew
          </button>
        </div>
      </main>
    );
  };
}
