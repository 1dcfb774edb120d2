// Cards drawn of which one is kept: open to the seat that keeps one, as backs to everybody else. What they say stands in the prompt, where
// one of them is chosen.

import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import { LyingCard } from '../../cards/Card.tsx';
import { CardBack } from '../../cards/CardBack.tsx';

export function Drawn({ view }: { readonly view: CommandsView }) {
  if (view.drawnCount === 0) return null;
  return (
    <div class="drawn" data-testid="drawn">
      <p class="on-table-title">Drawn</p>
      {view.drawn.length === 0 && (
        <CardBack count={view.drawnCount} label={`${view.drawnCount} cards drawn, face down`} />
      )}
      <ul>
        {view.drawn.map((card, i) => (
          // Two cards of one kind are alike; their place tells them apart.
          <li key={i}>
            <LyingCard card={card} game={view.game} />
          </li>
        ))}
      </ul>
    </div>
  );
}
