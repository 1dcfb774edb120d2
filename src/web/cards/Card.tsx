// A command card: in the hand, as one line on the table, and whole.

import '../styles/cards.css';
import type { CardView } from '../../families/commands/telling/view/types.ts';
import { CardPicture, KindEmblem } from './CardPicture.tsx';
import { cardWords } from './card-words.ts';
import { type CardParts, HandCard, type HandCardProps, TableLine } from './HandCard.tsx';
import { kindOf } from './kinds.ts';

interface CardProps extends HandCardProps {
  readonly card: CardView;
  readonly game?: string;
}

const partsOf = (card: CardView, game: string): CardParts => ({
  look: `card-${kindOf(card.group).key}`,
  sign: <KindEmblem group={card.group} />,
  name: card.name,
  picture: <CardPicture card={card} game={game} />,
  text: card.text,
});

export const Card = ({ card, game = 'ancients', ...hand }: CardProps) => (
  <HandCard {...hand} card={card.key} words={cardWords(card, hand.offered)} parts={partsOf(card, game)} />
);

/** A card as it lies open on the table: to be looked at, not picked. */
export const LyingCard = ({ card, game = 'ancients' }: { readonly card: CardView; readonly game?: string }) => (
  <TableLine words={cardWords(card, true)} parts={partsOf(card, game)} />
);

/** The whole card, for the eye. */
export function WholeCard({ card, game = 'ancients' }: { readonly card: CardView; readonly game?: string }) {
  return (
    <div class={`card card-${kindOf(card.group).key}${card.sections ? ' diagram' : ''}`} aria-hidden="true">
      <span class="card-sheet">
        <span class="card-band">
          <KindEmblem group={card.group} />
          <span class="card-kind">{card.reaction ? 'Reaction' : kindOf(card.group).label}</span>
        </span>
        <span class="card-name">{card.name}</span>
        <span class="card-art">
          <CardPicture card={card} game={game} />
        </span>
        <span class="card-text">{card.text}</span>
        {card.reaction && <span class="card-reaction" />}
      </span>
    </div>
  );
}
