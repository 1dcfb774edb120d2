// A small sign in the colour of the text around it. It says nothing by itself: words stand beside it or in a label.

import type { Icon } from '../art/icons.ts';

export function Sign({ path, class: extra = '' }: { readonly path: Icon; readonly class?: string }) {
  return (
    <svg class={`b-sign ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** An emblem of a faction, filled. */
export function Emblem({ path, class: extra = '' }: { readonly path: string; readonly class?: string }) {
  return (
    <svg class={`b-emblem ${extra}`} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}
