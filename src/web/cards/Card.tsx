// A command card of the hand. It is a button also when it is not on offer: picking it then is how one asks why.

import '../styles/cards.css';
import type { CardView } from '../../families/commands/view-types.ts';
import { CardPicture, KindEmblem } from './CardPicture.tsx';
import { cardWords } from './card-words.ts';
import { kindOf } from './kinds.ts';

export interface CardProps {
  readonly card: CardView;
  readonly offered: boolean;
  readonly selected?: boolean;
  /** Place in the hand from 0; the first nine have a number key. */
  readonly index?: number;
  readonly game?: string;
  readonly onPick?: (card: CardView) => void;
}

export function Card({ card, offered, selected = false, index, game = 'ancients', onPick }: CardProps) {
  const kind = kindOf(card.group);
  const digit = index !== undefined && index < 9 ? String(index + 1) : undefined;
  return (
    <button
      type="button"
      class={`card card-${kind.key}${card.sections ? ' diagram' : ''}${selected ? ' selected' : ''}${offered ? ' offered' : ''}`}
      data-card={card.key}
      aria-label={cardWords(card, offered)}
      aria-disabled={!offered}
      aria-pressed={selected}
      aria-keyshortcuts={digit}
      onClick={() => onPick?.(card)}
    >
      <CardFace card={card} game={game} digit={digit} />
    </button>
  );
}

/** A card as it lies open on the table: to be looked at, not picked. */
export function OpenCard({ card, game = 'ancients' }: { card: CardView; game?: string }) {
  return (
    <div
      class={`card card-${kindOf(card.group).key}${card.sections ? ' diagram' : ''} offered open`}
      role="img"
      aria-label={cardWords(card, true)}
    >
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
