// All that a table shows of the cards: what lies face up, and what has not been seen, by kind.

import { CardSmall } from '../../cards/CardSmall.tsx';
import type { View } from '../session.ts';
import { Dialog } from './Dialog.tsx';

export function CardsDialog({ view, onClose }: { readonly view: View; readonly onClose: () => void }) {
  const unseen = view.unseen.filter((one) => one.count > 0);
  const hidden = unseen.reduce((sum, one) => sum + one.count, 0);
  return (
    <Dialog title="Cards" class="cards-dialog" testid="cards" onClose={onClose}>
      <p>
        {view.deckCount} in the deck. In hand: {view.sides.map((side) => `${side.army} ${side.handCount}`).join(', ')}.
      </p>
      <div class="cards-columns">
        <section>
          <h3>Discards ({view.discards.length})</h3>
          {view.discards.length === 0 && <p>None yet.</p>}
          <ol class="card-list">
            {[...view.discards].reverse().map((card, i) => (
              <li key={i}>
                <CardSmall card={card} />
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>Not yet seen ({hidden})</h3>
          <p class="soft">The deck, the other hand and what else lies face down.</p>
          <ul class="card-list">
            {unseen.map((one) => (
              <li key={one.key} class="unseen">
                <b>{one.count}</b> {one.name}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
