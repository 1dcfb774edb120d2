// Cards drawn of which one is kept: open to the seat that keeps one, as backs to everybody else.

import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import type { Offer } from '../../../kernel/ruleset.ts';
import { Card, LyingCard } from '../../cards/Card.tsx';
import { CardBack } from '../../cards/CardBack.tsx';

interface DrawnProps {
  readonly view: CommandsView;
  readonly offers: readonly Offer[];
  readonly chosen: Offer | null;
  onPick(offer: Offer): void;
}

export function Drawn({ view, offers, chosen, onPick }: DrawnProps) {
  if (view.drawnCount === 0) return null;
  return (
    <div class="drawn" data-testid="drawn">
      <p class="on-table-title">Drawn</p>
      {view.drawn.length === 0 && (
        <CardBack count={view.drawnCount} label={`${view.drawnCount} cards drawn, face down`} />
      )}
      <ul>
        {view.drawn.map((card, i) => {
          const offer = offers.find((one) => one.card === card.key);
          return (
            // Two cards of one kind are alike; their place tells them apart.
            <li key={i}>
              {offer ? (
                <Card
                  card={card}
                  game={view.game}
                  offered
                  selected={chosen?.choice === offer.choice}
                  onPick={() => onPick(offer)}
                />
              ) : (
                <LyingCard card={card} game={view.game} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
