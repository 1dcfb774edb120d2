// An order card. The seal tells how many units it activates, the stone what it brings when it is drawn in a rally.

import '../../styles/cards.css';
import '../../styles/dark-ages.css';
import type { CardView } from '../../../games/dark-ages/telling/view/types.ts';
import { HandCard, type HandCardProps } from '../../cards/HandCard.tsx';
import { CardPicture, KindEmblem, Seal, Stone, sealWords, stoneWords } from './CardParts.tsx';
import { kindOf } from './card-art.ts';

export const cardWords = (card: CardView, offered: boolean): string =>
  [
    `${card.name}.`,
    `${sealWords(card)}.`,
    `${stoneWords(card.stone)}.`,
    `As orders: ${card.moment}.`,
    card.text,
    offered ? '' : 'Not to be played now.',
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll('..', '.')
    .replaceAll('!.', '!');

export const OrderCard = ({ card, ...hand }: HandCardProps & { readonly card: CardView }) => (
  <HandCard
    {...hand}
    card={card.key}
    look={`d-card d-card-${kindOf(card.group).key}`}
    words={cardWords(card, hand.offered)}
    face={(digit) => <CardFace card={card} digit={digit} />}
  />
);

/** A card as it lies open on the table: to be looked at, not picked. */
export function OpenCard({ card }: { readonly card: CardView }) {
  return (
    <div
      class={`card d-card d-card-${kindOf(card.group).key} offered open`}
      role="img"
      aria-label={cardWords(card, true)}
    >
      <CardFace card={card} />
    </div>
  );
}

function CardFace({ card, digit }: { readonly card: CardView; readonly digit?: string }) {
  return (
    <span class="card-sheet" aria-hidden="true">
      <span class="card-band">
        <KindEmblem group={card.group} />
        <span class="card-kind">{kindOf(card.group).label}</span>
        {digit !== undefined && <span class="card-key">{digit}</span>}
      </span>
      <span class="card-name">{card.name}</span>
      <span class="card-art">
        <CardPicture card={card.key} />
      </span>
      <span class="card-text">{card.text}</span>
      <span class="d-card-foot">
        <Seal value={card.activation} />
        <span class="d-card-moment">{card.moment}</span>
        <Stone stone={card.stone} />
      </span>
    </span>
  );
}

/** A card as a line of a list: discards, cards still unseen. */
export function CardSmall({ card, count }: { readonly card: CardView; readonly count?: number }) {
  return (
    <span class={`card-small d-card-${kindOf(card.group).key}`}>
      <span class="small-band">
        <KindEmblem group={card.group} />
      </span>
      <span class="small-name">{card.name}</span>
      <span class="d-small-marks" role="img" aria-label={`${sealWords(card)}, ${stoneWords(card.stone)}`}>
        <Seal value={card.activation} size={22} />
        <Stone stone={card.stone} size={18} />
      </span>
      {count !== undefined && <span class="small-count">{count > 1 ? `× ${count}` : ''}</span>}
    </span>
  );
}
