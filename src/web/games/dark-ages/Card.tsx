// An order card. The seal tells how many units it activates, the stone what it brings when it is drawn in a rally.

import '../../styles/cards.css';
import '../../styles/dark-ages.css';
import type { CardView } from '../../../games/dark-ages/telling/view/types.ts';
import { type CardParts, HandCard, type HandCardProps, TableLine } from '../../cards/HandCard.tsx';
import { CardPicture, KindEmblem, Seal, Stone, sealWords, stoneWords } from './CardParts.tsx';
import { kindOf } from './card-art.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '');

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

const partsOf = (card: CardView): CardParts => ({
  look: `d-card-${kindOf(card.group).key}`,
  sign: <KindEmblem group={card.group} />,
  name: card.name,
  picture: (
    <>
      <CardPicture card={card.key} />
      <Seal value={card.activation} size={24} />
      <Stone stone={card.stone} size={18} />
    </>
  ),
  text: (
    <>
      {card.text} <i class="card-when">{capital(card.moment)}.</i>
    </>
  ),
});

export const OrderCard = ({ card, ...hand }: HandCardProps & { readonly card: CardView }) => (
  <HandCard {...hand} card={card.key} words={cardWords(card, hand.offered)} parts={partsOf(card)} />
);

/** A card as it lies open on the table: to be looked at, not picked. */
export const LyingCard = ({ card }: { readonly card: CardView }) => (
  <TableLine words={cardWords(card, true)} parts={{ ...partsOf(card), picture: <CardPicture card={card.key} /> }} />
);

/** The whole card, for the eye. */
export function WholeCard({ card }: { readonly card: CardView }) {
  return (
    <div class={`card d-card d-card-${kindOf(card.group).key}`} aria-hidden="true">
      <span class="card-sheet">
        <span class="card-band">
          <KindEmblem group={card.group} />
          <span class="card-kind">{kindOf(card.group).label}</span>
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
    </div>
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
