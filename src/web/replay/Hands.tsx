// The cards that a side, or both, held at the moment on show.

import type { CommandsView } from '../../families/commands/view.ts';
import { CardSmall } from '../cards/CardSmall.tsx';
import type { ReplayModel } from './replay-session.ts';

interface HandsProps {
  readonly view: CommandsView;
  readonly hands: ReplayModel['hands'];
}

export function Hands({ view, hands }: HandsProps) {
  return (
    <section class="replay-hands" aria-label="Cards in hand">
      {hands.map(({ seat, cards }) => (
        <div class="replay-hand" key={seat}>
          <h2>
            {view.sides[seat]?.army}: {cards.length === 1 ? '1 card' : `${cards.length} cards`}
          </h2>
          <ul>
            {cards.map((card, i) => (
              // Cards of one kind are alike; their place in the hand tells them apart.
              <li key={`${card.key} ${i}`} title={card.text}>
                <CardSmall card={card} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
