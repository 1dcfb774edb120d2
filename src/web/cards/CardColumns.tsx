// What lies face up, the latest first, and what has not been seen, by kind: the columns of an overview of cards.

import type { ComponentChildren } from 'preact';

interface UnseenCards {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** The discards, each as a line of a list; what is given besides stands below them. */
export function Discards({
  lines,
  below,
}: {
  readonly lines: readonly ComponentChildren[];
  below?: ComponentChildren;
}) {
  return (
    <section>
      <h3>Discards ({lines.length})</h3>
      {lines.length === 0 && <p>None yet.</p>}
      <ol class="card-list">
        {[...lines].reverse().map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      {below}
    </section>
  );
}

export const unseenCount = (cards: readonly UnseenCards[]): number => cards.reduce((sum, one) => sum + one.count, 0);

/** Cards that nobody here has seen; `where` says where they may be. */
export function Unseen({ cards, where }: { readonly cards: readonly UnseenCards[]; readonly where: string }) {
  return (
    <section>
      <h3>Not yet seen ({unseenCount(cards)})</h3>
      <p class="soft">{where}</p>
      <ul class="card-list">
        {cards
          .filter((one) => one.count > 0)
          .map((one) => (
            <li key={one.key} class="unseen">
              <b>{one.count}</b> {one.name}
            </li>
          ))}
      </ul>
    </section>
  );
}
