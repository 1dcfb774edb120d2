// A command card, in the hand and open on the table.

import '../styles/cards.css';
import type { CardView } from '../../families/commands/telling/view/types.ts';
import { CardPicture, KindEmblem } from './CardPicture.tsx';
import { cardWords } from './card-words.ts';
import { HandCard, type HandCardProps } from './HandCard.tsx';
import { kindOf } from './kinds.ts';

interface CardProps extends HandCardProps {
  readonly card: CardView;
  readonly game?: string;
}

const lookOf = (card: CardView): string => `card-${kindOf(card.group).key}${card.sections ? ' diagram' : ''}`;

export const Card = ({ card, game = 'ancients', ...hand }: CardProps) => (
  <HandCard
    {...hand}
    card={card.key}
    look={lookOf(card)}
    words={cardWords(card, hand.offered)}
    face={(digit) => <CardFace card={card} game={game} digit={digit} />}
  />
);

/** A card as it lies open on the table: to be looked at, not picked. */
export function OpenCard({ card, game = 'ancients' }: { card: CardView; game?: string }) {
  return (
    <div class={`card ${lookOf(card)} offered open`} role="img" aria-label={cardWords(card, true)}>
      <CardFace card={card} game={game} />
    </div>
  );
}

function CardFace({ card, game, digit }: { card: CardView; game: string; digit?: string }) {
  return (
    <span class="card-sheet" aria-hidden="true">
      <span class="card-band">
        <KindEmblem group={card.group} />
        <span class="card-kind">{card.reaction ? 'Reaction' : kindOf(card.group).label}</span>
        {digit !== undefined && <span class="card-key">{digit}</span>}
      </span>
      <span class="card-name">{card.name}</span>
      <span class="card-art">
        <CardPicture card={card} game={game} />
      </span>
      <span class="card-text">{card.text}</span>
      {card.reaction && <span class="card-reaction" />}
    </span>
  );
}
