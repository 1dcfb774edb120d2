// The cards that a seat, or all, held at the moment on show.

import type { TableView } from '../../kernel/view.ts';
import { armyOf } from '../battle/seats.ts';
import { useKit } from '../games/use-kit.ts';
import type { ReplayModel } from './replay-session.ts';

interface HandsProps {
  readonly view: TableView;
  readonly hands: ReplayModel['hands'];
}

export function Hands({ view, hands }: HandsProps) {
  const { CardSmall } = useKit().cards;
  return (
    <section class="replay-hands" aria-label="Cards in hand">
      {hands.map(({ seat, cards }) => (
        <div class="replay-hand" key={seat}>
          <h2>
            {armyOf(view, seat)}: {cards.length === 1 ? '1 card' : `${cards.length} cards`}
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
